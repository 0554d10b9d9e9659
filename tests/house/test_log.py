"""One log: whoever speaks, each line is one object, tells which request it belongs to, and none of them is a flood."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import socket
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.sync.client import connect

from ludoteca.house.jobs.bots import Bots
from ludoteca.house.logs import QUIET_SECONDS, REQUEST, JsonFormatter, Once, configure, log, tell
from tests.support.house import Json, open_house
from tests.support.inside import arrive, begin, inside, open_inside, rest
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come


@contextmanager
def configured(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], list[Json]]]:
    """The log as a house writes it, and what is in it; afterwards everything is as it was."""
    root, ours = logging.getLogger(), logging.getLogger("ludoteca")
    kept = root.handlers[:], root.level, ours.level, logging.raiseExceptions
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    configure("WARNING")

    def lines() -> list[Json]:
        return [json.loads(line) for line in capsys.readouterr().err.splitlines()]

    try:
        yield lines
    finally:
        logging.captureWarnings(False)
        root.handlers[:], root.level, ours.level, logging.raiseExceptions = kept
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


@contextmanager
def listening(clock: Callable[[], float] = lambda: 0.0) -> Iterator[list[Json]]:
    """What is logged meanwhile."""

    class Ear(logging.StreamHandler[io.StringIO]):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(json.loads(self.format(record)))

    heard: list[Json] = []
    ear = Ear(io.StringIO())
    ear.setFormatter(JsonFormatter())
    ear.addFilter(Once(clock))
    before = log.level
    log.addHandler(ear)
    log.setLevel(logging.INFO)
    try:
        yield heard
    finally:
        log.removeHandler(ear)
        log.setLevel(before)


def test_what_the_house_says_is_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    with configured(capsys) as logged:
        began = time.time()
        tell("quiet", table="t")
        tell("loud", logging.WARNING, table="t", args={"x": Path("p")})
        try:
            raise LookupError("inside")
        except LookupError:
            log.exception("broken")
        lines = logged()
        assert [(line["event"], line["level"]) for line in lines] == [("loud", "warning"), ("broken", "error")]
        assert lines[0]["table"] == "t" and lines[0]["args"] == {"x": repr(Path("p"))}
        assert lines[1]["trace"].endswith("LookupError\n") and "trace" not in lines[0]
        assert abs(lines[0]["at"] - began) < 5 and round(lines[0]["at"], 3) == lines[0]["at"]
        assert "request" not in lines[0]
        configure("INFO")
        tell("told once")
        assert len(logged()) == 1


def test_whoever_else_speaks_does_so_in_the_same_shape(capsys: pytest.CaptureFixture[str]) -> None:
    with configured(capsys) as logged:
        logging.getLogger("uvicorn.error").warning("Invalid %s", "request")
        logging.getLogger("asyncio").error(
            "Task exception was never retrieved\nfuture: <Task exception=Bad('the queen')>"
        )
        logging.getLogger("uvicorn.error").info("not worth a line")
        warnings.warn("old", DeprecationWarning, stacklevel=1)
        thread = threading.Thread(target=[].pop)
        thread.start()
        thread.join()
        sys.excepthook(ValueError, ValueError("the queen"), None)
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
        lines = logged()
        assert [line["event"] for line in lines[:2]] == ["uvicorn.error", "asyncio"]
        assert [line["says"] for line in lines[:2]] == ["Invalid request", "Task exception was never retrieved"]
        assert [line["event"] for line in lines if line["level"] == "critical"] == ["uncaught", "uncaught"]
        assert "IndexError" in lines[-2]["trace"] and lines[-1]["trace"] == "ValueError\n"
        assert "queen" not in str(lines)
        assert "py.warnings" in [line["event"] for line in lines]


def test_a_log_that_cannot_be_written_is_nobodys_trouble(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with configured(capsys) as logged:

        def full(_: str) -> int:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(logging.getLogger().handlers[0].stream, "write", full)  # type: ignore[attr-defined]
        log.error("lost")
        monkeypatch.undo()
        assert logged() == []


def test_one_line_of_a_kind_in_a_while() -> None:
    now = 1000.0
    with listening(lambda: now) as heard:
        for table in range(50):
            log.error("commit-failed", exc_info=OSError(28, "full"), extra={"about": {"table": f"t{table}", "seq": 1}})
            tell("refused", logging.WARNING, code="not-stored", table=f"t{table}")
            tell("refused", logging.WARNING, code="no-store", table=f"t{table}")
            tell("refused", code="stale-offer", table=f"t{table}")
            log.error("unreadable-table", exc_info=ValueError(), extra={"about": {"table": f"t{table}"}})
        told = [(line["event"], line.get("code")) for line in heard]
        assert {kind: told.count(kind) for kind in told} == {
            ("commit-failed", None): 1,
            ("refused", "not-stored"): 1,
            ("refused", "no-store"): 1,
            ("refused", "stale-offer"): 50,
            ("unreadable-table", None): 50,
        }
        assert not [line for line in heard if "left_out" in line]
        for passed, told_now in ((QUIET_SECONDS - 1, 0), (1.0, 1), (1.0, 0)):
            now += passed
            before = len(heard)
            tell("refused", logging.WARNING, code="no-store", table="t")
            assert len(heard) - before == told_now
        assert heard[-1]["left_out"] == 50


@pytest.mark.parametrize(("pragma", "says"), [("query_only = ON", "readonly"), ("max_page_count = 1", "full")])
def test_a_store_that_takes_nothing_is_told_once_and_not_for_each_who_tries(
    pragma: str, says: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
            tables = [await begin(house, anna, bert) for _ in range(3)]

            @sa.event.listens_for(house.store._write_engine, "connect")
            def spoil(connection: Any, _: Any) -> None:
                connection.execute(f"PRAGMA {pragma}")

            def forget(connection: sa.Connection) -> None:
                connection.invalidate()
                raise LookupError

            house.store.writer.run(forget)
            with listening() as heard:
                failed = 0
                for number in range(400):
                    try:
                        await house.store.add_player(f"p{number}", "x" * 60, 0)
                    except Exception as problem:
                        house.failed(problem, table=tables[number % 3].row.id)
                        failed += 1
                assert failed > 100
            kinds = [(line["event"], line.get("code")) for line in heard]
            assert sorted(kinds, key=str) == [("no-store", None), ("refused", "no-store")]
            assert says in heard[0]["trace"]

    asyncio.run(run())


@on_the_web()
async def test_each_answer_and_each_line_tells_its_request(web: Web) -> None:
    client = web.client()
    with listening() as heard:
        made = await client.get("/api/tables/none")
        given = await client.get("/api/tables/none", headers={"X-Request-ID": "proxy-7.a:b/c=+"})
    assert given.headers["x-request-id"] == "proxy-7.a:b/c=+" and len(made.headers["x-request-id"]) == 16
    assert [line["request"] for line in heard] == [made.headers["x-request-id"], given.headers["x-request-id"]]
    for odd in ('"', "a b", "ä".encode("latin-1"), "", "x" * 65, "\\n"):
        answer = await client.get(
            "/health", headers=[(b"x-request-id", odd if isinstance(odd, bytes) else odd.encode())]
        )
        assert len(answer.headers["x-request-id"]) == 16 and answer.headers["x-request-id"].isalnum()
    page = await client.get("/nowhere.txt", headers={"X-Request-ID": "page"})
    assert error(page) == (404, "not-found", "path") and page.headers.get_list("x-request-id") == ["page"]
    assert REQUEST.get() is None


@on_the_web()
async def test_an_error_that_nobody_foresaw_tells_its_request(web: Web) -> None:
    async def broken(_: object) -> Any:
        raise LookupError("the inside")

    web.house.store.marks = broken  # type: ignore[assignment,method-assign]
    with listening() as heard:
        answer = await web.client().get("/health", headers={"X-Request-ID": "why"})
    assert answer.status_code == 500 and answer.headers["x-request-id"] == "why"
    assert [(line["event"], line["request"]) for line in heard] == [("internal", "why"), ("refused", "why")]


@inside
async def test_bots_do_not_speak_for_the_request_that_woke_them(house: Any) -> None:
    bots, found = Bots(house), list[str | None]()

    async def work() -> None:
        found.append(REQUEST.get())

    before = REQUEST.set("somebody's")
    bots._begin(work())
    REQUEST.reset(before)
    await rest()
    bots.close()
    assert found == [None]


def test_a_server_says_nothing_in_another_shape(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        with socket.create_connection(("127.0.0.1", house.port)) as raw:
            raw.sendall(b"what is this\r\n\r\n")
            assert b"400" in raw.recv(1000)
        url = f"ws://127.0.0.1:{house.port}/api/tables/none/live"
        with connect(url, additional_headers={"X-Request-ID": "mine"}, compression=None) as raw_socket:
            assert raw_socket.response is not None and raw_socket.response.headers["X-Request-ID"] == "mine"
            raw_socket.send('{"type":"hello","have":0}')
            assert json.loads(raw_socket.recv(10))["error"]["code"] == "not-found"
    lines = [json.loads(line) for line in house.log.read_text().splitlines()]
    assert all({"at", "level", "event", "pid"} <= set(line) for line in lines)
    assert [line["says"] for line in lines if line["event"] == "uvicorn.error"] == ["Invalid HTTP request received."]
    assert [line["code"] for line in lines if line.get("request") == "mine"] == ["not-found"]
