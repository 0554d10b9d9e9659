"""A walk through every page of the house but the boards: what `make look` measures beside the gallery."""

from __future__ import annotations

import contextlib
import random
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, StorageState

from ludoteca.house.admin import people
from ludoteca.house.clock import DAY
from ludoteca.house.store.rows import Seat
from ludoteca.house.tournaments.formats import System
from tests.house.tournaments.playing import held
from tests.support.finished import digest_by_lot, keep, keep_digest, keep_review, over
from tests.support.furnished import furnished_house
from tests.support.inside import arrive, begin, open_inside, open_table
from tests.web.person import UNPAINTED, tick

GAMES = ("origin", "origo", "orleans", "species")
KNOCKOUT = System("knockout", 2, 2)
SWISS = System("swiss", 2, 2, rounds=3)
UNFOLD = "document.querySelectorAll('details').forEach((one) => (one.open = true))"
PICTURES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Whatever is brought into sight is there with the next picture."""
FOLLOW = f"""async (path) => {{
  for (const one of ['/nowhere', path]) {{
    history.pushState(null, '', one);
    dispatchEvent(new PopStateEvent('popstate'));
    await ({PICTURES})();
  }}
  scrollTo(0, 0);
}}"""
"""Goes somewhere as a link does, past where nothing is: what shows then belongs there."""
TEMPOS = ("day", "week", "live-30", None)


@dataclass(frozen=True)
class Size:
    """A screen."""

    width: int
    height: int
    touch: bool

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


@dataclass(frozen=True)
class Club:
    """A house with a past, and the way in as Ada."""

    url: str
    cookies: StorageState
    waiting: str
    running: str
    teaching: str
    knockout: str
    swiss: str


async def furnished(data: Path) -> tuple[str, ...]:
    """Ada and people with long names have played and play; tells the secret of a link that lets her in, tables and
    tournaments.
    """
    async with open_inside(data) as house:
        ada, bo, cy = [
            house.people.meet(id, name)
            for id, name in (("ada", "Ada"), ("bo", "Bartholomäus-Maximilian"), ("cy", "Cynthia of the Far Shores"))
        ]
        for person in (ada, bo, cy):
            await house.store.add_player(person.id, person.nickname, house.now())
        seats = Seat(ada.id, ada.nickname), Seat(bo.id, bo.nickname)
        for number in range(16):
            game = GAMES[number % 4]
            sitting = (seats[0], (seats[1], Seat(bot="greedy"))[number % 3 == 2])
            deal = {"round": "deal"} if number in (0, 4) else {}
            row = over(f"game{number:02}", game, *sitting, at=house.now() - number, rated=game == "origin", **deal)
            await keep(house, row)
            if number == 0:
                await keep_review(house, row)
        luck = random.Random(1)
        for number in range(12):
            row = over(f"told{number:02}", "origin", *seats, at=house.now() - DAY * (number + 1))
            await keep(house, row)
            await keep_digest(house, row, digest_by_lot("origin", luck))
        games = zip(GAMES, TEMPOS, strict=True)
        running = [await begin(house, ada, bo, cy, game=game, tempo=tempo) for game, tempo in games]
        waiting = await open_table(house, ada, bo, seats=3, game="orleans", tempo="day", rated=True)
        await open_table(house, cy, seats=4, game="species")
        teaching = await begin(house, ada, bo, game="origo", teaching=True)
        everybody = [ada, bo, cy, await arrive(house, "Dee"), await arrive(house, "Eve")]
        knockout = await held(house, "The long title of a cup of the whole winter", everybody, KNOCKOUT, 3)
        swiss = await held(house, "League", everybody, SWISS, 1)
        token = await people.open_door(house, await people.known(house, "ada"), 1)
        return token, waiting.row.id, running[0].row.id, teaching.row.id, knockout, swiss


@contextlib.contextmanager
def club(browser: Browser) -> Iterator[Club]:
    """The house, while it is open."""
    with tempfile.TemporaryDirectory() as data, furnished_house(Path(data), furnished) as (house, told):
        token, *ids = told
        context = browser.new_context(base_url=house.url)
        page = context.new_page()
        page.goto(f"/enter#{token}")
        page.locator("main button").first.click()
        page.locator("header .nickname").wait_for()
        # Without what this browser remembers: the language is that of who walks.
        cookies = StorageState(cookies=context.storage_state()["cookies"])
        context.close()
        yield Club(house.url, cookies, *ids)


def strangers_walk(page: Page, club: Club) -> Iterator[str]:
    """What somebody sees who was never here; says where the page is at each stop."""
    page.goto("/")
    page.locator("form input").wait_for()
    yield "welcome"
    for name, path, shown in (
        ("nowhere", "/zzz", "h1"),
        ("bad link", "/enter#none", "h1"),
        ("bad unsubscribe", "/unsubscribe#none", "h1"),
        ("invited", f"/t/{club.waiting}", ".room"),
        ("looking on", f"/t/{club.running}", ".board"),
        ("collections", "/puzzles", "li"),
        *((f"puzzles of {game}", f"/puzzles/{game}", "li") for game in GAMES),
        ("studies", "/studies", "h1"),
    ):
        page.evaluate(FOLLOW, path)
        page.locator(f"main {shown}").first.wait_for()
        yield name


def adas_walk(page: Page, club: Club) -> Iterator[str]:
    """What Ada sees; says where the page is at each stop."""
    page.goto("/")
    page.locator(".shelf").wait_for()
    yield "lobby"
    for game in GAMES:
        tick(page.locator(f".shelf input[value={game}]"))
        page.locator(f"#game-{game} button").last.click()
        dialog = page.get_by_role("dialog")
        dialog.locator("summary").wait_for()
        page.evaluate(UNFOLD)
        yield f"new table of {game}"
        dialog.locator("header button").click()
        dialog.wait_for(state="detached")
    page.locator("header .tools button").first.click()
    page.get_by_role("dialog").wait_for()
    page.evaluate(UNFOLD)
    yield "settings"
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    for name, path, shown in (
        ("own tables", "/mine", ".page li"),
        ("person", "/person/ada", "svg[role=img]"),
        ("no person", "/person/nobody", "h1"),
        ("tournaments", "/tournaments", "li"),
        ("knock-out", f"/tournament/{club.knockout}", "table"),
        ("Swiss tournament", f"/tournament/{club.swiss}", "table"),
        ("no tournament", "/tournament/none", "h1"),
        ("looking for players", "/gather", "h1"),
        ("puzzles", "/puzzles", "h1"),
        ("waiting room", f"/t/{club.waiting}", ".room"),
        ("teaching table", f"/t/{club.teaching}", ".prompt"),
        *((f"rules of {game}", f"/rules/{game}", "h1") for game in GAMES),
    ):
        page.evaluate(FOLLOW, path)
        page.locator(f"main {shown}").first.wait_for()
        page.evaluate(UNFOLD)
        yield name
    page.evaluate(FOLLOW, "/tournaments")
    page.locator("main header button").click()
    page.get_by_role("dialog").locator("option").first.wait_for(state="attached")
    yield "new tournament"
    page.goto(f"/t/{club.running}")
    page.locator(".prompt").wait_for()
    tabs = page.get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        page.evaluate("scrollTo(0, 0)")
        yield f"at the table, tab {number + 1}"
    page.evaluate(FOLLOW, f"/t/{club.running}/plan")
    with page.expect_response(lambda answer: answer.url.endswith("/trial")):
        page.locator(".strip .tools button").first.click()
    page.locator(".board[aria-busy=false] [data-pick]").first.wait_for(state="attached")
    page.evaluate(PICTURES)
    yield "planning"
    page.locator(".strip .tools button.main").last.click()
    page.get_by_role("dialog").wait_for()
    yield "plans"
    page.goto("/")
    for number in range(4):
        page.evaluate(FOLLOW, f"/t/game{number:02}")
        page.locator("#outcome").wait_for()
        page.evaluate(UNFOLD)
        yield f"end of {GAMES[number]}"
    page.evaluate(FOLLOW, "/t/game00/step/12")
    page.get_by_role("slider").wait_for()
    yield "replay"
    page.locator(".ways button").nth(2).click()
    page.get_by_role("dialog").locator("input").fill("Bartholomäus-Maximilian’s swap")
    yield "keeping a step"
    page.get_by_role("dialog").locator("button.main").click()
    page.get_by_role("dialog").wait_for(state="detached")
    page.evaluate(FOLLOW, "/studies")
    page.locator("main a[href^='/study/']").first.wait_for()
    yield "own studies"
    page.locator("main a[href^='/study/']").first.click()
    page.locator(".study .columns").wait_for()
    yield "study"
    page.evaluate(FOLLOW, f"/puzzles/{GAMES[0]}")
    page.locator("main li a").first.click()
    page.locator(".board [data-pick]").first.wait_for(state="attached")
    yield "puzzle"
    page.evaluate(FOLLOW, "/review/game00")
    page.locator(".turns").wait_for()
    page.evaluate(UNFOLD)
    yield "review"


WALKS = {"stranger": strangers_walk, "Ada": adas_walk}


@contextlib.contextmanager
def walking(browser: Browser, club: Club, walk: str, size: Size, language: str) -> Iterator[tuple[Page, Iterator[str]]]:
    """A walk on such a screen in a language, and the page that takes it."""
    context = browser.new_context(
        base_url=club.url,
        viewport={"width": size.width, "height": size.height},
        locale=language,
        reduced_motion="reduce",
        has_touch=size.touch,
        is_mobile=size.touch,
        storage_state=club.cookies if walk == "Ada" else None,
    )
    try:
        page = context.new_page()
        page.add_init_script(UNPAINTED)
        yield page, WALKS[walk](page, club)
    finally:
        context.close()
