"""What a notice says, in the reader's language: nothing but what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from ludoteca.house.asked import FULL, GATHERED, TURN
from ludoteca.house.sayings import bot_names, say
from ludoteca.house.store.rows import Seat
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.registry import game
from ludoteca.rulebook.words import Words

LINES = 4
"""So many of the newest lines of a log at most."""
LONGEST = 400
"""So many letters at most."""


TITLES = {TURN: "notice-turn", GATHERED: "notice-gathered", FULL: "notice-gathered"}
"""What a notice begins with, by what it tells; whoever was told before is reminded."""


class Turn(Struct, frozen=True):
    """That it is somebody's turn: at which table of which game, among whom, and what has happened since."""

    kind: str
    table: str
    game: str
    seats: Sequence[Seat]
    news: Sequence[GameEvent]
    waiting: int = 0
    """At how many tables it is this person's turn."""


class Notice(Struct, frozen=True):
    """What the reader's browser shows; a newer one with the same tag takes its place."""

    title: str
    body: str
    tag: str
    url: str
    waiting: int


def notice(turn: Turn, language: str) -> Notice:
    """Say it in one language."""
    title = say(language, TITLES.get(turn.kind, "notice-still"), game=game_title(turn.game, language))
    body = "\n".join(news(turn, language))[:LONGEST] or _without_news(turn, language)
    return Notice(title, body, turn.table, f"/t/{turn.table}", turn.waiting)


def news(turn: Turn, language: str) -> list[str]:
    """What has happened of late, a line each."""
    words = _words(turn.game, language).among(names_of(turn.seats, language))
    told = [words.say(event.as_json()) for event in turn.news[-LINES:]]
    while len(told) > 1 and sum(map(len, told)) > LONGEST:
        del told[0]
    return told


def _without_news(turn: Turn, language: str) -> str:
    if turn.kind == FULL:
        return say(language, "letter-begin")
    if turn.kind == GATHERED:
        return say(language, "notice-begun", names=say(language, "letter-comma").join(names_of(turn.seats, language)))
    return say(language, "notice-wait")


def game_title(name: str, language: str) -> str:
    """What a game is called."""
    return _words(name, language).about("title")


def names_of(seats: Sequence[Seat], language: str) -> list[str]:
    """What everybody at a table is called, by seat."""
    bots = bot_names(language, (seat.bot if seat.player is None else None for seat in seats))
    return [bot or seat.name or "" for bot, seat in zip(bots, seats, strict=True)]


@cache
def _words(name: str, language: str) -> Words:
    return Words(game(name), language)
