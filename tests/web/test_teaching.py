"""A teaching table in the browser: marked as such, the hands of others in sight, and what a bot thinks of."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web import axe
from tests.web.person import Person, tick


def test_others_hands_are_in_sight(visit: Callable[..., Person]) -> None:
    ada = visit("Ada", width=360, height=740, has_touch=True)
    page = ada.page
    ada.choose("origo").get_by_role("button", name="Create table").click()
    dialog = page.get_by_role("dialog")
    tick(dialog.locator(".strip input[value='2']"))
    dialog.get_by_label("Seat 2").select_option("greedy")
    dialog.get_by_role("checkbox", name="Teaching table").check()
    expect(dialog.get_by_role("checkbox", name="Rated game")).to_be_disabled()
    dialog.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("All hands are open")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    taught = page.get_by_role("region", name="Teaching table")
    taught.get_by_role("button", name="What would a bot do?").click()
    expect(taught).to_contain_text("A bot would think of:")
    taught.get_by_label("Whose eyes").select_option("1")
    expect(taught).to_contain_text("You look through")
    expect(page.locator(".board [data-pick]:not([aria-disabled=true])")).to_have_count(0)
    assert axe.faults(page) == []
    taught.get_by_role("button", name="Back to the own view").click()
    expect(page.locator(".board [data-pick]").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Origo").filter(has_text="Teaching table").first).to_be_visible()
