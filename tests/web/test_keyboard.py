"""A whole game without a mouse."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.web.person import ANSWER, LIT, OVER, SCORES, Person

MANY = 80
STOPS = "a[href], button, input, select, textarea, summary, [tabindex]"

# How many stops of Tab lie between the focus and the nearest of some elements; null where the page cannot tell.
AHEAD = """([wanted, stops]) => {
  const usable = (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility();
  const all = [...document.querySelectorAll(stops)].filter(usable);
  const here = all.indexOf(document.activeElement);
  const there = all.flatMap((one, i) => (one.matches(wanted) ? [i - here] : []));
  return there.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}"""
FOCUSED = "document.activeElement"
SQUARE = f"/^origo-square-(\\d+)$/.exec({FOCUSED}?.id)?.[1] ?? null"


def tab_to(person: Person, selector: str) -> None:
    """Press Tab, or Shift and Tab, until the focus is on something."""
    steps: int = person.page.evaluate(AHEAD, [selector, STOPS])
    for _ in range(abs(steps) - 1):
        person.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
    for _ in range(MANY):
        if person.page.evaluate(f"{FOCUSED}.matches({selector!r})"):
            return
        person.page.keyboard.press("Tab" if steps >= 0 else "Shift+Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def walk_to(person: Person, square: int) -> None:
    """Reach the map by Tab and a square on it by the arrow keys."""
    tab_to(person, "[id^=origo-square-]")
    here = int(person.page.evaluate(SQUARE))
    down, right = square // 10 - here // 10, square % 10 - here % 10
    for key, steps in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
        for _ in range(steps):
            person.page.keyboard.press(key)
    assert int(person.page.evaluate(SQUARE)) == square


def press_something(person: Person, dice: random.Random) -> None:
    """Choose one of the things that are lit, by keys only."""
    page = person.page
    if page.query_selector(SCORES):
        page.keyboard.press("Escape")
        return
    if page.query_selector(ANSWER):
        tab_to(person, ANSWER)
    else:
        lit = page.eval_on_selector_all(LIT, "all => all.map(one => [one.id, one.dataset.pick])")
        if not lit:
            return
        name, pick = dice.choice(lit)
        if name.startswith("origo-square-"):
            walk_to(person, int(pick))
        else:
            tab_to(person, f"[data-pick='{pick}']:not([id^=origo-square-])")
    page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_only(visit: Callable[..., Person]) -> None:
    ada = visit(painted=False)
    tab_to(ada, ".shelf input")
    while not ada.page.query_selector("#game-origo"):
        ada.page.keyboard.press("ArrowRight")
    tab_to(ada, "#game-origo .strip input")
    ada.page.keyboard.press("ArrowLeft")
    tab_to(ada, "#game-origo button.main")
    ada.page.keyboard.press("Enter")
    ada.page.locator(".prompt").wait_for()
    dice = random.Random(7)
    for _ in range(3000):
        if not ada.wait_for_turn():
            break
        press_something(ada, dice)
    assert ada.page.query_selector(OVER)
    assert len(ada.result()) == 2
