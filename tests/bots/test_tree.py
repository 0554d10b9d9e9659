"""The parts of a search: habits and the tree."""

from __future__ import annotations

from collections import Counter
from math import log, sqrt

import pytest

from ludoteca import _pure
from ludoteca.bots import tree as trees
from ludoteca.bots.habits import ANY_PICK, HABITS, UNTRIED
from ludoteca.bots.moves import MOST_MOVES, Moves
from ludoteca.bots.tree import EXPLORE, GROWTH, SCALE, URGES, WAIT, Tree
from ludoteca.kernel.bits import advance
from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.registry import registered
from tests.bots.tale import Scene, Tale, choices, tale
from tests.bots.trees import found, node, trap

pytestmark = pytest.mark.skipif(_pure.compiled(), reason="tales are interpreted")


# Habits.


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
    tree.habit[cells - 1], tree.tried[cells - 1] = 3.0, 3
    tree.clear(told, 2)
    assert (tree.seat, tree.playouts, tree.nodes) == (2, 0, 1)
    assert (tree.child[0], tree.visits[0], tree.offers[0], tree.total[0]) == (0, 0, 0, 0.0)
    assert set(tree.habit[:cells]) == {UNTRIED}
    assert not any(tree.tried[:cells])
    assert list(tree.base[:3]) == [300, 0, -300], "against the mean of the others"


def test_judging_is_around_what_the_root_is_worth(tree: Tree) -> None:
    tree.base[0], tree.base[1] = 100.0, -100.0
    tree.judge(tale(start=Scene(worth=(1000, 100))))
    assert list(tree.values[:2]) == [0.75, 0.25]
    tree.judge(tale(start=Scene(worth=(100, 0))))
    assert list(tree.values[:2]) == [0.5, 0.5]
    tree.judge(tale(start=Scene(worth=(2500, 0))))
    assert list(tree.values[:2]) == [0.875, 0.125]


def test_a_habit_is_the_mean_pulled_towards_what_untried_picks_promise(tree: Tree) -> None:
    assert tree.habit[5] == UNTRIED
    for number, value in enumerate((0.1, 0.9, 0.9, 0.1), 1):
        tree.learn(5, value)
        assert tree.tried[5] == number
    assert tree.habit[5] == pytest.approx((2 * UNTRIED + 2.0) / 6)


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
    kept = {(17, 1): (1.0, 2), (17, 200): (0.75, 1), (1, 1): (0.75, 1), (1, 2): (0.25, 1)}
    for (told.kind, pick), (total, tried) in kept.items():
        number = tree.habit_of(told, 0, pick)
        assert tree.tried[number] == tried
        assert tree.habit[number] == pytest.approx((total + 2 * UNTRIED) / (tried + 2))
    assert sum(tree.tried[: 2 * tree.kinds * PICKS]) == 5


def test_habits_begin_from_a_new_deal(tree: Tree) -> None:
    told = choices({1: lambda at: (800 if at.deal == 1 else 0, 0)}, deals=3)
    moves = Moves(told, 0)
    tree.prime(moves, told, moves.scratch)
    assert tree.habit[tree.habit_of(told, 0, 1)] == pytest.approx((0.75 + 2 * UNTRIED) / 3)


def of_two_parts(*counts: int, kind: int = 0) -> Tale:
    """Moves of two picks; the second, for each first one of so many, is asked by a decision of a kind."""
    return tale(
        start=Scene({pick: f"part {pick}" for pick in range(len(counts))}),
        end=Scene(),
        **{
            f"part {pick}": Scene(dict.fromkeys(range(128, 128 + count), "end"), kind=kind, whole=False)
            for pick, count in enumerate(counts)
        },
    )


@pytest.mark.parametrize(
    ("many", "kind", "tried"),
    [(6, 0, 30), (7, 0, 5), (6, 1, 30), (7, 1, 30)],
    ids=["all moves", "first parts", "all moves without parts", "some moves"],
)
def test_of_too_many_moves_first_parts_or_some_form_the_habits(tree: Tree, many: int, kind: int, tried: int) -> None:
    told = of_two_parts(6, 6, 6, 6, many, kind=kind)
    moves = Moves(told, 0)
    tree.looks = 30
    tree.prime(moves, told, moves.scratch)
    firsts = [tree.tried[tree.habit_of(told, 0, pick)] for pick in range(5)]
    assert sum(firsts) == tried
    assert all(firsts)


@pytest.mark.parametrize(("playouts", "looks"), [(1, 32), (16, 32), (100, 200), (5000, MOST_MOVES), (None, MOST_MOVES)])
def test_a_short_search_looks_at_few_moves_beforehand(tree: Tree, playouts: int | None, looks: int) -> None:
    tree.search(of_two_parts(2, 2), 0, 1, None if playouts else 0.001, playouts)
    assert tree.looks == looks


# The tree.


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


@pytest.mark.parametrize("offers", [1, 30, URGES - 2, URGES - 1, URGES, 10**6])
def test_what_exploring_adds(tree: Tree, offers: int) -> None:
    """At just what worth of a known pick a new one that promises 0.55 is no longer tried."""
    told = choices({1: (0, 0), 200: (0, 0)})
    bonus = EXPLORE * sqrt(max(log(offers + 1), GROWTH * sqrt(offers + 1)) / 7)
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
        tree.habit[number], tree.tried[number] = 0.9, 10
        told.find(1)
        taken = Counter(tree.policy(told, 1) for _ in range(800))
        others = 800 / ANY_PICK / 4
        assert taken.keys() == {1, 127, 128, 255}
        assert all(0.6 * others < taken[pick] < 1.5 * others for pick in taken if pick != liked)


def test_one_pick_of_four_is_any(tree: Tree) -> None:
    told = choices({1: (0, 0), 200: (0, 0)})
    number = tree.habit_of(told, 0, 1)
    tree.habit[number], tree.tried[number] = 0.9, 10
    told.find(0)
    assert 950 < sum(tree.policy(told, 0) == 200 for _ in range(8000)) < 1050, "half of any picks"


def test_a_single_pick_takes_no_luck(tree: Tree) -> None:
    told = choices({130: (0, 0)})
    told.find(0)
    luck = tree.luck
    assert tree.policy(told, 0) == 130
    assert tree.luck == advance(luck)


def test_a_pick_that_did_badly_is_left(tree: Tree) -> None:
    told = choices({1: (0, 0), 2: (0, 0)})
    number = tree.habit_of(told, 0, 1)
    tree.habit[number], tree.tried[number] = 0.1, 10
    told.find(0)
    taken = Counter(tree.policy(told, 0) for _ in range(400))
    assert 20 < taken[1] < 80


def test_the_most_visited_pick_that_is_legal_is_played(tree: Tree) -> None:
    told = choices({1: (0, 0), 140: (0, 0)})
    assert tree.followed(told, 0) == {}
    rare, often, _ = node(tree, 0, 1, 3, 3.0, 9), node(tree, 0, 140, 4, 0.0, 9), node(tree, 0, 7, 50, 50.0, 9)
    assert tree.followed(told, 0) == {140: (4, often), 1: (3, rare)}
    assert tree.best_move(told, told.clone()) == [140]
    tree.visits[rare] = 5
    assert tree.best_move(told, told.clone()) == [1]
    assert tree.followed(told, -1) == {}


def test_trees_of_one_decision_are_counted_together(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "more", 4: "more"}),
        more=Scene({2: "end", 3: "end"}, kind=1, whole=False),
        end=Scene(),
    )
    other = Tree(7, EXPLORE, SCALE)
    other.clear(told, 0)
    node(tree, node(tree, 0, 1, 6, 3.0, 9), 2, 5, 3.0, 9)
    node(tree, 0, 4, 5, 3.0, 9)
    node(other, node(other, 0, 4, 9, 3.0, 9), 3, 9, 3.0, 9)
    assert tree.best_move(told, told.clone()) == [1, 2]
    assert tree.best_move(told, told.clone(), [other]) == [4, 3]


def test_of_a_full_tree_the_least_visited_half_is_forgotten(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept stays where it hangs, in its order, with all that is known of it."""
    monkeypatch.setattr(trees, "CAPACITY", 9)
    often = node(tree, 0, 5, 7, 3.5, 9)
    node(tree, 0, 6, 2, 1.0, 4)
    seldom = node(tree, 0, 200, 3, 1.5, 8)
    node(tree, seldom, 7, 1, 0.5, 1)
    below = node(tree, often, 8, 4, 2.0, 6)
    node(tree, often, 9, 2, 2.0, 6)
    tree.prune()
    assert tree.nodes == 4
    first, second, third = 1, 2, 3
    assert [tree.pick_of[at] for at in (first, second, third)] == [5, 200, 8]
    assert (tree.child[0], tree.sibling[second], tree.sibling[first]) == (second, first, 0)
    assert (tree.child[first], tree.child[second], tree.child[third], tree.sibling[third]) == (third, 0, 0, 0)
    assert (tree.visits[third], tree.total[third], tree.offers[third]) == (4, 2.0, 6)
    assert below == 5
    assert tree.add(third, 1) == 4


def test_where_asked_for_a_play_out_ends_at_the_start_of_the_own_turn(tree: Tree) -> None:
    tree.seat = 1
    assert tree.stops(0, 0b01, 0, 2)
    tree.to_own_turn = True
    assert tree.stops(0, 0b10, 0, 2)
    assert not tree.stops(1, 0b10, 0, 2), "it goes on with its own turn"
    assert not tree.stops(0, 0b01, 1 - 2 * WAIT, 2)
    assert tree.stops(0, 0b01, -2 * WAIT, 2), "its turn does not come"


def test_where_the_tree_ends_habit_completes_the_move(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "more"}),
        more=Scene({2: "end", 3: "end"}, kind=1, whole=False),
        end=Scene(),
    )
    number = tree.habit_of(tale(start=Scene({1: "start"}, kind=1)), 0, 3)
    tree.habit[number], tree.tried[number] = 0.9, 10
    taken = Counter(tuple(tree.best_move(told, told.clone())) for _ in range(200))
    assert taken[1, 3] > 150
    assert taken[1, 2] > 5
    node(tree, 0, 1, 3, 3.0, 9)
    assert tree.best_move(told, told.clone())[0] == 1
