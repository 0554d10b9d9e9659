"""Who may come in as somebody new: whoever comes, whoever is invited, or whom a provider knows."""

from __future__ import annotations

from ludoteca.house.errors import Refused
from ludoteca.house.house import House

WAITING = ("open", "playing")


async def must_be_let_in(house: House, table_id: str | None, secret: str | None, who: str) -> None:
    """Refuse a newcomer whom this house does not take; the link of a private table that goes on is an invitation."""
    settings = house.settings
    if settings.open:
        return
    if settings.invitations and table_id is not None and secret is not None:
        table = await house.enter(table_id, None, secret, who)
        if table.row.private and table.row.status in WAITING:
            return
    raise Refused("invited-only" if settings.invitations else "closed-house", field="nickname", status=403)
