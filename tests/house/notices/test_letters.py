"""One letter a day, or soon, about all tables that wait: by a real server, to whoever wants it, and to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from email.message import EmailMessage
from functools import partial, wraps
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa

from ludoteca.house.asked import GRACE
from ludoteca.house.clock import DAY, HOUR
from ludoteca.house.house import House
from ludoteca.house.jobs.timers import carry_out
from ludoteca.house.notices import letters
from ludoteca.house.people.entering import MAIL, mail_digest
from ludoteca.house.store import identities, notices, tempo
from ludoteca.house.store import letters as stored
from ludoteca.house.store.rows import CredentialRow, LetterRow
from ludoteca.house.store.schema import timers
from ludoteca.house.table import Table
from ludoteca.house.tempo.rest import Rest, next_at
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.people import Person
from tests.house.notices.browser import Browser, service
from tests.house.notices.office import Office, open_office
from tests.house.tempo.sitting import lapse
from tests.support.clock import START, TurnedClock
from tests.support.inside import arrive, asked, begin, first_move, look, open_inside, open_table
from tests.support.web import Web, error, on_the_web

ORIGIN = "https://play.example.org"


def written(
    test: Callable[[House, TurnedClock, Office], Awaitable[None]],
) -> Callable[[Path], None]:
    """Let a test be a coroutine that is given a house, its clock, and the office that takes its letters."""

    async def run(data: Path) -> None:
        clock = TurnedClock()
        async with open_office() as office:
            settings: dict[str, Any] = {"mail": office.url, "mail_from": "house@example.org", "origins": (ORIGIN,)}
            async with open_inside(data, clock, **settings) as house:
                await test(house, clock, office)

    @wraps(test)
    def opened(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    del opened.__wrapped__
    return opened


async def wants(house: House, person: Person, often: str = "daily", hour: int = 18, language: str = "en") -> None:
    """Somebody gives an address, and wants letters."""
    digest = mail_digest(f"{person.nickname}@example.org")
    about = {"name": f"{person.nickname}@example.org"}
    row = CredentialRow(MAIL, digest, person.id, about, house.now(), None)
    await house.store.writer.run(partial(identities.add_credential, row=row))
    wish = LetterRow(person.id, digest, often, hour, language, 0)
    assert await house.store.writer.run(partial(letters.arrange, row=wish, at=house.now()))


async def until_asked(house: House, table: Table, seat: int) -> None:
    """Others move until a seat is asked, but at least once."""
    while True:
        mover = asked(table)
        picks, offer = first_move(table, mover)
        player = table.row.seats[mover].player
        assert player is not None
        await play(house, table, player, f"key{table.seq}", picks, offer)
        if asked(table) == seat != mover:
            return


def came(office: Office) -> list[EmailMessage]:
    return [office.letters.get_nowait() for _ in range(office.letters.qsize())]


@written
async def test_once_a_day_at_the_readers_hour(house: House, clock: TurnedClock, office: Office) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    await house.store.writer.run(partial(tempo.set_rest, player=anna.id, rest=Rest("Asia/Tokyo")))
    await wants(house, anna, language="de")
    tables = [await begin(house, anna, bert, private=number == 1) for number in range(2)]
    for table in tables:
        await until_asked(house, table, 0)
    await lapse(house, clock, 9 * HOUR - 1)
    assert came(office) == [], "eighteen hours in Tokyo are nine in UTC"
    await lapse(house, clock, 1)
    (letter,) = came(office)
    text = letter.get_content()
    assert letter["To"] == "Anna@example.org" and letter["Subject"] == "Du bist an 2 Tischen am Zug"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert {f"  {ORIGIN}/t/{table.row.id}" for table in tables} <= set(text.splitlines())
    assert house.keys.link_secret(tables[1].row.id, 0) not in text, "nothing secret"
    assert "Origo mit Bert" in text and "Anna," in text and "Bert" in text.split("Origo mit Bert", 1)[1], "what he did"
    await lapse(house, clock, DAY)
    assert came(office) == [], "the same list is not sent twice"
    await until_asked(house, tables[0], 0)
    await lapse(house, clock, DAY)
    (letter,) = came(office)
    assert letter["Subject"] == "Du bist an 2 Tischen am Zug" and "wartet seit 2 Tagen" in letter.get_content()
    for table in tables:
        await until_asked(house, table, 1)
    await lapse(house, clock, 3 * DAY)
    assert came(office) == [], "nothing while nothing waits"


@written
async def test_the_time_that_is_left_is_told(house: House, clock: TurnedClock, office: Office) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    await wants(house, anna, "at-once")
    for name, unit, length in (("three-days", "days", DAY), ("day", "hours", HOUR)):
        table = await begin(house, anna, bert, tempo=name)
        await until_asked(house, table, 0)
        await lapse(house, clock, letters.GATHERED)
        assert table.clocks is not None
        out = table.clocks.out_at(0)
        assert out is not None
        assert f"{(out - clock.now()) // length} {unit} are left." in came(office)[-1].get_content()


@written
async def test_what_is_looked_at_or_silent_is_left_out(house: House, clock: TurnedClock, office: Office) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    await wants(house, bert)
    looked, silent, told = [await begin(house, anna, bert) for _ in range(3)]
    for table in (looked, silent, told):
        await until_asked(house, table, 1)
    ready = await open_table(house, bert, anna)
    eye = await look(house, looked, bert)
    await house.store.writer.run(partial(notices.mute, player=bert.id, table_id=silent.row.id, silent=True))
    await lapse(house, clock, DAY)
    (letter,) = came(office)
    listed = [table for table in (looked, silent, told, ready) if f"/t/{table.row.id}" in letter.get_content()]
    assert "Origo with Anna" in letter.get_content() and "with Anna, Bert" not in letter.get_content()
    assert listed == [told, ready] and "you can start the game" in letter.get_content()
    await eye.leave()


@written
async def test_at_once_gathers_and_leaves_it_to_browsers(house: House, clock: TurnedClock, office: Office) -> None:
    people = anna, bert, carla = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    await wants(house, anna, "at-once")
    await wants(house, carla, "at-once")
    first, second = await begin(house, bert, anna), await begin(house, bert, anna)
    await until_asked(house, first, 1)
    await lapse(house, clock, GRACE)
    assert len(came(office)) == 1
    await until_asked(house, second, 1)
    await lapse(house, clock, GRACE)
    assert came(office) == [], "not one for each"
    await lapse(house, clock, letters.GATHERED)
    (letter,) = came(office)
    assert letter["Subject"] == "It is your turn at 2 tables"
    with service() as here:
        browser = Browser(here, "carla")
        await house.store.writer.run(partial(notices.add, player=carla.id, address=browser.address, at=house.now()))
        table = await begin(house, people[1], carla)
        await until_asked(house, table, 1)
        await lapse(house, clock, GRACE)
        assert len(browser.inbox) == 1 and came(office) == [], "her browser has taken it"
        here.answers["/carla"] = 503
        await until_asked(house, table, 1)
        await lapse(house, clock, GRACE)
        assert len(came(office)) == 1, "nobody has"


@written
async def test_at_least_once_and_shown_once(house: House, clock: TurnedClock, office: Office) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    await wants(house, anna)
    await until_asked(house, await begin(house, anna, bert), 0)
    office.away = 2
    await lapse(house, clock, 18 * HOUR)
    await lapse(house, clock, letters.AGAIN)
    assert came(office) == []
    await lapse(house, clock, letters.AGAIN)
    (letter,) = came(office)
    # A process that dies before it has noted that the letter is gone leaves all as it was.
    due = START + 18 * HOUR + 2 * letters.AGAIN
    row = await house.store.read(stored.of, anna.id)
    assert row is not None
    again = await letters._letter(house, row, await letters._waiting(house, row), due)
    assert letter["Message-ID"] == again["Message-ID"] and ORIGIN.removeprefix("https://") in letter["Message-ID"]
    office.away, office.answer = 1, "554 never"
    await wants(house, bert)
    await until_asked(house, await begin(house, bert, anna), 0)
    await lapse(house, clock, DAY)
    await lapse(house, clock, letters.AGAIN)
    assert len(came(office)) < 2 and office.away < 1, "what will never be taken is not tried again"
    await carry_out(house)


@written
async def test_an_address_that_is_gone_gets_nothing(house: House, clock: TurnedClock, office: Office) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    await wants(house, anna)
    await until_asked(house, await begin(house, anna, bert), 0)
    digest = mail_digest("Anna@example.org")
    await house.store.writer.run(partial(identities.drop_credential, player=anna.id, kind=MAIL, digest=digest))
    await lapse(house, clock, DAY)
    assert came(office) == []
    row = CredentialRow(MAIL, digest, anna.id, {"name": "Anna@example.org"}, 1, None)
    await house.store.writer.run(partial(identities.add_credential, row=row))
    assert await house.store.read(stored.of, anna.id) is None, "nor when it comes back as a key"


@written
async def test_a_long_list_is_cut(house: House, clock: TurnedClock, office: Office) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    await wants(house, anna)
    tables = [await open_table(house, anna, bert) for _ in range(letters.LISTED + 2)]
    await lapse(house, clock, DAY)
    (letter,) = came(office)
    lines = set(letter.get_content().splitlines())
    listed = [table for table in tables if f"  {ORIGIN}/t/{table.row.id}" in lines]
    assert len(listed) == letters.LISTED and letter["Subject"] == "It is your turn at 12 tables"
    assert f"2 more tables wait for you: {ORIGIN}/mine" in letter.get_content()


@on_the_web(mail="smtp://127.0.0.1:9", mail_from="house@example.org", origins=(ORIGIN,))
async def test_over_http(web: Web) -> None:
    anna = await web.guest("Anna")
    me = (await anna.get("/api/me")).json()
    assert (await anna.get("/api/me/letters")).json()["often"] == "never", "off unless chosen"
    digest = mail_digest("anna@example.org")
    wish = {"often": "daily", "hour": 7, "address": digest, "language": "it"}
    assert error(await anna.put("/api/me/letters", json=wish)) == (404, "no-such-key", "address")
    key = CredentialRow(MAIL, digest, me["id"], {"name": "anna@example.org"}, 1, None)
    await web.house.store.writer.run(partial(identities.add_credential, row=key))
    bert = await web.guest("Bert")
    assert error(await bert.put("/api/me/letters", json=wish))[1] == "no-such-key", "nobody writes to others"
    assert (await anna.put("/api/me/letters", json=wish)).status_code == 204
    assert (await anna.get("/api/me/letters")).json() == wish
    assert (await anna.put("/api/me/letters", json={**wish, "hour": 24})).status_code == 400
    for zone in ("Asia/Tokyo", "America/New_York"):
        assert (await anna.put("/api/me/rest", json={"zone": zone})).status_code == 200
        due = await web.house.store.read(lambda connection: connection.scalar(sa.select(timers.c.due)))
        assert due == next_at(zone, 7 * 60, web.house.now()), "by the clock of now"
    token = f"{digest}.{web.house.keys.derived('unsubscribe', digest)}"
    asks = await web.client().get(f"/api/unsubscribe/{token}")
    assert asks.status_code in (302, 307) and asks.headers["location"] == f"/unsubscribe#{token}"
    assert (await anna.get("/api/me/letters")).json()["often"] == "daily", "to look is not to click"
    assert error(await web.client().post(f"/api/unsubscribe/{digest}.{'a' * 32}"))[1] == "dead-link"
    clicked = await web.client().post(f"/api/unsubscribe/{token}", data={"List-Unsubscribe": "One-Click"})
    assert clicked.status_code == 200
    assert (await anna.get("/api/me/letters")).json()["often"] == "never"
    await anna.put("/api/me/letters", json=wish)
    await anna.put("/api/me/letters", json={"often": "never"})
    assert (await anna.get("/api/me/letters")).json()["often"] == "never"


@on_the_web()
async def test_without_a_server_nobody_is_promised_letters(web: Web) -> None:
    anna = await web.guest("Anna")
    assert error(await anna.put("/api/me/letters", json={"often": "daily"}))[1] == "no-mail"


@pytest.mark.parametrize(
    ("zone", "day"), [("UTC", 1), ("Europe/Berlin", 88), ("America/New_York", 67), ("Asia/Tokyo", 9)]
)
def test_an_hour_of_a_zone_comes_once_a_day(zone: str, day: int) -> None:
    at = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp() * 1000) + (day - 3) * DAY
    found = [at]
    for _ in range(5):
        found.append(next_at(zone, 18 * 60, found[-1]))
    told = [datetime.fromtimestamp(one / 1000, ZoneInfo(zone)) for one in found[1:]]
    assert {(one.hour, one.minute) for one in told} == {(18, 0)}
    assert (
        len({one.date() for one in told}) == 5
        and found[1] - at <= DAY
        and told[-1].date().toordinal() - told[0].date().toordinal() == 4
    )
