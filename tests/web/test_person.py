"""A person's page: what everybody sees, what only oneself can do, and what those see who sit down at a rated table."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import ludoteca
from ludoteca.house.admin import people
from ludoteca.house.clock import DAY
from ludoteca.house.store.rows import Seat
from tests.support.finished import digest_by_lot, keep, keep_digest, over
from tests.support.furnished import furnished_house
from tests.support.house import House
from tests.support.inside import open_inside
from tests.web.axe import faults
from tests.web.person import Person, spills


async def furnished(data: Path) -> str:
    """Ada and Bo have played a while; returns the secret of a link that lets Ada in."""
    async with open_inside(data) as house:
        for name in ("ada", "bo"):
            await house.store.add_player(name, name.title(), house.now())
        ada, bo = Seat("ada", "Ada"), Seat("bo", "Bo")
        for number in range(14):
            game = ("origin", "orleans")[number % 2]
            others = (bo, Seat(bot="greedy"))[number % 3 == 2]
            sitting = (ada, others) if number % 4 else (others, ada)
            row = over(f"game{number:02}", game, *sitting, at=house.now() - number, rated=game == "origin")
            await keep(house, row)
        await house.store.add_player("eve", "Eve", house.now())
        luck = random.Random(1)
        for number, game in enumerate(["origin"] * 24 + ["species"] * 7):
            row = over(
                f"eve{number:02}", game, Seat("eve", "Eve"), Seat(bot="greedy"), at=house.now() - DAY * (40 - number)
            )
            await keep(house, row)
            await keep_digest(house, row, digest_by_lot(game, luck))
        return await people.open_door(house, await people.known(house, "ada"), 1)


PHASES = ("Opening", "Middle game", "Endgame")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, str]]:
    """A house with a past, and the way in as Ada."""
    with furnished_house(tmp_path_factory.mktemp("club"), furnished) as found:
        yield found


def test_a_page_of_a_person(club: tuple[House, str], browser: Browser, tmp_path: Path) -> None:
    house, token = club
    context = browser.new_context(base_url=house.url, locale="en-GB")
    ada = Person(context.new_page())
    page = ada.page
    ada.open("/person/ada")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(page).to_have_title("Ada")
    origin, orleans = [page.get_by_role("region", name=name) for name in ("Origin", "Orléans")]
    expect(origin).to_contain_text("7 games")
    expect(origin).to_contain_text(re.compile(r"\d+ points"))
    expect(origin).to_contain_text("of 2")
    expect(orleans).to_contain_text("Not rated yet")
    expect(orleans).to_contain_text("told after 3 more finished games")
    expect(page.get_by_text("Download your games")).to_have_count(0)
    games = page.get_by_role("region", name="Finished games")
    expect(games.get_by_role("listitem")).to_have_count(12)
    games.get_by_role("button", name="Older games").click()
    expect(games.get_by_role("listitem")).to_have_count(2)
    ada.open("/person/nobody")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such person here.")

    ada.open(f"/enter#{token}")
    page.get_by_role("button", name="Come in").click()
    page.get_by_role("button", name="Ada: settings").click()
    page.get_by_role("link", name="Your games and ratings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download your games").click()
    lines = Path(waiting.value.path()).read_text(encoding="utf-8").splitlines()
    assert len(lines) == 14 and ludoteca.replay(json.loads(lines[0])).over

    page.goto("/")
    ada.choose("origo").get_by_role("button", name="Create table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Rated game").check()
    dialog.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/t/"))
    bo = Person(browser.new_context(base_url=house.url, locale="en-GB").new_page())
    bo.open(link.input_value())
    expect(bo.page.get_by_text("whoever sits down agrees")).to_be_visible()
    bo.page.get_by_role("link", name="Ada").click()
    expect(bo.page.get_by_role("heading", level=1)).to_have_text("Ada")
    for one in (ada, bo):
        one.page.context.close()


def test_what_reviews_come_to(club: tuple[House, str], browser: Browser) -> None:
    house, _ = club
    for width in (1280, 390):
        context = browser.new_context(base_url=house.url, locale="en-GB", viewport={"width": width, "height": 844})
        stranger = Person(context.new_page())
        page = stranger.page
        stranger.open("/person/eve")
        told = page.get_by_role("region", name="What reviews tell")
        expect(told).to_contain_text("24 of the last 24 finished games are reviewed.")
        expect(told).to_contain_text(re.compile(r"\d\.\d errors in 100 decisions \(\d+\.\d to \d+\.\d\)"))
        phases = told.get_by_role("table", name="By phase")
        expect(phases.get_by_role("rowheader")).to_have_text([re.compile(name) for name in PHASES])
        expect(told.get_by_role("img", name="Luck over time")).to_be_visible()
        expect(told).to_contain_text("Luck was taken off in 24 of 24 games")
        told.get_by_text("Game by game").click()
        expect(told.get_by_role("link").first).to_have_attribute("href", "/review/eve23")
        page.get_by_text("Where the points come from").first.click()
        expect(page.get_by_role("columnheader", name="Difference")).to_be_visible()
        assert faults(page) == []
        assert not spills(page)
        told.get_by_role("radio", name="On the Origin of Species").check()
        expect(told).to_contain_text("3 more reviewed games are needed")
        assert faults(page) == []
        context.close()
