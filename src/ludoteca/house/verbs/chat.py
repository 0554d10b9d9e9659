"""Say something to the table."""

from __future__ import annotations

from ludoteca.house.errors import Refused
from ludoteca.house.house import House, now
from ludoteca.house.store.rows import ChatRow
from ludoteca.house.table import Table


async def say(house: House, table: Table, player: str | None, name: str, text: str) -> None:
    """Store a line and show it to everybody here; only those with a name may speak."""
    if player is None:
        raise Refused("no-session", field="chat", status=401)
    house.limits.take("chat", player)
    line = "".join(c if c.isprintable() else " " for c in text).strip()
    if not line:
        raise Refused("empty-text", field="text")
    at = now()
    number = await house.store.add_chat(table.row.id, player, name, line, at)
    table.hear(ChatRow(number, name, line, at))
