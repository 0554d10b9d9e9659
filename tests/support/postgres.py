"""A PostgreSQL server for tests."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

from tests.support.house import free_port


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs, if there are any."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "postgres").exists():
            return folder
    found = shutil.which("postgres")
    if found is None or shutil.which("initdb") is None:
        return None
    return Path(found).parent


class Postgres:
    """A server of its own, on a loopback port; it can be stopped and started again."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="ludoteca-pg-"))
        self._data = self._folder / "data"
        self._as = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.geteuid() == 0 else []
        self._environment = {**os.environ, "HOME": str(self._folder), "LC_ALL": "C"}
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        if self._as:
            os.chown(self._folder, 65534, 65534)
        self._run("initdb", "-U", "ludoteca", "-A", "trust", "-E", "UTF8", "--no-sync").wait()
        self.url = f"postgresql://ludoteca@127.0.0.1:{self._port}/postgres"

    def _run(self, program: str, *options: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [*self._as, str(self._programs / program), "-D", str(self._data), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=self._environment,
            cwd=self._folder,
        )

    def start(self) -> None:
        """Start it, and wait until it answers."""
        import psycopg

        options = ["-p", str(self._port), "-k", str(self._folder), "-c", "listen_addresses=127.0.0.1"]
        options += ["-c", "fsync=off"]  # processes are killed here, never the machine
        self._process = self._run("postgres", *options)
        for _ in range(200):
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.url).close()
                return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: at once with all that is going on (SIGINT), or as if the power had failed (SIGQUIT)."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)

    def remove(self) -> None:
        """Leave nothing of it."""
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def open_server() -> Iterator[Postgres]:
    """A server that is gone at the end."""
    programs = find_postgres()
    if programs is None:
        raise RuntimeError("no PostgreSQL here")
    server = Postgres(programs)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        server.remove()


@contextlib.contextmanager
def open_postgres() -> Iterator[str]:
    """A server of its own; yields the URL of an empty database."""
    with open_server() as server:
        yield server.url


def empty_database(url: str) -> str:
    """The URL of one more empty database on the server of this one."""
    import psycopg

    name = f"house_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return f"{url.rpartition('/')[0]}/{name}"
