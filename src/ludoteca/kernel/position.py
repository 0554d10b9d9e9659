"""The hot half of the contract: a position that can be stepped, copied and searched."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Self, final

import cython

from ludoteca.kernel.bits import (
    ONE,
    Scratch,
    advance,
    below,
    bint,
    f64,
    floats_of,
    i32,
    ints,
    ints_of,
    lowest,
    nth,
    octets,
    octets_of,
    popcount,
    u64,
    u128,
)
from ludoteca.kernel.chance import Draw, Given
from ludoteca.kernel.decisions import NO_DECISIONS
from ludoteca.kernel.frames import Frames, Shown
from ludoteca.kernel.observation import KINDS, LEVELS, WIDEST, Observation, Shared, new_row
from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.picture import framed, listed, players
from ludoteca.kernel.values import LARGEST, ROW, Values

SCHEMES = ("points", "ranks", "shares")
"""What a seat can get for a game: its points, its rank, or its share of the win."""
_WIDTHS: dict[tuple[type, int], int] = {}
"""How wide the observations of a class of positions are, by the number of seats."""
_IN_USE: dict[int, Values] = {}
"""All values that ever judged a position: its copies only point to their weights, and nobody counts them."""


def scheme_of(name: str) -> int:
    """Tell the number of a scheme; raises ValueError when there is none of that name."""
    if name not in SCHEMES:
        raise ValueError(f"there is no scheme {name!r}, only {', '.join(SCHEMES)}")
    return SCHEMES.index(name)


@cache
def _own_fields() -> frozenset[str]:
    """Name the fields that positions of all games have (interpreted)."""
    return frozenset(vars(Position(1)))


class Position(Frames):
    """Everything that is true of a game at one moment, as plain data; each game derives its own.

    A game fills in its table of `decisions`, `redeal`, `points`, `evaluate` and `see`. They are C methods when
    compiled, free of the GIL, and unchecked: `apply` must be given a pick that `find` has found. `step` is the checked
    way in from Python.
    """

    decisions = NO_DECISIONS
    judged_at_own_turn: frozenset[int] = frozenset()
    """With how many seats `evaluate` compares best where a seat's own turn begins: searches look ahead to one."""
    feature_names: tuple[str, ...] = ()
    """What `evaluate` can weigh by learned values (`kernel.values`), in the order in which it is written."""
    values_in = ""
    """The package that holds values which were learned for this game."""

    def __init__(self, seats: i32) -> None:
        Frames.__init__(self)
        self.seats: i32 = seats
        self.draft: i32 = 0
        self.revealed: bint = False
        self.simulated: bint = False
        self.luck: u64 = 0
        self.low: u128 = 0
        self.high: u128 = 0
        self.found_for: i32 = -1
        self.weighed: bint = False
        """Whether learned values correct what `evaluate` says; `weights` is their row."""
        self.weights: ints = None
        self.noted: i32 = 0
        """How many features of the seat that is valued are written."""
        self.features: Scratch[list[i32]] = [0] * ROW
        self.chance: Any = None
        self.notes: Any = None

    # What a game fills in.

    def redeal(self, seat: i32) -> None:
        """Deal anew, from `luck`, everything that the seat cannot know (-1: a spectator)."""

    def points(self, seat: i32) -> i32:
        """Tell the points of a seat now."""
        return 0

    def tie_break(self, seat: i32) -> i32:
        """Tell what ranks seats with equal points: more is better; equal again shares the rank."""
        return 0

    def evaluate(self, seat: i32) -> i32:
        """Estimate what the position is worth to a seat, in hundredths of a point."""
        return 100 * self.points(seat)

    def frame_shown(self, seat: i32, level: i32) -> i32:
        """Tell how much (`Shown`) somebody may see of a pending decision, by its level from the bottom."""
        return Shown.ALL

    def see(self, seat: i32, to: Observation) -> None:
        """Write what a seat may see of the game, and nothing else, seats in their order from this one on."""

    def picture(self) -> str:
        """Show the board as text, for a look in the interpreter; it hides nothing."""
        pending = [self.decisions[frame[0]].kind.name for frame in self.frames()] or ["nothing"]
        points = [[self.score(seat)] for seat in range(self.seats)]
        return framed([*listed("pending:", pending), *players(self.to_act, ["points"], points)])

    # What follows from the table of decisions; the build writes it out as switches.

    def find(self, seat: i32) -> i32:
        """Put the legal picks of a seat into `low` (0-127) and `high` (128-255); return how many there are."""
        self.low = 0
        self.high = 0
        self.found_for = seat
        if not cython.compiled:
            self.decisions[self.kind].find_for(self, seat)
        return popcount(self.low) + popcount(self.high)

    def carry_out(self, seat: i32, pick: i32) -> None:
        """Do what a legal pick means at the decision that is asked."""
        if not cython.compiled:
            self.decisions[self.kind].do_for(self, seat, pick)

    def apply(self, seat: i32, pick: i32) -> None:
        """Carry out one legal pick: the next of a move. Rules that then look at what comes next leave that found."""
        self.found_for = -1
        self.draft += 1
        self.carry_out(seat, pick)

    # What all games share.

    def clone(self) -> Self:
        """Make a copy that shares nothing with this one; its luck is its own, it keeps no notes."""
        kind = type(self)
        copy: Position = kind.__new__(kind)
        if not cython.compiled:
            Position.__init__(copy, self.seats)
        copy.assign(self)
        return copy  # type: ignore[return-value]

    def assign(self, other: Position) -> None:
        """Become a copy of another position of the same game (compiled: written by the build, field by field)."""
        self.copy_base(other)
        if not cython.compiled:
            for name, value in vars(other).items():
                if name not in _own_fields():
                    setattr(self, name, list(value) if isinstance(value, list) else value)

    @final
    def actors(self) -> i32:
        """Tell, as a mask, which seats must decide now; 0 when the game is over."""
        return self.deciders

    @final
    def committed(self) -> bint:
        """Tell whether no move is half entered."""
        return self.draft == 0

    @final
    def copy_base(self, other: Position) -> None:
        """Copy what every position has."""
        self.copy_frames(other)
        self.found_for = -1
        self.seats = other.seats
        self.draft = other.draft
        self.revealed = other.revealed
        self.simulated = other.simulated
        self.luck = other.luck
        self.weighed = other.weighed
        self.weights = other.weights

    @final
    def found(self, n: i32) -> i32:
        """Tell the n-th of the picks that `find` found last."""
        low: i32 = popcount(self.low)
        if n < low:
            return nth(self.low, n)
        return 128 + nth(self.high, n - low)

    @final
    def finds(self, pick: i32) -> bint:
        """Tell whether `find` found this pick."""
        if pick < 0 or pick > 255:
            return False
        if pick < 128:
            return (self.low >> pick) & 1 != 0
        return (self.high >> (pick - 128)) & 1 != 0

    @final
    def draw(self, purpose: i32, n: i32) -> i32:
        """Draw a number from 0 to n - 1: at a table from the keyed stream of the purpose, else from `luck`."""
        if self.simulated:
            self.luck = advance(self.luck)
            return below(self.luck, n)
        return self.draw_on_record(purpose, n)

    @final
    @cython.with_gil
    def draw_on_record(self, purpose: i32, n: i32) -> i32:
        """Draw from the table's chance, which remembers the result."""
        result: int = self.chance.draw(purpose, n)
        return result

    @final
    def note(self, code: i32, to: i32, a: i32, b: i32, c: i32, d: i32, e: i32, set: u128) -> None:
        """Tell the log what happened; `to` masks the seats that may read it (-1: everybody)."""
        if not self.simulated:
            self.note_on_record(code, to, a, b, c, d, e, set)

    @final
    @cython.with_gil
    def note_on_record(self, code: i32, to: i32, a: i32, b: i32, c: i32, d: i32, e: i32, set: u128) -> None:
        """Keep a note for the log of the match."""
        if self.notes is not None:
            self.notes.append((code, to, a, b, c, d, e, set))

    @final
    def feature(self, value: i32) -> None:
        """Write the next feature of the seat that is valued."""
        self.features[self.noted] = max(-LARGEST, min(LARGEST, value))
        self.noted += 1

    @final
    def rank(self, seat: i32) -> i32:
        """Rank a seat as things stand, from 1: by points, then by what breaks ties; equal again shares the rank."""
        other: i32
        rank: i32 = 1
        mine: i32 = self.points(seat)
        theirs: i32
        for other in range(self.seats):
            theirs = self.points(other)
            if theirs > mine or (theirs == mine and self.tie_break(other) > self.tie_break(seat)):
                rank += 1
        return rank

    @final
    def share(self, seat: i32) -> f64:
        """Tell a seat's share of the win as things stand: those who are first share it."""
        other: i32
        first: i32 = 0
        if self.rank(seat) > 1:
            return 0.0
        for other in range(self.seats):
            first += self.rank(other) == 1
        return 1.0 / first

    @final
    def pays(self, seat: i32, scheme: i32) -> f64:
        """Tell what a seat gets as things stand by a scheme of `SCHEMES`."""
        if scheme == 0:
            return self.points(seat)
        if scheme == 1:
            return self.rank(seat)
        return self.share(seat)

    @final
    def relative(self, seats: i32, seat: i32) -> i32:
        """Turn a mask of seats so that it begins with this one."""
        return ((seats >> seat) | (seats << (self.seats - seat))) & ((1 << self.seats) - 1)

    @final
    def places_on(self, seat: i32, other: i32) -> i32:
        """Tell how many places after a seat another sits: 0 is itself; -1 for none."""
        return (other - seat + self.seats) % self.seats if other >= 0 else -1

    @final
    def see_all(self, seat: i32, to: Observation) -> None:
        """Write what a seat may see: who it is, what is asked of whom, from the topmost decision down, and the game."""
        level: i32
        top: i32 = self.depth - 1
        to.begin(Shared.SEAT, 1)
        to.one_of(seat, self.seats)
        to.begin(Shared.OVER, 1)
        to.number(1 if self.depth == 0 else 0)
        while top >= 0 and self.frame_shown(seat, top) == Shown.NOTHING:
            top -= 1
        for level in range(top, top - LEVELS, -1):
            self.see_level(seat, level, to)
        self.see(seat, to)

    @final
    def see_level(self, seat: i32, level: i32, to: Observation) -> None:
        """Write a pending decision as a seat may see it; below the bottom there is none."""
        at: i32 = 6 * (level + 1)
        shown: i32 = Shown.NOTHING if level < 0 else self.frame_shown(seat, level)
        to.begin(Shared.DECISION, 1)
        if shown == Shown.NOTHING:
            self.see_frame(seat, to, -1, 0, 0, 0, 0, 0)
        elif level == self.depth - 1 and shown == Shown.ALL:
            self.see_frame(seat, to, self.kind, self.deciders, self.a, self.b, self.c, self.d)
        elif level == self.depth - 1:
            self.see_frame(seat, to, self.kind, self.deciders, 0, 0, 0, 0)
        elif shown == Shown.ALL:
            self.see_frame(
                seat,
                to,
                self.under[at],
                self.under[at + 1],
                self.under[at + 2],
                self.under[at + 3],
                self.under[at + 4],
                self.under[at + 5],
            )
        else:
            self.see_frame(seat, to, self.under[at], self.under[at + 1], 0, 0, 0, 0)

    @final
    def see_frame(self, seat: i32, to: Observation, kind: i32, deciders: i32, a: i32, b: i32, c: i32, d: i32) -> None:
        """Write the numbers of a pending decision."""
        to.one_of(kind, KINDS)
        to.begin(Shared.DECIDERS, 1)
        to.members(ONE * self.relative(deciders, seat), self.seats)
        to.begin(Shared.SLOTS, 100)
        to.number(a)
        to.number(b)
        to.number(c)
        to.number(d)

    @final
    def mark_found(self, out: octets) -> None:
        """Write for each pick whether `find` found it: one or zero."""
        i: i32
        set: u128 = self.low
        for i in range(PICKS):
            out[i] = 0
        while set:
            out[lowest(set)] = 1
            set &= set - ONE
        set = self.high
        while set:
            out[128 + lowest(set)] = 1
            set &= set - ONE

    # From Python.

    def __repr__(self) -> str:
        return self.picture()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.depth == 0

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        mask = self.actors()
        return tuple([seat for seat in range(self.seats) if mask >> seat & 1])

    @property
    def actor(self) -> int:
        """The first of the seats that may act now; -1 when the game is over."""
        mask: i32 = self.actors()
        return lowest(mask) if self.depth else -1

    def picks(self, seat: i32) -> list[int]:
        """List the legal picks of a seat in ascending order."""
        at: i32 = 0
        half: i32
        set: u128
        self.search_for(seat)
        listed: list[int] = [0] * (popcount(self.low) + popcount(self.high))
        for half in range(2):
            set = self.high if half else self.low
            while set:
                listed[at] = 128 * half + lowest(set)
                set &= set - ONE
                at += 1
        return listed

    def step(self, seat: int, pick: int) -> None:
        """Carry out a pick if it is legal; raises ValueError and changes nothing if it is not."""
        decider: i32 = seat
        picked: i32 = pick
        self.search_for(decider)
        if not self.finds(picked):
            raise ValueError(f"pick {pick} is not legal for seat {seat} now")
        self.apply(decider, picked)

    def try_step(self, seat: int, pick: int, draws: Sequence[int] = ()) -> Draw | None:
        """Carry out a pick by random results that are given; tell the first that is missing, and change nothing then.

        So chance can be a node: ask with none, choose one of the equally likely results, ask again with it. Raises
        ValueError, and changes nothing, when the pick is not legal, or a result cannot be or is not asked for.
        """
        luck = Given(draws)
        after = self.clone()
        after.simulated, after.chance = False, luck
        after.notes = None if self.notes is None else []
        after.step(seat, pick)
        luck.check()
        if luck.missing is None:
            after.simulated = self.simulated
            self.assign(after)
            if self.notes is not None:
                self.notes += after.notes
        return luck.missing

    def set_frames(self, frames: list[tuple[int, ...]]) -> None:
        """Replace the stack by decisions listed from the bottom up."""
        self.found_for = -1
        Frames.set_frames(self, frames)

    @final
    def search_for(self, seat: i32) -> None:
        """Find the legal picks of any seat, none if it is not asked; once until the position changes."""
        if seat >= 0 and seat == self.found_for:
            return
        self.low = 0
        self.high = 0
        self.found_for = -1
        if seat >= 0 and seat < self.seats and self.depth and (self.actors() >> seat) & 1:
            self.find(seat)

    def simulate(self, seed: int) -> None:
        """Turn this copy into a free-running one: its luck comes from a small generator, it keeps no notes."""
        self.simulated = True
        self.luck = seed & 0xFFFFFFFFFFFFFFFF
        self.chance = None
        self.notes = None

    def deal_unknown(self, seat: int) -> None:
        """Deal anew what the seat cannot know; only for simulated positions."""
        if not self.simulated:
            raise ValueError("only a simulated position may be dealt anew")
        self.found_for = -1
        self.redeal(seat)

    def score(self, seat: int) -> int:
        """Tell the points of a seat now."""
        return self.points(seat)

    def worth(self, seat: int) -> int:
        """Estimate what the position is worth to a seat, in hundredths of a point."""
        return self.evaluate(seat)

    def value_by(self, values: Values | None) -> None:
        """Let learned values correct what `evaluate` says of this position and its copies; None: none do."""
        self.weighed = values is not None
        if values is not None:
            _IN_USE[id(values)] = values
            self.weights = ints_of(values.row, len(values.row))

    def features_of(self, seat: int) -> list[int]:
        """List the features of a seat that is valued by learned values."""
        self.evaluate(seat)
        return [self.features[at] for at in range(self.noted)]

    def tie_breaker(self, seat: int) -> int:
        """Tell what ranks seats with equal points."""
        return self.tie_break(seat)

    def ranks(self) -> list[int]:
        """Rank the seats as things stand, from 1: by points, then by what breaks ties; equal again shares the rank."""
        return [self.rank(seat) for seat in range(self.seats)]

    def returns(self, scheme: str) -> list[float]:
        """Tell what each seat gets as things stand, by a scheme of `SCHEMES`; raises ValueError if it is none."""
        number = scheme_of(scheme)
        return [float(self.pays(seat, number)) for seat in range(self.seats)]

    def frames_seen(self, seat: int) -> list[tuple[int, ...]]:
        """List the pending decisions as a seat may see them, from the bottom up (below 0: who is none of them)."""
        seen: list[tuple[int, ...]] = []
        for level, frame in enumerate(self.frames()):
            shown: int = self.frame_shown(seat, level)
            if shown == Shown.NOTHING:
                break
            seen.append(frame if shown == Shown.ALL else (*frame[:2], 0, 0, 0, 0))
        return seen

    def measure(self) -> tuple[list[tuple[int, int, int]], int]:
        """Tell the slices of an observation (number, start, scale), and its width; both hang on the seats alone."""
        to = Observation()
        to.measured = True
        to.slices = []
        room = memoryview(bytearray(4 * WIDEST)).cast("f")
        to.start(floats_of(room, WIDEST), WIDEST)
        self.see_all(0, to)
        return to.slices, to.at

    def observe(self, seat: int, out: Any = None) -> Any:
        """Write what a seat may see as numbers (`Game.observation` names them) into `out`, else a new array; return it.

        Raises ValueError, and writes nothing, unless there is such a seat and `out` is a row of float32 that is wide
        enough.
        """
        self._check_seat(seat)
        known = (type(self), self.seats)
        if known not in _WIDTHS:
            _WIDTHS[known] = self.measure()[1]
        width = _WIDTHS[known]
        row = new_row(width, "float32") if out is None else out
        to = Observation()
        to.start(floats_of(row, width), width)
        self.see_all(seat, to)
        return row

    def mask(self, seat: int, out: Any = None) -> Any:
        """Write for each of the 256 picks whether it is legal for a seat (1) or not (0) into `out`, or a new array.

        Raises ValueError, and writes nothing, unless there is such a seat and `out` is a row of 256 bytes or more.
        """
        self._check_seat(seat)
        row = new_row(PICKS, "uint8") if out is None else out
        to: octets = octets_of(row, PICKS)
        self.search_for(seat)
        self.mark_found(to)
        return row

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
