"""Origo (Wolfgang Kramer, 2007): tribes contend for land in 5th-century Europe.

The rules in words are in rules.md, the parts in data.toml; `rules/` has a module for each chapter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from ludoteca.games.origo import document, refusals, view
from ludoteca.games.origo.data import SQUARES, load
from ludoteca.games.origo.rules import setup
from ludoteca.games.origo.rules.turn import OrigoPosition
from ludoteca.games.origo.shape import OrigoView
from ludoteca.games.origo.tables import ACTIONS, DECISIONS, EVENTS, FIRST_ACTION, FIRST_CARD, LAST_ROUND_REASONS
from ludoteca.kernel.game import Event, Fault, Game, Note, Refusal, View
from ludoteca.kernel.options import Option
from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.position import Position

BY_LOT = "random"


def _vocabulary() -> Vocabulary:
    squares = [Pick(at, name, "square") for at, name in enumerate(SQUARES)]
    cards = [Pick(FIRST_CARD + at, kind.token, "card") for at, kind in enumerate(load().kinds)]
    actions = [Pick(FIRST_ACTION + at, name, "action") for at, name in enumerate(ACTIONS)]
    return Vocabulary(squares + cards + actions)


class Origo(Game):
    """Origo for two to five players."""

    name = "origo"
    room = __name__
    seats = range(2, 6)
    options = (
        Option("start_player", (BY_LOT, 0, 1, 2, 3, 4), "5", of_seats=True),
        Option("attack_adjacency", (True, False), "R6"),
    )
    decisions = DECISIONS
    pending = document.PENDING
    vocabulary = _vocabulary()
    shape = OrigoView

    def new_position(self, seats: int, options: Mapping[str, Any]) -> OrigoPosition:
        """Make a position before set-up."""
        position = OrigoPosition(seats)
        position.attack_adjacency = options["attack_adjacency"]
        return position

    def set_up(self, position: Position, options: Mapping[str, Any]) -> None:
        """Set the game up (section 5)."""
        chosen = options["start_player"]
        setup.set_up(cast(OrigoPosition, position), -1 if chosen == BY_LOT else chosen)

    def look(self, position: Position, seat: int) -> OrigoView:
        """Show what a seat may see (section 10)."""
        return view.look(cast(OrigoPosition, position), seat)

    def own_part(self, position: Position, seat: int) -> dict[str, Any]:
        """Show what only this seat sees (section 10)."""
        return view.own(cast(OrigoPosition, position), seat)

    def position_from(self, shown: View) -> OrigoPosition:
        """Make a position that looks like a view."""
        return document.position_from(shown)

    def faults(self, position: Position) -> Iterator[Fault]:
        """Tell what cannot be in any game."""
        return document.faults(cast(OrigoPosition, position))

    def candidates(self, position: Position, seat: int) -> Sequence[int]:
        """List the picks that a person might think of."""
        return refusals.candidates(cast(OrigoPosition, position), seat)

    def refusal(self, position: Position, seat: int, pick: int) -> Refusal:
        """Tell which rule forbids a pick."""
        return refusals.refusal(cast(OrigoPosition, position), seat, pick)

    def event(self, note: Note, seq: int) -> Event:
        """Name what happened."""
        code, to, *numbers, cards = note
        name, fields = EVENTS[code]
        args: dict[str, Any] = {
            field: view.card_tokens(cards) if field == "cards" else _spell(field, number)
            for field, number in zip(fields, _numbers(fields, numbers), strict=True)
        }
        return Event(seq, f"origo-{name}", args, to)

    def data(self) -> dict[str, Any]:
        """Give map, countries, seas and cards for a client to draw."""
        data = load()
        raw = data.raw
        cards = [
            {"token": kind.token, "group": kind.group, "count": kind.count, "squares": view.square_names(kind.squares)}
            for kind in data.kinds
        ]
        return {
            "map": raw["map"],
            "countries": raw["country"],
            "seas": raw["sea"],
            "cards": cards,
            "colours": raw["colour"],
            "setup": raw["setup"],
            "scoring": raw["scoring"],
            "allowances": raw["rules"],
        }


def _numbers(fields: Sequence[str], numbers: Sequence[int]) -> list[int]:
    """Give each field its number; a set of cards takes none, so a zero stands in for it."""
    left = iter(numbers)
    return [0 if field == "cards" else next(left) for field in fields]


def _spell(field: str, number: int) -> Any:
    if field == "card":
        return load().kinds[number].token
    if field in ("square", "from", "to"):
        return SQUARES[number]
    if field == "country":
        return load().countries[number].code
    if field == "reason":
        return LAST_ROUND_REASONS[number]
    return number


GAME = Origo()
