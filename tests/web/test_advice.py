"""Hints in the browser: ever deeper, marked on the board, noted in the log, and followed to the end of a move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.person import Person

MARKED = ".board [data-advised]"


@pytest.mark.parametrize("game", ["origin", "origo", "orleans", "species"])
def test_hints_go_deeper_and_the_last_can_be_followed(visit: Callable[..., Person], game: str) -> None:
    ada = visit("Ada", 390, 844) if game == "origo" else visit("Ada")
    page = ada.page
    ada.quick_game(2, game=game)
    ada.wait_for_turn()
    lit = len(ada.lit())
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_text("the best you can do is among it")).to_be_visible()
    where = page.locator(MARKED).count()
    assert 0 < where <= lit
    page.get_by_role("button", name="More precise hint").click()
    expect(page.get_by_text("is the best, as far as the house can see")).to_be_visible()
    assert 0 < page.locator(MARKED).count() <= 3 * 2, "a thing may stand on the board twice"
    if game == "origo":
        assert faults(page) == []
    page.get_by_role("button", name="Show the move").click()
    expect(page.get_by_role("button", name="Look at the hint again")).to_be_visible()
    expect(page.get_by_text("asked for a hint: the move itself")).to_be_attached()
    before = ada.log.inner_text()
    for _ in range(60):
        marked = page.locator(MARKED)
        if not marked.count():
            break
        marked.first.evaluate("one => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")
        page.wait_for_timeout(100)
    expect(ada.log).not_to_have_text(before)
    assert "the move itself" in ada.log.inner_text()


def test_nobody_is_offered_hints_among_people(visit: Callable[..., Person]) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    bo.open("/t/" + ada.lay_table(2).rpartition("/t/")[2])
    bo.page.get_by_role("button", name="Take this seat").first.click()
    ada.page.get_by_role("button", name="Start game").click()
    ada.prompt.wait_for()
    bo.prompt.wait_for()
    for one in (ada, bo):
        expect(one.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
