"""Looking for players in the browser: two who wish the same are led to their table, which has begun."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.web import axe
from tests.web.person import Person, spills, tick


def test_two_find_each_other(visit: Callable[..., Person]) -> None:
    ada, bo = visit("Ada"), visit("Bo", width=360, height=740, has_touch=True)
    ada.choose("origin").get_by_role("link", name="Find players").click()
    expect(ada.page.get_by_role("checkbox", name="Origin", exact=True)).to_be_checked()
    for page in (ada.page, bo.page):
        page.goto("/gather#origin")
        tick(page.get_by_role("checkbox", name="2", exact=True))
        for count in ("3", "4"):
            tick(page.get_by_role("checkbox", name=count, exact=True), ticked=False)
    ada.page.get_by_role("button", name="Find me a table").click()
    expect(ada.page.get_by_role("heading", name="You are waiting for players")).to_be_visible()
    ada.page.get_by_role("button", name="Stop looking").click()
    expect(ada.page.get_by_role("heading", name="You are waiting for players")).to_be_hidden()
    ada.page.get_by_role("button", name="Find me a table").click()
    seeking = bo.page.get_by_role("region", name="They look for players, too")
    expect(seeking).to_contain_text("Origin · 2 players · A day per move")
    assert axe.faults(bo.page) == []
    assert not spills(bo.page)
    seeking.get_by_role("button", name="Me too").click()
    for page in (ada.page, bo.page):
        expect(page).to_have_url(re.compile(r"/t/"))
        page.locator(".prompt").wait_for()
    ada.page.goto("/gather")
    expect(ada.page.get_by_role("link", name="Go to the table")).to_be_visible()


def test_tables_that_fit_are_shown(visit: Callable[..., Person]) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    ada.lay_table(4, game="species")
    bo.page.goto("/gather#species")
    fitting = bo.page.get_by_role("region", name="Open tables that fit")
    expect(fitting).not_to_contain_text("Ada")
    tick(bo.page.get_by_role("checkbox", name="No clocks"))
    expect(fitting).to_contain_text("Ada")
    bo.page.get_by_label("Rating").select_option("yes")
    expect(fitting).not_to_contain_text("Ada")


def test_nothing_can_be_chosen_that_what_comes_later_would_undo(visit: Callable[..., Person]) -> None:
    page, held = visit("Ada").page, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/tempos", hold)
    with page.expect_request("**/tempos"):
        page.goto("/gather#species")
    expect(page.get_by_role("region", name="Open tables that fit")).to_be_visible()
    expect(page.get_by_role("checkbox")).to_have_count(0)
    held.pop().continue_()
    expect(page.get_by_role("checkbox", name="A day per move")).to_be_checked()
    tick(page.get_by_role("checkbox", name="No clocks"))
