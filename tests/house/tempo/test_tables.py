"""Tables with clocks: what a house does when time goes by, by a clock that the test turns."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.clock import DAY, HOUR, MINUTE, SECOND
from ludoteca.house.clocked import CLOCK
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs.timers import carry_out
from ludoteca.house.matches import asking_of
from ludoteca.house.store import tempo as stored
from ludoteca.house.store.people import forget
from ludoteca.house.store.rows import Seat, TableRow
from ludoteca.house.store.schema import happenings, leavers, timers
from ludoteca.house.store.waiting import own_tables
from ludoteca.house.table import Table
from ludoteca.house.tempo.clocks import Asking, Happening
from ludoteca.house.tempo.rest import EVER, Rest, Stretch
from ludoteca.house.tempo.tempos import PRESETS
from ludoteca.house.verbs import look_back, resting, substitute, timing
from ludoteca.house.verbs.play import play
from ludoteca.house.verbs.resting import begins
from ludoteca.house.wire.people import Person
from tests.house.tempo.model import Model, Somebody
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, asked, begin, begin_late, first_move, look, open_inside
from tests.support.postgres import empty_database

TIMED = PRESETS["day"]


def timed(test: Callable[[House, TurnedClock], Awaitable[None]]) -> Callable[[Path], None]:
    """Let a test be a coroutine that is given a house and the clock by which it lives."""

    async def run(data: Path) -> None:
        clock = TurnedClock()
        async with open_inside(data, clock) as house:
            await test(house, clock)

    @wraps(test)
    def opened(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    del opened.__wrapped__
    return opened


async def alive(house: House, clock: TurnedClock) -> None:
    """The house has lived until now: what the clock was turned by is no outage."""
    await house.store.writer.run(partial(stored.beat, at=clock.at, gap=EVER))


async def lapse(house: House, clock: TurnedClock, milliseconds: int) -> None:
    """Let time go by as it does in a house that is open."""
    clock.turn(milliseconds)
    await alive(house, clock)
    await carry_out(house)


async def party(house: House, count: int = 2, **chosen: Any) -> tuple[Table, list[Person]]:
    people = [await arrive(house, name) for name in ("Anna", "Bert", "Carla", "Dora")[:count]]
    table = await begin(house, *people, **{"tempo": "day", **chosen})
    # Here is no talk of telling people that it is their turn.
    await house.store.writer.run(lambda c: c.execute(sa.delete(timers).where(timers.c.kind != CLOCK)))
    return table, people


async def moved(house: House, table: Table, people: list[Person]) -> int:
    seat = asked(table)
    picks, offer = first_move(table, seat)
    await play(house, table, people[seat].id, f"key{table.seq}", picks, offer)
    return seat


def left(table: Table) -> list[int]:
    assert table.clocks is not None
    return [clock.left for clock in table.clocks.seats]


async def rows(house: House, table: sa.Table) -> list[Any]:
    return await house.store.read(lambda connection: list(connection.execute(sa.select(table))))


def code(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.code


@timed
async def test_clocks_run_for_who_is_asked_and_are_told_with_what_is_to_come(house: House, clock: TurnedClock) -> None:
    table, people = await party(house)
    eye = await look(house, table, people[0])
    seat = asked(table)
    state = await eye.state()
    told = state["table"]["clocks"]
    assert state["now"] == clock.at and state["table"]["tempo"]["name"] == "day"
    assert told["seats"][seat]["runs"] == [[clock.at, clock.at + DAY]]
    assert "runs" not in told["seats"][1 - seat] and told["seats"][seat]["emergency"] is True
    clock.turn(3 * HOUR)
    await moved(house, table, people)
    assert left(table)[seat] in (DAY - 3 * HOUR, TIMED.cap - 3 * HOUR)
    told = (await eye.state())["table"]["clocks"]
    assert told["at"] == clock.at and told["seats"][seat]["left"] == left(table)[seat]


@timed
async def test_a_table_without_a_tempo_has_no_clocks(house: House, clock: TurnedClock) -> None:
    table, people = await party(house, tempo=None)
    await moved(house, table, people)
    assert table.clocks is None and all(row.kind != CLOCK for row in await rows(house, timers))
    state = await (await look(house, table, people[0])).state()
    assert "clocks" not in state["table"] and "tempo" not in state["table"]
    with pytest.raises(Refused) as caught:
        await timing.emergency(house, table, people[asked(table)].id, "key")
    assert code(caught) == "no-clocks"


@timed
async def test_when_time_is_out_the_others_choose_to_wait(house: House, clock: TurnedClock) -> None:
    table, people = await party(house)
    seat = asked(table)
    assert [(row.kind, row.table_id, row.due) for row in await rows(house, timers)] == [
        ("clock", table.row.id, clock.at + DAY)
    ]
    await lapse(house, clock, DAY - SECOND)
    assert table.clocks is not None and not table.clocks.standing
    await lapse(house, clock, SECOND)
    assert table.clocks.seats[seat].out and await rows(house, timers) == []
    state = await (await look(house, table, people[1 - seat])).state()
    assert state["table"]["clocks"]["seats"][seat]["out"] is True
    for who, of in ((seat, seat), (1 - seat, 1 - seat)):
        with pytest.raises(Refused) as caught:
            await timing.choose(house, table, people[who].id, "key", of=of, choice="wait")
        assert code(caught) == "nothing-to-choose"
    await lapse(house, clock, 5 * DAY)
    await timing.choose(house, table, people[1 - seat].id, "key", of=seat, choice="wait")
    assert not table.clocks.standing and left(table)[seat] == TIMED.grace
    await lapse(house, clock, TIMED.grace)
    assert table.clocks.seats[seat].out, "and then they are asked again"


@timed
async def test_a_bot_of_the_own_level_plays_on_until_somebody_comes_back(house: House, clock: TurnedClock) -> None:
    table, people = await party(house, 3)
    seat = asked(table)
    others = [person for number, person in enumerate(people) if number != seat]
    await lapse(house, clock, DAY)
    await timing.choose(house, table, others[0].id, "one", of=seat, choice="bot")
    assert table.clocks is not None and table.clocks.standing, "one of two is not enough"
    await timing.choose(house, table, others[1].id, "two", of=seat, choice="bot")
    assert not table.clocks.standing
    assert table.row.seats[seat] == Seat(people[seat].id, people[seat].nickname, house.settings.substitute, True)
    await substitute.give_back(house, table, people[seat].id)
    assert table.row.seats[seat].person and left(table)[seat] == TIMED.grace
    told = (await (await look(house, table, people[seat])).state())["table"]["clocks"]["seats"][seat]
    assert told["absence"] == {"since": 0, "until": 0}


@timed
async def test_the_mildest_is_done_where_the_others_do_not_agree(house: House, clock: TurnedClock) -> None:
    table, people = await party(house, 3)
    seat = asked(table)
    others = [person for number, person in enumerate(people) if number != seat]
    await lapse(house, clock, DAY)
    await timing.choose(house, table, others[0].id, "one", of=seat, choice="end")
    await timing.choose(house, table, others[1].id, "two", of=seat, choice="bot")
    assert table.row.seats[seat].substituted and table.row.status == "playing"


@timed
async def test_a_new_person_takes_the_seat_and_the_leaver_keeps_the_record(house: House, clock: TurnedClock) -> None:
    table, people = await party(house)
    seat = asked(table)
    dora = await arrive(house, "Dora")
    await lapse(house, clock, DAY)
    with pytest.raises(Refused) as caught:
        await timing.take_over(house, table, dora, seat)
    assert code(caught) == "already-started"
    await timing.choose(house, table, people[1 - seat].id, "one", of=seat, choice="person")
    assert table.clocks is not None and table.clocks.seats[seat].offered and table.clocks.standing
    with pytest.raises(Refused) as caught:
        await timing.take_over(house, table, people[1 - seat], seat)
    assert code(caught) == "seated-already"
    await lapse(house, clock, 2 * DAY)
    await timing.take_over(house, table, dora, seat)
    assert table.row.seats[seat] == Seat(dora.id, "Dora") and left(table)[seat] == TIMED.bank
    (gone,) = await rows(house, leavers)
    assert (gone.table_id, gone.seat, gone.player, gone.name) == (
        table.row.id, seat, people[seat].id, people[seat].nickname
    )  # fmt: skip
    assert await house.store.read(own_tables, people[seat].id) == [table.row.id]
    with pytest.raises(Refused) as caught:
        await substitute.give_back(house, table, people[seat].id)
    assert code(caught) == "not-seated"
    await moved(house, table, [dora if number == seat else person for number, person in enumerate(people)])


@timed
async def test_who_was_replaced_comes_back_when_nobody_plays_there(house: House, clock: TurnedClock) -> None:
    table, people = await party(house)
    seat = asked(table)
    gone, dora = people[seat], await arrive(house, "Dora")
    await lapse(house, clock, DAY)
    await timing.choose(house, table, people[1 - seat].id, "one", of=seat, choice="person")
    await timing.take_over(house, table, dora, seat)
    since = table.seq
    for person in (gone, await arrive(house, "Emil")):
        with pytest.raises(Refused) as caught:
            await timing.take_over(house, table, person, seat)
        assert code(caught) == "already-started", "while the newcomer plays"
    await substitute.resign(house, table, dora.id)
    assert await house.store.read(stored.left_seats, table.row.id, gone.id) == {seat: since}
    await timing.take_over(house, table, gone, seat)
    assert table.row.seats[seat] == Seat(gone.id, gone.nickname)
    assert await rows(house, leavers) == [], "they have not left after all, and the newcomer stood in"
    assert table.clocks is not None and table.clocks.seats[seat].absent == (since, table.seq), "the hand-over note"
    with pytest.raises(Refused) as caught:
        await timing.take_over(house, table, dora, seat)
    assert code(caught) == "already-started"


@timed
async def test_who_is_offered_about_may_still_come_back(house: House, clock: TurnedClock) -> None:
    table, people = await party(house)
    seat = asked(table)
    await lapse(house, clock, DAY)
    await timing.choose(house, table, people[1 - seat].id, "one", of=seat, choice="person")
    await substitute.give_back(house, table, people[seat].id)
    assert table.clocks is not None and not table.clocks.standing and not table.clocks.seats[seat].offered
    assert left(table)[seat] == TIMED.grace


@timed
async def test_a_game_ends_by_its_standing_and_who_left_is_told_from_who_lost(house: House, clock: TurnedClock) -> None:
    table, people = await party(house)
    for _ in range(4):
        await moved(house, table, people)
    seat = asked(table)
    assert table.match is not None
    points = [table.match.position.score(number) for number in range(2)]
    await lapse(house, clock, 3 * DAY)
    await timing.choose(house, table, people[1 - seat].id, "one", of=seat, choice="end")
    assert table.row.status == "finished" and table.row.result is not None
    assert table.row.result["points"] == points
    assert table.row.seats[seat].substituted and not table.row.seats[1 - seat].substituted
    assert table.match.journal[-1].move == "ended" and await rows(house, timers) == []
    assert await house.store.read(stored.durations, "origo") == {}, "how long games take, these do not tell"


@pytest.mark.parametrize("out", ["bot", "end"])
def test_what_was_agreed_on_before_is_chosen_by_the_house(tmp_path: Path, out: str) -> None:
    @timed
    async def run(house: House, clock: TurnedClock) -> None:
        table, _ = await party(house, out=out)
        seat = asked(table)
        await lapse(house, clock, DAY)
        assert table.row.seats[seat].substituted
        assert table.row.status == {"bot": "playing", "end": "finished"}[out]

    run(tmp_path)


@timed
async def test_extensions_by_those_who_are_not_asked(house: House, clock: TurnedClock) -> None:
    """Nobody stops a clock but whose it is, while it runs, once; a pause takes all of them."""
    table, people = await party(house)
    seat = asked(table)
    other = 1 - seat
    with pytest.raises(Refused) as caught:
        await timing.emergency(house, table, people[other].id, "one")
    assert code(caught) == "clock-stands"
    await timing.emergency(house, table, people[seat].id, "two")
    with pytest.raises(Refused) as caught:
        await timing.emergency(house, table, people[seat].id, "three")
    assert code(caught) == "emergency-used"
    assert table.clocks is not None and table.clocks.out_at(seat) == clock.at + TIMED.emergency + DAY
    before = table.clocks.out_at(seat)
    await timing.ask_pause(house, table, people[other].id, "four", hours=48)
    assert table.clocks.out_at(seat) == before
    with pytest.raises(Refused) as caught:
        await timing.answer_pause(house, table, people[other].id, "five", accept=True)
    assert code(caught) == "nothing-asked"
    with pytest.raises(Refused) as caught:
        await timing.choose(house, table, people[other].id, "six", of=seat, choice="wait")
    assert code(caught) == "nothing-to-choose"


@timed
async def test_a_pause_begins_when_all_agree_and_ends_when_anybody_goes_on(house: House, clock: TurnedClock) -> None:
    table, people = await party(house, 3)
    seat = asked(table)
    await timing.ask_pause(house, table, people[0].id, "ask", hours=48)
    with pytest.raises(Refused) as caught:
        await timing.ask_pause(house, table, people[1].id, "ask", hours=4)
    assert code(caught) == "pause-open"
    told = (await (await look(house, table, people[2])).state())["table"]["clocks"]
    assert told["wish"] == {"seat": 0, "until": clock.at + 2 * DAY, "waiting": [1, 2]}
    await timing.answer_pause(house, table, people[1].id, "yes", accept=True)
    assert table.clocks is not None and not table.clocks.pauses
    await timing.answer_pause(house, table, people[2].id, "yes", accept=True)
    assert table.clocks.out_at(seat) == clock.at + 3 * DAY
    clock.turn(HOUR)
    await timing.resume(house, table, people[1].id, "go")
    assert table.clocks.out_at(seat) == clock.at + DAY
    with pytest.raises(Refused) as caught:
        await timing.resume(house, table, people[1].id, "go")
    assert code(caught) == "not-paused"
    await timing.ask_pause(house, table, people[0].id, "again", hours=1)
    await timing.answer_pause(house, table, people[1].id, "no", accept=False)
    assert table.clocks.wish is None


@timed
async def test_nights_of_a_zone_count_and_are_told_to_the_tables(house: House, clock: TurnedClock) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    await resting.settle_in(house, anna, "Europe/Rome")
    await resting.settle_in(house, anna, "Asia/Tokyo")
    assert (await resting.told(house, anna)).rest == Rest("Europe/Rome", (23 * 60, 7 * 60)), "once"
    await resting.settle_in(house, bert, "Nowhere/At/All")
    assert (await resting.told(house, bert)).rest == Rest()
    await resting.settle_in(house, bert, "Europe/Rome")
    table = await begin(house, anna, bert, tempo="day")
    seat = asked(table)
    assert table.clocks is not None  # midnight in UTC is two in the morning in Rome
    assert table.clocks.running(seat)[0] == (clock.at + 5 * HOUR, clock.at + 21 * HOUR)
    people = [anna, bert]
    await resting.set_rest(house, people[seat], Rest("Europe/Rome", None, (), ("2026-07-20",)))
    assert table.clocks.running(seat)[0][0] == clock.at + 29 * HOUR, "the hours as before, the day at once"
    (row,) = [row for row in await rows(house, happenings) if row.kind == "rest"]
    assert row.seat == seat


@timed
async def test_holidays_that_have_begun_stay_taken_and_are_counted(house: House, clock: TurnedClock) -> None:
    anna = await arrive(house, "Anna")
    days = tuple(f"2026-07-{day}" for day in range(20, 30))
    told = await resting.set_rest(house, anna, Rest("Asia/Tokyo", None, (6, 5), days))
    assert told.rest.weekend == (5, 6) and told.holidays == 21
    clock.turn(3 * DAY)
    told = await resting.set_rest(house, anna, Rest("Asia/Tokyo", holidays=("2026-07-02", "2026-08-01")))
    assert told.rest.holidays == ("2026-07-20", "2026-07-21", "2026-07-22", "2026-07-23", "2026-08-01")
    for rest, problem in (
        (Rest("Asia/Tokyo", holidays=tuple(f"2026-09-{day:02}" for day in range(1, 19))), "too-many-holidays"),
        (Rest("Asia/Tokio"), "unknown-zone"),
        (Rest("UTC", (20 * 60, 9 * 60)), "night-too-long"),
        (Rest("UTC", (60, 60)), "night-too-long"),
        (Rest("UTC", holidays=("2026-02-30",)), "malformed"),
    ):
        with pytest.raises(Refused) as caught:
            await resting.set_rest(house, anna, rest)
        assert code(caught) == problem


def test_a_house_that_was_closed_gives_the_time_back(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def before() -> tuple[str, int, list[Person]]:
        async with open_inside(tmp_path, clock) as house:
            table, people = await party(house)
            clock.turn(HOUR)
            await alive(house, clock)
            clock.turn(5 * SECOND)
            return table.row.id, asked(table), people

    async def after(table_id: str, seat: int, people: list[Person]) -> None:
        async with open_inside(tmp_path, clock) as house:
            assert await carry_out(house) == 1, "the timer is due, and time is not out"
            table = await house.find(table_id)
            assert table is not None and table.clocks is not None and not table.clocks.standing
            assert house.outages == ((clock.at - 40 * DAY - 5 * SECOND, clock.at),)
            assert table.clocks.out_at(seat) == clock.at + DAY - HOUR
            assert (await rows(house, timers))[0].due == table.clocks.out_at(seat)

    known = asyncio.run(before())
    clock.turn(40 * DAY)
    asyncio.run(after(*known))


@timed
async def test_a_machines_clock_that_leaps_takes_nobodys_time(house: House, clock: TurnedClock) -> None:
    table, people = await party(house)
    seat = asked(table)
    clock.turn(400 * DAY)
    assert await carry_out(house) == 1
    assert table.clocks is not None and not table.clocks.standing
    assert table.clocks.out_at(seat) == clock.at + DAY
    await moved(house, table, people)
    clock.turn(-400 * DAY)
    await carry_out(house)
    await moved(house, table, people)
    assert all(remaining >= DAY - SECOND for remaining in left(table))


@timed
async def test_a_replay_tells_the_clocks_of_each_step(house: House, clock: TurnedClock) -> None:
    table, people = await party(house)
    seen = []
    for _ in range(6):
        await lapse(house, clock, 5 * HOUR)
        await moved(house, table, people)
        seen.append(left(table))
    await lapse(house, clock, 5 * HOUR)
    assert [entry.left for entry in (await look_back.steps(house, table)).entries] == seen


def test_two_processes_tell_the_same_time_and_one_of_them_acts(store: str, tmp_path: Path) -> None:
    async def run() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock, store=store and empty_database(store)) as house:
            table, people = await party(house, 3)
            twin = House(house.settings, clock)
            await twin.wake()
            try:
                other = await twin.find(table.row.id)
                assert other is not None
                for turn in range(6):
                    first, second = ((house, table), (twin, other)) if turn % 2 else ((twin, other), (house, table))
                    async with first[0].hold(first[1]):
                        await first[0].upkeep.refresh(first[1])
                    clock.turn(7 * HOUR)
                    await alive(house, clock)
                    await moved(*first, people)
                    async with second[0].hold(second[1]):
                        await second[0].upkeep.refresh(second[1])
                    assert table.clocks is not None and other.clocks is not None
                    assert table.clocks.seats == other.clocks.seats and table.clocks.at == other.clocks.at
                seat = asked(table)
                clock.turn(3 * DAY)
                await alive(house, clock)
                await house.store.writer.run(lambda c: c.execute(sa.delete(timers).where(timers.c.kind != CLOCK)))
                assert sum(await asyncio.gather(carry_out(house), carry_out(twin))) == 1
                outs = [row for row in await rows(house, happenings) if row.kind == "out"]
                assert [(row.seat, row.seq) for row in outs] == [(seat, 6)]
                voters = [number for number in range(3) if number != seat]
                await timing.choose(house, table, people[voters[0]].id, "one", of=seat, choice="wait")
                await timing.choose(twin, other, people[voters[1]].id, "two", of=seat, choice="wait")
                async with house.hold(table):
                    await house.upkeep.refresh(table)
                assert table.clocks is not None and other.clocks is not None
                assert table.clocks.seats == other.clocks.seats and not table.clocks.standing
            finally:
                await twin.close()

    asyncio.run(run())


def test_clocks_are_the_same_after_each_restart(tmp_path: Path) -> None:
    clock = TurnedClock()
    tables: list[str] = []
    people: list[Person] = []
    seen: list[Any] = []

    async def open_again(moves: int) -> None:
        async with open_inside(tmp_path, clock) as house:
            if not tables:
                table, sitting = await party(house, 3)
                tables.append(table.row.id)
                people.extend(sitting)
            found = await house.find(tables[0])
            assert found is not None
            async with house.hold(found):
                assert found.clocks is not None
                if seen:
                    assert [clock.left for clock in found.clocks.seats] == seen[-1]
            for _ in range(moves):
                clock.turn(MINUTE)
                await alive(house, clock)
                await moved(house, found, people)
            seen.append(left(found))

    for moves in (3, 40, 1, 70, 0):
        asyncio.run(open_again(moves))
        clock.turn(2 * DAY)


def test_a_restart_gives_back_every_second(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def run(known: str | None) -> str:
        async with open_inside(tmp_path, clock) as house:
            if known is None:
                return (await party(house, tempo="live-30"))[0].row.id
            table = await house.find(known)
            assert table is not None
            async with house.hold(table):
                assert table.clocks is not None
                assert table.clocks.out_at(asked(table)) == clock.at + 30 * MINUTE
            return known

    known = asyncio.run(run(None))
    clock.turn(3 * SECOND)
    asyncio.run(run(known))


@timed
async def test_who_is_removed_by_those_who_run_the_house_keeps_nobody_waiting(house: House, clock: TurnedClock) -> None:
    table, people = await party(house)
    seat = asked(table)
    await house.store.writer.run(partial(forget, player=people[seat].id, substitute="greedy"))
    await lapse(house, clock, 2 * DAY)
    assert table.clocks is not None and table.clocks.seats[seat].held and not table.clocks.standing


async def somewhere_without_a_choice(house: House) -> Table:
    """A table where somebody is asked who has but one move; not every game comes to that."""
    luck = random.Random(1)
    while True:
        table, _ = await party(house, game="orleans")
        assert table.match is not None
        while not table.match.over:
            if any(table.match.only_move(seat) for seat in table.match.to_act):
                return table
            seat = luck.choice(table.match.to_act)
            picks: list[int] = []
            while not (offer := table.match.offer(seat, picks)).complete:
                picks.append(luck.choice(offer.picks).id)
            await play(house, table, table.row.seats[seat].player, f"k{table.seq}", picks, offer.id)


@timed
async def test_the_only_move_is_made_when_nobody_makes_it(house: House, clock: TurnedClock) -> None:
    """A decision without a choice costs nobody time, and holds nobody up either."""
    table = await somewhere_without_a_choice(house)
    assert table.match is not None
    seat = next(seat for seat in table.match.to_act if table.match.only_move(seat))
    before, seq = left(table)[seat], table.seq
    await lapse(house, clock, TIMED.grace - SECOND)
    assert table.seq == seq and left(table)[seat] == before
    await lapse(house, clock, SECOND)
    assert table.seq > seq and table.match.journal[seq].seat == seat


def test_how_long_games_take_is_told_from_those_of_the_house(tmp_path: Path) -> None:
    async def run() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock) as house:
            people = [await arrive(house, "Anna"), await arrive(house, "Bert")]
            table = await begin_late(house, *people, left=2)
            await house.replace(table, lambda row: structs.replace(row, tempo=TIMED), begins({}))
            while table.row.status == "playing":
                clock.turn(HOUR)
                await moved(house, table, people)
            assert await house.store.read(stored.durations, "origo") == {"day": [(table.seq - 1) * HOUR]}

    asyncio.run(run())


def told_by_model(
    row: TableRow, happened: list[Happening], entries: list[Asking], away: list[Stretch], tick: int = MINUTE
) -> list[int]:
    """What a model makes of the rows of a table that looks at everything once a tick."""
    assert row.tempo is not None
    first = happened[0].told
    rests = {int(seat): msgspec.convert(rest, Rest) for seat, rest in first["rests"].items()}
    seats = [Somebody(row.tempo.bank, rests.get(number, Rest())) for number in range(len(row.seats))]
    for number, somebody in enumerate(seats):
        somebody.asked = bool(first["asked"] >> number & 1)
    model = Model(row.tempo, seats, away, tick, happened[0].at)
    after: dict[int, list[Happening]] = {}
    for one in happened[1:]:
        after.setdefault(one.seq, []).append(one)
    for entry in (None, *entries):
        if entry is not None:
            model.move(entry)
        for one in after.get(0 if entry is None else entry.seq, ()):
            model.happen(one)
    return [somebody.left for somebody in model.seats]


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
