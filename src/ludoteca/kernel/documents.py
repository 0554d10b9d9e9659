"""Documents: the readable form of a position, as TOML that tests and reports of bugs can hold; and their check.

A document may come from anywhere, and compiled rules do not check what they are given. So all that a document says is
checked before a match begins with it: its shape, its stack, what the game knows to be impossible, and whether the
position made from it looks as the document says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

import tomli_w

from ludoteca.kernel.bits import union
from ludoteca.kernel.numbered import Numbered
from ludoteca.kernel.options import complete
from ludoteca.kernel.room import OPEN
from ludoteca.kernel.shapes import Part, Shape, bad, disagreement

SLOTS = 4

if TYPE_CHECKING:
    from ludoteca.kernel.position import Position
    from ludoteca.kernel.room import Room, View


def write(document: View) -> str:
    """Write a document as TOML; what is None is left out, since TOML has no word for it.

    >>> print(write({"seats": 2, "combat": None, "hands": [["ship"], []]}), end="")
    seats = 2
    hands = [
        [
            "ship",
        ],
        [],
    ]
    """
    return tomli_w.dumps(_without_nothing(document))


def read(text: str) -> View:
    """Read a document from TOML, for `Game.load`; raises tomllib.TOMLDecodeError when it is none."""
    return tomllib.loads(text)


def _without_nothing(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_nothing(part) for key, part in value.items() if part is not None}
    if isinstance(value, list):
        return [_without_nothing(part) for part in value]
    return value


def frames_of(stack: Sequence[Mapping[str, Any]], asks: type[Numbered]) -> list[tuple[int, ...]]:
    """Read the pending decisions that a view shows, from the bottom up."""
    return [(asks.named(frame["decision"]), union(frame["seats"]), *frame["args"]) for frame in stack]


def check(game: Room, document: Mapping[str, Any], agreed: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Tell the complete options of a document that a match can begin with; `agreed` are those of its record.

    Raises BadRecord or BadOption naming the first field that does not fit.
    """
    seats = document.get("seats") if isinstance(document, Mapping) else None
    if type(seats) is not int:
        raise bad("seats", "is missing" if seats is None else "is not a whole number")
    shape = Shape(game.shape, game.check_seats(seats))
    checked = shape.check(document)
    options = complete(game.options, {**(agreed or {}), **checked.get("options", {})}, seats)
    _check_stack(game, checked)
    position = game.position_from(Part("", {**checked, "options": options}))
    for fault, problem in chain(game.faults(position), game.left_out(position) if agreed is None else ()):
        raise bad(fault, problem)
    _check_decisions(game, position)
    shown = shape.check(game.view(position, OPEN))
    if (field := disagreement(_compared(checked), shown, "")) is not None:
        raise bad(field, "does not follow from the rest of the document")
    return options


def _compared(document: Part) -> dict[str, Any]:
    """Leave out what a view does not tell: the options, which are checked, and the result, which follows."""
    return {name: part for name, part in document.items() if name not in ("options", "result")}


def _check_stack(game: Room, document: Part) -> None:
    """Check that each decision is one at which a document can begin, lies where it may, and has numbers in range."""
    below = ""
    for at, frame in enumerate(document.get("stack", ())):
        where = f"stack[{at}]"
        name: str = frame["decision"]
        if name not in game.decisions:
            raise bad(f"{where}.decision", f"no {name!r}")
        asked = game.pending.get(name)
        if asked is None:
            raise bad(f"{where}.decision", "is a step of a move that is not complete")
        if below not in asked.on:
            raise bad(f"{where}.decision", f"does not lie on {below or 'nothing'!r}")
        if len(set(frame["seats"])) != len(frame["seats"]) or len(frame["seats"]) not in asked.deciders:
            raise bad(f"{where}.seats", f"are not {asked.deciders[0]} to {asked.deciders[-1]} seats")
        for slot, (number, allowed) in enumerate(zip(frame["args"], _allowed(game, name), strict=True)):
            if number not in allowed:
                raise bad(f"{where}.args[{slot}]", f"is not from {allowed[0]} to {allowed[-1]}")
        below = name


def _allowed(game: Room, decision: str) -> list[range]:
    """Tell what the numbers of a decision may be; one that is no slot is 0."""
    declared = game.position.decisions[game.decisions.index(decision)].kind
    ranges = [declared.ranges.get(slot, range(1)) for slot in declared.parts]
    return ranges + [range(1)] * (SLOTS - len(ranges))


def _check_decisions(game: Room, position: Position) -> None:
    """Check that everybody who is asked can answer."""
    if position.depth and not position.to_act:
        raise bad("stack", "asks nobody")
    for seat in position.to_act:
        if not position.picks(seat):
            raise bad("stack", f"leaves seat {seat} nothing to pick")
