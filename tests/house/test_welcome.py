"""What the terminal says of an open house, to whom it opens a browser, and whether the house is well."""

from __future__ import annotations

import io
import os
import select
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.house import welcome
from ludoteca.house.config import Settings
from tests.support.house import children, free_port

BLOCKS = ("\u2580", "\u2584", "\u2588", " ")
"""Half blocks: the upper half, the lower half, both, none."""


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {socket.AF_INET: "192.168.1.5", socket.AF_INET6: "2001:db8::7"}
    monkeypatch.setattr(welcome, "_own_address", own.get)


@pytest.mark.parametrize(
    ("host", "local", "others"),
    [
        ("0.0.0.0", "http://localhost:8000", "http://192.168.1.5:8000"),
        ("::", "http://localhost:8000", "http://192.168.1.5:8000"),
        ("127.0.0.1", "http://127.0.0.1:8000", None),
        ("localhost", "http://localhost:8000", None),
        ("::1", "http://[::1]:8000", None),
        ("10.0.0.7", "http://10.0.0.7:8000", "http://10.0.0.7:8000"),
    ],
)
def test_a_house_is_found_where_it_listens(host: str, local: str, others: str | None) -> None:
    settings = Settings(host=host)
    assert (welcome.local_url(settings), welcome.others_url(settings)) == (local, others)
    public = Settings(host=host, origins=("https://play.example.org", "https://other.example.org"))
    assert welcome.others_url(public) == "https://play.example.org"


def test_a_machine_without_a_network_is_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(welcome, "_own_address", {socket.AF_INET6: "2001:db8::7"}.get)
    assert welcome.others_url(Settings(host="::")) == "http://[2001:db8::7]:8000"
    assert welcome.others_url(Settings()) is None


def test_the_welcome_names_each_address_once() -> None:
    told = welcome.welcome(Settings(), picture=True)
    first, second, *drawn = told.splitlines()
    assert first.endswith("http://localhost:8000") and second.endswith("http://192.168.1.5:8000")
    widths = {len(line) for line in drawn if line}
    assert len(widths) == 1 and set("".join(drawn)) == set(BLOCKS), "a picture, square, of half blocks"
    assert abs(widths.pop() - 2 * sum(1 for line in drawn if line)) <= 1
    assert welcome.qr_code("http://192.168.1.5:8000") != welcome.qr_code("http://192.168.1.6:8000")
    alone = welcome.welcome(Settings(host="127.0.0.1"), picture=True)
    assert len(alone.splitlines()) == 2 and "--host 0.0.0.0" in alone
    assert welcome.welcome(Settings(host="10.0.0.7"), picture=False) == "The house is open: http://10.0.0.7:8000"
    docs = welcome.welcome(Settings(host="10.0.0.7"), picture=False, docs=True).splitlines()[1]
    assert docs == "How it is run:      http://10.0.0.7:8000/docs"


@pytest.mark.parametrize(
    ("environment", "system", "sits"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "x"}, "linux", False),
        ({}, "darwin", True),
        ({"SSH_CONNECTION": "x"}, "darwin", False),
        ({}, "win32", True),
    ],
)
def test_who_sits_at_a_desktop(environment: dict[str, str], system: str, sits: bool) -> None:
    assert welcome.at_a_desktop(environment, system) is sits


class Terminal(io.StringIO):
    """A terminal, or not."""

    encoding = "utf-8"

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self.isatty = lambda: terminal  # type: ignore[method-assign]


class Here(Thread):
    """A thread that has run when it is started."""

    def start(self) -> None:
        self.run()


class Browser(webbrowser.BaseBrowser):
    """Notes what it is asked to show."""

    def __init__(self, shown: list[str]) -> None:
        super().__init__()
        self.shown = shown

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.shown.append(url)
        return True


@pytest.mark.parametrize(
    ("terminal", "wanted", "opened"),
    [(True, True, 1), (False, True, 0), (True, False, 0)],
    ids=["desk", "pipe", "told not to"],
)
def test_the_browser_opens_at_a_desktop_s_terminal(
    terminal: bool, wanted: bool, opened: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    screen = Terminal(terminal=terminal)
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(welcome, "at_a_desktop", lambda _: True)
    monkeypatch.setattr(welcome.threading, "Thread", Here)  # type: ignore[attr-defined]
    monkeypatch.setattr(webbrowser, "get", lambda: Browser(shown))
    welcome.announce(Settings(browser=wanted))
    assert shown == ["http://localhost:8000"] * opened
    assert ("\u2588" in screen.getvalue()) is terminal


def test_a_browser_that_draws_into_the_terminal_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    class Texts(webbrowser.GenericBrowser):
        def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
            shown.append(url)
            return True

    texts = Texts("lynx")
    monkeypatch.setattr(webbrowser, "GenericBrowser", Texts)
    monkeypatch.setattr(webbrowser, "get", lambda: texts)
    monkeypatch.delenv("BROWSER", raising=False)
    welcome._open_browser("http://localhost:1")
    assert not shown
    monkeypatch.setenv("BROWSER", "lynx")
    welcome._open_browser("http://localhost:2")
    assert shown == ["http://localhost:2"]


def test_several_processes_tell_once_and_are_well_until_they_stop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port = free_port()
    house = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "serve", "--processes", "2", "--bot-workers", "0"],
        env={**os.environ, "LUDOTECA_PORT": str(port), "LUDOTECA_DATA": str(tmp_path), "LUDOTECA_HOST": "127.0.0.1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert house.stdout is not None
        assert house.stdout.readline() == f"The house is open: http://127.0.0.1:{port}\n"
        assert main(["healthcheck", "--host", "127.0.0.1", "--port", str(port)]) == 0
        assert main(["healthcheck", f"http://127.0.0.1:{port}/"]) == 0
    finally:
        house.terminate()
        rest, _ = house.communicate(timeout=30)
    assert "The house is open" not in rest
    assert main(["healthcheck", f"http://127.0.0.1:{port}"]) == 1
    assert "does not answer" in capsys.readouterr().err


def test_the_house_is_told_to_be_open_though_the_first_process_dies_before_it_is(tmp_path: Path) -> None:
    house = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "serve", "--processes", "2", "--bot-workers", "0"],
        env={**os.environ, "LUDOTECA_PORT": "0", "LUDOTECA_DATA": str(tmp_path), "LUDOTECA_HOST": "127.0.0.1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        deadline = time.monotonic() + 30
        while not (begun := children(house)):
            assert time.monotonic() < deadline
        os.kill(min(begun), signal.SIGKILL)
        assert house.stdout is not None
        said, _, _ = select.select([house.stdout], [], [], 60)
        assert said and house.stdout.readline().startswith("The house is open: ")
    finally:
        house.terminate()
        house.communicate(timeout=30)


class Ill(BaseHTTPRequestHandler):
    """A house that cannot write."""

    def do_GET(self) -> None:
        self.send_response(503)
        self.end_headers()
        self.wfile.write(b"the store is full")

    def log_message(self, *_: Any) -> None:
        pass


def test_a_house_that_is_not_well_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with HTTPServer(("127.0.0.1", 0), Ill) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        assert main(["healthcheck", f"http://127.0.0.1:{server.server_port}"]) == 1
        server.shutdown()
    assert "503 the store is full" in capsys.readouterr().err
    assert main(["healthcheck", "nonsense"]) == 1
