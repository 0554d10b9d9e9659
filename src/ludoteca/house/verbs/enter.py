"""Come in by a link that those who run the house have made."""

from __future__ import annotations

from functools import partial

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.people import use_entrance
from ludoteca.house.wire import Person


async def enter(house: House, token: str, who: str) -> Person:
    """Tell whom a link lets in; it does so once."""
    house.limits.check("guess", who)
    found = await house.store.writer.run(partial(use_entrance, token=token, at=house.now()))
    if found is None:
        house.limits.take("guess", who)
        raise Refused("dead-link", field="token", status=410)
    house.must_not_be("barred", found.id)
    return house.meet(found.id, found.nickname)
