"""A game of the house: a room in which matches are started. What a game fills in stands in `room.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ludoteca.kernel.chance import key_from_seed, new_key
from ludoteca.kernel.match import Match
from ludoteca.kernel.observation import Slice, named
from ludoteca.kernel.options import complete
from ludoteca.kernel.room import P, Room, View


class Game(Room[P]):
    """One game of the house; each derives its own and fills in what a `Room` asks for."""

    def start(self, seats: int, seed: str | None = None, options: Mapping[str, Any] | None = None) -> Match:
        """Set up a new match; without a seed its luck is unguessable.

        Raises BadOption when the number of seats or an option does not fit the game.
        """
        key = new_key() if seed is None else key_from_seed(seed)
        return Match.start(self, self.check_seats(seats), complete(self.options, options or {}, seats), key)

    def deal(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> P:
        """Set up a position without a match, as cheaply as can be: it runs freely, by luck that follows from the seed.

        Raises BadOption when the number of seats or an option does not fit the game.
        """
        chosen = complete(self.options, options or {}, self.check_seats(seats))
        position = self.new_position(seats, chosen)
        position.simulate(seed)
        self.set_up(position, chosen)
        return position

    @cache  # noqa: B019 - games live as long as the process
    def observation(self, seats: int) -> tuple[Slice, ...]:
        """Name the numbers of `Position.observe`, slice by slice: name, which seat, start, width, scale."""
        return named(*self.deal(seats, 0).measure(), self.seen)

    def load(self, document: View, seed: str | None = None) -> Match:
        """Start a match in the middle, from a document (the open view of a position).

        Raises BadRecord or BadOption naming the field that is not known, or that cannot be.
        """
        key = new_key() if seed is None else key_from_seed(seed)
        return Match.begin_at(self, document, key)
