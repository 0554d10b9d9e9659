"""A game that is told rather than played: small trees of decisions with one clearly best move, for tests of bots.

Positions written in Python run on the interpreted kernel only, so the tests that use this game do, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ludoteca.kernel.bits import ONE, union
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.position import Position

Worth = tuple[int, ...] | Callable[["Tale"], tuple[int, ...]]


class Ask(Numbered):
    """What rows of the table of decisions need a name for."""

    SCENE = member()


@dataclass(frozen=True)
class Scene:
    """What is asked and of whom, where each pick leads, what it is worth to each seat, and whether a move ends here."""

    picks: Mapping[int, str] = field(default_factory=dict)
    worth: Worth = ()
    kind: int = 0
    seats: int = 1
    whole: bool = True


class Tale(Position):
    """A place in a tale; `deal` is the one thing that is hidden: `deals` in turn when it is dealt anew."""

    decisions = tuple(Decision(Ask.SCENE) for _ in range(24))

    def __init__(self, scenes: Mapping[str, Scene], seats: int = 2, deals: int = 1) -> None:
        Position.__init__(self, seats)
        self.scenes = scenes
        self.at = ""
        self.path: list[int] = []
        self.deal = 0
        self.deals = deals
        self.enter("start")

    def enter(self, at: str) -> None:
        scene = self.scenes[at]
        self.at = at
        self.kind = scene.kind
        self.deciders = scene.seats if scene.picks else 0
        self.depth = 1 if scene.picks else 0

    def redeal(self, seat: int) -> None:
        self.deal = (self.deal + 1) % self.deals

    def find(self, seat: int) -> int:
        legal = union(self.scenes[self.at].picks)
        self.low, self.high = legal & ((ONE << PICKS // 2) - 1), legal >> PICKS // 2
        return len(self.scenes[self.at].picks)

    def carry_out(self, seat: int, pick: int) -> None:
        self.path.append(pick)
        self.enter(self.scenes[self.at].picks[pick])
        if self.scenes[self.at].whole:
            self.draft = 0

    def evaluate(self, seat: int) -> int:
        worth = self.scenes[self.at].worth
        worths = worth(self) if callable(worth) else worth
        return worths[seat] if worths else 0


def tale(seats: int = 2, deals: int = 1, /, **scenes: Scene) -> Tale:
    """Tell a tale that begins with the scene `start`."""
    return Tale(scenes, seats, deals)


def choices(worths: Mapping[int, Worth], seats: int = 2, deals: int = 1) -> Tale:
    """One decision, after each pick of which the tale ends."""
    ends = {f"end{pick}": Scene(worth=worth) for pick, worth in worths.items()}
    return tale(seats, deals, start=Scene({pick: f"end{pick}" for pick in worths}), **ends)
