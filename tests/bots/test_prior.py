"""A search begins with what self-play has made of picks, and tells what it makes of them itself."""

from __future__ import annotations

import random

import pytest

from ludoteca.bots.habits import UNTRIED
from ludoteca.bots.judges import Given
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.decisions import names_of
from ludoteca.kernel.position import Position
from ludoteca.kernel.prior import QUARTERS, Prior
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import BadValues, Values

ORIGO = game("origo")
DECISIONS = names_of(ORIGO.position.decisions)
SURE = 1e6
"""A trust that nothing a search sees can shake."""


def expecting(prior: Prior) -> Given:
    """Judge by hand, and expect of picks what a test says."""
    return Given(Values.none(ORIGO.position.feature_names).expecting(prior))


def opening() -> Position:
    position: Position = ORIGO.deal(2, 5, {})
    position.simulate(5)
    while len(position.picks(position.actor)) < 4:
        position.step(position.actor, position.picks(position.actor)[0])
    return position


def tried(prior: Prior, position: Position) -> list[int]:
    """What many searches try first."""
    bot = SearchBot(0, playouts=1, judge=expecting(prior))
    return [bot.decide(position, position.actor, luck)[0] for luck in range(40)]


def test_what_is_expected_to_be_good_is_tried_first() -> None:
    position = opening()
    for wanted in position.picks(position.actor)[:3]:
        prior = Prior(DECISIONS, [(position.kind, wanted, [400] * QUARTERS)], SURE)
        assert tried(prior, position).count(wanted) > 25, "but for one of four, which is any"


def test_each_quarter_of_a_game_has_its_own_expectations() -> None:
    position = opening()
    early, late = position.picks(position.actor)[:2]
    picks = [(position.kind, early, [400, -400, -400, -400]), (position.kind, late, [-400, 400, 400, 400])]
    found = tried(Prior(DECISIONS, picks, SURE), position)
    assert found.count(early) > 25 > 10 > found.count(late)


def test_trust_says_how_soon_a_search_believes_what_it_sees() -> None:
    position = opening()
    wanted = position.picks(position.actor)[0]
    worth = {}
    for trust in (0.001, 2.0, SURE):
        prior = Prior(DECISIONS, [(position.kind, wanted, [300] * QUARTERS)], trust)
        bot = SearchBot(0, playouts=100, judge=expecting(prior))
        bot.decide(position, position.actor, 1)
        worth[trust] = next(worth for kind, pick, _, worth in bot.learned() if (kind, pick) == (position.kind, wanted))
    assert worth[0.001] < worth[2.0] < worth[SURE] == pytest.approx(UNTRIED + 0.3, abs=1e-3)


def test_expectations_of_other_decisions_are_refused() -> None:
    with pytest.raises(BadValues, match="other-decisions"):
        tried(Prior(DECISIONS[:-1], [], 2.0), opening())


def test_a_search_tells_what_it_has_learned_of_its_own_picks() -> None:
    position = opening()
    bot = SearchBot(0, playouts=200)
    bot.decide(position, position.actor, 3)
    learned = {(kind, pick): (tried, worth) for kind, pick, tried, worth in bot.learned()}
    first = {pick for kind, pick in learned if kind == position.kind}
    assert first >= {pick for pick, _ in bot.looked_at()}
    assert all(tried > 0 and 0 <= worth <= 1 for tried, worth in learned.values())


def test_where_there_was_nothing_to_search_nothing_is_learned() -> None:
    luck = random.Random(2)
    position = game("orleans").deal(2, 5, {})
    position.simulate(5)
    bot = SearchBot(0, playouts=8)
    bot.decide(position, position.actor, 1)
    assert bot.learned()
    while position.draft or len(position.picks(position.actor)) > 1:
        position.step(position.actor, luck.choice(position.picks(position.actor)))
    bot.decide(position, position.actor, 1)
    assert bot.learned() == []
