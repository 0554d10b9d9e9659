"""Who of several processes takes those who come."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from ludoteca.house.http.serve import Server
from ludoteca.house.peers import SPARE, Peers

SOON = 0.2


class Bare:
    """An application that answers everything alike, and knows its processes."""

    def __init__(self, peers: Peers) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(house=SimpleNamespace(peers=peers)))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


@pytest.mark.parametrize("spare", [False, True])
def test_who_is_spare_leaves_all_who_come_to_those_who_share_the_socket(spare: bool, tmp_path: Path) -> None:
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
        server = Server(config, lambda: opened.append(True), tmp_path)
        server.lifespan = config.lifespan_class(config)
        await server.startup([listening])

        async def taken(*others: str) -> bool:
            peers.alive = frozenset((peers.name, *others))
            await server.on_tick(1)
            waiting.append(await answered(port))
            done, _ = await asyncio.wait(waiting[-1:], timeout=SOON)
            return bool(done)

        waiting = list[asyncio.Task[bytes]]()
        assert opened and await taken(), "alone it does all"
        assert await taken("elsewhere"), "who serves the same house by another socket takes nobody from this one"
        (tmp_path / "beside").touch()
        (tmp_path / f"too{SPARE}").touch()
        for _ in range(2):
            assert await taken("beside", "elsewhere", f"too{SPARE}") is not spare
            assert await taken("elsewhere", f"too{SPARE}"), "a door is left behind"
            for one in waiting:
                assert (await asyncio.wait_for(one, 5)).startswith(b"HTTP/1.1 204"), "who waited is heard"
        await server.shutdown([listening])

    asyncio.run(run())
