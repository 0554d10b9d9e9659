"""What random games hardly come to is observed as well: technology, the tower, followers drawn aside, open bags."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.orleans import GAME, document, observation, shape

OWN, OTHER = 0, 1


@pytest.mark.parametrize(
    ("field", "value", "seen_by"),
    [
        ("drawn", [1] + [0] * 10, {OWN, OTHER}),
        ("settled", [1, 0, 0, 0], {OWN, OTHER}),
        ("received", [1, 0, 0, 0], {OWN, OTHER}),
        ("waiting", [1, 0, 0, 0], {OWN, OTHER}),
        ("tiles_taken", [1, 0, 0, 0], {OWN, OTHER}),
        ("tech", [1 << 53, 0, 0, 0], {OWN, OTHER}),
        ("tower", [2] + [0] * 43, {OWN, OTHER}),
        ("gone", [1] + [0] * 6, {OWN, OTHER}),
        ("paid", [2, 0, 0, 0], {OWN, OTHER}),
        ("open_bags", True, {OWN, OTHER}),
        ("goods_gone", [1] + [0] * 4, set()),
    ],
)
def test_a_field_is_observed_by_who_sees_it(field: str, value: Any, seen_by: set[int]) -> None:
    before = GAME.deal(2, 1)
    after = before.clone()
    setattr(after, field, value)
    assert {seat for seat in (OWN, OTHER) if (before.observe(seat) != after.observe(seat)).any()} == seen_by


def test_a_plan_from_the_tower_is_its_owners_alone() -> None:
    """To the other the follower still stands on the tower, and to the owner it matters where it came from (17)."""
    held, planned, from_market = (GAME.deal(2, 1) for _ in range(3))
    space = 9
    for position in (held, planned):
        position.tower = [1] + [0] * 43
    for position in (planned, from_market):
        position.at = [1 if at == space else what for at, what in enumerate(position.at)]
        position.filled = [1 << space, 0, 0, 0]
        position.planned = [1 << space, 0, 0, 0]
    planned.tower = [0] * 44
    planned.from_tower = [1 << space, 0, 0, 0]
    assert (planned.observe(OTHER) == held.observe(OTHER)).all()
    assert (planned.observe(OWN) != held.observe(OWN)).any()
    from_market.market = list(planned.market)
    assert (planned.observe(OWN) != from_market.observe(OWN)).any()


def test_an_open_bag_is_seen_and_a_closed_one_counted() -> None:
    for opened in (False, True):
        before = GAME.deal(2, 1, {"open_bags": opened})
        after = before.clone()
        after.bag = [1, 0] + [0] * 42
        before.bag = [0, 1] + [0] * 42
        assert (before.observe(OWN) != after.observe(OWN)).any()
        assert (before.observe(OTHER) != after.observe(OTHER)).any() == opened


def test_as_many_numbers_as_the_box_has() -> None:
    assert observation.ROUNDS == shape.ROUNDS
    assert len(shape.TRACKS) == observation.TRACKS
    assert len(document.COIN_SPACES) == observation.COIN_SPACES
