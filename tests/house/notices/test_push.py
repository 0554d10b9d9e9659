"""Web push by the letter of its standards."""

from __future__ import annotations

import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.house.notices.outcome import Outcome
from ludoteca.house.notices.push import LONGEST, Sender, carried_by, readable, sealed
from ludoteca.house.store.rows import Address
from tests.house.notices.browser import CURVE, Browser, Service, letters, plain, service

NOW = int(time.time() * 1000)
SENDER = Sender(b"a secret of the house", "mailto:host@example.org")


def test_the_example_of_rfc_8291() -> None:
    reader = Address(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sender = ec.derive_private_key(int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    text = b"When I grow up, I want to be a watermelon"
    assert letters(sealed(reader, text, salt=plain("DGv6ra1nlYgDCS1FRnbzlw"), sender=sender)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
        "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@settings(max_examples=20)
@given(st.binary(max_size=LONGEST))
def test_the_browser_reads_what_was_sealed_for_it(text: bytes) -> None:
    browser = Browser(Service("https://push.example"), "x")
    body = sealed(browser.address, text)
    assert browser.opened(body) == text and len(body) <= 4096
    assert sealed(browser.address, text) != body, "each time anew"


def test_what_is_too_long_is_not_sealed() -> None:
    with pytest.raises(ValueError, match=str(LONGEST)):
        sealed(Browser(Service("https://push.example"), "x").address, b"x" * (LONGEST + 1))


def test_a_service_takes_what_the_house_sends() -> None:
    with service() as here:
        browser = Browser(here, "anna")
        assert SENDER.send(browser.address, b'{"title": "now"}', "table1", NOW) is Outcome.SENT
        assert here.refused == [] and browser.read() == [{"title": "now"}]
        assert browser.inbox[0][0]["topic"] == "table1"


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(404, Outcome.GONE), (410, Outcome.GONE), (429, Outcome.LATER), (503, Outcome.LATER), (302, Outcome.REFUSED)],
)
def test_what_a_service_answers_counts(status: int, outcome: Outcome) -> None:
    with service() as here:
        here.answers["/anna"] = status
        assert SENDER.send(Browser(here, "anna").address, b"{}", "t", NOW) is outcome


def test_a_service_that_is_away_is_tried_later() -> None:
    nobody = Browser(Service("http://127.0.0.1:9"), "anna")
    assert SENDER.send(nobody.address, b"{}", "t", NOW) is Outcome.LATER


def test_the_house_is_known_by_the_same_key_after_a_restart_and_by_no_other() -> None:
    assert Sender(b"a secret of the house").public == SENDER.public != Sender(b"another").public
    assert len(plain(SENDER.public)) == 65


@pytest.mark.parametrize(
    ("endpoint", "carried"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://db5.notify.windows.com/w/?token=x", True),
        ("https://web.push.apple.com/x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://fcm.googleapis.com@10.0.0.1/x", False),
        ("https://evilfcm.googleapis.com.example.org/x", False),
        ("https://evilnotify.windows.com/x", False),
        ("https://127.0.0.1/x", False),
        ("file:///etc/passwd", False),
        ("", False),
    ],
)
def test_only_known_services_are_called(endpoint: str, carried: bool) -> None:
    assert carried_by(endpoint) is carried


@given(st.text(max_size=100), st.text(max_size=40))
def test_keys_that_are_none_are_told_apart(p256dh: str, auth: str) -> None:
    assert not readable(Address("https://x", p256dh, auth))
