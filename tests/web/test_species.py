"""On the Origin of Species at the table: what a discovery spends and gives is shown before it is carried out."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web import axe
from tests.web.person import UNFINISHED, Person

TILE = ".board[aria-busy=false] .track [data-pick]"
SPACE = ".board[aria-busy=false] [id^=species-space-][data-pick]"
WAY = ".board[aria-busy=false] .way[data-pick]"
PAY = ".board[aria-busy=false] .go[data-pick]"


def play_until_a_discovery(person: Person, dice: random.Random) -> None:
    """Click what lights up until a tile of the track does."""
    for _ in range(200):
        person.wait_for_turn()
        if person.page.query_selector(TILE):
            return
        person.click_something(dice)
        person.page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")
    raise AssertionError("nothing to discover")


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (390, "dark")])
def test_a_discovery_is_shown_before_it_is_paid(visit: Callable[..., Person], width: int, theme: str) -> None:
    ada = visit(width=width, color_scheme=theme)
    ada.quick_game(2, game="species")
    play_until_a_discovery(ada, random.Random(3))
    page, notebook = ada.page, ada.page.locator(".notebook")
    told = ada.log.inner_text()
    page.locator(TILE).first.click()
    expect(notebook).to_contain_text("Choose one of the spaces that are lit")
    page.locator(SPACE).first.click()
    page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")
    if "moves to the nearest empty space" in notebook.inner_text() and "Payment" not in notebook.inner_text():
        page.locator(SPACE).first.click()  # a species lives there, and may go to several places
    expect(notebook).to_contain_text("Payment")
    for _ in range(12):
        page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")
        if page.query_selector(PAY):
            break
        page.locator(f"{WAY}, {SPACE}").first.click()
    expect(notebook.get_by_role("button", name="Pay and discover")).to_be_visible()
    assert ada.log.inner_text() == told
    assert not axe.faults(page)

    page.keyboard.press("Escape")
    expect(notebook.get_by_role("button", name="Pay and discover")).to_have_count(0)
    unfinished = page.locator(UNFINISHED)
    for _ in range(12):
        page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")
        if not unfinished.count():
            break
        page.keyboard.press("Escape")
    expect(notebook).not_to_contain_text("Payment")
    assert ada.log.inner_text() == told


def test_two_taps_are_a_research(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="species")
    ada.wait_for_turn()
    tiles = ada.page.locator("[id^=species-space-]:not(.free)")
    tiles.nth(0).click()
    expect(ada.page.locator(".prompt")).to_contain_text("Choose two different species")
    tiles.nth(1).click()
    expect(ada.log).to_contain_text("Ada observes")


def test_what_is_not_lit_says_why(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="species")
    ada.wait_for_turn()
    ada.page.locator(".track button").last.click()
    expect(ada.page.locator(".stage > [role=status]")).to_contain_text(
        "You have no cubes on tiles, and at least one must pay"
    )
