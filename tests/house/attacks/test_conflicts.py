"""One person in two processes plays another move in each at the same time: one of them counts, everywhere the same."""

from __future__ import annotations

import random
import uuid
from collections.abc import Iterator

import pytest

import ludoteca
from tests.support.games import asked, begin, settle
from tests.support.house import Guest, House, Json, Socket, answers, open_house

FEW, MANY = 60, 20_000


@pytest.fixture
def second(own_house: House) -> Iterator[House]:
    """Another process on the same store."""
    with open_house(own_house.data, own_house.store) as opened:
        yield opened


def answer(socket: Socket, key: str) -> Json:
    """What the house says of a move: its number, or why it was not played."""
    told = socket.until(lambda frame: bool(answers(frame, key)))
    return answers(told, key)[0]


def fight(people: tuple[Guest, Guest], houses: tuple[House, House], most: int, chance: random.Random) -> int:
    """Play a game of conflicts to its end, or so many of them; returns how many moves were sent."""
    table = begin(*people)
    windows = [tuple(Socket(house, table["id"], cookie=person.cookie) for house in houses) for person in people]
    here = [pair[0] for pair in windows]
    sent = 0
    won: list[int] = []
    while here[0].state["table"]["status"] == "playing" and sent < most:
        pair = windows[here.index(asked(*here))]
        pair[1].wait(lambda state: state["offer"] is not None)
        moves = [{"key": uuid.uuid4().hex, **one.any_move(chance)} for one in pair]
        order = chance.sample((0, 1), 2)
        for at in order:
            pair[at].send(moves[at])
        told = [answer(pair[at], moves[at]["key"]) for at in (0, 1)]
        taken = [one["seq"] for one in told if "seq" in one]
        assert len(taken) == 1, told
        lost = next(one for one in told if "seq" not in one)
        assert lost["error"]["code"] in ("overtaken", "stale-offer", "not-your-turn", "game-over"), lost
        won += taken
        sent += 2
        settle(*here, *(one for _, one in windows), seq=taken[0])
    assert won == list(range(1, len(won) + 1)), "none is lost, none is played twice"
    steps = people[0].call("GET", f"/api/tables/{table['id']}/steps")
    assert steps["last"] == len(won)
    views = [[one.state["view"] for one in pair] for pair in windows]
    assert all(one == other for one, other in views), "both processes show the same"
    if here[0].state["table"]["status"] == "finished":
        record = people[0].call("GET", f"/api/tables/{table['id']}/record")
        assert len(record["journal"]) == len(won)
        assert ludoteca.replay(record).over
    for pair in windows:
        for one in pair:
            one.close()
    return sent


def siege(own_house: House, second: House, most: int) -> None:
    people = own_house.guest("Anna"), own_house.guest("Bert")
    chance, sent = random.Random(most), 0
    while sent < most:
        sent += fight(people, (own_house, second), most - sent, chance)


def test_of_two_moves_at_once_one_counts(own_house: House, second: House) -> None:
    siege(own_house, second, FEW)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
def test_of_twenty_thousand_moves_at_once_none_is_lost_and_none_counts_twice(own_house: House, second: House) -> None:
    siege(own_house, second, MANY)
