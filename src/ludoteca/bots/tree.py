"""The tree of a search: information-set Monte-Carlo tree search, for any game of the house.

Every play-out deals anew what the seat cannot know, walks down one tree of picks as far as it goes (only picks that
are legal in this deal are looked at: single-observer ISMCTS; Cowling, Powley, Whitehouse 2012), completes the move,
and plays a few moves on. The game's heuristic judges where the play-out ends; with two seats also where the tree does,
and both count alike: the one sees further, the other is not blurred by rough play. With more seats, matches say, an
early look does harm. Picks that were never tried are ranked by habit (`bots/habits.py`). So a good pick is soon looked
at twice, and most picks never.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import log, sqrt

import cython

from ludoteca.bots.clock import Allotment
from ludoteca.bots.habits import KINDS, LONGEST_PLAYOUT, SEATS, Habits
from ludoteca.bots.moves import MOST_MOVES, Moves
from ludoteca.kernel.bits import ONE, advance, bint, f64, i32, lowest, u64, u128
from ludoteca.kernel.decisions import names_of
from ludoteca.kernel.position import Position
from ludoteca.kernel.values import BadValues, Values, quarter

AHEAD, EXPLORE, SCALE = 7, 0.12, 800.0
"""How many moves a play-out goes on, how much it explores, and at how many hundredths of a point half of all is won."""
CAPACITY = 262144
"""How many nodes a tree has room for; when it is full, those that were visited least are forgotten."""
DEPTH = 256
"""How many nodes of a tree a play-out may pass."""
GROWTH = 0.22
"""How much of the root of its offers a known pick is looked at again for, where that is more than their logarithm."""
URGES = 4096
"""Up to how many offers that is looked up; further on it is the root."""
WAIT = 4
"""How many moves of each seat a play-out goes on at most until its own seat's turn comes."""
BATCH = 64
"""How many play-outs pass between two looks at the clock."""
LOOKS = 2
"""So many complete moves at most are looked at beforehand for each play-out that may follow."""
FEWEST_LOOKS = 32
"""But so many in any case."""
PATIENCE = 4
"""How many times its computing time a search may take by the clock when the machine is busy."""
LEAST = 1e-6
"""Seconds that play-outs take at least: some clocks tick slowly."""
MOST_PLAYOUTS = 1e9
"""More are not expected of what is left of a budget."""
NOWHERE = 0, -1
"""A pick that a tree does not know: how often it was visited, and where it stands."""
OTHER = "what picks are worth was found for other decisions than the game has now; train it again"


class Tree(Habits):
    """What a search has found out about one decision. Node 0 is the decision itself; an edge is a pick.

    `total` adds up, per node, what its visits were worth to the seat that picked it, from 0 to 1 around the worth
    of the root; `offers` counts how often the pick was legal when its siblings were looked at. `near` is what the last
    play-out was worth where it left the tree, if that counts (`early`), `values` what it was worth to each seat.
    """

    def __init__(self, moves_ahead: i32, explore: float, scale: float) -> None:
        number: i32
        Habits.__init__(self, scale)
        self.nodes: i32 = 0
        self.playouts: i32 = 0
        self.moves_ahead: i32 = moves_ahead
        self.to_own_turn: bint = False
        self.explore: f64 = explore
        self.growth: f64 = GROWTH
        self.depth: i32 = 0
        self.pick_of: list[i32] = [0] * CAPACITY
        self.visits: list[i32] = [0] * CAPACITY
        self.offers: list[i32] = [0] * CAPACITY
        self.child: list[i32] = [0] * CAPACITY
        self.sibling: list[i32] = [0] * CAPACITY
        self.total: list[f64] = [0.0] * CAPACITY
        self.urges: list[f64] = [0.0] * URGES
        self.moved: list[i32] = [0] * CAPACITY
        self.path: list[i32] = [0] * DEPTH
        self.movers: list[i32] = [0] * DEPTH
        self.habit_seats: list[i32] = [0] * LONGEST_PLAYOUT
        self.near: list[f64] = [0.0] * SEATS
        self.early: bint = True
        for number in range(1, URGES):
            self.urges[number] = max(log(number), GROWTH * sqrt(number))

    def attune(self, root: Position, seat: int, values: Values | None) -> None:
        """Begin with what values expect of picks in this part of the game, and compare positions where the game says.

        Raises BadValues when picks were valued for other decisions than the game has.
        """
        prior = values.prior if values else None
        if prior and prior.kinds != names_of(root.decisions):
            raise BadValues("other-decisions", field="prior", reason=OTHER, args={"decisions": prior.kinds})
        self.expect(prior, quarter(root.features_of(seat)[0]) if prior else 0)
        self.to_own_turn = root.seats in root.judged_at_own_turn

    def search(
        self,
        root: Position,
        seat: i32,
        luck: u64,
        seconds: float | None,
        playouts: int | None,
        allotment: Allotment | None = None,
    ) -> list[int]:
        """Search until the budget is spent; return the picks of the move that was looked at most.

        What a clock allots bounds every budget. Without another one it is the budget, and the search stops as soon as
        what is left of it could not change the move.
        """
        moves: Moves = Moves(root, seat)
        scratch: Position = moves.scratch
        batch: i32 = BATCH
        self.kinds = len(root.decisions)
        if root.seats > SEATS or self.kinds > KINDS:
            raise ValueError(f"a search knows games of up to {SEATS} seats and {KINDS} decisions")
        self.luck = luck
        self.looks = MOST_MOVES if playouts is None else min(MOST_MOVES, max(FEWEST_LOOKS, LOOKS * playouts))
        began, clock = time.thread_time(), time.monotonic()
        with cython.nogil:
            self.clear(root, seat)
            self.prime(moves, root, scratch)
        divides = allotment is not None and seconds is None and playouts is None
        until = 0.0
        if allotment is not None:
            until = allotment.until(self.counted) if divides else allotment.latest
        primed = time.monotonic()
        while True:
            if playouts is not None:
                batch = min(BATCH, playouts - self.playouts)
                if batch <= 0:
                    break
            with cython.nogil:
                self.grow(root, scratch, batch)
            if seconds is not None and (
                time.thread_time() - began >= seconds or time.monotonic() - clock >= PATIENCE * seconds
            ):
                break
            if allotment is not None and time.monotonic() >= until:
                break
            if divides and self.settled(root, scratch, self.playouts_until(until, primed)):
                break
        return self.best_move(root, scratch)

    def playouts_until(self, until: float, primed: float) -> int:
        """Tell how many play-outs more there is time for, at the pace since the first."""
        now = time.monotonic()
        return int(min(MOST_PLAYOUTS, self.playouts * max(0.0, until - now) / max(now - primed, LEAST)))

    def best_move(self, root: Position, scratch: Position, others: Sequence[Tree] = ()) -> list[int]:
        """Follow the picks most visited, in this tree and in others of the same decision, to the commit point."""
        trees = [self, *others]
        nodes = [0] * len(trees)
        picks: list[int] = []
        scratch.assign(root)
        while not picks or not scratch.committed():
            found = [tree.followed(scratch, node) for tree, node in zip(trees, nodes, strict=True)]
            visits: dict[int, int] = {}
            for children in found:
                for pick, child in children.items():
                    visits[pick] = visits.get(pick, 0) + child[0]
            picks.append(max(visits, key=visits.__getitem__) if visits else self.policy(scratch, self.seat))
            nodes = [children.get(picks[len(picks) - 1], NOWHERE)[1] for children in found]
            scratch.apply(self.seat, picks[len(picks) - 1])
        return picks

    def looked_at(self) -> list[tuple[int, int]]:
        """Tell what was tried as the first pick of the move, and how often; the most visited comes first."""
        found: list[tuple[int, int]] = []
        child: i32 = self.child[0]
        while child:
            found.append((self.pick_of[child], self.visits[child]))
            child = self.sibling[child]
        return sorted(found, key=lambda one: (-one[1], one[0]))

    def followed(self, scratch: Position, node: i32) -> dict[int, tuple[int, int]]:
        """Find the picks; tell of each that is legal and stands below a node how often it was visited, and where."""
        found: dict[int, tuple[int, int]] = {}
        child: i32 = self.child[node] if node >= 0 else 0
        scratch.find(self.seat)
        while child:
            if scratch.finds(self.pick_of[child]):
                found[self.pick_of[child]] = self.visits[child], child
            child = self.sibling[child]
        return found

    def clear(self, root: Position, seat: i32) -> None:
        """Forget everything; note what the position is worth as it stands."""
        self.seat = seat
        self.early = root.seats == 2
        self.playouts = 0
        self.nodes = 1
        self.child[0] = 0
        self.visits[0] = 0
        self.offers[0] = 0
        self.total[0] = 0.0
        self.forget(root)

    def grow(self, root: Position, scratch: Position, playouts: i32) -> None:
        """Run so many play-outs."""
        while playouts > 0:
            playouts -= 1
            if self.nodes > CAPACITY - DEPTH:
                self.prune()
            self.luck = advance(self.luck)
            root.luck = self.luck
            self.deal_anew(root)
            self.playout(root, scratch)

    def settled(self, root: Position, scratch: Position, left: i32) -> bint:
        """Tell whether so many play-outs more could not change the move: each of its picks leads by more than that."""
        node: i32 = 0
        child: i32
        best: i32
        most: i32
        second: i32
        scratch.assign(root)
        while True:
            scratch.find(self.seat)
            best = 0
            most = 0
            second = 0
            child = self.child[node]
            while child:
                if scratch.finds(self.pick_of[child]):
                    if self.visits[child] > most:
                        second = most
                        most = self.visits[child]
                        best = child
                    elif self.visits[child] > second:
                        second = self.visits[child]
                child = self.sibling[child]
            if best == 0 or most - second <= left:
                return False
            scratch.apply(self.seat, self.pick_of[best])
            if scratch.committed():
                return True
            node = best

    def playout(self, root: Position, scratch: Position) -> None:
        """Run one play-out and remember what it was worth at every node on its way."""
        at: i32
        node: i32
        scratch.assign(root)
        self.descend(scratch)
        self.judge(scratch)
        if self.early:
            for at in range(root.seats):
                self.values[at] = (self.near[at] + self.values[at]) / 2
        self.playouts += 1
        self.visits[0] += 1
        for at in range(self.depth):
            node = self.path[at]
            self.visits[node] += 1
            self.total[node] += self.values[self.movers[at]]
        for at in range(self.length):
            self.learn(self.habits[at], self.values[self.habit_seats[at]])

    def descend(self, scratch: Position) -> None:
        """Walk down the tree, then on by policy; `depth` counts the nodes that were passed, `length` the picks."""
        node: i32 = 0
        ahead: i32 = self.moves_ahead
        fresh: bint = False
        inside: bint = True
        seat: i32 = self.seat
        pick: i32
        deciders: i32 = scratch.actors()
        self.depth = 0
        self.length = 0
        while deciders and self.length < LONGEST_PLAYOUT:
            if self.length or not (deciders >> seat) & 1:
                seat = lowest(deciders)
            if inside and self.depth < DEPTH:
                pick = self.select(scratch, node, seat)
                if pick < 0:
                    pick = -1 - pick
                    node = self.add(node, pick)
                    fresh = True
                else:
                    node = pick
                    pick = self.pick_of[node]
                self.path[self.depth] = node
                self.movers[self.depth] = seat
                self.depth += 1
            else:
                scratch.find(seat)
                pick = self.policy(scratch, seat)
            self.habits[self.length] = self.habit_of(scratch, seat, pick)
            self.habit_seats[self.length] = seat
            self.length += 1
            scratch.apply(seat, pick)
            deciders = scratch.actors()
            if scratch.committed():
                if not inside:
                    ahead -= 1
                elif fresh or self.depth == DEPTH:
                    inside = False
                    self.judge_early(scratch)
                if not inside and ahead <= 0 and self.stops(seat, deciders, ahead, scratch.seats):
                    break
        if inside:
            self.judge_early(scratch)

    def judge_early(self, scratch: Position) -> None:
        """Value the position where the tree ends, if that counts."""
        at: i32
        if not self.early:
            return
        self.judge(scratch)
        for at in range(scratch.seats):
            self.near[at] = self.values[at]

    def stops(self, mover: i32, deciders: i32, ahead: i32, seats: i32) -> bint:
        """Tell whether a play-out ends after so many moves: where asked for, only at the start of the seat's own turn.

        Who is in turn has something ahead of him; where the game's `evaluate` does not weigh it, positions compare
        only at the same point of the order. A turn that does not come soon is not waited for.
        """
        if not self.to_own_turn or ahead <= -WAIT * seats:
            return True
        return mover != self.seat and (deciders >> self.seat) & 1 != 0

    def select(self, scratch: Position, node: i32, seat: i32) -> i32:
        """Choose a child to visit, or -1 - pick for a pick that is new in the tree.

        What a pick is worth changes as the tree below it grows: a thousand play-outs in, one that was only seen
        played badly would by logarithms alone never be seen played well. So the urge to look again grows by the root
        of the offers then (Shah, Xie, Xu, Non-asymptotic analysis of Monte Carlo tree search, 2020).
        """
        child: i32 = self.child[node]
        best: i32 = -1
        urge: f64
        score: f64
        best_score: f64 = -1e9
        known_low: u128 = 0
        known_high: u128 = 0
        pick: i32
        offers: i32
        scratch.find(seat)
        while child:
            pick = self.pick_of[child]
            if scratch.finds(pick):
                if pick < 128:
                    known_low |= ONE << pick
                else:
                    known_high |= ONE << (pick - 128)
                offers = self.offers[child] + 1
                self.offers[child] = offers
                urge = self.urges[offers] if offers < URGES else self.growth * sqrt(offers)
                score = self.total[child] / self.visits[child] + self.explore * sqrt(urge / self.visits[child])
                if score > best_score:
                    best_score = score
                    best = child
            child = self.sibling[child]
        known_low = scratch.low & ~known_low
        known_high = scratch.high & ~known_high
        if known_low == 0 and known_high == 0:
            return best
        scratch.low = known_low
        scratch.high = known_high
        pick = self.policy(scratch, seat)
        if best < 0:
            return -1 - pick
        # A new pick is worth what it was worth elsewhere, and as much of a try as one that was visited once.
        score = self.habit[self.habit_of(scratch, seat, pick)] + self.explore
        if score > best_score:
            return -1 - pick
        return best

    def add(self, node: i32, pick: i32) -> i32:
        """Put a new node into the tree."""
        fresh: i32 = self.nodes
        self.nodes += 1
        self.pick_of[fresh] = pick
        self.visits[fresh] = 0
        self.offers[fresh] = 1
        self.total[fresh] = 0.0
        self.child[fresh] = 0
        self.sibling[fresh] = self.child[node]
        self.child[node] = fresh
        return fresh

    def prune(self) -> None:
        """Forget the nodes that were visited least, at least half of all, to make room for others.

        A node was never visited more often than the one above it, and comes after it; so what is kept is a tree, and
        can be moved up one by one.
        """
        least: i32 = 2
        at: i32
        kept: i32 = self.number(least)
        while 2 * kept > CAPACITY:
            least += 1
            kept = self.number(least)
        for at in range(self.nodes):
            if at == 0 or self.moved[at]:
                self.keep_children(at)
        for at in range(self.nodes):
            if at == 0 or self.moved[at]:
                self.move(at, self.moved[at])
        self.nodes = kept

    def number(self, least: i32) -> i32:
        """Give new numbers to the root and the nodes with so many visits, 0 to others; returns how many there are."""
        at: i32
        kept: i32 = 1
        for at in range(1, self.nodes):
            self.moved[at] = 0
            if self.visits[at] >= least:
                self.moved[at] = kept
                kept += 1
        return kept

    def keep_children(self, node: i32) -> None:
        """Take the children that have no new number out of their row."""
        last: i32 = 0
        child: i32 = self.child[node]
        self.child[node] = 0
        while child:
            if self.moved[child]:
                if last:
                    self.sibling[last] = child
                else:
                    self.child[node] = child
                last = child
            child = self.sibling[child]
        if last:
            self.sibling[last] = 0

    def move(self, node: i32, to: i32) -> None:
        """Give a node its new number, and what it leads to theirs."""
        self.pick_of[to] = self.pick_of[node]
        self.visits[to] = self.visits[node]
        self.offers[to] = self.offers[node]
        self.total[to] = self.total[node]
        self.child[to] = self.moved[self.child[node]]
        self.sibling[to] = self.moved[self.sibling[node]]
