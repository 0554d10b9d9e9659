"""Whole games, clicking only what lights up."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import UNFINISHED, Person

NIGHTLY = pytest.mark.nightly
GAMES = [
    ("origo", 2),
    pytest.param("origo", 4, marks=NIGHTLY),
    pytest.param("origo", 5, marks=NIGHTLY),
    pytest.param("orleans", 4, marks=NIGHTLY),
    pytest.param("origin", 2, marks=NIGHTLY),
    ("species", 4),
]
ON_THE_PHONE = [
    pytest.param("origo", 3, marks=NIGHTLY),
    ("orleans", 2),
    ("origin", 4),
    pytest.param("species", 2, marks=NIGHTLY),
]
"""Every day each game once, by mouse or by touch; the others every night."""
BROKEN = """() => [...document.querySelectorAll('section:has(#outcome) thead b')]
  .filter((name) => name.getClientRects().length > name.textContent.split(' ').length)
  .map((name) => name.textContent)"""
"""The names over where the points came from that are broken within a word."""


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_by_clicking_what_lights_up(visit: Callable[..., Person], game: str, seats: int) -> None:
    player = visit("Maximiliane", width=1000, height=700)
    player.quick_game(seats, game=game)
    clicks = player.play_to_the_end(random.Random(seats))
    finished(player, clicks, seats)
    player.page.set_viewport_size({"width": 1280, "height": 800})  # the points and the moments stand side by side
    assert player.page.evaluate(BROKEN) == []


@pytest.mark.parametrize(("game", "seats"), ON_THE_PHONE)
def test_a_whole_game_on_a_phone(visit: Callable[..., Person], game: str, seats: int) -> None:
    """By touch alone, with at most one push of the page for each thing that is asked."""
    ada = visit(width=390, height=844, has_touch=True, is_mobile=True)
    ada.quick_game(seats, game=game)
    taps = ada.play_to_the_end(random.Random(seats), by_touch=True)
    finished(ada, taps, seats)


def finished(ada: Person, clicks: int, seats: int) -> None:
    """The page tells who won, and so does the log."""
    assert clicks > 20
    assert len(ada.result()) == seats
    expect(ada.page.locator("#outcome")).to_contain_text(re.compile("wins|share the win"))
    expect(ada.log).to_contain_text("The game is over")


def test_what_is_dimmed_says_why(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    ada.wait_for_turn()
    square = ada.page.locator(f"#{ada.lit()[0].get_attribute('id')}")
    square.click()
    ada.wait_for_turn()
    square.click()
    expect(ada.page.locator(".stage > [role=status]")).to_contain_text("This square is occupied.")


def test_escape_drops_an_unfinished_move(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    dice = random.Random(1)
    unfinished = ada.page.locator(UNFINISHED)
    while not unfinished.count():
        assert ada.click_something(dice)
        ada.page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")
    ada.page.keyboard.press("Escape")
    expect(unfinished).to_have_count(0)
    assert ada.wait_for_turn()


@pytest.mark.parametrize(("game", "width"), [("orleans", 1280), ("origin", 390)])
def test_a_map_is_seen_whole_or_near(visit: Callable[..., Person], game: str, width: int) -> None:
    ada = visit(width=width)
    ada.quick_game(2, game=game)
    page = ada.page
    pane = page.locator(".board .window > .pane")
    whole = page.get_by_role("button", name="Zoom out")
    nearer = page.get_by_role("button", name="Zoom in")
    expect(whole.or_(nearer).first).to_be_visible()
    if nearer.count():
        nearer.press("Enter")
    expect(whole).to_be_visible()
    page.wait_for_function(
        "pane => pane.scrollLeft > 40 && pane.scrollWidth > pane.clientWidth", arg=pane.element_handle()
    )
    whole.press("Enter")
    expect(nearer).to_be_visible()
    assert pane.evaluate("pane => pane.scrollWidth <= pane.clientWidth")


def test_over_the_board_the_prompt_grows_and_never_shrinks(visit: Callable[..., Person]) -> None:
    ada = visit(width=390, height=844, has_touch=True, is_mobile=True)
    ada.quick_game(2, game="species")
    heights, dice = list[int](), random.Random(5)
    for _ in range(4):
        assert ada.tap_something(dice)
        ada.page.wait_for_timeout(400)
        heights.append(ada.page.evaluate("document.querySelector('.prompt').offsetHeight"))
    assert heights == sorted(heights), "what is under a finger stays there"


def test_a_finger_is_asked_before_what_cannot_be_undone(visit: Callable[..., Person]) -> None:
    ada = visit(width=390, has_touch=True, is_mobile=True)
    ada.quick_game(2, game="orleans")
    page = ada.page
    question = page.get_by_role("alertdialog", name="This cannot be undone. Go ahead?")
    page.get_by_role("button", name="Draw all").tap()
    question.get_by_role("button", name="Back").tap()
    expect(ada.page.locator(UNFINISHED)).to_have_count(0)
    page.get_by_role("button", name="Draw all").tap()
    question.get_by_role("button", name="Confirm").tap()
    expect(page.get_by_role("button", name="Confirm the plan")).to_be_visible()


def test_a_mouse_is_asked_where_that_is_wanted(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.page.get_by_role("button", name="Ada: settings").click()
    asks = ada.page.get_by_label("Ask before moves that cannot be undone")
    expect(asks).not_to_be_checked()
    asks.check()
    ada.page.get_by_role("button", name="Close").click()
    ada.quick_game(2, game="orleans")
    ada.page.get_by_role("button", name="Draw all").click()
    expect(ada.page.get_by_role("alertdialog")).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("button", name="Confirm the plan")).to_be_visible()
