"""What has changed, told instead of the whole: put together it is the whole, for each game and each viewer."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET, Struct, UnsetType, json

from ludoteca.cli.bench_players import random_move
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.table import Table
from ludoteca.house.verbs import play, start, take_back, undo
from ludoteca.house.wire.people import Person
from ludoteca.kernel.changes import between, changed
from ludoteca.kernel.errors import GameError
from ludoteca.kernel.registry import registered
from tests.support.inside import Eye, Json, arrive, begin, first_move, inside, open_inside, open_table, rest

MOVES = 60
NEWS = ("version", "now", "log_from", "log", "chat", "accepted")


class Part(Struct):
    name: str
    numbers: list[int] = []


class Whole(Struct):
    parts: list[Part]
    told: dict[str, int]
    one: Part | None = None
    late: int | UnsetType = UNSET


FIRST = Whole([Part("a", [1, 2, 3]), Part("b")], {"x": 1, "y": 2})
CASES = [
    (FIRST, []),
    (Whole([Part("a", [1, 2, 9]), Part("b")], {"x": 1, "y": 2}), [["parts", 0, "numbers", 2, 9]]),
    (Whole([Part("a", [1, 2, 3, 4]), Part("b")], {"x": 1, "y": 2}), [["parts", 0, "numbers", 3, 4]]),
    (Whole([Part("a", [7, 8, 3]), Part("b")], {"x": 1, "y": 2}), [["parts", 0, "numbers", [7, 8, 3]]]),
    (Whole([Part("a", [1, 2]), Part("b")], {"x": 1, "y": 2}), [["parts", 0, "numbers", [1, 2]]]),
    (
        Whole([*FIRST.parts, Part("c")], {"x": 5, "y": 2}),
        [["parts", 2, {"name": "c", "numbers": []}], ["told", "x", 5]],
    ),
    (Whole(FIRST.parts, {"x": 1}), [["told", {"x": 1}]]),
    (Whole(FIRST.parts, FIRST.told, Part("d"), 4), [["one", {"name": "d", "numbers": []}], ["late", 4]]),
]


@pytest.mark.parametrize(("later", "told"), CASES)
def test_what_is_different_is_told_in_few_words(later: Whole, told: list[Any]) -> None:
    found = between(FIRST, later, ())
    assert found is not None
    changes = json.decode(json.encode([*found]))
    assert changes == told
    assert changed(json.decode(json.encode(FIRST)), changes) == json.decode(json.encode(later))


def test_what_is_no_longer_told_cannot_be_told_as_a_change() -> None:
    assert between(Whole([], {}, late=1), Whole([], {}), ()) is None


def lasting(state: Json) -> Json:
    """A state without what is told once, and without who is there, which frames of their own tell."""
    table = {name: part for name, part in state["table"].items() if name != "watching"}
    table["seats"] = [{**seat, "connected": None} for seat in table["seats"]]
    return {**state, **dict.fromkeys(NEWS), "table": table}


class Reader(Eye):
    """Somebody who is told changes, and puts the whole together; and beside them somebody who is told the whole."""

    def __init__(self, house: House, table: Table, person: Person | None) -> None:
        super().__init__(house, table, person)
        self.connection._changes = True
        self.beside = Eye(house, table, person)
        self.whole: Json = {}
        self.log: list[Any] = []
        self.read = 0

    def compare(self) -> None:
        """What was put together is what the other was told."""
        for frame in self.frames[self.read :]:
            if frame["type"] == "state":
                self.whole = frame
            elif frame["type"] == "changes":
                assert frame["version"] == self.whole["version"] + 1
                self.whole = {**changed(self.whole, frame["changes"]), "version": frame["version"]}
            if "log" in frame:
                self.log[frame.get("log_from", 0) :] = frame["log"]
        self.read = len(self.frames)
        other = [frame for frame in self.beside.frames if frame["type"] == "state"]
        assert lasting(self.whole) == lasting(other[-1])
        log: list[Any] = []
        for frame in other:
            log[frame["log_from"] :] = frame["log"]
        assert self.log == log


async def _read(house: House, table: Table, person: Person | None) -> Reader:
    reader = Reader(house, table, person)
    async with house.hold(table):
        for connection in (reader.connection, reader.beside.connection):
            table.log(connection.viewer)
            table.welcome(connection)
    await rest()
    return reader


@pytest.mark.parametrize("game", registered())
def test_changes_put_together_are_the_whole_state(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            seats = max(2, registered()[game].seats[0])
            people = [await arrive(house, f"Anna {number}") for number in range(seats)]
            table = await open_table(house, *people, game=game)
            readers = [await _read(house, table, one) for one in (*people, None)]
            await start.start(house, table, people[0])
            await _play(house, table, people, readers)
            kinds = [frame["type"] for frame in readers[0].frames]
            assert kinds.count("state") < 5 < kinds.count("changes"), "a state is told whole when it must be"

    asyncio.run(run())


async def _play(house: House, table: Table, people: list[Person], readers: list[Reader]) -> None:
    chance = random.Random(1)
    for number in range(MOVES):
        match = table.match
        assert match is not None
        if match.over:
            break
        seat = chance.choice(match.to_act)
        if number % 7 == 6 and match.can_undo(seat):
            await undo.undo(house, table, people[seat].id, f"undo {number}")
        picks, offer = random_move(match.position, seat, chance), match.offer(seat).id
        try:
            await play.play(house, table, people[seat].id, f"move {number}", picks, offer)
        except (GameError, Refused):  # the undo has changed who is asked
            continue
        await rest()
        for reader in readers:
            reader.compare()


@inside
async def test_a_wish_to_take_back_and_a_newcomer(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    people = [anna, bert]
    readers = [await _read(house, table, one) for one in (*people, None)]
    for number in range(6):
        assert table.match is not None
        seat = table.match.to_act[0]
        await play.play(house, table, people[seat].id, f"move {number}", *first_move(table, seat))
        if number == 2:
            await take_back.ask(house, table, people[seat].id, "please")
        if number == 4:
            readers.append(await _read(house, table, None))
        await rest()
        for reader in readers:
            reader.compare()
    assert readers[0].whole["take_back"] is None
