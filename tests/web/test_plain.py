"""Games that bring no board of their own, nor words for the page: played on the plain board all the same."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.support.house import House
from tests.support.package import build
from tests.web import axe
from tests.web.person import Person, spills

ROOT = Path(__file__).parents[2]
REMOVE = re.compile("^Remove .* and what follows$")


class Package(NamedTuple):
    """A game of another package: its name, and what makes the environment of a house that finds it."""

    name: str
    install: Callable[[Path], dict[str, str]]


def announced(place: Path) -> dict[str, str]:
    """Announce the toy as an installed package does. In plain Python, it derives from the interpreted kernel only."""
    about = place / "toy-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[ludoteca.games]\ntoy = tests.kernel.toy:TOY\n")
    return {"LUDOTECA_PURE": "1", "PYTHONPATH": os.pathsep.join([str(place), str(ROOT)])}


def built(place: Path) -> dict[str, str]:
    """Build and install the example, compiled where the kernel is."""
    return {"PYTHONPATH": str(build(place))}


GAMES = (Package("toy", announced), Package("bazaar", built))


@pytest.fixture(scope="session", params=GAMES, ids=lambda package: package.name)
def package(request: pytest.FixtureRequest) -> Package:
    """One game without a board."""
    found: Package = request.param
    return found


@pytest.fixture(scope="session")
def base_url(package: Package, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house that has this game, too."""
    environment = package.install(tmp_path_factory.mktemp("packages"))
    house = House(tmp_path_factory.mktemp("house"), environment=environment)
    try:
        yield house.start().url
    finally:
        house.stop()


def play_until(ada: Person, package: Package, wanted: Locator, dice: random.Random) -> None:
    """Click what is lit until something shows, in as many games as luck takes."""
    ada.quick_game(2, game=package.name)
    ada.wait_for_turn()
    while not wanted.count():
        if not (ada.click_something(dice) and ada.wait_for_turn()):
            ada.open("/")
            ada.quick_game(2, game=package.name)


@pytest.mark.parametrize("width", [390, pytest.param(1280, marks=pytest.mark.nightly)])
def test_a_whole_game_on_the_plain_board(visit: Callable[..., Person], package: Package, width: int) -> None:
    ada = visit(width=width)
    ada.quick_game(2, game=package.name)
    ada.play_to_the_end(random.Random(width))
    assert len(ada.result()) == 2
    ada.page.get_by_role("main").get_by_role("link", name="Replay").first.click()
    expect(ada.page.locator("h1")).to_contain_text("Step")
    expect(ada.page.locator(".plain section").first).to_be_visible()


def test_the_game_stands_on_the_shelf(visit: Callable[..., Person], package: Package) -> None:
    box = visit().page.locator(f".shelf label:has(input[value={package.name}])")
    expect(box).to_contain_text(package.name.capitalize())
    assert box.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0


def test_a_refusal_is_told(visit: Callable[..., Person], package: Package) -> None:
    ada = visit()
    # Those of a question that is answered stay for a while, and tell nothing.
    refused = ada.page.locator(".board button.refused[data-help]:visible")
    play_until(ada, package, refused, random.Random(2))
    hint = ada.page.locator(".stage > [role=status]")
    for _ in range(20):  # what was said of an earlier question goes with it
        ada.page.mouse.move(0, 0)
        refused.first.hover()
        if hint.inner_text():
            break
    else:
        pytest.fail("who points at it is not told why")
    refused.first.click(force=True)
    expect(hint).to_contain_class("refusal")


def test_a_choice_can_be_taken_back(visit: Callable[..., Person], package: Package) -> None:
    ada = visit()
    chosen = ada.page.get_by_role("button", name=REMOVE)
    play_until(ada, package, chosen, random.Random(3))
    chosen.first.click()
    expect(chosen).to_have_count(0)
    assert ada.wait_for_turn()


def test_the_keyboard_plays(visit: Callable[..., Person], package: Package) -> None:
    ada = visit()
    ada.quick_game(2, game=package.name)
    for _ in range(5):
        ada.wait_for_turn()
        ada.lit()[0].focus()  # never to pass, which could end a game
        ada.page.keyboard.press("Enter")
        ada.wait_for_turn()
        assert ada.page.evaluate("document.activeElement.closest('.board') !== null")


@pytest.mark.parametrize(
    ("width", "scheme"), [(1280, "light"), (390, "dark"), pytest.param(360, "light", marks=pytest.mark.nightly)]
)
def test_the_plain_board_has_no_faults(visit: Callable[..., Person], package: Package, width: int, scheme: str) -> None:
    ada = visit(width=width, color_scheme=scheme)
    play_until(ada, package, ada.page.get_by_role("button", name=REMOVE), random.Random(4))
    assert f"{package.name}-" not in ada.page.locator("body").inner_text()
    assert not axe.faults(ada.page)
    assert not spills(ada.page)
