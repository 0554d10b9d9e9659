"""Turns are told by webhooks: to a real receiver, nothing secret, nowhere private, and nobody learns the address."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from functools import partial, wraps
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from ludoteca.house.asked import GRACE
from ludoteca.house.house import House
from ludoteca.house.notices import hooks
from ludoteca.house.notices.hooking import Guard, known, told
from ludoteca.house.store import hooks as stored
from ludoteca.house.store import notices
from ludoteca.house.store.rows import HookRow
from ludoteca.house.table import Table
from ludoteca.house.wire.people import Person
from tests.house.notices.receiver import Receiver, receiver
from tests.house.notices.test_letters import until_asked
from tests.house.tempo.sitting import lapse
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, begin, look, open_inside
from tests.support.web import Web, error, on_the_web

HERE = "127.0.0.1/32"
ORIGIN = "https://play.example.org"


async def near(program: Path, asked: bytes) -> bytes:
    """Do what the program does without starting one, which takes a second on a busy machine."""
    said = json.loads(asked)
    return json.dumps(await asyncio.to_thread(told, said, Guard(said["networks"]))).encode()


def heard(
    test: Callable[[House, TurnedClock, Receiver], Awaitable[None]],
) -> Callable[[Path], None]:
    """Let a test be a coroutine that is given a house, its clock, and a receiver that the house may reach."""

    async def run(data: Path) -> None:
        clock = TurnedClock()
        with receiver() as here:
            async with open_inside(data, clock, hook_networks=(HERE,), origins=(ORIGIN,)) as house:
                await test(house, clock, here)

    @wraps(test)
    def opened(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    del opened.__wrapped__
    return opened


async def hook(house: House, here: Receiver, person: Person, table: Table | None = None, language: str = "en") -> None:
    table_id = stored.OWN if table is None else table.row.id
    url = f"{here.url}/{'own' if table is None else 'table'}"
    row = HookRow(person.id, table_id, url, await hooks.service_of(house, url), language, house.now())
    await house.store.writer.run(partial(stored.put, row=row))


@heard
async def test_a_person_and_a_table_are_told_once(house: House, clock: TurnedClock, here: Receiver) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "@everyone")
    table = await begin(house, anna, bert, private=True)
    await hook(house, here, bert, language="de")
    await hook(house, here, anna, table)
    await until_asked(house, table, 1)
    await lapse(house, clock, GRACE)
    (own_path, own), (table_path, all_told) = sorted(here.told, key=lambda one: one[0])
    assert (own_path, table_path) == ("/own", "/table")
    assert own["title"] == "Du bist am Zug: Origo" and "Anna" in own["message"]
    assert all_told["title"] == "Origo: waiting for @\u200beveryone", "which calls nobody"
    for one in (own, all_told):
        assert one["message"].endswith(f"{ORIGIN}/t/{table.row.id}")
        assert house.keys.link_secret(table.row.id, 0) not in str(one)
    await lapse(house, clock, GRACE)
    assert len(here.told) == 2


@patch.object(hooks, "_said", near)
@heard
async def test_all_who_are_asked_at_once_are_told_of_together(house: House, clock: TurnedClock, here: Receiver) -> None:
    people = [await arrive(house, name) for name in ("Anna", "Bert", "Carla")]
    table = await begin(house, *people, game="orleans", tempo="day")
    await hook(house, here, people[0], table)
    eye = await look(house, table, people[0])
    await lapse(house, clock, GRACE)
    assert [said["title"] for _, said in here.told] == ["Orléans: waiting for Bert, Carla"], "who looks is left out"
    await eye.leave()


@patch.object(hooks, "_said", near)
@heard
async def test_nothing_is_told_of_silent_tables_or_to_who_looks(
    house: House, clock: TurnedClock, here: Receiver
) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    await hook(house, here, bert)
    await house.store.writer.run(partial(notices.mute, player=bert.id, table_id=table.row.id, silent=True))
    await until_asked(house, table, 1)
    await lapse(house, clock, GRACE)
    await house.store.writer.run(partial(notices.mute, player=bert.id, table_id=table.row.id, silent=False))
    eye = await look(house, table, bert)
    await until_asked(house, table, 1)
    await lapse(house, clock, GRACE)
    assert here.told == []
    await eye.leave()


@patch.object(hooks, "_said", near)
@heard
async def test_a_receiver_that_is_away_is_tried_again_ever_later(
    house: House, clock: TurnedClock, here: Receiver
) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    await hook(house, here, bert)
    here.status = 503
    await until_asked(house, table, 1)
    await lapse(house, clock, GRACE)
    await lapse(house, clock, hooks.AGAIN)
    here.status = 200
    await lapse(house, clock, hooks.AGAIN)
    assert here.told == [], "twice as long"
    await lapse(house, clock, hooks.AGAIN)
    assert len(here.told) == 1
    row = await house.store.read(stored.of_person, bert.id)
    assert row is not None and row.failed == 0
    here.status = 503
    await until_asked(house, table, 1)
    await lapse(house, clock, GRACE)
    for attempt in range(hooks.ATTEMPTS):
        await lapse(house, clock, hooks.AGAIN << attempt)
    row = await house.store.read(stored.of_person, bert.id)
    assert row is not None and row.failed == hooks.ATTEMPTS, "and then no more, until the next turn"


@heard
async def test_a_receiver_that_does_not_answer_is_left(house: House, clock: TurnedClock, here: Receiver) -> None:
    here.slow = 3.0
    row = HookRow("p", stored.OWN, f"{here.url}/slow?rto=60", "JSON", "en", 1)
    before, hooks.SECONDS = hooks.SECONDS, 1.5
    try:
        with pytest.raises(Exception, match="hook-failed"):
            await hooks.try_out(house, row)
    finally:
        hooks.SECONDS = before


@on_the_web(origins=(ORIGIN,))
async def test_private_addresses_are_refused_whatever_leads_there(web: Web) -> None:
    anna = await web.guest("Anna")
    with receiver() as here:
        port = here.url.rpartition(":")[2]
        for host in ("localhost", "[::1]", "2130706433"):
            assert (await anna.put("/api/me/hook", json={"url": f"json://{host}:{port}/x"})).status_code == 200, host
            assert error(await anna.post("/api/me/hook/test")) == (409, "private-address", "url"), host
        assert here.told == []


@on_the_web(hook_networks=(HERE,))
async def test_a_receiver_leads_nobody_into_a_private_network(web: Web) -> None:
    anna = await web.guest("Anna")
    with receiver() as here:
        here.elsewhere = f"http://[::1]:{here.url.rpartition(':')[2]}/inside"
        await anna.put("/api/me/hook", json={"url": f"{here.url}/x"})
        assert error(await anna.post("/api/me/hook/test"))[1] == "private-address"


@on_the_web(hook_networks=(HERE,))
async def test_over_http_and_nobody_learns_the_address(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    lines: list[logging.LogRecord] = []
    ear = logging.Handler()
    ear.emit = lines.append  # type: ignore[method-assign, assignment]
    root = logging.getLogger()
    level = root.level
    root.addHandler(ear)
    root.setLevel(logging.DEBUG)
    assert (await anna.get("/api/me/hook")).json() == {"possible": True, "hook": None}
    for url in (
        "https://example.org/x",
        "file:///etc/passwd",
        "mailto://a:b@gmail.com",
        "msteams://a",
        "syslog://",
        "nonsense",
    ):
        assert error(await anna.put("/api/me/hook", json={"url": url})) == (400, "unknown-hook", "url"), url
    with receiver() as here:
        secret = f"{here.url}/c0ffee-secret"
        put = await anna.put("/api/me/hook", json={"url": secret, "language": "it"})
        assert put.json()["service"] == "JSON" and "c0ffee" not in put.text
        assert (await anna.post("/api/me/hook/test")).status_code == 204
        ((path, said),) = here.told
        assert path == "/c0ffee-secret" and said["message"].startswith("Funziona")
        here.status = 404
        assert error(await anna.post("/api/me/hook/test")) == (409, "hook-failed", "url")
        shown = await anna.get("/api/me/hook")
        assert shown.json()["hook"]["failing"] and "c0ffee" not in shown.text
        table = (await anna.post("/api/tables", json={"game": "origo", "seats": 2})).json()
        path = f"/api/tables/{table['id']}/hook"
        assert error(await bert.put(path, json={"url": secret}))[1] == "not-host"
        here.status = 200
        assert (await anna.put(path, json={"url": secret})).status_code == 200
        seen = await bert.get(path)
        assert seen.json()["hook"]["service"] == "JSON" and "c0ffee" not in seen.text, "who sits there knows of it"
        assert error(await bert.post(f"{path}/test"))[1] == error(await bert.delete(path))[1] == "not-host"
        assert (await anna.delete(path)).status_code == 204 == (await anna.delete("/api/me/hook")).status_code
        assert (await anna.get(path)).json()["hook"] is None is (await anna.get("/api/me/hook")).json()["hook"]
        assert error(await anna.post("/api/me/hook/test"))[1] == "no-such-key"
    root.removeHandler(ear)
    root.setLevel(level)
    assert lines and "c0ffee" not in str([vars(line) for line in lines])


@on_the_web(hooks=False)
async def test_a_host_may_have_none(web: Web) -> None:
    anna = await web.guest("Anna")
    assert not (await anna.get("/api/me/hook")).json()["possible"]
    assert error(await anna.put("/api/me/hook", json={"url": "ntfys://ntfy.sh/x"})) == (409, "no-hooks", "url")


@pytest.mark.parametrize(
    ("url", "service"),
    [
        ("discord://123456789012345678/abcDEF_ghijklmnopqrstuvwxyz", "Discord"),
        ("https://discord.com/api/webhooks/123456789012345678/abcDEF_ghijklmnopqrstuvwxyz", "Discord"),
        ("tgram://123456789:abcdefg_hijklmnop/12315544/", "Telegram"),
        ("matrixs://user:word@matrix.example.org/#room", "Matrix"),
        ("ntfys://ntfy.sh/topic", "ntfy"),
        ("gotifys://gotify.example.org/abcdef", "Gotify"),
        ("mailto://user:word@gmail.com", None),
        ("https://outlook.office.com/webhook/x", None),
        ("form://example.org/x", None),
        ("xml://example.org/x", None),
        ("", None),
    ],
)
def test_services_by_their_schemes(url: str, service: str | None) -> None:
    found: Any = known(url, "")
    assert (None if found is None else str(found.service_name)) == service


@pytest.mark.parametrize(
    ("address", "may"),
    [
        ("93.184.216.34", True), ("2606:2800:220:1::1", True), ("192.168.7.9", True),
        ("127.0.0.1", False), ("10.1.2.3", False), ("192.168.8.9", False), ("169.254.169.254", False),
        ("100.64.0.1", False), ("224.0.0.1", False), ("::1", False), ("fe80::1%eth0", False), ("fd00::1", False),
        ("::ffff:127.0.0.1", False), ("::ffff:192.168.7.9", True), ("2002:7f00:1::", False), ("64:ff9b::7f00:1", False),
        ("not an address", False), ("", False),
    ],
)  # fmt: skip
def test_where_a_connection_may_go(address: str, may: bool) -> None:
    guard = Guard(["192.168.7.0/24"])
    assert guard.may((address, 443)) is may
    assert not guard.may("/run/docker.sock") and not guard.may(None)
    if not may:
        with pytest.raises(PermissionError):
            guard("socket.connect", (None, (address, 443)))
        assert guard.refused
    guard("open", ("file",))
