"""Somebody at a browser who sees what lights up and clicks on it."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page, expect

LIT = ".board[aria-busy=false] [data-pick]"
ANSWER = "[role=alertdialog] button, .running button"
SCORES = "dialog[open]"
UNFINISHED = ".prompt:not([data-picks='0'])"
OVER = "#outcome"

# Laid out, hit and clicked like any page, but not painted, which is work for nobody's eyes; axe paints for itself.
UNPAINTED = "document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.opacity = 0))"

# Not innerWidth: a phone shows more of a page that is too wide, smaller.
SPILLS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"

# How long a first review may take, in milliseconds: ten to thirty CPU seconds where others have the cores as well.
REVIEWED = 120_000

# How long a page may ask for nothing at all: then something hangs, and a test that waits on would, too.
SILENT = 120_000

# Waits until something that is asked for can be tapped where it is; only if nothing can, the page is pushed once.
TOUCH = """async ([lit, answer, scores, over, roll, silent]) => {
  const end = performance.now() + silent;
  const spot = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? { kind: 'tap', x, y } : null;
  };
  const choose = (all) => all[Math.floor(roll * all.length)];
  for (let waits = 0; ; ) {
    if (performance.now() > end) throw new Error(`nothing is asked: ${document.body.innerText.slice(0, 400)}`);
    if (!document.querySelector(scores) && document.querySelector(over)) return { kind: 'over' };
    const wanted = [`${scores} button`, answer, lit]
      .map((one) => [...document.querySelectorAll(one)])
      .find((all) => all.length);
    const found = wanted?.map(spot).filter((one) => one) ?? [];
    if (found.length) return choose(found);
    const banner = document.querySelector('.banner');
    if (wanted && banner && spot(banner)) return spot(banner);
    if (wanted && ++waits > 10) {
      wanted[0].scrollIntoView({ block: 'center', behavior: 'instant' });
      return choose(wanted.map(spot).filter((one) => one)) ?? { kind: 'lost' };
    }
    await new Promise((done) => setTimeout(done, 60));
  }
}"""

# Waits until the page asks for something; says what it is, and where one of the things that are lit can be clicked.
LOOK = """async ([lit, answer, scores, over, roll, silent]) => {
  const end = performance.now() + silent;
  const spot = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  for (;;) {
    if (performance.now() > end) throw new Error(`nothing is asked: ${document.body.innerText.slice(0, 400)}`);
    const shown = document.querySelector(scores);
    if (shown) return { kind: 'scores', ...spot(shown.querySelector('button')) };
    if (document.querySelector(over)) return { kind: 'over' };
    const asked = document.querySelector(answer);
    if (asked) return { kind: 'answer', ...spot(asked) };
    const all = [...document.querySelectorAll(lit)];
    for (let i = 0, at = Math.floor(roll * all.length); i < all.length; i++) {
      const found = spot(all[(at + i) % all.length]);
      if (found) return { kind: 'lit', ...found };
    }
    await new Promise((done) => {
      const changes = new MutationObserver(() => (changes.disconnect(), clearTimeout(late), done()));
      const late = setTimeout(() => (changes.disconnect(), done()), 100);
      changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  }
}"""


def spills(page: Page) -> bool:
    """Whether a page is wider than its screen."""
    return bool(page.evaluate(SPILLS))


def tick(choice: Locator, ticked: bool = True) -> None:
    """Take a choice, or leave it, by what one sees of it: its label."""
    if choice.is_checked() != ticked:
        choice.locator("xpath=ancestor::label").click()
    expect(choice).to_be_checked(checked=ticked)


class Person:
    """One browser with one person before it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(UNPAINTED)

    def open(self, path: str) -> None:
        """Go to an address of the house."""
        self.page.goto(path)
        self.page.locator("main > *").first.wait_for()

    def enter(self, name: str) -> None:
        """Tell the house a name."""
        self.page.locator("form input").first.fill(name)
        self.page.locator("form button").first.click()
        expect(self.page.locator("header")).to_contain_text(name)

    # Tables, by the buttons of the lobby ------------------------------------------

    def choose(self, game: str) -> Locator:
        """Take a game from the shelf; returns where it is set up."""
        tick(self.page.locator(f".shelf input[value={game}]"))
        return self.page.locator(f"#game-{game}")

    def quick_game(self, seats: int, bot: str = "random", game: str = "origo") -> None:
        """Play alone against bots in one click."""
        box = self.choose(game)
        tick(box.locator(f".strip input[value='{seats}']"))
        box.locator("select").select_option(bot)
        box.get_by_role("button", name="Play now").click()
        self.page.locator(".prompt").wait_for()

    def lay_table(
        self, seats: int, bots: dict[int, str] | None = None, private: bool = False, game: str = "origo"
    ) -> str:
        """Lay a table by the dialog; returns the link that invites."""
        self.choose(game).get_by_role("button", name="Create table").click()
        dialog = self.page.get_by_role("dialog")
        tick(dialog.locator(f".strip input[value='{seats}']"))
        for seat, bot in (bots or {}).items():
            dialog.get_by_label(f"Seat {seat + 1}").select_option(bot)
        if private:
            dialog.get_by_role("checkbox", name="Private table").check()
        dialog.get_by_role("button", name="Create table").click()
        link = self.page.get_by_label("Link to this table")
        expect(link).to_have_value(re.compile("/t/"))
        return link.input_value()

    def leave_to_bots(self) -> None:
        """Let a bot take the own seat."""
        self.page.get_by_role("tab", name="Table").click()
        self.page.get_by_role("button", name="Leave the game").click()
        self.page.get_by_role("button", name="Leave the game").click()

    # Playing ----------------------------------------------------------------------

    def lit(self) -> list[ElementHandle]:
        """Everything that lights up."""
        return self.page.query_selector_all(LIT)

    def look(self, roll: float = 0.0) -> dict[str, Any]:
        """Wait until something is asked: what, and where to click."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [LIT, ANSWER, SCORES, OVER, roll, SILENT])
        return found

    def wait_for_turn(self) -> bool:
        """Wait until something lights up; false when the game is over instead."""
        return bool(self.look()["kind"] != "over")

    def click_something(self, dice: random.Random) -> bool:
        """Click one of the things that are lit, answer what the board asks, close what it shows; false at the end."""
        found = self.look(dice.random())
        if found["kind"] == "over":
            return False
        self.page.mouse.click(found["x"], found["y"])
        return True

    def tap_something(self, dice: random.Random) -> bool:
        """The same by a finger, which may push the page once before it taps; false at the end."""
        found = self.page.evaluate(TOUCH, [LIT, ANSWER, SCORES, OVER, dice.random(), SILENT])
        assert found["kind"] != "lost", f"what is lit is not reached by one push: {self.prompt.inner_text()}"
        if found["kind"] == "over":
            return False
        self.page.touchscreen.tap(found["x"], found["y"])
        return True

    def play_to_the_end(self, dice: random.Random, most: int = 3000, *, by_touch: bool = False) -> int:
        """Click or tap only what lights up until the game is over; returns the number of clicks."""
        for clicks in range(most):
            if not (self.tap_something(dice) if by_touch else self.click_something(dice)):
                return clicks
        raise AssertionError(f"the game is not over after {most} clicks")

    def result(self) -> list[str]:
        """The lines of the result."""
        return self.page.locator("section:has(#outcome) .ranks li").all_inner_texts()

    # What the page says -----------------------------------------------------------

    @property
    def prompt(self) -> Any:
        """Whose turn it is and what is asked."""
        return self.page.locator(".prompt")

    @property
    def log(self) -> Any:
        """What happened, in words."""
        return self.page.get_by_role("log", name="Log")
