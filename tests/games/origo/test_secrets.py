"""Section 10: who sees which cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.kernel.room import OPEN

from . import oracle
from .boards import BLACK, BLUE, RED, events, golden, origo, play, player
from .make_goldens import plays_at_random

UNIQUE = {card for card, count in oracle.cards().items() if count == 1 and card not in oracle.REGION}


def leaves(value: Any) -> Iterator[Any]:
    """List everything that stands anywhere in a JSON value."""
    if isinstance(value, dict):
        for one in value.values():
            yield from leaves(one)
    elif isinstance(value, list):
        for one in value:
            yield from leaves(one)
    else:
        yield value


def watched(seats: int, seed: int, moves: int) -> Iterator[Match]:
    luck, match = random.Random(seed), origo().start(seats=seats, seed=f"secrets {seed}")
    while not match.over and match.seq < moves:
        match.play(match.to_act[0], plays_at_random(match, luck))
        yield match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_view_names_a_card_that_its_owner_alone_knows(seats: int) -> None:
    secrets = 0
    for match in watched(seats, 1, 150):
        hands = match.document()["hands"]
        buried = match.document()["buried_cards"]
        for viewer in (None, *range(seats)):
            others = [seat for seat in range(seats) if seat != viewer]
            hidden = {card for seat in others for card in hands[seat] + buried[seat]} & UNIQUE
            secrets += len(hidden)
            view = match.view(viewer)
            assert not hidden & set(leaves(view)), f"{viewer} sees a hidden card"
            assert view["hand"] == (None if viewer is None else hands[viewer])
            assert view["buried"] == (None if viewer is None else buried[viewer])
            assert not {"hands", "buried_cards"} & set(view)
    assert secrets > 100


@pytest.mark.parametrize("seats", [2, 5])
def test_the_log_tells_drawn_and_exchanged_cards_to_their_owner_alone(seats: int) -> None:
    *_, match = watched(seats, 2, 200)
    assert not events(match, "drew-own") and not events(match, "exchanged-own")
    for seat in range(seats):
        own = [len(event["cards"]) for event in events(match, "drew-own", seat)]
        public = [event["count"] for event in events(match, "drew", seat) if event["seat"] == seat]
        assert own == [10, *public], "the deal and the own draws, nobody else's"
        exchanges = [event for event in events(match, "exchanged") if event["seat"] == seat]
        assert len(events(match, "exchanged-own", seat)) == len(exchanges)
    assert len(events(match, "exchanged")) > 3


def test_exchange_and_refill_show_numbers_to_the_others() -> None:
    match = play(golden(BLACK, {BLACK: ["A", "B"]}), "exchange A B", "end")
    assert events(match, "exchanged", RED) == [{"seat": BLACK}]
    assert events(match, "drew", RED) == [{"seat": BLACK, "count": 2}, {"seat": BLACK, "count": 8}]
    assert events(match, "exchanged-own", BLACK) == [{"cards": ["A", "B"]}]
    assert [len(event["cards"]) for event in events(match, "drew-own", BLACK)] == [2, 8]
    drawn = [card for event in events(match, "drew-own", BLACK) for card in event["cards"]]
    assert sorted(drawn) == sorted(match.view(BLACK)["hand"])
    assert not events(match, "drew-own", RED) and not events(match, "exchanged-own", None)


def test_played_cards_are_public() -> None:
    match = play(golden(BLACK, {BLACK: ["C·D"]}), "expand C·D C4")
    for viewer in (None, RED, BLUE):
        assert events(match, "expanded", viewer) == [{"seat": BLACK, "card": "C·D", "square": "C4"}]
        assert match.view(viewer)["seen"] == ["C·D"]


def test_numbers_of_cards_shields_and_points_are_public() -> None:
    match = golden(BLACK, {BLACK: ["A", "B"], RED: ["C"]})
    for viewer in (None, RED, BLUE, BLACK):
        view = match.view(viewer)
        assert [row["hand"] for row in view["players"]] == [1, 0, 2]
        assert view["pile"] == 95
        assert [row["supply"] for row in view["players"]] == [7, 14, 15]
    assert player(match, RED)["lost"] == 0


def test_dealing_anew_moves_only_what_is_unknown() -> None:
    *_, match = watched(3, 3, 120)
    before = origo().view(match.position, OPEN)
    position = match.position.clone()
    position.simulate(5)
    position.deal_unknown(RED)
    after = origo().view(position, OPEN)
    changed = {name for name in after if after[name] != before[name]}
    assert changed <= {"hands", "buried_cards"} and "hands" in changed
    assert after["hands"][RED] == before["hands"][RED]
    assert [len(hand) for hand in after["hands"]] == [len(hand) for hand in before["hands"]]


def test_what_is_drawn_after_dealing_anew_lies_nowhere_else() -> None:
    *_, match = watched(3, 3, 60)
    position, luck = match.position.clone(), random.Random(1)
    position.simulate(5)
    position.deal_unknown(RED)
    for _ in range(300):
        if position.over:
            break
        seat = position.to_act[0]
        position.step(seat, luck.choice(position.picks(seat)))
        shown = origo().view(position, OPEN)
        held = Counter(card for cards in (*shown["hands"], *shown["buried_cards"], shown["seen"]) for card in cards)
        assert held <= oracle.cards()


def test_dealing_anew_is_even() -> None:
    """Every unknown card comes to an opponent's hand about as often as any other."""
    match = golden(RED, {RED: ["A"], BLUE: ["C"] * 3 + ["7"] * 3})
    counts: dict[str, int] = {}
    position = match.position.clone()
    position.simulate(11)
    rounds = 3000
    for _ in range(rounds):
        position.deal_unknown(RED)
        for card in origo().view(position, OPEN)["hands"][BLUE]:
            counts[card] = counts.get(card, 0) + 1
    assert "A" not in counts, "the own card cannot be elsewhere"
    for card, copies in (oracle.cards() - Counter(["A"])).items():
        expected = rounds * 6 * copies / 97
        assert abs(counts.get(card, 0) - expected) < 5 * expected**0.5, card
