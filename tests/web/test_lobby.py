"""The lobby: what waits comes first, nothing important is below the fold, finished games have their pages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.support.house import House
from tests.web.person import Person, spills, tick

SIZES = [(1920, 1080), (1280, 800), (844, 390), (390, 844), (360, 740)]


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "it-IT", "ja-JP"])
def test_play_now_is_above_the_fold(visit: Callable[..., Person], language: str) -> None:
    ada = visit(None, locale=language)
    play = ada.page.locator("article button.main")
    turn = ada.page.locator("a.turn")

    def in_sight(*things: Locator) -> None:
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.evaluate("scrollTo(0, 0)")
            for thing in things:
                expect(thing).to_be_in_viewport(ratio=1)
            assert not spills(ada.page), width

    in_sight(play)
    ada.enter("Ada")
    in_sight(play)
    play.click()
    ada.prompt.wait_for()
    ada.wait_for_turn()
    ada.open("/")
    for game in ada.page.locator(".shelf input").all():
        tick(game)
        in_sight(turn, play)


def test_the_own_turn_comes_first_in_the_title_and_the_icon(visit: Callable[..., Person]) -> None:
    ada = visit()
    icon = ada.page.locator("link[rel=icon]")
    expect(ada.page).to_have_title("Ludoteca")
    for game in ("origo", "species"):
        ada.quick_game(2, game=game)
        ada.wait_for_turn()
        ada.open("/")
    expect(ada.page).to_have_title("(2) Your turn · Ludoteca")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg.*2"))
    card = ada.page.locator("a.turn", has_text="Origo")
    expect(card).to_contain_text("Your turn")
    expect(card.get_by_role("img", name=re.compile("About \\d+ % played"))).to_have_count(1)
    card.click()
    ada.wait_for_turn()
    expect(ada.page).to_have_url(re.compile("/t/\\w+#.+"))
    expect(ada.page).to_have_title("● Your turn · Origo")


def test_the_address_of_a_private_table_lets_others_in(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.quick_game(2)
    ada.wait_for_turn()
    assert "#" in ada.page.url
    ada.page.reload()
    ada.wait_for_turn()
    bo = visit("Bo")
    bo.open(ada.page.url)
    bo.prompt.wait_for()
    expect(bo.page.locator("#origo-square-A1")).to_be_visible()


def test_unknown_addresses_say_so(visit: Callable[..., Person]) -> None:
    ada = visit()
    ada.open("/no/such/page")
    expect(ada.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ada.open("/t/nosuchtable")
    expect(ada.page.get_by_role("heading", name="This table is not open to you")).to_be_visible()
    ada.page.get_by_role("link", name="Back to the lobby").click()
    expect(ada.page.get_by_role("button", name="Play now")).to_be_visible()


def test_finished_games_have_date_result_and_people(visit: Callable[..., Person], house: House) -> None:
    ada = visit()
    ada.quick_game(2)
    ada.leave_to_bots()
    ada.page.locator("#outcome").wait_for(timeout=90_000)
    ada.open("/")
    card = (
        ada.page.locator("section", has=ada.page.get_by_role("heading", name=re.compile("^Finished")))
        .locator("a")
        .first
    )
    expect(card).to_contain_text(re.compile(r"Won by (Ada|Random)"))
    expect(card).to_contain_text(re.compile(r"Ada \d+"))
    expect(card).to_contain_text(re.compile(r"\d{4}"))


def test_the_invited_learn_who_invites_to_what(visit: Callable[..., Person]) -> None:
    ada, bo = visit("Ada"), visit(None, width=390, height=844)
    link = ada.lay_table(3, game="orleans")
    bo.open(link)
    expect(bo.page.get_by_text("Ada invites you to play.")).to_be_visible()
    expect(bo.page.get_by_text("90–120 minutes")).to_be_visible()
    expect(bo.page.get_by_text("Bathhouse", exact=True)).to_be_visible()
    bo.page.locator("section:has(#talk)").get_by_role("textbox").fill("Bo")
    bo.page.locator("section:has(#talk)").get_by_role("button", name="Enter").click()
    bo.page.get_by_label("Write a message").fill("Here I am")
    bo.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Here I am")


def test_a_closed_house_asks_nobody_for_a_name(visit: Callable[..., Person]) -> None:
    stranger = visit(None, at=None)
    stranger.page.route("**/api/entry", lambda asked: asked.fulfill(json={**asked.fetch().json(), "open": False}))
    stranger.open("/")
    expect(stranger.page.locator(".closed")).to_be_visible()
    expect(stranger.page.get_by_role("button", name="Play now")).to_be_disabled()
    expect(stranger.page.get_by_text("Please enter your name")).to_have_count(0)
    stranger.page.unroute("**/api/entry")


def test_spectators_are_counted_and_told_how_to_get_a_name(visit: Callable[..., Person]) -> None:
    ada = visit("Ada")
    link = ada.lay_table(2, {1: "random"})
    ada.page.get_by_role("button", name="Start game").click()
    ada.prompt.wait_for()
    eve = visit(None)
    eve.open(link)
    eve.prompt.wait_for()
    for person in (ada, eve):
        person.page.get_by_role("tab", name="Table").click()
        expect(person.page.get_by_text("1 spectator", exact=True)).to_be_visible()
    eve.page.get_by_role("tabpanel").get_by_role("textbox", name="Your name").fill("Eve")
    eve.page.get_by_role("button", name="Enter").click()
    expect(eve.page.locator("header")).to_contain_text("Eve")


def test_a_host_sends_people_away_and_closes_the_table(visit: Callable[..., Person]) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.lay_table(3, private=True)
    bo.open(link)
    bo.page.get_by_role("button", name="Take this seat").first.click()
    ada.page.get_by_label("More for Bo").click()
    ada.page.get_by_role("button", name="Remove and do not let back in").click()
    expect(bo.page.locator(".closed")).to_contain_text("The host does not want you at this table.")
    expect(ada.page.get_by_label("More for Bo")).to_have_count(0)
    ada.page.get_by_role("button", name="New link").click()
    ada.page.get_by_role("button", name="The old link lets nobody in any more").click()
    expect(ada.page.get_by_label("Link to this table")).not_to_have_value(link)
    ada.page.get_by_role("button", name="Close this table").click()
    ada.page.get_by_role("button", name="Really close it?").click()
    expect(ada.page.locator(".closed")).to_contain_text("This table has been closed.")
    ada.page.get_by_role("link", name="Back to the lobby").click()
    expect(ada.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_a_link_brings_back_who_lost_the_cookie(visit: Callable[..., Person], house: House) -> None:
    visit("Ottilie")
    recover = [sys.executable, "-m", "ludoteca", "admin", "recover", "Ottilie", "--url", house.url]
    told = subprocess.run([*recover, "--data", house.data, "--json"], check=True, capture_output=True).stdout
    link = json.loads(told)["link"]
    lost = visit(None)
    lost.open(link)
    expect(lost.page.locator("header")).not_to_contain_text("Ottilie")
    lost.page.get_by_role("button", name="Come in").click()
    expect(lost.page.locator("header")).to_contain_text("Ottilie")
    expect(lost.page).to_have_url(house.url + "/")
    late = visit(None)
    late.open(link)
    late.page.get_by_role("button", name="Come in").click()
    expect(late.page.get_by_text("This link has been used already")).to_be_visible()


def test_settings_are_kept(visit: Callable[..., Person]) -> None:
    ada = visit()
    size = "getComputedStyle(document.documentElement).fontSize"
    assert ada.page.evaluate(size) == "16px"
    ada.page.get_by_role("button", name="Ada: settings").click()
    tick(ada.page.get_by_role("radio", name="Very large"))
    assert ada.page.evaluate(size) == "21px"
    ada.page.reload()
    assert ada.page.evaluate(size) == "21px"
