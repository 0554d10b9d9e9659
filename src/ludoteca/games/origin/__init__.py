"""Origin (Andrea Mainini, 2013): tribes leave the cradle of Africa, grow, and cross the straits of the world.

The rules in words are in rules.md, the parts in data.toml; `rules/` has a module for each chapter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from ludoteca.games.origin import document, limits, view
from ludoteca.games.origin.data import AREAS, DECKS, load
from ludoteca.games.origin.names import Act, Note, refuse
from ludoteca.games.origin.observation import Seen
from ludoteca.games.origin.rules import setup
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.shape import OriginView
from ludoteca.games.origin.vocabulary import CARDS, LEVELS, PAWNS, REASONS, REGIONS, STRAITS, VOCABULARY
from ludoteca.kernel.bits import lowest
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import Limits
from ludoteca.kernel.listing import members
from ludoteca.kernel.options import Option
from ludoteca.kernel.room import Fault, View

TOKENS: dict[str, Sequence[str]] = {
    "region": REGIONS,
    "from": REGIONS,
    "to": REGIONS,
    "pawn": PAWNS,
    "strait": STRAITS,
    "card": CARDS,
    "area": AREAS,
    "deck": DECKS,
    "level": LEVELS,
    "choice": Act.names,
    "reason": REASONS,
}
SETS: dict[str, Callable[[int], list[str] | str]] = {
    "cards": lambda cards: [CARDS[card] for card in members(cards)],
    "other": lambda pawns: PAWNS[lowest(pawns)],
}

BY_LOT = "random"


class Origin(Game[OriginPosition]):
    """Origin for two to four players."""

    name = "origin"
    room = __name__
    seats = range(2, 5)
    pace = MappingProxyType({2: 54, 3: 38, 4: 30})
    options = (
        Option("start_player", (BY_LOT, 0, 1, 2, 3), "4", of_seats=True, usual=True),
        Option("end_decks", ("any", "all"), "S1", usual=True),
        Option("returned_cards", ("bottom", "discard"), "S2"),
        Option("excess_objectives", ("bottom", "discard"), "S3"),
        Option("brown_single", ("any_area", "other_areas"), "S5"),
        Option("double_step", ("forbidden", "allowed"), "S6"),
        Option("card_before_tile", (False, True), "S7"),
        Option("displaced_takes_strait", (False, True), "R9"),
        Option("trigger_turn_is_last", (True, False), "R22"),
        Option("asking", ("open",), "5", before="hand"),
    )
    position = OriginPosition
    seen = Seen
    notes = Note
    purposes = ("start", "pawn", "tiles", "straits", "straits", "cards")
    tokens = TOKENS
    sets = SETS
    public = frozenset({"tile"})
    not_offered = refuse("5", "not-offered")
    lacking = MappingProxyType(
        {
            "action": {"region": refuse("6", "no-action"), "card": refuse("9.1", "no-card")},
            "reward": {"card": refuse("9.1", "no-card")},
            "end": {"card": refuse("9.1", "no-card")},
        }
    )
    pending = document.PENDING
    vocabulary = VOCABULARY
    shape = OriginView

    def new_position(self, seats: int, options: Mapping[str, Any]) -> OriginPosition:
        """Make a position before set-up."""
        position = OriginPosition(seats)
        document.set_options(position, options)
        return position

    def set_up(self, position: OriginPosition, options: Mapping[str, Any]) -> None:
        """Set the game up (section 4)."""
        chosen = options["start_player"]
        setup.set_up(position, -1 if chosen == BY_LOT else chosen)

    def limits_by(self, seats: int, options: Mapping[str, Any]) -> Limits:
        """Tell what no game exceeds."""
        return limits.limits(seats)

    def look(self, position: OriginPosition, seat: int) -> OriginView:
        """Show what a seat may see (section 11)."""
        return view.look(position, seat)

    def own_part(self, position: OriginPosition, seat: int, public: OriginView) -> dict[str, Any]:
        """Show the part of a seat's view in which it differs from a spectator's."""
        return view.own(position, seat, public)

    def position_from(self, shown: View) -> OriginPosition:
        """Make a position that looks like a view."""
        return document.position_from(shown)

    def faults(self, position: OriginPosition) -> Iterator[Fault]:
        """Tell what cannot be in any game."""
        return document.faults(position)

    def left_out(self, position: OriginPosition) -> Iterator[Fault]:
        """Tell which villages and tiles are nowhere."""
        return document.left_out(position)

    def progress(self, position: OriginPosition) -> int:
        """Tell how much of what runs out first is used up (10)."""
        return view.used_up(position)

    def data(self) -> dict[str, Any]:
        """Give map, distances, pieces and cards for a client to draw."""
        data = load()
        parts = ("map", "pawns", "villages", "tiles", "reward_board", "tokens", "decks", "cards")
        return {
            **{part: data.raw[part] for part in parts},
            "distances": {"steps": data.distances(1), "rafts": data.distances(0)},
        }


GAME = Origin()
