"""A review as one page of HTML that needs no server and no network: curve, accounts, turning points, errors."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib import resources

from ludoteca.ledger.accounts import Event
from ludoteca.ledger.steps import start_of, steps
from ludoteca.ledger.telling import Telling

WIDTH, HEIGHT = 960, 300
MARKS = 16
"""Room above the curve for the numbers of the turning points."""
HUES = 8


def page(told: Telling) -> str:
    """Write the page."""
    style, script = (_own(name) for name in ("page.css", "page.js"))
    beginning = "".join(f'<p class="quiet">{escape(line)}</p>' for line in told.beginning())
    turns = "".join(_turn(told, event) for event in told.review.turning_points)
    errors = _list(told.errors())
    doubtful = told.opinions()
    opinions = f"<h2>{escape(told.say('opinions'))}</h2>{_list(doubtful)}" if doubtful else ""
    return (
        f'<!doctype html><html lang="{told.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(told.title)}</title><style>{style}</style></head><body><main>"
        f"<h1>{escape(told.title)}</h1>{beginning}"
        f"<h2>{escape(told.say('curve'))}</h2>{_curve(told)}"
        f"{_table(told.heads(), told.rows())}<p>{escape(told.luck())} {escape(told.adjusted())}</p>"
        f"<h2>{escape(told.say('matrix'))}</h2>{_table(['', *told.people], told.matrix())}"
        f"<h2>{escape(told.say('turning'))}</h2><ol>{turns}</ol>"
        f"<h2>{escape(told.say('errors'))}</h2>{errors}{opinions}"
        f"{_record(told)}</main><script>{script}</script></body></html>\n"
    )


def _list(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _own(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text(encoding="utf-8")


def _curve(told: Telling) -> str:
    """Draw the chances of all seats, one on the other, with the turning points marked."""
    events = told.review.events
    seats = range(told.match.seats)
    last = max(1, len(events) - 1)
    across = [WIDTH * at / last for at in range(len(events))]
    bands = "".join(
        f'<polygon class="hue-{seat % HUES}" points="{_points(across, events, seat)}">'
        f"<title>{escape(told.people[seat])}</title></polygon>"
        for seat in seats
    )
    marks = "".join(
        f'<g transform="translate({across[events.index(turn)]:.1f})"><line y1="{MARKS}" y2="{HEIGHT}"/>'
        f'<text y="{MARKS - 4}" text-anchor="middle">{number}</text></g>'
        for number, turn in enumerate(told.review.turning_points, 1)
    )
    keys = "".join(f'<li class="hue-{seat % HUES}">{escape(told.people[seat])}</li>' for seat in seats)
    label = escape(told.say("curve"), quote=True)
    return (
        f'<svg viewBox="-12 0 {WIDTH + 24} {HEIGHT}" role="img" aria-label="{label}">{bands}{marks}</svg>'
        f'<ul class="keys">{keys}</ul>'
    )


def _points(across: Sequence[float], events: Sequence[Event], seat: int) -> str:
    """Go along the upper edge of a seat's band and back along the lower one; bands fill the height."""
    tops, floors = [], []
    for x, event in zip(across, events, strict=True):
        all_of, below = sum(event.chances) or 1.0, sum(event.chances[:seat])
        top, floor = ((one / all_of) for one in (below, below + event.chances[seat]))
        tops.append(f"{x:.1f},{MARKS + (HEIGHT - MARKS) * top:.1f}")
        floors.append(f"{x:.1f},{MARKS + (HEIGHT - MARKS) * floor:.1f}")
    return " ".join([*tops, *reversed(floors)])


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' if one else "<td></td>" for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(one)}</td>" for one in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _turn(told: Telling, event: Event) -> str:
    """Tell a turning point, with the board before it."""
    match = told.match
    before = next(step.before for step in steps(match, *start_of(match)) if step.entry.seq == event.seq)
    board = f"<details><summary>{escape(told.say('board'))}</summary><pre>{escape(before.picture())}</pre></details>"
    return f"<li>{escape(told.turn(event))}{board}</li>"


def _record(told: Telling) -> str:
    """Hold the record, and what the page says when its key fits what was promised, or does not."""
    record = json.dumps(told.match.record(), ensure_ascii=False).replace("<", "\\u003c")
    proved, unproved = (escape(told.say(id), quote=True) for id in ("proved", "unproved"))
    return (
        f"<h2>{escape(told.say('record'))}</h2>"
        f'<p id="proof" role="status" data-proved="{proved}" data-unproved="{unproved}"></p>'
        f'<script type="application/json" id="record">{record}</script>'
    )
