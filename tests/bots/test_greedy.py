"""The greedy bot takes the best move, on the average of several deals, and any of several that are alike."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca import _pure
from ludoteca.bots.greedy import DEALS, GreedyBot, Survey
from ludoteca.bots.moves import MOST_MOVES
from tests.bots.tale import Scene, Tale, choices, tale

pytestmark = pytest.mark.skipif(_pure.compiled(), reason="tales are interpreted")


def survey(told: Tale, luck: int = 1, deals: int = DEALS, seat: int = 0) -> list[int]:
    return Survey().survey(told, seat, deals, luck)


@pytest.mark.parametrize("best", [0, 1, 60, 127, 128, 254])
def test_the_best_move_is_taken(best: int) -> None:
    worths = dict.fromkeys((0, 1, 60, 127, 128, 254), (100, 0))
    assert {survey(choices({**worths, best: (101, 0)}), luck)[0] for luck in range(9)} == {best}


def test_what_a_move_gives_another_counts_against_it() -> None:
    assert survey(choices({1: (900, 800, 0), 2: (900, 0, 850), 3: (600, 400, 400)}, seats=3)) == [3]
    assert survey(choices({1: (0, 0), 2: (500, 10)}), seat=1) == [1]


def test_a_move_of_many_picks_is_looked_through_to_its_end() -> None:
    told = tale(
        start=Scene({1: "good", 2: "bad"}),
        good=Scene({1: "poor", 2: "poor"}, worth=(999, 0), kind=1, whole=False),
        bad=Scene({1: "poor", 2: "rich"}, worth=(-999, 0), kind=1, whole=False),
        poor=Scene(worth=(1, 0)),
        rich=Scene(worth=(2, 0)),
    )
    assert survey(told) == [2, 2]


def test_equal_moves_are_taken_equally_often() -> None:
    told = choices({1: (50, 0), 2: (70, 0), 3: (70, 0), 4: (60, 0), 150: (70, 0)})
    taken = Counter(survey(told, luck * 0x1234567, deals=1)[0] for luck in range(600))
    assert taken.keys() == {2, 3, 150}
    assert all(150 < count < 250 for count in taken.values())


@pytest.mark.parametrize(("once", "best"), [(100 * DEALS + 1, 1), (100 * DEALS - 1, 2)])
def test_deals_add_up(once: int, best: int) -> None:
    """One great deal in eight is worth what it is worth in the sum."""
    told = choices({1: lambda at: (once if at.deal == 5 else 0, 0), 2: (100, 0)}, deals=DEALS)
    assert survey(told) == [best]
    assert survey(told) == [best]


def test_the_true_deal_is_not_looked_at() -> None:
    told = choices({1: lambda at: (999 if at.deal == 0 else 0, 0), 2: (100, 0)}, deals=DEALS + 1)
    assert survey(told) == [2]


def test_all_moves_of_a_deal_share_it() -> None:
    told = choices({pick: (pick, 0) for pick in range(5)}, deals=1000)
    bot = GreedyBot(1, deals=3)
    assert bot.pick(told, 0) == [4]
    assert told.deal == 3
    assert GreedyBot(1).pick(told, 0) == [4]
    assert told.deal == 3 + DEALS


def coins(count: int) -> Tale:
    """So many coins, each turned to heads (odd) or tails; every head is worth a bit, on a way back to one question."""
    scenes = {
        ("start" if at == 0 else f"coin{at}"): Scene(
            {2 * at: f"coin{at + 1}", 2 * at + 1: f"coin{at + 1}"},
            worth=lambda told: (sum(pick % 2 for pick in told.path), 0),
            whole=False,
        )
        for at in range(count)
    }
    last = Scene(worth=lambda told: (sum(pick % 2 for pick in told.path), 0))
    return Tale({**scenes, f"coin{count}": last})


def test_a_move_of_too_many_ways_is_put_together_part_by_part() -> None:
    told = coins(12)
    assert MOST_MOVES < 2**12
    assert survey(told, deals=1) == [2 * at + 1 for at in range(12)]
    assert told.path == []


@pytest.mark.parametrize(("spared", "best"), [(1, [0, 255]), (0, [1, 128])])
def test_from_how_many_moves_on_parts_are_looked_at(spared: int, best: list[int]) -> None:
    """Looked at whole, the bad beginning has the best end; part by part nobody sees it."""
    seconds = MOST_MOVES // 16
    told = tale(
        start=Scene({pick: "rest" if pick < 15 else "last" for pick in range(16)}),
        rest=Scene(dict.fromkeys(range(128, 128 + seconds), "end"), worth=beginning, whole=False),
        last=Scene(dict.fromkeys(range(128, 128 + seconds - spared), "end"), worth=beginning, whole=False),
        end=Scene(worth=ending),
    )
    assert survey(told, deals=1) == best


def beginning(told: Tale) -> tuple[int, int]:
    return (5 if told.path == [1] else 0), 0


def ending(told: Tale) -> tuple[int, int]:
    return (9 if told.path == [0, 255] else 1 if told.path == [1, 128] else 0), 0


def test_parts_that_are_alike_are_taken_by_different_luck() -> None:
    """One luck for all parts would toss all coins alike."""
    scenes = {
        ("start" if at == 0 else f"coin{at}"): Scene(
            {2 * at: f"coin{at + 1}", 2 * at + 1: f"coin{at + 1}"}, whole=False
        )
        for at in range(12)
    }
    told = Tale({**scenes, "coin12": Scene()})
    tossed = [survey(told, luck, deals=1) for luck in range(3)]
    assert all(0 < sum(pick % 2 for pick in picks) < 12 for picks in tossed)
    assert tossed[0] != tossed[1] != tossed[2]
