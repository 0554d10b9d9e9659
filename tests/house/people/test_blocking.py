"""Who blocks somebody has nothing more to do with them: no common tables, no chat, until it is taken back."""

from __future__ import annotations

import pytest

from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.people.blocking import block, unblock, without_strangers
from ludoteca.house.people.identity import told
from ludoteca.house.verbs import chat, sit
from tests.support.inside import Eye, arrive, begin, inside, look, open_table, rest


async def lines(eye: Eye) -> list[str]:
    await rest()
    return [frame["text"] for frame in eye.frames if frame["type"] == "chat"]


@inside
async def test_no_common_table_from_either_side(house: House) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    await block(house, anna, bert.id)
    hosted, joined = await open_table(house, anna, seats=3), await open_table(house, carla, bert, seats=3)
    for table, person in ((hosted, bert), (joined, anna)):
        with pytest.raises(Refused, match="apart"):
            await sit.sit(house, table, person, 2)
    await sit.sit(house, hosted, carla, 1)
    assert [one.id for one in (await told(house, Guest(anna))).blocked] == [bert.id]
    assert (await told(house, Guest(bert))).blocked == [], "nobody is told of being blocked"
    await unblock(house, bert, anna.id)
    with pytest.raises(Refused, match="apart"):
        await sit.sit(house, hosted, bert, 2)
    await unblock(house, anna, bert.id)
    await sit.sit(house, hosted, bert, 2)
    for other in (anna.id, "nobody"):
        with pytest.raises(Refused, match="nobody"):
            await block(house, anna, other)


@inside
async def test_neither_hears_the_other(house: House) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    table = await begin(house, anna, bert)
    eyes = [await look(house, table, person) for person in (anna, bert, carla)]
    await chat.say(house, table, Guest(bert), "before")
    await rest()
    told = [frame for frame in eyes[0].frames if frame["type"] == "chat"]
    assert [line["player"] for line in told] == [bert.id], "so that who only looks on can be blocked, too"
    await block(house, anna, bert.id)
    await chat.say(house, table, Guest(bert), "of Bert")
    await chat.say(house, table, Guest(anna), "of Anna")
    assert [await lines(eye) for eye in eyes] == [
        ["before", "of Anna"],
        ["before", "of Bert"],
        ["before", "of Bert", "of Anna"],
    ]
    back = Eye(house, table, anna)
    back.connection.apart = house.people.apart(anna.id)
    back.connection.touch()
    back.connection.wake()
    assert [line["text"] for line in (await back.state())["chat"]] == ["of Anna"], "nor what was said before"
    back.sender.cancel()


@inside
async def test_a_rematch_leaves_one_of_them_out(house: House) -> None:
    anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    table = await begin(house, anna, bert, carla)
    await block(house, carla, bert.id)
    gone = [seat.substituted for seat in without_strangers(house, table.row, anna.id).seats]
    assert gone == [False, False, True], "who comes first stays"
    gone = [seat.substituted for seat in without_strangers(house, table.row, carla.id).seats]
    assert gone == [False, True, False], "who asks for it comes first"
