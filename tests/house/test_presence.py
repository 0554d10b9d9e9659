"""Who is at a table: who comes and goes, who sits where, and what each is told of it."""

from __future__ import annotations

import time
from typing import Any

import pytest
from msgspec import structs

from ludoteca.house import table as table_module
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import ONLOOKERS
from ludoteca.house.verbs import sit, start
from tests.support.inside import (
    Json,
    arrive,
    begin,
    inside,
    look,
    move_on,
    open_table,
    problem,
    rest,
    until,
)


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
        patched.setattr(table_module, "TURN", 3600)
        table.draw()
        table.draw()
        await rest()
    assert [frame["type"] for frame in hers.frames] == ["state", "presence", "state"], "who plays is shown at once"
    shown = [one for one in crowd if len(one.frames) == 3]
    gone, *others = [one for one in crowd if one not in shown]
    assert len(shown) == ONLOOKERS
    await gone.leave()
    table._wake_some()  # the next turn; the ones after it come by themselves
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
    await move_on(house, table)
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
    assert problem(caught) == ("seat-taken", "seat", 409) and caught.value.arguments == {"seat": 1}
    for number in (-1, 3):
        with pytest.raises(Refused) as caught:
            await sit.sit(house, table, anna, number)
        assert problem(caught) == ("no-such-seat", "seat", 404) and caught.value.arguments == {"seat": number}
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
        assert problem(caught) == expected
    await sit.stand(house, table, anna, 2)
    with pytest.raises(Refused) as caught:
        await start.start(house, table, anna)
    assert problem(caught) == ("seats-free", "seats", 409) and caught.value.arguments == {"seats": [2]}
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
        assert problem(caught) == ("already-started", "table", 409)
