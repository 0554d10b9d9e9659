"""Reading of message files, for the tests of every game's words."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludoteca import Game

LANGUAGES = ("en", "ja", "it", "de")


class Variables(Visitor):
    """Collects the variables that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(game: Game, language: str) -> dict[str, set[str]]:
    """Read the ids of a game's messages with the arguments that each uses, in whatever form; junk fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(game.text(language)).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = {name.partition("-")[0] for name in variables.names}
    return found


def forms(game: Game, language: str) -> dict[str, set[str]]:
    """Read the forms in which names can be said (the attributes of messages), each with the names that have it."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(game.text(language)).body:
        if isinstance(entry, fluent.Message):
            for attribute in entry.attributes:
                found.setdefault(attribute.id.name, set()).add(entry.id.name)
    return found


class Speaker:
    """Says the messages of a game in a language; a fault in one of them fails."""

    def __init__(self, game: Game, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(game.text(language)))
        self._forms = {*forms(game, language), "count"}

    def say(self, id: str, **arguments: str | int) -> str:
        """Put one message into words."""
        pattern = self._bundle.get_message(id).value
        assert pattern is not None, id
        told = {f"{name}-{form}": value for name, value in arguments.items() for form in self._forms}
        text, faults = self._bundle.format_pattern(pattern, {**told, **arguments})
        assert not faults, (id, faults)
        return str(text)
