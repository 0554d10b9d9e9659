"""Orders: played when it is the owner's turn, ended by what makes them doubtful, and seen by nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.house.asked import GRACE
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs.orders import Orders
from ludoteca.house.jobs.timers import carry_out
from ludoteca.house.matches import Match
from ludoteca.house.planning.orders import ORDER
from ludoteca.house.store import plans as stored
from ludoteca.house.store import tempo
from ludoteca.house.table import Table
from ludoteca.house.tempo.rest import EVER
from ludoteca.house.verbs import plan
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.asking import Guess
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.planning import NewPlan, NewTrial, Plan, TriedMove, Unless
from ludoteca.kernel.registry import registered
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, asked, begin, first_move, look, open_inside, rest, until

Planned = Callable[[House, TurnedClock], Awaitable[None]]


def planned(test: Planned) -> Callable[[Path], None]:
    """Let a test be a coroutine that is given a house which follows orders, and its clock."""

    async def run(data: Path) -> None:
        clock = TurnedClock()
        async with open_inside(data, clock) as house:
            orders = Orders(house)
            house.listeners.append(orders.look)
            await test(house, clock)
            orders.close()

    @wraps(test)
    def opened(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    del opened.__wrapped__
    return opened


async def foreseen(house: House, table: Table, owner: Person, own: int = 1) -> list[TriedMove]:
    """Turns tried until the owner has made so many moves; bots decide for all."""
    moves: list[TriedMove] = []
    seat = table.row.seat_of(owner.id)
    while sum(tried.seat == seat for tried in moves) < own:
        answer = await plan.try_out(house, table, owner.id, NewTrial(table.seq, 1, moves, Guess("g")))
        moves = answer.moves
    return moves


async def order(
    house: House, table: Table, owner: Person, moves: list[TriedMove], number: int = 0, **chosen: Any
) -> Plan:
    new = NewPlan(table.seq, 1, moves, orders=True, **chosen)
    return await plan.keep_plan(house, table, owner.id, number, new)


async def play_first(house: House, table: Table, people: list[Person]) -> None:
    """Whoever is asked first plays the first that is on offer."""
    seat = asked(table)
    picks, offer = first_move(table, seat)
    await play(house, table, people[seat].id, f"key {table.seq}", picks, offer)


async def pair(house: House, **chosen: Any) -> tuple[Table, list[Person]]:
    people = [await arrive(house, name) for name in ("Anna", "Bert")]
    return await begin(house, *people, **chosen), people


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


@planned
async def test_orders_are_played_when_it_is_their_owners_turn(house: House, clock: TurnedClock) -> None:
    table, people = await pair(house)
    waits = people[1 - asked(table)]
    moves = await foreseen(house, table, waits)
    await order(house, table, waits, moves)
    before = table.seq
    for tried in moves[:-1]:
        offer = match_of(table).offer(tried.seat, reasons=False).id
        await play(house, table, people[tried.seat].id, f"key {table.seq}", tried.move, offer)
    await until(lambda: table.seq == before + len(moves))
    assert match_of(table).journal[-1].move == moves[-1].move
    (told,) = await plan.own_plans(house, table, waits.id)
    assert not told.orders and told.ended == "played", "told before the house ends them"
    await plan.follow(house, table)
    assert await house.store.read(stored.of, table.row.id, waits.id) == [told]


@planned
async def test_orders_on_ones_own_turn_are_played_at_once(house: House, clock: TurnedClock) -> None:
    table, people = await pair(house)
    owner = people[asked(table)]
    moves = await foreseen(house, table, owner)
    await order(house, table, owner, moves)
    assert table.seq == 1 and match_of(table).journal[-1].move == moves[0].move
    with pytest.raises(Refused, match="orders-late"):
        await plan.keep_plan(house, table, owner.id, 1, NewPlan(0, 1, moves, orders=True))


async def ended_by(house: House, table: Table, owner: Person) -> str | msgspec.UnsetType:
    await house.reread_orders()
    await plan.follow(house, table)
    (kept,) = await house.store.read(stored.of, table.row.id, owner.id)
    assert not kept.orders and await plan.own_plans(house, table, owner.id) == [kept]
    return kept.ended


@planned
async def test_what_another_was_not_to_do_ends_orders(house: House, clock: TurnedClock) -> None:
    for square, ends in (("A1", True), ("K9", False)):
        table, people = await pair(house)
        other = asked(table)
        owner = people[1 - other]
        moves = await foreseen(house, table, owner)
        await order(house, table, owner, moves, unless=[Unless("origo-placed", {"square": square})])
        picks = match_of(table).parse(other, "A1")
        await play(house, table, people[other].id, "A1", picks, match_of(table).offer(other).id)
        assert match_of(table).log(1 - other)[-1]["args"] == {"seat": other, "square": "A1"}
        await plan.follow(house, table)
        (kept,) = await plan.own_plans(house, table, owner.id)
        assert (kept.ended == "unless") == ends
        assert (table.seq == 1) == ends, "otherwise the order was played"


@planned
async def test_who_plays_otherwise_ends_the_own_orders(house: House, clock: TurnedClock) -> None:
    table, people = await pair(house)
    owner = people[asked(table)]
    moves = await foreseen(house, table, owner, 2)
    kept = Plan(0, table.seq, 1, moves, [], True)
    await house.store.writer.run(partial(stored.keep, table_id=table.row.id, player=owner.id, plan=kept))
    picks, offer = first_move(table, asked(table))
    await play(house, table, owner.id, "by hand", picks, offer)
    assert await ended_by(house, table, owner) == "went-on"


@planned
async def test_something_else_is_asked_or_the_move_is_not_legal(house: House, clock: TurnedClock) -> None:
    for wrong, why in ((TriedMove(0, "C4", "no such decision"), "asked-else"), (None, "illegal")):
        table, people = await pair(house)
        seat = asked(table)
        decision = match_of(table).game.decisions[match_of(table).position.kind]
        move = wrong or TriedMove(seat, "G7 G7 G7", decision)
        kept = Plan(0, 0, 1, [msgspec.structs.replace(move, seat=seat)], [], True)
        work = partial(stored.keep, table_id=table.row.id, player=people[seat].id, plan=kept)
        await house.store.writer.run(work)
        assert await ended_by(house, table, people[seat]) == why
        assert table.seq == 0


@planned
async def test_what_was_withdrawn_or_replaced_is_not_played(house: House, clock: TurnedClock) -> None:
    table, people = await pair(house)
    owner = people[1 - asked(table)]
    moves = await foreseen(house, table, owner)
    await order(house, table, owner, moves, 0)
    await order(house, table, owner, moves, 1)
    assert [one.orders for one in await plan.own_plans(house, table, owner.id)] == [False, True]
    await plan.drop_plan(house, table, owner.id, 1)
    for tried in moves[:-1]:
        offer = match_of(table).offer(tried.seat, reasons=False).id
        await play(house, table, people[tried.seat].id, f"key {table.seq}", tried.move, offer)
    await rest()
    assert table.seq == len(moves) - 1


@planned
async def test_orders_that_a_crash_has_left_behind_are_followed_instead_of_a_notice(
    house: House, clock: TurnedClock
) -> None:
    table, people = await pair(house, tempo="day")
    other = asked(table)
    owner = people[1 - other]
    moves = await foreseen(house, table, owner)
    await order(house, table, owner, moves)
    listeners, house.listeners = house.listeners, []
    for tried in moves[:-1]:
        offer = match_of(table).offer(tried.seat, reasons=False).id
        await play(house, table, people[tried.seat].id, f"key {table.seq}", tried.move, offer)
    assert table.seq == len(moves) - 1
    house.listeners = listeners
    house.ordered.clear()
    await house.reread_orders()
    clock.turn(GRACE)
    await house.store.writer.run(partial(tempo.beat, at=clock.at, gap=EVER))
    await carry_out(house)
    assert match_of(table).journal[-1].move == moves[-1].move


def plain(frames: list[dict[str, Any]], table: Table) -> list[str]:
    """What somebody was sent; who is there is gathered by the machine's clock, and is not in question here."""
    sent = (frame for frame in frames if frame["type"] != "presence")
    return [json.dumps(frame, sort_keys=True).replace(table.row.id, "ID") for frame in sent]


@pytest.mark.parametrize("name", sorted(registered()))
def test_others_see_the_same_bytes_with_and_without_orders(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables with the same luck and the same moves: at one by orders, at the other by hand."""
    monkeypatch.setattr("ludoteca.house.matches.new_key", lambda: b"\7" * 32)

    @planned
    async def course(house: House, clock: TurnedClock) -> None:
        people = [await arrive(house, name) for name in ("Anna", "Bert")]
        secret, open_one = tables = [await begin(house, *people, game=name) for _ in range(2)]
        ordered = 0

        async def follow() -> int:
            """At the other table everybody plays by hand what was played at the first."""
            orders = 0
            while open_one.seq < secret.seq:
                entry = match_of(secret).journal[open_one.seq]
                offer = match_of(open_one).offer(entry.seat, reasons=False).id
                orders += any(key.startswith(ORDER) and seq == entry.seq for (_, key), seq in secret.keys.items())
                await play(house, open_one, people[entry.seat].id, f"hand {entry.seq}", entry.move, offer)
                await rest()
            return orders

        while not match_of(secret).over and secret.seq < 60:
            seat = asked(secret)
            eyes = [[await look(house, table, who) for table in tables] for who in (people[seat], None)]
            owner = people[1 - seat]
            await order(house, secret, owner, await foreseen(house, secret, owner), unless=[Unless("never")])
            begun = secret.seq
            while not match_of(secret).over and asked(secret) == seat and secret.seq - begun < 6:
                await play_first(house, secret, people)
                await plan.follow(house, secret)
                await rest()
            ordered += await follow()
            for pair_of_eyes in eyes:
                seen = [plain(eye.frames, table) for eye, table in zip(pair_of_eyes, tables, strict=True)]
                assert seen[0] == seen[1]
                assert "never" not in "".join(seen[0])
                for eye in pair_of_eyes:
                    await eye.leave()
            await plan.drop_plan(house, secret, owner.id, 0)
            await follow()
            if not match_of(secret).over and asked(secret) != seat:
                await play_first(house, secret, people)
                await follow()
        assert ordered > 2

    course(tmp_path)
