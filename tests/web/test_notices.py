"""The page as an app: installed, called while it is closed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.person import Person

TOLD = {"title": "Your turn: Origo", "body": "Bert places a card.", "tag": "t", "url": "/t/t", "waiting": 2}
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, url: data }));
}"""
# Its maker's service, which no test can reach.
SUBSCRIBED = """
PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
  window.askedWith = applicationServerKey.length;
  const keys = { p256dh: window.point, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  return { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/test', keys }) };
};
window.point = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
"""


def worker(page: Page) -> tuple[CDPSession, str]:
    """Let the worker be installed, and find its number."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    page.evaluate(
        "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready).then(() => {})"
    )
    while not found:
        page.wait_for_timeout(20)
    return session, found[0]


def test_it_can_be_installed(visit: Callable[..., Person]) -> None:
    page = visit(new=True).page
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == [] and json.loads(manifest["data"])["display"] == "standalone"
    errors = [one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in errors if one != "in-incognito"] == []


def test_a_call_is_shown_while_the_page_is_elsewhere_and_a_newer_one_takes_its_place(
    visit: Callable[..., Person], base_url: str
) -> None:
    page = visit(new=True).page
    page.context.grant_permissions(["notifications"])
    session, number = worker(page)
    other = {**TOLD, "tag": "u", "url": "/t/u"}
    newer = {**TOLD, "body": "Carla passes."}
    for told, count in ((TOLD, 1), (other, 2), (newer, 2)):
        message = {"origin": base_url, "registrationId": number, "data": json.dumps(told)}
        session.send("ServiceWorker.deliverPushMessage", message)
        shown = {key: told[key] for key in ("title", "body", "tag", "url")}
        page.wait_for_function(
            f"""async (told) => {{
              const shown = (await ({SHOWN})()).map((one) => JSON.stringify(one));
              return shown.length === told.count && shown.includes(JSON.stringify(told.shown));
            }}""",
            arg={"shown": shown, "count": count},
        )


@pytest.mark.parametrize("width", [1280, 390])
def test_a_browser_asks_to_be_called_and_a_table_can_be_silent(visit: Callable[..., Person], width: int) -> None:
    ada = visit(width=width, new=True)
    page = ada.page
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(SUBSCRIBED)
    page.reload()
    page.get_by_role("button", name="Ada: settings").click()
    box = page.get_by_role("checkbox", name="Notifications")
    expect(page.get_by_text("even while Ludoteca is closed")).to_be_visible()
    with page.expect_response(lambda answer: "/api/notices" in answer.url and answer.request.method == "PUT") as put:
        box.check()
    assert put.value.status == 204 and page.evaluate("window.askedWith") == 65
    page.keyboard.press("Escape")
    ada.quick_game(2)
    page.get_by_role("tab", name="Table").click()
    here = page.get_by_role("checkbox", name="Tell me when it is my turn here")
    expect(here).to_be_checked()
    with page.expect_response(lambda answer: answer.url.endswith("/notices") and answer.request.method == "PUT") as put:
        here.uncheck()
    assert put.value.status == 204
    page.reload()
    page.get_by_role("tab", name="Table").click()
    expect(here).not_to_be_checked()
