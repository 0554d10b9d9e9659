"""The fast rules and the naive ones say the same along random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludoteca.games.origin import GAME
from ludoteca.games.origin.data import load
from ludoteca.games.origin.vocabulary import REGIONS, VOCABULARY
from ludoteca.kernel.room import OPEN

from . import oracle
from .playing import one_move
from .scenes import state

WALKS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"double_step": "allowed"}),
    (4, {"displaced_takes_strait": True}),
]
A02, A03, A04 = (VOCABULARY.id(card) for card in ("A02", "A03", "A04"))


def starts(position: Any, seat: int, card: int | None) -> set[tuple[str, str]]:
    """List where actions begin and end, by the offers of the position."""
    found = set()
    begun = position.clone()
    begun.simulate(0)
    if card is not None:
        begun.step(seat, card)
    for first in [pick for pick in begun.picks(seat) if pick < 54]:
        after = begun.clone()
        after.simulate(0)
        after.step(seat, first)
        found |= {(VOCABULARY.token(first), VOCABULARY.token(last)) for last in after.picks(seat)}
    return found


@pytest.mark.parametrize(("seats", "options"), WALKS, ids=["2", "3", "4"])
def test_rules_agree_with_the_naive_ones(seats: int, options: dict[str, Any]) -> None:
    seen = dict.fromkeys(("swap", "extra", "objective", "strait", "rafts"), 0)
    for game in range(4):
        match = GAME.start(seats=seats, seed=f"theory {game}", options=options)
        luck = random.Random(game)
        while not match.over:
            position = state(match)
            seat = luck.choice(match.to_act)
            document = GAME.view(position, OPEN)
            assert [position.score(one) for one in range(seats)] == [
                oracle.score(document, one) for one in range(seats)
            ]
            hand = [card for card in document["hands"][seat] if card[0] == "O"]
            if position.kind in (1, 4, 8):
                legal = set(position.picks(seat))
                if position.kind == 1:
                    migrations, swaps = oracle.journeys(document)
                    assert starts(position, seat, None) == oracle.evolutions(document) | migrations | swaps
                    seen["swap"] += bool(swaps)
                    seen["rafts"] += "P05" in document["players"][seat]["permanents"]
                for card, wanted in (
                    (A02, oracle.journeys(document, False)[0]),
                    (A03, oracle.evolutions(document, False)),
                    (A04, oracle.journeys(document, False)[1]),
                ):
                    if card in legal:
                        assert starts(position, seat, card) == wanted
                        seen["extra"] += 1
                last = document["trigger"] is not None
                for card in hand:
                    allowed = last or document["turn_cards"]["objective"] < 1 + ("A13" in document["bonuses"])
                    assert (VOCABULARY.id(card) in legal) == (allowed and oracle.fulfilled(document, seat, card))
                    seen["objective"] += VOCABULARY.id(card) in legal
            for one, player in enumerate(document["players"]):
                assert set(player["takeable"]) == oracle.takeable(player["stacks"])
                if one == document["turn"] and position.kind == 8:
                    assert not oracle.straits_due(document, one)
            move = one_move(position, seat, luck)
            due = oracle.straits_due(document, seat)
            match.play(seat, move)
            seen["strait"] += any(event.id == "origin-strait" for event in match.events[-6:]) or bool(due)
    assert all(seen.values()), seen


def test_distances_are_those_of_a_walk() -> None:
    for rafts in (False, True):
        table = load().distances(0 if rafts else 1)
        for at, start in enumerate(REGIONS):
            assert dict(zip(REGIONS, table[at], strict=True)) == oracle.distances(start, rafts)


def test_distances_from_the_origin_space() -> None:
    """3: how far the continents are."""
    steps = oracle.distances(oracle.ORIGIN, False)
    nearest: dict[str, int] = {}
    for region, row in oracle.REGIONS.items():
        if region != oracle.ORIGIN:
            nearest[row["continent"]] = min(steps[region], nearest.get(row["continent"], 99))
    assert nearest == {
        "africa": 1, "eurasia": 3, "south_america": 4, "antarctica": 4, "oceania": 6, "north_america": 6,
    }  # fmt: skip
