"""What picks are expected to be worth is written down, read again, and refused where no game can have learned it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.kernel.picks import PICKS
from ludoteca.kernel.prior import QUARTERS, Prior
from ludoteca.kernel.values import WHOLE, BadValues, Values, quarter

NAMES = ("share left", "pawns")
KINDS = ("choose", "pay")


def some() -> Values:
    prior = Prior(KINDS, [(0, 3, [10, 20, 30, 40]), (1, 255, [0, 0, -1000, 7])], 32.0)
    return Values.none(NAMES).expecting(prior)


def test_what_is_written_is_read() -> None:
    values = Values.read(some().as_json(), NAMES)
    assert values.prior is not None
    assert (values.prior.kinds, values.prior.trust) == (KINDS, 32.0)
    assert values.prior.picks == ((0, 3, (10, 20, 30, 40)), (1, 255, (0, 0, -1000, 7)))
    assert values.as_json() == some().as_json()


def test_values_without_a_prior_have_none() -> None:
    assert Values.read(Values.none(NAMES).as_json(), NAMES).prior is None


def test_a_prior_stays_with_weights_that_are_widened() -> None:
    values = some()
    assert values.widened((*NAMES, "villages")).prior is values.prior


def test_a_row_goes_by_quarter_decision_and_pick() -> None:
    prior = some().prior
    assert prior is not None and len(prior.row) == QUARTERS * len(KINDS) * PICKS
    known = {at: round(worth, 6) for at, worth in enumerate(prior.row) if worth}
    width = len(KINDS) * PICKS
    first = {quarter * width + 3: (quarter + 1) / 100 for quarter in range(QUARTERS)}
    assert known == {**first, 2 * width + PICKS + 255: -1.0, 3 * width + PICKS + 255: 0.007}


def test_quarters_are_as_long_as_one_another() -> None:
    found = [quarter(left) for left in range(WHOLE, -1, -1)]
    assert found == sorted(found)
    assert all(abs(found.count(number) - (WHOLE + 1) / QUARTERS) < 1 for number in range(QUARTERS))


@pytest.mark.parametrize(
    "wrong",
    [
        {"trust": 0},
        {"trust": float("nan")},
        {"trust": float("inf")},
        {"picks": [[2, 0, 1, 2, 3, 4]]},
        {"picks": [[-1, 0, 1, 2, 3, 4]]},
        {"picks": [[0, PICKS, 1, 2, 3, 4]]},
        {"picks": [[0, 0, 1, 2, 3]]},
        {"picks": [[0, 0, 1, 2, 3, 1001]]},
        {"picks": [[0]]},
        {"picks": 7},
        {"kinds": None},
    ],
)
def test_what_no_game_can_have_learned_is_refused(wrong: dict[str, Any]) -> None:
    data = json.loads(some().as_json())
    data["prior"].update(wrong)
    with pytest.raises(BadValues, match="bad-values"):
        Values.read(json.dumps(data), NAMES)
    del data["prior"]["trust"]
    with pytest.raises(BadValues, match="trust"):
        Values.read(json.dumps({**data, "prior": {"kinds": [*KINDS], "picks": []}}), NAMES)
