"""Search trees for tests: what they are made with, searches of tales, and nodes put in by hand."""

from __future__ import annotations

from ludoteca.bots.tree import Tree
from tests.bots.tale import Scene, Tale, tale


def found(tree: Tree, told: Tale, playouts: int = 200, seat: int = 0, luck: int = 7) -> list[int]:
    return tree.search(told, seat, luck, None, playouts)


def trap(seats: int = 2) -> Tale:
    """The greedy pick lets the next seat do what is best for it; so look at what it will do, not at what it may."""
    others = (0,) * (seats - 2)
    return tale(
        seats,
        start=Scene({1: "greedy", 2: "safe"}),
        greedy=Scene({10: "lost", 11: "won", 12: "won"}, worth=(300, 0, *others), seats=2, kind=1),
        safe=Scene({10: "even", 11: "even"}, worth=(100, 0, *others), seats=2, kind=2),
        lost=Scene(worth=(0, 3000, *others)),
        won=Scene(worth=(900, 0, *others)),
        even=Scene(worth=(200, 0, *others)),
    )


def node(tree: Tree, under: int, pick: int, visits: int, total: float, offers: int) -> int:
    number = tree.add(under, pick)
    tree.visits[number], tree.total[number], tree.offers[number] = visits, total, offers
    return number
