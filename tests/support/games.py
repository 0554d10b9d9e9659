"""Games brought to where a test needs them."""

from __future__ import annotations

import random
from typing import Any

from tests.support.house import Guest, Json, Socket


def begin(host: Guest, *others: Guest, private: bool = False, options: Json | None = None) -> Json:
    """A table at which all of them sit, started."""
    table = host.table(1 + len(others), private=private, options=options)
    secret = secret_of(table)
    for number, other in enumerate(others, 1):
        host_call(other, table, f"/seats/{number}", {}, secret)
    host_call(host, table, "/start", None, secret)
    return table


def host_call(guest: Guest, table: Json, path: str, body: Any = None, secret: str | None = None) -> Json:
    """Post to a table."""
    answer: Json = guest.call("POST", f"/api/tables/{table['id']}{path}", body, secret)
    return answer


def secret_of(table: Json) -> str | None:
    """The secret in the link of a private table."""
    return table["link"].partition("#")[2] or None


def asked(*sockets: Socket) -> Socket:
    """The one whose turn it is."""
    return next(one for one in sockets if one.state["offer"] is not None)


def settle(*sockets: Socket, seq: int) -> None:
    """Wait until all of them see the table after this entry."""
    for one in sockets:
        one.wait(lambda state: state["seq"] >= seq)


def play(sockets: tuple[Socket, ...], moves: int, chance: random.Random) -> list[Json]:
    """Play so many random moves, or to the end; returns the acknowledgements."""
    done: list[Json] = []
    while len(done) < moves and sockets[0].state["table"]["status"] == "playing":
        accepted = asked(*sockets).play_any(chance)
        settle(*sockets, seq=accepted["seq"])
        done.append(accepted)
    return done
