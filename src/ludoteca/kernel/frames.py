"""The stack of pending decisions, as plain numbers."""

from __future__ import annotations

from typing import final

from ludoteca.kernel.bits import i16, i32
from ludoteca.kernel.numbered import Numbered, member

WIDTH = 6
DEPTH = 16


class Shown(Numbered):
    """How much of a pending decision somebody may see: nothing, all but its four small integers, or everything."""

    NOTHING = member()
    QUESTION = member()
    ALL = member()


class Frames:
    """Holds the decisions that are still to be made; the topmost one is unpacked into `kind` … `d`.

    A decision has a kind (a game's own numbering), the mask of the seats that must decide, and four small
    integers that the game gives a meaning. An empty stack (`depth` 0) means that the game is over. The stack
    holds at most 16 decisions; a game never nests that deep, since one card effect ends before the next begins.
    """

    def __init__(self) -> None:
        self.depth: i32 = 0
        self.kind: i32 = 0
        self.deciders: i32 = 0
        self.a: i32 = 0
        self.b: i32 = 0
        self.c: i32 = 0
        self.d: i32 = 0
        self.under: list[i16] = [0] * (WIDTH * DEPTH)

    @final
    def push(self, kind: i32, deciders: i32, a: i32, b: i32, c: i32, d: i32) -> None:
        """Ask something before all else."""
        at: i32 = 6 * self.depth
        self.under[at] = self.kind
        self.under[at + 1] = self.deciders
        self.under[at + 2] = self.a
        self.under[at + 3] = self.b
        self.under[at + 4] = self.c
        self.under[at + 5] = self.d
        self.depth += 1
        self.kind = kind
        self.deciders = deciders
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @final
    def pop(self) -> None:
        """Settle the topmost decision; the one below is asked (again)."""
        self.depth -= 1
        at: i32 = 6 * self.depth
        self.kind = self.under[at]
        self.deciders = self.under[at + 1]
        self.a = self.under[at + 2]
        self.b = self.under[at + 3]
        self.c = self.under[at + 4]
        self.d = self.under[at + 5]

    @final
    def copy_frames(self, other: Frames) -> None:
        """Take over another stack."""
        i: i32
        self.depth = other.depth
        self.kind = other.kind
        self.deciders = other.deciders
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d
        for i in range(6 * other.depth):
            self.under[i] = other.under[i]

    def frames(self) -> list[tuple[int, ...]]:
        """List the pending decisions from the bottom up as (kind, deciders, a, b, c, d)."""
        packed = [tuple([int(self.under[6 * level + i]) for i in range(6)]) for level in range(1, self.depth)]
        if self.depth:
            top = (self.kind, self.deciders, self.a, self.b, self.c, self.d)
            packed.append(tuple([int(number) for number in top]))
        return packed

    def set_frames(self, frames: list[tuple[int, ...]]) -> None:
        """Replace the stack by decisions listed from the bottom up."""
        while self.depth:
            self.pop()
        for frame in frames:
            self.push(frame[0], frame[1], frame[2], frame[3], frame[4], frame[5])
