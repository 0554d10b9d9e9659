"""The parts of a search: play-outs."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteca import _pure
from ludoteca.bots.habits import LONGEST_PLAYOUT
from ludoteca.bots.tree import DEPTH, Tree
from tests.bots.tale import Scene, Tale, choices, tale
from tests.bots.trees import node

pytestmark = pytest.mark.skipif(_pure.compiled(), reason="tales are interpreted")


def walk(moves: int, seats: int = 1) -> Tale:
    """So many moves of a single pick, by turns, then the end; it is worth the same everywhere."""
    worth = (800, 0)
    scenes = {
        ("start" if at == 0 else f"step{at}"): Scene({7: f"step{at + 1}"}, worth, seats=1 << at % seats, kind=at % 3)
        for at in range(moves)
    }
    return Tale({**scenes, f"step{moves}": Scene(worth=worth)})


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


def test_a_play_out_is_worth_what_stands_where_the_tree_ends_and_at_its_end(tree: Tree) -> None:
    told = tale(
        start=Scene({1: "leaf"}),
        leaf=Scene({2: "end"}, worth=(0, 10**9)),
        end=Scene(worth=(800, 0)),
    )
    tree.playout(told, told.clone())
    assert tree.depth == 1
    assert list(tree.values[:2]) == pytest.approx([0.375, 0.625])


def test_with_more_than_two_seats_the_end_alone_counts(tree: Tree) -> None:
    told = tale(
        3,
        start=Scene({1: "leaf"}, worth=(0, 0, 0)),
        leaf=Scene({2: "end"}, worth=(0, 10**9, 0)),
        end=Scene(worth=(800, 0, 0)),
    )
    tree.clear(told, 0)
    tree.playout(told, told.clone())
    assert list(tree.values[:3]) == pytest.approx([0.75, 1 / 3, 1 / 3])


def test_a_play_out_that_ends_in_the_tree_is_worth_its_end(tree: Tree) -> None:
    told = choices({1: (800, 0)})
    for _ in range(2):
        tree.playout(told, told.clone())
        assert list(tree.values[:2]) == [0.75, 0.25]


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
        learnt = 3 * (0.75 if at % 2 == 0 else 0.25)
        assert tree.tried[habit] == 3
        assert tree.habit[habit] == pytest.approx((1.1 + learnt) / (2 + 3)), "the mean, with two tries of 0.55 before"


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


def test_luck_differs_from_play_out_to_play_out(tree: Tree) -> None:
    told = choices(dict.fromkeys(range(4), (0, 0)))
    lucks = []
    for _ in range(5):
        tree.grow(told, told.clone(), 1)
        lucks.append(told.luck)
    assert all(one != other for one, other in pairwise(lucks))
