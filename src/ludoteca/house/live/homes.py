"""Leads the sockets of a table to one process of this machine, which folds, draws and stores for all of them.

Any process can serve any table, and hears of what others write; but what each of several does for the same table is
done as often. So whoever accepts a socket hands it on, as it is, through the system, to the process where its table is
at home. Nothing depends on it: where that cannot be done the socket stays.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from array import array
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from ludoteca.house.peers import SPARE, by_rank, hosts

LIVE = re.compile("/api/tables/(?P<table>[^/?]+)/live")
"""The path of a table's sockets."""
POSSIBLE = hasattr(socket, "SCM_RIGHTS")
"""The system can hand sockets from one process to another."""
MOST = 1 << 18
"""Bytes of a handshake, at most."""


class Homes:
    """The way to the other processes: each has a door of its name in a folder."""

    def __init__(self, folder: Path, name: str, welcome: Callable[[], asyncio.Protocol]) -> None:
        self._folder = folder
        self._name = name
        self._welcome = welcome
        self._coming: set[asyncio.Task[Any]] = set()
        self._loop = asyncio.get_running_loop()
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.setblocking(False)
        self._door.bind(str(folder / name))
        self._loop.add_reader(self._door, self._take)

    def close(self) -> None:
        """Take no more."""
        self._loop.remove_reader(self._door)
        self._door.close()
        (self._folder / self._name).unlink(missing_ok=True)

    def needed(self, alive: Collection[str]) -> bool:
        """Tell whether this process has to serve: all do that are not spare, and those where no other has a door and is
        alive.
        """
        return not self._name.endswith(SPARE) or self._name in hosts([one for one in self._names() if one in alive])

    def lead(self, table_id: str, connection: int, handshake: bytes) -> bool:
        """Hand a socket on, with what has been read of it; tells whether it is in other hands now.

        Raises BlockingIOError where too many wait at the door.
        """
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        for name in by_rank(hosts(self._names()), table_id):
            if name == self._name:
                return False
            try:
                self._door.sendmsg([handshake], rights, 0, str(self._folder / name))
            except (ConnectionRefusedError, FileNotFoundError):  # nobody is there any more
                (self._folder / name).unlink(missing_ok=True)
            except BlockingIOError:
                raise
            except OSError:  # the handshake is long
                return False
            else:
                return True
        return False

    def _names(self) -> list[str]:
        return [door.name for door in self._folder.iterdir()]

    def _take(self) -> None:
        """Take what others hand on."""
        with contextlib.suppress(BlockingIOError):
            while True:
                handshake, connections, _, _ = socket.recv_fds(self._door, MOST, 1)
                for connection in connections:
                    coming = self._loop.create_task(self._let_in(socket.socket(fileno=connection), handshake))
                    self._coming.add(coming)
                    coming.add_done_callback(self._coming.discard)

    async def _let_in(self, connection: socket.socket, handshake: bytes) -> None:
        connection.setblocking(False)
        arrival = Arrival(self._welcome(), handshake)
        try:
            await self._loop.connect_accepted_socket(lambda: arrival, connection)
        except OSError:  # whoever came is gone
            connection.close()


class Arrival(asyncio.Protocol):
    """Goes on where another process has stopped: with what it has read."""

    def __init__(self, protocol: asyncio.Protocol, handshake: bytes) -> None:
        self._protocol = protocol
        self._handshake = handshake

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is here."""
        self._protocol.connection_made(transport)
        self._protocol.data_received(self._handshake)
        transport.set_protocol(self._protocol)
