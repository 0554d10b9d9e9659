"""Orléans' board: planning by drag, tap and keyboard, and what everybody may look at."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web.person import Person


@pytest.fixture
def planner(visit: Callable[..., Person]) -> Person:
    """Somebody who has drawn the four followers of the first round and is asked for a plan."""
    ada = visit()
    ada.quick_game(2, game="orleans")
    ada.page.get_by_role("button", name="Draw all").click()
    expect(ada.page.get_by_role("button", name="Confirm the plan")).to_be_visible()
    return ada


def market(person: Person, follower: str) -> Locator:
    """A follower on the own market."""
    return person.page.get_by_role("list", name="Market").get_by_role("button", name=follower)


def space(person: Person, token: str) -> Locator:
    """An action space of the own board."""
    return person.page.locator(f"[data-space='{token}']")


def drag(person: Person, piece: Locator, to: Locator) -> None:
    """Carry a piece with the mouse."""
    for move, spot in ((person.page.mouse.down, piece), (person.page.mouse.up, to)):
        box = spot.bounding_box()
        assert box
        person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        move()


def test_a_plan_is_made_by_tap_drag_and_keyboard_and_can_be_changed(planner: Person) -> None:
    page = planner.page
    market(planner, "Farmer (starting)").click()
    expect(space(planner, "castle·0")).to_have_attribute("data-pick", "8")
    space(planner, "castle·0").click()
    expect(space(planner, "castle·0")).to_have_accessible_name("Castle, space for Farmer: Farmer (starting)")
    expect(market(planner, "Farmer (starting)")).to_have_count(0)

    drag(planner, market(planner, "Trader (starting)"), space(planner, "castle·2"))
    expect(space(planner, "castle·2")).to_have_accessible_name("Castle, space for Trader: Trader (starting)")

    market(planner, "Boatman (starting)").focus()
    page.keyboard.press("Enter")
    expect(space(planner, "castle·1")).to_have_attribute("data-pick", "9")
    space(planner, "castle·1").focus()
    page.keyboard.press("Enter")
    expect(space(planner, "castle·1")).to_have_accessible_name("Castle, space for Boatman: Boatman (starting)")

    drag(planner, space(planner, "castle·2"), space(planner, "village·0"))
    expect(market(planner, "Trader (starting)")).to_be_visible()
    drag(planner, market(planner, "Trader (starting)"), page.locator("[data-place=castle] .head"))
    expect(space(planner, "castle·2")).to_have_accessible_name("Castle, space for Trader: Trader (starting)")
    space(planner, "castle·0").click()
    expect(market(planner, "Farmer (starting)")).to_be_visible()
    space(planner, "castle·0").click()
    expect(market(planner, "Farmer (starting)")).to_have_count(0)

    page.get_by_role("button", name="Confirm the plan").click()
    expect(planner.log).to_contain_text("has finished planning: Castle.")
    page.get_by_role("button", name="Castle, ready to use").click()
    expect(planner.log).to_contain_text("recruits a Knight.")


def test_a_space_says_why_it_is_not_for_this_follower(planner: Person) -> None:
    market(planner, "Farmer (starting)").click()
    expect(space(planner, "castle·0")).to_have_attribute("data-pick", "8")
    space(planner, "castle·1").click()
    expect(planner.page.locator(".stage > [role=status]")).to_contain_text(
        "This space takes a Boatman, not a Farmer (starting)."
    )
    planner.page.keyboard.press("Escape")
    expect(market(planner, "Farmer (starting)")).to_have_attribute("aria-pressed", "false")


def test_a_tap_before_the_house_has_answered_the_last_is_not_lost(planner: Person) -> None:
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    slow = [False]

    def between(page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        house.on_message(lambda told: held.append((page, told)) if slow[0] else page.send(told))
        page.on_message(house.send)

    planner.page.route_web_socket(re.compile("/live$"), between)
    planner.page.reload()
    follower = market(planner, "Farmer (starting)")
    expect(planner.page.locator(".board")).to_have_attribute("aria-busy", "false")
    slow[0] = True
    follower.click()
    expect(planner.page.locator(".board")).to_have_attribute("aria-busy", "true")
    space(planner, "castle·0").dblclick()
    slow[0] = False
    for page, told in held:
        page.send(told)
    expect(space(planner, "castle·0")).to_have_accessible_name("Castle, space for Farmer: Farmer (starting)")


def test_passing_with_something_to_do_is_asked_about(planner: Person) -> None:
    for follower, token in (
        ("Farmer (starting)", "castle·0"),
        ("Boatman (starting)", "castle·1"),
        ("Trader (starting)", "castle·2"),
    ):
        market(planner, follower).click()
        space(planner, token).click()
        expect(market(planner, follower)).to_have_count(0)
    page = planner.page
    page.get_by_role("button", name="Confirm the plan").click()
    page.get_by_role("button", name="Pass", exact=True).click()
    question = page.get_by_role("alertdialog")
    question.get_by_role("button", name="Back").click()
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Pass", exact=True).click()
    question.get_by_role("button", name="Confirm").click()
    expect(planner.log).to_contain_text("Ada passes.")


def test_whoever_points_waits_on_the_board(planner: Person) -> None:
    page = planner.page
    market(planner, "Farmer (starting)").click()
    space(planner, "castle·0").click()
    expect(market(planner, "Farmer (starting)")).to_have_count(0)
    expect(page.locator(".board")).to_have_attribute("aria-busy", "false")
    page.evaluate("""() => {
      const board = document.querySelector('.board');
      new MutationObserver(() => {
        if (board.matches('[aria-busy=true]')) window.waits = document.activeElement.className;
      }).observe(board, { attributeFilter: ['aria-busy'] });
    }""")
    page.get_by_role("button", name="Confirm the plan").click()
    expect(planner.log).to_contain_text("has finished planning: Castle.")
    assert "tabletop" in page.evaluate("window.waits")


def test_an_empty_plan_is_asked_about(planner: Person) -> None:
    page = planner.page
    page.get_by_role("button", name="Confirm the plan").click()
    question = page.get_by_role("alertdialog", name="You have not placed anybody.")
    question.wait_for()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    page.get_by_role("button", name="Confirm the plan").click()
    question.wait_for()
    page.reload()
    expect(question).to_be_visible()
    question.get_by_role("button", name="Confirm").click()
    expect(planner.log).to_contain_text("Ada passes.")


def test_a_plan_outlives_a_reload_and_shows_in_a_second_tab(planner: Person) -> None:
    page = planner.page
    farmer, boatman = "Farmer (starting)", "Boatman (starting)"
    for follower, token in ((farmer, "castle·0"), (boatman, "castle·1")):
        market(planner, follower).click()
        space(planner, token).click()
        expect(market(planner, follower)).to_have_count(0)
    second = Person(page.context.new_page())
    second.open(page.url)
    page.reload()
    for tab in (planner, second):
        tab.prompt.wait_for()
        expect(space(tab, "castle·0")).to_have_accessible_name(f"Castle, space for Farmer: {farmer}")
        expect(space(tab, "castle·1")).to_have_accessible_name(f"Castle, space for Boatman: {boatman}")

    space(planner, "castle·0").click()
    for tab in (planner, second):
        expect(market(tab, farmer)).to_be_visible()
        expect(market(tab, boatman)).to_have_count(0)
    market(second, farmer).click()
    space(second, "castle·0").click()
    expect(market(planner, farmer)).to_have_count(0)

    start_over = page.get_by_role("button", name="Start over")
    start_over.click()
    question = page.get_by_role("alertdialog", name="Start this move over? 4 choices will be lost.")
    question.get_by_role("button", name="Continue").click()
    expect(market(planner, boatman)).to_have_count(0)
    start_over.click()
    question.get_by_role("button", name="Start over").click()
    for tab in (planner, second):
        expect(market(tab, farmer)).to_be_visible()
        expect(market(tab, boatman)).to_be_visible()


def test_everything_can_be_looked_at(planner: Person) -> None:
    page = planner.page
    page.get_by_role("button", name="Bag: 0 followers").first.click()
    expect(page.locator(".bag .inside")).to_have_text("empty")
    page.get_by_role("tab", name="Tiles").click()
    page.locator(".tile", has_text="Sacristy").hover()
    expect(page.locator(".stage > [role=status]")).to_contain_text("A Monk waits here")
    page.get_by_role("button", name="Random").click()
    expect(page.get_by_role("dialog")).to_contain_text("Merchant: Orléans.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Round 1 of 18").click()
    expect(page.get_by_role("dialog")).to_contain_text("The Monastery is closed this round.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Scores").click()
    expect(page.get_by_role("dialog").get_by_role("row", name="Total 5 5")).to_be_visible()
