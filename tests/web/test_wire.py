"""What travels: the first visit, and each board with its texts, as the house serves the built page."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.support.house import open_house
from tests.web.person import Person

FIRST_VISIT = 120_000
BOARD = 60_000
QUIET = 800
"""Milliseconds without anything to fetch."""
GAMES = ("origin", "origo", "orleans", "species")


def weigh(page: Page) -> dict[str, int]:
    """Note the bytes on the wire of everything that the page fetches from now on, by path."""
    weights: dict[str, int] = {}
    paths: dict[str, str] = {}
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")

    def asked(told: dict[str, Any]) -> None:
        paths[told["requestId"]] = told["request"]["url"].split("/", 3)[3]

    def came(told: dict[str, Any]) -> None:
        path = paths.get(told["requestId"], "")
        weights[path] = weights.get(path, 0) + int(told["encodedDataLength"])

    wire.on("Network.requestWillBeSent", asked)
    wire.on("Network.loadingFinished", came)
    return weights


def heaviest(weights: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(weights.items(), key=lambda one: -one[1])


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_the_first_visit_is_light(browser: Browser, tmp_path: Path, locale: str) -> None:
    """To a house of its own: how long the lists of tables are is not the page's doing."""
    with open_house(tmp_path) as house:
        context = browser.new_context(base_url=house.url, locale=locale)
        page = context.new_page()
        weights = weigh(page)
        page.goto("/")
        page.locator(".shelf img").last.wait_for()
        page.wait_for_timeout(QUIET)
        context.close()
    assert weights and sum(weights.values()) <= FIRST_VISIT, heaviest(weights)
    assert not [path for path in weights if path.startswith("api/games/")], "no game is played yet"


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_light_with_its_texts(visit: Callable[..., Person], game: str) -> None:
    ada = visit(new=True)
    weights = weigh(ada.page)
    ada.quick_game(2, game=game)
    ada.page.locator(".board .tabletop").wait_for()
    ada.page.wait_for_timeout(QUIET)
    mine = {path: weight for path, weight in weights.items() if path.startswith("assets/") or "/text/" in path}
    assert mine and sum(mine.values()) <= BOARD, json.dumps([sum(mine.values()), heaviest(mine)])
