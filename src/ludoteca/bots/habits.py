"""Habits of a search: what picks are worth wherever they are tried, and what a position is worth that they lead to.

A habit is the mean of what picks of a kind (the same pick, by the same seat, at the same kind of decision) came to,
wherever that was (progressive history; Nijssen, Winands 2010). It begins with what was learned of such picks by
self-play, if anything was (`kernel/prior.py`), then with what all complete moves of the decision lead to; where they
are too many, with what their first parts do, or some of them.
"""

from __future__ import annotations

from ludoteca.bots.moves import MOST_MOVES, Moves
from ludoteca.kernel.bits import ONE, advance, below, bint, f64, floats, floats_of, i32, lowest, popcount, u64, u128
from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.position import Position
from ludoteca.kernel.prior import Prior

SEATS = 8
KINDS = 64
"""How many seats and decisions a game may have."""
HABITS = SEATS * KINDS * PICKS
LONGEST_PLAYOUT = 500
"""How many picks a play-out may have, in the tree and beyond it."""
UNTRIED = 0.55
"""What is expected of a pick that was never tried, a little more than the root is worth."""
TRUST = 2.0
"""As many tries does it count for, where nothing was learned beforehand."""
ANY_PICK = 4
"""One pick of so many beyond the tree is any, not the one that habit likes best."""


class Habits:
    """What was learned of picks in one decision, and how positions are judged.

    `habit` is the mean of what picks of a kind were worth, wherever they were `tried`; `values` is what the position
    judged last was worth to each seat, from 0 to 1 around the worth of the root. `habits` are those of the picks played
    last, `length` of them; at most so many complete moves are looked at beforehand as `looks` says, and `counted` tells
    how many were. What was not tried yet is worth `untried` and, if something is expected (`expects`), what `prior`
    says of it in this `quarter` of the game; that counts for `trust` tries.
    """

    def __init__(self, scale: float) -> None:
        self.seat: i32 = 0
        self.kinds: i32 = 0
        self.luck: u64 = 0
        self.scale: f64 = scale
        self.untried: f64 = UNTRIED
        self.trust: f64 = TRUST
        self.expects: bint = False
        self.prior: floats = None
        self.quarter: i32 = 0
        self.looks: i32 = MOST_MOVES
        self.counted: i32 = 0
        self.length: i32 = 0
        self.base: list[f64] = [0.0] * SEATS
        self.worth: list[f64] = [0.0] * SEATS
        self.values: list[f64] = [0.0] * SEATS
        self.habit: list[f64] = [0.0] * HABITS
        self.tried: list[i32] = [0] * HABITS
        self.habits: list[i32] = [0] * LONGEST_PLAYOUT

    def forget(self, root: Position) -> None:
        """Forget what was learned; note what the position is worth as it stands."""
        at: i32
        seat: i32
        width: i32 = self.kinds * PICKS
        for at in range(root.seats * width):
            self.habit[at] = self.untried
            self.tried[at] = 0
        if self.expects:
            for seat in range(root.seats):
                for at in range(width):
                    self.habit[seat * width + at] += self.prior[self.quarter * width + at]
        self.compare(root)
        for at in range(root.seats):
            self.base[at] = self.worth[at]

    def expect(self, prior: Prior | None, quarter: int) -> None:
        """Let habits begin with what was learned by self-play of this quarter of a game."""
        self.expects = prior is not None
        self.trust = TRUST
        if prior is not None:
            self.trust = prior.trust
            self.prior = floats_of(prior.row, len(prior.row))
            self.quarter = quarter

    def learned(self) -> list[tuple[int, int, int, float]]:
        """Tell what was learned of the picks of the own seat: decision, pick, how often it was tried, its habit."""
        width: i32 = self.kinds * PICKS
        begins: i32 = self.seat * width
        return [
            (at // PICKS, at % PICKS, self.tried[begins + at], self.habit[begins + at])
            for at in range(width)
            if self.tried[begins + at]
        ]

    def prime(self, moves: Moves, root: Position, scratch: Position) -> None:
        """Form habits from what all complete moves lead to; of too many, from their first parts or from some."""
        self.deal_anew(root)
        if self.try_all(moves, root, scratch):
            return
        self.forget(root)
        moves.parts = True
        if moves.returned and self.try_all(moves, root, scratch):
            return
        self.forget(root)
        self.try_some(root, scratch)

    def deal_anew(self, root: Position) -> None:
        """Deal anew what the seat cannot know."""
        root.redeal(self.seat)

    def try_all(self, moves: Moves, root: Position, scratch: Position) -> bint:
        """Learn from each complete move and its picks; False if there are too many to look at them all."""
        at: i32
        kept: i32
        habit: i32
        self.counted = 0
        moves.begin(root, scratch, self.seat)
        while moves.advance(root, scratch):
            if self.counted == self.looks:
                return False
            self.counted += 1
            self.judge(scratch)
            kept = moves.length
            scratch.assign(root)
            for at in range(kept):
                habit = self.habit_of(scratch, self.seat, moves.path[at])
                self.learn(habit, self.values[self.seat])
                scratch.apply(self.seat, moves.path[at])
        return True

    def try_some(self, root: Position, scratch: Position) -> None:
        """Learn from as many moves as may be looked at, put together by what others have brought before."""
        looks: i32 = self.looks
        at: i32
        pick: i32
        while looks > 0:
            looks -= 1
            scratch.assign(root)
            self.length = 0
            while self.length < LONGEST_PLAYOUT and (self.length == 0 or not scratch.committed()):
                scratch.find(self.seat)
                pick = self.policy(scratch, self.seat)
                self.habits[self.length] = self.habit_of(scratch, self.seat, pick)
                self.length += 1
                scratch.apply(self.seat, pick)
            self.judge(scratch)
            for at in range(self.length):
                self.learn(self.habits[at], self.values[self.seat])

    def learn(self, habit: i32, value: f64) -> None:
        """Remember once more what came of a pick of this kind."""
        self.tried[habit] += 1
        self.habit[habit] += (value - self.habit[habit]) / (self.tried[habit] + self.trust)

    def policy(self, scratch: Position, seat: i32) -> i32:
        """Choose among the picks found: mostly by habit, one time of `ANY_PICK` any."""
        low: u128 = scratch.low
        high: u128 = scratch.high
        count: i32 = popcount(low) + popcount(high)
        pick: i32
        best: i32
        liking: f64
        most: f64
        self.luck = advance(self.luck)
        best = scratch.found(below(self.luck, count))
        if count == 1:
            return best
        self.luck = advance(self.luck)
        if below(self.luck, ANY_PICK) == 0:
            return best
        most = self.habit[self.habit_of(scratch, seat, best)]
        while low or high:
            if low:
                pick = lowest(low)
                low &= low - ONE
            else:
                pick = 128 + lowest(high)
                high &= high - ONE
            liking = self.habit[self.habit_of(scratch, seat, pick)]
            if liking > most:
                most = liking
                best = pick
        return best

    def habit_of(self, scratch: Position, seat: i32, pick: i32) -> i32:
        """Number what a pick means: the seat, the kind of decision, the pick."""
        return (seat * self.kinds + scratch.kind) * PICKS + pick

    def judge(self, scratch: Position) -> None:
        """Value a position for each seat, from 0 to 1 around what the root is worth."""
        seat: i32
        gain: f64
        self.compare(scratch)
        for seat in range(scratch.seats):
            gain = self.worth[seat] - self.base[seat]
            self.values[seat] = 0.5 + 0.5 * gain / (self.scale + (gain if gain > 0 else -gain))

    def compare(self, scratch: Position) -> None:
        """Tell what a position is worth to each seat, compared with the others on average.

        Who is the best of several others changes from one judgement to the next by who moved last.
        """
        seat: i32
        total: f64 = 0.0
        others: i32 = max(1, scratch.seats - 1)
        for seat in range(scratch.seats):
            self.worth[seat] = scratch.evaluate(seat)
            total += self.worth[seat]
        for seat in range(scratch.seats):
            self.worth[seat] -= (total - self.worth[seat]) / others
