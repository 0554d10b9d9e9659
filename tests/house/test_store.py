"""What is read back from the store."""

from __future__ import annotations

import asyncio

from msgspec import structs

from ludoteca.house.house import House
from ludoteca.house.store.reading import CHAT_KEPT
from ludoteca.house.store.rows import ChatRow, Marks, Seat
from ludoteca.house.store.store import LISTED
from ludoteca.house.store.waiting import own_tables
from tests.support.inside import inside
from tests.support.rows import entry, table_row


@inside
async def test_the_store_gives_back_what_it_was_given(house: House) -> None:
    store = house.store
    seats = (Seat("p", "Anna"), Seat(bot="random"), Seat("q", "Bert", "greedy", True), Seat())
    row = table_row(
        "a", seats=seats, options={"x": [1, None]}, private=True, status="playing", created=9, revision=4, key="k",
        commitment="c", setup=[1, 2], origin={"seats": 4}, branch_of="b", branch_seq=3, take_back={"seat": 1},
    )  # fmt: skip
    await store.add_table(row, [entry("a", 1), entry("a", 2, key="k")])
    assert await store.table("a") == row and await store.table("b") is None
    assert [(one.seq, one.key, one.chance) for one in await store.entries("a")] == [(1, None, [1, 2]), (2, "k", [1, 2])]
    changed = structs.replace(row, host="other", revision=5, seats=(*seats[:3], Seat("r", "Carla")))
    assert await store.change_table(row, changed) is True
    assert await store.table("a") == changed
    assert await store.change_table(row, structs.replace(row, host="late", revision=5)) is False
    assert await store.table("a") == changed
    assert [seat.taken for seat in seats] == [True, True, True, False]
    assert [seat.person for seat in seats] == [True, False, False, False]
    assert [seat.mind for seat in seats] == [None, "random", "greedy", None]
    assert [row.seat_of(who) for who in ("p", "q", "z", None)] == [0, 2, None, None]


@inside
async def test_lists_show_the_newest_public_tables_of_a_state(house: House) -> None:
    store = house.store
    for number in range(LISTED + 2):
        await store.add_table(table_row(f"t{number}", created=number))
    await store.add_table(table_row("hidden", created=1000, private=True))
    await store.add_table(table_row("played", created=1000, status="playing", host="x", seats=(Seat("p", "P"), Seat())))
    listed = [row.id for row in await store.tables_by_status("open")]
    assert listed == [f"t{number}" for number in range(LISTED + 1, 1, -1)]
    assert [row.id for row in await store.tables_by_status("playing")] == ["played"]
    assert await store.tables_by_status("finished") == []
    mine = await store.read(own_tables, "h")
    assert mine[:2] == ["hidden", f"t{LISTED + 1}"] and len(mine) == LISTED + 3, "all of them"
    assert await store.read(own_tables, "p") == ["played"] == await store.read(own_tables, "x")
    assert await store.read(own_tables, "nobody") == []
    some = ["t3", "gone", "hidden", "t1"]
    assert [row.id for row in await store.some_of(some)] == ["t3", "hidden", "t1"], "in the order asked for"


@inside
async def test_old_tables_that_have_not_begun_are_closed_and_nothing_else(house: House) -> None:
    store = house.store
    for name, status, created in (("old", "open", 4), ("new", "open", 5), ("playing", "playing", 4)):
        await store.add_table(table_row(name, status=status, created=created, revision=7))
    assert await store.close_open(5) == ["old"] and await store.close_open(5) == []
    found = {name: await store.table(name) for name in ("old", "new", "playing")}
    told = {name: (row.status, row.revision) for name, row in found.items() if row is not None}
    assert told == {"old": ("closed", 8), "new": ("open", 7), "playing": ("playing", 7)}


@inside
async def test_tables_where_a_bot_may_have_to_move_are_found(house: House) -> None:
    store = house.store
    people, bots = (Seat("p", "P"), Seat("q", "Q")), (Seat("p", "P"), Seat(bot="random"))
    left = (Seat("p", "P"), Seat("q", "Q", "greedy", True))
    for name, status, seats in (
        ("people", "playing", people), ("bots", "playing", bots), ("left", "playing", left),
        ("open", "open", bots), ("over", "finished", bots),
    ):  # fmt: skip
        await store.add_table(table_row(name, status=status, seats=seats))
    await store.add_table(table_row("alone", status="playing", created=99, seats=(Seat(bot="random"), Seat("p", "P"))))
    await store.add_table(table_row("unseen", status="playing", seats=(Seat(bot="random"), Seat(bot="random"))))
    found = await store.tables_with_bots()
    assert sorted(found) == ["alone", "bots", "left"] and found[0] == "alone", "the newest first"
    assert await store.tables_with_bots(["left", "people", "gone"]) == ["left"]
    await store.report("here", {"unseen": ([], 1)})
    assert "unseen" in await store.tables_with_bots(), "somebody looks on"


@inside
async def test_the_last_lines_of_talk_are_read_oldest_first(house: House) -> None:
    store = house.store
    for name in "ab":
        await store.add_table(table_row(name))
    numbers = [await store.add_chat("a", "p", "Anna", f"line {n}", n) for n in range(3)]
    other = await store.add_chat("b", "p", "Anna", "elsewhere", 9)
    assert await store.chat("a") == [ChatRow(numbers[n], "Anna", f"line {n}", n, "p") for n in range(3)]
    assert [line.text for line in await store.chat("a", numbers[0])] == ["line 1", "line 2"]
    await asyncio.gather(*(store.add_chat("a", "p", "Anna", f"more {n}", 9) for n in range(CHAT_KEPT)))
    kept = [line.text for line in await store.chat("a")]
    assert kept == [f"more {n}" for n in range(CHAT_KEPT)]
    await store.append(entry("b", 1), None)
    assert await store.marks(["a", "b", "c"]) == {
        "a": Marks(0, 0, (await store.chat("a"))[-1].id),
        "b": Marks(0, 1, other, entry("b", 1).at),
    }
