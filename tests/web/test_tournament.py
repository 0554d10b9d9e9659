"""A tournament in the browser: made, entered and begun by clicks, and looked at when it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.house.house import House as Inside
from ludoteca.house.tournaments.formats import System
from ludoteca.house.wire.people import Person as Somebody
from tests.house.tournaments.playing import held
from tests.support.furnished import furnished_house
from tests.support.house import House
from tests.support.inside import arrive, open_inside
from tests.web.axe import faults
from tests.web.person import Person

KNOCKOUT = System("knockout", 2, 2)
SWISS = System("swiss", 3, 3, rounds=3, duplicate=True)


async def named(house: Inside, names: str) -> list[Somebody]:
    return [await arrive(house, name) for name in names.split()]


async def furnished(data: Path) -> tuple[str, str]:
    """A knock-out is over, of a Swiss tournament one round."""
    async with open_inside(data) as house:
        done = await held(house, "Winter cup", await named(house, "Bo Cleo Dan Eve Finn Gil"), KNOCKOUT, 3)
        going_on = await held(house, "Sunday league", await named(house, "Hal Ida Jo Kim Lou Max Ned"), SWISS, 1)
        return done, going_on


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, tuple[str, str]]]:
    with furnished_house(tmp_path_factory.mktemp("club"), furnished) as found:
        yield found


def test_a_small_tournament_is_made_entered_and_begun(visit: Callable[..., Person]) -> None:
    ada, bo = visit("Ada"), visit("Bo", width=360, height=740)
    ada.page.get_by_role("link", name="Tournaments").click()
    expect(ada.page.get_by_text("No tournaments yet")).to_be_visible()
    ada.page.get_by_role("button", name="New tournament").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_label("Name").fill("Friday night")
    form.get_by_role("radio", name="Knock-out The best").check()
    form.get_by_label("Game", exact=True).select_option("orleans")
    form.get_by_label("Players at a table").select_option("2")
    form.get_by_label("Planning").select_option("In turn order, open")
    form.get_by_label("Pace").select_option("day")
    form.get_by_role("button", name="Make tournament").click()
    expect(ada.page.get_by_role("heading", name="Friday night")).to_be_visible()
    expect(ada.page.get_by_text("Planning: In turn order, open")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Begin now")).to_be_disabled()
    ada.page.get_by_role("button", name="Take part").click()
    expect(ada.page.get_by_text("You take part")).to_be_visible()

    bo.open("/tournaments")
    bo.page.get_by_role("link", name="Friday night").click()
    bo.page.get_by_role("button", name="Take part").click()
    expect(bo.page.get_by_text("2 of 16")).to_be_visible()
    ada.page.reload()
    ada.page.get_by_role("button", name="Begin now").click()
    for one in (ada, bo):
        one.page.reload()
        expect(one.page.get_by_role("heading", name="Final", exact=True)).to_be_visible()
        assert faults(one.page) == []
    bo.page.get_by_role("link", name="To your table").click()
    bo.page.wait_for_url("**/t/*")
    ada.page.get_by_role("link", name="To your table").click()
    ada.page.get_by_role("tab", name="Table").click()
    ada.page.get_by_role("link", name="Tournaments").click()
    ada.page.get_by_role("button", name="Call off", exact=True).click()
    ada.page.get_by_role("button", name="Really call off").click()
    expect(ada.page.get_by_text("Called off")).to_be_visible()


def test_rounds_standings_and_bracket(club: tuple[House, tuple[str, str]], browser: Browser) -> None:
    house, (done, going_on) = club
    context = browser.new_context(base_url=house.url, locale="en-GB", viewport={"width": 360, "height": 740})
    one = Person(context.new_page())
    one.open(f"/tournament/{done}")
    expect(one.page.get_by_text("Won by")).to_be_visible()
    bracket = one.page.get_by_role("region", name="Bracket")
    expect(bracket.get_by_role("heading", name="Round 1")).to_be_attached()
    expect(bracket.get_by_role("article")).to_have_count(5)
    expect(bracket.get_by_label("goes on")).to_have_count(5)
    standing = one.page.get_by_role("region", name="Standings of the knock-out")
    expect(standing.get_by_role("row")).to_have_count(7)
    one.page.get_by_text("How places are decided").click()
    expect(one.page.get_by_text("the lot drawn at the beginning")).to_be_visible()
    bracket.get_by_role("link", name="Table 1").last.click()
    one.page.wait_for_url("**/t/*")

    one.open(f"/tournament/{going_on}")
    expect(one.page.get_by_text("Round 2 of 3")).to_be_visible()
    expect(one.page.get_by_text("Bye:").first).to_be_visible()
    first, second = (one.page.get_by_role("group").filter(has_text=f"Round {number}") for number in (1, 2))
    expect(second.get_by_text("Cards and dice fall alike")).to_be_visible()
    assert second.get_by_role("link", name="Table").count() == 0, "only those who sit there may look"
    first.locator("summary").click()
    expect(first.get_by_role("link", name="Table 2")).to_be_visible()
    expect(one.page.get_by_role("region", name="Standings").get_by_role("row")).to_have_count(8)
    assert faults(one.page) == []
    context.close()
