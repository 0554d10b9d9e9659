"""The house over time: who comes and goes, what one of two sees, what is still true after a restart."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from ludoteca.house import table as table_module
from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import ONLOOKERS, Table
from ludoteca.house.verbs import chat, look_back, rename, sit, start, substitute, take_back, undo
from ludoteca.house.verbs.play import explain, play, preview
from ludoteca.house.wire.people import Person
from tests.support.inside import (
    Json,
    arrive,
    asked,
    begin,
    first_move,
    inside,
    look,
    open_inside,
    open_table,
    rest,
    until,
)


async def move(house: House, table: Table, people: tuple[Person, ...], key: str = "") -> int:
    """Whoever is asked plays the first move on offer."""
    seat = asked(table)
    picks, offer = first_move(table, seat)
    return await play(house, table, people[seat].id, key or f"move {table.seq}", picks, offer)


def code(caught: pytest.ExceptionInfo[Refused]) -> tuple[str, str | None, int]:
    return caught.value.code, caught.value.field, caught.value.status


# Who is here ----------------------------------------------------------------------------------------------------------


@inside
async def test_one_of_two_leaves_and_the_other_sees_it(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    hers, his = await look(house, table, anna), await look(house, table, bert)
    assert [(await hers.seat(number))["connected"] for number in (0, 1)] == [True, True]
    before = time.monotonic()
    await his.leave()
    assert table.used >= before
    assert [(await hers.seat(number))["connected"] for number in (0, 1)] == [True, False]
    assert list(house.senders) == [hers.connection] and table.watchers == {hers.connection}
    assert set(table.logs) == {0, 1}, "the table keeps what it has written down while somebody looks"
    await hers.leave()
    assert not house.senders and not table.watchers and not table.logs and not table.pictures
    assert (table.describe().seats[0].connected, table.match is None) == (False, False)


@inside
async def test_one_window_of_two_is_closed(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    first, second, his = [await look(house, table, who) for who in (anna, anna, bert)]
    await first.leave()
    assert (await his.seat(0))["connected"]
    await second.leave()
    assert not (await his.seat(0))["connected"]


@inside
async def test_who_comes_and_goes_is_told_in_a_few_bytes(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(table_module, "GATHERING", 0.5)
        hers = await look(house, table, anna)
        first = await hers.state()
        crowd = [await look(house, table, person) for person in (bert, None, None)]
    await until(lambda: len(hers.frames) > 1)
    assert hers.frames[1:] == [{"type": "presence", "here": [0, 1], "watching": 2}], "one frame tells of all who came"
    table.stale = True
    await crowd[0].leave()
    table.stale = False
    async with table.lock:
        await crowd[1].leave()
    table.tell_presence()
    await rest()
    assert hers.frames[2:] == [{"type": "presence", "here": [0], "watching": 1}]
    table.tell_presence()
    assert await hers.state() == first and len(hers.frames) == 3, "what was told is not told again"
    assert (await (await look(house, table, None)).state())["table"]["watching"] == 2, "who comes in sees all"
    hers.connection._changes = True
    for _ in range(3):
        table.draw()
        await rest()
    told = [frame for frame in hers.frames[3:] if frame["type"] == "presence"]
    assert told == [{"type": "presence", "here": [0], "watching": 2}], "nor with each picture"


@inside
async def test_a_crowd_holds_up_no_player(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    with pytest.MonkeyPatch.context() as patched:
        # However slowly they come, all are told of at once.
        patched.setattr(table_module, "GATHERING", 3600)
        crowd = [await look(house, table, None) for _ in range(3 * ONLOOKERS)]
        hers = await look(house, table, anna)
        table.tell_presence()
        await until(lambda: all(len(one.frames) == 2 for one in crowd))
        patched.setattr(table_module, "TURN", 0.5)
        table.draw()
        table.draw()
        await rest()
    assert [frame["type"] for frame in hers.frames] == ["state", "presence", "state"], "who plays is shown at once"
    shown = [one for one in crowd if len(one.frames) == 3]
    gone, *others = [one for one in crowd if one not in shown]
    assert len(shown) == ONLOOKERS
    await gone.leave()
    await until(lambda: all(len(one.frames) > 2 for one in others))
    assert len(gone.frames) == 2


@inside
async def test_a_table_tells_the_same_in_every_state(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await open_table(house, anna, bert, private=True)
    told = structs.asdict(table.describe())
    seat: Json = {"bot": None, "connected": False, "substituted": False}
    told["seats"] = [structs.asdict(one) for one in told["seats"]]
    assert told["seats"] == [
        {"seat": 0, "name": "Anna", "player": anna.id, **seat},
        {"seat": 1, "name": "Bert", "player": bert.id, **seat},
    ]
    link = f"/t/{table.row.id}#{house.keys.link_secret(table.row.id, 0)}"
    assert (told["link"], told["seq"], told["status"], told["host"]) == (link, 0, "open", anna.id)
    assert (told["private"], told["game"], told["created"]) == (True, "origo", table.row.created)
    assert told["commitment"] is None
    await start.start(house, table, anna)
    assert table.describe().commitment == table.row.commitment != ""
    assert table.describe().key is table.describe().result is table.describe().branch_of is table.describe().branch_seq
    eye = await look(house, table, bert)
    await move(house, table, (anna, bert))
    assert (await eye.state())["table"]["seq"] == (await eye.state())["seq"] == 1


@inside
async def test_the_others_see_who_sits_down_moves_over_and_stands_up(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await open_table(house, anna, seats=3)
    eye, his = await look(house, table, anna), await look(house, table, bert)
    await sit.sit(house, table, bert, 2)
    assert [(await eye.seat(number))["name"] for number in range(3)] == ["Anna", None, "Bert"]
    assert ((await his.state())["seat"], his.connection.sent) == (2, 0)
    revision = table.row.revision
    await sit.sit(house, table, bert, 2)
    assert table.row.revision == revision, "who sits there already changes nothing"
    await sit.sit(house, table, bert, 1)
    assert [seat.player for seat in table.row.seats] == [anna.id, bert.id, None]
    assert [(await eye.seat(number))["connected"] for number in range(3)] == [True, True, False]
    with pytest.raises(Refused) as caught:
        await sit.sit(house, table, anna, 1)
    assert code(caught) == ("seat-taken", "seat", 409) and caught.value.arguments == {"seat": 1}
    for number in (-1, 3):
        with pytest.raises(Refused) as caught:
            await sit.sit(house, table, anna, number)
        assert code(caught) == ("no-such-seat", "seat", 404) and caught.value.arguments == {"seat": number}
    await sit.stand(house, table, bert, 1)
    assert [seat.taken for seat in table.row.seats] == [True, False, False]
    assert (await his.state())["seat"] is None


@inside
async def test_bots_are_seated_and_sent_away_by_the_host_alone(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await open_table(house, anna, bert, seats=3)
    await sit.seat_bot(house, table, anna, 2, "random")
    await sit.seat_bot(house, table, anna, 2, "greedy")
    assert table.row.seats[2] == Seat(bot="greedy") and table.describe().seats[2].name == "greedy"
    refusals: list[tuple[Any, tuple[str, str, int]]] = [
        (lambda: sit.seat_bot(house, table, bert, 2, "random"), ("not-host", "table", 403)),
        (lambda: sit.seat_bot(house, table, anna, 1, "random"), ("seat-taken", "seat", 409)),
        (lambda: sit.seat_bot(house, table, anna, 0, "random"), ("seat-taken", "seat", 409)),
        (lambda: sit.seat_bot(house, table, anna, 2, "nobody"), ("unknown-bot", "bot", 400)),
        (lambda: sit.stand(house, table, bert, 2), ("not-host", "table", 403)),
        (lambda: sit.stand(house, table, bert, 0), ("other-seat", "seat", 403)),
        (lambda: start.start(house, table, bert), ("not-host", "table", 403)),
    ]
    for refused, expected in refusals:
        with pytest.raises(Refused) as caught:
            await refused()
        assert code(caught) == expected
    await sit.stand(house, table, anna, 2)
    with pytest.raises(Refused) as caught:
        await start.start(house, table, anna)
    assert code(caught) == ("seats-free", "seats", 409) and caught.value.arguments == {"seats": [2]}
    await sit.seat_bot(house, table, anna, 2, "random")
    await start.start(house, table, anna)
    for late in (
        sit.sit(house, table, bert, 2),
        sit.seat_bot(house, table, anna, 2, "greedy"),
        sit.stand(house, table, anna, 2),
        start.start(house, table, anna),
    ):
        with pytest.raises(Refused) as caught:
            await late
        assert code(caught) == ("already-started", "table", 409)


# Going back -----------------------------------------------------------------------------------------------------------


@inside
async def test_three_people_agree_to_take_back_one_after_the_other(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"), await arrive(house, "Carla"))
    table = await begin(house, *people)
    eye = await look(house, table, people[1])
    mover, told = asked(table), len(table.logs[1].lines)
    for _ in range(2):
        await move(house, table, people)
    others = [seat for seat in range(3) if seat != mover]
    assert await take_back.ask(house, table, people[mover].id, "ask") == 2
    assert (await eye.state())["take_back"] == {"seat": mover, "to": 0, "waiting": others}
    with pytest.raises(Refused) as caught:
        await take_back.answer(house, table, people[mover].id, "own", accept=True)
    assert code(caught) == ("nothing-asked", "accept", 409)
    assert await take_back.answer(house, table, people[others[1]].id, "yes", accept=True) == 2
    assert (await eye.state())["take_back"] == {"seat": mover, "to": 0, "waiting": others[:1]}
    with pytest.raises(Refused) as caught:
        await take_back.answer(house, table, people[others[1]].id, "again", accept=True)
    assert code(caught) == ("nothing-asked", "accept", 409)
    assert await take_back.answer(house, table, people[others[0]].id, "yes", accept=True) == 3
    assert table.match is not None and (table.match.journal[-1].move, table.match.journal[-1].seat) == (
        "undo 0",
        others[0],
    )
    state = await eye.state()
    assert (state["take_back"], state["log_from"], state["seq"]) == (None, told, 3)


@inside
async def test_a_wish_to_take_back_ends_with_a_no_or_the_next_move(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    mover = asked(table)
    await move(house, table, people)
    await take_back.ask(house, table, people[mover].id, "one")
    assert await take_back.answer(house, table, people[1 - mover].id, "no", accept=False) == 1
    assert table.row.take_back is None and table.wish() is None
    with pytest.raises(Refused) as caught:
        await take_back.answer(house, table, people[1 - mover].id, "late", accept=True)
    assert code(caught) == ("nothing-asked", "accept", 409)
    await take_back.ask(house, table, people[mover].id, "two")
    await move(house, table, people)
    assert table.wish() is None and table.row.take_back is not None
    with pytest.raises(Refused) as caught:
        await take_back.answer(house, table, people[1 - mover].id, "later", accept=True)
    assert code(caught) == ("nothing-asked", "accept", 409)


@inside
async def test_who_sits_among_bots_takes_back_at_once_and_who_has_not_moved_cannot(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    mover = asked(table)
    await move(house, table, people)
    await move(house, table, people)
    await move(house, table, people)
    last = table.match.journal[-1].seat if table.match else -1
    await substitute.resign(house, table, people[1 - last].id)
    assert await take_back.ask(house, table, people[last].id, "back") == 4
    assert table.match is not None and table.match.journal[-1].move == "undo 2"
    await take_back.ask(house, table, people[last].id, "again")
    fresh = await begin(house, *people)
    with pytest.raises(Refused) as caught:
        await take_back.ask(house, fresh, people[mover].id, "nothing")
    assert code(caught) == ("nothing-to-take-back", "seat", 409)


@inside
async def test_undone_lines_leave_every_log_and_who_comes_back_gets_what_is_firm(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    mover = asked(table)
    eyes = [await look(house, table, who) for who in (*people, None)]
    start_lines = [len(table.logs[viewer].lines) for viewer in (0, 1, None)]
    await move(house, table, people)
    lines = [len(table.logs[viewer].lines) for viewer in (0, 1, None)]
    for eye in eyes:
        await eye.state()
    assert [eye.connection.sent for eye in eyes] == lines and min(lines) > min(start_lines)
    assert table.firm > 10 and table.log(0).firm(table.firm) == lines[0]
    await undo.undo(house, table, people[mover].id, "oops")
    states = [await eye.state() for eye in eyes]
    assert [state["log_from"] for state in states] == start_lines
    assert [len(table.logs[viewer].lines) for viewer in (0, 1, None)] == start_lines
    assert table.firm == 0 and table.log(0).firm(table.firm) == start_lines[0]
    await move(house, table, people, "another")
    states = [await eye.state() for eye in eyes]
    assert [(state["log_from"], len(state["log"])) for state in states] == [
        (before, after - before) for before, after in zip(start_lines, lines, strict=True)
    ]
    assert table.log(0).firm(2) == start_lines[0] and table.log(0).firm(3) == lines[0]


@inside
async def test_a_look_back_walks_forward_and_shows_what_the_caller_could_see(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    seen = []
    for _ in range(4):
        assert table.match is not None
        seen.append([table.match.view(viewer) for viewer in (0, 1, None)])
        await move(house, table, people)
    for seq in (2, 3, 0, 1):
        for place, viewer in enumerate((0, 1, None)):
            step = await look_back.step(house, table, viewer, seq)
            assert (step.seq, step.view) == (seq, seen[seq][place])
            assert [event.seq for event in step.events] == [seq] * len(step.events)
    assert (await look_back.step(house, table, 0, 2)).events
    told = await look_back.steps(house, table)
    assert table.match is not None
    assert [(entry.seq, entry.seat) for entry in told.entries] == [(one.seq, one.seat) for one in table.match.journal]
    assert told.last == 4 and all(abs(entry.at - time.time() * 1000) < 600_000 for entry in told.entries)
    for seq in (-1, 5):
        with pytest.raises(Refused) as caught:
            await look_back.step(house, table, 0, seq)
        assert code(caught) == ("no-such-step", "seq", 404) and caught.value.arguments == {"seq": seq, "last": 4}
    with pytest.raises(Refused) as caught:
        await look_back.step(house, await open_table(house, people[0], seats=2), 0, 0)
    assert code(caught) == ("not-started", "table", 409)


# Seats and bots -------------------------------------------------------------------------------------------------------


@inside
async def test_a_substitute_plays_for_who_has_left_and_hands_the_seat_back(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    eye = await look(house, table, people[0])
    revision = table.row.revision
    assert await substitute.resign(house, table, people[0].id) == 0
    assert table.row.seats[0] == Seat(people[0].id, "Anna", "greedy", True)
    assert table.row.seats[0].mind == "greedy" and not table.row.seats[0].person and table.row.seats[1].mind is None
    state = await eye.state()
    assert (state["offer"], state["can_undo"], state["seat"]) == (None, False, 0)
    assert state["view"] is not None and table.row.revision == revision + 1
    await substitute.resign(house, table, people[0].id)
    assert table.row.revision == revision + 1, "twice is once"
    picks, offer = first_move(table, asked(table))
    if asked(table) == 0:
        for refused in (
            play(house, table, people[0].id, "k", picks, offer),
            preview(house, table, people[0].id, [], offer=offer),
            undo.undo(house, table, people[0].id, "u"),
        ):
            with pytest.raises(Refused) as caught:
                await refused
            assert code(caught) == ("substituted", "seat", 409) and caught.value.arguments == {"seat": 0}
    assert await substitute.give_back(house, table, people[0].id) == 0
    assert table.row.seats[0] == Seat(people[0].id, "Anna", None, False)
    with pytest.raises(Refused) as caught:
        await substitute.resign(house, await open_table(house, people[0], seats=2), people[0].id)
    assert code(caught) == ("not-started", "table", 409)
    stranger = await arrive(house, "Dora")
    for who in (stranger.id, None):
        with pytest.raises(Refused) as caught:
            await substitute.resign(house, table, who)
        assert code(caught) == ("not-seated", "seat", 403)


@inside
async def test_what_is_asked_about_another_offer_has_no_answer(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    seat = asked(table)
    player, current = people[seat].id, first_move(table, seat)[1]
    assert (await preview(house, table, player, [], offer=current))[0].id == current
    assert (await explain(house, table, player, [], offer=current)).offer == current
    for ask in (preview, explain):
        with pytest.raises(Refused) as caught:
            await ask(house, table, player, [], offer=f"{seat}-9")
        assert code(caught) == ("stale-offer", "offer", 409)
        assert caught.value.arguments == {"offer": f"{seat}-9", "current": current}
        with pytest.raises(Refused) as caught:
            await ask(house, table, player, [], offer=f"{1 - seat}-0")
        assert code(caught) == ("other-seat", "offer", 403)


@inside
async def test_who_is_asked_and_has_left_is_offered_nothing(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    person = people[asked(table)]
    eye = await look(house, table, person)
    assert (await eye.state())["offer"] is not None
    await substitute.resign(house, table, person.id)
    state = await eye.state()
    assert (state["offer"], state["can_undo"]) == (None, False) and state["view"] is not None
    await substitute.give_back(house, table, person.id)
    assert (await eye.state())["offer"] is not None


# Names and restarts ---------------------------------------------------------------------------------------------------


def test_names_seats_and_keys_are_there_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[str, Person, int, str]:
        async with open_inside(tmp_path) as house:
            people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
            table = await begin(house, *people)
            mover = people[asked(table)]
            seq = await move(house, table, people, "once")
            await chat.say(house, table, Guest(people[0]), "first")
            await chat.say(house, table, Guest(people[1]), "second")
            await rename.rename(house, people[0], "Annetta")
            return table.row.id, mover, seq, "once"

    async def after(table_id: str, mover: Person, seq: int, key: str) -> None:
        async with open_inside(tmp_path) as house:
            assert await house.people.find("nobody") is None
            table, twin = await asyncio.gather(house.find(table_id), house.find(table_id))
            assert table is not None and table is twin and await house.find("nowhere") is None
            assert not house._loading
            assert [line.text for line in table.talk] == ["first", "second"]
            assert [line.name for line in table.talk] == ["Anna", "Bert"]
            assert [seat.name for seat in table.row.seats] == ["Annetta", "Bert"]
            anna = await house.people.find(table.row.host)
            assert anna is not None and anna.nickname == "Annetta"
            assert house.people._people[anna.id] is anna
            async with house.hold(table):
                assert table.match is not None and table.seq == table.match.seq == seq
            assert await play(house, table, mover.id, key, [], f"{asked(table)}-0") == seq, "the same key, once"
            assert table.seq == seq
            assert house.keep(table.row) is table

    asyncio.run(after(*asyncio.run(before())))


@inside
async def test_a_new_name_stands_at_every_table_that_is_not_over(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    running, waiting = await begin(house, bert, anna), await open_table(house, anna, seats=2)
    over, foreign = await begin(house, anna, bert), await open_table(house, bert, seats=2)
    hosted = await open_table(house, anna, bert)
    await sit.stand(house, hosted, anna, 0)
    await house.replace(over, lambda row: structs.replace(row, status="finished"))
    revisions = [table.row.revision for table in (over, foreign, hosted)]
    again = await rename.rename(house, anna, "Anna")
    assert again is anna and [table.row.revision for table in (over, foreign, hosted)] == revisions
    fresh = await rename.rename(house, anna, "Annetta")
    assert (fresh.id, fresh.nickname) == (anna.id, "Annetta") and await house.people.find(anna.id) == fresh
    assert [seat.name for seat in running.row.seats] == ["Bert", "Annetta"]
    assert [seat.name for seat in waiting.row.seats] == ["Annetta", None]
    assert [seat.name for seat in over.row.seats] == ["Anna", "Bert"]
    assert [table.row.revision for table in (over, foreign, hosted)] == revisions


@inside
async def test_the_house_forgets_names_before_there_are_too_many(house: House) -> None:
    first = await arrive(house, "Anna")
    for number in range(10_000):
        house.people.meet(str(number), "crowd")
    assert len(house.people._people) == 10_001
    house.people.meet("last", "Zoe")
    assert set(house.people._people) == {"last"}
    known = await house.people.find(first.id)
    assert known is not None and known.nickname == "Anna", "the store remembers"


# Talk -----------------------------------------------------------------------------------------------------------------


@inside
async def test_each_line_of_talk_is_heard_once_by_everybody_here(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await open_table(house, anna, bert)
    eyes = [await look(house, table, who) for who in (anna, bert, None)]
    await chat.say(house, table, Guest(anna), "  hello\x00there\n ")
    for eye in eyes:
        await eye.state()
        lines = [frame for frame in eye.frames if frame["type"] == "chat"]
        assert [(line["from"], line["text"]) for line in lines] == [("Anna", "hello there")]
    (stored,) = await house.store.chat(table.row.id)
    table.hear(stored)
    assert len(table.talk) == 1 and table.talked == stored.id
    with pytest.raises(Refused) as caught:
        await chat.say(house, table, Guest(anna), " \n\x00 ")
    assert code(caught) == ("empty-text", "text", 400)
    with pytest.raises(Refused) as caught:
        await chat.say(house, table, Guest(None), "hello")
    assert code(caught) == ("no-session", "cookie", 401)
