"""On the Origin of Species (2019): cubes observe the species of the Galápagos and so discover new ones.

The rules in words are in rules.md, the parts in data.toml; `rules/` has a module for each chapter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from ludoteca.games.species import document, limits, view
from ludoteca.games.species.data import DECKS, HABITATS, load
from ludoteca.games.species.names import Note, refuse
from ludoteca.games.species.observation import Seen
from ludoteca.games.species.rules import setup
from ludoteca.games.species.rules.table import SpeciesPosition
from ludoteca.games.species.shape import SpeciesView
from ludoteca.games.species.vocabulary import CARDS, SPACES, STACKS, TILES, VOCABULARY
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import Limits
from ludoteca.kernel.options import Option
from ludoteca.kernel.room import Fault, View

BY_LOT = "random"


class Species(Game[SpeciesPosition]):
    """On the Origin of Species for two to four players."""

    name = "species"
    room = __name__
    seats = range(2, 5)
    pace = MappingProxyType({2: 40, 3: 27, 4: 23})
    options = (
        Option("start_player", (BY_LOT, 0, 1, 2, 3), "5", of_seats=True, usual=True),
        Option("stall_guard", (True, False), "R38"),
    )
    position = SpeciesPosition
    seen = Seen
    notes = Note
    purposes = ("start", "journal", "tiles", "cards")
    tokens = MappingProxyType(
        {"tile": TILES, "other": TILES, "card": CARDS, "deck": DECKS, "space": SPACES, "stack": STACKS}
    )
    not_offered = refuse("6", "not-offered")
    public = frozenset({"setup-cube", "refill"})
    lacking = MappingProxyType({"turn": {"tile": refuse("8", "no-discovery"), "card": refuse("10.3", "no-crew")}})
    pending = document.PENDING
    vocabulary = VOCABULARY
    shape = SpeciesView

    def new_position(self, seats: int, options: Mapping[str, Any]) -> SpeciesPosition:
        """Make a position before set-up."""
        position = SpeciesPosition(seats)
        position.stall_guard = options["stall_guard"]
        return position

    def set_up(self, position: SpeciesPosition, options: Mapping[str, Any]) -> None:
        """Set the game up (section 5)."""
        chosen = options["start_player"]
        setup.set_up(position, -1 if chosen == BY_LOT else chosen)

    def limits_by(self, seats: int, options: Mapping[str, Any]) -> Limits:
        """Tell what no game exceeds."""
        return limits.limits(seats, options)

    def look(self, position: SpeciesPosition, seat: int) -> SpeciesView:
        """Show what a seat may see (section 13)."""
        return view.look(position, seat)

    def own_part(self, position: SpeciesPosition, seat: int, public: SpeciesView) -> dict[str, Any]:
        """Show the hand that only this seat sees, and what hangs on it (section 13)."""
        return view.own(position, seat, public)

    def position_from(self, shown: View) -> SpeciesPosition:
        """Make a position that looks like a view."""
        return document.position_from(shown)

    def faults(self, position: SpeciesPosition) -> Iterator[Fault]:
        """Tell what cannot be in any game."""
        return document.faults(position)

    def progress(self, position: SpeciesPosition) -> int:
        """Tell how far the Beagle has sailed (11.1)."""
        return 100 * position.beagle // view.LAST_STOP

    def settled(self, position: SpeciesPosition, seat: int) -> dict[str, Any]:
        """Tell what the discovery under way will spend for certain (8.3)."""
        return view.settled(position)

    def data(self) -> dict[str, Any]:
        """Give grid, route, tiles, cards and journal for a client to draw."""
        raw = load().raw
        rules = raw["rules"]
        rows = [(row["id"], row) for row in raw["beagle_cards"]]
        rows += [(f"{habitat}·{row['id']}", row) for habitat in HABITATS for row in raw["habitat_cards"]]
        cards = dict(rows)
        return {
            **{part: raw[part] for part in ("habitats", "spaces", "route", "journal", "areas")},
            "tiles": [{**row, "known": False} for row in raw["tiles"]]
            + [{**row, "level": 1, "known": True} for row in raw["known"]],
            "cards": [{**cards[card.token], "token": card.token, "deck": card.deck} for card in load().cards],
            "awards": rules["awards"],
            "cubes": rules["cubes"],
            "track_spaces": rules["track_spaces"],
            "map_spaces": rules["map_spaces"],
        }


GAME: Game = Species()
