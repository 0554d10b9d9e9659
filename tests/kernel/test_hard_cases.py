"""The toy game: the kernel carries the hard cases of all four games without special treatment."""

from __future__ import annotations

import random

import pytest

from ludoteca import IllegalMove, Match, _pure, replay
from ludoteca.kernel.replay import replay as replay_game

from .toy import TOY

if _pure.compiled():
    pytest.skip("positions written in Python run on the interpreted kernel (make test-pure)", allow_module_level=True)


def tokens(match: Match, seat: int, *draft: str) -> set[str]:
    picks = [TOY.vocabulary.id(token) for token in draft]
    return {pick.token for pick in match.offer(seat, [pick for pick in picks if pick is not None]).picks}


def bidden(*bids: int, seed: str = "fair") -> Match:
    match = TOY.start(seats=len(bids), seed=seed)
    for seat, bid in enumerate(bids):
        match.play(seat, f"bid{bid}")
    return match


def until(kind: str, seed_of: range = range(200)) -> Match:
    """Play random games until some seat must make a decision of this kind."""
    for seed in seed_of:
        luck, match = random.Random(seed), TOY.start(seats=3, seed=str(seed))
        while not match.over:
            seat = luck.choice(match.to_act)
            if match.offer(seat).decision == kind:
                return match
            finish(match, seat, luck)
    raise AssertionError(f"no game came to {kind}")


def finish(match: Match, seat: int, luck: random.Random) -> None:
    draft: list[int] = []
    while not (offer := match.offer(seat, draft)).complete:
        draft.append(luck.choice(offer.picks).id)
    match.play(seat, draft)


def test_several_seats_decide_at_once_in_any_order() -> None:
    match = TOY.start(seats=3, seed="fair")
    assert list(match.to_act) == [0, 1, 2]
    match.play(2, "bid1")
    assert list(match.to_act) == [0, 1]
    match.play(0, "bid3")
    match.play(1, "bid2")
    assert match.view(None)["bids"] == [3, 2, 1] and list(match.to_act) == [0]


def test_a_decision_is_hidden_until_all_have_decided() -> None:
    views = []
    for bid in range(4):
        match = TOY.start(seats=3, seed="fair")
        match.play(1, f"bid{bid}")
        views.append((match.view(0), match.view(None), match.log(0), match.offer(0)))
        assert match.view(1)["bids"][1] == bid, "the own bid is known"
    assert all(view == views[0] for view in views), "whatever seat 1 has bid, the others see the same"


def test_a_hidden_decision_of_another_seat_makes_no_offer_stale() -> None:
    match = TOY.start(seats=3, seed="fair")
    offer = match.offer(0)
    match.play(1, "bid3")
    assert match.offer(0).id == offer.id
    match.play(0, "bid0", offer=offer.id)
    with pytest.raises(IllegalMove) as caught:
        match.play(2, "bid0", offer="2-99")
    assert caught.value.code == "stale-offer"


def test_a_hidden_decision_can_be_taken_back_until_somebody_else_acts() -> None:
    match = TOY.start(seats=3, seed="fair")
    match.play(1, "bid3")
    assert match.can_undo(1) and not match.can_undo(0)
    match.undo(1)
    assert match.to_act == (0, 1, 2)
    match.play(1, "bid0")
    match.play(0, "bid1")
    assert not match.can_undo(1)
    with pytest.raises(IllegalMove):
        match.undo(1)


def test_the_last_of_the_decisions_reveals_all_and_seals() -> None:
    match = bidden(0, 1, 2)
    assert not match.can_undo(2)


def test_another_seat_decides_alternately_in_the_middle_of_a_turn() -> None:
    match = bidden(0, 3, 1)
    order = []
    for word in ("raise", "stop", "raise", "stop", "stop"):
        order.append(match.to_act[0])
        match.play(match.to_act[0], word)
    assert order == [1, 2, 1, 2, 1], "an early stop does not bind"
    assert match.offer(1).decision == "keep"


def test_a_decision_follows_a_draw() -> None:
    match = bidden(0, 3, 1)
    match.play(1, "stop")
    entry = match.play(2, "stop")
    assert len(entry.chance) == 2 and entry.sealed
    goods = {f"good{result}" for result in entry.chance}
    assert tokens(match, 1) == goods
    assert [event["id"] for event in match.log(1)][-1] == "toy-drew"
    assert "toy-drew" not in [event["id"] for event in match.log(2)]
    assert match.view(1)["stack"] != match.view(2)["stack"]
    assert not match.can_undo(2), "a draw seals the move"


def test_effects_nest_decisions_and_the_outer_ones_wait() -> None:
    match = until("take")
    stack = [frame["decision"] for frame in match.view(None)["stack"]]
    assert stack[-3:] == ["window", "pay", "take"], "window and payment lie under the effect"
    (taker,) = match.to_act
    assert match.offer(taker).decision == "take"
    match.play(taker, min(tokens(match, taker)))
    (next_seat,) = match.to_act
    if match.offer(next_seat).decision == "take":
        assert next_seat != taker, "the robbed seat decides before the payment goes on"
        match.play(next_seat, min(tokens(match, next_seat)))
    assert match.offer(match.to_act[0]).decision == "pay" and match.to_act == (taker,)


def test_a_compound_choice_is_one_move_of_many_parts() -> None:
    match = until("pay")
    (seat,) = match.to_act
    before = match.view(None), match.log(None), match.seq
    assert tokens(match, seat) == {"one", "two"}
    assert tokens(match, seat, "two") == {"one"}, "only what adds up exactly"
    assert tokens(match, seat, "one", "one") == {"one"}
    assert match.offer(seat, [153, 154]).complete
    assert (match.view(None), match.log(None), match.seq) == before, "a draft changes nothing"
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, "two")
    assert caught.value.code == "incomplete-move"
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, "two two")
    assert (caught.value.code, caught.value.rule) == ("refused", "pay")
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, "two one one")
    assert caught.value.code == "too-many-picks"
    match.play(seat, "two one")
    assert match.seq == before[2] + 1


def test_an_optional_window_goes_round() -> None:
    match = until("window")
    asked = []
    while match.offer(match.to_act[0]).decision == "window":
        asked.append(match.to_act[0])
        match.play(match.to_act[0], "done")
        if match.over:
            break
    assert asked == [(asked[0] + step) % 3 for step in range(3)]


def test_an_automatic_step_draws_by_chance() -> None:
    match = until("window")
    match.play(match.to_act[0], "done")
    match.play(match.to_act[0], "done")
    coins = match.view(None)["ones"]
    entry = match.play(match.to_act[0], "done")
    (lucky,) = entry.chance
    assert match.view(None)["ones"][lucky] == coins[lucky] + 1


@pytest.mark.parametrize("seed", range(25))
def test_whatever_happens_the_journal_is_the_game(seed: int) -> None:
    luck = random.Random(seed)
    match = TOY.start(seats=luck.choice([2, 3, 4]), seed=str(seed), options={"days": luck.choice([3, 1])})
    states, standing = [match.document()], [0]
    while not match.over:
        finish(match, luck.choice(match.to_act), luck)
        standing.append(match.seq)
        states.append(match.document())
        if luck.random() < 0.2 and match.seq < 40 and not match.over:
            back = luck.choice(standing[:-1])
            match.take_back(to=back)
            assert match.document() == states[back]
            standing = [seq for seq in standing if seq <= back]
            states.append(match.document())
    assert replay_game(TOY, match.record()).document() == match.document()
    for seq in luck.sample(range(match.seq + 1), 5):
        assert match.at(seq).document() == states[seq]


def test_a_record_of_an_unknown_game_is_refused() -> None:
    from ludoteca import BadOption

    with pytest.raises(BadOption):
        replay(bidden(0, 1).record())
