"""What can be played here, and the words for it."""

from __future__ import annotations

import re
from importlib import resources

from litestar import Response, get

from ludoteca.bots import levels
from ludoteca.house.errors import Refused
from ludoteca.house.wire import BotInfo, GameData, GameInfo, OptionInfo
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.registry import registered

LANGUAGE = re.compile("[a-z]{2,3}")
FRESH = {"Cache-Control": "public, max-age=300"}


@get("/api/games")
async def games() -> list[GameInfo]:
    """The games of this house."""
    return [brief(game_named(name)) for name in registered()]


@get("/api/games/{name:str}")
async def game(name: str) -> Response[GameData]:
    """One game: its picks, and the facts that a client draws from."""
    found = find(name)
    told = brief(found)
    picks = list(found.vocabulary.picks)
    return Response(GameData(told.name, told.seats, told.options, picks, found.data()), headers=FRESH)


@get("/api/games/{name:str}/text/{language:str}", media_type="text/plain")
async def game_text(name: str, language: str) -> Response[str]:
    """The words of a game in a language (Fluent)."""
    found = find(name)
    try:
        if not LANGUAGE.fullmatch(language):
            raise FileNotFoundError(language)
        return Response(found.text(language), media_type="text/plain", headers=FRESH)
    except FileNotFoundError:
        raise no_language(language) from None


@get("/api/text/{language:str}", media_type="text/plain")
async def house_text(language: str) -> Response[str]:
    """The words of the house itself: errors above all."""
    if not LANGUAGE.fullmatch(language):
        raise no_language(language)
    file = resources.files("ludoteca.house").joinpath("text", f"{language}.ftl")
    if not file.is_file():
        raise no_language(language)
    return Response(file.read_text(encoding="utf-8"), media_type="text/plain", headers=FRESH)


@get("/api/bots")
async def bots() -> list[BotInfo]:
    """The bots that a seat can be given to, the weakest first."""
    return [BotInfo(name, level) for name, level in levels()]


def find(name: str) -> Game:
    """A game by name, or a refusal."""
    try:
        return game_named(name)
    except BadOption:
        raise Refused("unknown-game", field="game", args={"game": name[:64]}, status=404) from None


def brief(found: Game) -> GameInfo:
    """What the lobby needs of a game."""
    choices = [one for one in found.options if len(one.values) > 1]
    options = [OptionInfo(one.name, list(one.values), one.of_seats, one.usual, one.default) for one in choices]
    return GameInfo(found.name, (found.seats[0], found.seats[-1]), options)


def no_language(language: str) -> Refused:
    """No words in this language."""
    return Refused("unknown-language", field="lang", args={"lang": language[:16]}, status=404)
