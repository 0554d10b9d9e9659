"""Origin (Andrea Mainini, 2013): tribes leave the cradle of Africa, grow, and cross the straits of the world.

The rules in words are in rules.md, the parts in data.toml; `rules/` has a module for each chapter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from ludoteca.games.origin import document, refusals, view
from ludoteca.games.origin.data import AREAS, DECKS, load
from ludoteca.games.origin.rules import setup
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.shape import OriginView
from ludoteca.games.origin.tables import ACTIONS, DECISIONS, NOTES, REASONS
from ludoteca.games.origin.vocabulary import CARDS, LEVELS, PAWNS, REGIONS, STRAITS, VOCABULARY
from ludoteca.kernel.game import Event, Fault, Game, Note, View
from ludoteca.kernel.listing import members
from ludoteca.kernel.options import Option
from ludoteca.kernel.position import Position
from ludoteca.kernel.refusal import Refusal

NAMES: dict[str, Sequence[Any]] = {
    "region": REGIONS,
    "from": REGIONS,
    "to": REGIONS,
    "pawn": PAWNS,
    "strait": STRAITS,
    "card": CARDS,
    "area": AREAS,
    "deck": DECKS,
    "level": LEVELS,
    "choice": ACTIONS,
    "reason": REASONS,
}
SETS = {"cards": CARDS, "other": PAWNS}


class Origin(Game[OriginPosition]):
    """Origin for two to four players."""

    name = "origin"
    room = __name__
    seats = range(2, 5)
    options = (
        Option("end_decks", ("any", "all"), "S1"),
        Option("returned_cards", ("bottom", "discard"), "S2"),
        Option("excess_objectives", ("bottom", "discard"), "S3"),
        Option("brown_single", ("any_area", "other_areas"), "S5"),
        Option("double_step", ("forbidden", "allowed"), "S6"),
        Option("card_before_tile", (False, True), "S7"),
        Option("displaced_takes_strait", (False, True), "R9"),
        Option("trigger_turn_is_last", (True, False), "R22"),
    )
    decisions = DECISIONS
    pending = document.PENDING
    vocabulary = VOCABULARY
    shape = OriginView

    def new_position(self, seats: int, options: Mapping[str, Any]) -> OriginPosition:
        """Make a position before set-up."""
        position = OriginPosition(seats)
        document.set_options(position, options)
        return position

    def set_up(self, position: Position, options: Mapping[str, Any]) -> None:
        """Set the game up (section 4)."""
        setup.set_up(cast(OriginPosition, position))

    def look(self, position: Position, seat: int) -> OriginView:
        """Show what a seat may see (section 11)."""
        return view.look(cast(OriginPosition, position), seat)

    def own_part(self, position: Position, seat: int) -> dict[str, Any]:
        """Show the part of a seat's view in which it differs from a spectator's."""
        return view.own(cast(OriginPosition, position), seat)

    def position_from(self, shown: View) -> OriginPosition:
        """Make a position that looks like a view."""
        return document.position_from(shown)

    def faults(self, position: Position) -> Iterator[Fault]:
        """Tell what cannot be in any game."""
        return document.faults(cast(OriginPosition, position))

    def candidates(self, position: Position, seat: int) -> Sequence[int]:
        """List the picks that a person might think of."""
        return refusals.candidates(cast(OriginPosition, position), seat)

    def refusal(self, position: Position, seat: int, pick: int) -> Refusal:
        """Tell which rule forbids a pick."""
        return refusals.refusal(cast(OriginPosition, position), seat, pick)

    def tie_break(self, position: Position, seat: int) -> int:
        """Of players with equal points the one with more cards in hand is ahead (10)."""
        return cast(OriginPosition, position).hands[seat].bit_count()

    def event(self, note: Note, seq: int) -> Event:
        """Name what happened."""
        code, to, *numbers, packed = note
        name, fields = NOTES[code]
        left = iter(numbers)
        args = {field: _unpack(field, packed) if field in SETS else _spell(field, next(left)) for field in fields}
        return Event(seq, f"origin-{name}", args, to)

    def data(self) -> dict[str, Any]:
        """Give map, distances, pieces and cards for a client to draw."""
        data = load()
        parts = ("map", "pawns", "villages", "tiles", "reward_board", "tokens", "decks", "cards")
        return {
            **{part: data.raw[part] for part in parts},
            "distances": {"steps": data.distances(1), "rafts": data.distances(0)},
        }


def _spell(field: str, number: int) -> Any:
    return NAMES[field][number] if field in NAMES else number


def _unpack(field: str, packed: int) -> Any:
    """Name the members of a set; the rival's pawn of a swap is a set of one kind."""
    names = [SETS[field][at] for at in members(packed)]
    return names if field == "cards" else names[0]


GAME = Origin()
