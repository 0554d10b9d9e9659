"""Looks after people: links by which they come in, what they may not do, what is kept about them."""

from __future__ import annotations

from functools import partial
from typing import Any

import sqlalchemy as sa

from ludoteca.house.admin.errors import Impossible
from ludoteca.house.clock import DAY, HOUR
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.nicknames import clean
from ludoteca.house.people.entering import INVITATION, LINK
from ludoteca.house.store import identities, people
from ludoteca.house.store.rows import PlayerRow
from ludoteca.house.store.schema import players, seats
from ludoteca.house.verbs.rename import rename
from ludoteca.house.wire.people import Person

TOKEN = 26


async def known(house: House, name: str) -> PlayerRow:
    """The one person with this id or name."""
    found = await house.store.read(people.called, name)
    if not found:
        raise Impossible(f"Nobody here is called {name}.")
    if len(found) > 1:
        ids = ", ".join(sorted(row.id for row in found))
        raise Impossible(f"There are {len(found)} people called {name}; say which of them: {ids}.")
    return found[0]


async def everybody(house: House, name: str, most: int) -> list[dict[str, Any]]:
    """The people whose names hold these letters, the last who came first."""

    def read(connection: sa.Connection) -> list[dict[str, Any]]:
        sitting = sa.select(sa.func.count()).where(seats.c.player == players.c.id).scalar_subquery()
        chosen = sa.select(players, sitting.label("tables")).where(players.c.nickname.icontains(name, autoescape=True))
        ordered = chosen.order_by(players.c.seen.desc(), players.c.id).limit(most)
        return [dict(row) for row in connection.execute(ordered).mappings()]

    barred = await house.store.sanctions()
    return [
        {**row, "sanctions": sorted(kind for player, kind in barred if player == row["id"])}
        for row in await house.store.read(read)
    ]


async def invite(house: House, nickname: str, hours: float) -> tuple[PlayerRow, str]:
    """Somebody new, and the secret of the link by which this person comes in."""
    if not house.settings.invitations:
        raise Impossible("This house takes nobody by invitation (the setting invitations).")
    row = PlayerRow(new_id(16), clean(nickname), house.now(), house.now())
    await house.store.add_player(row.id, row.nickname, row.created, None)
    return row, await open_door(house, row, hours, INVITATION)


async def open_door(house: House, person: PlayerRow, hours: float, purpose: str = LINK) -> str:
    """The secret of a link that opens the house as this person, once, for so many hours."""
    token = new_id(TOKEN)
    expires = house.now() + int(hours * HOUR)
    link = partial(identities.add_once, secret=token, purpose=purpose, player=person.id, about={})
    await house.store.writer.run(partial(link, now=house.now(), expires=expires), person.id)
    return token


async def rename_person(house: House, person: PlayerRow, nickname: str) -> Person:
    """Give somebody another name, also at the tables where they sit."""
    return await rename(house, Person(person.id, person.nickname), clean(nickname))


async def sanction(house: House, person: PlayerRow, kind: str, days: float | None) -> None:
    """Let somebody not speak, or not come, for so many days or for good."""
    until = None if days is None else house.now() + int(days * DAY)
    await house.store.writer.run(partial(people.sanction, player=person.id, kind=kind, until=until), person.id)


async def pardon(house: House, person: PlayerRow, kind: str) -> None:
    """Let somebody speak, or come, again."""
    await house.store.writer.run(partial(people.pardon, player=person.id, kind=kind), person.id)


async def remove(house: House, person: PlayerRow) -> list[str]:
    """Forget somebody: games stay without the name, what was said goes; tells which tables were concerned."""
    work = partial(people.forget, player=person.id, substitute=house.settings.substitute)
    return await house.store.writer.run(work, person.id)


async def export(house: House, person: PlayerRow) -> dict[str, Any]:
    """Everything that is kept about somebody."""
    return await house.store.read(people.all_about, person.id)
