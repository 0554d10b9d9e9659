"""What spectators cost those who play: `python bench/spectators.py [--spectators 200]`, on a quiet machine.

Four tables of two people who take a twentieth of a second for each move; one of them is looked at. Rounds with and
without spectators take turns. Printed are how long moves wait for their acknowledgement, what coming in sends to all
who are there, and the server's time. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from ludoteca.cli.bench_house import Server, come_in, run, under_load
from ludoteca.cli.bench_players import Load

TABLES = 4
THOUGHT = 0.05
ROUNDS = 3
SECONDS = 8.0
ARRIVING = 0.005
SETTLING = 2.0
HELLO = b'{"type":"hello","have":0}'
KNOCK = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Spectator(asyncio.Protocol):
    """Somebody who counts bytes and reads none, so that the crowd costs the machine little."""

    seen = 0

    def __init__(self, port: int, table: str) -> None:
        self._knock = KNOCK.format(port=port, table=table).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Knock."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._knock)

    def data_received(self, data: bytes) -> None:
        """Say hello when the door opens, in a frame whose mask is nought; then count."""
        if self._knock:
            self._knock = b""
            self._transport.write(bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO)
        Spectator.seen += len(data)


async def crowd(port: int, table: str, spectators: int) -> None:
    """Come in, tell how much that sent, and stay until standard input ends."""
    loop = asyncio.get_running_loop()
    for _ in range(spectators):
        await loop.create_connection(lambda: Spectator(port, table), "127.0.0.1", port)
        await asyncio.sleep(ARRIVING)
    await asyncio.sleep(SETTLING)
    print(Spectator.seen, flush=True)
    await asyncio.to_thread(sys.stdin.read)


def round_of(server: Server, spectators: int) -> tuple[float, float, float, float]:
    """One round: the bytes that coming in sent, the server's seconds, p50 and p99."""
    seated = come_in(server, TABLES, 4)
    # The crowd comes before the first move: what it is sent then is what coming in costs.
    command = [sys.executable, __file__, "--crowd", str(server.port), seated[0].game.table, str(spectators)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as watching:
        assert watching.stdin is not None and watching.stdout is not None
        sent = float(watching.stdout.readline())
        load = Load(thought=THOUGHT)
        cpu = run(under_load(load, server, seated, SECONDS, warm_up=1.0)).house
        watching.stdin.close()
    waits = sorted(load.waits)
    return sent, cpu, waits[len(waits) // 2], waits[len(waits) * 99 // 100]


def main() -> int:
    """Measure."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--spectators", type=int, default=200)
    options.add_argument("--crowd", nargs=3, help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.crowd:
        port, table, spectators = chosen.crowd
        asyncio.run(crowd(int(port), table, int(spectators)))
        return 0
    with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
        server = Server(Path(folder), "")
        server.start()
        try:
            rounds = [(count, round_of(server, count)) for _ in range(ROUNDS) for count in (0, chosen.spectators)]
        finally:
            server.stop()
    for count in (0, chosen.spectators):
        mine = [result for number, result in rounds if number == count]
        sent, cpu, p50, p99 = (statistics.median(column) for column in zip(*mine, strict=True))
        print(
            f"{count:4d} spectators: p50 {1000 * p50:5.1f} ms, p99 {1000 * p99:5.1f} ms; "
            f"server {100 * cpu / SECONDS:3.0f} % of a core; coming in sent {sent / 1e6:.2f} MB"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
