"""Random games: they end after 18 rounds, and the invariants of section 21 hold after every pick."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from ludoteca import Match, _pure
from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.kernel.replay import replay
from ludoteca.kernel.room import OPEN, SPECTATOR

from .invariants import check
from .playing import choose, one_move, run, wander
from .scenes import state

FAST = _pure.compiled()
"""Whether the rules are compiled; interpreted ones get fewer games for the same time."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"expert_place_removal": True, "bathhouse": "first_edition", "planning": "turn_order"},
    {"event_deck": "full_shuffle", "torture_dev_step": "no_coin_spaces", "bank": "unlimited", "auto_pass": False},
    {"open_bags": True, "start_player": "random", "bathhouse": "first_edition"},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "default")
def test_invariants_hold_in_every_game(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3 if FAST else 1):
        position = run(seats, seed, **options)
        luck = random.Random(seed)
        steps, development = list(position.steps), list(position.development)
        while not position.over:
            seat = luck.choice(position.to_act)
            tortured = position.kind == GAME.decisions.index("torture")
            position.step(seat, choose(luck, position.picks(seat)))
            check(position)
            assert all(before <= now for before, now in zip(steps, position.steps, strict=True))
            assert tortured or all(before <= now for before, now in zip(development, position.development, strict=True))
            steps, development = list(position.steps), list(position.development)
        assert position.round == 18
        if not options.get("event_deck"):
            assert Counter(position.history) == Counter(dict.fromkeys(range(6), 3))
        assert position.history[0] == 0


def alike(one: OrleansPosition, other: OrleansPosition) -> bool:
    return GAME.view(one, OPEN) == GAME.view(other, OPEN)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_documents_and_views_make_positions_that_look_alike(seats: int) -> None:
    options = OPTIONS[seats - 2]
    match = GAME.start(seats=seats, seed="documents", options=options)
    luck = random.Random(seats)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(seat, one_move(state(match), seat, luck))
        if luck.random() < 0.15:
            again = GAME.position_from(match.document())
            assert alike(again, state(match))
            check(again)
            for reader in [SPECTATOR, *range(seats)]:
                shown = GAME.view(state(match), reader)
                assert GAME.view(GAME.position_from(shown), reader) == shown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealing_anew_keeps_what_a_seat_sees(seats: int) -> None:
    match = GAME.start(seats=seats, seed="redeal", options={"bathhouse": "first_edition"})
    luck = random.Random(seats)
    differs = 0
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(seat, one_move(state(match), seat, luck))
        reader = luck.randrange(-1, seats)
        dealt = state(match).clone()
        dealt.simulate(luck.getrandbits(64))
        dealt.deal_unknown(reader)
        check(dealt)
        assert GAME.view(dealt, reader) == GAME.view(state(match), reader)
        differs += not alike(dealt, state(match))
    assert differs


def test_positions_that_look_alike_are_dealt_alike() -> None:
    """What is dealt anew depends on what the seat sees, and on luck alone."""
    match = GAME.start(seats=3, seed="alike")
    luck = random.Random(3)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(seat, one_move(state(match), seat, luck))
        reader = luck.randrange(3)
        one = state(match).clone()
        other = GAME.position_from(GAME.view(state(match), reader))
        for position in (one, other):
            position.simulate(77)
            position.deal_unknown(reader)
        assert alike(one, other)


def test_spectators_see_no_bags_and_no_plans() -> None:
    match = GAME.start(seats=3, seed="secrets")
    luck = random.Random(4)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(seat, one_move(state(match), seat, luck))
        for player in match.view(None)["players"]:
            assert player["bag_contents"] is None
            assert player["planned"] == []


@pytest.mark.parametrize("seats", [2, 4])
def test_records_replay(seats: int) -> None:
    match = wander(seats, "record")
    record = match.record()
    assert replay(GAME, record).record() == record
    luck_only = {name: value for name, value in record.items() if name != "key"}
    assert replay(GAME, luck_only).document() == match.document()


def test_clones_share_nothing() -> None:
    position = run(3, 5)
    copy = position.clone()
    before = GAME.view(position, OPEN)
    luck = random.Random(5)
    copy.simulate(1)
    while not copy.over:
        seat = copy.to_act[0]
        copy.step(seat, choose(luck, copy.picks(seat)))
    assert GAME.view(position, OPEN) == before
    assert not alike(copy, position)


def test_start_player_moves_to_the_left() -> None:
    match: Match = wander(3, "marker")
    rounds = [event["args"] for event in match.log() if event["id"] == "orleans-round"]
    assert [row["round"] for row in rounds] == list(range(1, 19))
    assert all((one["seat"] + 1) % 3 == other["seat"] for one, other in pairwise(rounds))


def test_every_offer_is_never_empty_and_refusals_have_reasons() -> None:
    match = GAME.start(seats=2, seed="reasons", options={"bathhouse": "first_edition"})
    luck = random.Random(6)
    reasons: Counter[str] = Counter()
    while not match.over:
        seat = luck.choice(match.to_act)
        draft: list[int] = []
        while not (offer := match.offer(seat, draft)).complete:
            assert offer.picks
            reasons.update(why.reason for why in offer.refused)
            draft.append(choose(luck, [pick.id for pick in offer.picks]))
        match.play(seat, draft)
    assert reasons
    assert "orleans-refused-not-offered" not in reasons
