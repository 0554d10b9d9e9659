"""A game of the house: a room in which matches are started. What a game fills in stands in `room.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ludoteca.kernel.chance import Draw, Given, key_from_seed, new_key
from ludoteca.kernel.limits import Limits
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
        position, chosen = self._new(seats, options)
        position.simulate(seed)
        self.set_up(position, chosen)
        return position

    def try_deal(self, seats: int, draws: Sequence[int] = (), options: Mapping[str, Any] | None = None) -> P | Draw:
        """Set up a position by random results that are given, or tell the first that is missing: chance as a node.

        Raises BadOption as `deal` does, and ValueError when a result cannot be or is not asked for.
        """
        position, chosen = self._new(seats, options)
        position.chance = luck = Given(draws)
        self.set_up(position, chosen)
        luck.check()
        if luck.missing is not None:
            return luck.missing
        position.simulate(0)
        return position

    def _new(self, seats: int, options: Mapping[str, Any] | None) -> tuple[P, dict[str, Any]]:
        """Make a position before set-up, and complete its options."""
        chosen = complete(self.options, options or {}, self.check_seats(seats))
        return self.new_position(seats, chosen), chosen

    @cache  # noqa: B019 - games live as long as the process
    def observation(self, seats: int) -> tuple[Slice, ...]:
        """Name the numbers of `Position.observe`, slice by slice: name, which seat, start, width, scale."""
        return named(*self.deal(seats, 0).measure(), self.seen)

    def width(self, seats: int) -> int:
        """Tell how many numbers an observation has."""
        last = self.observation(seats)[-1]
        return last.start + last.width

    def limits(self, seats: int, options: Mapping[str, Any] | None = None) -> Limits:
        """Tell how many picks, draws and points a game can come to, whatever is played.

        Raises BadOption when the number of seats or an option does not fit the game.
        """
        return self.limits_by(self.check_seats(seats), complete(self.options, options or {}, seats))

    def load(self, document: View, seed: str | None = None) -> Match:
        """Start a match in the middle, from a document (the open view of a position).

        Raises BadRecord or BadOption naming the field that is not known, or that cannot be.
        """
        key = new_key() if seed is None else key_from_seed(seed)
        return Match.begin_at(self, document, key)
