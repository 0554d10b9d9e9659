"""Webhooks: the turns of a person, or of a table, are told where its people look anyway."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any

from ludoteca.house.asked import absent
from ludoteca.house.clock import MINUTE
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.logs import tell
from ludoteca.house.notices.outcome import Outcome
from ludoteca.house.notices.tables import looked_after, turn_of
from ludoteca.house.notices.words import Turn, game_title, names_of, notice
from ludoteca.house.sayings import say
from ludoteca.house.store import hooks, timers
from ludoteca.house.store.rows import HookRow, TimerRow

SECONDS = 20.0
"""After so long a call is ended."""
AGAIN = MINUTE
"""Milliseconds until the second attempt; each further one takes twice as long."""
ATTEMPTS = 6
"""After so many in a row that came to nothing no more is tried until the next turn."""
KEPT = ("SSL_CERT_FILE", "SSL_CERT_DIR", "REQUESTS_CA_BUNDLE", "SYSTEMROOT")
"""Of the environment, which may hold secrets, the program that calls is told no more."""
NEUTRAL = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›", "`": "'"})
"""Signs by which services call whole rooms, or make links, are none in what people are called."""


async def call_own(house: House, timer: TimerRow) -> None:
    """Tell a person's webhook of a turn at a table, if it still is one and they do not look."""
    row = await house.store.read(hooks.wanted, timer.player, timer.table_id)
    table = None if row is None else await looked_after(house, timer.table_id)
    if row is None or table is None:
        return
    async with house.hold(table):
        if timer.player not in absent(table):
            return
        turn = turn_of(table, timer.player)
    await deliver(house, row, turn, timer)


async def call_for_table(house: House, timer: TimerRow) -> None:
    """Tell a table's webhook who is asked and does not look."""
    row = await house.store.read(hooks.of_table, timer.table_id)
    table = None if row is None else await looked_after(house, timer.table_id)
    if row is None or table is None or table.row.host != row.player:
        return
    async with house.hold(table):
        away = absent(table)
        if not away:
            return
        turn = turn_of(table, away[0])
    names = names_of(turn.seats, row.language)
    asked = [name for name, seat in zip(names, turn.seats, strict=True) if seat.player in away]
    game = game_title(turn.game, row.language)
    title = say(row.language, "hook-turn", game=game, names=say(row.language, "letter-comma").join(asked))
    await _deliver(house, row, title, _with_way(house, notice(turn, row.language).body, turn), timer)


async def try_out(house: House, row: HookRow) -> None:
    """Send a word of trial, and refuse what has come to nothing."""
    said = [say(row.language, f"hook-trial-{part}") for part in ("title", "body")]
    outcome = await _call(house, row.url, *said)
    _counted(house, row, outcome)
    await house.store.writer.run(partial(hooks.count, row=row, failed=outcome is not Outcome.SENT))
    if outcome is Outcome.REFUSED:
        raise Refused("private-address", field="url", status=409)
    if outcome is not Outcome.SENT:
        raise Refused("hook-failed", field="url", status=409)


async def service_of(house: House, url: str) -> str:
    """What the service is called whose webhook this is, or a refusal."""
    if not house.settings.hooks:
        raise Refused("no-hooks", field="url", status=409)
    answer = await _run(house, url, None, None)
    if answer.get("outcome") != "known":
        raise Refused("unknown-hook", field="url", status=400)
    return str(answer["service"])[:64]


def _with_way(house: House, body: str, turn: Turn) -> str:
    """What has happened, and the way to the table where the house knows its own address; no secret of a private one."""
    origin = next(iter(house.settings.origins), "")
    return f"{body.translate(NEUTRAL)}\n{origin}/t/{turn.table}" if origin else body.translate(NEUTRAL)


async def deliver(house: House, row: HookRow, turn: Turn, timer: TimerRow) -> None:
    """Tell a webhook what a notice says."""
    said = notice(turn, row.language)
    await _deliver(house, row, said.title, _with_way(house, said.body, turn), timer)


async def _deliver(house: House, row: HookRow, title: str, body: str, timer: TimerRow) -> None:
    """Call a webhook, and come back to it if it is away."""
    if not house.settings.hooks:
        return
    outcome = await _call(house, row.url, title.translate(NEUTRAL), body)
    _counted(house, row, outcome)
    again = outcome is Outcome.LATER and row.failed + 1 < ATTEMPTS
    due = house.now() + (AGAIN << row.failed) if again else None

    def note(connection: Any) -> None:
        hooks.count(connection, row, failed=outcome is not Outcome.SENT)
        if due is not None:
            timers.put(connection, timer.kind, due, table_id=timer.table_id, player=timer.player)

    await house.store.writer.run(note)


def _counted(house: House, row: HookRow, outcome: Outcome) -> None:
    """Count and log what came of it, and nothing of the address."""
    tell("hook", service=row.service, outcome=outcome.value)
    house.metrics.notices.labels("hook", outcome.value).inc()


async def _call(house: House, url: str, title: str, body: str) -> Outcome:
    answer = await _run(house, url, title, body)
    outcomes = {"sent": Outcome.SENT, "refused": Outcome.REFUSED}
    return outcomes.get(str(answer.get("outcome")), Outcome.LATER)


async def _run(house: House, url: str, title: str | None, body: str | None) -> dict[str, Any]:
    """Let the program do it; one that takes too long, or fails, has not reached anybody."""
    asked = {
        "url": url,
        "title": title,
        "body": body,
        "house": next(iter(house.settings.origins), ""),
        "networks": house.settings.hook_networks,
    }
    program = resources.files("ludoteca.house.notices").joinpath("hooking.py")
    async with house.callers:
        with resources.as_file(program) as path:
            said = await _said(path, json.dumps(asked).encode())
    try:
        answer: dict[str, Any] = json.loads(said)
    except ValueError:
        return {"outcome": "later"}
    return answer


async def _said(program: Path, asked: bytes) -> bytes:
    """What a program says that is told something; nothing if it takes too long."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-I",
        str(program),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={name: os.environ[name] for name in KEPT if name in os.environ},
    )
    try:
        async with asyncio.timeout(SECONDS):
            said, _ = await process.communicate(asked)
    except TimeoutError:
        return b""
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return said
