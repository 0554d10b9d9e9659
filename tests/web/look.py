"""Measures every state of the gallery: is all legible, reachable and in sight? `make look` writes bench/page.md."""

from __future__ import annotations

import contextlib
import functools
import http.server
import os
import shutil
import subprocess
import sys
import threading
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import axe, tour
from tests.web.tour import Size

ROOT = Path(__file__).parents[2]
GALLERY = ROOT / "build/gallery"
MEASURER = ROOT / "build/measure.js"
RESULTS = ROOT / "bench/page.md"
REASONS = Path(__file__).with_name("look.toml")
BROWSERS = "chromium-headless-shell", "chromium", "chromium-browser"
"""What Chromium is called, the lightest first."""
CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

HOUSE = "house"
"""What the pages round the games are called among them."""
LANGUAGES = ("en", "ja", "it", "de")
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
KINDS = {
    "text": "text too small",
    "target": "target too small",
    "overflow": "page too wide",
    "clipped": "text cut off",
    "prompt": "prompt out of sight",
    "covered": "lit, but covered",
    "unseen": "nothing lit in sight",
    "axe": "found by axe",
}


SIZES = (
    Size(1920, 1080, touch=False),
    Size(1280, 800, touch=False),
    Size(844, 390, touch=True),
    Size(390, 844, touch=True),
    Size(360, 740, touch=True),
    Size(768, 1024, touch=True),
    Size(1024, 768, touch=True),
)


BY_AXE = SIZES[1], SIZES[3]
"""The screens on which axe looks at each state: it judges names, roles and colours, which hardly follow the size."""


@dataclass(frozen=True)
class Found:
    """A fault of one state as it was shown."""

    game: str
    state: str
    size: Size
    language: str
    theme: str
    kind: str
    where: str
    measured: float | None
    says: str


# Every state of a game, shown once and measured in each language and theme.
MEASURE = """async ([game, only, touch, shown]) => {
  const found = [];
  for (const state of await gallery.statesOf(game)) {
    const name = [state.scene, ...state.draft].join(' ');
    if (only && !name.startsWith(only)) continue;
    await gallery.show(state);
    for (const [language, theme] of shown) {
      await gallery.turnTo(language, theme);
      for (const fault of await gallery.measure(touch)) found.push({ ...fault, state: name, language, theme });
    }
  }
  return found;
}"""


def build() -> Path:
    """Put the gallery together, if anything of the page is newer than it."""
    page = GALLERY / "gallery.html"
    sources = [*ROOT.glob("web/*.*"), *ROOT.glob("web/src/**/*.*"), *ROOT.glob("src/ludoteca/**/text/*.ftl")]
    if not page.exists() or max(source.stat().st_mtime for source in sources) > page.stat().st_mtime:
        command = ["npm", "--prefix", "web", "run", "--silent", "build", "--", "--mode", "gallery"]
        command += ["--outDir", str(GALLERY), "--emptyOutDir", "--logLevel", "error"]
        subprocess.run(command, cwd=ROOT, check=True)
    return GALLERY


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Sends files and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextlib.contextmanager
def gallery() -> Iterator[str]:
    """The address of the gallery, while it is open."""
    handler = functools.partial(Quiet, directory=str(build()))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/gallery.html"
        server.shutdown()


@contextlib.contextmanager
def screen(browser: Browser, address: str, size: Size, **settings: Any) -> Iterator[Page]:
    """A page of the gallery on such a screen, to be measured."""
    settings = {"reduced_motion": "reduce", "has_touch": size.touch, "is_mobile": size.touch, **settings}
    context = browser.new_context(viewport={"width": size.width, "height": size.height}, **settings)
    try:
        page = context.new_page()
        page.goto(f"{address}?measure")
        page.wait_for_function("gallery.games !== undefined")
        yield page
    finally:
        context.close()


def look(
    page: Page, game: str, size: Size, languages: Iterable[str], themes: Iterable[str], only: str = ""
) -> list[Found]:
    """Every fault of a game's states on one screen."""
    shown = [[language, theme] for theme in themes for language in languages]
    faults = page.evaluate(MEASURE, [game, only, size.touch, shown])
    return [told(fault, game, fault["state"], size, fault["language"], fault["theme"]) for fault in faults]


def told(fault: dict[str, Any], game: str, state: str, size: Size, language: str, theme: str) -> Found:
    """A fault as the page tells it, and where it was met."""
    return Found(
        game, state, size, language, theme, fault["kind"], fault["where"], fault.get("size"), fault.get("says", "")
    )


def measurer() -> str:
    """The gallery's measuring alone, for pages that come from a house."""
    command = ["web/node_modules/.bin/rolldown", "web/src/gallery/measure.ts", "--format", "iife"]
    command += ["--name", "measuring", "--file", str(MEASURER), "--log-level", "silent"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return MEASURER.read_text(encoding="utf-8") + ";globalThis.measuring = measuring"


def look_round(
    browser: Browser,
    club: tour.Club,
    size: Size,
    languages: Iterable[str] = LANGUAGES,
    themes: Iterable[Theme] = THEMES,
    *,
    with_axe: bool = False,
) -> list[Found]:
    """Every fault of the house's pages on one screen; axe is asked in the first of the languages."""
    found = []
    measuring = measurer()
    for number, language in enumerate(languages):
        for walk in tour.WALKS:
            with tour.walking(browser, club, walk, size, language) as (page, stops):
                for state in stops:
                    assert page.evaluate("document.documentElement.lang") == language
                    if not page.evaluate("'measuring' in window"):
                        page.evaluate(measuring)
                    for theme in themes:
                        page.emulate_media(color_scheme=theme)
                        faults = page.evaluate("touch => measuring.measure(touch)", size.touch)
                        found += [told(fault, HOUSE, state, size, language, theme) for fault in faults]
                        if with_axe and not number:
                            found += axes(page, HOUSE, state, size, theme)
    return found


def axes(page: Page, game: str, state: str, size: Size, theme: str, *rules: str) -> list[Found]:
    """What axe finds on the page as it is shown."""
    return [
        Found(game, state, size, "en", theme, "axe", f"{rule} {where}", None, html)
        for rule, where, html in axe.faults(page, *rules)
    ]


def ask_axe(page: Page, game: str, size: Size, themes: Iterable[str] = THEMES, only: str = "") -> list[Found]:
    """What axe finds in a game's states; themes differ in colours alone."""
    found = []
    for state in page.evaluate("game => gallery.statesOf(game)", game):
        name = " ".join(map(str, [state["scene"], *state["draft"]]))
        if not name.startswith(only):
            continue
        page.evaluate("state => gallery.show(state)", state)
        for number, theme in enumerate(themes):
            page.evaluate("theme => gallery.turnTo('en', theme)", theme)
            found += axes(page, game, name, size, theme, *(("color-contrast",) if number else ()))
    return found


def chromium() -> str:
    """Where the browser is."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program, f"the browser tests need Chromium (Debian: apt-get install {BROWSERS[0]})"
    return program


def reasons() -> list[dict[str, str]]:
    """What may stay as it is, and why."""
    return list(tomllib.loads(REASONS.read_text(encoding="utf-8")).get("stays", []))


def excused(found: Found) -> str | None:
    """Why a fault stays, if it may."""
    for one in reasons():
        if one["kind"] == found.kind and one["where"] in found.where and one.get("game", found.game) == found.game:
            return one["why"]
    return None


def lines(faults: Iterable[Found]) -> list[str]:
    """Say each different fault once, with how often it was met and at its worst."""
    groups: dict[tuple[str, ...], list[Found]] = defaultdict(list)
    for fault in faults:
        groups[fault.game, fault.kind, fault.where].append(fault)
    told = []
    for (game, kind, where), alike in sorted(groups.items(), key=lambda item: -len(item[1])):
        small = kind in ("text", "target")
        measured = [one.measured for one in alike if one.measured is not None]
        worst = f" {(min if small else max)(measured):.1f} px" if measured else ""
        sizes = ", ".join(sorted({str(one.size) for one in alike}))
        says = next((f" “{one.says}”" for one in alike if one.says), "")
        first = alike[0]
        told.append(
            f"{game}: {KINDS[kind]}{worst}: {where}{says} ({len(alike)}×; {sizes}; {first.state}, {first.language})"
        )
    return told


def table(found: list[Found], games: Iterable[str]) -> list[str]:
    """Different faults by game, screen and kind."""
    rows = ["| game | screen | " + " | ".join(KINDS.values()) + " |", "|---|---|" + "---:|" * len(KINDS)]
    different = Counter(
        (one.game, one.size, one.kind) for one in {(f.game, f.size, f.kind, f.where): f for f in found}.values()
    )
    for game in games:
        for size in SIZES:
            counts = [different[game, size, kind] for kind in KINDS]
            rows.append(f"| {game} | {size} | " + " | ".join(str(count or "–") for count in counts) + " |")
    return rows


HEAD = """# The page, measured

`make look` shows every state of every game in `web/src/gallery` (each recorded position, and each decision inside a
move), and every page of the house round them (`tests/web/tour.py`), on seven screens, in four languages and two themes,
and counts what somebody would have to squint at, miss with a finger, or look for:

- **text too small**: below 11 CSS pixels, on a touch screen below 12 after at most one tap on a zoom;
- **target too small**: below 40 pixels on a touch screen (a spot of a map: after that tap);
- **page too wide**: the page can be pushed sideways;
- **text cut off**: by what it stands in, where nobody can scroll to it;
- **prompt out of sight**: off the screen or covered, as the turn begins or while something lit is looked at;
- **lit, but covered**: cannot be reached even by scrolling;
- **nothing lit in sight**: as the turn begins, without scrolling;
- **found by axe**: what axe-core finds against use by everybody, asked on two of the screens, in English.

Each number counts different places on the page, whatever the states, languages and themes that they were met in; – is
none. `tests/web/test_look.py` looks at a part of it in every `make test`.
"""
STAYS = """
## What stays, and why
"""


def measure(
    address: str, game: str, size: Size, languages: Iterable[str] = LANGUAGES, themes: Iterable[str] = THEMES
) -> list[Found]:
    """Look at one game on one screen, in a browser of its own."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        with screen(browser, address, size) as page:
            found = look(page, game, size, languages, themes)
            return found + (ask_axe(page, game, size) if size in BY_AXE else [])


def measure_house(size: Size) -> list[Found]:
    """Look at the house's pages on one screen, in a browser and a house of its own."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        with tour.club(browser) as club:
            return look_round(browser, club, size, with_axe=size in BY_AXE)


def main(*wanted: str) -> None:
    """Look at everything and write down what was found; of some games, or of the house, only say it."""
    with gallery() as address, ProcessPoolExecutor(os.cpu_count()) as pool:
        games = wanted or (
            *sorted(path.parent.parent.name for path in ROOT.glob("web/src/boards/*/gallery/game.json")),
            HOUSE,
        )
        jobs = [
            pool.submit(measure_house, size) if game == HOUSE else pool.submit(measure, address, game, size)
            for size in SIZES
            for game in games
        ]
        found = [one for job in jobs for one in job.result()]
    faults = [one for one in found if excused(one) is None]
    print("\n".join([*lines(faults), *table(faults, games)]))
    if not wanted:
        stays = [f"- {one['what']}: {one['why']}" for one in reasons()]
        RESULTS.write_text(
            "\n".join([HEAD, *table(faults, games), *([STAYS, *stays] if stays else []), ""]), encoding="utf-8"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
