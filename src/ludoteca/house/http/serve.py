"""Runs the application on uvicorn until a signal says stop."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from ludoteca.house.config import Settings
from ludoteca.house.http.app import build
from ludoteca.house.http.protocol import patient
from ludoteca.house.limits import BOUNDS, FRAME_BYTES
from ludoteca.house.live.homes import Homes
from ludoteca.house.live.protocol import SwiftProtocol
from ludoteca.house.live.socket import Doors
from ludoteca.house.logs import configure
from ludoteca.house.peers import Peers
from ludoteca.kernel.registry import registered

GOODBYE_SECONDS = 3
GARBAGE = 100_000
"""So many objects more, and garbage is looked for: what fifty busy tables showed is gone by then."""
MOST_FILES = 65_536
OWN_FILES = 128
SERVER: dict[str, Any] = {
    "loop": "uvloop" if sys.platform != "win32" else "asyncio",
    "http": "httptools",
    "ws": "websockets-sansio",
    "ws_max_size": FRAME_BYTES,
    "ws_per_message_deflate": False,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "lifespan": "on",
    "access_log": False,
    "log_config": None,
    "log_level": "warning",
    "server_header": False,
    "timeout_graceful_shutdown": GOODBYE_SECONDS,
}


class Server(uvicorn.Server):
    """Tells once it is open; of several each has a door for the sockets of those tables that are at home with it, and
    those that are spare leave all who come to the others.
    """

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None], doors: Path | None) -> None:
        super().__init__(config)
        self.opened = opened
        self._doors = doors
        self._homes: Homes | None = None
        self._sockets: list[socket.socket] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, then tell."""
        self._sockets = sockets or []
        await super().startup(sockets=[])
        # What is loaded by now stays: without it each collection of garbage is short, and there are fewer of them; one
        # that looks at everything would hold all tables up.
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE, 10, 200)
        if self.started and not self.should_exit:
            if self._doors is not None:
                self._open_door(self._doors)
            await self._listen()
            self.opened()

    async def on_tick(self, counter: int) -> bool:
        """Look whether those who share the sockets have come or gone."""
        await self._listen()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close."""
        if self._homes is not None:
            self._homes.close()
        await super().shutdown(sockets)

    async def _listen(self) -> None:
        """Take who comes unless those do who share the sockets: each process that listens is woken by all who come."""
        config: Any = self.config
        needed = self._homes is None or self._homes.needed(self._peers.alive)
        if needed and not self.servers:
            loop, welcome = asyncio.get_running_loop(), self._welcome(config.http_protocol_class)
            # Closed with the server: the socket itself is needed when others have gone.
            sockets = [one.dup() for one in self._sockets]
            self.servers = [await loop.create_server(welcome, sock=one, backlog=config.backlog) for one in sockets]
        elif not needed:
            for server in self.servers:
                server.close()
            self.servers = []

    @property
    def _peers(self) -> Peers:
        app: Any = self.config.app
        peers: Peers = app.app.state.house.peers
        return peers

    def _welcome(self, kind: Callable[..., asyncio.Protocol]) -> Callable[[], asyncio.Protocol]:
        return partial(kind, config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    def _open_door(self, doors: Path) -> None:
        config: Any = self.config
        welcome = self._welcome(config.ws_protocol_class)
        self._homes = config.http_protocol_class.homes = Homes(doors, self._peers.name, welcome)


def room_for_sockets() -> int:
    """How many connections this process can have beside its own files: as many as the system grants."""
    if sys.platform == "win32":
        return int(BOUNDS["connections"])
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted - OWN_FILES


def serve(
    settings: Settings,
    listening: socket.socket,
    opened: Callable[[], None],
    doors: Path | None = None,
    *,
    spare: bool = False,
) -> None:
    """Serve the house on an open socket, and tell when it is open.

    `doors` is the folder of the doors of several processes; with one that is spare no table is at home.
    """
    configure(settings.log)
    faulthandler.enable()  # where a process crashes that can no longer log
    registered()  # games take a moment to load, which nobody at a table shall wait for
    bounds = {**BOUNDS, **settings.bounds}
    bounds["connections"] = min(bounds["connections"], room_for_sockets())
    bounds["half-open"] = min(bounds["half-open"], bounds["connections"] // 2)
    config = uvicorn.Config(
        Doors(build(settings, spare=spare)),
        host=settings.host,
        port=settings.port,
        forwarded_allow_ips=settings.proxies or None,
        **{**SERVER, "http": patient(bounds), "ws": SwiftProtocol, "timeout_keep_alive": int(bounds["idle-seconds"])},
    )
    Server(config, opened, doors).run(sockets=[listening])
