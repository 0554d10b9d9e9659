"""Learning from a game: the review of a finished game, made while one waits, and read on any screen."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, ViewportSize, expect

from tests.web.axe import faults
from tests.web.person import REVIEWED, Person, spills

DESK, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)
ASK = "(what) => fetch(what).then((answer) => answer.json())"


def finished(visit: Callable[..., Person], size: ViewportSize) -> Person:
    """Somebody at a table whose game the bots have finished."""
    ada = visit("Ada", size["width"], size["height"])
    ada.quick_game(2, game="origin")
    ada.leave_to_bots()
    ada.page.locator("#outcome").wait_for(timeout=90_000)
    return ada


@pytest.mark.parametrize(
    ("read", "solved"), [(DESK, PHONE), pytest.param(PHONE, DESK, marks=pytest.mark.nightly)], ids=["desk", "phone"]
)
def test_a_finished_game_is_reviewed_and_read_and_its_puzzles_are_solved(
    visit: Callable[..., Person], read: ViewportSize, solved: ViewportSize
) -> None:
    """Read on one screen, solved on the other: making a review takes seconds."""
    ada = finished(visit, read)
    page = ada.page
    page.locator("section:has(#outcome)").get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name=re.compile("^Review: "))).to_be_visible()
    turns = page.get_by_role("region", name="Turning points")
    turns.get_by_role("button").first.wait_for(timeout=REVIEWED)
    expect(page.get_by_text(re.compile(r"^(You|Ada) .* % .*What mattered most"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"/review/\w+"))
    table = page.url.split("/review/")[1].partition("#")[0]

    points = turns.get_by_role("button", name=re.compile(r"^\d\s*Step"))
    assert 3 <= points.count() <= 5
    last = points.nth(points.count() - 1)
    last.focus()
    page.keyboard.press("Enter")
    expect(last).to_have_attribute("aria-pressed", "true")
    turns.locator(".stage svg").first.wait_for()
    turns.get_by_label("After").check()
    expect(turns.get_by_role("list", name="How the chances moved").get_by_role("listitem")).to_have_count(2)

    page.get_by_text("The curve as a table").click()
    curve = page.get_by_role("region", name="The curve as a table")
    expect(curve.get_by_role("row").nth(1)).to_contain_text("%")
    for name in ("Where the result came from", "Luck by kind", "Whose moves moved whose chances"):
        expect(page.get_by_role("region", name=name)).to_be_visible()
    assert faults(page) == []
    assert not spills(page)

    page.reload()
    turns.get_by_role("button").first.wait_for()
    turns.get_by_role("link", name="In the replay").click()
    expect(page.get_by_role("heading", name=re.compile(r"^Step \d+ of"))).to_be_visible()
    expect(page.get_by_role("link", name="Review")).to_be_visible()

    page.set_viewport_size(solved)
    solve(page, table)


def solve(page: Page, table: str) -> None:
    """Find a better move at one of the decisions that the review of a table names."""
    errors = page.evaluate(ASK, f"/api/tables/{table}/review")["review"]["errors"]
    picks = {one["token"]: one["id"] for one in page.evaluate(ASK, "/api/games/origin")["picks"]}
    right = page.get_by_text("Right: nothing is surely better.")
    for error in errors:
        page.goto(f"/puzzle/{table}/{error['seq']}")
        page.locator(".board[aria-busy=false] [data-pick]").first.wait_for(state="attached")
        for token in error["better"].split():
            lit = page.locator(f".board[aria-busy=false] [data-pick='{picks[token]}']").first
            with contextlib.suppress(Error):  # what lies folded away, or is entered another way
                lit.focus(timeout=3000)
                page.keyboard.press("Enter")
        with contextlib.suppress(AssertionError):
            expect(right).to_be_visible(timeout=5000)
            break
    expect(right).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Try once more").click()
    page.get_by_role("link", name="All my puzzles").click()
    expect(page.get_by_role("heading", name="My puzzles")).to_be_visible()
    assert faults(page) == []
