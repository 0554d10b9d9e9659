"""Deals anew look alike to their seat, repeat, and come the oftener the more speaks for them."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game, registered
from ludoteca.kernel.values import WHOLE, BadValues
from ludoteca.ledger import deals, evaluator
from ludoteca.ledger.deals import Deals, Likely, dealt_anew, read
from ludoteca.ledger.lenses import as_seen
from ludoteca.ledger.weights import Weights

from .finished import CASES, finished

EVERY = [(name, seats) for name, one in registered().items() for seats in one.seats]
WORLDS = 60


def middle(name: str, seats: int) -> Position:
    """What seat 0 sees in the middle of a game."""
    match = finished(name, seats)
    return as_seen(evaluator.evaluator(match.game, seats), match.at(len(match.journal) // 2).position, 0)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_deal_anew_looks_alike_and_repeats(name: str, seats: int) -> None:
    seen, rules = middle(name, seats), game(name)
    looks, luck = rules.view(seen, 0), random.Random(1)
    for _ in range(5):
        seed = luck.getrandbits(64)
        world = dealt_anew(seen, 0, seed)
        assert rules.view(world, 0) == looks
        assert rules.view(world, -2) == rules.view(dealt_anew(seen, 0, seed), -2)


def held(seen: Position, by: Deals, feature: int) -> float:
    """How much of a feature the other seat has, on average over worlds."""
    luck = random.Random(2)
    worlds = [by.anew(seen, 0, luck.getrandbits(64)) for _ in range(WORLDS)]
    return sum(world.features_of(1)[feature] for world in worlds) / WORLDS


def test_what_more_speaks_for_comes_oftener() -> None:
    seen = middle("species", 2)
    names = seen.feature_names
    luck = random.Random(3)
    worlds = [Deals((0.0, 0.0), []).anew(seen, 0, luck.getrandbits(64)).features_of(1) for _ in range(WORLDS)]
    at = next(at for at, name in enumerate(names) if name.startswith("cards ") and len({one[at] for one in worlds}) > 2)

    def by(weight: float) -> Deals:
        return Deals((0.0, 0.0), [(0.0, 0.0)] * at + [(weight * WHOLE, 0.0)] + [(0.0, 0.0)] * (len(names) - at - 1))

    few, some, many = (held(seen, by(weight), at) for weight in (-1.0, 0.0, 1.0))
    assert few < some < many
    assert held(seen, Deals((5.0, 0.0), []), at) != some


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_what_is_shipped_fits(name: str, seats: int) -> None:
    kind = game(name).position
    likely = deals.shipped(kind.values_in, seats, kind.feature_names)
    assert likely is not None
    assert likely.made["command"].startswith(f"ludoteca calibrate {name} --deals --seats {seats} ")
    assert likely.made["games"] >= 100 and likely.made["gain"] > 0
    assert {*likely.features} <= {*kind.feature_names}


def test_what_speaks_for_deals_is_written_as_it_is_read() -> None:
    likely = Likely(made={"games": 3}, worth=(1.0, -0.5), features={"cards": (0.5, 0.25), "points": (0.0, 1.0)})
    for one in (likely, structs.replace(likely, features={})):
        assert read(one.as_json().encode(), ["points", "cards"]) == one


@pytest.mark.parametrize("text", [b"", b"[]", b'{"worth": [1]}', b'{"features": {"cards": 1}}'])
def test_what_says_nothing_of_deals_is_refused(text: bytes) -> None:
    with pytest.raises(BadValues):
        read(text, ["cards"])


def test_features_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadValues) as refused:
        read(Likely(features={"castles": (1.0, 0.0)}).as_json().encode(), ["cards"])
    assert refused.value.arguments == {"features": ["castles"]}


def test_the_hash_names_how_deals_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    origo = game("origo")
    hashes = set()
    for likely in (None, Likely(worth=(1.0, 0.0)), Likely(worth=(2.0, 0.0))):
        monkeypatch.setattr(evaluator, "shipped", lambda *_, told=likely: told)
        hashes.add(evaluator.Evaluator(origo, 2, Weights()).hash)
    assert len(hashes) == 3


def test_worlds_weigh_as_much_as_speaks_for_them() -> None:
    seen, luck = middle("species", 2), random.Random(4)
    worlds = deals.weighed(seen, 0, [luck.getrandbits(64) for _ in range(WORLDS)])
    assert sum(likely for _, likely in worlds) == pytest.approx(1)
    assert max(likely for _, likely in worlds) > 2 * min(likely for _, likely in worlds)
    alike = Deals((0.0, 0.0), []).weigh([world for world, _ in worlds], 0)
    assert alike == [pytest.approx(1 / WORLDS)] * WORLDS
