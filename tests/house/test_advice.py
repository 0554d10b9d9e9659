"""Advice: for whoever plays alone against bots, ever deeper, from what the own seat sees, and noted in the record."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec import structs

import ludoteca
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.opening import record_of
from ludoteca.house.table import Table
from ludoteca.house.verbs import advise, create, play, sit, start
from ludoteca.house.verbs.advise import consider, noted
from ludoteca.house.wire.advice import Advice, NewAdvice
from ludoteca.house.wire.people import Person
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.records import Advised
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.registry import registered
from tests.support.inside import arrive, begin, inside, look, open_inside, open_table


async def alone(house: House, ada: Person, game: str = "origo", *, rated: bool = False) -> Table:
    """Ada against a bot that answers when the test lets it."""
    table = await create.create(house, ada, game, 2, {}, False, rated=rated)
    await sit.seat_bot(house, table, ada, 1, "greedy")
    await start.start(house, table, ada)
    return table


async def ask(house: House, table: Table, player: str, level: int, offer: str = "") -> Advice:
    assert table.match is not None
    current = table.match.offer(table.match.to_act[0]).id
    return await advise.advise(house, table, player, NewAdvice(offer or current, level))


@pytest.mark.parametrize("name", registered())
def test_advice_goes_deeper_and_can_be_followed(name: str) -> None:
    match = game_named(name).start(seats=2, seed="advice")
    for _ in range(12):
        seat = match.to_act[0]
        view, offer = match.view(seat), match.offer(seat, reasons=False)
        asked = offer.as_json()
        where, what, move = (consider(view, asked, offer.picks, level) for level in (1, 2, 3))
        on_offer = [pick.id for pick in offer.picks]
        assert move == consider(view, asked, offer.picks, 3), "the same advice whenever it is asked for"
        assert move[0] in where and move[0] in what and len(what) <= 3
        assert [pick for pick in on_offer if pick in what] == what, "in the order of the offer: the best is not named"
        assert len(on_offer) == 1 or len(where) < len(on_offer) or len(on_offer) == 2
        match.play(seat, move, offer.id)
        if match.over:
            break


def test_advice_is_noted_in_the_table_and_in_the_record(tmp_path: Path) -> None:
    async def played() -> None:
        async with open_inside(tmp_path) as house:
            ada = await arrive(house, "Ada")
            table = await alone(house, ada, "origin")
            eye = await look(house, table, ada)
            assert table.match is not None
            while table.match.to_act[0] != 0:
                seat = table.match.to_act[0]
                offer = table.match.offer(seat)
                move = ludoteca.bots.make("greedy", seed=1).choose(table.match.view(seat), offer.as_json())
                await play.play_bot(house, table, seat, move, offer=offer.id)
            for level in (1, 3, 2):
                await ask(house, table, ada.id, level)
            at = table.seq
            assert (await eye.state())["table"]["advised"] == [{"seq": at, "seat": 0, "level": 3}]
            record = record_of(table.row, table.match)
            assert record["advice"] == [{"seq": at, "seat": 0, "level": 3}]
            assert ludoteca.replay(json.loads(json.dumps(record))).record() == table.match.record()
            with pytest.raises(BadRecord):
                ludoteca.replay({**record, "advice": [{"seq": at, "seat": 0, "level": 4}]})
        async with open_inside(tmp_path) as house:
            again = await house.find(table.row.id)
            assert again is not None and again.row.advised == (Advised(at, 0, 3),), "a restart forgets nothing"

    asyncio.run(played())


@inside
async def test_nobody_is_helped_against_people_or_for_ratings(house: House) -> None:
    ada, bo = await arrive(house, "Ada"), await arrive(house, "Bo")
    together = await begin(house, ada, bo)
    rated = await alone(house, ada, rated=True)
    cup, shared = await alone(house, ada), await alone(house, ada)
    await house.change(cup, lambda row: structs.replace(row, tournament="cup"))
    await house.change(shared, lambda row: structs.replace(row, round="deal"))
    waiting = await open_table(house, ada, seats=2)
    casual = await alone(house, ada)
    for table, who, code in (
        (together, ada, "no-advice-here"),
        (rated, ada, "no-advice-here"),
        (cup, ada, "no-advice-here"),
        (shared, ada, "no-advice-here"),
        (waiting, ada, "not-started"),
        (casual, bo, "no-advice-here"),
    ):
        with pytest.raises(Refused) as refused:
            await advise.advise(house, table, who.id, NewAdvice("1.0", 1))
        assert refused.value.code == code and table.row.advised is None
    with pytest.raises(Refused) as refused:
        await ask(house, casual, ada.id, 1, "0.9")
    assert refused.value.code == "stale-offer" and casual.row.advised is None


def test_of_one_decision_the_deepest_note_stays() -> None:
    first, second = Advised(3, 0, 2), Advised(5, 0, 1)
    assert noted((first,), second) == (first, second)
    assert noted((first,), Advised(3, 0, 1)) == (first,)
    assert noted((first,), Advised(3, 0, 3)) == (Advised(3, 0, 3),)
    assert noted((first,), Advised(3, 1, 1)) == (first, Advised(3, 1, 1))
