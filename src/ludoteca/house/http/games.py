"""What can be played here, and the words for it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_message
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery
from msgspec import UNSET

from ludoteca.bots import levels, points
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address
from ludoteca.house.http.packing import packed
from ludoteca.house.store import tempo
from ludoteca.house.tempo.tempos import PRESETS, Tempo
from ludoteca.house.wire.games import GameData, GameInfo, OptionInfo, Rule, Rules
from ludoteca.house.wire.json import encode
from ludoteca.house.wire.people import BotInfo
from ludoteca.house.wire.tables import TempoInfo
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.registry import registered
from ludoteca.kernel.room import Room
from ludoteca.rulebook import LANGUAGES, Paragraph, Rulebook, readable, rulebook

LANGUAGE = re.compile("[a-z]{2,3}")
Asked = Request[Any, Any, Any]
FRESH = {"Cache-Control": "public, max-age=300"}
FLUENT = "text/plain; charset=utf-8"
LONGEST_QUESTION = 200
FOUND = 8
"""So many paragraphs answer a question at most."""
OUTSIDE = ("mail-", "notice-", "letter-", "hook-")
"""With these begins what the house says elsewhere than on its page."""


@get("/api/games")
async def games(request: Asked) -> Response[bytes]:
    """The games of this house."""
    return packed(request, encode([brief(game_named(name)) for name in registered()]), MediaType.JSON, FRESH)


@get("/api/games/{name:str}")
async def game(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """One game: its picks, and the facts that a client draws from."""
    return packed(request, data_of(name), MediaType.JSON, FRESH)


@get("/api/games/{name:str}/text/{language:str}")
async def game_text(request: Asked, name: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The words of a game in a language (Fluent)."""
    return packed(request, words(find(name), language).encode(), FLUENT, FRESH)


@get("/api/games/{name:str}/rules/{language:str}")
async def rules(
    request: Asked, name: FromPath[str], language: FromPath[str], q: FromQuery[str | None] = None
) -> Response[bytes]:
    """The rule book of a game in a language; with `q`, what answers a question or has this number."""
    book = rulebook(find(name))
    if language not in LANGUAGES:
        raise no_language(language)
    if q is None:
        return packed(request, await asyncio.to_thread(whole, book, language), MediaType.JSON, FRESH)
    house: House = request.app.state.house
    house.limits.take("search", client_address(request))
    if len(q) > LONGEST_QUESTION:
        raise Refused("too-large", field="q", status=400)
    answers = await asyncio.to_thread(answering, book, q, language)
    return packed(request, encode(told(book, answers)), MediaType.JSON, {})


@get("/api/text/{language:str}")
async def house_text(request: Asked, language: FromPath[str]) -> Response[bytes]:
    """The words of the house itself, errors above all, and what its games are called."""
    if not LANGUAGE.fullmatch(language):
        raise no_language(language)
    parts = [own_text(language), *(titles(game_named(name), language) for name in registered())]
    return packed(request, "\n".join(parts).encode(), FLUENT, FRESH)


@get("/api/bots")
async def bots() -> list[BotInfo]:
    """The bots that a seat can be given to, the weakest first."""
    return [BotInfo(name, level, points()[name]) for name, level in levels()]


@get("/api/games/{name:str}/tempos")
async def tempos(request: Asked, name: FromPath[str]) -> list[TempoInfo]:
    """The tempos at which tables can be played, and how long games of this kind took at each in this house."""
    house: House = request.app.state.house
    took = await house.store.read(tempo.durations, find(name).name)
    return [_tempo_info(preset, sorted(took.get(preset.name, ()))) for preset in PRESETS.values()]


def _tempo_info(preset: Tempo, took: list[int]) -> TempoInfo:
    info = TempoInfo(preset.name, preset.bank, preset.gain, preset.cap, preset.rests, len(took))
    if took:
        info.lasts = [took[len(took) // 4], took[3 * len(took) // 4]]
    return info


def find(name: str) -> Game:
    """A game by name, or a refusal."""
    try:
        return game_named(name)
    except BadOption:
        raise Refused("unknown-game", field="game", args={"game": name[:64]}, status=404) from None


@cache
def data_of(name: str) -> bytes:
    """What a client draws a game from, as JSON."""
    found = find(name)
    told = brief(found)
    picks = list(found.vocabulary.picks)
    return encode(GameData(told.name, told.seats, told.options, told.edition, picks=picks, data=found.data()))


def words(found: Room, language: str) -> str:
    """The words of a game in a language, or a refusal."""
    if not LANGUAGE.fullmatch(language):
        raise no_language(language)
    try:
        return found.text(language)
    except FileNotFoundError:
        raise no_language(language) from None


@cache
def own_text(language: str) -> str:
    """The words of the house that its page says: not those of letters and notices, and no comments."""
    file = resources.files("ludoteca.house").joinpath("text", f"{language}.ftl")
    if not file.is_file():
        raise no_language(language)
    messages = [one for one in FluentParser().parse(file.read_text(encoding="utf-8")).body if isinstance(one, Message)]
    for one in messages:
        one.comment = None
    return "".join(serialize_message(one) for one in messages if not one.id.name.startswith(OUTSIDE))


def titles(found: Room, language: str) -> str:
    """What a game is called and what it is about: the lobby needs no more of its words."""
    try:
        text = found.text(language)
    except FileNotFoundError:
        return ""
    return "\n".join(re.findall(rf"^{found.name}-(?:title|about) =.*(?:\n .*)*", text, re.MULTILINE))


def answering(book: Rulebook, question: str, language: str) -> list[Paragraph]:
    """What a number or name means, and what else speaks of it; the number of a rule means that rule only."""
    named = book.numbered(question)
    more = [] if any(one.line for one in named) else book.search(question, language, FOUND)
    said = {one.number: one for one in book.pages(language)}
    return [said[number] for number in dict.fromkeys(one.number for one in (*named, *more)) if number in said]


@cache
def whole(book: Rulebook, language: str) -> bytes:
    """A rule book as it travels."""
    return encode(told(book, book.pages(language)))


def told(book: Rulebook, found: Iterable[Paragraph]) -> Rules:
    """Paragraphs as they travel."""
    return Rules(book.chapters, [Rule(one.number, one.title, readable(one), one.line == 0) for one in found])


def brief(found: Game) -> GameInfo:
    """What the lobby needs of a game."""
    choices = [one for one in found.options if len(one.values) > 1]
    options = [OptionInfo(one.name, list(one.values), one.of_seats, one.usual, one.default) for one in choices]
    edition = UNSET if found.edition is None else found.edition.name
    return GameInfo(found.name, (found.seats[0], found.seats[-1]), options, edition)


def no_language(language: str) -> Refused:
    """No words in this language."""
    return Refused("unknown-language", field="lang", args={"lang": language[:16]}, status=404)
