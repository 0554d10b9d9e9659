"""A real house and a real browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.support.house import House
from tests.web.look import CHROMIUM, chromium
from tests.web.person import Person

# As patient as pages are with one another: a machine may be busy.
expect.set_options(timeout=20_000)

# Others' moves come at once, unless a test is about how they are shown.
PACE = "localStorage['ludoteca-pace'] = '{pace}'"


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


@pytest.fixture
def visit(browser: Browser, base_url: str) -> Iterator[Callable[..., Person]]:
    """Opens a browser of its own for one more person; faults of the page fail the test."""
    faults: list[str] = []
    contexts = []

    def come(
        name: str | None = "Ada",
        width: int = 1280,
        height: int = 800,
        pace: str = "once",
        **settings: Any,
    ) -> Person:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **settings}
        context = browser.new_context(base_url=base_url, viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(20_000)
        contexts.append(context)
        context.add_init_script(PACE.format(pace=pace))
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if "Content Security Policy" in line.text else None)
        person = Person(page)
        person.open("/")
        if name is not None:
            person.enter(name)
        return person

    yield come
    for context in contexts:
        context.close()
    assert not faults, faults
