"""What is wrong, in words: refusals of a game in its own, everything else in those of the house."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.kernel.errors import GameError, IllegalMove
from ludoteca.rulebook.words import Words

OUT_OF_REACH = "out-of-reach"


class HouseRefused(IllegalMove):
    """What a house refuses: the same that a match would say, or that the house itself says."""

    @classmethod
    def of(cls, failure: dict[str, Any]) -> HouseRefused:
        """Read the failure of an answer or a frame (docs/protocol.md)."""
        return cls(
            failure["code"],
            field=failure.get("field") or "",
            rule=failure.get("rule") or "",
            reason=failure.get("message_id") or "",
            args=failure.get("args") or {},
        )


def out_of_reach(url: str) -> HouseRefused:
    """Say that a house does not answer."""
    return HouseRefused(OUT_OF_REACH, field="house", args={"url": url})


def said(wrong: GameError, words: Words | None, language: str = "en") -> str:
    """Say what was wrong, in a sentence."""
    if words is not None and wrong.reason in words.wanted:
        return words.say({"id": wrong.reason, "args": wrong.arguments})
    if wrong.code == OUT_OF_REACH:
        return f"The house at {wrong.arguments['url']} does not answer."
    bundle = _house(language)
    if bundle.has_message(wrong.reason):
        pattern = bundle.get_message(wrong.reason).value
        if pattern is not None:
            return str(bundle.format_pattern(pattern, wrong.arguments)[0])
    return f"{wrong.code} {wrong.arguments or ''}".strip()


@cache
def _house(language: str) -> FluentBundle:
    """Read the messages of the house, which all games share."""
    bundle = FluentBundle([language], use_isolating=False)
    file = resources.files("ludoteca.house").joinpath("text", f"{language}.ftl")
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
