"""Habits: what has one answer is answered by itself for whoever wants it so, and everybody can tell."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs.orders import Orders
from ludoteca.house.matches import Match
from ludoteca.house.planning.orders import HABIT, forced
from ludoteca.house.table import Table
from ludoteca.house.verbs import habit, plan
from ludoteca.house.verbs.play import play
from ludoteca.house.verbs.undo import undo
from ludoteca.kernel.registry import registered
from tests.support.inside import arrive, begin, look, open_inside, rest

MOVES = 70


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


async def at_random(house: House, table: Table, luck: random.Random) -> None:
    """Somebody who is asked moves by hand."""
    match = match_of(table)
    seat, picks = luck.choice(match.to_act), list[int]()
    while not (offer := match.offer(seat, picks, reasons=False)).complete:
        picks.append(luck.choice(offer.picks).id)
    player = table.row.seats[seat].player
    await play(house, table, player, f"hand {table.seq}", picks, offer.id)


@pytest.mark.parametrize("name", sorted(registered()))
def test_what_has_one_answer_is_answered_by_itself(name: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            orders = Orders(house)
            house.listeners.append(orders.look)
            people = [await arrive(house, who) for who in ("Anna", "Bert")]
            table = await begin(house, *people, game=name)
            eye = await look(house, table, people[1])
            decisions = [(name, decision) for decision in match_of(table).game.decisions]
            for _, decision in decisions:
                await habit.begin(house, people[0].id, name, decision)
            luck = random.Random(3)
            while table.seq < MOVES and not match_of(table).over:
                await at_random(house, table, luck)
                await plan.follow(house, table)
                assert forced(match_of(table), 0, decisions) is None
            await rest()
            state = await eye.state()
            told = [frame for frame in eye.frames if frame["type"] == "state"]
            by_itself = [seq for (_, key), seq in table.keys.items() if key.startswith(HABIT)]
            assert state["by_habit"] == [{"seq": seq, "seat": 0} for seq in sorted(by_itself)] and told
            assert all(match_of(table).journal[one.seq - 1].seat == one.seat for one in table.by_habit)
            asked = await look(house, table, people[0])
            assert (await asked.state())["by_habit"] == state["by_habit"]
            orders.close()

    asyncio.run(run())


def test_nobody_is_moved_for_who_does_not_want_it_or_has_just_gone_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            orders = Orders(house)
            house.listeners.append(orders.look)
            people = [await arrive(house, who) for who in ("Anna", "Bert")]
            table = await begin(house, *people, game="origin")
            luck = random.Random(1)
            every = [("origin", decision) for decision in match_of(table).game.decisions]
            found = 0
            while not match_of(table).over and found < 3:
                match = match_of(table)
                seat = match.to_act[0]
                if (answer := forced(match, seat, every)) is None:
                    await at_random(house, table, luck)
                    continue
                found += 1
                before, player = table.seq, table.row.seats[seat].player
                await plan.follow(house, table)
                assert table.seq == before, "nobody has asked for it"
                decision = match.game.decisions[match.position.kind]
                await habit.begin(house, player or "", "origin", decision)
                assert table.seq > before and table.by_habit[-1].seq == before + 1
                assert match.journal[before].move == " ".join(match.game.vocabulary.token(pick) for pick in answer[0])
                if match.can_undo(seat) and match.seq == before + 1:
                    await undo(house, table, player, f"back {found}")
                    await plan.follow(house, table)
                    assert seat in match.to_act and table.seq == before + 2, "who goes back wants to look"
                await habit.end(house, player or "", "origin", decision)
            assert found == 3
            with pytest.raises(Refused, match="no-such-decision"):
                await habit.begin(house, people[0].id, "origin", "no such thing")
            orders.close()

    asyncio.run(run())
