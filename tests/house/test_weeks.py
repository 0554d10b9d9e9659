"""Weeks of games by people who are not there at the same time: two processes that restart, notices, clocks, leavers.

What should have happened is told by a model that reads the journal alone: who was asked from when to when.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from math import inf
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludoteca.house.asked import GRACE
from ludoteca.house.clock import DAY, HOUR, MINUTE, SECOND
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs.timers import carry_out
from ludoteca.house.matches import asking_of
from ludoteca.house.peers import LEASE, crashed
from ludoteca.house.store import notices
from ludoteca.house.store import tempo as stored
from ludoteca.house.store.rows import EntryRow
from ludoteca.house.store.schema import timers
from ludoteca.house.table import Table
from ludoteca.house.tempo.rest import EVER, Rest, today
from ludoteca.house.verbs import resting, timing
from ludoteca.house.verbs.play import play, play_bot
from ludoteca.house.wire.people import Person
from tests.house.notices.browser import Browser, Service, service
from tests.house.tempo.model import told_by_model
from tests.house.tempo.sitting import left
from tests.support.clock import TurnedClock
from tests.support.inside import Eye, arrive, begin, first_move, look, open_inside
from tests.support.postgres import empty_database

Span = tuple[float, float]
EVER_SINCE: Span = (0, inf)
ZONES = ("Europe/Rome", "Asia/Tokyo", "America/New_York", "Europe/London")


class World:
    """A club of which the people come now and then, by one of two processes, and hear of the rest by notices."""

    def __init__(self, here: Service, data: Path, url: str, seed: int) -> None:
        self.here = here
        self.data = data
        self.url = url
        self.clock = TurnedClock()
        self.luck = random.Random(seed)
        self.houses: list[House] = []
        self.people: list[Person] = []
        self.calls: dict[str, Browser] = {}
        self.heard: list[tuple[str, str, int]] = []
        """Who was told of which table, and when."""
        self.looked: dict[tuple[str, str], list[list[float]]] = defaultdict(list)
        """From when to when people looked at tables."""
        self.gone: set[tuple[str, str]] = set()
        """Who has left which table without a word."""
        self.away: list[Span] = []
        """From when to when the house was closed."""
        self.replaced: set[str] = set()
        """Tables at which a newcomer has taken a seat."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Two processes."""
        async with open_inside(self.data, self.clock, store=self.url, push_services=(self.here.url,)) as house:
            twin = House(house.settings, self.clock)
            await twin.wake()
            self.houses = [house, twin]
            for one in (*self.houses, *self.houses):
                one.peers.alive = await one.store.beat(one.peers.name, one.now(), LEASE, crashed, "")
            try:
                yield
            finally:
                await twin.close()

    async def arrive(self, name: str) -> Person:
        """Somebody with a browser, in some time zone."""
        house = self.houses[0]
        person = await arrive(house, name)
        await resting.settle_in(house, person, self.luck.choice(ZONES))
        self.calls[person.id] = call = Browser(self.here, name)
        await house.store.writer.run(partial(notices.add, player=person.id, address=call.address, at=house.now()))
        self.people.append(person)
        return person

    async def at(self, name: str, house: House | None = None) -> tuple[House, Table]:
        """A table as some process knows it now."""
        house = house or self.luck.choice(self.houses)
        table = await house.find(name)
        assert table is not None
        async with house.hold(table):
            await house.upkeep.refresh(table)
        return house, table

    async def live(self, until: int) -> None:
        """Time goes by, and whatever is due is carried out at its second, by whichever process is first."""
        while True:
            at = await self.houses[0].store.read(self.next_due, until)
            self.clock.at = max(self.clock.at, min(until if at is None else at, until))
            for house in self.houses:
                await house.store.writer.run(partial(stored.beat, at=self.clock.at, gap=EVER))
            both = [*self.houses]
            self.luck.shuffle(both)
            carried = sum(await asyncio.gather(*(carry_out(house) for house in both)))
            self.hear()
            if at is None and not carried:
                return

    @staticmethod
    def next_due(connection: sa.Connection, until: int) -> int | None:
        """When the next thing is to happen, if before a time."""
        free = sa.case((timers.c.leased > timers.c.due, timers.c.leased), else_=timers.c.due)
        found: int | None = connection.scalar(sa.select(sa.func.min(free)).where(free <= until))
        return found

    def open_at(self, time: float) -> float:
        """When the house is open from a time on."""
        return next((until for since, until in self.away if since < time < until), time)

    def hear(self) -> None:
        """Note what has come to people's browsers."""
        for player, call in self.calls.items():
            for told in call.read():
                self.heard.append((player, told["tag"], self.clock.at))
            call.inbox.clear()

    async def holiday(self, house: House) -> None:
        """Somebody takes a day off, now and then."""
        if self.luck.random() > 0.02:
            return
        person = self.luck.choice(self.people)
        rest = await resting.rest_of(house, person.id)
        days = {*rest.holidays, today(rest, self.clock.at).isoformat()}
        with contextlib.suppress(Refused):  # there are no more days this year
            await resting.set_rest(house, person, Rest(rest.zone, (1380, 420), (6,), tuple(sorted(days))))

    async def move(self, name: str) -> None:
        """Somebody who is asked and is there moves, and perhaps looks on for a while; bots move at once."""
        house, table = await self.at(name)
        match = table.match
        assert match is not None
        seats = [n for n in match.to_act if (table.row.seats[n].player, name) not in self.gone]
        if match.over or not seats:
            return
        seat = self.luck.choice(seats)
        sitting = table.row.seats[seat]
        if sitting.mind is not None:
            picks, offer = first_move(table, seat)
            move = " ".join(match.game.vocabulary.token(pick) for pick in picks)
            await play_bot(house, table, seat, move, offer=offer)
            return
        person = next(one for one in self.people if one.id == sitting.player)
        watching: Eye | None = None
        if self.luck.random() < 0.3:
            watching = await look(house, table, person)
            self.looked[person.id, name].append([self.clock.at, inf])
        for _ in range(self.luck.choice((1, 1, 2, 4))):
            if seat not in match.to_act or match.over:
                break
            picks, offer = await self.chosen(table, seat)
            await play(house, table, person.id, f"{table.seq}-{self.clock.at}", picks, offer)
            await self.live(self.clock.at + self.luck.choice((1, 5, 20, 40)) * 1000)
            if table.match is not match:
                break
        if watching is not None:
            await watching.leave()
            self.looked[person.id, name][-1][1] = self.clock.at

    async def chosen(self, table: Table, seat: int) -> tuple[list[int], str]:
        """Some whole move."""
        assert table.match is not None
        picks: list[int] = []
        while not (offer := table.match.offer(seat, picks, reasons=False)).complete:
            picks.append(self.luck.choice(offer.picks).id)
        return picks, offer.id

    async def choose(self, name: str, choice: str) -> int | None:
        """The others choose what becomes of a seat whose time is out."""
        house, table = await self.at(name)
        assert table.clocks is not None
        out = next((n for n, one in enumerate(table.clocks.seats) if one.out), None)
        if out is None:
            return None
        for seat, sitting in enumerate(table.row.seats):
            if seat != out and sitting.person:
                key = f"choose {self.clock.at} {seat}"
                with contextlib.suppress(Refused):  # enough have chosen
                    await timing.choose(house, table, sitting.player, key, of=out, choice=choice)
        return out


def periods(entries: list[EntryRow], begun: int, asked_first: int, seats: int) -> list[list[tuple[int, float]]]:
    """From when to when each seat was asked, by the journal."""
    found: list[list[tuple[int, float]]] = [[] for _ in range(seats)]
    since: list[int | None] = [begun if asked_first >> seat & 1 else None for seat in range(seats)]
    for entry in entries:
        mask = (entry.asked or 0) | (entry.forced or 0)
        for seat in range(seats):
            asked = bool(mask >> seat & 1)
            if since[seat] is not None and not asked:
                found[seat].append((since[seat] or 0, entry.at))
                since[seat] = None
            elif since[seat] is None and asked:
                since[seat] = entry.at
    for seat in range(seats):
        if since[seat] is not None:
            found[seat].append((since[seat] or 0, inf))
    return found


async def check(world: World, name: str, theirs: dict[int, Span]) -> int:
    """Compare with the model, for each seat while its person sat there; tells how many notices of turns there were."""
    house, table = await world.at(name, world.houses[0])
    happened = await house.store.read(stored.happened, name)
    entries = await house.store.entries(name)
    assert left(table) == told_by_model(
        table.row, happened, [asking_of(row) for row in entries], [*house.outages], SECOND
    )
    first = happened[0].told
    seats = len(table.row.seats)
    told = 0
    for seat, spans in enumerate(periods(entries, happened[0].at, first["asked"] | first["forced"], seats)):
        player = table.row.seats[seat].player
        assert player is not None
        times = [at for who, where, at in world.heard if (who, where) == (player, name)]
        came, went = theirs.get(seat, EVER_SINCE)
        for begins, ends in spans:
            due = world.open_at(begins + GRACE)
            if begins < came or ends > went or due > world.clock.at:
                continue
            looked = any(since <= due < until for since, until in world.looked[player, name])
            within = [at for at in times if begins <= at < ends]
            assert (due in within) == (due < ends and not looked), (seat, begins, ends, within)
            assert len(within) <= 3, "at once, at half, at nine tenths"
            told += due in within
        inside = [at for at in times if any(begins <= at < ends for begins, ends in spans)]
        assert len(inside) == len(times) == len({*times}), "nobody is called who is not asked"
    return told


async def left_alone(world: World, name: str) -> tuple[int, str] | None:
    """Somebody's time is out: a newcomer takes the seat, the next time a bot; tells which seat, and who."""
    _, table = await world.at(name)
    assert table.clocks is not None
    if not any(one.out for one in table.clocks.seats):
        return None
    choice = "bot" if name in world.replaced else "person"
    world.replaced.add(name)
    seat = await world.choose(name, choice)
    house, table = await world.at(name)
    assert table.clocks is not None and seat is not None
    assert table.clocks.seats[seat].offered == (choice == "person")
    assert table.row.seats[seat].substituted == (choice == "bot")
    if choice == "person":
        person = await world.arrive(f"N{len(world.people)}")
        await timing.take_over(house, table, person, seat)
    return seat, choice


async def weeks(world: World, tables: int, steps: int) -> Counter[str]:
    """Live for so many steps; at each table two leave without a word, one after the other, and the others go on."""
    names: list[str] = []
    found = Counter[str]()
    theirs: dict[str, dict[int, Span]] = defaultdict(dict)
    async with world.open():
        for _ in range(5 + tables // 8):
            await world.arrive(f"P{len(world.people)}")
        for _ in range(tables):
            sitting = world.luck.sample(world.people, 4)
            names.append((await begin(world.houses[0], *sitting, game="orleans", tempo="day")).row.id)
    leaving = {name: [(steps // 8, 1), (steps // 2, 2)] for name in names}
    while found["steps"] < steps:
        async with world.open():
            found["restarts"] += 1
            for _ in range(max(steps // 4, 20)):
                found["steps"] += 1
                await world.live(world.clock.at + world.luck.choice((2, 10, 30, 90, 300)) * MINUTE)
                name = world.luck.choice(names)
                house, table = await world.at(name)
                if table.row.status == "playing":
                    await world.holiday(house)
                    if leaving[name] and found["steps"] > leaving[name][0][0]:
                        world.gone.add((table.row.seats[leaving[name].pop(0)[1]].player or "", name))
                    if (change := await left_alone(world, name)) is not None:
                        seat, what = change
                        since, _ = theirs[name].get(seat, EVER_SINCE)
                        now = world.clock.at
                        theirs[name][seat] = (now, inf) if what == "person" else (since, now)
                        found[what] += 1
                    await world.move(name)
            if found["steps"] >= steps:
                found["told"] = sum([await check(world, name, theirs[name]) for name in names])
        closed = world.clock.at
        world.clock.turn(world.luck.choice((1, 40, 300)) * MINUTE)
        world.away.append((closed, world.clock.at))
    return found


def test_a_game_over_weeks_is_that_of_a_model(store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.house.matches.new_key", lambda: b"\5" * 32)  # the same game every time
    url = store and empty_database(store)
    with service() as here:
        world = World(here, tmp_path, url or f"sqlite:///{tmp_path}/ludoteca.sqlite", 5)
        found = asyncio.run(weeks(world, 1, 240))
        assert here.refused == []
    assert found["told"] > 12 and found["restarts"] >= 4 and found["person"] and found["bot"]
    assert world.clock.at > DAY + HOUR


@pytest.mark.nightly
@pytest.mark.timeout(3600)
def test_two_hundred_tables_are_those_of_a_model(store: str, tmp_path: Path) -> None:
    url = store and empty_database(store)
    with service() as here:
        world = World(here, tmp_path, url or f"sqlite:///{tmp_path}/ludoteca.sqlite", 6)
        found = asyncio.run(weeks(world, 200, 12_000))
        assert here.refused == []
    assert found["person"] > 20 and found["bot"] > 5
