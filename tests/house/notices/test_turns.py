"""Whose turn it is hears of it, once, in time, and nothing that is secret."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from pathlib import Path
from typing import Any

import pytest

from ludoteca.house.asked import GRACE
from ludoteca.house.clock import HOUR
from ludoteca.house.house import House
from ludoteca.house.notices.turn import AGAIN
from ludoteca.house.store import notices
from ludoteca.house.table import Table
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.people import Person
from tests.house.notices.browser import Browser, Service, service
from tests.house.tempo.sitting import lapse
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, asked, begin, first_move, look, move_on, open_inside, rest


def called(
    test: Callable[[House, TurnedClock, Service], Awaitable[None]],
) -> Callable[[Path], None]:
    """Let a test be a coroutine that is given a house, its clock, and a service that carries its notices."""

    async def run(data: Path) -> None:
        clock = TurnedClock()
        with service() as here:
            async with open_inside(data, clock, push_services=(here.url,)) as house:
                await test(house, clock, here)
            assert here.refused == []

    @wraps(test)
    def opened(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    del opened.__wrapped__
    return opened


async def browser(house: House, here: Service, person: Person, language: str = "en", name: str = "") -> Browser:
    """A browser by which somebody wants to be called."""
    found = Browser(here, name or person.nickname, language)
    await house.store.writer.run(partial(notices.add, player=person.id, address=found.address, at=house.now()))
    return found


async def handed_on(house: House, table: Table) -> tuple[int, int]:
    """Moves are made until it is another's turn."""
    while True:
        before = await move_on(house, table)
        if before != asked(table):
            return before, asked(table)


@called
async def test_who_does_not_look_is_told_once_in_their_language(
    house: House, clock: TurnedClock, here: Service
) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    table = await begin(house, *people, tempo=None)
    calls = [await browser(house, here, person, "de") for person in people]
    _, now = await handed_on(house, table)
    assert calls[now].read() == [], "not at once: they may come by themselves"
    await lapse(house, clock, GRACE)
    (told,) = calls[now].read()
    assert told["title"] == "Du bist am Zug: Origo"
    assert told["url"] == f"/t/{table.row.id}" and told["tag"] == table.row.id and told["waiting"] == 1
    assert people[1 - now].nickname in told["body"], "what the other did"
    await lapse(house, clock, 10 * HOUR)
    assert len(calls[now].read()) == 1, "without clocks nobody is pressed"
    assert calls[1 - now].read() == []


@called
async def test_who_is_asked_at_the_start_and_together_with_others_is_told_once(
    house: House, clock: TurnedClock, here: Service
) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    calls = [await browser(house, here, person) for person in people]
    table = await begin(house, *people, game="orleans", tempo="day")
    await lapse(house, clock, GRACE)
    assert table.match is not None and table.match.to_act == (0, 1, 2), "all plan at once"
    assert [len(call.inbox) for call in calls] == [1, 1, 1]
    picks, offer = first_move(table, 0)
    await play(house, table, people[0].id, "key", picks, offer)
    await lapse(house, clock, GRACE)
    assert [len(call.inbox) for call in calls[1:]] == [1, 1], "still asked, and not told again"


def test_who_was_asked_before_the_house_was_closed_or_slept_is_not_told_again(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def open_again(here: Service, known: list[str]) -> None:
        async with open_inside(tmp_path, clock, push_services=(here.url,)) as house:
            if not known:
                people = [await arrive(house, name) for name in ("Anna", "Bert", "Carla", "Dora")]
                calls.extend([await browser(house, here, person) for person in people])
                known.append((await begin(house, *people, game="orleans", tempo="day")).row.id)
                await lapse(house, clock, GRACE)
            table = await house.find(known[0])
            assert table is not None
            async with house.hold(table):
                assert table.match is not None
                before = table.match.to_act
            while table.match.to_act == before:
                await move_on(house, table)
            await lapse(house, clock, GRACE)

    calls: list[Browser] = []
    with service() as here:
        tables: list[str] = []
        for _ in range(3):
            asyncio.run(open_again(here, tables))
            assert [len(call.read()) for call in calls] == [1] * 4, "all plan at once, and are told so once"
        assert here.refused == []


@called
async def test_who_looks_is_left_alone(house: House, clock: TurnedClock, here: Service) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    table = await begin(house, *people, tempo=None)
    calls = [await browser(house, here, person) for person in people]
    eyes = [await look(house, table, person) for person in people]
    await handed_on(house, table)
    await lapse(house, clock, GRACE)
    assert [call.read() for call in calls] == [[], []]
    for eye in eyes:
        await eye.leave()


@called
async def test_a_table_sleeps_on_whose_people_nothing_reaches(house: House, clock: TurnedClock, here: Service) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    for others in ((), ("twin",)):
        house.peers.alive = frozenset((house.peers.name, *others))
        tables = [await begin(house, *people, tempo=tempo) for tempo in (None, "day")]
        for table in tables:
            await move_on(house, table)
            await house.sleep(table)
        await lapse(house, clock, GRACE)
        awake = [found.row.id for found in house.tables.values() if found.match is not None]
        assert awake == [tables[1].row.id], "where time runs, a later reminder may reach them"
        await house.sleep(house.tables[tables[1].row.id])


@called
async def test_for_people_whom_nothing_reaches_no_table_is_looked_for(
    house: House, clock: TurnedClock, here: Service
) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    tables = [await begin(house, *people, tempo=tempo) for tempo in (None, "day")]
    for table in tables:
        await move_on(house, table)
        await house.sleep(table)
    house.tables.clear()
    await lapse(house, clock, GRACE)
    assert list(house.tables) == [tables[1].row.id], "time runs at the other one alone"


@called
async def test_who_is_asked_at_many_tables_costs_the_store_what_one_does(
    house: House, clock: TurnedClock, here: Service
) -> None:
    house.peers.alive = frozenset((house.peers.name, "twin"))
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    read, asked_for = house.store.read, list[Any]()

    async def counted(work: Any, *told: Any, **more: Any) -> Any:
        asked_for.append(work)
        return await read(work, *told, **more)

    async def ways_to_the_store(tables: int) -> int:
        for _ in range(tables):
            await begin(house, *people, tempo=None)
        asked_for.clear()
        house.store.read = counted  # type: ignore[assignment,method-assign]
        commits = house.store.writer.commits
        await lapse(house, clock, GRACE)
        house.store.read = read  # type: ignore[method-assign]
        return len(asked_for) + house.store.writer.commits - commits

    assert await ways_to_the_store(1) == await ways_to_the_store(5)


@called
async def test_who_comes_in_time_or_moves_hears_nothing(house: House, clock: TurnedClock, here: Service) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    table = await begin(house, *people, tempo=None)
    calls = [await browser(house, here, person) for person in people]
    _, now = await handed_on(house, table)
    eye = await look(house, table, people[now])
    await lapse(house, clock, GRACE)
    assert calls[now].read() == []
    await handed_on(house, table)
    await eye.leave()
    await lapse(house, clock, GRACE)
    assert calls[now].read() == [] and len(calls[1 - now].read()) == 1


@called
async def test_where_time_runs_they_are_reminded_at_half_and_at_nine_tenths(
    house: House, clock: TurnedClock, here: Service
) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    table = await begin(house, *people, tempo="day")
    calls = [await browser(house, here, person) for person in people]
    _, now = await handed_on(house, table)
    assert table.clocks is not None
    out = table.clocks.out_at(now)
    assert out is not None
    began = clock.now()
    times = []
    for _ in range(200):
        if clock.now() >= out - HOUR // 4:
            break
        count = len(calls[now].inbox)
        await lapse(house, clock, (out - began) // 100)
        times += [(clock.now() - began) / (out - began)] * (len(calls[now].inbox) - count)
    assert len(times) == 3
    assert times[0] < 0.02 and 0.49 < times[1] < 0.53 and 0.89 < times[2] < 0.93
    assert [told["title"] for told in calls[now].read()][1:] == ["Origo is waiting for you"] * 2


@called
async def test_one_who_looked_when_asked_is_reminded_all_the_same(
    house: House, clock: TurnedClock, here: Service
) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    table = await begin(house, *people, tempo="day")
    calls = [await browser(house, here, person) for person in people]
    eyes = [await look(house, table, person) for person in people]
    _, now = await handed_on(house, table)
    await lapse(house, clock, GRACE)
    for eye in eyes:
        await eye.leave()
    assert table.clocks is not None
    out = table.clocks.out_at(now)
    assert out is not None
    await lapse(house, clock, (out - clock.now()) * 3 // 5)
    assert [told["title"] for told in calls[now].read()] == ["Origo is waiting for you"]


@called
async def test_a_browser_that_is_gone_is_forgotten_and_others_are_kept(
    house: House, clock: TurnedClock, here: Service
) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    table = await begin(house, *people, tempo=None)
    _, now = await handed_on(house, table)
    gone = await browser(house, here, people[now], name="gone")
    kept = await browser(house, here, people[now], name="kept")
    here.answers["/gone"] = 410
    await lapse(house, clock, GRACE)
    assert len(kept.read()) == 1
    assert await house.store.read(notices.of, people[now].id) == [kept.address]
    assert gone.inbox == []


@called
async def test_a_service_that_is_away_is_tried_again(house: House, clock: TurnedClock, here: Service) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    table = await begin(house, *people, tempo=None)
    _, now = await handed_on(house, table)
    call = await browser(house, here, people[now])
    here.answers["/" + people[now].nickname] = 503
    await lapse(house, clock, GRACE)
    here.answers.clear()
    assert call.read() == []
    await lapse(house, clock, AGAIN)
    assert len(call.read()) == 1


@called
async def test_a_table_can_be_silent(house: House, clock: TurnedClock, here: Service) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    table = await begin(house, *people, tempo=None)
    _, now = await handed_on(house, table)
    call = await browser(house, here, people[now])
    mute = partial(notices.mute, player=people[now].id, table_id=table.row.id)
    await house.store.writer.run(partial(mute, silent=True))
    await lapse(house, clock, GRACE)
    assert call.read() == []
    await house.store.writer.run(partial(mute, silent=False))
    await handed_on(house, table)
    await handed_on(house, table)
    await lapse(house, clock, GRACE)
    assert len(call.read()) == 1


@called
async def test_a_browser_belongs_to_whoever_used_it_last(house: House, clock: TurnedClock, here: Service) -> None:
    anna, bert = [await arrive(house, name) for name in ("Anna", "Bert")]
    shared = await browser(house, here, anna, name="shared")
    await house.store.writer.run(partial(notices.add, player=bert.id, address=shared.address, at=house.now()))
    assert await house.store.read(notices.of, anna.id) == []
    assert await house.store.read(notices.of, bert.id) == [shared.address]


@pytest.mark.parametrize("game", ["species", "orleans", "origin", "origo"])
def test_a_notice_tells_what_everybody_may_know(game: str, tmp_path: Path) -> None:
    async def run() -> None:
        clock = TurnedClock()
        with service() as here:
            async with open_inside(tmp_path, clock, push_services=(here.url,)) as house:
                people = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
                table = await begin(house, *people, game=game, tempo=None)
                calls = [await browser(house, here, person, "ja") for person in people]
                for _ in range(12):
                    await move_on(house, table)
                await lapse(house, clock, GRACE)
                assert table.match is not None
                public = {line.event.id for line in table.match.lines if line.to == -1}
                told = [text for call in calls for text in call.read()]
                assert told and public
                for text in told:
                    assert "{" not in text["body"] and game not in text["title"]
                await rest()

    asyncio.run(run())
