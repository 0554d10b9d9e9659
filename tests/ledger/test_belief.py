"""What is believed of a cost: judge and games, each by its precision."""

from __future__ import annotations

import pytest

from ludoteca.ledger.belief import LEAST, Belief
from ludoteca.ledger.weights import BorneOut, PlayedOn

USUAL = BorneOut()
TO_THE_END = PlayedOn()


def test_the_judge_alone_is_trusted_in_part() -> None:
    belief = Belief([0.2, 0.2], USUAL, TO_THE_END)
    assert belief.cost.mean == pytest.approx(USUAL.part * 0.2)
    assert belief.cost.high - belief.cost.mean == pytest.approx(1.96 * USUAL.apart)


def test_where_a_judge_is_borne_out_less_it_takes_more_to_be_sure() -> None:
    trusted, doubted = (
        Belief([0.2, 0.2], USUAL, TO_THE_END),
        Belief([0.2, 0.2], BorneOut(part=0.5, apart=0.1), TO_THE_END),
    )
    assert trusted.sure and not doubted.sure
    doubted.add([1.0, 0.0, 0.0, 0.0] * 60)
    assert doubted.sure


def test_games_outweigh_the_judge_in_the_end() -> None:
    accused, acquitted = Belief([0.05, -0.05], USUAL, TO_THE_END), Belief([0.3, 0.4], USUAL, TO_THE_END)
    accused.add([1.0, 0.0, 0.0, 0.0] * 60)
    acquitted.add([0.0, 0.0, -1.0, 1.0, 0.0] * 200)
    assert accused.sure and accused.cost.mean == pytest.approx(0.25, abs=0.06)
    assert not acquitted.sure and acquitted.cost.mean < 0.05


def test_what_seems_sure_by_little_is_not_settled() -> None:
    belief = Belief([0.17, 0.17], USUAL, TO_THE_END)
    assert belief.sure and not belief.settled
    belief.add([1.0, 0.0, 0.0, 0.0] * 20)
    assert belief.sure and belief.settled


def test_a_few_games_that_ended_alike_prove_nothing() -> None:
    belief = Belief([0.1, 0.1], USUAL, TO_THE_END)
    before = belief.cost
    belief.add([0.0] * 4)
    assert before.mean * 0.8 < belief.cost.mean < before.mean and not belief.refuted


def test_what_costs_less_than_an_error_is_refuted() -> None:
    belief = Belief([0.1, 0.1], USUAL, TO_THE_END)
    assert not belief.sure and not belief.refuted
    belief.add([0.0, -1.0, 1.0, -1.0] * 40)
    assert belief.refuted and belief.cost.high < LEAST + 0.1


def test_what_games_tell_that_were_not_played_to_the_end_is_believed_in_part() -> None:
    far, near = Belief([0.1, 0.1], USUAL, TO_THE_END), Belief([0.1, 0.1], USUAL, PlayedOn(12, 0.5, 0.05, 0.04))
    for belief in far, near:
        belief.add([0.5, 0.3] * 400)
    assert far.cost.mean == pytest.approx(0.4, abs=0.03)
    judged, seen = USUAL.apart**-2, 0.05**-2
    assert near.cost.mean == pytest.approx((judged * 0.08 + seen * 0.2) / (judged + seen), abs=0.005)
    assert near.cost.high - near.cost.mean == pytest.approx(1.96 * (judged + seen) ** -0.5, rel=0.02)


def test_few_games_tell_as_much_as_is_known_of_how_they_vary() -> None:
    steady, wild = (Belief([0.1, 0.1], USUAL, PlayedOn(12, 1.0, 0.0, varies)) for varies in (0.01, 0.3))
    for belief in steady, wild:
        belief.add([0.2] * 4)
    assert steady.cost.low > wild.cost.low and steady.cost.mean > wild.cost.mean
