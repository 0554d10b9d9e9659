"""A review in words: the same in four languages, and as a page that needs nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from msgspec import structs

import ludoteca.ledger
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.registry import game, registered
from ludoteca.ledger.accounts import HIDDEN, accounts
from ludoteca.ledger.errors import Error
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.lenses import OPEN, lens
from ludoteca.ledger.page import page
from ludoteca.ledger.playing_on import Estimate
from ludoteca.ledger.review import FEWEST, MOST, Review, adjusted, review
from ludoteca.ledger.telling import LANGUAGES, Telling, signed
from ludoteca.ledger.weights import Explained, Weights

from .finished import CASES, finished


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, with the variables of each."""
    text = resources.files(ludoteca.ledger).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    return {entry.id.name: {*re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end])} for entry in found}  # type: ignore[union-attr]


def at_a_glance(name: str, seats: int) -> Evaluator:
    """An evaluator without searches, which take seconds."""
    return Evaluator(game(name), seats, Weights())


@pytest.fixture(scope="module")
def told() -> Review:
    return review(finished("origin", 2), depth=0.2, by=at_a_glance("origin", 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_everything_that_a_game_draws_has_a_name() -> None:
    for name, seats in CASES:
        by = at_a_glance(name, seats)
        for event in accounts(finished(name, seats), by, lens(OPEN, by, ""), "").events:
            assert f"drawn-{event.kind}" in messages("de"), (name, event.kind)
    assert f"drawn-{HIDDEN}" in messages("de")
    assert all(one.purposes for one in registered().values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_without_luck_are_told_where_they_are_less_noisy(told: Review, language: str) -> None:
    match = finished("origin", 2)

    def say(left: tuple[float, float, float] | None) -> tuple[tuple[float, ...], str]:
        luck = left and Explained("", 777, 0.5, left, 0.42)
        by = structs.replace(told.evaluator, luck=luck)
        made = structs.replace(told, evaluator=by, adjusted=adjusted(told.seats, luck))
        return made.adjusted, Telling(made, match, language).adjusted()

    results, line = say((0.8, 0.7, 0.9))
    account = told.seats[0]
    assert results[0] == pytest.approx(account.final - 0.5 * (account.deal + account.luck))
    assert str(round(100 * results[0])) in line and "42" in line and "777" in line and "20" in line
    assert say((0.99, 0.9, 1.1))[0] == () and "777" in say((0.99, 0.9, 1.1))[1]
    assert say(None) == ((), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_games_have_not_borne_out_is_told_apart(told: Review, language: str) -> None:
    match = finished("origin", 2)
    played = Error(8, 0, "a", "b", 0.11, -0.01, 0.23, (), Estimate(0.17, 0.1, 0.24), Estimate(-0.04, -0.2, 0.12), 36)
    judged = structs.replace(played, seq=9, played=None, pairs=0)
    words = Telling(structs.replace(told, errors=(played,), opinions=(judged,)), match, language)
    (error,), (opinion,) = words.errors(), words.opinions()
    near = Telling(structs.replace(told, errors=(structs.replace(played, moves=19),)), match, language).errors()[0]
    assert "19" in near and "36" in near and "19" not in error
    assert "36" in error and "−4" in error and "+17" in error and "11" in error
    assert "+17" in opinion and opinion in page(words) and words.say("opinions") in page(words)
    assert words.say("opinions") not in page(Telling(structs.replace(told, opinions=()), match, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_hold_the_numbers(told: Review, language: str) -> None:
    words = Telling(told, finished("origin", 2), language, ["Ann", "Bo"])
    lines = [words.title, *words.beginning(), words.luck(), *map(words.turn, told.turning_points), *words.errors()]
    assert not [line for line in lines if "{" in line or "???" in line]
    for row, seat in zip(words.rows(), told.seats, strict=True):
        assert row[0] in ("Ann", "Bo") and row[1] == str(round(100 * seat.base))
        assert signed(seat.luck) == row[3]
    assert FEWEST <= len(told.turning_points) <= MOST
    assert len(words.heads()) == len(words.rows()[0])


def test_a_language_that_is_none_is_refused(told: Review) -> None:
    with pytest.raises(BadOption):
        Telling(told, finished("origin", 2), "la")


class Outside(HTMLParser):
    """Collects what a page would load from elsewhere, and checks that tags are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.outside: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.outside += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else(told: Review) -> None:
    match = finished("origin", 2)
    reader = Outside()
    text = page(Telling(told, match, "it", ["<Ann>", "Bo"]))
    reader.feed(text)
    assert not reader.outside and not reader.open
    assert "<Ann>" not in text and "&lt;Ann&gt;" in text
    assert match.commitment in text and "http" not in text
