"""The accounts add up, repeat, and tell luck from play."""

from __future__ import annotations

import itertools
import random

import pytest
from msgspec import structs

import ludoteca
from ludoteca import Match
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.registry import game
from ludoteca.lab.reviews import searching
from ludoteca.ledger.accounts import DEAL, PLAY, Accounts, accounts
from ludoteca.ledger.drawing import listed, mean, sampled, stratified, ways
from ludoteca.ledger.evaluator import Evaluator, evaluator
from ludoteca.ledger.lenses import FAIR, LENSES, OPEN, Open, lens
from ludoteca.ledger.review import review
from ludoteca.ledger.steps import Step, start_of, steps
from ludoteca.ledger.weights import Ahead
from tests.support.finished import at_a_glance

from .finished import CASES, finished, play_on

EXACT = 1e-9


def made(match: Match, lens_name: str = OPEN, seed: str = "s") -> Accounts:
    judged = at_a_glance(match.game, match.seats)
    return accounts(match, judged, lens(lens_name, judged, seed), seed)


def drawing(match: Match) -> list[Step]:
    """The moves that drew, where all that could have come can be listed and something hangs on it."""
    judged = evaluator(match.game, match.seats)
    start, since = start_of(match)
    judged.prepare(start)
    found = []
    for step in steps(match, start, since):
        every = listed(step.nearly, step.seat, step.picks[-1], ()) if step.draws else None
        if every and max(judged(after)[0] for after, _ in every) - min(judged(after)[0] for after, _ in every) > 0.01:
            found.append(step)
    return found


@pytest.mark.parametrize("lens_name", LENSES)
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_accounts_add_up(name: str, seats: int, lens_name: str) -> None:
    match = finished(name, seats)
    told = made(match, lens_name)
    for seat, one in enumerate(told.seats):
        assert one.final - one.base == pytest.approx(one.deal + one.luck + sum(one.play), abs=EXACT)
        assert one.final == match.position.returns("shares")[seat]
    assert sum(one.base for one in told.seats) == pytest.approx(1, abs=EXACT)
    assert {event.kind for event in told.events} >= {DEAL, PLAY}


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_with_open_cards_what_one_wins_others_lose(name: str, seats: int) -> None:
    told = made(finished(name, seats))
    for event in told.events:
        assert sum(event.change) == pytest.approx(0, abs=EXACT)
        assert sum(event.chances) == pytest.approx(1, abs=EXACT)
    assert sum(one.luck for one in told.seats) == pytest.approx(0, abs=EXACT)
    for before, after in itertools.pairwise(told.events):
        step = zip(before.chances, after.change, after.chances, strict=True)
        assert all(old + change == pytest.approx(new, abs=EXACT) for old, change, new in step)


def looking_ahead(match: Match, playouts: int = 8, searches: int = 3) -> Evaluator:
    """The evaluator of a game as if a few small searches looked ahead, whatever its weights say."""
    weights = evaluator(match.game, match.seats).weights
    return Evaluator(match.game, match.seats, structs.replace(weights, ahead=Ahead(playouts, searches, 0.75)))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_accounts_that_look_ahead_add_up_and_repeat(name: str, seats: int) -> None:
    match = finished(name, seats)
    judged = looking_ahead(match, searches=1)
    told, again = (accounts(match, judged, lens(OPEN, judged, "s"), "s") for _ in range(2))
    assert told == again
    for seat, one in enumerate(told.seats):
        assert one.final - one.base == pytest.approx(one.deal + one.luck + sum(one.play), abs=EXACT)
        assert one.final == match.position.returns("shares")[seat]
    for event in told.events:
        assert sum(event.change) == pytest.approx(0, abs=EXACT)
    assert all(0 < one.base < 1 for one in told.seats)


@pytest.mark.parametrize("name", ["origin", "species"])
def test_luck_that_looks_ahead_is_nought_on_average(name: str) -> None:
    """Whatever comes of a draw: by how much it is better or worse than expected adds up to nothing."""
    match = finished(name, 2)
    judged = looking_ahead(match, playouts=24, searches=32)
    for step in drawing(match)[:3]:
        told = lens(OPEN, judged, "s")
        every = listed(step.nearly, step.seat, step.picks[-1], ())
        assert every
        came = sum(likely * told.forecast(after)[0] for after, likely in every)
        assert came == pytest.approx(told.expected(step, 0)[0], abs=0.03)


def test_a_position_is_worth_the_same_whenever_it_is_looked_at() -> None:
    match = finished("origin", 2)
    judged = looking_ahead(match)
    positions = [match.at(seq).position.clone() for seq in (10, 20)]
    for position in positions:
        judged.prepare(position)
    told = lens(OPEN, judged, "s")
    one, other = map(told.forecast, positions)
    assert [told.forecast(position) for position in reversed(positions)] == [other, one]
    assert judged(positions[0]) != one != lens(OPEN, judged, "t").forecast(positions[0])


def test_by_its_own_eyes_no_seat_looks_ahead_with_open_cards() -> None:
    match = finished("origin", 2)
    judged = looking_ahead(match)
    assert accounts(match, judged, lens(FAIR, judged, "s"), "s") == made(match, FAIR)
    assert judged.hash != at_a_glance(match.game, match.seats).hash


@pytest.mark.parametrize("name", [name for name, _ in CASES[::2]])
def test_a_review_repeats(name: str) -> None:
    match = finished(name, 2)
    judged = at_a_glance(match.game, match.seats)
    once = review(match, depth=0, by=judged)
    assert review(ludoteca.replay(match.record()), depth=0, by=judged) == once
    for one, other in zip(once.seats, made(match, seed="another").seats, strict=True):
        assert one.luck == pytest.approx(other.luck, abs=0.1)


@pytest.mark.parametrize("name", [name for name, _ in CASES[::2]])
def test_better_draws_are_luck_and_not_play(name: str) -> None:
    """The same moves with the best and the worst draws for a seat."""
    for match in (finished(name, 2, seed) for seed in "abcd"):
        if found := drawing(match):
            break
    else:
        pytest.skip("nothing hung on what was drawn where it can be listed")
    step = found[-1]
    judged = evaluator(match.game, 2)
    fates = {}
    every = listed(step.nearly, step.seat, step.picks[-1], ())
    assert every
    until = [entry for entry in match.effective if entry.seq < step.entry.seq]
    for came in itertools.product(*(range(draw.results) for draw in step.draws)):
        after = step.nearly.clone()
        if after.try_step(step.seat, step.picks[-1], came) is None:
            fates[judged(after)[0]] = came
    ends = []
    for value in (max(fates), min(fates)):
        chance = iter(fates[value])
        # Draws of which only one result is possible stand in a record, too.
        results = tuple(next(chance) if one > 1 else 0 for one in sizes(step))
        entries = [*until, Entry(step.entry.seq, step.seat, step.entry.move, results)]
        again = [Entry(at, one.seat, one.move, one.chance) for at, one in enumerate(entries, 1)]
        other = Match.resume(match.game, 2, match.options, again, setup=match.setup)
        ends.append((value, made(other)))
    (best, lucky), (worst, unlucky) = ends
    assert best - worst > 0.01
    assert lucky.seats[0].play == pytest.approx(unlucky.seats[0].play, abs=EXACT)
    assert lucky.seats[0].luck - unlucky.seats[0].luck == pytest.approx(best - worst, abs=EXACT)


def sizes(step: Step) -> list[int]:
    """How many results each draw of a move could have had, those with one result among them."""

    class Counting:
        def __init__(self) -> None:
            self.sizes: list[int] = []
            self.results = list(step.entry.chance)

        def draw(self, purpose: int, n: int) -> int:
            self.sizes.append(n)
            return self.results.pop(0)

    luck = Counting()
    after = step.nearly.clone()
    after.simulated, after.chance = False, luck
    after.step(step.seat, step.picks[-1])
    return luck.sizes


@pytest.mark.parametrize("name", [name for name, _ in CASES[::2]])
def test_what_was_expected_is_the_mean_of_what_could_come(name: str) -> None:
    match = finished(name, 2)
    judged = evaluator(match.game, 2)
    start, since = start_of(match)
    judged.prepare(start)
    checked = 0
    for step in steps(match, start, since):
        every = listed(step.nearly, step.seat, step.picks[-1], ()) if step.draws else None
        if every is None:
            continue
        assert sum(likely for _, likely in every) == pytest.approx(1)
        told = Open(judged, "s").expected(step, 0)
        assert told == pytest.approx([sum(likely * judged(after)[seat] for after, likely in every) for seat in (0, 1)])
        checked += 1
    assert checked


def test_undone_moves_do_not_count() -> None:
    origo = game("origo")
    match = origo.start(2, seed="undo")
    seat = match.to_act[0]
    match.play(seat, match.offer(seat).picks[0].token)
    match.undo(seat)
    match.play(seat, match.offer(seat).picks[1].token)
    assert [event.seq for event in made(match).events] == [0, 3]


def test_a_game_that_was_ended_early_is_told_as_far_as_it_went() -> None:
    match = finished("origo", 2).at(40)
    match.end()
    told = review(match, depth=0, by=at_a_glance(match.game, match.seats))
    for one in told.seats:
        assert one.final - one.base == pytest.approx(one.deal + one.luck + sum(one.play), abs=EXACT)
    assert told.events[-1].seq == 40


@pytest.mark.parametrize("lens_name", LENSES)
def test_accounts_begin_where_the_game_or_its_newer_rules_did(lens_name: str) -> None:
    origo = game("origo")
    before = origo.start(2, seed="middle")
    play_on(before, moves=30)
    loaded = origo.load(before.document(), seed="middle")
    before.go_on()
    before.snapshot()
    for match, since in ((loaded, 0), (before, 31)):
        play_on(match)
        told = made(ludoteca.replay(match.record()), lens_name)
        assert told.events[0].seq == since
        for one in told.seats:
            assert one.deal == 0
            assert one.final - one.base == pytest.approx(one.luck + sum(one.play), abs=EXACT)


def test_a_game_that_is_played_is_not_reviewed() -> None:
    with pytest.raises(BadRecord) as refused:
        review(game("origo").start(2, seed="running"))
    assert refused.value.code == "not-over"


def test_sampling_comes_near_to_listing() -> None:
    match = finished("species", 2)
    judged = evaluator(match.game, 2)
    start, since = start_of(match)
    judged.prepare(start)
    step = next(step for step in steps(match, start, since) if step.draws)
    positions = [*sampled(step.nearly, step.seat, step.picks[-1], (), 400, random.Random(1))]
    by_lot = sum(judged(after)[0] for after in positions) / len(positions)
    told = mean(judged, ways(step.nearly, step.seat, step.picks[-1], (), 400, random.Random(2)))
    assert by_lot == pytest.approx(told[0], abs=0.02)


def test_what_is_likely_is_chosen_as_often() -> None:
    first, second = (game("origin").deal(2, seed, {}) for seed in (1, 2))
    for seed in range(20):
        chosen = [*stratified([(first, 0.3), (second, 0.7)], 10, random.Random(seed))]
        assert chosen == [first] * 3 + [second] * 7 or (len(chosen) == 10 and abs(chosen.count(first) - 3) <= 1)


@pytest.mark.parametrize("name", ["origin", "origo"], ids=["searches look ahead", "a glance is all"])
def test_a_review_tells_how_far_it_is_from_the_accounts_on(name: str) -> None:
    match, shares = finished(name, 2), list[float]()
    review(match, depth=0.02, by=searching(evaluator(match.game, 2), 1), told=shares.append)
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] > 0.9
    assert max(after - before for before, after in itertools.pairwise(shares)) < 0.5
