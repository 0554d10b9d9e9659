"""How long from an own move to its picture: `python bench/moves.py [--moves 40]`, on a quiet machine.

A browser plays each game against a bot. The clock starts at the click that completes a move and stops with the second
frame after the house's answer that the move is in the journal: then the board shows it. From the first move on the
browser also tells of every task that kept the page from answering for more than 50 ms.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
from pathlib import Path

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
const sent = new Map();
addEventListener('pointerdown', (event) => (clicked = event.timeStamp), true);
addEventListener('keydown', (event) => (clicked = event.timeStamp), true);
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const frame = JSON.parse(text);
  if (frame.type === 'play') sent.set(frame.key, clicked);
  if (!this.timed) {
    this.timed = true;
    this.addEventListener('message', ({ data }) => {
      const { type, accepted } = JSON.parse(data);
      if (type !== 'state') return;
      for (const { key } of accepted) {
        const start = sent.get(key);
        sent.delete(key);
        if (start) requestAnimationFrame(() => requestAnimationFrame((now) => window.moves.push(now - start)));
      }
    });
  }
  return send.call(this, text);
};
"""
MOST_CLICKS = 12
"""So many clicks belong to a move at most; more means that the game is over."""


def measure(url: str, game: str, moves: int) -> tuple[list[float], list[float]]:
    """Play so many moves of a game; milliseconds of each, and of the long tasks of the page."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        page = browser.new_context(base_url=url, locale="en-GB", viewport={"width": 1280, "height": 800}).new_page()
        page.add_init_script(CLOCK)
        page.add_init_script("localStorage.setItem('ludoteca-pace', 'once')")
        person = Person(page)
        person.open("/")
        person.enter("Ada")
        person.quick_game(2, game=game)
        dice = random.Random(game)
        for _ in range(moves * MOST_CLICKS):
            if len(page.evaluate("moves")) >= moves or not person.click_something(dice):
                break
        found: tuple[list[float], list[float]] = page.evaluate("[moves, tasks]")
        browser.close()
        return found


def main() -> None:
    """Measure every game and print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--moves", type=int, default=40)
    chosen = options.parse_args()
    house = House(Path(tempfile.mkdtemp())).start()
    print("| game | moves | median ms | p95 ms | tasks above 50 ms | longest ms |\n|---|---|---|---|---|---|")
    try:
        for game in registered():
            found, tasks = measure(house.url, game, chosen.moves)
            rough = statistics.quantiles(found, n=20)[-1]
            longest = f"{len(tasks)} | {max(tasks, default=0):.0f}"
            print(f"| {game} | {len(found)} | {statistics.median(found):.0f} | {rough:.0f} | {longest} |", flush=True)
    finally:
        house.stop()


if __name__ == "__main__":
    main()
