"""What a search knows after a few play-outs of tales whose best move is plain, and each of its parts by itself."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import log, sqrt

import pytest

from ludoteca import _pure
from ludoteca.bots import search
from ludoteca.bots.moves import MOST_MOVES, PICKS, Moves
from ludoteca.bots.search import (
    ANY_PICK,
    BATCH,
    CAPACITY,
    DEPTH,
    HABITS,
    KINDS,
    LOGS,
    LONGEST_PLAYOUT,
    PATIENCE,
    SEATS,
    SearchBot,
    Tree,
)
from ludoteca.kernel.bits import advance
from ludoteca.kernel.registry import registered
from tests.bots.tale import Scene, Tale, choices, tale

pytestmark = pytest.mark.skipif(_pure.compiled(), reason="tales are interpreted")

EXPLORE, SCALE = 0.12, 800.0


@pytest.fixture(scope="module")
def shared() -> Tree:
    """One tree for all tests, since making one takes long."""
    return Tree(7, EXPLORE, SCALE)


@pytest.fixture
def tree(shared: Tree) -> Tree:
    shared.moves_ahead = 7
    shared.kinds = len(Tale.decisions)
    shared.luck = 12345
    shared.clear(choices({1: (0, 0)}), 0)
    return shared


def found(tree: Tree, told: Tale, playouts: int = 200, seat: int = 0, luck: int = 7) -> list[int]:
    return tree.search(told, seat, luck, None, playouts)


# Whole searches.


@pytest.mark.parametrize("best", [0, 127, 128, 254])
def test_the_best_move_is_found(tree: Tree, best: int) -> None:
    worths = dict.fromkeys((0, 1, 127, 128, 254), (100, 0))
    assert found(tree, choices({**worths, best: (400, 0)})) == [best]


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
    monkeypatch.setattr(search, "time", Clocks(thread, wall))
    tree.search(choices({1: (1, 0), 2: (0, 0)}), 0, 7, 1.0, None)
    assert tree.playouts == batches * BATCH


def test_play_outs_and_seconds_bound_a_search_together(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "time", Clocks(0.25, 0.25))
    tree.search(choices({1: (1, 0), 2: (0, 0)}), 0, 7, 1.0, BATCH + 1)
    assert tree.playouts == BATCH + 1


def test_a_full_tree_ends_the_search(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "CAPACITY", 40)
    told = tale(start=Scene({1: "start", 2: "start"}))
    assert found(tree, told, 10**9) in ([1], [2])
    assert tree.nodes == 40
    assert tree.playouts == BATCH
    assert tree.visits[0] == BATCH


def test_a_game_that_is_too_large_is_refused(tree: Tree) -> None:
    told = choices({1: (0, 0)})
    told.seats = SEATS + 1
    with pytest.raises(ValueError, match="8 seats and 64 decisions"):
        found(tree, told)

    class Endless(Tale):
        decisions = Tale.decisions[:1] * (KINDS + 1)

    with pytest.raises(ValueError, match="8 seats and 64 decisions"):
        found(tree, Endless({"start": Scene({1: "start"})}))


# Its parts: habits.


def test_every_pick_of_every_decision_of_every_seat_is_a_habit_of_its_own(tree: Tree) -> None:
    """Also beyond the sixteenth decision."""
    told = choices({1: (0, 0)})
    picks = (0, 1, 127, 128, PICKS - 1)
    for game in registered().values():
        most = game.seats[-1]
        tree.kinds = len(game.decisions)
        numbers = set()
        for seat in range(most):
            for told.kind in range(tree.kinds):
                numbers |= {tree.habit_of(told, seat, pick) for pick in picks}
        assert len(numbers) == most * tree.kinds * len(picks)
        assert (min(numbers), max(numbers)) == (0, most * tree.kinds * PICKS - 1)
        assert most * tree.kinds * PICKS <= HABITS


def test_a_search_takes_the_number_of_decisions_from_the_game(tree: Tree) -> None:
    tree.kinds = 0
    found(tree, choices({1: (0, 0)}), 1)
    assert tree.kinds == len(Tale.decisions)


def test_clearing_forgets_all_and_notes_what_the_root_is_worth(tree: Tree) -> None:
    told = tale(3, start=Scene({1: "end"}, worth=(500, 300, 100)), end=Scene(worth=(0, 0, 0)))
    found(tree, trap(3), 100)
    cells = 3 * tree.kinds * PICKS
    tree.habit[cells - 1] = tree.tried[cells - 1] = 3.0
    tree.clear(told, 2)
    assert (tree.seat, tree.playouts, tree.nodes) == (2, 0, 1)
    assert (tree.child[0], tree.visits[0], tree.offers[0], tree.total[0]) == (0, 0, 0, 0.0)
    assert not any(tree.habit[:cells])
    assert not any(tree.tried[:cells])
    assert list(tree.base[:3]) == [200, -200, -400]


def test_judging_is_around_what_the_root_is_worth(tree: Tree) -> None:
    tree.base[0], tree.base[1] = 100.0, -100.0
    tree.judge(tale(start=Scene(worth=(1000, 100))))
    assert list(tree.values[:2]) == [0.75, 0.25]
    tree.judge(tale(start=Scene(worth=(100, 0))))
    assert list(tree.values[:2]) == [0.5, 0.5]
    tree.judge(tale(start=Scene(worth=(2500, 0))))
    assert list(tree.values[:2]) == [0.875, 0.125]


def test_liking_is_the_mean_pulled_towards_a_half(tree: Tree) -> None:
    assert tree.liking(5) == pytest.approx(0.55)
    tree.habit[5], tree.tried[5] = 3.9, 8.0
    assert tree.liking(5) == pytest.approx(0.5)
    tree.habit[5], tree.tried[5] = 7.9, 8.0
    assert tree.liking(5) == pytest.approx(0.9)


def test_habits_begin_with_what_each_move_leads_to(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "more", 200: "good"}, kind=17),
        more=Scene({1: "good", 2: "bad"}, kind=1, whole=False),
        good=Scene(worth=(800, 0)),
        bad=Scene(worth=(0, 800)),
    )
    moves = Moves(told, 0)
    tree.prime(moves, told, moves.scratch)
    assert told.deal == 0
    kept = {(17, 1): (1.0, 2.0), (17, 200): (0.75, 1.0), (1, 1): (0.75, 1.0), (1, 2): (0.25, 1.0)}
    for (told.kind, pick), (habit, tried) in kept.items():
        number = tree.habit_of(told, 0, pick)
        assert (tree.habit[number], tree.tried[number]) == (habit, tried)
    assert sum(tree.tried[: 2 * tree.kinds * PICKS]) == 5


def test_habits_begin_from_a_new_deal(tree: Tree) -> None:
    told = choices({1: lambda at: (800 if at.deal == 1 else 0, 0)}, deals=3)
    moves = Moves(told, 0)
    tree.prime(moves, told, moves.scratch)
    assert tree.habit[tree.habit_of(told, 0, 1)] == 0.75


@pytest.mark.parametrize(("spared", "tried"), [(1, MOST_MOVES - 1), (0, 16)])
def test_of_too_many_moves_first_parts_form_the_habits(tree: Tree, spared: int, tried: int) -> None:
    seconds = MOST_MOVES // 16
    told = tale(
        start=Scene({pick: "rest" if pick < 15 else "last" for pick in range(16)}),
        rest=Scene(dict.fromkeys(range(128, 128 + seconds), "end"), whole=False),
        last=Scene(dict.fromkeys(range(128, 128 + seconds - spared), "end"), whole=False),
        end=Scene(),
    )
    moves = Moves(told, 0)
    tree.prime(moves, told, moves.scratch)
    assert sum(tree.tried[tree.habit_of(told, 0, pick)] for pick in range(16)) == tried


# Its parts: the tree.


def node(tree: Tree, under: int, pick: int, visits: int, total: float, offers: int) -> int:
    number = tree.add(under, pick)
    tree.visits[number], tree.total[number], tree.offers[number] = visits, total, offers
    return number


def test_a_new_node_is_the_first_child(tree: Tree) -> None:
    tree.total[1] = tree.visits[1] = tree.child[1] = tree.child[2] = 77
    one, two = tree.add(0, 9), tree.add(0, 200)
    assert (one, two, tree.nodes) == (1, 2, 3)
    assert (tree.pick_of[one], tree.pick_of[two]) == (9, 200)
    assert (tree.child[0], tree.sibling[two], tree.sibling[one]) == (two, one, 0)
    assert (tree.visits[one], tree.offers[one], tree.total[one], tree.child[one]) == (0, 1, 0.0, 0)


@pytest.mark.parametrize(
    ("one", "two", "chosen"),
    [
        ((10, 6.0, 20), (10, 5.0, 20), 1),
        ((10, 5.0, 20), (10, 6.0, 20), 2),
        ((400, 200.0, 500), (4, 2.0, 500), 2),
        ((4, 2.0, 500), (400, 200.0, 500), 1),
        ((10, 5.0, 11), (10, 5.0, 3000), 2),
        ((10, 5.0, 3000), (10, 5.0, 11), 1),
    ],
)
def test_of_known_picks_the_most_promising_is_visited(
    tree: Tree, one: tuple[int, float, int], two: tuple[int, float, int], chosen: int
) -> None:
    """The mean, and more the rarer it was visited and the oftener it was on offer (UCB1 with offers for visits)."""
    told = choices({1: (0, 0), 140: (0, 0)})
    first, second = node(tree, 0, 1, *one), node(tree, 0, 140, *two)
    assert tree.select(told, 0, 0) == {1: first, 2: second}[chosen]
    assert (tree.offers[first], tree.offers[second]) == (one[2] + 1, two[2] + 1)


def test_what_is_not_legal_in_this_deal_is_passed_by(tree: Tree) -> None:
    told = choices({1: (0, 0)})
    legal, other = node(tree, 0, 1, 5, 0.5, 9), node(tree, 0, 2, 5, 5.0, 9)
    assert tree.select(told, 0, 0) == legal
    assert (tree.offers[legal], tree.offers[other]) == (10, 9)


@pytest.mark.parametrize("offers", [1, 30, LOGS - 2, LOGS - 1, LOGS, 10**6])
def test_what_exploring_adds(tree: Tree, offers: int) -> None:
    """At just what worth of a known pick a new one that promises 0.55 is no longer tried."""
    told = choices({1: (0, 0), 200: (0, 0)})
    bonus = EXPLORE * sqrt(log(min(LOGS - 1, offers + 1)) / 7)
    for worth, answer in ((0.55 + EXPLORE - bonus - 1e-6, -1 - 200), (0.55 + EXPLORE - bonus + 1e-6, 1)):
        tree.clear(told, 0)
        node(tree, 0, 1, 7, 7 * worth, offers)
        assert tree.select(told, 0, 0) == answer


@pytest.mark.parametrize("pick", [1, 127, 128, 255])
def test_a_new_pick_is_none_that_is_known(tree: Tree, pick: int) -> None:
    told = choices(dict.fromkeys((1, 127, 128, 255), (0, 0)))
    for known in (1, 127, 128, 255):
        if known != pick:
            node(tree, 0, known, 9, 0.0, 9)
    assert tree.select(told, 0, 0) == -1 - pick


def test_the_first_pick_of_all_is_new(tree: Tree) -> None:
    assert tree.select(choices({0: (0, 0)}), 0, 0) == -1
    assert tree.select(choices({255: (0, 0)}), 0, 0) == -256


def test_beyond_the_tree_habit_chooses_but_not_always(tree: Tree) -> None:
    told = choices(dict.fromkeys((1, 127, 128, 255), (0, 0)))
    for liked in (1, 127, 128, 255):
        tree.clear(told, 0)
        number = tree.habit_of(told, 1, liked)
        tree.habit[number], tree.tried[number] = 9.0, 10.0
        told.find(1)
        taken = Counter(tree.policy(told, 1) for _ in range(800))
        others = 800 / ANY_PICK / 4
        assert taken.keys() == {1, 127, 128, 255}
        assert all(0.6 * others < taken[pick] < 1.5 * others for pick in taken if pick != liked)


def test_a_single_pick_takes_no_luck(tree: Tree) -> None:
    told = choices({130: (0, 0)})
    told.find(0)
    luck = tree.luck
    assert tree.policy(told, 0) == 130
    assert tree.luck == advance(luck)


def test_a_pick_that_did_badly_is_left(tree: Tree) -> None:
    told = choices({1: (0, 0), 2: (0, 0)})
    number = tree.habit_of(told, 0, 1)
    tree.habit[number], tree.tried[number] = 0.0, 10.0
    told.find(0)
    taken = Counter(tree.policy(told, 0) for _ in range(400))
    assert 20 < taken[1] < 80


def test_the_most_visited_pick_that_is_legal_is_the_favourite(tree: Tree) -> None:
    told = choices({1: (0, 0), 140: (0, 0)})
    assert tree.favourite(told, 0) == -1
    rare, often, _ = node(tree, 0, 1, 3, 3.0, 9), node(tree, 0, 140, 4, 0.0, 9), node(tree, 0, 7, 50, 50.0, 9)
    assert tree.favourite(told, 0) == often
    tree.visits[rare] = 5
    assert tree.favourite(told, 0) == rare
    assert tree.favourite(told, -1) == -1


def test_where_the_tree_ends_habit_completes_the_move(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "more"}),
        more=Scene({2: "end", 3: "end"}, kind=1, whole=False),
        end=Scene(),
    )
    number = tree.habit_of(tale(start=Scene({1: "start"}, kind=1)), 0, 3)
    tree.habit[number], tree.tried[number] = 9.0, 10.0
    taken = Counter(tuple(tree.best_move(told, told.clone())) for _ in range(200))
    assert taken[1, 3] > 150
    assert taken[1, 2] > 5
    node(tree, 0, 1, 3, 3.0, 9)
    assert tree.best_move(told, told.clone())[0] == 1


# Its parts: play-outs.


def walk(moves: int, seats: int = 1) -> Tale:
    """So many moves of a single pick, by turns, then the end."""
    scenes = {
        ("start" if at == 0 else f"step{at}"): Scene({7: f"step{at + 1}"}, seats=1 << at % seats, kind=at % 3)
        for at in range(moves)
    }
    return Tale({**scenes, f"step{moves}": Scene(worth=(800, 0))})


@pytest.mark.parametrize("ahead", [0, 1, 7])
def test_a_play_out_goes_so_many_moves_beyond_the_new_node(tree: Tree, ahead: int) -> None:
    tree.moves_ahead = ahead
    told = walk(50)
    for nodes in (1, 2, 3):
        tree.descend(told.clone())
        assert (tree.depth, tree.length, tree.nodes) == (nodes, nodes + max(ahead, 0), 1 + nodes)
        for at in range(nodes):
            tree.visits[tree.path[at]] += 1


def test_a_new_node_in_the_middle_of_a_move_takes_the_rest_of_the_move_along(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "more"}),
        more=Scene({2: "most"}, kind=1, whole=False),
        most=Scene({3: "end"}, kind=2, whole=False),
        end=Scene({4: "over"}),
        over=Scene(),
    )
    tree.moves_ahead = 0
    tree.descend(told.clone())
    assert (tree.depth, tree.length, tree.nodes) == (3, 3, 4)


def test_the_end_of_a_game_ends_a_play_out(tree: Tree) -> None:
    tree.descend(walk(3).clone())
    assert (tree.depth, tree.length) == (1, 3)


def test_every_node_on_the_way_learns_for_who_picked_it(tree: Tree) -> None:
    told = walk(5, seats=2)
    tree.kinds = 24
    for number in (1, 2, 3):
        tree.playout(told, told.clone())
        assert tree.playouts == tree.visits[0] == number
    assert [tree.visits[at] for at in (1, 2, 3)] == [3, 2, 1]
    assert [tree.total[at] for at in (1, 2, 3)] == [3 * 0.75, 2 * 0.25, 0.75]
    for at in range(5):
        told.enter("start" if at == 0 else f"step{at}")
        habit = tree.habit_of(told, at % 2, 7)
        assert (tree.habit[habit], tree.tried[habit]) == ((3 * 0.75, 3.0) if at % 2 == 0 else (3 * 0.25, 3.0))


def test_a_move_without_end_is_cut(tree: Tree) -> None:
    told = tale(start=Scene({4: "start"}, whole=False), worth=Scene())
    told.draft = 1
    tree.descend(told)
    assert (tree.depth, tree.length) == (DEPTH, LONGEST_PLAYOUT)


def test_a_play_out_passes_no_more_nodes_than_there_is_room_for(tree: Tree) -> None:
    told = walk(DEPTH + 20)
    for at in range(DEPTH + 3):
        node(tree, at, 7, 1, 0.5, 1)
    tree.descend(told.clone())
    assert (tree.depth, tree.length) == (DEPTH, DEPTH + 7)


def test_a_full_tree_takes_no_node(tree: Tree) -> None:
    tree.nodes = CAPACITY
    tree.descend(walk(4).clone())
    assert (tree.depth, tree.length, tree.nodes) == (0, 4, CAPACITY)


def test_luck_differs_from_play_out_to_play_out(tree: Tree) -> None:
    told = choices(dict.fromkeys(range(4), (0, 0)))
    lucks = []
    for _ in range(5):
        tree.grow(told, told.clone(), 1)
        lucks.append(told.luck)
    assert all(one != other for one, other in pairwise(lucks))


# The bot.


def test_a_move_without_a_choice_takes_no_search() -> None:
    bot = SearchBot(1, playouts=5)
    assert bot.pick(choices({9: (0, 0)}), 0, {}, {}) == [9]
    assert bot.tree.playouts == 0
    told = tale(
        start=Scene({1: "more"}),
        more=Scene({2: "end", 3: "rich"}, whole=False),
        end=Scene(),
        rich=Scene(worth=(800, 0)),
    )
    assert bot.pick(told, 0, {}, {}) == [1, 3]
    assert bot.tree.playouts == 5
    assert bot.pick(choices({1: (0, 0), 2: (800, 0)}), 0, {}, {}) == [2]
    assert bot.tree.playouts == 5
    assert (bot.tree.moves_ahead, bot.tree.explore, bot.tree.scale) == (7, EXPLORE, SCALE)
