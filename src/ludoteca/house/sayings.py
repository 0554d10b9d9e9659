"""The house's own messages in a language: what it says elsewhere than on its page."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "it", "ja")


def say(language: str, message: str, **args: object) -> str:
    """Say a message of the house."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    said, _ = bundle.format_pattern(pattern, args)
    return str(said)


def knows(language: str, message: str) -> bool:
    """Tell whether there is such a message."""
    return _bundle(language).has_message(message)


def bot_names(language: str, bots: Iterable[str | None]) -> list[str | None]:
    """What bots at a table are called, as its page calls them; of several of a kind each has a name of its own."""
    kinds = list(bots)
    return [None if kind is None else _bot_name(language, kind, kinds, place) for place, kind in enumerate(kinds)]


def _bot_name(language: str, kind: str, kinds: list[str | None], place: int) -> str:
    if kinds.count(kind) > 1:
        return say(language, "bot-own-name", number=kinds[: place + 1].count(kind))
    return say(language, f"bot-{kind}") if knows(language, f"bot-{kind}") else kind


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = resources.files("ludoteca.house").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle
