"""What others do is shown step by step, a recap tells what has changed, and the end tells it all."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

GAMES = ["origo", "orleans", "origin", "species"]


def seek(person: Person, what: str, dice: random.Random, most: int = 400) -> None:
    """Click what is lit until something stands on the page."""
    page = person.page
    for _ in range(most):
        found = person.look(dice.random())
        if page.locator(what).count():
            return
        if found["kind"] == "over":
            break
        page.mouse.click(found["x"], found["y"])
    raise AssertionError(f"{what} was never seen")


AT_ITS_END = """() => {
  const log = document.querySelector('[role=log]');
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""


def test_the_newest_line_of_the_log_stays_in_sight(visit: Callable[..., Person]) -> None:
    ada, dice = visit(), random.Random(5)
    ada.quick_game(4, game="orleans")
    for _ in range(40):
        ada.click_something(dice)
    ada.wait_for_turn()
    ada.page.wait_for_function(AT_ITS_END)
    ada.page.set_viewport_size({"width": 1280, "height": 640})
    ada.page.wait_for_function(AT_ITS_END)
    ada.log.evaluate("log => (log.scrollTop = 0)")
    ada.click_something(dice)
    ada.wait_for_turn()
    assert ada.log.evaluate("log => log.scrollTop") == 0, "whoever reads on further up is left alone"


@pytest.mark.parametrize("game", GAMES)
def test_bots_move_step_by_step_at_a_tap_and_nothing_is_lit_before(visit: Callable[..., Person], game: str) -> None:
    ada = visit(pace="tap")
    ada.quick_game(4 if game != "orleans" else 3, game=game)
    seek(ada, ".running", random.Random(3))
    page = ada.page
    running = page.get_by_role("region", name="What the others are doing")
    expect(running).to_be_visible()
    assert ada.lit() == []
    expect(page.locator(".prompt")).not_to_have_class(re.compile("asked"))
    running.get_by_role("button", name="Skip").click()
    expect(running).to_have_count(0)
    assert ada.wait_for_turn()


def test_the_recap_steps_through_the_moves_and_stays_away_when_it_is_turned_off(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(3, game="species")
    seek(ada, "[aria-labelledby=recap] .told", random.Random(5))
    page = ada.page
    card = page.get_by_role("region", name="Since your last move")
    expect(card.locator(".told")).to_contain_text("Bot")
    lit = len(ada.lit())
    card.get_by_role("button", name="One move back").click()
    expect(card.get_by_role("button", name="Back to now")).to_be_visible()
    assert ada.lit() == [], "the past cannot be played"
    card.get_by_role("button", name="Back to now").click()
    expect(page.locator(".board [data-pick]")).to_have_count(lit)
    page.reload()
    expect(card.locator(".told")).to_contain_text("Bot")
    page.get_by_role("button", name="Ada: settings").click()
    page.get_by_label("Recap when it is my turn").uncheck()
    expect(card).to_have_count(0)
    page.keyboard.press("Escape")
    assert ada.wait_for_turn()


def test_a_new_round_has_its_moment_and_the_prompt_stays_free(visit: Callable[..., Person]) -> None:
    ada = visit(width=390, height=844)
    ada.quick_game(2, game="orleans")
    page = ada.page
    expect(page.locator(".prompt")).to_contain_text("Round 1 of 18")
    seek(ada, "button.banner", random.Random(2))
    banner = page.locator("button.banner").first
    expect(banner).to_contain_text(re.compile("Round 2|takes effect"))
    prompt, shown = page.locator(".prompt").bounding_box(), banner.bounding_box()
    assert prompt and shown and shown["y"] >= prompt["y"] + prompt["height"]
    expect(page.locator("button.banner")).to_have_count(0, timeout=20_000)
    expect(page.locator(".prompt")).to_contain_text(re.compile("Round [23] of 18"))


def test_the_end_tells_where_the_points_came_from_and_leads_to_the_rematch(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="species")
    ada.leave_to_bots()
    end = ada.page.locator("section:has(#outcome)")
    end.wait_for(timeout=90_000)
    table = end.get_by_role("region", name="Where the points came from")
    points = [row.inner_text() for row in table.locator("tfoot td").all()]
    assert [re.findall(r"\d+", row)[0] for row in points] == [re.findall(r"\d+", one)[-1] for one in ada.result()]
    expect(end.get_by_role("heading", name="Moments that mattered")).to_be_visible()
    first = end.locator("ul:not(.feats) a").first
    expect(first).to_have_attribute("href", re.compile(r"/step/\d+"))
    old = ada.page.url
    end.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: url != old)
    ada.page.locator(".prompt").wait_for()
    ada.open(old)
    expect(end.get_by_role("button", name="To the rematch")).to_be_visible()


FREE = """() => [...document.querySelectorAll('.board [data-pick]')].some((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


def test_on_a_phone_the_recap_waits_at_the_foot_until_the_own_move_begins(visit: Callable[..., Person]) -> None:
    ada = visit(width=390, height=844, has_touch=True, is_mobile=True)
    page = ada.page
    ada.quick_game(3, game="species")
    seek(ada, "body:has([aria-labelledby=recap]) .board button:text('Research')", random.Random(5))
    card = page.get_by_role("region", name="Since your last move")
    tab = card.get_by_role("button", name="Since your last move")
    expect(tab).to_have_attribute("aria-expanded", "false")
    box, prompt = card.bounding_box(), ada.prompt.bounding_box()
    assert box and prompt and box["height"] <= 56 and abs(box["y"] + box["height"] - 844) < 1
    assert page.evaluate(FREE), "something lit can be touched at once"

    # Drawn up it tells all of it, below the prompt; one sheet at a time.
    tab.tap()
    told = card.locator(".told").inner_text()
    box = card.bounding_box()
    assert "Bot" in told and box and box["y"] > prompt["y"] + prompt["height"]
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_be_hidden()
    tab.tap()
    guide.get_by_role("button", expanded=False).tap()
    expect(card).to_be_hidden()
    guide.get_by_role("button", expanded=True).tap()
    tab.tap()
    card.get_by_role("button", name="One move back").tap()
    card.get_by_role("button", name="Back to now").tap()
    assert ada.wait_for_turn()

    # The own move begins: what is touched counts, and the recap makes room. Taken back, nothing of it is lost.
    page.get_by_role("button", name="Research", exact=True).tap()
    expect(page.locator(".prompt")).to_have_attribute("data-picks", "1")
    expect(card).to_be_hidden()
    page.get_by_role("button", name="Undo").tap()
    expect(card).to_be_visible()
    expect(tab).to_have_attribute("aria-expanded", "false")
    tab.tap()
    expect(card.locator(".told")).to_have_text(told, use_inner_text=True)
