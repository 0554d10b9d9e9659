"""Weeks at tables with clocks, at random, are those of a model that looks at everything once a tick."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from ludoteca.house.clock import MINUTE
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import asking_of
from ludoteca.house.store import tempo as stored
from ludoteca.house.table import Table
from ludoteca.house.tempo.rest import Rest
from ludoteca.house.verbs import resting, substitute, timing
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.people import Person
from tests.house.tempo.model import told_by_model
from tests.house.tempo.sitting import lapse, left
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, begin, first_move, open_inside
from tests.support.postgres import empty_database


class Club:
    """People who play at several tables, rest, pause, are out of time, go away and come back, at random."""

    def __init__(self, house: House, clock: TurnedClock, tables: list[str], people: list[Person]) -> None:
        self.house = house
        self.clock = clock
        self.tables = tables
        self.people = people

    async def something(self, luck: random.Random) -> None:
        """Somebody does something somewhere, if it may be done."""
        house = self.house
        table = await house.find(luck.choice(self.tables))
        assert table is not None
        async with house.hold(table):
            pass
        if table.row.status != "playing" or table.match is None or table.clocks is None:
            return
        seat = luck.choice(table.match.to_act) if luck.random() < 0.7 else luck.randrange(len(table.row.seats))
        who, key = table.row.seats[seat].player, f"{self.clock.at}-{luck.random()}"
        out = next((number for number, one in enumerate(table.clocks.seats) if one.out), 0)
        zone, night = luck.choice(("Asia/Tokyo", "Europe/Rome")), luck.choice((None, (1380, 420)))
        deeds: dict[str, tuple[int, Callable[[], Awaitable[Any]]]] = {
            "move": (20, lambda: self.move(table, seat, key)),
            "pause": (1, lambda: timing.ask_pause(house, table, who, key, hours=luck.choice((12, 48)))),
            "agree": (2, lambda: self.agree(table, key)),
            "resume": (1, lambda: timing.resume(house, table, who, key)),
            "emergency": (2, lambda: timing.emergency(house, table, who, key)),
            "choose": (6, lambda: timing.choose(house, table, who, key, of=out, choice=luck.choice(("wait", "bot")))),
            "leave": (1, lambda: substitute.resign(house, table, who)),
            "return": (3, lambda: substitute.give_back(house, table, who)),
            "rest": (2, lambda: resting.set_rest(house, luck.choice(self.people), Rest(zone, night, (5, 6)))),
        }
        deed = luck.choices([*deeds.values()], [weight for weight, _ in deeds.values()])[0][1]
        with contextlib.suppress(Refused):
            await deed()

    async def move(self, table: Table, seat: int, key: str) -> None:
        """Somebody moves, if it is their turn."""
        assert table.match is not None
        if seat in table.match.to_act:
            picks, offer = first_move(table, seat)
            await play(self.house, table, table.row.seats[seat].player, key, picks, offer)

    async def agree(self, table: Table, key: str) -> None:
        """All agree to a pause."""
        for seat in table.row.seats:
            with contextlib.suppress(Refused):
                await timing.answer_pause(self.house, table, seat.player, key, accept=True)


def test_weeks_of_games_with_restarts_are_those_of_a_model(store: str, tmp_path: Path) -> None:
    clock = TurnedClock()
    luck = random.Random(11)
    url = store and empty_database(store)
    tables: list[str] = []
    people: list[Person] = []
    kinds: set[str] = set()

    async def open_for_a_while() -> None:
        async with open_inside(tmp_path, clock, store=url) as house:
            if not tables:
                people.extend([await arrive(house, name) for name in ("Anna", "Bert", "Carla", "Dora")])
                for person in people:
                    await resting.settle_in(house, person, luck.choice(("Europe/Rome", "Asia/Tokyo")))
                for tempo in ("day", "day", "two-days", "live-90"):
                    sitting = luck.sample(people, luck.choice((2, 3)))
                    tables.append((await begin(house, *sitting, tempo=tempo)).row.id)
            club = Club(house, clock, tables, people)
            for _ in range(35):
                await lapse(house, clock, luck.choice((1, 7, 45, 180, 11 * 60)) * MINUTE)
                await club.something(luck)
            away = [*house.outages]
            for table_id in tables:
                table = await house.find(table_id)
                assert table is not None
                async with house.hold(table):
                    assert table.clocks is not None
                happened = await house.store.read(stored.happened, table_id)
                entries = [asking_of(row) for row in await house.store.entries(table_id)]
                kinds.update(one.kind for one in happened)
                assert left(table) == told_by_model(table.row, happened, entries, away)

    for _ in range(4):
        asyncio.run(open_for_a_while())
        clock.turn(luck.choice((0, 5, 600)) * MINUTE)
    assert kinds >= {"begin", "out", "choice", "held", "rest", "emergency"}
