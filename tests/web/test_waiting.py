"""Own tables that wait, one tap away from everywhere and all on a page; letters, webhooks, and whom to block."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.person import Person

TABLES = """async (count) => {
  const call = (method, path, body) => fetch(`/api${path}`, {
    method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  for (let i = 0; i < count; i++) {
    const { id } = await call('POST', '/tables', { game: ['origo', 'origin'][i % 2], seats: 2, private: true });
    await call('POST', `/tables/${id}/seats/1`, { bot: 'random' });
    if (i < 4) await call('POST', `/tables/${id}/start`);
  }
}"""
MANY = 30


def test_the_next_table_is_one_tap_away_and_all_have_a_page(visit: Callable[..., Person]) -> None:
    ada = visit("Ada")
    page = ada.page
    expect(page.locator("header .next")).to_have_count(0)
    page.evaluate(TABLES, MANY)
    page.goto("/")
    following = page.locator("header .next")
    expect(following).to_contain_text(re.compile(r"\d+"))
    page.get_by_role("link", name="All your tables").click()
    expect(page).to_have_url(re.compile("/mine$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(str(MANY))
    expect(page.get_by_role("heading", name=re.compile("your turn at"))).to_be_visible()
    expect(page.locator(".page li")).to_have_count(24)
    assert faults(page) == []
    page.get_by_role("button", name="Older games").click()
    expect(page.locator(".page li")).to_have_count(MANY - 24)
    following.click()
    expect(page).to_have_url(re.compile("/t/"))
    first = page.url
    expect(following).not_to_have_attribute("href", first)
    following.click()
    expect(page).not_to_have_url(first)


def test_after_the_own_move_the_next_table_is_at_hand(visit: Callable[..., Person]) -> None:
    ada, bo = visit("Ada"), visit("Bo", width=390, height=844)
    link = ada.lay_table(2, private=True)
    bo.open(link)
    bo.page.get_by_role("button", name="Take this seat").first.click()
    ada.page.get_by_role("button", name="Start game").click()
    for person in (ada, bo):
        person.prompt.wait_for()
        person.page.evaluate(TABLES, 1)
        person.page.reload()
        expect(person.page.locator("header .next")).to_contain_text("1")
    waits = bo if ada.lit() else ada
    assert not (ada if waits is bo else bo).prompt.locator(".next").count(), "who is asked plays here first"
    waits.prompt.locator(".next").click()
    expect(waits.page).not_to_have_url(re.compile(re.escape(link.partition("#")[0])))


def test_who_only_looks_on_can_be_blocked(visit: Callable[..., Person]) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    ada.quick_game(2)
    bo.open(ada.page.url)
    for person in (ada, bo):
        person.page.get_by_role("tab", name="Chat").click()
    bo.page.get_by_label("Write a message").fill("Hurry up!")
    bo.page.keyboard.press("Enter")
    said = ada.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Hurry up!")
    expect(bo.page.get_by_role("button", name="Block Bo")).to_have_count(0)
    ada.page.get_by_role("button", name="Block Bo").click()
    expect(said).not_to_contain_text("Hurry up!")
    bo.page.get_by_label("Write a message").fill("Well?")
    bo.page.keyboard.press("Enter")
    expect(bo.page.get_by_role("log", name="Chat")).to_contain_text("Well?")
    expect(said).not_to_contain_text("Well?")


def test_a_webhook_is_set_and_never_shown_again(visit: Callable[..., Person]) -> None:
    page = visit("Ada").page
    page.get_by_role("button", name="Ada: settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Address", exact=True).fill("ntfys://127.0.0.1/c0ffee")
    dialog.locator("section", has_text="Webhook").get_by_role("button", name="Save").click()
    expect(dialog).to_contain_text("ntfy, since")
    expect(dialog).not_to_contain_text("c0ffee")
    dialog.get_by_role("button", name="Try it").click()
    expect(page.locator(".notices")).to_contain_text("private network")
    expect(dialog).to_contain_text("The last message did not arrive.")
    assert faults(page) == []


def test_letters_are_ended_on_a_word(visit: Callable[..., Person]) -> None:
    page = visit("Ada").page
    page.goto("/unsubscribe#unknown.token")
    page.get_by_role("button", name="Stop the letters").click()
    expect(page.locator(".notices")).to_contain_text("used already")
