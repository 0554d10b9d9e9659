"""Who wants letters about the tables that wait, when, and at which address."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.store.rows import LetterRow
from ludoteca.house.store.schema import credentials, letters

MAIL = "mail"
"""The kind of credential that is an address."""


def of(connection: sa.Connection, player: str) -> LetterRow | None:
    """How somebody wants letters; None: not at all, or the address is no longer theirs."""
    same = (credentials.c.kind == MAIL) & (credentials.c.digest == letters.c.address)
    theirs = letters.join(credentials, same & (credentials.c.player == letters.c.player))
    found = connection.execute(sa.select(letters).select_from(theirs).where(letters.c.player == player))
    row = found.mappings().one_or_none()
    return None if row is None else LetterRow(**row)


def address(connection: sa.Connection, row: LetterRow) -> str:
    """The address that letters go to."""
    chosen = sa.select(credentials.c.about).where(credentials.c.kind == MAIL, credentials.c.digest == row.address)
    return str(connection.execute(chosen).scalar_one()["name"])


def wish(connection: sa.Connection, row: LetterRow) -> bool:
    """Let somebody have letters so from now on; False: the address is not theirs."""
    forget(connection, row.player)
    connection.execute(sa.insert(letters).values(structs.asdict(row)))
    if of(connection, row.player) is not None:
        return True
    forget(connection, row.player)
    return False


def forget(connection: sa.Connection, player: str) -> None:
    """Write to somebody no more."""
    connection.execute(sa.delete(letters).where(letters.c.player == player))


def forget_address(connection: sa.Connection, digest: str) -> None:
    """Write to an address no more."""
    connection.execute(sa.delete(letters).where(letters.c.address == digest))


def sent(connection: sa.Connection, player: str, at: int) -> None:
    """All that waited at a time has been told."""
    connection.execute(sa.update(letters).where(letters.c.player == player).values(sent=at))
