"""Tables with clocks: what a house does when time goes by, by a clock that the test turns."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs

from ludoteca.house.clock import DAY, HOUR, SECOND
from ludoteca.house.clocked import CLOCK
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store import tempo as stored
from ludoteca.house.store.people import forget
from ludoteca.house.store.rows import Seat
from ludoteca.house.store.schema import leavers, timers
from ludoteca.house.store.waiting import own_tables
from ludoteca.house.table import Table
from ludoteca.house.verbs import look_back, substitute, timing
from ludoteca.house.verbs.play import play
from ludoteca.house.verbs.resting import begins
from tests.house.tempo.sitting import TIMED, lapse, left, party, rows, timed
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, asked, begin_late, look, move_on, open_inside


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
    await move_on(house, table)
    assert left(table)[seat] in (DAY - 3 * HOUR, TIMED.cap - 3 * HOUR)
    told = (await eye.state())["table"]["clocks"]
    assert told["at"] == clock.at and told["seats"][seat]["left"] == left(table)[seat]


@timed
async def test_a_table_without_a_tempo_has_no_clocks(house: House, clock: TurnedClock) -> None:
    table, people = await party(house, tempo=None)
    await move_on(house, table)
    assert table.clocks is None and all(row.kind != CLOCK for row in await rows(house, timers))
    state = await (await look(house, table, people[0])).state()
    assert "clocks" not in state["table"] and "tempo" not in state["table"]
    with pytest.raises(Refused) as caught:
        await timing.emergency(house, table, people[asked(table)].id, "key")
    assert caught.value.code == "no-clocks"


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
        assert caught.value.code == "nothing-to-choose"
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
    assert caught.value.code == "already-started"
    await timing.choose(house, table, people[1 - seat].id, "one", of=seat, choice="person")
    assert table.clocks is not None and table.clocks.seats[seat].offered and table.clocks.standing
    with pytest.raises(Refused) as caught:
        await timing.take_over(house, table, people[1 - seat], seat)
    assert caught.value.code == "seated-already"
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
    assert caught.value.code == "not-seated"
    await move_on(house, table)


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
        assert caught.value.code == "already-started", "while the newcomer plays"
    await substitute.resign(house, table, dora.id)
    assert await house.store.read(stored.left_seats, table.row.id, gone.id) == {seat: since}
    await timing.take_over(house, table, gone, seat)
    assert table.row.seats[seat] == Seat(gone.id, gone.nickname)
    assert await rows(house, leavers) == [], "they have not left after all, and the newcomer stood in"
    assert table.clocks is not None and table.clocks.seats[seat].absent == (since, table.seq), "the hand-over note"
    with pytest.raises(Refused) as caught:
        await timing.take_over(house, table, dora, seat)
    assert caught.value.code == "already-started"


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
        await move_on(house, table)
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
    assert caught.value.code == "clock-stands"
    await timing.emergency(house, table, people[seat].id, "two")
    with pytest.raises(Refused) as caught:
        await timing.emergency(house, table, people[seat].id, "three")
    assert caught.value.code == "emergency-used"
    assert table.clocks is not None and table.clocks.out_at(seat) == clock.at + TIMED.emergency + DAY
    before = table.clocks.out_at(seat)
    await timing.ask_pause(house, table, people[other].id, "four", hours=48)
    assert table.clocks.out_at(seat) == before
    with pytest.raises(Refused) as caught:
        await timing.answer_pause(house, table, people[other].id, "five", accept=True)
    assert caught.value.code == "nothing-asked"
    with pytest.raises(Refused) as caught:
        await timing.choose(house, table, people[other].id, "six", of=seat, choice="wait")
    assert caught.value.code == "nothing-to-choose"


@timed
async def test_a_pause_begins_when_all_agree_and_ends_when_anybody_goes_on(house: House, clock: TurnedClock) -> None:
    table, people = await party(house, 3)
    seat = asked(table)
    await timing.ask_pause(house, table, people[0].id, "ask", hours=48)
    with pytest.raises(Refused) as caught:
        await timing.ask_pause(house, table, people[1].id, "ask", hours=4)
    assert caught.value.code == "pause-open"
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
    assert caught.value.code == "not-paused"
    await timing.ask_pause(house, table, people[0].id, "again", hours=1)
    await timing.answer_pause(house, table, people[1].id, "no", accept=False)
    assert table.clocks.wish is None


@timed
async def test_a_replay_tells_the_clocks_of_each_step(house: House, clock: TurnedClock) -> None:
    table, _ = await party(house)
    seen = []
    for _ in range(6):
        await lapse(house, clock, 5 * HOUR)
        await move_on(house, table)
        seen.append(left(table))
    await lapse(house, clock, 5 * HOUR)
    assert [entry.left for entry in (await look_back.steps(house, table)).entries] == seen


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
                await move_on(house, table)
            assert await house.store.read(stored.durations, "origo") == {"day": [(table.seq - 1) * HOUR]}

    asyncio.run(run())
