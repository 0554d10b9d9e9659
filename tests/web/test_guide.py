"""The guide through a first game: words for every decision, shown once, hidden and brought back."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludoteca import registered
from tests.web import axe
from tests.web.person import Person

BOARDS = Path(__file__).parents[2] / "web/src/boards"
LANGUAGES = ("en", "ja", "it", "de")
NEVER_ASKED = {"orleans": {"round"}, "species": {"discovery"}}
"""Frames that lie under others on the stack; nobody is ever asked them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in registered() if (BOARDS / name / "index.ts").exists()])
def test_every_decision_has_its_words(game: str, language: str) -> None:
    text = (BOARDS / game / f"text/guide.{language}.ftl").read_text(encoding="utf-8")
    told = set(re.findall(rf"^{game}-guide-([\w-]+) = \S", text, re.MULTILINE))
    assert told == {*registered()[game].decisions, "goal", "wait"} - NEVER_ASKED.get(game, set())


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("game", ["origo", "orleans"])
def test_steps_are_read_once(visit: Callable[..., Person], game: str, width: int) -> None:
    ada = visit(width=width)
    page = ada.page
    ada.quick_game(2, game=game)
    ada.wait_for_turn()
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_be_visible()
    assert not axe.faults(page)

    def draw_up() -> None:
        """On a phone the guide is a sheet at the foot of the page."""
        if width < 1024:
            guide.get_by_role("button", expanded=False).click()

    # What the game is about, and at once what is asked now.
    draw_up()
    expect(guide.locator("p")).to_have_count(2)
    step = guide.locator("p").last.inner_text()
    page.get_by_role("button", name="Got it").focus()
    page.keyboard.press("Enter")
    expect(guide).to_have_count(0)
    lamp = page.get_by_role("button", name="What should I do now?")
    expect(lamp).to_be_focused()

    # What was read stays read; it comes back when it is asked for.
    page.reload()
    expect(lamp).to_be_visible()
    lamp.click()
    draw_up()
    expect(guide.locator("p")).to_have_text(step)
    page.get_by_role("button", name="Hide the guide").click()
    expect(guide).to_have_count(0)
    dice = random.Random(width)
    for _ in range(6):
        ada.click_something(dice)
        ada.wait_for_turn()
    expect(guide).to_have_count(0)
    lamp.click()
    expect(guide).to_be_visible()
