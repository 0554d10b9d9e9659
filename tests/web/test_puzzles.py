"""Puzzles for everybody: the one of today from the lobby, a collection by theme, and an answer without a name."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.person import LIT, Person, spills


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_stranger_finds_puzzles_by_theme_and_sees_their_boards(
    visit: Callable[..., Person], width: int, height: int
) -> None:
    page = visit(None, width=width, height=height).page
    page.goto("/")
    today = page.get_by_role("region", name="Puzzle of the day")
    expect(today.get_by_role("link", name="Solve it")).to_have_attribute("href", re.compile(r"^/puzzles/\w+/\w+/\d+$"))
    today.get_by_role("link", name="Solve it").click()
    page.locator(LIT).first.wait_for(state="attached")
    expect(page.get_by_text(re.compile(r"another move was better than the one that .* played"))).to_be_visible()

    page.goto("/puzzles")
    page.get_by_role("region", name="Collections").get_by_role("link", name="Origin").first.click()
    expect(page.get_by_role("heading", name="Puzzles: Origin").first).to_be_visible()
    puzzles = page.get_by_role("main").get_by_role("listitem")
    all_of_it = puzzles.count()
    page.get_by_label("Endgame").check()
    some = puzzles.count()
    assert 0 < some < all_of_it
    expect(puzzles.get_by_text("Endgame", exact=False)).to_have_count(some)
    assert faults(page) == []
    assert not spills(page)
    page.get_by_role("link", name="Solve the next one").click()
    page.locator(LIT).first.wait_for(state="attached")
    page.get_by_role("link", name="To the collection").click()
    expect(page.get_by_text(re.compile(r"^0 of \d+ solved$"))).to_be_visible()
