"""Complete moves: the sequences of picks from a decision to its commit point, and what they are worth."""

from __future__ import annotations

from ludoteca.kernel.bits import ONE, bint, i32, lowest, u128
from ludoteca.kernel.position import Position

LONGEST = 64
"""How many picks a move may have."""
MOST_MOVES = 2048
"""How many complete moves of a decision a bot looks at; where there are more, it puts one together part by part."""


class Moves:
    """Goes through the complete moves of a seat, one after the other, each carried out on a scratch position.

    While a move asks the same question again (cards of a reinforcement) its picks are a set: they are taken in
    ascending order only, so that no set comes twice.

    With `parts` a move that comes back to its first question counts as complete there: so a move of so many parts
    that nobody can look at them all (a plan for ten followers) is put together part by part. `returned` tells whether
    a move so far has come back to its first question at all.
    """

    def __init__(self, root: Position, seat: i32) -> None:
        self.scratch: Position = root.clone()
        self.root: Position = root
        self.seat: i32 = seat
        self.length: i32 = 0
        self.parts: bint = False
        self.returned: bint = False
        self.question: i32 = 0
        self.asked: i32 = 0
        self.path: list[i32] = [0] * LONGEST
        self.low: list[u128] = [0] * LONGEST
        self.high: list[u128] = [0] * LONGEST
        self.begin(root, self.scratch, seat)

    def begin(self, root: Position, scratch: Position, seat: i32) -> None:
        """Start before the first move."""
        self.seat = seat
        self.question = root.kind
        self.length = 0
        self.asked = 0
        self.returned = False
        scratch.assign(root)
        self.open(scratch, 0, 0)

    def open(self, scratch: Position, level: i32, least: i32) -> None:
        """Note which picks go on from here, from `least` upwards."""
        scratch.find(self.seat)
        self.low[level] = scratch.low
        self.high[level] = scratch.high
        if least >= 128:
            self.low[level] = 0
            self.high[level] &= ~((ONE << (least - 128)) - ONE)
        elif least > 0:
            self.low[level] &= ~((ONE << least) - ONE)

    def advance(self, root: Position, scratch: Position) -> bint:
        """Carry out the next move on the scratch position; False when there is none left."""
        level: i32 = self.asked
        pick: i32
        at: i32
        kind: i32
        while level >= 0:
            if self.low[level]:
                pick = lowest(self.low[level])
                self.low[level] &= self.low[level] - ONE
            elif self.high[level]:
                pick = 128 + lowest(self.high[level])
                self.high[level] &= self.high[level] - ONE
            else:
                level -= 1
                continue
            self.path[level] = pick
            scratch.assign(root)
            for at in range(level):
                scratch.apply(self.seat, self.path[at])
            kind = scratch.kind
            scratch.apply(self.seat, pick)
            if not scratch.committed() and scratch.kind == self.question:
                self.returned = True
            if scratch.committed() or level == LONGEST - 1 or (self.parts and scratch.kind == self.question):
                self.asked = level
                self.length = level + 1
                return True
            level += 1
            self.open(scratch, level, pick if scratch.kind == kind else 0)
        self.asked = -1
        return False

    def __iter__(self) -> Moves:
        return self

    def __next__(self) -> tuple[int, ...]:
        if not self.advance(self.root, self.scratch):
            raise StopIteration
        return tuple([self.path[at] for at in range(self.length)])


def advantage(position: Position, seat: i32) -> i32:
    """Tell how much better a position is for a seat than for the best of the others, in hundredths of a point."""
    other: i32
    worth: i32
    best: i32 = -1000000000
    for other in range(position.seats):
        if other != seat:
            worth = position.evaluate(other)
            if worth > best:
                best = worth
    return position.evaluate(seat) - best
