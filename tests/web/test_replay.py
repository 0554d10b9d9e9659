"""Looking back, and playing on from there."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from ludoteca.house.keys import NAME
from tests.support.house import Guest, House
from tests.web.person import Person


class Finished(NamedTuple):
    """A private game that is over: who hosted it, and where it is."""

    host: Guest
    link: str


@pytest.fixture(scope="module")
def over(house: House) -> Iterator[Finished]:
    """Ada has left her seat to a bot, and the bots have finished the game."""
    ada = house.guest("Ada")
    table = ada.table(2, private=True)
    ada.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": "random"})
    ada.call("POST", f"/api/tables/{table['id']}/start")
    with contextlib.closing(ada.look(table)) as eye:
        eye.do({"type": "resign"})
        eye.wait(lambda state: state["table"]["status"] == "finished", timeout=90)
    yield Finished(ada, table["link"])
    ada.http.close()


@pytest.fixture
def finished(over: Finished, visit: Callable[..., Person], base_url: str) -> Person:
    """Ada, back at the table in a browser."""
    ada = visit(None, at=None)
    ada.page.context.add_cookies([{"name": NAME, "value": over.host.http.cookies[NAME], "url": base_url}])
    ada.open(over.link)
    ada.page.locator("#outcome").wait_for()
    if ada.look()["kind"] == "scores":
        ada.page.keyboard.press("Escape")
    return ada


def test_steps_links_and_what_if(finished: Person, visit: Callable[..., Person]) -> None:
    page = finished.page
    page.locator("section:has(#outcome)").get_by_role("link", name="Replay").click()
    heading = page.get_by_role("heading", name=re.compile(r"^Step \d+ of \d+$"))
    last = int(heading.inner_text().split()[-1])
    expect(heading).to_have_text(f"Step 0 of {last}")
    page.keyboard.press("End")
    expect(heading).to_have_text(f"Step {last} of {last}")
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(heading).to_have_text(f"Step 3 of {last}")
    expect(page).to_have_url(re.compile(r"/step/3#.+$"))
    expect(page.get_by_role("status").filter(has_text="places a shield")).to_be_visible()
    page.get_by_role("slider").fill("5")
    expect(heading).to_have_text(f"Step 5 of {last}")

    page.get_by_text("Fair play").click()
    expect(page.get_by_text("The key matches the fingerprint.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    assert download.value.suggested_filename.endswith(".json")

    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play from here").click()
    finished.prompt.wait_for()
    assert "/step/" not in page.url
    assert finished.wait_for_turn()


def test_a_link_to_a_step_of_a_private_game_opens_for_anybody(finished: Person, visit: Callable[..., Person]) -> None:
    page = finished.page
    page.locator("section:has(#outcome)").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").fill("4")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to this step").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/t/\w+/step/4#.+", link) and page.url == link
    bo = visit(None)
    bo.open(link)
    expect(bo.page.get_by_role("heading", name=re.compile("^Step 4 of"))).to_be_visible()


def test_a_game_plays_itself_and_is_jumped_through(finished: Person) -> None:
    page = finished.page
    page.locator("section:has(#outcome)").get_by_role("link", name="Replay").click()
    heading = page.get_by_role("heading", name=re.compile(r"^Step \d+ of \d+$"))
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(heading).to_have_text(re.compile("^Step [2-9] of"))
    page.get_by_role("button", name="Pause").click()
    stopped = heading.inner_text()
    page.wait_for_timeout(700)
    expect(heading).to_have_text(stopped)

    turns = page.get_by_label("Jump to a round or turn")
    turns.select_option(index=3)
    expect(page.locator(".told")).to_contain_text(turns.locator("option").nth(3).inner_text().split(":")[0])
    lines = page.get_by_role("log", name="Log").get_by_role("button")
    lines.last.click()
    last = heading.inner_text().split()[-1]
    expect(heading).to_have_text(f"Step {last} of {last}")

    graph = page.get_by_role("img", name="Points over time")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 1, box["y"] + box["height"] / 2)
    expect(heading).to_have_text(re.compile("^Step [01] of"))


def test_a_finished_game_is_seen_through_any_eyes(finished: Person) -> None:
    page = finished.page
    page.locator("section:has(#outcome)").get_by_role("link", name="Replay").click()
    eyes = page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_text(["Everything open", "Ada", "Random", "Spectators"])
    eyes.select_option("Spectators")
    expect(page.get_by_label("Your cards")).to_have_count(0)
    eyes.select_option("Random")
    expect(page.get_by_label("Your cards")).to_be_visible()


def test_every_step_says_what_was_done(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2, game="origin")
    ada.wait_for_turn()
    ada.lit()[0].click()
    ada.page.wait_for_timeout(500)
    ada.page.get_by_role("link", name="Replay").click()
    heading = ada.page.get_by_role("heading", name=re.compile(r"^Step \d+ of \d+$"))
    last = int(heading.inner_text().split()[-1])
    assert last > 0
    for step in range(1, last + 1):
        ada.page.keyboard.press("ArrowRight")
        expect(heading).to_have_text(re.compile(f"^Step {step} of"))
        expect(ada.page.locator(".told p:not(.soft)").first).not_to_be_empty()


def test_a_running_game_can_be_looked_back_at(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    ada.wait_for_turn()
    ada.lit()[0].click()
    ada.wait_for_turn()
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.page.get_by_role("heading", name=re.compile(r"^Step \d+ of \d+$"))).to_be_visible()
    expect(ada.page.get_by_role("button", name="Download record")).to_have_count(0)
    ada.page.get_by_role("link", name="Back to the table").click()
    assert ada.wait_for_turn()
