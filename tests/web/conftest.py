"""A real house and a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.support.house import House
from tests.web.look import CHROMIUM, chromium
from tests.web.person import Person
from tests.web.windows import PATIENCE, Windows

# As patient as pages are with one another: a machine may be busy.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium instead of a downloaded one."""
    return {**browser_type_launch_args, "executable_path": chromium(), "args": CHROMIUM}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[House]:
    """An open house, empty at first. Its games are new ones every night, and the same ones on every other run."""
    steady = pytestconfig.option.markexpr != "nightly"
    house = House(tmp_path_factory.mktemp("house"), steady=steady).start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def base_url(house: House) -> str:
    """Where the house is."""
    return house.url


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Iterator[Windows]:
    """What people sit before."""
    windows = Windows(browser)
    yield windows
    windows.close()


@pytest.fixture
def visit(windows: Windows, base_url: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Lets one more person come to a browser as if nobody had been there; faults of the page fail the test.

    Who leaves something in it that cannot be swept out, or weighs a first visit, wants a `new` one.
    """

    def come(
        name: str | None = "Ada",
        width: int = 1280,
        height: int = 800,
        pace: str = "once",
        *,
        at: str | None = "/",
        new: bool = False,
        **settings: Any,
    ) -> Person:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **settings}
        person = windows.take(base_url, (width, height), pace, settings, new=new)
        if at is not None:
            person.open(at)
        if name is not None:
            person.enter(name)
        return person

    yield come
    went = getattr(request.node, "rep_call", None)
    faults = windows.leave(well=went is not None and went.passed)
    assert not faults, faults
