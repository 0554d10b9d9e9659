"""Somebody moves to a second browser: by a recovery code, and by a passkey of a virtual authenticator."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, expect

from tests.support.house import House
from tests.web.person import Person

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def base_url(house: House) -> str:
    """By name: passkeys belong to one."""
    return house.url.replace("127.0.0.1", "localhost")


def authenticator(person: Person) -> tuple[CDPSession, str]:
    """A keyring of this browser that says yes to everything."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def test_a_code_and_a_passkey_open_the_same_person_elsewhere(visit: Callable[..., Person]) -> None:
    ada = visit("Ada", new=True)
    ring, key = authenticator(ada)
    page = ada.page
    page.get_by_role("button", name="Ada: settings").click()
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator("code").inner_text()
    expect(page.get_by_role("img", name="The recovery code as a picture")).to_be_visible()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Passkey added.")).to_be_visible()
    kept = ring.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
    assert len(kept) == 1 and kept[0]["isResidentCredential"]

    phone = visit(None)
    phone.page.get_by_role("link", name="I have a recovery code").click()
    phone.page.get_by_label("Recovery code").fill(code.upper().replace("-", " "))
    phone.page.get_by_role("button", name="Come in").click()
    expect(phone.page.get_by_role("button", name="Ada: settings")).to_be_visible()

    other = visit("Nina")
    second, there = authenticator(other)
    second.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": kept[0]})
    other.lay_table(2)
    other.open("/enter")
    other.page.get_by_label("Yes: bring Nina’s games along").check()
    other.page.get_by_role("button", name="Use a passkey").click()
    expect(other.page.get_by_role("button", name="Ada: settings")).to_be_visible()
    assert len(other.page.evaluate("fetch('/api/tables').then((answer) => answer.json())")["mine"]) == 1

    other.page.get_by_role("button", name="Ada: settings").click()
    other.page.get_by_role("button", name="Sign out", exact=True).click()
    expect(other.page.get_by_role("button", name="Ada: settings")).to_be_hidden()
    assert page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 200
