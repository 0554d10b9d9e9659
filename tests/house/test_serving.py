"""Who of several processes takes those who come."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from ludoteca.house.http.serve import Server
from ludoteca.house.peers import Peers

SOON = 0.2


class Bare:
    """An application that answers everything alike, and knows its processes."""

    def __init__(self, peers: Peers) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(house=SimpleNamespace(peers=peers)))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


@pytest.mark.parametrize("spare", [False, True])
def test_who_is_spare_leaves_all_who_come_to_the_others_while_there_are_any(spare: bool) -> None:
    async def answered(port: int) -> asyncio.Task[bytes]:
        reading, writing = await asyncio.open_connection("127.0.0.1", port)
        writing.write(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        return asyncio.create_task(reading.read())

    async def run() -> None:
        peers, opened = Peers(spare=spare), list[bool]()
        listening = socket.create_server(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        config = uvicorn.Config(Bare(peers), lifespan="off", log_config=None)
        config.load()
        config.app = config.loaded_app = Bare(peers)
        server = Server(config, lambda: opened.append(True), None)
        server.lifespan = config.lifespan_class(config)
        await server.startup([listening])
        assert opened and (await (await answered(port))).startswith(b"HTTP/1.1 204"), "alone it does all"
        for number in (1, 2):
            peers.alive = frozenset((peers.name, f"other-{number}"))
            await server.on_tick(number)
            waiting = await answered(port)
            done, _ = await asyncio.wait([waiting], timeout=SOON)
            assert bool(done) is not spare
            peers.alive = frozenset((peers.name,))
            await server.on_tick(number)
            assert (await asyncio.wait_for(waiting, 5)).startswith(b"HTTP/1.1 204"), "who waited is heard"
        await server.shutdown([listening])

    asyncio.run(run())
