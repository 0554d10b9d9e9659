"""Duplicate in the browser: the host hands out the links of all tables, and at the end each seat is compared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Browser, expect

from ludoteca.house.admin import people
from ludoteca.house.store.rows import Seat
from tests.support.finished import keep, over
from tests.support.furnished import furnished_house
from tests.support.house import House
from tests.support.inside import open_inside
from tests.web.person import Person

RESULTS = ([30, 20], [30, 26], [12, 40])


async def furnished(data: Path) -> str:
    """Three tables with the same luck are over; returns the secret of a link that lets Ada in."""
    async with open_inside(data) as house:
        await house.store.add_player("ada", "Ada", house.now())
        for number, points in enumerate(RESULTS):
            sitting = Seat("ada", "Ada") if number == 0 else Seat(f"x{number}", f"X{number}"), Seat(bot="greedy")
            result = {"points": points, "ranks": [1 + (points[1] > points[0]), 1 + (points[0] > points[1])]}
            row = over(f"deal{number}", "origin", *sitting, at=house.now(), private=True, round="deal", created=number)
            await keep(house, structs.replace(row, result=result))
        return await people.open_door(house, await people.known(house, "ada"), 1)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, str]]:
    with furnished_house(tmp_path_factory.mktemp("club"), furnished) as found:
        yield found


def test_one_deal_at_several_tables(club: tuple[House, str], browser: Browser) -> None:
    house, token = club
    ada = Person(browser.new_context(base_url=house.url, locale="en-GB").new_page())
    page = ada.page
    ada.open(f"/enter#{token}")
    page.get_by_role("button", name="Come in").click()
    expect(page.locator("header")).to_contain_text("Ada")
    ada.open("/t/deal0")
    same = page.locator("section[aria-labelledby$=-title]", has_text="Same deal at other tables")
    expect(same.get_by_role("row")).to_have_count(4)
    own = same.get_by_role("row", name="This table")
    expect(own).to_contain_text("Ada")
    expect(own).to_contain_text("75 %")
    expect(own).to_contain_text("0 %")
    expect(same.get_by_role("link", name="Table 3")).to_be_visible()

    page.goto("/")
    ada.choose("origo").get_by_role("button", name="Create table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Duplicate").select_option("3")
    dialog.get_by_role("button", name="Create table").click()
    links = page.get_by_label("Link to this table")
    expect(links).to_have_count(3)
    expect(page.get_by_text("0 of 3 seats taken")).to_have_count(2)
    bo = Person(browser.new_context(base_url=house.url, locale="en-GB").new_page())
    bo.open(links.nth(2).input_value())
    bo.enter("Bo")
    bo.page.get_by_role("button", name="Take this seat").first.click()
    expect(bo.page.get_by_text("1 of 3 seats taken")).to_have_count(2)
    page.reload()
    expect(page.get_by_text("1 of 3 seats taken")).to_have_count(2)
    for one in (ada, bo):
        one.page.context.close()
