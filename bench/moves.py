"""How long from an own move to its picture: `python bench/moves.py [--phone] [GAME...]`, on a quiet machine.

A browser plays each game against a bot. The clock starts at the click that completes a move and stops with the second
frame after the house's answer that the move is in the journal: then the board shows it. From the first move on the
browser also tells of every task that kept the page from answering for more than 50 ms. Whoever plays looks for the
next click only when all is still: looking keeps the page busy.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from ludoteca.kernel.registry import registered
from tests.support.house import House
from tests.web.look import CHROMIUM, chromium
from tests.web.person import Person

CLOCK = """
window.moves = [];
window.tasks = [];
new PerformanceObserver((list) => {
  if (moves.length) tasks.push(...list.getEntries().map((one) => one.duration));
}).observe({ type: 'longtask' });
let clicked = 0;
let busy = 0;
const sent = new Map();
addEventListener('pointerdown', (event) => (clicked = busy = event.timeStamp), true);
addEventListener('keydown', (event) => (clicked = busy = event.timeStamp), true);
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const answered = (busy = performance.now());
      const { accepted = [] } = JSON.parse(data);
      for (const { key } of accepted) {
        const [start, asked] = sent.get(key) ?? [];
        sent.delete(key);
        if (!start) continue;
        requestAnimationFrame(() => requestAnimationFrame((now) => {
          moves.push({ all: now - start, send: asked - start, house: answered - asked, show: now - answered });
        }));
      }
    });
  }
  send(text) {
    const frame = JSON.parse(text);
    busy = performance.now();
    if (frame.type === 'play') sent.set(frame.key, [clicked, busy]);
    super.send(text);
  }
};
window.still = async (long) => {
  while (performance.now() - busy < long) await new Promise((done) => setTimeout(done, long / 4));
};
"""
MOST_CLICKS = 12
"""So many clicks belong to a move at most; more means that the game is over."""
STILL = 400
"""So many milliseconds after the last frame to or from the house the page is at rest."""
AIMS = 150
"""So many milliseconds a hand rests before it presses the button of a mouse."""
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


def point_and_click(person: Person, dice: random.Random) -> bool:
    """Click as a hand does, which comes first and then presses; false at the end of the game."""
    found = person.look(dice.random())
    if found["kind"] == "over":
        return False
    person.page.mouse.move(found["x"], found["y"])
    person.page.wait_for_timeout(AIMS)
    person.page.mouse.click(found["x"], found["y"])
    return True


def measure(url: str, game: str, moves: int, screen: dict[str, Any]) -> tuple[list[dict[str, float]], list[float]]:
    """Play so many moves of a game; milliseconds of each by its parts, and of the long tasks of the page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        page = browser.new_context(base_url=url, locale="en-GB", **screen).new_page()
        page.add_init_script(CLOCK)
        page.add_init_script("localStorage.setItem('ludoteca-pace', 'once')")
        person = Person(page)
        person.open("/")
        person.enter("Ada")
        person.quick_game(2, game=game)
        dice = random.Random(game)
        act = person.tap_something if "has_touch" in screen else partial(point_and_click, person)
        for _ in range(moves * MOST_CLICKS):
            if page.evaluate(f"still({STILL}).then(() => moves.length)") >= moves or not act(dice):
                break
        found: tuple[list[dict[str, float]], list[float]] = page.evaluate("[moves, tasks]")
        browser.close()
        return found


def main() -> None:
    """Measure the games and print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", default=list(registered()))
    options.add_argument("--moves", type=int, default=40)
    options.add_argument("--phone", action="store_true", help="a touch screen of 390×844 instead of 1280×800")
    chosen = options.parse_args()
    house = House(Path(tempfile.mkdtemp()), bot_delay=0.6).start()
    print("| game | moves | median ms | p95 ms | to the house | in the house | shown | longest task ms |")
    print("|---|" + "---:|" * 7)
    try:
        for game in chosen.games:
            found, tasks = measure(house.url, game, chosen.moves, PHONE if chosen.phone else DESK)
            rough = statistics.quantiles((one["all"] for one in found), n=20)[-1]
            parts = " | ".join(
                f"{statistics.median(one[part] for one in found):.0f}" for part in ("send", "house", "show")
            )
            median = statistics.median(one["all"] for one in found)
            print(
                f"| {game} | {len(found)} | {median:.0f} | {rough:.0f} | {parts} | {max(tasks, default=0):.0f} |",
                flush=True,
            )
    finally:
        house.stop()


if __name__ == "__main__":
    main()
