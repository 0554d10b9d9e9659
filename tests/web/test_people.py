"""Two people at one table, each at a browser of their own."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.house import House
from tests.web.person import Person


@pytest.fixture
def pair(visit: Callable[..., Person]) -> tuple[Person, Person]:
    """Two people at a private table that has just begun."""
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.lay_table(2, private=True)
    bo.open(link)
    bo.page.get_by_role("button", name="Take this seat").first.click()
    expect(ada.page.get_by_text("Everybody is here.")).to_be_visible()
    ada.page.get_by_role("button", name="Start game").click()
    for person in (ada, bo):
        person.prompt.wait_for()
    return ada, bo


def whose_turn(pair: tuple[Person, Person]) -> tuple[Person, Person]:
    """The one for whom something lights up, and the other."""
    one, other = pair
    one.page.wait_for_function("() => document.querySelector('.prompt .words')?.innerText")
    for _ in range(200):
        if one.lit():
            return one, other
        if other.lit():
            return other, one
        one.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def test_moves_travel_to_the_other_browser(pair: tuple[Person, Person]) -> None:
    dice = random.Random(5)
    for _ in range(6):
        mover, other = whose_turn(pair)
        expect(mover.page).to_have_title("● Your turn · Origo")
        expect(other.page).to_have_title("Origo")
        told = other.log.inner_text()
        mover.click_something(dice)
        expect(other.log).not_to_have_text(told)
    for person in pair:
        expect(person.log).to_contain_text("places a shield on")


def test_talk_at_the_table(pair: tuple[Person, Person]) -> None:
    ada, bo = pair
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Write a message").fill("Good luck!")
    ada.page.keyboard.press("Enter")
    expect(bo.page.get_by_label("1 new line")).to_be_visible()
    bo.page.get_by_role("tab", name="Chat").click()
    expect(bo.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")


def test_taking_back_by_consent(pair: tuple[Person, Person]) -> None:
    mover, other = whose_turn(pair)
    mover.click_something(random.Random(2))
    second, _ = whose_turn((other, mover))
    assert second is other
    other.click_something(random.Random(3))
    mover.wait_for_turn()
    mover.page.get_by_role("button", name="Ask to undo my last move").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(other.page.get_by_role("button", name="Agree")).to_be_hidden()
    mover.wait_for_turn()
    expect(mover.log.get_by_text("places a shield on")).to_have_count(0)
    expect(other.log.get_by_text("places a shield on")).to_have_count(0)


def test_a_restart_of_the_house_loses_nothing(pair: tuple[Person, Person], house: House) -> None:
    mover, other = whose_turn(pair)
    mover.click_something(random.Random(4))
    expect(other.log.get_by_text("places a shield on")).to_have_count(1)
    house.kill()
    for person in pair:
        expect(person.prompt).to_contain_text("Connection lost")
    house.start()
    for person in pair:
        expect(person.prompt).not_to_contain_text("Connection lost", timeout=30_000)
        expect(person.log.get_by_text("places a shield on")).to_have_count(1)
    mover, other = whose_turn(pair)
    mover.click_something(random.Random(4))
    expect(other.log.get_by_text("places a shield on")).to_have_count(2)


def test_a_private_table_stays_private(pair: tuple[Person, Person], visit: Callable[..., Person]) -> None:
    ada, _ = pair
    stranger = visit("Eve")
    stranger.page.goto(ada.page.url.split("#")[0])
    expect(stranger.page.get_by_role("heading", name="This table is not open to you")).to_be_visible()


def test_leaving_and_coming_back(pair: tuple[Person, Person]) -> None:
    ada, bo = pair
    ada.leave_to_bots()
    expect(ada.prompt).to_contain_text("A bot is playing for you.")
    bo.page.get_by_role("tab", name="Table").click()
    expect(bo.page.get_by_role("tabpanel")).to_contain_text("a bot is playing")
    ada.page.get_by_role("button", name="Take over again").click()
    expect(ada.prompt).not_to_contain_text("A bot is playing for you.")


def test_a_spectator_sees_the_board_and_no_hand(visit: Callable[..., Person]) -> None:
    ada = visit("Ada")
    link = ada.lay_table(2, {1: "random"})
    ada.page.get_by_role("button", name="Start game").click()
    ada.prompt.wait_for()
    eve = visit(None)
    eve.open(link)
    eve.prompt.wait_for()
    expect(eve.page.locator("#origo-square-A1")).to_be_visible()
    expect(ada.page.get_by_label("Your cards")).to_be_visible()
    expect(eve.page.get_by_label("Your cards")).to_have_count(0)
    assert eve.lit() == []
