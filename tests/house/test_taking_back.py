"""Going back: moves that are taken back by agreement, and a look at earlier steps."""

from __future__ import annotations

import time

import pytest

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.verbs import look_back, substitute, take_back, undo
from tests.support.inside import (
    arrive,
    asked,
    begin,
    inside,
    look,
    move_on,
    open_table,
    problem,
)


@inside
async def test_three_people_agree_to_take_back_one_after_the_other(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"), await arrive(house, "Carla"))
    table = await begin(house, *people)
    eye = await look(house, table, people[1])
    mover, told = asked(table), len(table.logs[1].lines)
    for _ in range(2):
        await move_on(house, table)
    others = [seat for seat in range(3) if seat != mover]
    assert await take_back.ask(house, table, people[mover].id, "ask") == 2
    assert (await eye.state())["take_back"] == {"seat": mover, "to": 0, "waiting": others}
    with pytest.raises(Refused) as caught:
        await take_back.answer(house, table, people[mover].id, "own", accept=True)
    assert problem(caught) == ("nothing-asked", "accept", 409)
    assert await take_back.answer(house, table, people[others[1]].id, "yes", accept=True) == 2
    assert (await eye.state())["take_back"] == {"seat": mover, "to": 0, "waiting": others[:1]}
    with pytest.raises(Refused) as caught:
        await take_back.answer(house, table, people[others[1]].id, "again", accept=True)
    assert problem(caught) == ("nothing-asked", "accept", 409)
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
    await move_on(house, table)
    await take_back.ask(house, table, people[mover].id, "one")
    assert await take_back.answer(house, table, people[1 - mover].id, "no", accept=False) == 1
    assert table.row.take_back is None and table.wish() is None
    with pytest.raises(Refused) as caught:
        await take_back.answer(house, table, people[1 - mover].id, "late", accept=True)
    assert problem(caught) == ("nothing-asked", "accept", 409)
    await take_back.ask(house, table, people[mover].id, "two")
    await move_on(house, table)
    assert table.wish() is None and table.row.take_back is not None
    with pytest.raises(Refused) as caught:
        await take_back.answer(house, table, people[1 - mover].id, "later", accept=True)
    assert problem(caught) == ("nothing-asked", "accept", 409)


@inside
async def test_who_sits_among_bots_takes_back_at_once_and_who_has_not_moved_cannot(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    mover = asked(table)
    await move_on(house, table)
    await move_on(house, table)
    await move_on(house, table)
    last = table.match.journal[-1].seat if table.match else -1
    await substitute.resign(house, table, people[1 - last].id)
    assert await take_back.ask(house, table, people[last].id, "back") == 4
    assert table.match is not None and table.match.journal[-1].move == "undo 2"
    await take_back.ask(house, table, people[last].id, "again")
    fresh = await begin(house, *people)
    with pytest.raises(Refused) as caught:
        await take_back.ask(house, fresh, people[mover].id, "nothing")
    assert problem(caught) == ("nothing-to-take-back", "seat", 409)


@inside
async def test_undone_lines_leave_every_log_and_who_comes_back_gets_what_is_firm(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    mover = asked(table)
    eyes = [await look(house, table, who) for who in (*people, None)]
    start_lines = [len(table.logs[viewer].lines) for viewer in (0, 1, None)]
    await move_on(house, table)
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
    await move_on(house, table, key="another")
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
        await move_on(house, table)
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
        assert problem(caught) == ("no-such-step", "seq", 404) and caught.value.arguments == {"seq": seq, "last": 4}
    with pytest.raises(Refused) as caught:
        await look_back.step(house, await open_table(house, people[0], seats=2), 0, 0)
    assert problem(caught) == ("not-started", "table", 409)
