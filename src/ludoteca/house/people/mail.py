"""Links by mail: whoever reads the mail of an address that belongs to a person comes in as that person."""

from __future__ import annotations

import re
from functools import partial

from ludoteca.house.clock import MINUTE
from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.people.entering import LINK, MAIL, mail_digest
from ludoteca.house.sayings import say
from ludoteca.house.store import identities
from ludoteca.house.store.people import player_row

MINUTES = 15
TOKEN = 26
SHAPE = re.compile(r"[^@\s<>\",;:\\()\[\]]{1,64}@[^@\s<>\",;:\\()\[\]]{1,190}")
"""What may be an address; whether it is one, the mail tells. No sign in it can begin another header or address."""


async def ask_link(house: House, guest: Guest, address: str, language: str, who: str) -> None:
    """Send a link to an address: to come in by, or to make it one of the caller's keys.

    The answer and its time are the same whether or not somebody has this address.
    """
    if not house.post.possible:
        raise Refused("no-mail", field="address", status=409)
    address = address.strip()
    if not SHAPE.fullmatch(address) or not address.isprintable():
        raise Refused("bad-address", field="address")
    house.limits.take("mail", who)
    house.limits.take("mail-to", mail_digest(address))
    house.errand(_send(house, guest.id, address, language))


async def _send(house: House, asking: str | None, address: str, language: str) -> None:
    known = await house.store.read(identities.credential, MAIL, mail_digest(address))
    player = asking if known is None else known.player
    row = None if player is None else await house.store.read(player_row, player)
    if row is None:  # nobody here has this address, and nobody wants it
        return
    token = new_id(TOKEN)
    about = {"mail": address} if known is None else {}
    link = partial(identities.add_once, secret=token, purpose=LINK, player=row.id, about=about)
    await house.store.writer.run(partial(link, now=house.now(), expires=house.now() + MINUTES * MINUTE))
    kind = "add" if known is None else "enter"
    args = {"name": row.nickname, "minutes": MINUTES, "link": f"{house.settings.origins[0]}/enter#{token}"}
    house.post.send(address, say(language, f"mail-{kind}-subject", **args), say(language, f"mail-{kind}-text", **args))
