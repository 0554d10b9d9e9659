"""What a notice says, in the reader's language: nothing but what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from ludoteca.house.notices.asked import TURN
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.registry import game
from ludoteca.rulebook.words import Words

LANGUAGES = ("en", "de", "it", "ja")
LINES = 4
"""So many of the newest lines of a log at most."""
LONGEST = 400
"""So many letters at most."""


class Turn(Struct, frozen=True):
    """That it is somebody's turn: at which table of which game, among whom, and what has happened since."""

    kind: str
    table: str
    game: str
    people: Sequence[str]
    """Their names, by seat; empty: a bot."""
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
    words, house = _words(turn.game, language), _house(language)
    names = [name or _say(house, "notice-bot", number=number) for number, name in enumerate(turn.people, 1)]
    title = _say(house, "notice-turn" if turn.kind == TURN else "notice-still", game=words.about("title"))
    told = [words.among(names).say(event.as_json()) for event in turn.news[-LINES:]]
    while len(told) > 1 and sum(map(len, told)) > LONGEST:
        del told[0]
    body = "\n".join(told)[:LONGEST] or _say(house, "notice-wait")
    return Notice(title, body, turn.table, f"/t/{turn.table}", turn.waiting)


@cache
def _words(name: str, language: str) -> Words:
    return Words(game(name), language)


@cache
def _house(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = resources.files("ludoteca.house").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def _say(bundle: FluentBundle, id: str, **args: object) -> str:
    if not bundle.has_message(id):
        return ""
    pattern = bundle.get_message(id).value
    return "" if pattern is None else str(bundle.format_pattern(pattern, args)[0])
