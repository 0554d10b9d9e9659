"""A decision of a game: what may be picked, what then happens, and why something else may not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludoteca.kernel.numbered import Member
from ludoteca.kernel.refusal import Refusal


class Decision(NamedTuple):
    """One row of a game's table of decisions, which stands in the order of their numbers.

    Each function takes the position and the seat (`do` and `why_not` then the pick), and as many slots of the
    decision's frame as it names, in the frame's order. `find` puts the legal picks into the position's `low` and
    `high`. `find` and `do` are C functions when compiled: the build writes the table out as switches.
    """

    kind: Member
    find: Callable[..., None] | None = None
    do: Callable[..., None] | None = None
    why_not: Callable[..., Refusal | None] | None = None
    """Tells which rule forbids a pick that a person might think of; None: it is simply not on offer."""
    among: Callable[..., Sequence[int]] | None = None
    """Lists the picks that a person might think of, legal or not; None: the legal ones alone."""

    def find_for(self, position: Any, seat: int) -> None:
        """Find the legal picks (interpreted)."""
        if self.find is not None:
            self.find(position, seat, *_slots(self.find, 2, position))

    def do_for(self, position: Any, seat: int, pick: int) -> None:
        """Carry out a legal pick (interpreted)."""
        if self.do is not None:
            self.do(position, seat, pick, *_slots(self.do, 3, position))

    def refuse(self, position: Any, seat: int, pick: int) -> Refusal | None:
        """Tell why a pick is not legal."""
        return self.why_not and self.why_not(position, seat, pick, *_slots(self.why_not, 3, position))

    def candidates(self, position: Any, seat: int) -> Sequence[int]:
        """List the picks that a person might think of, as plain numbers even where they were named."""
        if self.among is None:
            return ()
        return [int(pick) for pick in self.among(position, seat, *_slots(self.among, 2, position))]


NO_DECISIONS: tuple[Decision, ...] = ()


def names_of(decisions: Sequence[Decision]) -> tuple[str, ...]:
    """Name the decisions of a game, in their order."""
    return tuple(decision.kind.name for decision in decisions)


def _slots(function: Callable[..., Any], before: int, position: Any) -> tuple[int, ...]:
    """Hand over as many slots of the topmost frame as a function names after its first parameters."""
    count = function.__code__.co_argcount - before
    return (position.a, position.b, position.c, position.d)[:count]
