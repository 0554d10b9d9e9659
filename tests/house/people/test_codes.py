"""Recovery codes, and what browsers say of themselves."""

from __future__ import annotations

import pytest

from ludoteca.house.people.codes import CONSONANTS, PATTERN, VOWELS, WORDS, clean, new_code
from ludoteca.house.people.devices import device
from ludoteca.house.people.identity import picture


def test_a_code_holds_96_bits_and_survives_how_people_type() -> None:
    assert len(CONSONANTS) == 16 and len(VOWELS) == 4 and len(set(CONSONANTS + VOWELS)) == 20
    assert WORDS * sum({16: 4, 4: 2}[len(letters)] for letters in PATTERN) == 96
    code = new_code()
    assert len({new_code() for _ in range(100)}) == 100
    for typed in (code, code.upper(), f"  {code.replace('-', '  ')} ", code.replace("-", ""), code.replace("-", "、")):
        assert clean(typed) == code
    for wrong in ("", code[:-1], code + "b", "e" + code[1:], "1" * 30, "ß" * 30):
        assert clean(wrong) is None


@pytest.mark.parametrize(
    ("header", "told"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 Chrome/140 Safari/537 Edg/140", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140 Mobile Safari/537", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605", "Safari, macOS"),
        ("python-httpx/0.28", ""),
    ],
)
def test_a_device_is_known_by_two_words(header: str, told: str) -> None:
    assert device(header) == told and len(device(header * 1000)) <= 64


def test_a_link_is_drawn_as_an_svg_that_may_stand_in_a_page() -> None:
    drawn = picture("https://play.example.org/enter#lusab-babad")
    assert drawn.startswith("<svg") and "<script" not in drawn and "lusab" not in drawn
