"""Random games: they end, and the invariants hold after every pick."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca import _pure
from ludoteca.games.origin import GAME
from ludoteca.games.origin.names import CARD_PICKS
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.vocabulary import CARDS
from ludoteca.kernel.replay import replay
from ludoteca.kernel.room import OPEN, SPECTATOR

from .invariants import check
from .playing import one_move, run, wander
from .scenes import state

FAST = _pure.compiled()
"""Whether the rules are compiled; interpreted ones get fewer games for the same time."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"returned_cards": "discard", "brown_single": "other_areas", "card_before_tile": True},
    {"excess_objectives": "discard", "double_step": "allowed", "displaced_takes_strait": True},
    {"end_decks": "all", "trigger_turn_is_last": False},
]


def play_on(position: OriginPosition, luck: random.Random, every: int) -> int:
    """Play to the end at random, looking at the position after `every` picks; returns the number of picks."""
    picks = 0
    while not position.over:
        seat = luck.choice(position.to_act)
        legal = position.picks(seat)
        assert legal
        cards = [pick for pick in legal if pick in CARD_PICKS]
        position.step(seat, luck.choice(cards if cards and luck.random() < 0.3 else legal))
        picks += 1
        if position.over or picks % every == 0:
            check(position)
        assert picks < 3000
    return picks


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "default")
def test_invariants_hold_in_every_game(seats: int, options: dict[str, Any]) -> None:
    for seed in range(84 if FAST else 3):
        play_on(run(seats, seed, **options), random.Random(seed), 13 if FAST else 1)


def test_games_end_in_every_way() -> None:
    """10: what ends games when everybody picks at random."""
    reasons: Counter[str] = Counter()
    for seed in range(60):
        position = run(2 + seed % 3, seed)
        play_on(position, random.Random(seed), 1000)
        reasons[GAME.view(position, SPECTATOR)["end_reason"]] += 1
    assert {"deck", "tiles", "pawns", "villages"} <= set(reasons)


def alike(one: OriginPosition, other: OriginPosition) -> bool:
    return GAME.view(one, OPEN) == GAME.view(other, OPEN)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_documents_and_views_make_positions_that_look_alike(seats: int) -> None:
    for options in OPTIONS:
        match = GAME.start(seats=seats, seed="documents", options=options)
        luck = random.Random(seats)
        while not match.over:
            seat = luck.choice(match.to_act)
            match.play(seat, one_move(state(match), seat, luck))
            if luck.random() < 0.3:
                again = GAME.position_from(match.document())
                assert alike(again, state(match))
                check(again)
                for reader in [SPECTATOR, *range(seats)]:
                    shown = GAME.view(state(match), reader)
                    imagined = GAME.position_from(shown)
                    assert GAME.view(imagined, reader) == shown
                    check(imagined)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealing_anew_keeps_what_a_seat_sees(seats: int) -> None:
    match = GAME.start(seats=seats, seed="redeal", options=OPTIONS[seats - 2])
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
        other = GAME.position_from(GAME.view(state(match), reader))
        for position in (dealt, other):
            position.simulate(77)
            position.deal_unknown(reader)
        assert alike(dealt, other), "what is dealt depends on what the seat sees, and on luck alone"
    assert differs


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_view_names_a_hidden_card(seats: int) -> None:
    """11: a card is named in a view only where it lies open, or to who knows it."""
    hidden_from_all = 0
    for options in OPTIONS[1:3]:
        match = GAME.start(seats=seats, seed="hidden", options=options)
        luck = random.Random(seats)
        while not match.over:
            seat = luck.choice(match.to_act)
            match.play(seat, one_move(state(match), seat, luck))
            document = match.document()
            for reader in (None, *range(seats)):
                hidden = set(CARDS) - set(document["discards"])
                for one, player in enumerate(document["players"]):
                    hidden -= {*player["permanents"], *player["objectives"]}
                    if one == reader:
                        hidden -= {*document["hands"][one], *document["gone_cards"][one], *document["known_cards"][one]}
                for deck in document["decks"].values():
                    lying = zip(deck["under"], deck["under_by"], strict=True)
                    hidden -= {card for card, by in lying if by == reader}
                shown = str({**match.view(reader), "stack": None})
                assert not [card for card in hidden if f"'{card}'" in shown]
                hidden_from_all += reader is None and len(hidden) > 20
    assert hidden_from_all


@pytest.mark.parametrize("seats", [2, 4])
def test_records_replay(seats: int) -> None:
    match = wander(seats, "record")
    record = match.record()
    assert replay(GAME, record).record() == record
    luck_only = {name: value for name, value in record.items() if name != "key"}
    assert replay(GAME, luck_only).document() == match.document()


def test_refusals_have_reasons_of_their_own() -> None:
    match = GAME.start(seats=3, seed="reasons")
    luck = random.Random(6)
    reasons: Counter[str] = Counter()
    while not match.over:
        seat = luck.choice(match.to_act)
        draft: list[int] = []
        while not (offer := match.offer(seat, draft)).complete:
            assert offer.picks
            reasons.update(why.reason for why in offer.refused)
            draft.append(luck.choice(offer.picks).id)
        match.play(seat, draft)
    assert len(reasons) > 15
    assert "origin-refused-not-offered" not in reasons
