"""Those who run a house look after it while it runs: what they do, and that its processes learn of it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.cli import main
from ludoteca.house.admin import people, tables
from ludoteca.house.admin.errors import Impossible
from ludoteca.house.clock import DAY
from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.people.entering import Link, enter, stranger
from ludoteca.house.store import schema
from ludoteca.house.store.news import Notice
from ludoteca.house.verbs import chat, play, sit
from tests.support import house as outside
from tests.support.inside import arrive, asked, begin, first_move, inside, open_inside, open_table

PATIENCE = 15.0
Json = dict[str, Any]


# Inside one process --------------------------------------------------------------------------------


@inside
async def test_a_link_lets_one_person_in_once_and_not_for_ever(house: House) -> None:
    anna = await people.known(house, (await arrive(house, "Anna")).id)
    token = await people.open_door(house, anna, 1)
    assert len(token) >= 26, "nobody guesses it"
    both = await asyncio.gather(*(enter(house, Link(token), stranger(one)) for one in "ab"), return_exceptions=True)
    assert [one.person.id for one in both if not isinstance(one, BaseException)] == [anna.id]
    assert [one.code for one in both if isinstance(one, Refused)] == ["dead-link"]
    late = await people.open_door(house, anna, -1)
    for token in (late, "wrong"):
        with pytest.raises(Refused, match="dead-link"):
            await enter(house, Link(token), stranger("a"))
    await people.open_door(house, anna, 1)
    stored = await house.store.read(lambda connection: list(connection.execute(sa.select(schema.entrances))))
    assert len(stored) == 1, "what has expired goes"


@inside
async def test_somebody_new_is_invited_under_a_name(house: House) -> None:
    made, token = await people.invite(house, "  Zoë  ", 1)
    assert made.nickname == "Zoë"
    assert (await enter(house, Link(token), stranger("a"))).person.id == made.id
    with pytest.raises(Refused, match="bad-nickname"):
        await people.invite(house, "\u200b", 1)


@inside
async def test_people_are_found_by_id_or_by_a_name_that_is_theirs_alone(house: House) -> None:
    anna, twin, bert = [await arrive(house, name) for name in ("Anna", "Anna", "Bert_%")]
    assert (await people.known(house, "Bert_%")).id == bert.id == (await people.known(house, bert.id)).id
    with pytest.raises(Impossible, match=", ".join(sorted((anna.id, twin.id)))):
        await people.known(house, "Anna")
    with pytest.raises(Impossible, match="Nobody"):
        await people.known(house, "Carla")
    assert [row["id"] for row in await people.everybody(house, "_%", 9)] == [bert.id], "letters, not patterns"
    assert len(await people.everybody(house, "ANN", 9)) == 2 and len(await people.everybody(house, "", 2)) == 2


@inside
async def test_who_is_muted_says_nothing_until_the_time_is_over(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    row = await people.known(house, "Anna")
    await people.sanction(house, row, "muted", None)
    await house.people.reread_sanctions()
    with pytest.raises(Refused, match="muted"):
        await chat.say(house, table, Guest(anna), "hello")
    await people.sanction(house, row, "muted", 1)
    await house.people.reread_sanctions()
    assert [row["sanctions"] for row in await people.everybody(house, "Anna", 1)] == [["muted"]]
    with pytest.raises(Refused, match="muted"):
        await chat.say(house, table, Guest(anna), "hello")
    await people.sanction(house, row, "muted", -1)
    await house.people.reread_sanctions()
    await chat.say(house, table, Guest(anna), "hello")
    await people.sanction(house, row, "muted", 1)
    await people.pardon(house, row, "muted")
    await house.people.reread_sanctions()
    await chat.say(house, table, Guest(anna), "again")
    assert [line.text for line in table.talk] == ["hello", "again"]


@inside
async def test_a_visit_is_noted_once_a_day(house: House) -> None:
    anna = await arrive(house, "Anna")

    async def seen() -> int:
        row = await house.store.player(anna.id)
        assert row is not None
        return row.seen

    began = house.now()
    await house.store.see(anna.id, began - 3 * DAY)
    house.heard(None)
    await house.people.find(anna.id)
    await house.store.writer.run(lambda _: None)
    noted = await seen()
    assert noted >= began
    house.heard(Notice(changed=[anna.id]))
    await house.people.find(anna.id)
    await house.store.writer.run(lambda _: None)
    assert await seen() == noted
    house.people._seen[anna.id] = began - 2 * DAY  # somebody whom this process has known for days
    await house.people.find(anna.id)
    assert house.people._seen[anna.id] >= began


@inside
async def test_a_person_is_forgotten_and_their_games_stay(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    running, over = await begin(house, anna, bert), await begin(house, bert, anna)
    hosted, joined = await open_table(house, anna, bert), await open_table(house, bert, anna)
    barring = await open_table(house, bert, anna, seats=3)
    await sit.ban(house, barring, bert, 1)
    for _ in range(2):
        seat = asked(running)
        picks, offer = first_move(running, seat)
        await play.play(house, running, (anna.id, bert.id)[seat], f"k{running.seq}", picks, offer)
    await house.store.writer.run(
        lambda connection: connection.execute(
            sa.update(schema.tables).where(schema.tables.c.id == over.row.id).values(status="finished", finished=1)
        )
    )
    for who, text in ((anna, "mine"), (bert, "yours")):
        await chat.say(house, running, Guest(who), text)
    row = await people.known(house, "Anna")
    await people.open_door(house, row, 1)
    await people.sanction(house, row, "muted", 1)

    told = await people.export(house, row)
    assert told["person"][0]["nickname"] == "Anna" and [line["text"] for line in told["chat"]] == ["mine"]
    assert {seat["id"] for seat in told["seats"]} == {running.row.id, over.row.id, hosted.row.id, joined.row.id}
    assert {table["id"] for table in told["hosted"]} == {running.row.id, hosted.row.id}
    assert told["moves"] and {move["seat"] for move in told["moves"]} == {0}
    assert told["banned_from"] == [{"id": barring.row.id}]
    assert len(told["links"]) == len(told["sanctions"]) == 1

    changed = await people.remove(house, row)
    assert set(changed) == {table.row.id for table in (running, over, hosted, joined, barring)}
    everything = await house.store.read(
        lambda connection: [
            [tuple(one) for one in connection.execute(sa.select(table))] for table in schema.metadata.sorted_tables
        ]
    )
    assert anna.id not in str(everything) and "Anna" not in str(everything) and "mine" not in str(everything)
    assert "yours" in str(everything)
    for table in (running, over, hosted, joined):
        async with table.lock:
            await house.upkeep.refresh(table)
    assert [(seat.player, seat.name, seat.bot) for seat in running.row.seats] == [
        (None, None, house.settings.substitute), (bert.id, "Bert", None),
    ]  # fmt: skip
    assert running.seq == 2 and running.match is not None and not running.stale, "the game goes on"
    assert [(seat.player, seat.name, seat.bot) for seat in over.row.seats] == [(bert.id, "Bert", None), (None,) * 3]
    assert hosted.row.status == "closed" and [seat.taken for seat in joined.row.seats] == [True, False]
    await house.listen(running, anew=True)
    assert [line.text for line in running.talk] == ["yours"]
    assert await house.people.find(anna.id) is not None, "this process has not heard of it"
    house.heard(Notice(changed=[anna.id]))
    assert await house.people.find(anna.id) is None
    empty = await people.export(house, row)
    assert not any(empty.values())


@inside
async def test_a_table_is_closed_whatever_is_wrong_with_it(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    running, waiting = await begin(house, anna, bert), await open_table(house, anna, seats=2)
    await house.store.writer.run(
        lambda connection: connection.execute(
            sa.text("UPDATE tables SET options = '{' WHERE id = :id"), {"id": waiting.row.id}
        )
    )
    listed = {row["id"]: row for row in await tables.all_tables(house, None, 9)}
    assert listed[waiting.row.id]["unreadable"] and not listed[running.row.id]["unreadable"]
    for table in (running, waiting):
        await tables.close(house, table.row.id)
        with pytest.raises(Impossible):
            await tables.close(house, table.row.id)
    async with running.lock:
        await house.upkeep.refresh(running)
    seat = asked(running)
    picks, offer = first_move(running, seat)
    with pytest.raises(Refused, match="table-ended"):
        await play.play(house, running, (anna.id, bert.id)[seat], "k", picks, offer)
    assert {row["status"] for row in await tables.all_tables(house, "closed", 9)} == {"closed"}
    counted = await tables.statistics(house)
    assert (counted["people"], counted["tables_closed"], counted["tables_playing"]) == (2, 2, 0)


# By the command, while the house runs --------------------------------------------------------------


def soon(true: Callable[[], Any]) -> None:
    """Wait until the processes of the house have learned of it."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "the house never learned of it"
        time.sleep(0.05)


def test_a_running_house_learns_what_is_done_to_it(
    own_house: outside.House, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> Json:
        where = ["--data", str(own_house.data), *(["--store", own_house.store] if own_house.store else [])]
        assert main(["admin", *words, "--json", *where]) == 0
        told: Json = json.loads(capsys.readouterr().out)
        return told

    anna, bert = own_house.guest("Anna"), own_house.guest("Bert")
    table = anna.table(2, private=True)
    secret = table["link"].partition("#")[2]
    own_house.secrets.add(secret)
    bert.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": None}, secret=secret)
    anna.call("POST", f"/api/tables/{table['id']}/start")
    hers, his = anna.look(table), bert.look(table)
    hers.send({"type": "chat", "text": "a line of hers"})
    his.until(lambda frame: frame["type"] == "chat")

    def muted() -> bool:
        his.send({"type": "chat", "text": "x"})
        answer = his.until(lambda frame: frame["type"] in ("chat", "error"))
        return bool(answer.get("error", {}).get("code") == "muted")

    admin("rename", "Anna", "Annetta")
    hers.wait(lambda state: state["table"]["seats"][0]["name"] == "Annetta")
    soon(lambda: anna.call("GET", "/api/me")["nickname"] == "Annetta")

    admin("mute", bert.id)
    soon(muted)
    admin("mute", bert.id, "--off")

    link = admin("recover", "Annetta", "--url", "https://play.example.org")["link"]
    page, _, token = link.partition("#")
    assert page == "https://play.example.org/enter"
    own_house.secrets.add(token)
    thief = own_house.guest("Somebody")
    entered = thief.ask("POST", "/api/enter", {"token": token})
    assert (entered.status_code, entered.json()["id"]) == (200, anna.id), "nobody new has been made"
    assert thief.call("GET", "/api/me")["nickname"] == "Annetta", "the cookie is hers"
    assert bert.ask("POST", "/api/enter", {"token": token}).status_code == 410

    listed = admin("tables", "--status", "playing")
    assert [row["link"] for row in listed] == [table["link"]]  # type: ignore[index]

    admin("remove", anna.id, "--yes")
    state = his.wait(lambda state: state["table"]["seats"][0]["player"] is None)
    assert state["table"]["seats"][0]["bot"] is not None
    assert anna.ask("GET", "/api/me").status_code == 401
    soon(lambda: "a line of hers" not in str(bert.look(table).state["chat"]))

    admin("ban", "Bert")
    sent_away = his.until(lambda frame: frame["type"] == "error")
    assert sent_away["error"]["code"] == "barred"
    assert bert.ask("GET", "/api/me").json()["error"]["code"] == "barred"

    other = own_house.guest("Carla")
    open_one = other.table(2)
    admin("close", open_one["id"])
    soon(lambda: other.ask("GET", f"/api/tables/{open_one['id']}").status_code == 410)


def test_the_command_says_in_a_sentence_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def furnish() -> None:
        async with open_inside(tmp_path) as house:
            await arrive(house, "Anna")

    asyncio.run(furnish())
    here = ["--data", str(tmp_path)]
    for words, said in (
        (["recover", "Bert", *here], "Nobody here is called Bert."),
        (["rename", "Anna", "\u200b", *here], "This was refused: bad-nickname"),
        (["close", "nowhere", *here], "There is no table nowhere"),
        (["people", "--data", str(tmp_path / "none")], "There is no secret.key"),
    ):
        assert main(["admin", *words]) == 1
        told = capsys.readouterr().err
        assert told.startswith(said) and told.count("\n") == 1
    assert not (tmp_path / "none").exists()
    assert main(["admin", "people", *here]) == 0 and "Anna" in capsys.readouterr().out
    assert main(["admin", "statistics", *here]) == 0 and "moves" in capsys.readouterr().out
    assert main(["admin", "invite", "Zoe", *here]) == 0
    assert "http://localhost:8000/enter#" in capsys.readouterr().out
