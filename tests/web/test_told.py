"""What a prompt tells besides what is possible, and what stands beside a lit thing."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from .person import LIT, Person

COVERED = """() => {
  const banner = document.querySelector('.banner:not(.hidden)');
  if (!banner) return null;
  const over = (one) => {
    const [a, b] = [banner.getBoundingClientRect(), one.getBoundingClientRect()];
    return b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  };
  return [...document.querySelectorAll('.board [data-pick], .prompt')].filter(over).length;
}"""


def test_a_prompt_tells_what_is_not_possible_now_and_why(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="species")
    ada.wait_for_turn()
    dice = random.Random(1)
    while "research" not in ada.prompt.inner_text():
        ada.click_something(dice)
        ada.wait_for_turn()
    line = ada.page.locator(".not-now")
    expect(line.locator("summary")).to_contain_text(
        "End your turn: You must research or discover first.", timeout=20_000
    )
    line.locator("summary").click()
    line.get_by_role("button", name="Rule 6").click()
    expect(ada.page.locator("dialog[open]")).to_contain_text("6")


def test_a_lit_thing_tells_the_points_that_it_brings(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="origin")
    ada.wait_for_turn()
    ada.page.locator(LIT).first.hover()
    expect(ada.page.locator(".brings")).to_have_text("−2")


def test_a_banner_on_a_phone_covers_nothing_that_can_be_touched(visit: Callable[..., Person]) -> None:
    ada = visit(width=390, height=844, has_touch=True, is_mobile=True)
    ada.quick_game(2, game="orleans")
    dice = random.Random(1)
    while not ada.page.query_selector(".banner"):
        ada.tap_something(dice)
    for width, height in ((390, 844), (360, 740), (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(200)
        assert not ada.page.evaluate(COVERED)
