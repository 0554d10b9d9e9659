"""Orléans (Reiner Stockhausen, 2014): followers drawn from a bag serve on the places of medieval France.

The rules in words are in rules.md, the parts in data.toml; `rules/` has a module for each chapter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from ludoteca.games.orleans import document, limits, view
from ludoteca.games.orleans.data import load
from ludoteca.games.orleans.faults import faults
from ludoteca.games.orleans.names import Act, Ask, Note
from ludoteca.games.orleans.observation import Seen
from ludoteca.games.orleans.rules import setup
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.games.orleans.shape import ROUNDS, OrleansView
from ludoteca.games.orleans.vocabulary import SETS, TOKENS, VOCABULARY, refuse
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import Limits
from ludoteca.kernel.options import Option
from ludoteca.kernel.room import Fault, View

BY_LOT = "random"


class Orleans(Game[OrleansPosition]):
    """Orléans for two to four players."""

    name = "orleans"
    room = __name__
    seats = range(2, 5)
    pace = MappingProxyType({2: 108, 3: 104, 4: 104})
    options = (
        Option("start_player", (BY_LOT, 0, 1, 2, 3), "R1", of_seats=True, usual=True, before=0),
        Option("expert_place_removal", (False, True), "4.7", usual=True),
        Option("bathhouse", ("revised", "first_edition"), "18"),
        Option("event_deck", ("three_stacks", "full_shuffle"), "S3"),
        Option("torture_dev_step", ("seed", "no_coin_spaces"), "S8"),
        Option("planning", ("simultaneous", "turn_order"), "R9", usual=True),
        Option("bank", ("finite", "unlimited"), "15"),
        Option("open_bags", (False, True), "17"),
        Option("auto_pass", (True, False), "R45"),
    )
    position = OrleansPosition
    seen = Seen
    notes = Note
    purposes = ("start", "goods", "events", "bag")
    tokens = TOKENS
    sets = SETS
    forgoing = frozenset({int(Act.PASS), int(Act.COMMIT)})
    not_offered = refuse("6", "not-offered")
    public = frozenset(document.PENDING)
    lacking = MappingProxyType({"act": {"place": refuse("7", "no-place")}})
    pending = document.PENDING
    vocabulary = VOCABULARY
    shape = OrleansView

    def new_position(self, seats: int, options: Mapping[str, Any]) -> OrleansPosition:
        """Make a position before set-up."""
        position = OrleansPosition(seats)
        document.set_options(position, options)
        return position

    def set_up(self, position: OrleansPosition, options: Mapping[str, Any]) -> None:
        """Set the game up (section 4)."""
        chosen = options["start_player"]
        start = -1 if chosen == BY_LOT else chosen
        setup.set_up(position, start, options["expert_place_removal"])

    def forgoes(self, position: OrleansPosition, seat: int, pick: int) -> bool:
        """Tell whether somebody passes who could act, or plans nothing at all who could (phases 4 and 5)."""
        asked = position.kind in (Ask.PLAN, Ask.ACT) and position.planned[seat] == 0
        return asked and super().forgoes(position, seat, pick)

    def limits_by(self, seats: int, options: Mapping[str, Any]) -> Limits:
        """Tell what no game exceeds."""
        return limits.limits(seats, options)

    def look(self, position: OrleansPosition, seat: int) -> OrleansView:
        """Show what a seat may see (section 17)."""
        return view.look(position, seat)

    def own_part(self, position: OrleansPosition, seat: int, public: OrleansView) -> dict[str, Any]:
        """Show the plan, and where bags are closed the bag, that only this seat sees (section 17)."""
        stack, to_act = self.questions(position, seat)
        return {"seat": seat, "stack": stack, "to_act": to_act, "players": view.own_players(position, seat, public)}

    def position_from(self, shown: View) -> OrleansPosition:
        """Make a position that looks like a view."""
        return document.position_from(shown)

    def faults(self, position: OrleansPosition) -> Iterator[Fault]:
        """Tell what cannot be in any game."""
        return faults(position)

    def progress(self, position: OrleansPosition) -> int:
        """Tell how many of the rounds are over (6)."""
        return int(100 * max(position.round - 1, 0) // ROUNDS)

    def sources(self, score: Mapping[str, int]) -> dict[str, int]:
        """Tell points by source: stations and citizens are worth the level of development each (16)."""
        told = super().sources(score)
        level = told.pop("level")
        return told | {source: level * told[source] for source in ("stations", "citizens")}

    def data(self) -> dict[str, Any]:
        """Give map, places, tracks, deeds and tiles for a client to draw."""
        data = load()
        places = [
            {
                "token": place.token,
                "spaces": list(place.spaces),
                "category": place.category or None,
                "technology": place.technology,
                "effect": place.effect,
            }
            for place in data.places
        ]
        raw = data.raw
        return {
            "places": places,
            **{part: raw[part] for part in ("map", "tracks", "deeds", "goods", "followers", "hourglass", "components")},
            "market_size": raw["player_board"]["market_size"],
            "rounds": raw["meta"]["rounds"],
        }


GAME = Orleans()
