"""The plots of a tournament's page: plain HTML and SVG, drawn by themselves, readable in the light and in the dark."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from ludoteca.bots.program import PROGRAM
from ludoteca.lab.tournament.ratings import Wins
from ludoteca.lab.tournament.standings import Standing

LONGEST_NAME = 26
WIDTH, HEIGHT = 480, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 14, 46
HUES = 8
STRONGEST = 65
"""How much of its colour, in hundredths, a cell of the heat map has at most: its text stays readable."""


def short(name: str) -> str:
    """Shorten a name for a plot; of a program the end tells more.

    >>> short("program:/usr/bin/python3 /home/ada/robots/clever.py")
    '…3 /home/ada/robots/clever.py'
    """
    name = name.removeprefix(PROGRAM)
    return name if len(name) <= LONGEST_NAME + 2 else f"…{name[-LONGEST_NAME - 2 :]}"


def breakable(name: str) -> str:
    """Write a name so that it breaks where its parts end.

    >>> breakable("search:0.1")
    'search:<wbr>0.1'
    """
    return escape(name).replace(":", ":<wbr>").replace("/", "/<wbr>")


def ratings(rows: Sequence[Standing]) -> str:
    """Draw each rating as a dot on the band of its interval."""
    return bands([(row.name, row.rating.points, row.rating.low, row.rating.high) for row in rows], "+.0f")


def bands(rows: Sequence[tuple[str, float, float, float]], form: str, zero: float = 0.0) -> str:
    """Draw numbers, each with its name, its least and its most, as dots on bands; a line tells where `zero` is."""
    low, high = min(zero, *(row[2] for row in rows)), max(zero, *(row[3] for row in rows))
    span = (high - low) or 1.0

    def at(points: float) -> str:
        return f"{100 * (points - low) / span:.2f}%"

    drawn = (
        f'<span class="name">{breakable(name)}</span>'
        f'<span class="number">{value:{form}} <span class="quiet">({least:{form}}…{most:{form}})</span></span>'
        f'<span class="track"><i style="left:{at(least)};width:{100 * (most - least) / span:.2f}%"></i>'
        f'<b style="left:{at(value)}"></b></span>'
        for name, value, least, most in rows
    )
    return f'<div class="rows" style="--zero:{at(zero)}">{"".join(drawn)}</div>'


def heat(names: Sequence[str], wins: Wins) -> str:
    """Draw how often each bot (row) stood before each other (column)."""
    heads = "".join(f'<th scope="col">{breakable(short(name))}</th>' for name in names)
    lines = (
        f'<tr><th scope="row">{breakable(short(name))}</th>'
        f"{''.join(_cell(wins[one][other], wins[other][one], one == other) for other in range(len(names)))}</tr>"
        for one, name in enumerate(names)
    )
    return (
        f'<div class="wide"><table class="heat"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def _cell(won: float, lost: float, itself: bool) -> str:
    """Draw one pair: the further from even, the more colour."""
    games = won + lost
    if itself or not games:
        return "<td></td>" if itself else '<td class="quiet">–</td>'
    share = won / games
    side = "lead" if share > 0.5 else "trail"
    part = f"--side:var(--{side});--part:{2 * STRONGEST * abs(share - 0.5):.0f}%"
    return f'<td style="{part}">{100 * share:.0f} %<small>of {games:g}</small></td>'


def strength_by_time(rows: Sequence[Standing]) -> str:
    """Draw ratings against seconds of computing for a decision; bots that differ in their budget are joined."""
    timed = [(row, row.score.mean_cpu) for row in rows]
    placed = [(row, seconds) for row, seconds in timed if seconds]
    if not placed:
        return '<p class="quiet">No computing time was measured.</p>'
    across = [math.log10(seconds) for _, seconds in placed]
    x = _scale(min(across) - 0.15, max(across) + 0.15, LEFT, WIDTH - RIGHT)
    up = [end for row, _ in placed for end in (row.rating.low, row.rating.high)]
    y = _scale(min(up), max(up), HEIGHT - BOTTOM, TOP)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="rating against computing time">'
        f"{_axes(x, y, placed, up)}{_families(x, y, placed)}"
        f"{''.join(_dot(x(math.log10(seconds)), y, row) for row, seconds in placed)}</svg>"
    )


Placed = Sequence[tuple[Standing, float]]


class _Scale:
    """Carries a range of numbers over to a range of the picture."""

    def __init__(self, low: float, high: float, begin: float, end: float) -> None:
        self.low, self.high = low, high
        self._begin, self._by = begin, (end - begin) / ((high - low) or 1.0)

    def __call__(self, number: float) -> float:
        return self._begin + self._by * (number - self.low)


def _scale(low: float, high: float, begin: float, end: float) -> _Scale:
    return _Scale(low, high, begin, end)


def _axes(x: _Scale, y: _Scale, placed: Placed, up: Sequence[float]) -> str:
    """Draw the grid with its numbers."""
    bottom = HEIGHT - BOTTOM
    marks = [
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(points):.1f}" y2="{y(points):.1f}"/>'
        f'<text class="tick" x="{LEFT - 6}" y="{y(points) + 4:.1f}" text-anchor="end">{points:+g}</text>'
        for points in steps(min(up), max(up))
    ]
    marks += [
        f'<line class="grid" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{TOP}" y2="{bottom}"/>'
        f'<text class="tick" x="{x(at):.1f}" y="{bottom + 16}" text-anchor="middle">{_seconds(10**at)}</text>'
        for at in decades(x.low, x.high)
    ]
    marks.append(f'<text class="tick" x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">CPU time a move</text>')
    return "".join(marks)


def _families(x: _Scale, y: _Scale, placed: Placed) -> str:
    """Join the bots of one kind, in the order of their times."""
    families: dict[str, list[tuple[float, float]]] = {}
    for row, seconds in placed:
        if not row.name.startswith(PROGRAM):
            point = x(math.log10(seconds)), y(row.rating.points)
            families.setdefault(row.name.partition(":")[0], []).append(point)
    return "".join(
        f'<polyline class="family" points="{" ".join(f"{across:.1f},{up:.1f}" for across, up in sorted(points))}"/>'
        for points in families.values()
        if len(points) > 1
    )


def _dot(across: float, y: _Scale, row: Standing) -> str:
    """Draw a bot: whisker, dot and name, on the side where there is room."""
    right = across > (LEFT + WIDTH - RIGHT) / 2
    label, anchor = (across - 9, "end") if right else (across + 9, "start")
    up = y(row.rating.points)
    return (
        f"<g><title>{escape(row.name)}</title>"
        f'<line class="whisker" x1="{across:.1f}" x2="{across:.1f}" '
        f'y1="{y(row.rating.low):.1f}" y2="{y(row.rating.high):.1f}"/>'
        f'<circle cx="{across:.1f}" cy="{up:.1f}" r="5"/>'
        f'<text x="{label:.1f}" y="{up + 4:.1f}" text-anchor="{anchor}">{escape(short(row.name))}</text></g>'
    )


def steps(low: float, high: float) -> list[int]:
    """Choose round numbers for an axis, at most eight.

    >>> steps(-130, 220)
    [-100, -50, 0, 50, 100, 150, 200]
    """
    step = next(step for step in (10, 20, 50, 100, 200, 500, 1000, 2000, 5000) if (high - low) / step < 8)
    return [step * at for at in range(math.ceil(low / step), math.floor(high / step) + 1)]


def decades(low: float, high: float) -> list[float]:
    """Choose round numbers for a logarithmic axis, as logarithms: 1, 2, 5 of each decade, or 1 alone of many.

    >>> [f"{10 ** at:g}" for at in decades(-2.2, -0.9)]
    ['0.01', '0.02', '0.05', '0.1']
    """
    digits = (1, 2, 5) if high - low < 2 else (1,)
    tens = range(math.floor(low), math.ceil(high) + 1)
    return [at for ten in tens for digit in digits if low <= (at := ten + math.log10(digit)) <= high]


def _seconds(seconds: float) -> str:
    """Write a time with its unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size * 0.999:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


def sources(rows: Sequence[Standing]) -> str:
    """Draw where the points of each bot came from, on average of the games that were finished.

    Bars are drawn where sources add up to the points; in some games one multiplies others.
    """
    means = {row.name: _means(row) for row in rows}
    names = list(dict.fromkeys(source for mean in means.values() for source in mean))
    if not names:
        return ""
    hues = {source: f"--hue:var(--hue-{at % HUES})" for at, source in enumerate(names)}
    adds_up = all(sum(row.score.sources.values()) == sum(row.score.points) for row in rows)
    heads = "".join(f'<th scope="col">{breakable(short(row.name))}</th>' for row in rows)
    key = '<span class="key" style="{}"></span>' if adds_up else ""
    lines = (
        f'<tr><th scope="row">{key.format(hues[source])}{escape(_words(source))}</th>'
        f"{''.join(f'<td>{_mean(means[row.name], source)}</td>' for row in rows)}</tr>"
        for source in names
    )
    return (
        f'{_stacks(means, hues) if adds_up else ""}<div class="wide"><table><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def _stacks(means: Mapping[str, Mapping[str, float]], hues: Mapping[str, str]) -> str:
    """Draw the sources of each bot one after the other; points that were lost are in the table alone."""
    longest = max(sum(max(0.0, points) for points in mean.values()) for mean in means.values()) or 1.0
    drawn = []
    for name, mean in means.items():
        parts = (
            f'<i style="{hues[source]};width:{100 * points / longest:.2f}%" '
            f'title="{escape(_words(source))} {points:.1f}"></i>'
            for source, points in mean.items()
            if points > 0
        )
        total = f"{sum(mean.values()):.1f}" if mean else "–"
        drawn.append(
            f'<span class="name">{breakable(name)}</span><span class="number">{total}</span>'
            f'<span class="stack">{"".join(parts)}</span>'
        )
    return f'<div class="rows">{"".join(drawn)}</div>'


def _means(row: Standing) -> dict[str, float]:
    games = len(row.score.points)
    return {source: points / games for source, points in row.score.sources.items()}


def _mean(means: Mapping[str, float], source: str) -> str:
    return f"{means[source]:.1f}" if source in means else "–"


def _words(source: str) -> str:
    return source.replace("_", " ")


def grid(heads: Sequence[str], lines: Iterable[Sequence[str]], kind: str = "") -> str:
    """Draw a table of texts, of a class."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{breakable(cell)}</td>' for cell in cells)}</tr>" for cells in lines)
    return f'<div class="wide"><table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
