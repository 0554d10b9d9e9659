"""`ludoteca admin`: looks after the tables and the people of a house, while it runs."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from ludoteca.cli import place
from ludoteca.house.admin import people, ratings, tables
from ludoteca.house.admin.errors import Impossible
from ludoteca.house.admin.opening import opened
from ludoteca.house.errors import Refused
from ludoteca.house.house import House

Chosen = argparse.Namespace
Told = dict[str, Any] | list[dict[str, Any]]


class Task(NamedTuple):
    """Something that can be done: what for, with which options, how, and in which columns a list is shown."""

    purpose: str
    options: Sequence[str]
    do: Callable[[House, Chosen], Awaitable[Told]]
    columns: Sequence[str] = ()


OPTIONS: dict[str, dict[str, Any]] = {
    "person": {"help": "an id or a name"},
    "name": {"help": "a name"},
    "table": {"help": "the id of a table, as in its link"},
    "--game": {"metavar": "GAME", "help": "this game only"},
    "--status": {"choices": tables.STATES, "help": "tables in this state only"},
    "--search": {"default": "", "metavar": "LETTERS", "help": "people whose names hold these letters"},
    "--most": {"type": int, "default": 50, "metavar": "N", "help": "so many at most (50)"},
    "--hours": {"type": float, "default": 24.0, "metavar": "H", "help": "how long the link is good (24)"},
    "--url": {"default": "", "metavar": "URL", "help": "where people find the house, as https://play.example.org"},
    "--days": {"type": float, "metavar": "D", "help": "for how long (for good)"},
    "--off": {"action": "store_true", "help": "not any more"},
    "--yes": {"action": "store_true", "help": "ask no further"},
}


async def list_tables(house: House, chosen: Chosen) -> Told:
    """Tell which tables there are."""
    return await tables.all_tables(house, chosen.status, chosen.most)


async def list_people(house: House, chosen: Chosen) -> Told:
    """Tell who has been here."""
    return await people.everybody(house, chosen.search, chosen.most)


async def invite(house: House, chosen: Chosen) -> Told:
    """Make a link for somebody new."""
    person, token = await people.invite(house, chosen.name, chosen.hours)
    return {"id": person.id, "nickname": person.nickname, "link": _link(house, chosen, token)}


async def recover(house: House, chosen: Chosen) -> Told:
    """Make a link for somebody who lost the cookie."""
    person = await people.known(house, chosen.person)
    token = await people.open_door(house, person, chosen.hours)
    return {"id": person.id, "nickname": person.nickname, "link": _link(house, chosen, token)}


def _link(house: House, chosen: Chosen, token: str) -> str:
    """Spell a link; its secret stands in the fragment, which no server logs and no mail scanner follows."""
    url = chosen.url or next(iter(house.settings.origins), "http://localhost:8000")
    return f"{url.rstrip('/')}/enter#{token}"


async def rename(house: House, chosen: Chosen) -> Told:
    """Give somebody another name."""
    person = await people.rename_person(house, await people.known(house, chosen.person), chosen.name)
    return {"id": person.id, "nickname": person.nickname}


def _sanctioning(kind: str) -> Callable[[House, Chosen], Awaitable[Told]]:
    async def do(house: House, chosen: Chosen) -> Told:
        person = await people.known(house, chosen.person)
        if chosen.off:
            await people.pardon(house, person, kind)
        else:
            await people.sanction(house, person, kind, chosen.days)
        return {"id": person.id, "nickname": person.nickname, kind: not chosen.off, "days": chosen.days}

    return do


async def close(house: House, chosen: Chosen) -> Told:
    """End a table."""
    await tables.close(house, chosen.table)
    return {"id": chosen.table, "status": "closed"}


async def remove(house: House, chosen: Chosen) -> Told:
    """Forget somebody."""
    person = await people.known(house, chosen.person)
    question = f"Forget {person.nickname} ({person.id}) for good? Type yes: "
    if not chosen.yes and (await asyncio.to_thread(input, question)).strip() != "yes":
        raise Impossible("Nothing was changed.")
    return {"id": person.id, "tables": await people.remove(house, person)}


async def export(house: House, chosen: Chosen) -> Told:
    """Tell everything that is kept about somebody."""
    return await people.export(house, await people.known(house, chosen.person))


async def statistics(house: House, _: Chosen) -> Told:
    """Count."""
    return await tables.statistics(house)


async def rate(house: House, chosen: Chosen) -> Told:
    """Rate everybody anew."""
    return await ratings.anew(house, chosen.game)


TASKS = {
    "tables": Task(
        "which tables there are, the newest first",
        ("--status", "--most"),
        list_tables,
        ("id", "game", "status", "people", "entries", "moved", "unreadable", "link"),
    ),
    "people": Task(
        "who has been here, the last first",
        ("--search", "--most"),
        list_people,
        ("id", "nickname", "created", "seen", "tables", "sanctions"),
    ),
    "invite": Task("a link by which somebody new comes in, once", ("name", "--hours", "--url"), invite),
    "recover": Task("a link for somebody who lost the cookie, good once", ("person", "--hours", "--url"), recover),
    "rename": Task("give somebody another name", ("person", "name"), rename),
    "mute": Task("let somebody write nothing", ("person", "--days", "--off"), _sanctioning("muted")),
    "ban": Task("let somebody not come into the house", ("person", "--days", "--off"), _sanctioning("barred")),
    "close": Task("end a table that waits or is played", ("table",), close),
    "remove": Task("forget a person: games stay, without the name; chat goes", ("person", "--yes"), remove),
    "export": Task("all that is kept about a person, as JSON", ("person",), export),
    "ratings": Task(
        "make all ratings anew from the records, and tell them",
        ("--game",),
        rate,
        ("game", "rank", "nickname", "points", "interval", "games", "id"),
    ),
    "statistics": Task("how much there is of everything", (), statistics),
}
TIMES = ("created", "seen", "moved")


def parser() -> argparse.ArgumentParser:
    """The options of the verb."""
    made = argparse.ArgumentParser(
        prog="ludoteca admin", description="Look after the tables and the people of a house, while it runs."
    )
    tasks = made.add_subparsers(dest="task", required=True, metavar="TASK")
    for name, task in TASKS.items():
        one = tasks.add_parser(name, help=task.purpose, description=f"{task.purpose[0].upper()}{task.purpose[1:]}.")
        for option in task.options:
            one.add_argument(option, **OPTIONS[option])
        one.add_argument("--json", action="store_true", help="tell it as JSON")
        place.options(one)
    return made


def main(argv: list[str]) -> int:
    """Do one task and tell what came of it."""
    chosen = parser().parse_args(argv)
    task = TASKS[chosen.task]

    async def run() -> Told:
        async with opened(place.settings(chosen)) as house:
            return await task.do(house, chosen)

    def work() -> int:
        try:
            told = asyncio.run(run())
        except Refused as refused:
            raise Impossible(f"This was refused: {refused.code} {refused.arguments or ''}".strip() + ".") from refused
        if chosen.json or chosen.task == "export":
            print(json.dumps(told, ensure_ascii=False, indent=2))
        else:
            _show(told, task.columns)
        return 0

    return place.attempt(work)


def _show(told: Told, columns: Sequence[str]) -> None:
    """Print a list as a table, anything else line by line; nothing is cut off when it is not shown on a screen."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 1000
    if isinstance(told, list):
        shown = Table(*columns, box=None, pad_edge=False)
        for row in told:
            shown.add_row(*(_said(column, row[column]) for column in columns))
        console.print(shown)
    else:
        width = max(map(len, told))
        for name, value in told.items():
            console.print(f"{name:{width}}  {_said(name, value)}", markup=False, soft_wrap=True)


def _said(name: str, value: Any) -> str:
    match value:
        case None | False | []:
            return "–"
        case True:
            return "yes"
        case list():
            return ", ".join("–" if one is None else str(one) for one in value)
        case dict():
            return ", ".join(f"{key} {one:,}" for key, one in value.items()) or "–"
        case int() if name in TIMES:
            return datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        case int():
            return f"{value:,}"
        case _:
            return str(value)
