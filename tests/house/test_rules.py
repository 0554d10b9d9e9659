"""The rule book through its door: whole, by number, by question, and by whom."""

from __future__ import annotations

import gzip

import pytest

import ludoteca
from ludoteca.house.http.games import LONGEST_QUESTION, titles
from ludoteca.house.limits import RATES
from ludoteca.kernel.registry import registered
from ludoteca.rulebook import LANGUAGES, readable, rulebook
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
CHAPTERS = {"turn", "points", "end"}


@on_the_web()
async def test_every_game_tells_its_rules_in_every_language(web: Web) -> None:
    client = web.client()
    for game in registered():
        numbers = []
        for language in LANGUAGES:
            told = (await client.get(f"/api/games/{game}/rules/{language}")).json()
            assert set(told["chapters"]) == CHAPTERS
            numbers.append([rule["number"] for rule in told["rules"]])
            assert {number for chapter in told["chapters"].values() for number in chapter} <= set(numbers[-1])
            assert all(rule["text"] or rule["title"] for rule in told["rules"])
            assert not any("[house]" in rule["text"] or "data `" in rule["text"] for rule in told["rules"])
        assert all(found == numbers[0] for found in numbers), game


@on_the_web()
async def test_the_page_alone_tells_what_ends_origin(web: Web) -> None:
    told = (await web.client().get("/api/games/origin/rules/en")).json()
    end = next(rule for rule in told["rules"] if [rule["number"]] == told["chapters"]["end"])
    assert all(word in end["text"] for word in ("deck", "tile", "reserve", "villages"))


@on_the_web()
async def test_questions_and_numbers_find_paragraphs(web: Web) -> None:
    client = web.client()
    path = "/api/games/origo/rules"

    async def found(language: str, question: str) -> list[str]:
        answer = await client.get(f"{path}/{language}", params={"q": question})
        return [rule["number"] for rule in answer.json()["rules"]]

    assert (await found("en", "7.8"))[0] == "7.8"
    assert (await found("de", "Regel 7.8"))[0] == "7.8"
    german = (await client.get(f"{path}/de", params={"q": "7.8"})).json()["rules"][0]
    assert german["text"] == readable(rulebook(ludoteca.game("origo")).in_language("de")["7.8"])
    assert (await found("en", "ship"))[0] == "ship" and len(await found("en", "ship")) > 3, "a name is not all"
    assert (await found("en", "R12")) == ["R12"]
    assert (await found("en", "X10")) == [], "examples are for those who program"
    assert "7.7" in await found("en", "exchange cards")
    assert await found("ja", "海戦") and await found("it", "") == []
    assert error(await client.get(f"{path}/xx")) == (404, "unknown-language", "lang")
    assert error(await client.get("/api/games/chess/rules/en")) == (404, "unknown-game", "game")
    assert error(await client.get(f"{path}/en", params={"q": "x" * (LONGEST_QUESTION + 1)})) == (400, "too-large", "q")


@on_the_web(limits=True)
async def test_nobody_searches_too_fast(web: Web) -> None:
    client = web.client()
    answers = [
        await client.get("/api/games/origo/rules/en", params={"q": "R1"}) for _ in range(int(RATES["search"][0]) + 5)
    ]
    assert answers[0].status_code == 200
    assert error(answers[-1]) == (429, "too-fast", "search")
    assert (await client.get("/api/games/origo/rules/en")).status_code == 200


@on_the_web()
async def test_what_is_long_travels_packed(web: Web) -> None:
    client = web.client()
    for path in ("/api/games/origo/rules/ja", "/api/games/origo/text/ja", "/api/games/origo", "/api/text/ja"):
        async with client.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
            assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "Accept-Encoding"
            raw = b"".join([part async for part in answer.aiter_raw()])
        plain = await client.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(raw) == plain.content and len(raw) * 2 < len(plain.content)


@pytest.mark.parametrize("name", sorted(registered()))
def test_the_house_tells_the_titles_of_all_games(name: str) -> None:
    for language in LANGUAGES:
        told = titles(ludoteca.game(name), language)
        assert f"{name}-title =" in told and len(told) < 600


@pytest.mark.parametrize("name", sorted(registered()))
def test_cards_and_places_stand_behind_the_rules(name: str) -> None:
    pages = rulebook(ludoteca.game(name)).pages("de")
    things = [page.line == 0 for page in pages]
    assert any(things) and things == sorted(things)
