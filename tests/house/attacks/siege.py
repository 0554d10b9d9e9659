"""Attacks a house for a while: `python -m tests.house.attacks.siege [--frames 100000] [--requests 20000] [--seed 1]`.

Two people have begun a public and a private game. However many hostile frames and requests come: no answer of 5xx but
503 in words, nothing unforeseen in the log, no state changed, memory flat. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.house.attacks.hostile import Hostile, Request
from tests.support.games import begin
from tests.support.house import House, Json, open_house

AT_ONCE = 18
"""Frames to a connection; twenty malformed ones would close it."""
FLAT_KB = 24 * 1024
"""By how much a house may grow once it has warmed up."""
FAULTS = ("internal", "bot-failed", "watch-failed", "wake-failed", "commit-failed")
END = "the-end"
TIMEOUT = 20.0


class Siege:
    """A house under attack, and the people who play there."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        anna, bert = house.guest("Anna"), house.guest("Bert")
        self.public, self.hidden = begin(anna, bert), begin(anna, bert, private=True)
        self._people = anna, bert
        self._sound = self._seen()
        self._mallory = house.guest("Mallory")
        self._hostile = {table["id"]: Hostile(seed, table["id"]) for table in (self.public, self.hidden)}
        self.answers: Counter[str] = Counter()

    def frames(self, count: int) -> None:
        """Send so many hostile frames, half of them by somebody with a name."""
        source = self._hostile[self.public["id"]].frames()
        for number in range(-(-count // AT_ONCE)):
            # Nobody without the secret gets further than the hello of the private table.
            table = self.hidden if number % 8 == 7 else self.public
            self._talk(table["id"], self._mallory.cookie if number % 2 else None, islice(source, AT_ONCE))

    def requests(self, count: int) -> None:
        """Send so many hostile requests, a third of them by somebody with a name."""
        sources = [hostile.requests() for hostile in self._hostile.values()]
        for number in range(count):
            self._ask(next(sources[number % 2]), None if number % 3 else self._mallory.cookie)

    def memory(self) -> int:
        """What the house holds in memory, in KB."""
        lines = Path(f"/proc/{self.house.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def check(self) -> None:
        """Nothing has happened."""
        assert self._seen() == self._sound, "no state changed"
        assert self._mallory.ask("GET", "/health").status_code == 200
        faults = [line for event in FAULTS for line in self.house.logged(event)]
        assert not faults, faults[:3]
        said = [line for line in self.house.log.read_text().splitlines() if "Traceback" in line or "Exception" in line]
        assert not said, said[:3]

    def _talk(self, table: str, cookie: str | None, frames: Iterator[str | bytes]) -> None:
        url = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/live"
        headers = {} if cookie is None else {"Cookie": cookie}
        with (
            contextlib.suppress(ConnectionClosed),
            connect(url, additional_headers=headers, compression=None, open_timeout=TIMEOUT) as live,
        ):
            live.send('{"type":"hello"}')
            for frame in frames:
                live.send(frame)
            live.send(json.dumps({"type": "undo", "key": END}))
            while True:
                told: Json = json.loads(live.recv(TIMEOUT))
                if told["type"] == "error":
                    self.answers[told["error"]["code"]] += 1
                    assert told["error"]["code"] != "internal", told
                if told.get("key") == END:
                    return

    def _ask(self, request: Request, cookie: str | None) -> None:
        text = request.text
        if cookie is not None:
            text = text.replace(b"\r\n", f"\r\nCookie: {cookie}\r\n".encode(), 1)
        with socket.create_connection(("127.0.0.1", self.house.port), timeout=TIMEOUT) as line:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                line.sendall(text)
                line.shutdown(socket.SHUT_WR)
            answer = http.client.HTTPResponse(line, method=request.method)
            try:
                answer.begin()
                body = answer.read()
            except (http.client.HTTPException, ConnectionResetError):
                self.answers["hung up"] += 1
                return
        self.answers[str(answer.status)] += 1
        if answer.status >= 500:
            assert answer.status in (501, 503), (request, body)
            assert json.loads(body)["error"]["code"], (request, body)

    def _seen(self) -> list[Json]:
        """What everybody at the tables sees."""
        found = []
        for table in (self.public, self.hidden):
            for person in self._people:
                live = person.look(table)
                parts = ("seq", "seat", "view", "offer", "can_undo", "take_back")
                found.append({part: live.state[part] for part in parts} | {"log": live.log})
                live.close()
        return found


def besiege(house: House, frames: int, requests: int, seed: int) -> Siege:
    """A whole siege; what it takes to warm up is a fifth of it."""
    siege = Siege(house, seed)
    siege.frames(frames // 5)
    siege.requests(requests // 5)
    siege.check()
    before = siege.memory()
    siege.frames(frames - frames // 5)
    siege.requests(requests - requests // 5)
    siege.check()
    grown = siege.memory() - before
    assert grown < FLAT_KB, f"{grown} KB more"
    print(f"{frames} frames, {requests} requests, seed {seed}: {grown} KB more; {dict(siege.answers.most_common())}")
    return siege


def main() -> int:
    """Attack a fresh house."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--frames", type=int, default=100_000)
    options.add_argument("--requests", type=int, default=20_000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludoteca-siege-") as folder, open_house(Path(folder)) as house:
        besiege(house, chosen.frames, chosen.requests, chosen.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
