"""`ludoteca bench house`: acknowledged durable moves per second over WebSocket, and what kill -9 leaves of them.

The server is a process of its own on a fresh store; this process plays real games, two people at each table. A move
counts when the house has told that it is accepted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from typing import Any, TypeVar
from urllib.request import Request, urlopen

import msgspec
import sqlalchemy as sa
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.cli.bench_peer import peers
from ludoteca.cli.bench_players import Load, Script, play
from ludoteca.house.store.engine import open_engine
from ludoteca.house.store.schema import journal

START_SECONDS = 30.0
ACQUAINTED = 10.0
"""Seconds after which all processes have started and know of one another."""
WARM_UP = 2.0
AHEAD = 1.2
"""So many games for each second two people find laid for them: no more are played by six thousand moves a second."""
GAME = "origo"
ECHOES = 200
KEPT, PAGE = 200, 4096
T = TypeVar("T")
Json = dict[str, Any]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(port: int) -> None:
    """Wait until somebody listens on a port."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise SystemExit("the server did not open")


def cpu_of(pid: int) -> float:
    """CPU seconds that a process and its children have used so far (user and system)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_of(int(child)) for child in children)


class Server:
    """The house under load."""

    def __init__(self, data: Path, store: str, options: tuple[str, ...] = (), processes: int = 1) -> None:
        self.data = data
        self.store = store
        self.options = options
        self.processes = processes
        self.url = store or f"sqlite:///{data.resolve() / 'ludoteca.sqlite'}"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "ludoteca.cli.serve", "--port", str(self.port), "--data", str(self.data)]
        command += [
            "--host",
            "127.0.0.1",
            "--no-limits",
            "--log",
            "ERROR",
            *self.options,
            *(["--processes", str(self.processes)] if self.processes > 1 else []),
            *(["--store", self.store] if self.store else []),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
        wait_for(self.port)
        if self.processes > 1:
            time.sleep(ACQUAINTED)

    def kill(self) -> None:
        """Kill -9, all of its processes at once."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Close it."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait()

    def cpu(self) -> float:
        """CPU seconds that the house has used so far."""
        assert self.process is not None
        return cpu_of(self.process.pid)

    def ask(self, method: str, path: str, body: Json | None = None, cookie: str = "") -> tuple[Any, str]:
        """One request; returns the answer and the cookie that came with it."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = Request(f"http://127.0.0.1:{self.port}{path}", data=data, method=method, headers=headers)
        with urlopen(request, timeout=30) as answer:
            given = (answer.headers.get("Set-Cookie") or "").partition(";")[0]
            return msgspec.json.decode(answer.read()), given


@dataclass
class Seats:
    """The two people of one table, who play one game after the other."""

    cookies: tuple[str, str]
    game: Script = field(default_factory=lambda: Script(""))
    laid: list[Script] = field(default_factory=list)
    """Later games, laid ahead so that what is measured are moves."""

    def lay(self, server: Server) -> None:
        """One more table with both people seated, started."""
        host, guest = self.cookies
        info, _ = server.ask("POST", "/api/tables", {"game": GAME, "seats": 2}, host)
        server.ask("POST", f"/api/tables/{info['id']}/seats/1", {}, guest)
        server.ask("POST", f"/api/tables/{info['id']}/start", {}, host)
        self.laid.append(Script.of(info["id"], server.url))

    def open(self, server: Server) -> None:
        """Go to the next table."""
        if not self.laid:
            self.lay(server)
        self.game = self.laid.pop(0)


async def keep_playing(load: Load, seats: Seats, server: Server) -> None:
    """Game after game at one table, until cancelled or the server is gone."""
    with contextlib.suppress(OSError):
        while True:
            await play(load, seats.game, seats.cookies, server.port)
            if seats.game.table not in load.over:
                return
            load.finished += 1
            await asyncio.to_thread(seats.open, server)


def come_in(server: Server, tables: int, ahead: int = 0) -> list[Seats]:
    """Guests for all tables, and the tables themselves; `ahead` more for each pair of guests."""
    found = []
    for number in range(tables):
        cookies = [server.ask("POST", "/api/guest", {"nickname": f"{who} {number}"})[1] for who in ("Anna", "Bert")]
        seats = Seats((cookies[0], cookies[1]))
        for _ in range(ahead):
            seats.lay(server)
        seats.open(server)
        found.append(seats)
    return found


@dataclass
class Measured:
    """What so many seconds of load took: CPU seconds of the house and of its players, bytes on the wire."""

    seconds: float
    house: float
    players: float
    bytes: int

    @classmethod
    def so_far(cls, load: Load, server: Server) -> Measured:
        """What all has taken up to now."""
        return cls(time.perf_counter(), server.cpu(), time.process_time(), load.sent + load.received)

    def since(self, then: Measured) -> Measured:
        """What has been taken since another moment."""
        return Measured(
            self.seconds - then.seconds, self.house - then.house, self.players - then.players, self.bytes - then.bytes
        )


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something on the event loop of the house, which takes least time."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


async def under_load(load: Load, server: Server, tables: list[Seats], seconds: float, warm_up: float = 0.0) -> Measured:
    """Play for some time; returns what the measured part took. Without a warm-up the server is killed at the end."""
    tasks = [asyncio.create_task(keep_playing(load, seats, server)) for seats in tables]
    await asyncio.sleep(warm_up)
    load.measuring = True
    before = Measured.so_far(load, server)
    await asyncio.sleep(seconds)
    took = Measured.so_far(load, server).since(before)
    load.measuring = False
    if not warm_up:
        server.kill()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return took


def missing(load: Load, url: str) -> int:
    """How many acknowledged moves are not in the store as they were acknowledged."""
    engine = open_engine(url, writer=False)
    with engine.connect() as connection:
        rows = connection.execute(sa.select(journal.c.table_id, journal.c.seq, journal.c.key))
        stored = {(table, seq): key for table, seq, key in rows}
    engine.dispose()
    return sum(stored.get(place) != key for place, key in load.acknowledged.items())


async def echo_cost(process: subprocess.Popen[bytes], port: int, sockets: int) -> float:
    """CPU seconds that the bare web server takes to echo 1,000 short messages."""

    async def talk(live: ClientConnection) -> None:
        for _ in range(ECHOES):
            await live.send("echo" * 25)
            await live.recv()

    lives = [await connect(f"ws://127.0.0.1:{port}/", compression=None) for _ in range(sockets)]
    began = cpu_of(process.pid)
    await asyncio.gather(*map(talk, lives))
    return 1000 * (cpu_of(process.pid) - began) / (ECHOES * sockets)


def floor(sockets: int) -> float:
    """Start the echo server, measure it, stop it."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "ludoteca.house.http.echo", str(port)])
    try:
        wait_for(port)
        return run(echo_cost(process, port, sockets))
    finally:
        process.kill()
        process.wait()


def disk(folder: Path) -> tuple[float, float]:
    """Milliseconds, p50 and p99, until this disk keeps a page: no commit can be faster."""
    waits = []
    with (folder / "pages").open("wb", buffering=0) as file:
        for _ in range(KEPT):
            file.write(bytes(PAGE))
            began = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(1000 * (time.perf_counter() - began))
    waits.sort()
    return waits[KEPT // 2], waits[KEPT * 99 // 100]


def measure(server: Server, tables: int, seconds: float) -> None:
    """Print the speed at so many busy tables."""
    load = Load()
    seated = come_in(server, tables, ceil(AHEAD * (WARM_UP + seconds)))
    took = run(under_load(load, server, seated, seconds, WARM_UP))
    waits = sorted(load.waits)
    moves = len(waits)
    if not moves:
        raise SystemExit(f"no move was acknowledged; errors: {load.errors[:3]}")
    echo = floor(2 * tables)
    cpu = 1000 * took.house / moves
    rows = {
        "acknowledged durable moves": f"{moves / took.seconds:8.0f} /s     ({load.finished} games finished)",
        "acknowledgement p50 / p99": f"{1000 * waits[moves // 2]:8.1f} / {1000 * waits[moves * 99 // 100]:.1f} ms",
        "server CPU per 1,000 moves": f"{cpu:8.3f} s      ({cpu / echo:.1f} times the echo)",
        "bare echo, per 1,000": f"{echo:8.3f} s",
        "the disk keeps a page in": "{:8.2f} / {:.2f} ms".format(*disk(server.data)),
        "on the wire, per move": f"{took.bytes / moves:8.0f} bytes",
        "the players' own CPU": f"{100 * took.players / took.house:8.0f} % of the server's",
    }
    if load.errors:
        rows["refused"] = f"{len(load.errors):8d}      first: {load.errors[0]}"
    store = server.store.partition(":")[0] or "SQLite, WAL, synchronous=FULL"
    print(f"{GAME}, {tables} tables of two people, {server.processes} server process(es), {store}")
    for what, told in rows.items():
        print(f"  {what:28s} {told}")


def beside(tables: int, seconds: float) -> None:
    """Print the speed of a peer with as many tables and players."""
    for kind, waits, cpu in peers(free_port, wait_for, cpu_of, tables, seconds):
        waits.sort()
        moves = max(1, len(waits))
        print(f"boardgame.io, a toy game, {kind}: a move is told to all before it is stored, if it is stored")
        print(f"  moves                        {len(waits) / seconds:8.0f} /s")
        if waits:
            p50, p99 = 1000 * waits[moves // 2], 1000 * waits[moves * 99 // 100]
            print(f"  answer p50 / p99             {p50:8.1f} / {p99:.1f} ms")
        print(f"  server CPU per 1,000 moves   {1000 * cpu / moves:8.3f} s")


def kill_and_look(server: Server, tables: int, times: int, seconds: float) -> int:
    """Kill -9 under load, again and again; returns how many acknowledged moves were lost or tables stood still."""
    load, faults = Load(), 0
    seated = come_in(server, tables)
    for round_number in range(1, times + 1):
        load.goes_on.clear()
        running = [seats.game.table for seats in seated]
        run(under_load(load, server, seated, seconds))
        lost = missing(load, server.url)
        server.start()
        still = [table for table in running if table not in load.goes_on | load.over]
        faults += lost + len(still)
        print(
            f"  kill {round_number:2d}: {len(load.acknowledged):6d} acknowledged so far, {lost} lost; "
            f"{len(running) - len(still)} of {len(running)} tables went on",
            flush=True,
        )
        for seats in seated:
            info, _ = server.ask("GET", f"/api/tables/{seats.game.table}")
            if info["status"] != "playing":
                seats.open(server)
    return faults


def main(argv: list[str] | None = None) -> int:
    """Run the bench."""
    options = argparse.ArgumentParser(prog="ludoteca bench house", description=__doc__)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--seconds", type=float, default=10.0, help="how long to measure, or to play before each kill")
    options.add_argument("--kill", type=int, default=0, metavar="N", help="instead: kill -9 so many times under load")
    options.add_argument("--store", default="", metavar="URL", help="a store other than a fresh SQLite file")
    options.add_argument("--processes", type=int, default=1, help="so many processes serve the house")
    options.add_argument("--peer", action="store_true", help="beside it boardgame.io's own server, fetched from npm")
    chosen = options.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
        server = Server(Path(folder), chosen.store, processes=chosen.processes)
        server.start()
        try:
            if not chosen.kill:
                measure(server, chosen.tables, chosen.seconds)
                if chosen.peer:
                    server.stop()
                    beside(chosen.tables, chosen.seconds)
                return 0
            faults = kill_and_look(server, chosen.tables, chosen.kill, min(chosen.seconds, 3.0))
            print("no acknowledged move was lost, every table went on" if not faults else f"{faults} faults")
            return 1 if faults else 0
        finally:
            server.stop()


if __name__ == "__main__":
    sys.exit(main())
