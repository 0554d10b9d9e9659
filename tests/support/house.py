"""A real house for tests: the server as a process of its own, and people who talk to it."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
import uuid
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import ClientConnection, connect

from ludoteca.house.store.engine import engine_url
from ludoteca.house.store.schema import tables
from tests.support.forks import Fork

FIRST_PORT, LAST_PORT = 8200, 8299
WORKERS = 8
START_SECONDS = 30.0
LOOPBACK = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted; a client without one would read the certificates of all authorities first."""
PATIENCE = 15.0

Json = dict[str, Any]


def free_port() -> int:
    """A port that nobody listens on; test processes that run side by side choose among different ones."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    ports = list(range(FIRST_PORT + worker % WORKERS, LAST_PORT + 1, WORKERS))
    random.shuffle(ports)
    for port in ports:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port
    raise RuntimeError("no free port")


class House:
    """One server process; `kill` and `start` again to see what it remembers."""

    def __init__(
        self,
        data: Path,
        store: str = "",
        *,
        limits: bool = False,
        environment: Mapping[str, str] | None = None,
        processes: int = 1,
        bot_delay: float = 0,
        python: str | Path = sys.executable,
        steady: bool = False,
    ) -> None:
        self.program = [python, "-m", "tests.support.steady" if steady else "ludoteca.cli.serve"]
        self.lucky = not steady
        self.common = environment is None and python == sys.executable and processes == 1
        """Whether it can split off from a process that has loaded what it needs."""
        self.data = data
        self.processes = processes
        self.bot_delay = bot_delay
        self.environment = {**os.environ, **(environment or {})}
        self.store = store
        self.limits = limits
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | Fork | None = None
        self.log = data / f"house-{self.port}.log"
        self._open = False
        self.secrets: set[str] = set()
        """What people were given and nobody else may know."""

    def start(self) -> House:
        """Start the process and wait until it answers."""
        command = ["--port", str(self.port), "--data", str(self.data)]
        command += ["--host", "127.0.0.1", "--bot-workers", "0", "--bot-delay", str(self.bot_delay), "--log", "INFO"]
        command += ["--reviews-a-day", "0"]
        if self.processes > 1:
            command += ["--processes", str(self.processes)]
        if not self.limits:
            command.append("--no-limits")
        if self.store:
            command += ["--store", self.store]
        with self.log.open("ab") as log:
            self._process = (
                Fork(command, self.log, self.environment, lucky=self.lucky)
                if self.common
                else subprocess.Popen(
                    [*self.program, *command], stdout=subprocess.DEVNULL, stderr=log, env=self.environment
                )
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                break
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.url + "/health", timeout=1, verify=LOOPBACK).status_code == 200:
                    self._open = True
                    return self
            time.sleep(0.05)
        self.stop()
        raise RuntimeError(f"the house did not open:\n{self._last_words()}")

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    @property
    def ended(self) -> int | None:
        """With what code the process ended; None while it runs."""
        assert self._process is not None
        return self._process.poll()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Kill -9, or however: no goodbye, no flush."""
        assert self._process is not None
        self._open = False
        self._process.send_signal(how)
        self._process.wait()

    def stop(self) -> None:
        """Ask it to stop, and wait; fails when it has ended before anybody asked."""
        was_open, self._open = self._open, False
        assert not was_open or self.ended is None, f"the house ended by itself, {self.ended}:\n{self._last_words()}"
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def _last_words(self) -> str:
        return self.log.read_text(errors="replace")[-4000:]

    def told_nothing(self) -> None:
        """Fails when something secret stands in the log: keys of running games, cookies, secrets of private tables."""
        secrets = set(self.secrets)
        key = self.data / "secret.key"
        if key.is_file():
            secrets |= {key.read_bytes().hex(), repr(key.read_bytes())[2:-1]}
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            engine = sa.create_engine(engine_url(self.store or f"sqlite:///{self.data / 'ludoteca.sqlite'}"))
            with engine.connect() as connection:
                secrets |= set(connection.scalars(sa.select(tables.c.key).where(tables.c.key.is_not(None))))
            engine.dispose()
        log = self.log.read_text(errors="replace") if self.log.exists() else ""
        assert not [secret for secret in secrets if secret in log], "a secret stands in the log"

    def logged(self, event: str) -> list[Json]:
        """The log lines of one kind."""
        lines = (line for line in self.log.read_text().splitlines() if line.startswith("{"))
        return [line for line in map(json.loads, lines) if line["event"] == event]

    def guest(self, nickname: str) -> Guest:
        """Somebody comes in."""
        return Guest(self, nickname)

    def told(self) -> str:
        """What the house tells of itself to whoever watches it."""
        return httpx.get(self.url + "/metrics", verify=LOOPBACK).text

    def metrics(self) -> dict[str, float]:
        """The numbers that the house tells of itself, those of all processes and labels summed up."""
        return sums(self.told())

    def own_metrics(self) -> dict[str, float]:
        """The numbers of this very process."""
        return sums(self.told(), f"-{self.pid}")


def sums(told: str, process: str = "") -> dict[str, float]:
    """Metrics by name, summed up over their labels: of all processes, or of the one whose name ends so."""
    found = defaultdict[str, float](float)
    for family in text_string_to_metric_families(told):
        for sample in family.samples:
            if sample.labels.get("process", "").endswith(process):
                found[sample.name] += sample.value
    return found


def wait_for_end(process: int) -> None:
    """Wait until a process has let go of all that it held: its last thread ends, not only its first."""
    deadline = time.monotonic() + 30
    with contextlib.suppress(FileNotFoundError):
        while not ended(process):
            assert time.monotonic() < deadline
            time.sleep(0.01)


def ended(process: int) -> bool:
    """Tell whether nothing of a process runs any more, though nobody may have asked for its end yet."""
    state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    return state == "Z" and len(list(Path(f"/proc/{process}/task").iterdir())) == 1


def children(house: House | subprocess.Popen[str]) -> list[int]:
    """The processes that serve."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            words = (folder / "cmdline").read_bytes().split(b"\0")
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if b"--multiprocessing-fork" in words and int(parent) == house.pid:
                found.append(int(folder.name))
    return found


class Guest:
    """A person with a cookie."""

    def __init__(self, house: House, nickname: str) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=PATIENCE, verify=LOOPBACK)
        self.id: str = self.call("POST", "/api/guest", {"nickname": nickname})["id"]
        house.secrets.add(self.http.cookies["ludoteca"].rpartition(".")[2])

    @property
    def cookie(self) -> str:
        """What the browser sends."""
        return f"ludoteca={self.http.cookies['ludoteca']}"

    def ask(self, method: str, path: str, body: Any = None, secret: str | None = None) -> httpx.Response:
        """One request, whatever comes of it."""
        headers = {} if secret is None else {"X-Table-Secret": secret}
        return self.http.request(method, path, json=body, headers=headers)

    def call(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Any:
        """One request that must succeed."""
        answer = self.ask(method, path, body, secret)
        assert answer.status_code < 300, answer.text
        told = answer.json()
        if isinstance(told, dict) and "#" in told.get("link", ""):
            self.house.secrets.add(told["link"].partition("#")[2])
        return told

    def table(self, seats: int = 2, *, private: bool = False, options: Json | None = None, game: str = "origo") -> Json:
        """Open a table and sit down at its first seat."""
        body = {"game": game, "seats": seats, "private": private, "options": options or {}}
        table: Json = self.call("POST", "/api/tables", body)
        return table

    def look(self, table: Json, secret: str | None = None, have: int = 0) -> Socket:
        """Connect to a table."""
        return Socket(self.house, table["id"], cookie=self.cookie, secret=secret, have=have)


class Refused(AssertionError):
    """The server answered with an error."""

    def __init__(self, error: Json) -> None:
        super().__init__(error)
        self.error = error


def answers(frame: Json, key: str) -> list[Json]:
    """What a frame says about the request with this key."""
    if frame["type"] == "state":
        return [accepted for accepted in frame["accepted"] if accepted["key"] == key]
    return [frame] if frame.get("key") == key else []


class Socket:
    """A connection to a table; keeps the newest state and everything that came."""

    def __init__(
        self, house: House, table: str, *, cookie: str | None = None, secret: str | None = None, have: int = 0
    ) -> None:
        headers = {} if cookie is None else {"Cookie": cookie}
        url = f"ws://127.0.0.1:{house.port}/api/tables/{table}/live"
        opening = connect(url, additional_headers=headers, compression=None, open_timeout=PATIENCE, max_queue=None)
        self.raw: ClientConnection = opening.__enter__()  # closed by `close`, or with the process
        self.state: Json = {}
        self.log: list[Json] = []
        self.frames: list[Json] = []
        self.versions: list[int] = []
        self.send({"type": "hello", "have": have, **({} if secret is None else {"secret": secret})})
        self.until(lambda frame: frame["type"] == "state")

    def send(self, frame: Any) -> None:
        """Send a frame, or any text."""
        self.raw.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next frame."""
        frame: Json = json.loads(self.raw.recv(timeout))
        self.frames.append(frame)
        if frame["type"] == "state":
            self.state = frame
            self.versions.append(frame["version"])
            del self.log[frame["log_from"] :]
            self.log += frame["log"]
        return frame

    def until(self, wanted: Any, timeout: float = PATIENCE) -> Json:
        """Frames up to one that fits."""
        deadline = time.monotonic() + timeout
        while True:
            frame = self.receive(max(0.01, deadline - time.monotonic()))
            if wanted(frame):
                return frame

    def wait(self, wanted: Any, timeout: float = PATIENCE) -> Json:
        """A state that fits; the one at hand counts too."""
        if not (self.state and wanted(self.state)):
            self.until(lambda frame: frame["type"] == "state" and wanted(frame), timeout)
        return self.state

    def do(self, frame: Json) -> Json:
        """Send a frame with a key and wait for its answer; raises Refused when that is an error."""
        frame = {"key": uuid.uuid4().hex, **frame}
        self.send(frame)
        answer = self.until(lambda got: bool(answers(got, frame["key"])))
        if answer["type"] == "error":
            raise Refused(answer["error"])
        return answers(answer, frame["key"])[0]

    def refusal(self, frame: Any) -> Json:
        """Send a frame and return the error that it must get."""
        self.send(frame)
        return self.until(lambda got: got["type"] == "error")["error"]  # type: ignore[no-any-return]

    def preview(self, picks: list[int]) -> Json:
        """What could be picked next?"""
        self.send({"type": "preview", "offer": self.state["offer"]["id"], "picks": picks})
        answer = self.until(lambda got: got["type"] in ("offer", "error"))
        if answer["type"] == "error":
            raise Refused(answer["error"])
        offer: Json = answer["offer"]
        return offer

    def play_any(self, chance: random.Random) -> Json:
        """Play a random move by clicking only what is offered."""
        return self.do(self.any_move(chance))

    def any_move(self, chance: random.Random) -> Json:
        """A random whole move of what is offered, not sent yet."""
        offer, picks = self.state["offer"], []
        while not offer.get("complete"):
            picks.append(chance.choice(offer["picks"])["id"])
            offer = self.preview(picks)
        return {"type": "play", "offer": self.state["offer"]["id"], "picks": picks}

    def close(self) -> None:
        """Go away."""
        self.raw.close()


@contextlib.contextmanager
def open_house(data: Path, store: str = "", *, limits: bool = False, processes: int = 1) -> Iterator[House]:
    """A house that is closed at the end; for tests without rate limits unless asked for."""
    house = House(data, store, limits=limits, processes=processes)
    try:
        yield house.start()
    finally:
        house.stop()
        house.told_nothing()
