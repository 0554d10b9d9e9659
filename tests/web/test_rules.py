"""The rule book at the table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, expect

from tests.web import axe
from tests.web.person import Person


def book(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def test_points_and_the_end_are_a_tap_away(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="origin")
    ada.wait_for_turn()
    ada.page.get_by_role("button", name="Rules and points").click()
    expect(book(ada).get_by_role("heading", name="Origin: rules")).to_be_visible()
    first = book(ada).locator(".first details")
    expect(first.nth(1)).to_contain_text("five for each of level")
    expect(first.nth(1).locator(".words").first).to_be_visible()
    first.nth(2).locator("summary").click()
    expect(first.nth(2).get_by_text("The end is triggered when a deck is empty")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(book(ada)).to_have_count(0)


def test_the_rules_are_searched_and_followed(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="orleans")
    ada.wait_for_turn()
    ada.page.get_by_role("button", name="Rules and points").click()
    search = book(ada).get_by_role("textbox", name="Search the rules")
    search.fill("who takes the last citizen")
    expect(book(ada).locator("article [data-rule='16']")).to_be_visible()
    search.fill("plague")
    plague = book(ada).locator("article", has=ada.page.locator("[data-rule=plague]"))
    expect(plague.locator("svg use")).to_have_attribute("href", "#orleans-event-plague")
    search.fill("rule 13")
    expect(book(ada).get_by_text("1 paragraph found")).to_be_visible()
    book(ada).get_by_role("button", name="Show in the rule book").click()
    expect(book(ada).locator(".marked[data-rule='13']")).to_be_in_viewport()
    search.fill("qqqqq")
    expect(book(ada).get_by_text("Nothing found.")).to_be_visible()


def test_a_refusal_opens_its_rule(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="origo")
    link = ada.page.get_by_role("button", name=re.compile(r"^Rule "))
    dice = random.Random(1)
    for _ in range(60):
        closed = ada.page.locator(".board [aria-disabled=true]:visible")
        ada.wait_for_turn()
        if closed.count():
            closed.first.click(force=True)
            with suppress(Error):
                link.wait_for(timeout=300)
        if link.count():
            break
        ada.click_something(dice)
    number = link.inner_text().removeprefix("Rule ").split(" ")[0]
    link.click()
    expect(book(ada).locator(".marked")).to_be_in_viewport()
    expect(book(ada).locator(".marked")).to_have_attribute(
        "data-rule", re.compile(rf"^{re.escape(number.split('.')[0])}")
    )


def test_the_book_is_a_page_of_its_own_in_the_readers_language(visit: Callable[..., Person]) -> None:
    ada = visit(locale="de-DE")
    ada.open("/rules/origin#10")
    expect(ada.page.get_by_role("heading", name="Origin: Regeln")).to_be_visible()
    expect(ada.page.locator(".marked")).to_contain_text("Das Ende wird ausgelöst")
    ada.page.locator(".marked").get_by_role("button", name="S1").click()
    expect(ada.page.locator(".marked")).to_have_attribute("data-rule", "S1")


def test_the_book_is_read_by_everybody(visit: Callable[..., Person]) -> None:
    for scheme in ("light", "dark"):
        ada = visit(color_scheme=scheme)
        ada.open("/rules/orleans")
        ada.page.locator(".whole summary").last.click()
        ada.page.locator(".things").wait_for()
        assert axe.faults(ada.page) == []
