"""A game as a tree: every choice and every draw is a step, and each seat remembers all that it has seen."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any, Self

from ludoteca.kernel.chance import Draw
from ludoteca.kernel.game import Game
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import Line, Note

CHANCE = -1
"""Who acts where a result is to be drawn."""
NOBODY = -4
"""Who acts when the game is over."""
Past = tuple["Past", int] | None
"""The steps so far, the last one first."""


class History:
    """What has happened from the first draw on, and what each seat knows of it (its information state).

    A seat remembers its own picks as it makes them, and what it sees whenever a move is complete, its own after each
    pick; what it sees when nothing has changed tells it nothing. Of seats that are asked at once the first acts first.

    >>> from ludoteca.kernel.registry import game
    >>> history = History(game("origo"), seats=2)
    >>> history.actor == CHANCE, history.draw
    (True, Draw(purpose=0, results=2))
    >>> while history.draw:
    ...     history.step(0)
    >>> history.actor, history.picks()[:3]
    (0, [0, 1, 2])
    """

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.draw: Draw | None = None
        """The result that is to be drawn, if there is one."""
        self._position: Position | None = None
        self._past: Past = None
        self._drawn: tuple[int, ...] = ()
        self._pick: int | None = None
        self._untold: tuple[Note, ...] = ()
        self._told: tuple[Note, ...] = ()
        self._replays = True
        self._sights: list[bytes] = [b""] * seats
        self._states: list[bytes] = [b""] * seats
        self._go_on()

    @property
    def position(self) -> Position:
        """The position before what is being drawn; raises ValueError while the game is being set up."""
        if self._position is None:
            raise ValueError("the game is being set up")
        return self._position

    @property
    def dealt(self) -> bool:
        """Whether the game is set up."""
        return self._position is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.draw is None and self.position.over

    @property
    def actor(self) -> int:
        """Who acts now: a seat, `CHANCE` or `NOBODY`."""
        if self.draw is not None:
            return CHANCE
        return NOBODY if self.over else self.position.actor

    @property
    def past(self) -> list[int]:
        """The steps so far: picks, and results of draws."""
        return [*reversed([*_backwards(self._past)])]

    def picks(self) -> list[int]:
        """List what the seat that acts may pick; nothing where chance acts."""
        return [] if self.draw is not None or self.over else self.position.picks(self.position.actor)

    def step(self, number: int) -> None:
        """Go one step on: a pick of the seat that acts, or the result of the draw.

        Raises ValueError, and changes nothing, when it cannot be or the game is over.
        """
        if self.draw is not None:
            if not 0 <= number < self.draw.results:
                raise ValueError(f"result {number} of {self.draw.results}")
            self._drawn = (*self._drawn, number)
        elif self.over:
            raise ValueError("the game is over")
        else:
            seat = self.position.actor
            if number not in self.position.picks(seat):
                raise ValueError(f"pick {number} is not legal for seat {seat} now")
            self._pick = number
        self._past = (self._past, number)
        self._go_on()

    def clone(self) -> Self:
        """Make a copy that goes on by itself."""
        other = copy(self)
        other._position = None if self._position is None else self._position.clone()
        other._sights, other._states = [*self._sights], [*self._states]
        return other

    def redealt(self, seat: int, luck: int) -> Self:
        """Copy this with all dealt anew that a seat cannot know: it remembers what it did, others what they see now.

        Raises ValueError while something is being drawn.
        """
        if self.draw is not None:
            raise ValueError("a result is being drawn")
        other = self.clone()
        other._replays = False
        other.position.simulate(luck)
        other.position.deal_unknown(seat)
        for one in range(self.seats):
            if one != seat:
                other._sights[one] = other._sight(one)
                other._states[one] = hashlib.blake2b(b"anew" + other._sights[one], digest_size=16).digest()
        return other

    def information_state(self, seat: int) -> bytes:
        """Name all that a seat has seen so far (16 bytes): one name for pasts that it cannot tell apart."""
        return self._states[seat]

    def information_text(self, seat: int) -> str:
        """Write all that a seat has seen, a line for each pick of its own and for each change that it saw.

        Raises ValueError after `redealt`: what others have seen there nobody knows.
        """
        if not self._replays:
            raise ValueError("what was dealt anew has no past")
        lines: list[str] = []
        again, before, state = type(self)(self.game, self.seats, self.options), None, b""
        for number in [None, *self.past]:
            if number is not None:
                if again.actor == seat:
                    lines.append("> " + self.game.vocabulary.token(number))
                again.step(number)
            if again._states[seat] != state and again._position is not None:
                state = again._states[seat]
                view = self.game.view(again._position, seat)
                seen = {name: part for name, part in view.items() if before is None or before.get(name) != part}
                events = [line.event.as_json() for line in again._lines() if line.readable(seat)]
                lines.append(json.dumps({"view": seen, "log": events}, ensure_ascii=False))
                before = view
        return "\n".join(lines)

    # Inside.

    def _go_on(self) -> None:
        """Carry out what was picked, or set up, as far as it is drawn."""
        if self._position is None:
            dealt = self.game.try_deal(self.seats, self._drawn, self.options)
            self.draw = dealt if isinstance(dealt, Draw) else None
            if not isinstance(dealt, Draw):
                self._position = dealt
                self._drawn = ()
                self._remember(-1, 0)
        elif self._pick is not None:
            position, pick, seat = self._position, self._pick, self._position.actor
            position.notes = []
            self.draw = position.try_step(seat, pick, self._drawn)
            if self.draw is None:
                self._drawn, self._pick = (), None
                self._remember(seat, pick)
            position.notes = None

    def _remember(self, actor: int, pick: int) -> None:
        """Add a pick to what its seat remembers, and what has changed to what all do."""
        position = self.position
        whole = position.draft == 0
        self._untold += tuple(position.notes or ())
        self._told = self._untold if whole else ()
        for seat in range(self.seats):
            if not whole and seat != actor:
                continue
            state = hashlib.blake2b(self._states[seat], digest_size=16)
            changed = seat == actor
            if changed:
                state.update(bytes([pick]))
            read = [note for note in self._told if note[1] == -1 or note[1] >> seat & 1]
            sight = self._sight(seat)
            if changed or read or sight != self._sights[seat]:
                self._sights[seat] = sight
                state.update(sight + repr(read).encode())
                self._states[seat] = state.digest()
        if whole:
            self._untold = ()

    def _sight(self, seat: int) -> bytes:
        """Name what a seat sees."""
        return hashlib.blake2b(self.position.observe(seat).tobytes(), digest_size=16).digest()

    def _lines(self) -> list[Line]:
        """List what the log was told by the last step."""
        return [self.game.line(note, 0) for note in self._told]


def _backwards(past: Past) -> Iterator[int]:
    while past is not None:
        past, number = past
        yield number
