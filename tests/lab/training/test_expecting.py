"""What searches have made of picks becomes what the next expect of them."""

from __future__ import annotations

import numpy as np

from ludoteca.lab.training.expecting import FEW, MOST, count, nothing, prior

KINDS = ("choose", "pay")


def test_picks_are_worth_what_they_came_to_the_surer_the_oftener_they_were_tried() -> None:
    counted = nothing(len(KINDS))
    for _ in range(1000):
        count(counted, 2, [(0, 7, 5, 0.6), (1, 200, MOST, 0.4)])
    count(counted, 0, [(0, 7, 1, 1.0)])
    found = prior(counted, KINDS, 64.0)
    often = round(1000 * 0.1 * 5000 / (5000 + FEW))
    once = round(1000 * 0.5 / (1 + FEW))
    assert found.picks == ((0, 7, (once, 0, often, 0)), (1, 200, (0, 0, -100, 0)))
    assert (found.kinds, found.trust) == (KINDS, 64.0)


def test_what_one_decision_tried_again_and_again_counts_no_more_than_so_often() -> None:
    counted = nothing(len(KINDS))
    count(counted, 1, [(0, 3, 10 * MOST, 0.7)])
    assert np.allclose(counted[1, 0, 3], [MOST * 0.2, MOST])
