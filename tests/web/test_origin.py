"""Origin's board: regions and pawns that light each other, distances, reasons, keys, and who can use it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web import axe
from tests.web.person import Person, spills

LIT_REGIONS = "[id^=origin-region-][data-pick]"
LIT_PAWNS = ".reserve [data-pick]"


def settle(person: Person) -> None:
    """Wait until the house has answered."""
    person.page.wait_for_function("() => document.querySelector('.board[aria-busy=false]')")


def until_asked(person: Person, question: str, dice: random.Random) -> None:
    """Play anything until this is asked."""
    for _ in range(300):
        person.wait_for_turn()
        settle(person)
        if question in person.prompt.inner_text():
            return
        assert person.click_something(dice)
    raise AssertionError(f"never asked: {question}")


@pytest.fixture
def settler(visit: Callable[..., Person]) -> Person:
    """Somebody who may act for the first time."""
    ada = visit()
    ada.quick_game(2, game="origin")
    until_asked(ada, "evolve or move a pawn", random.Random(1))
    return ada


def region(person: Person, name: str) -> Locator:
    """A region of the map."""
    return person.page.locator(f"#origin-region-{name}")


def names_of(lit: Locator) -> set[str]:
    """What is lit, by what it is called."""
    return {re.split(", |:", label)[0] for label in lit.evaluate_all("all => all.map(one => one.ariaLabel)")}


def test_a_region_lights_the_pawns_that_may_evolve_there(settler: Person) -> None:
    everything = names_of(settler.page.locator(LIT_PAWNS))
    settler.page.locator(LIT_REGIONS).first.click()
    expect(settler.prompt).to_contain_text("Choose the pawn")
    assert names_of(settler.page.locator(LIT_PAWNS)) <= everything
    settler.page.locator(LIT_PAWNS).first.click()
    expect(settler.log).to_contain_text("Ada evolves a")


def test_a_pawn_lights_the_regions_where_it_may_evolve(settler: Person) -> None:
    pawn = settler.page.locator(LIT_PAWNS).first
    everything = names_of(settler.page.locator(LIT_REGIONS))
    pawn.click()
    expect(pawn).to_have_attribute("aria-pressed", "true")
    assert names_of(settler.page.locator(LIT_REGIONS)) <= everything
    settler.page.locator(LIT_REGIONS).last.click()
    expect(settler.log).to_contain_text("Ada evolves a")


def test_a_pawn_that_is_picked_up_shows_distances(settler: Person) -> None:
    page, dice = settler.page, random.Random(2)
    settler.page.locator(LIT_PAWNS).first.click()
    settler.page.locator(LIT_REGIONS).first.click()
    own = page.locator(f"{LIT_REGIONS}[aria-label*='of Ada']")
    while own.count() == 0:
        settler.click_something(dice)
        until_asked(settler, "evolve or move a pawn", dice)
    own.first.click()
    expect(settler.prompt).to_contain_text("Choose where this pawn moves")
    labels = page.locator(LIT_REGIONS).evaluate_all("all => all.map(one => one.ariaLabel)")
    assert labels and all(re.search(r"Distance \d", label) for label in labels)
    page.keyboard.press("Escape")
    expect(settler.prompt).to_contain_text("evolve or move a pawn")


def test_a_region_says_why_nothing_evolves_there(settler: Person) -> None:
    region(settler, "an_maud").click()
    expect(settler.page.locator(".stage > [role=status]")).to_contain_text("Rule 6.1")
    assert not region(settler, "an_maud").get_attribute("data-pick")


def test_arrow_keys_reach_everything_that_is_lit(settler: Person) -> None:
    """By going on from each region in all directions, each of which leads to where it points if anything lies there."""
    page = settler.page
    lit = set(page.locator(LIT_REGIONS).evaluate_all("all => all.map(one => one.id)"))
    page.locator("[id^=origin-region-][tabindex='0']").focus()
    reached, open_ends = {page.evaluate("document.activeElement.id")}, [page.evaluate("document.activeElement.id")]
    while open_ends:
        here = open_ends.pop()
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            page.locator(f"#{here}").focus()
            page.keyboard.press(key)
            there = page.evaluate("document.activeElement.id")
            if there not in reached:
                reached.add(there)
                open_ends.append(there)
    assert reached == lit


@pytest.mark.parametrize(("width", "theme"), [(390, "dark"), pytest.param(1280, "light", marks=pytest.mark.nightly)])
def test_axe_finds_nothing_on_the_way(visit: Callable[..., Person], width: int, theme: str) -> None:
    ada = visit(width=width, color_scheme=theme)
    ada.quick_game(4, game="origin")
    dice = random.Random(width)
    seen: dict[str, list[axe.Fault]] = {}
    while ada.wait_for_turn() and len(seen) < 7:
        settle(ada)
        asked = ada.prompt.inner_text()
        if asked not in seen:
            seen[asked] = axe.faults(ada.page)
            assert not spills(ada.page), asked
        ada.click_something(dice)
    assert len(seen) > 3
    assert not any(seen.values()), {asked: faults for asked, faults in seen.items() if faults}
