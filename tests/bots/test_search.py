"""What a search knows after a few play-outs of tales whose best move is plain, and what it may spend."""

from __future__ import annotations

import pytest

from ludoteca import _pure
from ludoteca.bots import tree as trees
from ludoteca.bots.clock import Allotment
from ludoteca.bots.habits import KINDS, SEATS
from ludoteca.bots.search import SearchBot
from ludoteca.bots.tree import BATCH, DEPTH, EXPLORE, PATIENCE, SCALE, Tree
from tests.bots.tale import Scene, Tale, choices, tale
from tests.bots.trees import found, node, trap
from tests.bots.turned import BEGIN, turned

pytestmark = pytest.mark.skipif(_pure.compiled(), reason="tales are interpreted")


@pytest.mark.parametrize("best", [0, 127, 128, 254])
def test_the_best_move_is_found(tree: Tree, best: int) -> None:
    worths = dict.fromkeys((0, 1, 127, 128, 254), (100, 0))
    assert found(tree, choices({**worths, best: (400, 0)})) == [best]


@pytest.mark.parametrize("seats", [2, 3])
def test_others_do_what_is_best_for_them(tree: Tree, seats: int) -> None:
    assert {found(tree, trap(seats), luck=luck)[0] for luck in range(5)} == {2}


def test_the_seat_itself_does_what_is_best_for_it(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "promise", 2: "little"}),
        promise=Scene({10: "poor", 11: "poor", 12: "rich"}, kind=1),
        little=Scene({10: "fair", 11: "fair"}, kind=2),
        poor=Scene(worth=(-200, 0)),
        rich=Scene(worth=(3000, 0)),
        fair=Scene(),
    )
    assert {found(tree, told, luck=luck)[0] for luck in range(5)} == {1}


def test_a_rival_is_only_one_of_the_others(tree: Tree) -> None:
    """The second seat, asked, goes for its own advantage, not for the first seat's harm."""
    told = tale(
        3,
        start=Scene({1: "ask", 2: "leave"}),
        ask=Scene({10: "harm", 11: "gain"}, worth=(400, 0, 0), seats=2, kind=1),
        leave=Scene({10: "left"}, worth=(0, 0, 0), seats=2, kind=2),
        harm=Scene(worth=(-1000, 0, 1000)),
        gain=Scene(worth=(900, 600, 0)),
        left=Scene(worth=(0, 0, 0)),
    )
    assert found(tree, told) == [1]


def test_the_true_deal_is_not_looked_at(tree: Tree) -> None:
    told = choices({1: lambda at: (9000 if at.deal == 0 else -900, 0), 2: (100, 0)}, deals=10**6)
    assert found(tree, told) == [2]


def test_deals_weigh_as_often_as_they_come(tree: Tree) -> None:
    """What is great in one deal of four and bad in three is bad."""
    told = choices({1: lambda at: (800 if at.deal == 3 else -800, 0), 2: (0, 0)}, deals=4)
    assert found(tree, told) == [2]
    told = choices({1: lambda at: (-200 if at.deal == 3 else 800, 0), 2: (0, 0)}, deals=4)
    assert found(tree, told) == [1]


def test_a_move_is_followed_to_its_commit_point(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "more"}),
        more=Scene({2: "most", 3: "poor"}, kind=1, whole=False),
        most=Scene({4: "poor", 200: "rich"}, kind=2, whole=False),
        poor=Scene(worth=(0, 0)),
        rich=Scene({9: "after"}, worth=(500, 0)),
        after=Scene(worth=(500, 0)),
    )
    assert found(tree, told) == [1, 2, 200]
    assert told.path == []


def test_the_seat_that_is_asked_goes_first_where_several_are(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "mine", 2: "yours"}, seats=3),
        mine=Scene({5: "end"}, seats=3, worth=(0, 900)),
        yours=Scene({5: "end"}, seats=3, worth=(900, 0)),
        end=Scene(),
    )
    assert found(tree, told, 3, seat=1) == [1]
    tree.descend(told.clone())
    assert list(tree.movers[:2]) == [1, 0]
    tree.seat = 2
    tree.descend(told.clone())
    assert tree.movers[0] == 0


def test_the_same_luck_gives_the_same_search(tree: Tree) -> None:
    told = choices({pick: (pick % 3, 0) for pick in range(40)})
    first = found(tree, told, 60)
    visits = list(tree.visits[:60])
    assert found(tree, told, 60) == first
    assert list(tree.visits[:60]) == visits
    found(tree, told, 60, luck=8)
    assert list(tree.visits[:60]) != visits


# The budget.


@pytest.mark.parametrize("playouts", [1, BATCH - 1, BATCH, BATCH + 1, 3 * BATCH + 5])
def test_just_as_many_play_outs_as_are_granted(tree: Tree, playouts: int) -> None:
    told = choices({1: (1, 0), 2: (0, 0)}, deals=10**6)
    found(tree, told, playouts)
    assert tree.playouts == tree.visits[0] == playouts
    assert told.deal == 1 + playouts


class Clocks:
    """Two clocks that go on by so much whenever they are looked at."""

    def __init__(self, thread: float, wall: float) -> None:
        self.thread, self.wall, self.looks = thread, wall, 0

    def thread_time(self) -> float:
        self.looks += 1
        return 100 + self.thread * (self.looks - 1)

    def monotonic(self) -> float:
        return 5000 + self.wall * (self.looks - 1)


@pytest.mark.parametrize(
    ("thread", "wall", "batches"),
    [(0.25, 0.25, 4), (0.25, 0.9, 4), (0.5, 0.0, 2), (0.0, 1.0, PATIENCE), (0.1, 2.0, PATIENCE // 2), (3.0, 3.0, 1)],
)
def test_seconds_are_of_computing_time_and_the_clock_bounds_them(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, thread: float, wall: float, batches: int
) -> None:
    monkeypatch.setattr(trees, "time", Clocks(thread, wall))
    tree.search(choices({1: (1, 0), 2: (0, 0)}), 0, 7, 1.0, None)
    assert tree.playouts == batches * BATCH


@pytest.mark.parametrize(("thread", "wall", "batches"), [(0.25, 0.0, 2), (0.0, 0.25, 8)])
def test_half_a_second_is_half_as_long(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, thread: float, wall: float, batches: int
) -> None:
    monkeypatch.setattr(trees, "time", Clocks(thread, wall))
    tree.search(choices({1: (1, 0), 2: (0, 0)}), 0, 7, 0.5, None)
    assert tree.playouts == 64 * batches


def test_play_outs_and_seconds_bound_a_search_together(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "time", Clocks(0.25, 0.25))
    tree.search(choices({1: (1, 0), 2: (0, 0)}), 0, 7, 1.0, BATCH + 1)
    assert tree.playouts == BATCH + 1


def test_a_move_is_settled_when_so_many_play_outs_more_could_not_change_it(tree: Tree) -> None:
    told = choices({1: (1, 0), 2: (0, 0), 3: (0, 0)})
    tree.clear(told, 0)
    assert not tree.settled(told, told.clone(), 0), "nothing was looked at"
    node(tree, 0, 2, 30, 9.0, 40)
    node(tree, 0, 1, 50, 30.0, 60)
    node(tree, 0, 3, 10, 2.0, 40)
    node(tree, 0, 9, 49, 30.0, 60)
    assert [tree.settled(told, told.clone(), left) for left in (0, 19, 20, 21)] == [True, True, False, False]


def test_a_move_is_settled_when_each_of_its_picks_is(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "more", 2: "end"}), more=Scene({3: "end", 4: "end"}, whole=False), end=Scene({5: "end"})
    )
    tree.clear(told, 0)
    more = node(tree, 0, 1, 50, 30.0, 60)
    node(tree, 0, 2, 10, 3.0, 60)
    assert not tree.settled(told, told.clone(), 5), "nobody knows how it goes on"
    end = node(tree, more, 3, 30, 20.0, 40)
    node(tree, more, 4, 19, 9.0, 40)
    node(tree, end, 5, 1, 0.5, 1)
    assert [tree.settled(told, told.clone(), left) for left in (5, 10, 11)] == [True, True, False]
    assert told.path == []


def by_clock(tree: Tree, told: Tale, monkeypatch: pytest.MonkeyPatch, seconds: float | None) -> int:
    """Search with a share of ten seconds, of which each of two looks a batch takes one; tells how many batches came."""
    turned(monkeypatch, 1.0)
    tree.search(told, 0, 7, seconds, None, Allotment(BEGIN, 10.0, 30.0))
    return tree.playouts // BATCH


def test_by_the_clock_a_search_stops_when_the_move_is_settled(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, even = choices({1: (4000, 0), 2: (-4000, 0)}), choices({1: (0, 0), 2: (0, 0)})
    many = choices(dict.fromkeys(range(40), (0, 0)))
    assert by_clock(tree, plain, monkeypatch, None) < by_clock(tree, even, monkeypatch, None)
    assert by_clock(tree, even, monkeypatch, None) < by_clock(tree, many, monkeypatch, None) == 14
    assert 5 < by_clock(tree, plain, monkeypatch, 100.0) < 30, "its own seconds are used, as far as the clock goes"


def test_a_full_tree_forgets_and_goes_on(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "CAPACITY", 2 * DEPTH)
    told = tale(start=Scene({1: "start", 2: "start"}))
    assert found(tree, told, 2000) in ([1], [2])
    assert tree.playouts == tree.visits[0] == 2000
    assert tree.nodes <= 2 * DEPTH


def test_a_game_that_is_too_large_is_refused(tree: Tree) -> None:
    told = choices({1: (0, 0)})
    told.seats = SEATS + 1
    with pytest.raises(ValueError, match="8 seats and 64 decisions"):
        found(tree, told)

    class Endless(Tale):
        decisions = Tale.decisions[:1] * (KINDS + 1)

    with pytest.raises(ValueError, match="8 seats and 64 decisions"):
        found(tree, Endless({"start": Scene({1: "start"})}))


def test_a_game_that_just_fits_is_searched(tree: Tree) -> None:
    class Large(Tale):
        decisions = Tale.decisions[:1] * KINDS

    scenes = {"start": Scene({1: "end", 2: "end"}, kind=KINDS - 1), "end": Scene(worth=tuple(range(SEATS)))}
    assert found(tree, Large(scenes, SEATS), 3)[0] in (1, 2)
    assert tree.playouts == 3


# The bot.


def test_a_move_without_a_choice_takes_no_search() -> None:
    bot = SearchBot(1, playouts=5)
    assert bot.pick(choices({9: (0, 0)}), 0) == [9]
    assert bot.trees[0].playouts == 0
    told = tale(
        start=Scene({1: "more"}),
        more=Scene({2: "end", 3: "rich"}, whole=False),
        end=Scene(),
        rich=Scene(worth=(800, 0)),
    )
    assert bot.pick(told, 0) == [1, 3]
    assert bot.trees[0].playouts == 5
    assert bot.pick(choices({1: (0, 0), 2: (800, 0)}), 0) == [2]
    assert bot.trees[0].playouts == 5
    assert (bot.trees[0].moves_ahead, bot.trees[0].explore, bot.trees[0].scale) == (7, EXPLORE, SCALE)


def test_play_outs_go_on_to_the_own_turn_where_the_game_says_so_for_so_many_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Tale, "judged_at_own_turn", frozenset((3,)))
    bot = SearchBot(1, playouts=5)
    for seats, asked in ((2, False), (3, True), (2, False)):
        bot.pick(choices({1: (0, 0, 0)[:seats], 2: (800, 0, 0)[:seats]}, seats), 0)
        assert bot.trees[0].to_own_turn == asked


def test_threads_grow_a_tree_each() -> None:
    told = choices({1: (0, 0), 2: (800, 0)})
    bot = SearchBot(1, playouts=101, threads=2)
    assert bot.pick(told, 0) == [2]
    assert [tree.playouts for tree in bot.trees] == [51, 51]
    assert dict(bot.looked_at())[2] == sum(dict(tree.looked_at())[2] for tree in bot.trees)
    assert bot.pick(told, 0) == [2], "and again"


def test_a_search_that_fails_in_a_thread_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = SearchBot(1, playouts=10, threads=2)
    monkeypatch.setattr(bot.trees[1], "search", lambda *given: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        bot.pick(choices({1: (0, 0), 2: (800, 0)}), 0)
