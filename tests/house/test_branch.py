"""Branches: those in the room are offered their seats, they tell where they come from, and count for nothing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.opening import record_of
from ludoteca.house.people.blocking import block
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import Table
from ludoteca.house.verbs import branch, close, sit, start
from tests.support.finished import keep, over
from tests.support.inside import Eye, arrive, begin, inside, look, rest


async def finished(house: House, *people: Any, name: str = "deal", **fields: Any) -> Table:
    seats = [Seat(one.id, one.nickname) for one in people]
    await keep(house, over(name, "origin", *seats, at=house.now(), **fields))
    found = await house.find(name)
    assert found is not None
    return found


def offered(eye: Eye) -> list[Any]:
    """The branches of which somebody here was told as they began."""
    return [frame["table"] for frame in eye.frames if frame["type"] == "branch"]


@inside
async def test_those_in_the_room_are_offered_the_seats_of_a_branch(house: House) -> None:
    ada, bo, eve = [await arrive(house, name) for name in ("Ada", "Bo", "Eve")]
    table = await finished(house, ada, bo, rated=True)
    eyes = [await look(house, table, one) for one in (ada, bo, eve)]
    new = await branch.branch(house, table, ada, 7, "greedy", 1, together=True)
    await rest()
    for eye in eyes:
        (told,) = offered(eye)
        assert (told["id"], told["branch_of"], told["branch_seq"]) == (new.row.id, "deal", 7)
        assert told["link"] == house.link(new.row) and "#" in told["link"]
    row = new.row
    assert (row.status, row.private, row.rated, row.host) == ("open", True, False, ada.id)
    assert row.seats == (Seat(), Seat(ada.id, "Ada")), "who begins has the seat that was chosen, the others are free"
    assert [one.id for one in await branch.branches(house, table, None)] == [row.id]

    await sit.sit(house, new, bo, 0)
    await start.start(house, new, ada)
    async with house.hold(new):
        assert new.match is not None and table.match is not None
        assert new.match.document() == table.match.at(7).document()
        record = record_of(new.row, new.match)
    assert record["branch"] == {"table": "deal", "seq": 7}
    assert not new.row.rated and new.row.key != table.row.key, "luck of its own, and no rating"
    late = await look(house, table, None)
    await rest()
    assert offered(late) == []
    assert [one.status for one in await branch.branches(house, table, None)] == ["playing"]


@inside
async def test_branches_are_told_in_the_order_of_their_steps_without_those_that_are_nobodys_business(
    house: House,
) -> None:
    ada, bo = [await arrive(house, name) for name in ("Ada", "Bo")]
    table = await finished(house, ada, bo)
    later, first, ended = [
        await branch.branch(house, table, ada, seq, "greedy", None, together=True) for seq in (9, 2, 4)
    ]
    await close.close(house, ended, ada)
    alone = await branch.branch(house, table, bo, 5, "greedy", 0)
    assert [one.id for one in await branch.branches(house, table, ada.id)] == [first.row.id, later.row.id]
    mine = await branch.branches(house, table, bo.id)
    assert [one.branch_seq for one in mine] == [2, 5, 9] and mine[1].id == alone.row.id
    await block(house, bo, ada.id)
    assert [one.id for one in await branch.branches(house, table, bo.id)] == [alone.row.id]


@inside
async def test_what_is_no_branch_is_refused(house: House) -> None:
    ada, bo = [await arrive(house, name) for name in ("Ada", "Bo")]
    running = await begin(house, ada, bo)
    table = await finished(house, ada, bo)
    shared = await finished(house, ada, bo, name="shared", round="same")
    other = structs.replace(running.row, id="other", round="same")
    await house.store.add_table(other)
    for at, seq, seat, code in (
        (running, 0, None, "not-over"),
        (table, 999, None, "no-such-step"),
        (table, 1, 2, "no-such-seat"),
        (shared, 1, None, "round-going-on"),
    ):
        for together in (True, False):
            with pytest.raises(Refused) as refused:
                await branch.branch(house, at, ada, seq, "greedy", seat, together=together)
            assert refused.value.code == code
    async with house.hold(table):
        last = table.seq
    for together in (True, False):
        with pytest.raises(Refused) as refused:
            await branch.branch(house, table, ada, last, "greedy", None, together=together)
        assert refused.value.code == "game-over"
    house.limits.enabled = True
    house.limits.bounds["open-tables"] = 1
    await branch.branch(house, table, ada, 1, "greedy", None, together=True)
    with pytest.raises(Refused) as refused:
        await branch.branch(house, table, ada, 1, "greedy", None, together=True)
    assert refused.value.code == "too-many"
