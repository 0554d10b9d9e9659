"""Chance as a node, and what a seat remembers: the same rules as at a table, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from ludoteca import Game
from ludoteca.kernel.chance import Draw
from ludoteca.kernel.history import CHANCE, NOBODY, History
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import OPEN

from .observations import any_options
from .walks import FAST, as_bytes

STEPS = 10_000 if FAST else 60
"""How many steps of a game are looked at."""


class Dice:
    """Draws at random, and remembers what was drawn."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.asked: list[Draw] = []
        self.drawn: list[int] = []

    def draw(self, purpose: int, n: int) -> int:
        if n == 1:
            return 0
        self.asked.append(Draw(purpose, n))
        self.drawn.append(self.luck.randrange(n))
        return self.drawn[-1]


def whole(game: Game, position: Position) -> bytes:
    return as_bytes(game.view(position, OPEN))


def walk(history: History, luck: random.Random, steps: int = STEPS) -> Iterator[History]:
    """Go on at random."""
    yield history
    while not history.over and steps:
        steps -= history.draw is None
        history.step(luck.randrange(history.draw.results) if history.draw else luck.choice(history.picks()))
        yield history


def test_a_step_by_given_results_is_the_step_that_drew_them(game: Game, seats: int) -> None:
    luck = random.Random(seats)
    position = game.deal(seats, 3, any_options(game, seats, luck))
    drew = 0
    for _ in range(STEPS):
        if position.over:
            break
        seat = luck.choice(position.to_act)
        pick = luck.choice(position.picks(seat))
        dice = Dice(luck)
        after = position.clone()
        after.simulated, after.chance = False, dice
        after.step(seat, pick)
        before = whole(game, position) if dice.drawn else b""
        for known in range(len(dice.drawn)):
            assert position.try_step(seat, pick, dice.drawn[:known]) == dice.asked[known]
        if dice.drawn:
            drew += 1
            assert whole(game, position) == before
            with pytest.raises(ValueError, match="result"):
                position.try_step(seat, pick, [*dice.drawn[:-1], dice.asked[-1].results])
            assert whole(game, position) == before
        with pytest.raises(ValueError, match="too many"):
            position.clone().try_step(seat, pick, [*dice.drawn, 0])
        assert position.try_step(seat, pick, dice.drawn) is None
        assert position.simulated
        assert whole(game, position) == whole(game, after)
    assert drew
    if not position.over:
        with pytest.raises(ValueError, match="not legal"):
            position.try_step(position.actor, next(pick for pick in range(256) if pick not in position.picks(seat)))


def test_a_deal_by_given_results_is_the_deal_that_drew_them(game: Game, seats: int) -> None:
    dice = Dice(random.Random(seats))
    dealt = game.new_position(seats, game.start(seats).options)
    dealt.chance = dice
    game.set_up(dealt, game.start(seats).options)
    for known in range(len(dice.drawn)):
        assert game.try_deal(seats, dice.drawn[:known]) == dice.asked[known]
    again = game.try_deal(seats, dice.drawn)
    assert isinstance(again, Position)
    assert whole(game, again) == whole(game, dealt)
    assert again.clone().try_step(again.actor, again.picks(again.actor)[0]) is None or not again.over
    with pytest.raises(ValueError, match="too many"):
        game.try_deal(seats, [*dice.drawn, 0])
    with pytest.raises(ValueError, match="result"):
        game.try_deal(seats, [*dice.drawn[:-1], -1])


def test_a_history_is_its_steps(game: Game, seats: int) -> None:
    luck = random.Random(seats)
    *_, history = walk(History(game, seats), luck)
    again = History(game, seats)
    for number in history.past:
        again.step(number)
    assert whole(game, again.position) == whole(game, history.position)
    assert again.actor == history.actor and again.draw == history.draw
    for seat in range(seats):
        assert again.information_state(seat) == history.information_state(seat)
    if history.over:
        assert history.actor == NOBODY and history.picks() == []
        with pytest.raises(ValueError, match="over"):
            history.step(0)


def told(history: History) -> tuple[list[int], int, list[bytes]]:
    """Tell all that a history says."""
    return history.past, history.actor, [history.information_state(seat) for seat in range(history.seats)]


def test_bad_steps_change_nothing(game: Game, seats: int) -> None:
    history = History(game, seats)
    if history.draw:
        with pytest.raises(ValueError, match="set up"):
            _ = history.position
        for bad in (-1, history.draw.results):
            with pytest.raises(ValueError, match="result"):
                history.step(bad)
        assert history.past == [] and history.actor == CHANCE and history.picks() == []
    while history.draw:
        history.step(0)
    before = told(history)
    with pytest.raises(ValueError, match="not legal"):
        history.step(next(pick for pick in range(256) if pick not in history.picks()))
    assert told(history) == before


def test_copies_go_on_by_themselves(game: Game, seats: int) -> None:
    for number, history in enumerate(walk(History(game, seats), random.Random(1), 25)):
        if number % 9 == 0 and not history.over:
            before = told(history)
            for _ in walk(history.clone(), random.Random(number), 5):
                pass
            assert before == told(history)


def pasts(game: Game, seats: int) -> list[History]:
    """Begin games that are alike for a while: by the same luck but for a draw or a pick now and then."""
    found = []
    for seed in range(24 if FAST else 6):
        luck, other = random.Random(3), random.Random(seed)
        history = History(game, seats)
        while not history.over and len(history.past) < (70 if FAST else 40):
            chooses = other if seed and other.random() < 0.03 else luck
            drawn = luck.random(), chooses.random()
            choices: Sequence[int] = range(history.draw.results) if history.draw else history.picks()
            history.step(choices[int(drawn[1] * len(choices))])
        while history.draw:
            history.step(0)
        found.append(history)
    return found


def test_information_states_are_the_same_exactly_when_all_that_was_seen_is(game: Game, seats: int) -> None:
    found = pasts(game, seats)
    different = 0
    for seat in range(seats):
        by_text: dict[str, set[bytes]] = {}
        by_state: dict[bytes, set[str]] = {}
        for history in found:
            text, state = history.information_text(seat), history.information_state(seat)
            by_text.setdefault(text, set()).add(state)
            by_state.setdefault(state, set()).add(text)
        assert all(len(one) == 1 for one in by_text.values()) and all(len(one) == 1 for one in by_state.values())
        different += len(by_text)
    assert different > seats, "nobody sees any difference"


def test_what_is_dealt_anew_is_remembered_the_same(game: Game, seats: int) -> None:
    history = History(game, seats)
    if history.draw:
        with pytest.raises(ValueError, match="drawn"):
            history.redealt(0, 1)
    looked = 0
    for number, after in enumerate(walk(history, random.Random(2), 60)):
        if after.draw or after.over or number % 3:
            continue
        seat = after.actor
        other = after.redealt(seat, number)
        looked += 1
        assert other.information_state(seat) == after.information_state(seat)
        assert game.view(other.position, seat) == game.view(after.position, seat)
        assert other.picks() == after.picks()
        with pytest.raises(ValueError, match="past"):
            other.information_text(seat)
        other.step(other.picks()[0])
        assert len(after.past) + 1 == len(other.past)
    assert looked
