"""The evaluator: chances that add up to one, weights that fit their game, a hash that names them."""

from __future__ import annotations

from math import log

import msgspec
import pytest
from msgspec import structs

from ludoteca.bots.judges import SHIPPED
from ludoteca.bots.tree import AHEAD, EXPLORE, SCALE, Tree
from ludoteca.kernel.registry import game, registered
from ludoteca.kernel.values import WHOLE, BadValues
from ludoteca.ledger.evaluator import Evaluator, evaluator
from ludoteca.ledger.judge import Judge
from ludoteca.ledger.lookout import Lookout
from ludoteca.ledger.opinion import best_moves
from ludoteca.ledger.sights import columns
from ludoteca.ledger.steps import start_of, steps
from ludoteca.ledger.weights import Ahead, BorneOut, Explained, PlayedOn, Weights, read

from .finished import CASES, finished


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_chances_add_up_to_one_and_end_as_shares(name: str, seats: int) -> None:
    match = finished(name, seats)
    judged = evaluator(match.game, seats)
    start, since = start_of(match)
    judged.prepare(start)
    assert all(0 < chance < 1 for chance in judged(start))
    for step in steps(match, start, since):
        assert sum(judged(step.after)) == pytest.approx(1)
    assert judged(step.after) == match.position.returns("shares")


@pytest.mark.parametrize(("name", "seats"), [(one.name, seats) for one in registered().values() for seats in one.seats])
def test_what_is_shipped_fits(name: str, seats: int) -> None:
    judged = evaluator(game(name), seats)
    if not judged.fitted:
        pytest.skip("nothing is fitted")
    for made in (judged.weights.made, judged.judging.weights.made):
        assert made["command"].startswith(f"ludoteca calibrate {name} --seats {seats} ")
        assert made["games"] >= 100 and made["log_loss"] < made["uniform"]


def test_the_hash_names_the_weights() -> None:
    origo = game("origo")
    one, other = (Evaluator(origo, 2, Weights(worth=(worth, 0.0, 0.0))) for worth in (1.0, 2.0))
    assert one.hash != other.hash
    assert one.hash == Evaluator(origo, 2, Weights(worth=(1.0, 0.0, 0.0))).hash
    assert one.hash != Evaluator(origo, 3, Weights(worth=(1.0, 0.0, 0.0))).hash


def test_moves_are_judged_by_weights_of_their_own_where_there_are_any() -> None:
    origo, weights, other = game("origo"), Weights(), Weights(worth=(2.0, 0.0, 0.0))
    alike, apart = Evaluator(origo, 2, weights), Evaluator(origo, 2, weights, other)
    assert alike.judging is alike and alike.hash != apart.hash
    assert Judge(apart, "seed").evaluator is apart.judging and apart.judging.hash == Evaluator(origo, 2, other).hash
    position = finished("origo", 2).at(60).position.clone()
    apart.prepare(position)
    assert apart(position) == alike(position) != apart.judging(position)


def test_an_opinion_on_moves_is_that_of_the_judge() -> None:
    origo, weights, other = game("origo"), Weights(worth=(0.0, 0.0, 0.0)), Weights()
    both, judge, glance = (Evaluator(origo, 2, *some) for some in ((weights, other), (other,), (weights,)))
    judge.hash = glance.hash = both.hash  # seeds come from it
    position = finished("origo", 2).at(40).position
    told, alike, apart = (best_moves(one, position.clone(), position.actor, "s") for one in (both, judge, glance))
    assert told == alike != apart


def test_weights_are_written_as_they_are_read() -> None:
    weights = Weights(made={"games": 3}, worth=(1.0, -0.5, 0.25), asked={"menu": (0.1, -0.2)})
    luck = Explained("bench", 40, 0.9, (0.8, 0.7, 0.9), 0.4)
    ahead = Ahead(200, 16, 0.75)
    for one in (
        weights,
        structs.replace(
            weights,
            features={"cards": (0.5, 0.25)},
            sights={"hand 3": (0.5, 0.0)},
            luck=luck,
            ahead=ahead,
            borne_out=BorneOut(0.4, 0.05),
            played_on=PlayedOn(12, 0.8, 0.03, 0.06),
        ),
    ):
        assert read(one.as_json().encode()) == one


def test_how_far_a_judge_is_believed_is_part_of_what_judges() -> None:
    origo = game("origo")
    shipped = evaluator(origo, 2)
    assert shipped.borne_out == shipped.weights.borne_out == BorneOut(part=0.6, apart=0.06)
    usual = Evaluator(origo, 2, structs.replace(shipped.weights, borne_out=None))
    assert usual.borne_out == BorneOut() and usual.hash != shipped.hash
    near = Evaluator(origo, 2, structs.replace(shipped.weights, played_on=PlayedOn(24)))
    assert near.played_on == PlayedOn(24) and near.hash != shipped.hash


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_best_move_is_looked_for_as_bots_look_for_theirs_and_worth_by_chances(name: str, seats: int) -> None:
    match = finished(name, seats)
    judged = evaluator(match.game, seats)
    lookout, tree = Lookout(judged.chances()), Tree(AHEAD, EXPLORE, SCALE)
    for seq in range(4, 12):
        position = match.at(seq).position.clone()
        judged.prepare(position)
        seat, root = position.actor, position.clone()
        root.simulate(seq)
        tree.attune(root, seat, SHIPPED.values(root))
        assert lookout.best(position, seat, seq, 40) == tree.search(root, seat, seq, None, 40)
        assert lookout.value(position, seq, 20) == Lookout(judged.chances()).value(position, seq, 20)


def test_what_luck_explains_is_no_part_of_what_judges() -> None:
    plain = evaluator(game("origin"), 2)
    explained = plain.weights.luck
    assert explained is not None and explained.saves and not structs.replace(explained, left=(0.9, 0.8, 1.0)).saves
    unexplained = structs.replace(plain.weights, luck=None)
    assert Evaluator(game("origin"), 2, unexplained, plain.judging.weights).hash == plain.hash


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b'{"worth": [1, 2]}',
        b'{"asked": {"menu": "x"}}',
        b'{"borne_out": {"apart": 0}}',
        b'{"played_on": {"moves": 0}}',
    ],
)
def test_what_holds_no_weights_is_refused(text: bytes) -> None:
    with pytest.raises(BadValues):
        read(text)


def test_weights_for_decisions_that_are_none_are_refused() -> None:
    with pytest.raises(BadValues) as refused:
        Evaluator(game("origo"), 2, Weights(asked={"castle": (1.0, 0.0)}))
    assert refused.value.arguments == {"decisions": ["castle"]}
    with pytest.raises(BadValues) as refused:
        Evaluator(game("origo"), 2, Weights(features={"castles": (1.0, 0.0)}))
    assert refused.value.arguments == {"features": ["castles"]}
    with pytest.raises(BadValues) as refused:
        Evaluator(game("origo"), 2, Weights(sights={"castles 3": (1.0, 0.0)}))
    assert refused.value.arguments == {"sights": ["castles 3"]}


def test_features_speak_for_a_seat() -> None:
    origo = game("origo")
    plain, seeing = (Evaluator(origo, 2, Weights(features=one)) for one in ({}, {"points": (40.0, 20.0)}))
    position = finished("origo", 2).at(60).position.clone()
    plain.prepare(position)
    mine, yours = (position.features_of(seat) for seat in range(2))
    at = origo.position.feature_names.index("points")
    apart = (mine[at] - yours[at]) / WHOLE * (40 + 20 * mine[0] / WHOLE)
    before, after = (log(one[0] / one[1]) for one in (plain(position), seeing(position)))
    assert apart and after - before == pytest.approx(apart)
    assert plain.hash != seeing.hash


def test_what_a_seat_sees_speaks_for_it() -> None:
    origin = game("origin")
    position = finished("origin", 2).at(40).position.clone()
    hand = columns(origin, 2, {"hand"})
    held = [[name for name, at in hand.items() if position.observe(seat)[at]] for seat in range(2)]
    card = next(name for name in held[0] if name not in held[1])
    plain, seeing = (Evaluator(origin, 2, Weights(sights=one)) for one in ({}, {card: (2.0, 1.0)}))
    plain.prepare(position)
    left = position.features_of(0)[0] / WHOLE
    before, after = (log(one[0] / one[1]) for one in (plain(position), seeing(position)))
    assert after - before == pytest.approx(2 + left)
    assert plain.hash != seeing.hash


def test_a_search_leaves_the_position_as_it_is_and_repeats() -> None:
    match = finished("origin", 2)
    judged = evaluator(match.game, 2)
    position = match.at(20).position.clone()
    judged.prepare(position)
    lookout, before = Lookout(judged.chances()), msgspec.json.encode(match.game.view(position, -2))
    first = lookout.value(position, 7, 60)
    assert first == Lookout(judged.chances()).value(position, 7, 60) and sum(first) == pytest.approx(1)
    seat = position.actor
    assert lookout.best(position, seat, 7, 60) == Lookout(judged.chances()).best(position, seat, 7, 60)
    assert msgspec.json.encode(match.game.view(position, -2)) == before
