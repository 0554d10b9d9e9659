"""Nobody waits for ever, and nobody takes all the room: slow, silent and endless connections to a real house."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.support.house import House, Socket

LIMITS = {
    "LUDOTECA_LIMIT_HEADER_SECONDS": "1",
    "LUDOTECA_LIMIT_BODY_SECONDS": "1",
    "LUDOTECA_LIMIT_IDLE_SECONDS": "1",
    "LUDOTECA_LIMIT_HALF_OPEN": "200",
    "LUDOTECA_LIMIT_CONNECTIONS": "1000",
}
SILENT = 1200


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of little patience."""
    opened = House(tmp_path_factory.mktemp("patience"), environment=LIMITS)
    try:
        yield opened.start()
    finally:
        opened.stop()


def knock(house: House, text: bytes = b"") -> socket.socket:
    """A connection that has said so much."""
    opened = socket.create_connection(("127.0.0.1", house.port), timeout=10)
    opened.sendall(text)
    return opened


def told(opened: socket.socket) -> bytes:
    """All that comes until the house hangs up."""
    answer = b""
    with contextlib.suppress(ConnectionResetError):
        while more := opened.recv(4096):
            answer += more
    return answer


@pytest.mark.parametrize(
    ("said", "status", "code"),
    [
        (b"", 408, "too-slow"),
        (b"GET /health HTTP/1.1\r\nHost: x\r\n", 408, "too-slow"),
        (b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{", 408, "too-slow"),
        (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 6000, 431, "too-large"),
    ],
)
def test_who_does_not_come_to_an_end_is_told_so(house: House, said: bytes, status: int, code: str) -> None:
    began = time.monotonic()
    with knock(house, said) as opened:
        answer = told(opened)
    if answer or status == 408:  # what was sent after the answer may have swept it away
        assert answer.startswith(b"HTTP/1.1 %d " % status) and b'"%s"' % code.encode() in answer
    assert time.monotonic() - began < 8


def test_headers_that_trickle_end_in_time(house: House) -> None:
    with knock(house, b"GET /health HTTP/1.1\r\n") as opened:
        began = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - began < 8:
                opened.sendall(b"X: y\r\n")
                time.sleep(0.1)
        assert time.monotonic() - began < 6


def test_a_connection_may_be_used_again_and_not_kept_for_nothing(house: House) -> None:
    request = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with knock(house) as opened:
        for _ in range(3):
            opened.sendall(request)
            answer = b""
            while not answer.endswith(b'{"status":"ok"}'):
                answer += opened.recv(4096)
            assert answer.startswith(b"HTTP/1.1 200 ")
            time.sleep(0.3)
        began = time.monotonic()
        assert told(opened) == b"" and time.monotonic() - began < 6


def test_sockets_outlast_the_time_for_requests(house: House) -> None:
    anna = house.guest("Anna")
    live = anna.look(anna.table())
    time.sleep(2.5)
    live.send({"type": "chat", "text": "still here"})
    assert live.until(lambda frame: frame["type"] == "chat")["text"] == "still here"
    live.close()


def test_the_silent_leave_room_for_others(house: House) -> None:
    anna = house.guest("Anna")
    with contextlib.ExitStack() as crowd:
        for _ in range(SILENT):
            crowd.enter_context(knock(house, b"GET /"))
        began = time.monotonic()
        with httpx.Client(base_url=house.url, timeout=5) as stranger:
            assert stranger.get("/health").status_code == 200
            assert stranger.post("/api/guest", json={"nickname": "Bert"}).status_code == 200
        assert anna.look(anna.table()).state["seat"] == 0
        assert time.monotonic() - began < 4


def test_a_full_house_says_so(tmp_path: Path) -> None:
    house = House(tmp_path, environment={"LUDOTECA_LIMIT_CONNECTIONS": "6", "LUDOTECA_LIMIT_HALF_OPEN": "3"})
    house.start()
    try:
        anna = house.guest("Anna")
        table = anna.table()
        lives: list[Socket] = []
        with pytest.raises(InvalidStatus, match="503"):
            lives.extend(anna.look(table) for _ in range(10))
        assert 3 <= len(lives) <= 6
        with knock(house, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") as opened:
            answer = told(opened)
        assert answer.startswith(b"HTTP/1.1 503 ") and b"Retry-After: 5\r\n" in answer and b'"full"' in answer
        for live in lives:
            live.close()
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(house.url + "/health").status_code == 200:
                    return
            time.sleep(0.1)
        raise AssertionError("it stays full")
    finally:
        house.stop()
