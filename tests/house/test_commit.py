"""What the house does when a commit is made, lost or overtaken, and who may enter."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import EntryRow, TableRow
from ludoteca.house.table import Table
from ludoteca.house.upkeep import TRIES
from ludoteca.house.verbs import sit, start
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.people import Person
from tests.support.inside import (
    arrive,
    asked,
    begin,
    begin_late,
    counted,
    first_move,
    inside,
    look,
    moves,
    open_table,
    twin_of,
)


async def playing(house: House) -> tuple[Table, tuple[Person, Person]]:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    return await begin(house, *people), people


def other_process(house: House, table: Table, key: str | None) -> EntryRow:
    """The entry that another process makes of the first move."""
    assert table.match is not None
    seat = asked(table)
    made = table.match.at(table.seq).play(seat, first_move(table, seat)[0])
    return EntryRow(table.row.id, made.seq, made.seat, made.move, made.chance, 1, key)


@inside
async def test_who_was_overtaken_reloads_and_is_told(house: House) -> None:
    table, people = await playing(house)
    eye = await look(house, table, people[0])
    seat = asked(table)
    picks, offer = first_move(table, seat)
    await house.store.append(other_process(house, table, "theirs"), None)
    with pytest.raises(Refused) as caught:
        await play(house, table, people[seat].id, "mine", picks, offer)
    assert (caught.value.code, caught.value.field, caught.value.status) == ("overtaken", "offer", 409)
    assert caught.value.arguments == {"seq": 1}
    assert not table.stale and table.seq == 1 and table.match is not None and table.match.seq == 1
    assert (await eye.state())["seq"] == 1, "and sees what the other has done"
    assert moves(house) == 0


@inside
async def test_who_was_overtaken_by_the_own_request_gets_its_answer(house: House) -> None:
    table, people = await playing(house)
    seat = asked(table)
    picks, offer = first_move(table, seat)
    await house.store.append(other_process(house, table, "same"), None)
    assert await play(house, table, people[seat].id, "same", picks, offer) == 1
    assert [one.key for one in await house.store.entries(table.row.id)] == ["same"] and table.seq == 1
    assert table.keys == {(seat, "same"): 1}


@inside
async def test_a_failed_commit_leaves_the_table_as_it_is_stored(house: House) -> None:
    table, people = await playing(house)
    seat = asked(table)
    picks, offer = first_move(table, seat)
    append = house.store.append

    def fail(*_: object) -> Any:
        raise OSError("disk full")

    house.store.append = fail  # type: ignore[assignment,method-assign]
    with pytest.raises(Refused) as caught:
        await play(house, table, people[seat].id, "k", picks, offer)
    assert (caught.value.code, caught.value.field, caught.value.status) == ("not-stored", "table", 503)
    assert table.stale and moves(house) == 0
    house.store.append = append  # type: ignore[method-assign]
    assert await play(house, table, people[seat].id, "k", picks, offer) == 1
    assert not table.stale and moves(house) == 1 and counted(house, "ludoteca_commit_seconds_sum")[""] > 0
    assert [one.key for one in await house.store.entries(table.row.id)] == ["k"]


@inside
async def test_a_move_that_is_given_up_while_it_is_stored_makes_the_table_stale(house: House) -> None:
    table, people = await playing(house)
    seat = asked(table)
    picks, offer = first_move(table, seat)

    def slow(*_: object) -> asyncio.Future[bool]:
        return asyncio.get_running_loop().create_future()

    house.store.append = slow  # type: ignore[assignment,method-assign]
    task = asyncio.ensure_future(play(house, table, people[seat].id, "k", picks, offer))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert table.stale
    async with house.hold(table):
        assert table.seq == 0 and table.match is not None and table.match.seq == 0


@inside
async def test_a_change_is_tried_again_when_another_process_was_faster(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=3)
    hidden = structs.replace(table.row, revision=1, options={"by": "another"})
    await house.store.change_table(table.row, hidden)
    asked_for: list[int] = []

    def edit(row: TableRow) -> TableRow:
        asked_for.append(row.revision)
        return structs.replace(row, host="me")

    await house.change(table, edit)
    assert asked_for == [0, 1]
    assert (table.row.host, table.row.revision, table.row.options) == ("me", 2, {"by": "another"})
    assert await house.store.table(table.row.id) == table.row
    told: list[Table] = []
    house.listeners.append(told.append)
    await house.change(table, lambda row: row)
    assert table.row.revision == 2 and not told, "no change, nothing to show"
    await house.change(table, lambda row: structs.replace(row, host="you"))
    assert told == [table]

    async def never(*_: object) -> bool:
        asked_for.append(-1)
        return False

    house.store.change_table = never  # type: ignore[assignment,method-assign]
    asked_for.clear()
    with pytest.raises(Refused) as caught:
        await house.change(table, edit)
    assert (caught.value.code, caught.value.field, caught.value.status) == ("busy", "table", 503)
    assert asked_for.count(-1) == TRIES == 5


@inside
async def test_what_another_process_started_and_played_is_read(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await open_table(house, *people)
    async with table.lock:
        assert await house.upkeep.refresh(table) is False
    async with twin_of(house) as twin:
        there = await twin.find(table.row.id)
        assert there is not None and there is not table
        await start.start(twin, there, people[0])
        async with table.lock:
            assert await house.upkeep.refresh(table) is True
        assert table.match is not None and table.row.status == "playing" and not table.stale
        seat = asked(there)
        picks, offer = first_move(there, seat)
        await play(twin, there, people[seat].id, "k", picks, offer)
        async with table.lock:
            assert await house.upkeep.refresh(table) is True
            assert await house.upkeep.refresh(table) is False
        assert (table.seq, table.match.seq, table.keys) == (1, 1, {(seat, "k"): 1})
        assert table.match.view(0) == there.match.view(0) if there.match else False


@inside
async def test_a_table_that_is_read_again_is_what_the_store_says(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    renamed = structs.replace(table.row, host=bert.id, revision=table.row.revision + 1)
    assert await house.store.change_table(table.row, renamed)
    before, table.row, table.stale = table.row, structs.replace(table.row), True
    async with house.hold(table):
        assert table.row.host == bert.id != before.host


@inside
async def test_a_table_that_is_gone_is_not_found(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    table.row = structs.replace(table.row, id="gone")
    for stale in (True, False):
        table.stale = stale
        with pytest.raises(Refused) as caught:
            async with table.lock:
                await house.upkeep.refresh(table)
        assert (caught.value.code, caught.value.status) == ("not-found", 404)


@inside
async def test_a_journal_that_contradicts_itself_is_told(house: House) -> None:
    table, _ = await playing(house)
    await house.store.append(EntryRow(table.row.id, 1, asked(table), "no-such-pick", (), 1), None)
    table.stale = True
    with pytest.raises(Refused) as caught:
        async with house.hold(table):
            pass
    assert (caught.value.code, caught.value.field, caught.value.status) == ("unreadable-table", "table", 503)
    assert caught.value.arguments == {"problem": "unknown-pick"}
    assert not table.lock.locked()


@inside
async def test_the_last_move_writes_the_result_into_the_table(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin_late(house, *people, left=2)
    eye = await look(house, table, people[0])
    revision, began = table.row.revision, int(time.time() * 1000)
    while table.row.status == "playing":
        seat = asked(table)
        picks, offer = first_move(table, seat)
        await play(house, table, people[seat].id, f"m{table.seq}", picks, offer)
    assert table.match is not None and table.match.result is not None
    row = await house.store.table(table.row.id)
    assert row == table.row and row.status == "finished" and row.revision == revision + 1
    assert row.result == table.match.result.as_json() and row.finished is not None and row.finished >= began
    told = (await eye.state())["table"]
    assert (told["result"], told["key"], told["status"]) == (row.result, row.key, "finished")
    assert moves(house) == table.seq and counted(house, "ludoteca_commit_seconds_count")[""] == table.seq
    with pytest.raises(Refused) as caught:
        await play(house, table, people[0].id, "late", [], "0-0")
    assert (caught.value.code, caught.value.status) == ("game-over", 409)


@inside
async def test_who_may_enter(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    public, private = await open_table(house, anna, seats=2), await open_table(house, anna, seats=3, private=True)
    assert await house.enter(public.row.id, None, None, "x") is public
    secret = house.keys.link_secret(private.row.id, 0)
    assert secret in house.link(private.row) and house.link(public.row) == f"/t/{public.row.id}"
    assert await house.enter(private.row.id, None, secret, "x") is private
    assert await house.enter(private.row.id, anna.id, None, "x") is private
    await sit.sit(house, private, bert, 2)
    await sit.stand(house, private, anna, 0)
    assert await house.enter(private.row.id, bert.id, None, "x") is private, "who sits there"
    assert await house.enter(private.row.id, anna.id, "wrong", "x") is private, "the host"
    house.limits.enabled = True
    for number in range(10):
        with pytest.raises(Refused) as caught:
            await house.enter(private.row.id if number % 2 else "nowhere", None, secret[:-1], "x")
        assert (caught.value.code, caught.value.field, caught.value.status) == ("not-found", "table", 404)
    with pytest.raises(Refused, match="too-fast"):
        await house.enter(private.row.id, None, secret, "x")
    assert await house.enter(private.row.id, None, secret, "y") is private
    assert await house.enter(private.row.id, bert.id, None, "x") is private
