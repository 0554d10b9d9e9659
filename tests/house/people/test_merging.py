"""Two people who are one: everything that was theirs is that person's, in both engines, and nothing is lost."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.house.admin import people
from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.notices import letters
from ludoteca.house.people.entering import Caller, Code, enter, stranger
from ludoteca.house.people.identity import end_session, renew_code, told
from ludoteca.house.store import hooks, identities, schema
from ludoteca.house.store.rows import CredentialRow, HookRow, LetterRow
from ludoteca.house.verbs import chat, play, sit
from ludoteca.house.wire.people import Person
from tests.support.inside import arrive, asked, begin, first_move, look, open_inside, open_table
from tests.support.postgres import empty_database


async def everything(house: House) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables."""

    def read(connection: sa.Connection) -> dict[str, list[dict[str, Any]]]:
        return {
            table.name: [dict(row) for row in connection.execute(sa.select(table)).mappings()]
            for table in schema.metadata.sorted_tables
        }

    return await house.store.read(read)


async def known_here(house: House, person: Person) -> Guest:
    """Somebody with the cookie of the first visit."""
    assert await house.people.visit(person.id) is not None
    return Guest(person, session=person.id)


async def in_both_lives(house: House) -> None:
    """Anna has played at home; on the telephone she is Nina. The code proves the first, the cookie the second."""
    anna, nina, bert = [await arrive(house, name) for name in ("Anna", "Nina", "Bert")]
    home, away, over = await begin(house, anna, bert), await begin(house, nina, bert), await begin(house, bert, nina)
    waiting = await open_table(house, bert, anna, nina, seats=4)
    hosted, barring = await open_table(house, nina, seats=3), await open_table(house, bert, nina, seats=3)
    await sit.ban(house, barring, bert, 1)
    finished = sa.update(schema.tables).where(schema.tables.c.id == over.row.id).values(status="finished", finished=1)
    await house.store.writer.run(lambda connection: connection.execute(finished))
    await chat.say(house, away, Guest(nina), "said on the way")
    for who, kind, days in ((anna, "muted", -1), (nina, "muted", 7), (nina, "other", None)):
        await people.sanction(house, await people.known(house, who.id), kind, days)
    pairs = ((nina, bert), (anna, bert), (bert, nina), (anna, nina))
    rows = [{"player": one.id, "blocked": other.id, "at": 1} for one, other in pairs]
    await house.store.writer.run(lambda connection: connection.execute(sa.insert(schema.blocks), rows))
    await people.open_door(house, await people.known(house, nina.id), 1)
    passkey = CredentialRow("passkey", "5" * 64, nina.id, {"name": "telephone"}, 1, None)
    await house.store.writer.run(partial(identities.add_credential, row=passkey))
    for one in (anna, nina):
        hook = HookRow(one.id, hooks.OWN, f"ntfys://ntfy.sh/{one.nickname}", "ntfy", "en", 1)
        await house.store.writer.run(partial(hooks.put, row=hook))
    address = CredentialRow("mail", "6" * 64, nina.id, {"name": "nina@example.org"}, 1, None)
    await house.store.writer.run(partial(identities.add_credential, row=address))
    wish = LetterRow(nina.id, address.digest, "daily", 18, "en", 0)
    await house.store.writer.run(partial(letters.arrange, row=wish, at=1))
    code = (await renew_code(house, anna, "http://house")).code
    lost = (await renew_code(house, nina, "http://house")).code
    eye = await look(house, away, nina)
    eye.connection.guest = await known_here(house, nina)
    before = await everything(house)

    arrived = await enter(house, Code(code.upper()), Caller(await known_here(house, nina), "x", "Firefox", True))
    assert arrived.person == Person(anna.id, "Anna") and await house.people.visit(arrived.session) == arrived.person
    after = await everything(house)
    assert nina.id not in str(after)
    assert eye.connection.hung_up, "who looked as Nina connects again, as Anna"
    for name in ("tables", "seats", "journal", "chat"):
        assert len(after[name]) == len(before[name]), name
    seated = {(row["table_id"], row["seat"]): (row["player"], row["name"]) for row in after["seats"]}
    assert seated[home.row.id, 0] == seated[away.row.id, 0] == (anna.id, "Anna")
    assert seated[over.row.id, 1] == (anna.id, "Nina"), "what is over tells the name of then"
    assert seated[waiting.row.id, 1] == (anna.id, "Anna") and seated[waiting.row.id, 2] == (None, None)
    assert {row["id"]: row["host"] for row in after["tables"]}[hosted.row.id] == anna.id
    assert {row["id"]: row["banned"] for row in after["tables"]}[barring.row.id] == [anna.id]
    assert [(row["player"], row["name"]) for row in after["chat"]] == [(anna.id, "Nina")]
    until = {row["kind"]: row["until"] for row in after["sanctions"]}
    assert until["other"] is None and (until["muted"] or 0) > house.now(), "the stricter one counts"
    called = {(row["table_id"], row["player"]) for row in after["timers"]}
    assert {(home.row.id, anna.id), (away.row.id, anna.id)} <= called, "who is asked at either table is still called"
    assert ("", anna.id) in called and [row["player"] for row in after["letters"]] == [anna.id]
    assert [(row["player"], row["url"][-4:]) for row in after["hooks"]] == [(anna.id, "Anna")]
    assert {(row["player"], row["blocked"]) for row in after["blocks"]} == {(anna.id, bert.id), (bert.id, anna.id)}
    assert [row["kind"] for row in after["credentials"]].count("code") == 2, "both codes were written down"
    assert {row["player"] for row in after["credentials"]} == {anna.id} == {row["player"] for row in after["entrances"]}
    assert await house.people.find(nina.id) is None and await house.people.visit(nina.id) is None
    assert away.row.seats[0].player == anna.id, "this process shows it at once"
    seat = asked(away)
    picks, offer = first_move(away, seat)
    await play.play(house, away, (anna.id, bert.id)[seat], "k", picks, offer)
    assert (await enter(house, Code(lost), stranger("y"))).person.id == anna.id


async def against_oneself(house: House) -> None:
    """Who plays against oneself stays two people until the game is over; nothing has changed."""
    anna, nina = await arrive(house, "Anna"), await arrive(house, "Nina")
    await begin(house, anna, nina)
    code = (await renew_code(house, anna, "http://house")).code
    before = await everything(house)
    with pytest.raises(Refused, match="both-seated"):
        await enter(house, Code(code), Caller(await known_here(house, nina), "x", "", True))
    assert await everything(house) == before
    arrived = await enter(house, Code(code), Caller(await known_here(house, nina), "x"))
    assert arrived.person.id == anna.id and await house.people.visit(nina.id) is None, "left behind, and not lost"
    assert await house.people.find(nina.id) is not None


@pytest.mark.parametrize("course", [in_both_lives, against_oneself])
def test_two_people_become_one(course: Any, store: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, store=store and empty_database(store)) as house:
            await course(house)

    asyncio.run(run())


def test_another_process_hears_of_sessions_that_end_and_people_who_are_one(store: str, tmp_path: Path) -> None:
    async def run() -> None:
        url = store and empty_database(store)
        async with open_inside(tmp_path, store=url) as here, open_inside(tmp_path, store=url) as there:
            anna, nina = await arrive(here, "Anna"), await arrive(here, "Nina")
            code = (await renew_code(here, anna, "http://house")).code
            second = (await enter(here, Code(code), stranger("x"))).session
            table = await begin(there, nina, await arrive(there, "Bert"))
            eyes = {}
            for session, person in ((second, anna), (nina.id, nina)):
                assert await there.people.visit(session) == person
                eyes[session] = await look(there, table, person)
                eyes[session].connection.guest = Guest(person, session=session)
            await end_session(here, anna, second)
            await enter(here, Code(code), Caller(Guest(nina, session=nina.id), "x", "", True))
            for _ in range(1000):
                await there.people.recheck_sessions()
                if all(eye.connection.hung_up for eye in eyes.values()):
                    break
                await asyncio.sleep(0.01)
            else:
                raise AssertionError("the other process never heard of it")
            assert await there.people.visit(second) is None and await there.people.visit(nina.id) is None
            listed = {one.id for one in (await told(there, Guest(anna))).sessions}
            assert anna.id in listed and second not in listed

    asyncio.run(run())


def test_who_comes_in_while_sessions_are_looked_up_is_not_sent_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            anna = await arrive(house, "Anna")
            table = await begin(house, anna, await arrive(house, "Bert"))
            read, eyes = house.store.read, list[Any]()

            async def meanwhile(work: Any, /, *args: Any) -> Any:
                found = await read(work, *args)
                eyes.append(await look(house, table, anna))
                eyes[0].connection.guest = Guest(anna, session=anna.id)
                return found

            house.people.forget_all()
            house.store.read = meanwhile  # type: ignore[method-assign,assignment]
            await house.people.recheck_sessions()
            house.store.read = read  # type: ignore[method-assign]
            assert len(eyes) == 1 and not eyes[0].connection.hung_up

    asyncio.run(run())


def test_every_column_that_holds_a_person_is_known() -> None:
    short = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, sa.String) and column.type.length == 32 and column.name not in identities.OF_PEOPLE
    }
    ids = {
        "players.id",
        "sessions.id",
        "tables.id",
        "tables.branch_of",
        "tables.rematch",
        "tables.round",
        "tables.tournament",
        "tournaments.id",
        "entrants.tournament",
        "pairings.tournament",
        "studies.id",
        "study_readers.study",
        "attempts.source",
        "processes.name",
    }
    assert {one for one in short if not one.endswith((".table_id", ".process"))} == ids, "what is new is whose?"
