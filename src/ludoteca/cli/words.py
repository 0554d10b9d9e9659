"""Says events in a language of the reader, with seats in place of names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.room import Room

PEOPLE = ("seat", "defender", "attacker")
"""The arguments of events that are seat numbers."""


class Words:
    """The messages of a game in one language; raises BadOption when it does not speak it."""

    def __init__(self, game: Room, language: str) -> None:
        try:
            text = game.text(language)
        except FileNotFoundError:
            raise BadOption("unknown-language", field="language", args={"language": language}) from None
        self.game = game
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))

    def say(self, event: Mapping[str, Any]) -> str:
        """Say one event of a match's log."""
        arguments = {name: self._word(name, value) for name, value in event["args"].items()}
        return self._format(event["id"], arguments) or f"{event['id']} {event['args']}"

    def _word(self, name: str, value: Any) -> Any:
        if name in PEOPLE:
            return f"#{value + 1}"
        if isinstance(value, list):
            return ", ".join(str(item) for item in value)
        return (isinstance(value, str) and self._format(f"{self.game.name}-{name}-{value}", {})) or value

    def _format(self, id: str, arguments: dict[str, Any]) -> str:
        if not self.bundle.has_message(id):
            return ""
        pattern = self.bundle.get_message(id).value
        return str(self.bundle.format_pattern(pattern, arguments)[0]) if pattern is not None else ""
