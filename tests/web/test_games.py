"""Whole games, clicking only what lights up."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_by_clicking_what_lights_up(visit: Callable[..., Person], seats: int) -> None:
    ada = visit(width=1000, height=700)
    ada.quick_game(seats)
    clicks = ada.play_to_the_end(random.Random(seats))
    assert clicks > 20
    assert len(ada.result()) == seats
    expect(ada.page.get_by_role("heading", name="win")).to_be_visible()
    expect(ada.log).to_contain_text("The game is over")


def test_what_is_dimmed_says_why(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    ada.wait_for_turn()
    square = ada.lit()[0].get_attribute("data-pick")
    ada.page.locator(f".board [data-pick='{square}']").click()
    ada.wait_for_turn()
    ada.page.locator(f"#origo-square-{square}").click()
    expect(ada.page.locator(".stage > [role=status]")).to_contain_text("This square is occupied.")


def test_escape_drops_an_unfinished_move(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    dice = random.Random(1)
    cancel = ada.page.get_by_role("button", name="Cancel")
    while not cancel.is_visible():
        assert ada.click_something(dice)
        ada.page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")
    ada.page.keyboard.press("Escape")
    expect(cancel).to_be_hidden()
    assert ada.wait_for_turn()
