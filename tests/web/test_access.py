"""Everybody can use every page: axe finds nothing, nothing spills over, every language is complete."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web import axe
from tests.web.look import Theme
from tests.web.person import Person, spills, tick

SHOTS = os.environ.get("LUDOTECA_SHOTS")


def look(page: Page, name: str) -> None:
    """Keep a picture for people, where a folder for them is named."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


THEMES: dict[Theme, tuple[str, ...]] = {"dark": ("color-contrast",), "light": ()}
"""What axe is asked of each, the one that pages are seen in last: they differ in colours alone."""


@pytest.mark.parametrize("width", [1280, *(pytest.param(width, marks=pytest.mark.nightly) for width in (390, 360))])
def test_every_page(visit: Callable[..., Person], width: int) -> None:
    ada = visit(None, width, 800, color_scheme="light")
    page = ada.page
    found: dict[str, list[axe.Fault]] = {}

    def check(name: str) -> None:
        assert not spills(page), f"{name} is wider than {width} pixels"
        for theme, rules in THEMES.items():
            page.emulate_media(color_scheme=theme)
            look(page, f"{name}-{theme}-{width}")
            if width != 360:
                found[f"{name}, {theme}"] = axe.faults(page, *rules)

    page.get_by_role("button", name="Enter").wait_for()
    check("welcome")
    ada.enter("Ada")
    check("lobby")
    ada.choose("origo").get_by_role("button", name="Create table").click()
    check("new-table")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Ada: settings").click()
    check("settings")
    page.get_by_role("button", name="Close").click()
    ada.lay_table(3, {1: "random"})
    check("waiting")
    ada.open("/")
    ada.quick_game(3)
    ada.wait_for_turn()
    check("placement")
    dice = random.Random(width)
    seen = {"placement"}
    for _ in range(40):
        if not ada.click_something(dice):
            break
        page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")
        state = page.locator(".prompt").inner_text()
        combat = page.locator(".combat").count() > 0
        name = "combat" if combat else re.sub(r"\W+", "-", state.lower()).strip("-")[:30]
        if name not in seen and len(seen) < 8 and ada.lit():
            seen.add(name)
            check(name)
    for tab in ("Chat", "Table"):
        page.get_by_role("tab", name=tab).click()
        check(tab.lower())
    page.locator("aside").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    check("replay")
    assert not any(found.values()), {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize(("code", "words"), [("de-DE", "Spiele"), ("it-IT", "Giochi"), ("ja-JP", "ゲーム一覧")])
def test_the_browser_chooses_the_language(visit: Callable[..., Person], code: str, words: str) -> None:
    person = visit("Ada", locale=code)
    expect(person.page.get_by_role("heading", name=words, exact=True)).to_be_visible()
    assert person.page.evaluate("document.documentElement.lang") == code[:2]


def test_another_language_is_remembered_and_complete(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    ada.wait_for_turn()
    for code in ("ja", "it", "de"):
        ada.page.locator("header button").first.click()
        ada.page.locator("dialog select[id$=language]").select_option(code)
        expect(ada.page.locator("html")).to_have_attribute("lang", code)
        ada.page.locator("dialog header button").click()
        expect(ada.page.locator("dialog")).to_have_count(0)
        text = ada.page.locator("body").inner_text()
        assert not re.search(r"\b(origo|lobby|table|prompt|side|house|settings)-[a-z]+", text), text
        look(ada.page, f"table-{code}")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")


def test_light_and_dark_by_choice(visit: Callable[..., Person]) -> None:
    ada = visit(color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    day = ada.page.evaluate(ground)
    ada.page.locator("header button").first.click()
    tick(ada.page.get_by_role("radio", name="Dark"))
    assert ada.page.evaluate(ground) != day
    ada.page.reload()
    ada.page.locator("main > *").first.wait_for()
    assert ada.page.evaluate(ground) != day


@pytest.mark.parametrize("code", ["en-GB", "de-DE", "it-IT", "ja-JP"])
def test_a_new_table_fits_a_small_phone_and_explains_its_rules(visit: Callable[..., Person], code: str) -> None:
    ada = visit(width=360, height=740, locale=code)
    for game in ("origo", "orleans", "origin", "species"):
        ada.choose(game).locator("button").last.click()
        dialog = ada.page.get_by_role("dialog")
        dialog.locator("summary").click()
        choices = dialog.locator(".option select")
        assert choices.count() > 1
        for choice in choices.all():
            assert choice.evaluate("one => document.getElementById(one.getAttribute('aria-describedby')).innerText")
        assert not dialog.evaluate("""all => [...all.querySelectorAll('*')].some(
            (one) => one.getBoundingClientRect().right > all.getBoundingClientRect().right)""")
        assert not spills(ada.page)
        ada.page.keyboard.press("Escape")
