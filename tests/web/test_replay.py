"""Looking back, and playing on from there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person


@pytest.fixture
def finished(visit: Callable[..., Person]) -> Person:
    """Somebody at a table whose game the bots have finished."""
    ada = visit()
    ada.quick_game(2)
    ada.leave_to_bots()
    ada.page.locator("#outcome").wait_for(timeout=90_000)
    if ada.look()["kind"] == "scores":
        ada.page.keyboard.press("Escape")
    return ada


def test_steps_links_and_what_if(finished: Person, visit: Callable[..., Person]) -> None:
    page = finished.page
    page.locator("section:has(#outcome)").get_by_role("link", name="Replay").click()
    heading = page.get_by_role("heading", name=re.compile(r"^Step \d+ of \d+$"))
    last = int(heading.inner_text().split()[-1])
    expect(heading).to_have_text(f"Step {last} of {last}")
    page.keyboard.press("Home")
    expect(heading).to_have_text(f"Step 0 of {last}")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(heading).to_have_text(f"Step 3 of {last}")
    expect(page).to_have_url(re.compile(r"/step/3$"))
    expect(page.get_by_role("status").filter(has_text="places a shield")).to_be_visible()
    page.get_by_role("slider").fill("5")
    expect(heading).to_have_text(f"Step 5 of {last}")

    page.get_by_text("Fair play").click()
    expect(page.get_by_text("The key matches the fingerprint.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    assert download.value.suggested_filename.endswith(".json")

    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play from here").click()
    finished.prompt.wait_for()
    assert "/step/" not in page.url
    assert finished.wait_for_turn()


def test_a_running_game_can_be_looked_back_at(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    ada.wait_for_turn()
    ada.lit()[0].click()
    ada.wait_for_turn()
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("heading", name=re.compile(r"^Step \d+ of \d+$"))).to_be_visible()
    expect(ada.page.get_by_role("button", name="Download record")).to_have_count(0)
    ada.page.get_by_role("link", name="Back to the table").click()
    assert ada.wait_for_turn()
