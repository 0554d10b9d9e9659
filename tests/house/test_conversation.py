"""What is heard on one connection: moves that are played as they come, everything else in turn."""

from __future__ import annotations

import asyncio
import json
import logging
from contextvars import Context
from typing import Any

from ludoteca.house.house import House
from ludoteca.house.live.conversation import Conversation
from ludoteca.house.locking import Lock
from ludoteca.house.logs import REQUEST, log
from ludoteca.house.store.rows import EntryRow
from ludoteca.house.table import Table
from tests.support.inside import Eye, arrive, asked, begin, first_move, inside, look, moves, until


async def playing(house: House) -> tuple[Table, Eye, Conversation]:
    """A table, and whoever is asked there."""
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    eye = await look(house, table, people[asked(table)])
    return table, eye, Conversation(house, table, eye.connection)


def said(table: Table, key: str = "k", **more: Any) -> str:
    """A frame that plays a move of whoever is asked."""
    picks, offer = first_move(table, asked(table))
    return json.dumps({"type": "play", "key": key, "offer": offer, "picks": picks, **more})


def errors(eye: Eye) -> list[tuple[str, str | None]]:
    """What was refused, and under which key."""
    return [(frame["error"]["code"], frame.get("key")) for frame in eye.frames if frame["type"] == "error"]


@inside
async def test_a_move_is_played_as_it_is_heard_and_told_when_it_is_stored(house: House) -> None:
    table, eye, conversation = await playing(house)
    assert conversation.hear(said(table))
    assert table.lock.locked() and table.seq == 0 and table.match is not None and table.match.seq == 1
    await until(lambda: not table.lock.locked())
    assert [one.key for one in await house.store.entries(table.row.id)] == ["k"] and moves(house) == 1
    state = await eye.state()
    assert (state["seq"], state["accepted"]) == (1, [{"key": "k", "seq": 1}])
    assert sum("accepted" in frame and bool(frame["accepted"]) for frame in eye.frames) == 1


@inside
async def test_what_has_to_wait_or_is_refused_is_left_to_be_answered_in_turn(house: House) -> None:
    table, eye, conversation = await playing(house)
    move = said(table)
    picks, offer = first_move(table, asked(table))
    for frame in (
        "{",
        '{"type":"chat","text":"hello"}',
        said(table, unless=["final"]),
        said(table, move="A1"),
        json.dumps({"type": "play", "key": "k", "offer": offer}),
        json.dumps({"type": "play", "key": "k", "offer": offer, "picks": [*picks, 255]}),
        json.dumps({"type": "play", "key": "k", "offer": "0-99", "picks": picks}),
        json.dumps({"type": "play", "key": "k", "offer": "9-0", "picks": picks}),
    ):
        assert not conversation.hear(frame) and not table.lock.locked()
    async with table.lock:
        assert not conversation.hear(move)
    table.stale = True
    assert not conversation.hear(move)
    await conversation.answer(move)
    assert table.keys and not conversation.hear(move), "it was played before: the same answer again"
    await conversation.answer(move)
    await conversation.answer('{"type":"play","key":"late","offer":"0-99","picks":[1]}')
    assert (await eye.state())["seq"] == 1 and [key for _, key in errors(eye)] == ["late"]


@inside
async def test_whoever_says_too_much_is_not_heard_at_once(house: House) -> None:
    table, eye, _ = await playing(house)
    house.limits.enabled = True
    house.limits.rates["frame"] = (1.0, 0.001)
    conversation = Conversation(house, table, eye.connection)
    assert conversation.hear(said(table))
    await until(lambda: not table.lock.locked())
    assert not conversation.hear(said(table, "more"))
    await conversation.answer(said(table, "more"))
    await until(lambda: errors(eye))
    assert errors(eye) == [("too-fast", "more")] and table.seq == 1


@inside
async def test_what_is_said_after_a_move_is_answered_after_it(house: House) -> None:
    table, eye, conversation = await playing(house)
    assert conversation.hear(said(table))
    assert not conversation.hear(said(table, "next")), "one after the other"
    await conversation.answer('{"type":"undo","key":"back"}')
    assert table.seq == 2 and not errors(eye) and (await eye.state())["seq"] == 2


@inside
async def test_a_move_that_cannot_be_stored_is_refused_and_forgotten(house: House) -> None:
    table, eye, conversation = await playing(house)
    append_then = house.store.append_then

    def fail(*_: object) -> None:
        raise OSError("disk full")

    house.store.append_then = fail  # type: ignore[assignment,method-assign]
    assert conversation.hear(said(table))
    await until(lambda: not table.lock.locked())
    await until(lambda: errors(eye))
    assert errors(eye) == [("not-stored", "k")] and table.stale and moves(house) == 0
    house.store.append_then = append_then  # type: ignore[method-assign]
    async with house.hold(table):
        assert table.match is not None and table.match.seq == 0
    assert conversation.hear(said(table))
    await until(lambda: not table.lock.locked())
    assert table.seq == 1


@inside
async def test_what_fails_late_is_logged_under_the_request_that_asked_for_it(house: House) -> None:
    table, eye, _ = await playing(house)
    named: list[str | None] = []
    handler = logging.Handler()
    handler.emit = lambda record: named.append(REQUEST.get())  # type: ignore[method-assign]
    writer = Context()

    def fail(*work: Any) -> None:
        asyncio.get_running_loop().call_soon(work[-1], OSError("disk full"), context=writer)

    house.store.append_then = fail  # type: ignore[assignment,method-assign]
    before = REQUEST.set("the-socket")
    log.addHandler(handler)
    try:
        assert Conversation(house, table, eye.connection).hear(said(table))
        REQUEST.reset(before)
        await until(lambda: errors(eye))
    finally:
        log.removeHandler(handler)
    assert named and {*named} == {"the-socket"}


@inside
async def test_who_was_overtaken_is_told(house: House) -> None:
    table, eye, conversation = await playing(house)
    assert table.match is not None
    seat = asked(table)
    made = table.match.at(0).play(seat, first_move(table, seat)[0])
    await house.store.append(EntryRow(table.row.id, 1, made.seat, made.move, made.chance, 1, "theirs"), None)
    assert conversation.hear(said(table))
    await until(lambda: not table.lock.locked())
    await until(lambda: errors(eye))
    assert errors(eye) == [("overtaken", "k")] and table.seq == 1 and not table.stale


@inside
async def test_a_table_that_cannot_be_drawn_holds_up_nobody(house: House) -> None:
    broken, _, conversation = await playing(house)
    other, another, elsewhere = await playing(house)

    broken.by_habit = None  # type: ignore[assignment]
    assert conversation.hear(said(broken)) and elsewhere.hear(said(other))
    await until(lambda: not broken.lock.locked() and not other.lock.locked())
    assert (await another.state())["seq"] == other.seq == broken.seq == 1


def test_a_lock_is_taken_at_once_by_nobody_before_those_who_wait() -> None:
    async def run() -> None:
        lock = Lock()
        assert lock.take() and lock.locked() and not lock.take()
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take(), "somebody has waited for it"
        assert await waiting
        lock.release()
        assert lock.take()

    asyncio.run(run())
