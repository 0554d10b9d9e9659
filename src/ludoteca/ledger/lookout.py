"""A search that tells chances to win: what it saw on the way is kept, weighed by `Chances`."""

from __future__ import annotations

from ludoteca.bots.judges import SHIPPED
from ludoteca.bots.tree import AHEAD, EXPLORE, SCALE, Tree
from ludoteca.kernel.bits import advance, bint, f64, i32, u64
from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.position import Position
from ludoteca.ledger.chances import SEATS, Chances


class Lookout(Tree):
    """Searches a decision for the best move, or for what a position is worth to each seat.

    The best move is looked for as bots look for theirs, by points, which tell good moves apart sooner than chances do
    (bench/review.md), and each play-out deals anew what the seat cannot know. What a position is worth is looked for by
    chances, with `open_cards`: they stay as they lie.
    """

    def __init__(self, chances: Chances) -> None:
        Tree.__init__(self, AHEAD, EXPLORE, SCALE)
        self.chances: Chances = chances
        self.open_cards: bint = False
        self.seen: list[i32] = [0] * PICKS
        self.sums: list[f64] = [0.0] * (PICKS * SEATS)

    def judge(self, scratch: Position) -> None:
        """Value a position for each seat: by its chance to win, or as bots do."""
        if self.open_cards:
            self.weigh(scratch)
        else:
            Tree.judge(self, scratch)

    def weigh(self, scratch: Position) -> None:
        """Value a position for each seat by its chance to win."""
        seat: i32
        self.chances.weigh(scratch)
        for seat in range(scratch.seats):
            self.values[seat] = self.chances.of[seat]

    def deal_anew(self, root: Position) -> None:
        """Deal anew what the seat cannot know, unless cards are open."""
        if not self.open_cards:
            root.redeal(self.seat)

    def clear(self, root: Position, seat: i32) -> None:
        """Forget everything, and what was seen on the way."""
        at: i32
        Tree.clear(self, root, seat)
        for at in range(PICKS):
            self.seen[at] = 0
        for at in range(PICKS * SEATS):
            self.sums[at] = 0.0

    def grow(self, root: Position, scratch: Position, playouts: i32) -> None:
        """Run so many play-outs; remember for each first pick what came of it to each seat."""
        seat: i32
        pick: i32
        while playouts > 0:
            playouts -= 1
            self.luck = advance(self.luck)
            root.luck = self.luck
            self.deal_anew(root)
            self.playout(root, scratch)
            pick = self.pick_of[self.path[0]]
            self.seen[pick] += 1
            if not self.open_cards:
                self.weigh(scratch)
            for seat in range(root.seats):
                self.sums[PICKS * seat + pick] += self.values[seat]

    def best(self, position: Position, seat: i32, luck: u64, playouts: i32) -> list[int]:
        """Find the best move of a seat by what it knows; the position stays as it is."""
        root: Position = position.clone()
        root.simulate(luck)
        self.open_cards = False
        self.attune(root, seat, SHIPPED.values(root))
        return self.search(root, seat, luck, None, playouts)

    def promise(self, pick: i32, seat: i32) -> float:
        """Tell what a first pick that was looked at came to for a seat."""
        if self.seen[pick] == 0:
            return 0.0
        return self.sums[PICKS * seat + pick] / self.seen[pick]

    def value(self, position: Position, luck: u64, playouts: i32) -> list[float]:
        """Tell what a position is worth to each seat, cards open: what play-outs came to after the best first pick.

        The position stays as it is.
        """
        pick: i32
        root: Position
        if position.depth == 0 or playouts <= 0:
            return self.chances.chances(position)
        root = position.clone()
        root.simulate(luck)
        self.open_cards = True
        self.to_own_turn = False
        self.expect(None, 0)
        pick = self.search(root, root.actor, luck, None, playouts)[0]
        return [self.sums[PICKS * seat + pick] / self.seen[pick] for seat in range(position.seats)]
