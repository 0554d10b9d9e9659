"""Origo (Wolfgang Kramer, 2007): tribes contend for land in 5th-century Europe.

The rules in words are in rules.md, the parts in data.toml; `rules/` has a module for each chapter.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from ludoteca.games.origo import document, limits, view
from ludoteca.games.origo.data import SQUARES, load
from ludoteca.games.origo.names import FIRST_CARD, LAST_ROUND_REASONS, Act, Note
from ludoteca.games.origo.observation import Seen
from ludoteca.games.origo.rules import setup
from ludoteca.games.origo.rules.refusing import refuse
from ludoteca.games.origo.rules.turn import OrigoPosition
from ludoteca.games.origo.shape import OrigoView
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import Limits
from ludoteca.kernel.options import Option
from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.room import Fault, View

BY_LOT = "random"
TOKENS = MappingProxyType(
    {
        "card": [kind.token for kind in load().kinds],
        "square": SQUARES,
        "from": SQUARES,
        "to": SQUARES,
        "country": [country.code for country in load().countries],
        "reason": LAST_ROUND_REASONS,
    }
)
"""How the numbers of decisions and events are spelled."""
LIMITED = frozenset(map(int, (Act.EXPAND, Act.ATTACK, Act.MOVE, Act.EXCHANGE)))
"""The actions of which a turn allows so many."""


def _vocabulary() -> Vocabulary:
    squares = [Pick(at, name, "square") for at, name in enumerate(SQUARES)]
    cards = [Pick(FIRST_CARD + at, kind.token, "card") for at, kind in enumerate(load().kinds)]
    actions = [Pick(int(act), act.name, "action") for act in Act.rows]
    return Vocabulary(squares + cards + actions)


class Origo(Game[OrigoPosition]):
    """Origo for two to five players."""

    name = "origo"
    room = __name__
    seats = range(2, 6)
    pace = MappingProxyType({2: 106, 3: 62, 4: 48, 5: 44})
    options = (
        Option("start_player", (BY_LOT, 0, 1, 2, 3, 4), "5", of_seats=True, usual=True),
        Option("attack_adjacency", (True, False), "R6"),
    )
    position = OrigoPosition
    seen = Seen
    notes = Note
    purposes = ("start", "cards")
    tokens = TOKENS
    sets = MappingProxyType({"cards": view.card_tokens})
    forgoing = frozenset({int(Act.END)})
    not_offered = refuse("7.2", "not-offered")
    lacking = MappingProxyType({"reinforce": {"card": refuse("7.5 step 3", "no-card-counts")}})
    pending = document.PENDING
    vocabulary = _vocabulary()
    shape = OrigoView

    def new_position(self, seats: int, options: Mapping[str, Any]) -> OrigoPosition:
        """Make a position before set-up."""
        position = OrigoPosition(seats)
        position.attack_adjacency = options["attack_adjacency"]
        return position

    def set_up(self, position: OrigoPosition, options: Mapping[str, Any]) -> None:
        """Set the game up (section 5)."""
        chosen = options["start_player"]
        setup.set_up(position, -1 if chosen == BY_LOT else chosen)

    def forgoes(self, position: OrigoPosition, seat: int, pick: int) -> bool:
        """Tell whether a turn is ended that still allows something; sailing is allowed at all times (7.1)."""
        return pick in self.forgoing and not LIMITED.isdisjoint(position.picks(seat))

    def limits_by(self, seats: int, options: Mapping[str, Any]) -> Limits:
        """Tell what no game exceeds."""
        return limits.limits(seats)

    def look(self, position: OrigoPosition, seat: int) -> OrigoView:
        """Show what a seat may see (section 10)."""
        return view.look(position, seat)

    def own_part(self, position: OrigoPosition, seat: int, public: OrigoView) -> dict[str, Any]:
        """Show what only this seat sees (section 10)."""
        return view.own(position, seat)

    def position_from(self, shown: View) -> OrigoPosition:
        """Make a position that looks like a view."""
        return document.position_from(shown)

    def faults(self, position: OrigoPosition) -> Iterator[Fault]:
        """Tell what cannot be in any game."""
        return document.faults(position)

    def progress(self, position: OrigoPosition) -> int:
        """Tell how near the nearer end is: all countries established, or an empty supply (9)."""
        shields: int = load().raw["setup"]["players"][str(position.seats)]["shields"]
        supply = min(position.supply[: position.seats])
        return max(100 * position.founded // len(load().countries), 100 * (shields - supply) // shields)

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


GAME = Origo()
