"""Many games at once, for those who learn: numbers in, numbers out, and one call steps them all."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from typing import Any, final

import cython
import numpy as np

from ludoteca.kernel.bits import (
    advance,
    below,
    bint,
    floats,
    floats_of,
    i32,
    ints,
    ints_of,
    lowest,
    octets,
    octets_of,
    popcount,
    u64,
)
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.position import Position, scheme_of
from ludoteca.kernel.registry import game


class Lane:
    """One of the games of a batch; those before and after it hang on it as a tree, which C can walk without Python."""

    def __init__(self, position: Position, spare: Position, luck: u64) -> None:
        self.position: Position = position
        self.spare: Position = spare
        """The deal that comes when this game is over."""
        self.seen: Observation = Observation()
        self.left: Lane = self
        self.right: Lane = self
        self.lefts: i32 = 0
        self.rights: i32 = 0
        """How many lanes hang on either side; where there are none the side means nothing."""
        self.luck: u64 = luck
        self.ended: Position = position.clone()
        """How the last game ended."""
        self.picks: i32 = 0
        self.scheme: i32 = 0
        self.width: i32 = 0
        self.observation: floats = None
        self.mask: octets = None
        self.actor: octets = None
        self.action: octets = None
        self.waits: octets = None
        self.done: octets = None
        self.reward: floats = None
        self.length: ints = None

    def write_to(self, batch: Any, number: int) -> None:
        """Write what happens in this game to its rows of a batch from now on."""
        self.scheme = batch.scheme
        self.width = batch.observation.shape[1]
        if self.width:
            self.observation = floats_of(batch.observation[number], self.width)
        self.mask = octets_of(batch.mask[number], PICKS)
        self.actor = octets_of(batch.actor[number : number + 1], 1)
        self.action = octets_of(batch.action[number : number + 1], 1)
        self.waits = octets_of(batch.waits[number : number + 1], 1)
        self.done = octets_of(batch.done[number : number + 1], 1)
        self.reward = floats_of(batch.reward[number], batch.seats)
        self.length = ints_of(batch.length[number : number + 1], 1)
        self.look()

    def look(self) -> None:
        """Write who acts, what may be picked, and what that seat sees."""
        seat: i32 = lowest(self.position.actors())
        self.actor[0] = seat
        self.position.search_for(seat)
        self.position.mark_found(self.mask)
        if self.width:
            self.seen.start(self.observation, self.width)
            self.position.see_all(seat, self.seen)

    def pay(self, over: bint) -> None:
        """Write what each seat gets: nothing before the end."""
        seat: i32
        for seat in range(self.position.seats):
            self.reward[seat] = self.position.pays(seat, self.scheme) if over else 0

    def step(self) -> None:
        """Carry out the action, unless the game waits; one that is over pays, and makes way for the next."""
        over: bint
        paid: bint = self.done[0] != 0
        if self.waits[0]:
            self.done[0] = 0
            if paid:
                self.pay(False)
            return
        self.position.apply(self.actor[0], self.action[0])
        self.picks += 1
        self.length[0] = self.picks
        over = self.position.actors() == 0
        self.done[0] = 1 if over else 0
        if over or paid:
            self.pay(over)
        if over:
            self.ended.assign(self.position)
            self.position.assign(self.spare)
            self.picks = 0
        self.look()

    @final
    def choose(self) -> None:
        """Pick anything legal."""
        self.luck = advance(self.luck)
        self.position.search_for(self.actor[0])
        self.action[0] = self.position.found(
            below(self.luck, popcount(self.position.low) + popcount(self.position.high))
        )

    # All lanes of this tree, in their order.

    def step_all(self) -> None:
        """Carry out the actions of all."""
        if self.lefts:
            self.left.step_all()
        self.step()
        if self.rights:
            self.right.step_all()

    def choose_all(self) -> None:
        """Pick anything legal for all."""
        if self.lefts:
            self.left.choose_all()
        self.choose()
        if self.rights:
            self.right.choose_all()

    def refused(self) -> i32:
        """Find the first whose action is not legal; -1 if there is none."""
        at: i32 = self.left.refused() if self.lefts else -1
        if at >= 0:
            return at
        self.position.search_for(self.actor[0])
        if not self.waits[0] and not self.position.finds(self.action[0]):
            return self.lefts
        at = self.right.refused() if self.rights else -1
        return at + self.lefts + 1 if at >= 0 else -1


def planted(lanes: list[Lane]) -> Lane:
    """Make one tree of lanes, as flat as can be; gives its root."""
    middle = len(lanes) // 2
    root = lanes[middle]
    before, after = lanes[:middle], lanes[middle + 1 :]
    root.lefts, root.rights = len(before), len(after)
    if before:
        root.left = planted(before)
    if after:
        root.right = planted(after)
    return root


class Batch:
    """So many games of one kind, side by side, each begun anew as soon as it is over.

    Its arrays are written in place by every step and can be shared (`torch.from_numpy`, DLPack):

    - `observation` float32 [n, D]: what the seat that acts may see (`Game.observation` names the numbers);
    - `mask` uint8 [n, 256]: which picks are legal for it;
    - `actor` int8 [n]: that seat; of several that are asked at once the first;
    - `reward` float32 [n, seats]: what the step brought each seat: by the scheme at the end of a game, else nothing;
    - `done` bool [n]: whether the step ended a game; what is seen then is the next game's;
    - `length` int32 [n]: how many picks were made in the game of the last step;
    - `waits` bool [n]: to be written: which games the next steps leave as they are, whatever their action.

    Raises BadOption when game, seats or options do not fit, ValueError when there is no such scheme or number.

    >>> batch = Batch("origo", seats=2, n=3, seed=1)
    >>> batch.mask.shape, batch.observation.shape == (3, batch.width)
    ((3, 256), True)
    >>> batch.step(batch.choose())
    >>> batch.length.tolist(), batch.done.tolist()
    ([1, 1, 1], [False, False, False])
    """

    def __init__(
        self,
        name: str,
        seats: int,
        n: int,
        seed: int = 0,
        threads: int = 1,
        *,
        options: Mapping[str, Any] | None = None,
        rewards: str = "shares",
        observe: bool = True,
    ) -> None:
        if n < 1 or not 1 <= threads <= n:
            raise ValueError(f"{n} games on {threads} threads: at least one game, and one for each thread")
        self.game = game(name)
        self.seats = self.game.check_seats(seats)
        self.options = dict(options or {})
        self.scheme = scheme_of(rewards)
        self.width = self.game.width(seats)
        self.observation = np.zeros((n, self.width if observe else 0), np.float32)
        self.mask = np.zeros((n, PICKS), np.uint8)
        self.actor = np.zeros(n, np.int8)
        self.action = np.zeros(n, np.uint8)
        self.waits = np.zeros(n, np.bool_)
        self.reward = np.zeros((n, seats), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.length = np.zeros(n, np.int32)
        deals, choices = np.random.default_rng(seed).integers(1 << 62, size=(2, n)).tolist()
        self._deals: list[int] = deals
        self._lanes = [self._lane(number, choices[number]) for number in range(n)]
        bounds = [n * part // threads for part in range(threads + 1)]
        self._slices = [*pairwise(bounds)]
        self._roots = [planted(self._lanes[start:end]) for start, end in self._slices]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def step(self, actions: Any) -> None:
        """Carry out an action in each game (n small integers), and write what comes of it to the arrays.

        Raises ValueError, and changes nothing, when there are not so many, or one is not legal.
        """
        if actions is not self.action:
            row = np.asarray(actions)
            if row.shape != self.action.shape or row.dtype.kind not in "iu" or row.min() < 0 or row.max() >= PICKS:
                raise ValueError(f"actions are {len(self.action)} whole numbers from 0 to {PICKS - 1}")
            self.action[:] = row
        for part, (start, _) in enumerate(self._slices):
            root: Lane = self._roots[part]
            refused: i32 = root.refused()
            if refused >= 0:
                at = start + refused
                raise ValueError(f"pick {self.action[at]} is not legal for seat {self.actor[at]} in game {at}")
        others: list[Future[None]] = []
        if self._pool is not None:
            others = [self._pool.submit(self._step, part) for part in range(1, len(self._roots))]
        self._step(0)
        for other in others:
            other.result()

    def choose(self) -> Any:
        """Pick anything legal in each game, all alike likely; gives the actions."""
        for part in range(len(self._roots)):
            root: Lane = self._roots[part]
            with cython.nogil:
                root.choose_all()
        return self.action

    def position(self, number: int) -> Position:
        """Give a copy of the position of a game."""
        lane: Lane = self._lanes[number]
        return lane.position.clone()

    def ended(self, number: int) -> Position:
        """Give a copy of the position with which the game before ended; without one it is none in particular."""
        lane: Lane = self._lanes[number]
        return lane.ended.clone()

    # Inside.

    def _lane(self, number: int, choices: int) -> Lane:
        """Begin a game, and have the next one ready."""
        lane = Lane(self._deal(number), self._deal(number), choices)
        lane.write_to(self, number)
        return lane

    def _deal(self, number: int) -> Position:
        """Deal for a game; each deal of it is another."""
        self._deals[number] += 1
        dealt: Position = self.game.deal(self.seats, self._deals[number], self.options)
        return dealt

    def _step(self, part: int) -> None:
        """Step one slice, and deal for the games that have begun there."""
        root: Lane = self._roots[part]
        with cython.nogil:
            root.step_all()
        start, end = self._slices[part]
        for number in np.flatnonzero(self.done[start:end]).tolist():
            lane = self._lanes[start + number]
            lane.spare = self._deal(start + number)
