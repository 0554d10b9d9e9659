"""What the house does by itself: a round is made once, whoever dies or races; who is gone is not paired again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca import bots
from ludoteca.house.clock import DAY, MINUTE
from ludoteca.house.house import House
from ludoteca.house.jobs.retention import expire
from ludoteca.house.jobs.timers import carry_out
from ludoteca.house.store import identities, people, retention, tempo, timers, tournaments
from ludoteca.house.store.rows import TimerRow
from ludoteca.house.store.schema import entrants, pairings, tables
from ludoteca.house.store.schema import timers as stored_timers
from ludoteca.house.store.schema import tournaments as stored
from ludoteca.house.store.tournaments import LOOK, Course
from ludoteca.house.tempo.rest import EVER
from ludoteca.house.tournaments.formats import KNOCKOUT, SWISS, System
from ludoteca.house.verbs import pairing, tournament, tournament_page
from ludoteca.house.verbs.play import play_bot
from ludoteca.house.verbs.substitute import resign
from ludoteca.house.wire.contests import NewTournament, Tournament
from ludoteca.house.wire.people import Person
from tests.house.conftest import STORES
from tests.house.tournaments.playing import play_game
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, asked, inside, open_inside
from tests.support.postgres import find_postgres, open_postgres

PAIRS = System(SWISS, 2, 2, rounds=3)


async def made(house: House, *guests: Person, system: System = PAIRS, **chosen: Any) -> str:
    """A tournament that these people have entered, the first of them its host."""
    data = NewTournament("Cup", "origo", system, "live-30", **chosen)
    row = await tournament.create(house, guests[0], data)
    for one in guests:
        await tournament.enter(house, row.id, one)
    return row.id


async def arrived(house: House, number: int) -> list[Person]:
    return [await arrive(house, f"P{one}") for one in range(number)]


async def begun(house: House, number: int, **chosen: Any) -> tuple[list[Person], str]:
    guests = await arrived(house, number)
    name = await made(house, *guests, **chosen)
    await tournament.start(house, name, guests[0])
    return guests, name


async def course_of(house: House, name: str) -> Course:
    found = await house.store.read(tournaments.course, name)
    assert found is not None
    return found


async def told(house: House, name: str) -> Tournament:
    return await tournament_page.told(house, name, None)


async def play_last(house: House, name: str, most: int = 6) -> None:
    """Play the games of the last round."""
    course = await course_of(house, name)
    last = {one.table_id for one in course.pairings if one.round == course.row.rounds and one.table_id}
    going_on = [one for one in last if course.tables[one][0].status == "playing"]
    await asyncio.gather(*(play_game(house, one, number, most) for number, one in enumerate(sorted(going_on))))


async def timer_of(house: House, name: str) -> int | None:
    def read(connection: sa.Connection) -> int | None:
        due: int | None = connection.scalar(sa.select(stored_timers.c.due).where(stored_timers.c.table_id == name))
        return due

    return await house.store.read(read)


# Once, whoever dies or races --------------------------------------------------------------------------------------


@asynccontextmanager
async def two(data: Path, url: str, clock: TurnedClock) -> AsyncIterator[tuple[House, House]]:
    """Two processes of a house, each with its own writer."""
    async with open_inside(data, clock, store=url) as house:
        twin = House(house.settings, clock)
        await twin.wake()
        try:
            yield house, twin
        finally:
            await twin.close()


def with_store(store: str, work: Callable[[str], Awaitable[None]]) -> None:
    if store == "sqlite":
        asyncio.run(_run(work, ""))
        return
    if find_postgres() is None:
        pytest.skip("no PostgreSQL on this machine")
    with open_postgres() as url:
        asyncio.run(_run(work, url))


async def _run(work: Callable[[str], Awaitable[None]], url: str) -> None:
    await work(url)


@pytest.mark.parametrize("store", STORES)
def test_two_processes_race_and_each_round_is_made_once(store: str, tmp_path: Path) -> None:
    async def work(url: str) -> None:
        clock = TurnedClock()
        async with two(tmp_path, url, clock) as both:
            guests = await arrived(both[0], 6)
            name = await made(both[0], *guests)
            found = await asyncio.gather(*(pairing.begin(house, name) for house in both * 4))
            assert sum(found) == 1, "it began once"
            for number in range(1, 4):
                course = await course_of(both[1], name)
                assert (course.row.rounds, len(course.tables)) == (number, 3 * number)
                assert len(course.pairings) == 6 * number
                await play_last(both[number % 2], name)
                clock.turn(1000)
                if number < 3:
                    found = await asyncio.gather(*(pairing.go_on(house, name) for house in both * 4))
                    assert sum(found) == 1, "one made the round, the others found it made"
                else:
                    await asyncio.gather(*(carry_out(house) for house in both))
            assert (await course_of(both[0], name)).row.status == "finished"
            assert await timer_of(both[0], name) is None

    with_store(store, work)


@pytest.mark.parametrize("store", STORES)
def test_who_comes_or_goes_while_lots_are_drawn_is_not_lost(store: str, tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with two(tmp_path, url, TurnedClock()) as (house, twin):
            guests = await arrived(house, 8)
            name = await made(house, *guests[:4])
            late = (tournament.enter(twin, name, one) for one in guests[4:])
            answers = await asyncio.gather(pairing.begin(house, name), *late, return_exceptions=True)
            course = await course_of(house, name)
            entered = {one.player for one in course.entrants}
            paired = {one.player for one in course.pairings}
            assert course.row.status == "playing" and entered == paired and answers[0] is True
            refused = {one.id for one, answer in zip(guests[4:], answers[1:], strict=True) if answer is not None}
            assert refused == {one.id for one in guests} - entered, "who was not paired was told so"

    with_store(store, work)


def test_a_restart_in_the_midst(tmp_path: Path) -> None:
    async def before() -> str:
        async with open_inside(tmp_path, TurnedClock()) as house:
            _, name = await begun(house, 4)
            await play_last(house, name)
            return name  # the process ends between the last move and the next round

    async def after(name: str) -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock) as house:
            course = await course_of(house, name)
            assert course.row.rounds == 1 and await timer_of(house, name) == clock.at, "the last move said what is due"
            await carry_out(house)
            assert (await course_of(house, name)).row.rounds == 2
            await carry_out(house)
            assert (await course_of(house, name)).row.rounds == 2, "nothing is due"

    asyncio.run(after(asyncio.run(before())))


def test_who_dies_over_a_round_leaves_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock) as house:
            _, name = await begun(house, 6)
            await play_last(house, name)

            def dies(*_: Any, **__: Any) -> None:
                raise MemoryError

            with monkeypatch.context() as patched:
                patched.setattr(tournaments, "add_pairings", dies)
                await carry_out(house)
            course = await course_of(house, name)
            assert (course.row.rounds, len(course.tables)) == (1, 3), "no table without its round"
            clock.turn(timers.LEASE + 1)
            await carry_out(house)
            clock.turn(10 * MINUTE)
            await carry_out(house)
            assert (await course_of(house, name)).row.rounds == 2, "it is done again"

    asyncio.run(work())


def test_it_begins_at_its_time_or_is_closed_for_want_of_people(tmp_path: Path) -> None:
    async def work() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock) as house:
            guests = await arrived(house, 3)
            begins = clock.at + DAY
            full = await made(house, *guests, begins=begins)
            empty = await made(house, guests[0], begins=begins)
            forgotten = await made(house, *guests)
            clock.turn(DAY - 1)
            await carry_out(house)
            assert {(await course_of(house, one)).row.status for one in (full, empty, forgotten)} == {"open"}
            clock.turn(1)
            await carry_out(house)
            found = [(await course_of(house, one)).row.status for one in (full, empty, forgotten)]
            assert found == ["playing", "closed", "open"]
            clock.turn(pairing.LONGEST_WAIT)
            await carry_out(house)
            assert (await course_of(house, forgotten)).row.status == "closed"
            assert await timer_of(house, forgotten) is None

    asyncio.run(work())


# Who is gone ------------------------------------------------------------------------------------------------------


def away(page: Tournament) -> set[str]:
    return {one.player for one in page.entrants if one.away}


@inside
async def test_who_withdraws_is_not_paired_until_they_are_back(house: House) -> None:
    guests, name = await begun(house, 6)
    gone = guests[3]
    await tournament.withdraw(house, name, gone)
    await play_last(house, name)
    await carry_out(house)
    page = await told(house, name)
    second = page.rounds[1]
    paired = {seat.player for table in second.tables for seat in table.seats} | {*second.byes}
    assert paired == {one.id for one in guests} - {gone.id} and len(second.byes) == 1
    assert away(page) == {gone.id}
    await tournament.enter(house, name, gone)
    await play_last(house, name)
    await carry_out(house)
    page = await told(house, name)
    assert not away(page) and len(page.rounds[2].tables) == 3
    score = next(one for one in page.rankings[0].scores if one.player == gone.id)
    assert score.games == 1, "of the round that was missed nothing counts"


@inside
async def test_who_leaves_a_game_is_last_and_not_paired_again(house: House) -> None:
    guests, name = await begun(house, 4)
    course = await course_of(house, name)
    first, *_ = [row for row, _ in course.tables.values() if row.seat_of(guests[1].id) is not None]
    table = await house.find(first.id)
    assert table is not None
    stayed = next(seat.player for seat in first.seats if seat.player != guests[1].id)
    await resign(house, table, guests[1].id)
    async with house.hold(table):
        assert table.match is not None
        await house.commits.add(table, table.match.end(), None)
    page = await told(house, name)
    assert away(page) == {guests[1].id}, "told at once"
    seats = next(one for one in page.rounds[0].tables if one.id == first.id).seats
    assert {seat.player: (seat.rank, seat.score, seat.left) for seat in seats} == {
        guests[1].id: (2, 0.0, True),
        stayed: (1, 1.0, False),
    }
    await play_last(house, name)
    await carry_out(house)
    page = await told(house, name)
    assert away(page) == {guests[1].id} and guests[1].id not in page.rounds[1].byes
    await tournament.enter(house, name, guests[1])
    assert not away(await told(house, name))
    await play_last(house, name)
    await carry_out(house)
    paired = [seat.player for table in (await told(house, name)).rounds[2].tables for seat in table.seats]
    assert guests[1].id in paired


@inside
async def test_who_says_at_once_that_they_are_back_is_paired(house: House) -> None:
    guests, name = await begun(house, 4)
    course = await course_of(house, name)
    row = next(row for row, _ in course.tables.values() if row.seat_of(guests[1].id) is not None)
    table = await house.find(row.id)
    assert table is not None
    await resign(house, table, guests[1].id)
    await tournament.enter(house, name, guests[1])
    async with house.hold(table):
        assert table.match is not None
        await house.commits.add(table, table.match.end(), None)
    await play_last(house, name)
    await carry_out(house)
    assert not away(await told(house, name))


async def play_bots(house: House, table_id: str) -> None:
    """Let bots play on where they have taken over, until a person is asked."""
    table = await house.find(table_id)
    assert table is not None
    while table.match is not None and not table.match.over and any(seat.person for seat in table.row.seats):
        seat = asked(table)
        if table.row.seats[seat].person:
            return
        offer = table.match.offer(seat)
        move = bots.make("random").choose(table.match.view(seat), offer.as_json())
        await play_bot(house, table, seat, move, offer=offer.id)


def test_where_everybody_is_out_of_time_the_others_do_not_wait(tmp_path: Path) -> None:
    async def work() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock) as house:
            _, name = await begun(house, 4)
            course = await course_of(house, name)
            slow, quick = sorted(course.tables)
            await play_game(house, quick, most=6)
            for _ in range(8):
                clock.turn(20 * MINUTE)
                await house.store.writer.run(partial(tempo.beat, at=clock.at, gap=EVER))
                await carry_out(house)
                await play_bots(house, slow)
            course = await course_of(house, name)
            row, _ = course.tables[slow]
            assert row.status == "finished" and all(seat.substituted for seat in row.seats)
            page = await told(house, name)
            assert len(page.rounds) == 2 and len(page.rounds[1].tables) == 1, "the two others play on"
            scores = next(one for one in page.rounds[0].tables if one.id == slow).seats
            assert [seat.score for seat in scores] == [0, 0], "nobody has anything of it"

    asyncio.run(work())


@inside
async def test_a_table_that_was_closed_or_is_gone_holds_up_nobody(house: House) -> None:
    _, name = await begun(house, 4)
    course = await course_of(house, name)
    closed, other = sorted(course.tables)
    await play_game(house, other, most=6)
    shut = sa.update(tables).where(tables.c.id == closed).values(status="closed")
    await house.store.writer.run(lambda connection: connection.execute(shut))
    await carry_out(house)
    page = await told(house, name)
    assert len(page.rounds) == 2
    first = next(one for one in page.rounds[0].tables if one.id == closed)
    assert first.status == "closed" and len(first.seats) == 2
    await house.store.writer.run(lambda connection: retention.drop_games(connection, [closed]))
    page = await told(house, name)
    assert next(one for one in page.rounds[0].tables if one.id == closed).status == "closed"


# People and what is kept ------------------------------------------------------------------------------------------


async def count(house: House, table: sa.Table) -> int:
    return await house.store.read(
        lambda connection: connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
    )


@inside
async def test_two_identities_become_one_entrant(house: House) -> None:
    guests, name = await begun(house, 5)
    own = {one.player: one.table_id for one in (await course_of(house, name)).pairings}
    host, *others = guests
    # Two who play each other stay two until that game is over.
    gone = next(one for one in others if own[one.id] is None or own[one.id] != own[host.id])
    renamed, *rest = [one for one in others if one is not gone]
    await tournament.withdraw(house, name, gone)
    kept = await house.store.player(host.id)
    other = await arrive(house, "Other")
    kept_other = await house.store.player(other.id)
    assert kept is not None and kept_other is not None
    await house.store.writer.run(partial(identities.merge, lost=renamed.id, kept=kept_other))
    await house.store.writer.run(partial(identities.merge, lost=gone.id, kept=kept))
    course = await course_of(house, name)
    assert {one.player for one in course.entrants} == {other.id, host.id, *(one.id for one in rest)}
    assert len({one.player for one in course.pairings}) == len(course.pairings) == 4
    await play_last(house, name)
    await carry_out(house)
    assert len((await told(house, name)).rounds) == 2
    hosted = await house.store.player(rest[0].id)
    assert hosted is not None
    await house.store.writer.run(partial(identities.merge, lost=host.id, kept=hosted))
    assert (await course_of(house, name)).row.host == rest[0].id


@inside
async def test_who_is_removed_is_nobody_in_the_rounds(house: House) -> None:
    guests, name = await begun(house, 4, system=System(KNOCKOUT, 2, 2))
    waiting = await made(house, guests[0])
    about = await house.store.read(people.all_about, guests[0].id)
    assert [one["id"] for one in about["tournaments"]] and len(about["entered"]) == 2 and len(about["paired"]) == 1
    await house.store.writer.run(partial(people.forget, player=guests[0].id, substitute="greedy"))
    page = await told(house, name)
    assert page.info.host.nickname == "" and len(page.entrants) == 3
    assert [seat.player for table in page.rounds[0].tables for seat in table.seats].count(None) == 1
    assert (await course_of(house, waiting)).row.status == "closed", "nobody could begin it"
    for table_id in sorted((await course_of(house, name)).tables):
        table = await house.find(table_id)
        assert table is not None
        async with house.hold(table):
            await house.upkeep.refresh(table)
            assert table.match is not None
            await house.commits.add(table, table.match.end(), None)
    for _ in range(2):
        await carry_out(house)
        await play_last(house, name)
    await carry_out(house)
    page = await told(house, name)
    assert page.info.status == "finished" and None not in {one.player for one in page.rankings[0].scores}


def test_a_tournament_keeps_its_games_until_it_goes_itself(tmp_path: Path) -> None:
    async def work() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock, keep_games=30, keep_guests=30) as house:
            guests, name = await begun(house, 2, system=System(SWISS, 2, 2, rounds=1))
            await play_last(house, name)
            clock.turn(20 * DAY)
            await carry_out(house)
            assert (await course_of(house, name)).row.status == "finished"
            clock.turn(20 * DAY)
            await expire(house)
            assert len((await course_of(house, name)).tables) == 1 and await count(house, entrants) == 2
            assert await house.store.player(guests[1].id) is not None, "who takes part is known"
            clock.turn(20 * DAY)
            for _ in range(2):
                await expire(house)
            assert [await count(house, one) for one in (stored, entrants, pairings, tables)] == [0] * 4

    asyncio.run(work())


@inside
async def test_a_timer_of_a_tournament_that_is_gone_does_nothing(house: House) -> None:
    await pairing.look_after(house, TimerRow(LOOK, "gone", "", 0))
    assert await timer_of(house, "gone") is None
