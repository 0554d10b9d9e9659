"""What a seat is told that asks about an offer: why a kind is not on it, what a pick brings; true, and no secret."""

from __future__ import annotations

import random
from collections import defaultdict
from itertools import islice

import pytest

from ludoteca import Game, Match, registered
from ludoteca.kernel.explanation import Explanation

from .walks import FAST, other_world, random_move, stride, walk
from .words import forms

MOVES = 300 if FAST else 60
"""How far a game is followed."""


def explained(match: Match, seat: int, move: list[int]) -> list[Explanation]:
    """Ask at each step of a move."""
    return [match.explain(seat, move[:length]) for length in range(len(move) + 1)]


def test_an_explanation_tells_no_secret(game: Game, seats: int) -> None:
    luck = random.Random(3)
    for match in islice(walk(game, seats, 15), 0, None, stride(game, 5)):
        for seat in match.to_act:
            move, real = random_move(match, seat, luck), match.position
            told = explained(match, seat, move)
            match.position = other_world(match, seat, match.seq)
            assert explained(match, seat, move) == told
            match.position = real


def test_what_a_pick_brings_is_what_it_then_brings(game: Game, seats: int) -> None:
    """Also where it draws or reveals something: luck and what others hold change nothing of what was told."""
    luck = random.Random(4)
    told: dict[bool, int] = defaultdict(int)
    match = game.start(seats=seats, seed="what it brings")
    while not match.over and match.seq < MOVES:
        seat = luck.choice(match.to_act)
        move = random_move(match, seat, luck)
        promised = [match.explain(seat, move[:length]).points.get(pick) for length, pick in enumerate(move)]
        before = match.position.score(seat)
        match.play(seat, match.spell(move))
        won = match.position.score(seat) - before
        if promised[-1] is not None:
            told[match.journal[-1].sealed] += 1
            assert won == sum(points or 0 for points in promised)
    assert told or not FAST or len(game.vocabulary.picks) < 100, "no move was ever told to bring anything"


@pytest.mark.parametrize("own", registered().values(), ids=lambda game: game.name)
def test_what_a_question_names_and_does_not_offer_has_a_reason(own: Game) -> None:
    """Whatever a prompt can list is either on offer, or the house can say why it is not."""
    named = forms(own, "en")
    kinds = {pick.kind for pick in own.vocabulary.picks}
    for seed in range(2):
        for match in islice(walk(own, max(own.seats), seed), 0, None, stride(own, 3)):
            for seat in match.to_act:
                offer, told = match.offer(seat), match.explain(seat)
                lit = {name for pick in offer.picks for name in (pick.token, pick.kind)}
                asked = f"{own.name}-ask-{offer.decision}"
                reasons = {own.vocabulary.token(pick) for why in told.refused for pick in why.picks} | set(told.lacking)
                for form, questions in named.items():
                    if asked in questions and form not in lit and form in kinds:
                        assert form in reasons, (offer.decision, form)


def test_an_offer_tells_reasons_to_those_who_want_them(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 16), 0, None, 40):
        for seat in match.to_act:
            offer, short = match.offer(seat), match.offer(seat, reasons=False)
            assert offer.refused == match.explain(seat).refused
            assert short.refused == [] and "refused" not in short.as_json()
            assert short.as_json() == {name: part for name, part in offer.as_json().items() if name != "refused"}
