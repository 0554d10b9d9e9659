"""Planning ahead in the browser: turns tried on a board of one's own, and orders given that another cannot see."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.axe import faults
from tests.web.person import Person

GAMES = ("origin", "origo", "orleans", "species")


def together(visit: Callable[..., Person], game: str, **size: int) -> tuple[Person, Person]:
    """Two people at a table of a game; whoever is asked first comes second."""
    ada, bo = visit("Ada", **size), visit("Bo", **size)
    bo.open(re.sub("^.*/t/", "/t/", ada.lay_table(2, game=game)))
    bo.page.get_by_role("button", name="Take this seat").click()
    ada.page.get_by_role("button", name="Start game").click()
    ada.prompt.wait_for()
    bo.prompt.wait_for()
    ada.page.locator(".board [data-pick], .board *").first.wait_for()
    return (bo, ada) if ada.page.locator(".prompt.asked").count() else (ada, bo)


def tried(page: Page, do: Callable[[], Any] | None = None, kind: str = "guess") -> list[Any]:
    """What has been tried, after something that asks the house for it: a bot that decides, if nothing else."""

    def meant(answer: Response) -> bool:
        asked = answer.request.post_data_json or {}
        return answer.url.endswith("/trial") and (asked.get("frame") or {"type": "none"})["type"] == kind

    with page.expect_response(meant) as answer:
        (do or page.get_by_role("button", name="Let a bot decide").click)()
    moves: list[Any] = answer.value.json()["moves"]
    return moves


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_tried_and_nothing_of_it_is_played(visit: Callable[..., Person], game: str) -> None:
    waits, acts = together(visit, game)
    page = waits.page
    assert tried(page, page.get_by_role("link", name="Plan ahead").click, "none") == []
    expect(page.get_by_role("region", name="Plan ahead")).to_contain_text("nobody else sees it")
    moves = [len(tried(page)) for _ in range(4)]
    assert moves == [1, 2, 3, 4]
    seq = acts.page.evaluate("fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then((r) => r.json())")[
        "seq"
    ]
    dice = random.Random(5)
    while len(tried(page, lambda: waits.click_something(dice), "play")) < 5:
        pass
    page.reload()
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("region", name="Plan ahead")).to_have_count(0)
    assert seq == 0


def test_what_was_dealt_at_random_is_said_where_it_is_tried(visit: Callable[..., Person]) -> None:
    """Orléans: whoever begins draws followers, whose kinds are chance."""
    ada = visit("Ada")
    ada.quick_game(2, game="orleans")
    ada.wait_for_turn()
    page = ada.page
    tried(page, page.get_by_role("link", name="Plan ahead").click, "none")
    strip = page.get_by_role("region", name="Plan ahead")
    expect(strip.get_by_text("dealt at random:")).to_have_count(0)
    for _ in range(12):
        told = strip.get_by_text("What the last move brought was dealt at random")
        if told.count():
            break
        tried(page)
    expect(told).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_orders_are_given_and_followed(visit: Callable[..., Person], width: int) -> None:
    waits, acts = together(visit, "origo", width=width, height=844)
    page = waits.page
    assert tried(page, page.get_by_role("link", name="Plan ahead").click, "none") == []
    for _ in range(2):
        tried(page)
    page.get_by_role("button", name="Keep or order").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("li.own")).to_have_count(1)
    assert faults(page) == []
    sheet.get_by_role("button", name="Give orders").click()
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_text("These orders stand.")).to_be_visible()
    expect(acts.page.get_by_text("These orders stand.")).to_have_count(0)
    acts.wait_for_turn()
    dice = random.Random(1)
    played = page.get_by_text("All of it has been played.")
    for _ in range(20):  # a click may miss what just moves, or a turn take several
        acts.click_something(dice)
        acts.page.wait_for_timeout(500)
        if played.count():
            break
    expect(played).to_be_visible()


def test_what_has_one_answer_is_answered_by_itself_from_now_on(visit: Callable[..., Person]) -> None:
    ada = visit("Ada")
    ada.quick_game(2, game="origin")
    always = ada.page.get_by_role("button", name="Answer this by itself")
    dice = random.Random(2)
    while True:
        ada.wait_for_turn()
        ada.page.wait_for_timeout(300)
        if always.count():
            break
        ada.click_something(dice)
    always.click()
    expect(ada.page.get_by_role("log").get_by_text("had no choice").first).to_be_visible()
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("button", name="Ask me again").click()
    expect(ada.page.get_by_role("button", name="Ask me again")).to_have_count(0)
    assert faults(ada.page) == []
