"""A table with clocks in the browser: laid with a tempo, paused, and what happens when somebody's time is out."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.house import House
from tests.web.person import Person, tick


def test_a_table_is_laid_with_a_tempo_and_paused_by_consent(visit: Callable[..., Person]) -> None:
    ada, bo = visit("Ada"), visit("Bo", width=390, height=844)
    ada.choose("origo").get_by_role("button", name="Create table").click()
    dialog = ada.page.get_by_role("dialog")
    tick(dialog.locator(".strip input[value='2']"))
    dialog.get_by_label("Pace").select_option("day")
    expect(dialog).to_contain_text("At least 1 day for every decision")
    dialog.get_by_label("When somebody’s time is up").select_option("bot")
    dialog.get_by_role("button", name="Create table").click()
    expect(ada.page.locator(".room .facts")).to_contain_text("A day per move")
    bo.open(re.sub("^.*/t/", "/t/", ada.page.get_by_label("Link to this table").input_value()))
    bo.page.get_by_role("button", name="Take this seat").click()
    ada.page.get_by_role("button", name="Start game").click()
    clocks = bo.page.get_by_role("list", name="Clocks").get_by_role("listitem")
    expect(clocks).to_have_count(2)
    expect(clocks.first).to_contain_text(re.compile("1d|23h"))
    ada.page.get_by_role("tab", name="Table").click()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("A bot plays on")
    ada.page.get_by_role("button", name="Ask for a pause").click()
    bo.page.get_by_role("button", name="Agree").click()
    expect(ada.page.get_by_text(re.compile("Paused until"))).to_be_visible()
    ada.page.get_by_role("button", name="End the pause").click()
    expect(bo.page.get_by_text(re.compile("Paused until"))).to_have_count(0)
    who = ada if ada.page.locator(".prompt.asked").count() else bo
    who.wait_for_turn()
    who.click_something(random.Random(1))
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_role("slider").wait_for()
    ada.page.keyboard.press("End")
    then = ada.page.get_by_role("list", name="Clocks").get_by_role("listitem")
    expect(then).to_have_count(2)
    expect(then.first).to_contain_text(re.compile("1d|23h"))


def test_when_time_is_out_a_newcomer_takes_the_seat(visit: Callable[..., Person], house: House) -> None:
    ada, bo, eve = visit("Ada"), visit("Bo"), visit("Eve", width=390, height=844)
    link = ada.lay_table(2)
    table = re.search(r"/t/(\w+)", link)
    assert table is not None
    short = {"name": "live-30", "bank": 1, "gain": 60_000, "cap": 60_000, "emergency": 0, "rests": False, "out": "ask"}
    with sqlite3.connect(house.data / "ludoteca.sqlite", timeout=10) as store:
        change = "UPDATE tables SET tempo = ?, revision = revision + 1 WHERE id = ?"
        store.execute(change, (json.dumps(short), table.group(1)))
    path = re.sub("^.*/t/", "/t/", link)
    bo.open(path)
    bo.page.get_by_role("button", name="Take this seat").click()
    ada.page.get_by_role("button", name="Start game").click()
    eve.open(path)
    expect(eve.prompt).to_contain_text("out of time")
    who = ada if ada.page.locator(".out").count() else bo
    expect(who.prompt).to_contain_text("What shall happen?")
    who.page.get_by_role("button", name="New player").click()
    expect(who.prompt.get_by_role("button", name="Copy the link")).to_be_visible()
    eve.page.get_by_role("button", name="Take this seat").click()
    expect(eve.page.get_by_text("Nobody moved for this seat")).to_be_visible()
    eve.wait_for_turn()
    expect(who.page.locator(".out")).to_have_count(0)


def test_rest_is_kept_in_the_settings(visit: Callable[..., Person]) -> None:
    ada = visit("Ada", timezone_id="Asia/Tokyo")

    def open_settings() -> None:
        ada.page.get_by_role("button", name="Settings").first.click()
        expect(ada.page.get_by_label("Time zone")).to_have_value("Asia/Tokyo")

    open_settings()
    expect(ada.page.get_by_label("Night from")).to_have_value("23:00")
    ada.page.get_by_label("Night until").fill("06:30")
    ada.page.get_by_label("Sun").check()
    ada.page.get_by_label("Holidays from").fill("2099-08-01")
    ada.page.get_by_label("Holidays until").fill("2099-08-03")
    ada.page.get_by_role("button", name="Add").click()
    ada.page.get_by_role("region", name="Your rest").get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Your rest has been saved.")).to_be_visible()
    ada.open("/")
    open_settings()
    expect(ada.page.get_by_label("Night until")).to_have_value("06:30")
    expect(ada.page.get_by_label("Sun")).to_be_checked()
    expect(ada.page.get_by_text(re.compile("Aug 1, 2099 – Aug 3, 2099"))).to_be_visible()
