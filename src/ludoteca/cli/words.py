"""Says events in a language of the reader, with seats in place of names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.room import Room

PEOPLE = ("seat", "rival", "defender", "attacker")
"""The arguments of events that are seat numbers."""


class Wanted(Visitor):
    """What a message wants to be told: its variables, and those of them by which it selects, which are codes."""

    def __init__(self, message: fluent.Message) -> None:
        self.variables: set[str] = set()
        self.codes: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        """Note a variable by which the message selects, and what its variants want."""
        if isinstance(node.selector, fluent.VariableReference):
            self.codes.add(node.selector.id.name)
        self.generic_visit(node)


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
        entries = FluentParser().parse(text).body
        self.wanted = {entry.id.name: Wanted(entry) for entry in entries if isinstance(entry, fluent.Message)}

    def say(self, event: Mapping[str, Any]) -> str:
        """Say one event of a match's log."""
        id, args = event["id"], event["args"]
        if id not in self.wanted:
            return f"{id} {args}"
        codes = self.wanted[id].codes
        told: dict[str, Any] = {}
        for variable in self.wanted[id].variables:
            name, _, form = variable.partition("-")
            value = args[name]
            told[variable] = value if name in codes else self._word(name, value, form)
        return self._format(id, told)

    def _word(self, name: str, value: Any, form: str) -> Any:
        """Put an argument into words, in the form that the message wants (an attribute of the name)."""
        if name in PEOPLE:
            return f"#{value + 1}"
        if isinstance(value, list):
            return len(value) if form == "count" else ", ".join(str(item) for item in value)
        if not isinstance(value, str):
            return value
        short = value.removeprefix(f"{name}·")
        return self._format(f"{self.game.name}-{name}-{short}", {}, form) or short

    def _format(self, id: str, arguments: dict[str, Any], form: str = "") -> str:
        if not self.bundle.has_message(id):
            return ""
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(form, message.value)
        return str(self.bundle.format_pattern(pattern, arguments)[0]) if pattern is not None else ""
