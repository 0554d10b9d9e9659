"""Says events, picks, questions and refusals in a language of the reader."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.picks import Pick
from ludoteca.kernel.room import Room

PEOPLE = ("seat", "rival", "defender", "attacker")
"""The arguments of events that are seat numbers."""
PLAIN = re.compile(r"[a-z]+([-_ ][a-z0-9]+)*")
"""An id that reads as words."""


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
    """The messages of a game in one language; raises BadOption when it does not speak it.

    `people` are the names of those who sit there, by seat; without them seats are numbered: #1, #2.
    """

    def __init__(self, game: Room, language: str, people: Sequence[str] = ()) -> None:
        try:
            text = game.text(language)
        except FileNotFoundError:
            raise BadOption("unknown-language", field="language", args={"language": language}) from None
        self.game = game
        self.people = people
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))
        entries = FluentParser().parse(text).body
        self.wanted = {entry.id.name: Wanted(entry) for entry in entries if isinstance(entry, fluent.Message)}

    def among(self, people: Sequence[str]) -> Words:
        """Give the same words for a table at which these people sit."""
        other = copy(self)
        other.people = people
        return other

    def say(self, event: Mapping[str, Any]) -> str:
        """Say one event of a match's log, or a refusal given as one."""
        id, args = event["id"], event["args"]
        if id not in self.wanted:
            return f"{id} {args}"
        codes = self.wanted[id].codes
        told: dict[str, Any] = {}
        for variable in self.wanted[id].variables:
            name, _, form = variable.partition("-")
            value = args.get(name, "")
            told[variable] = value if name in codes else self._word(name, value, form)
        return self._format(id, told)

    def pick(self, pick: Pick) -> str:
        """Name a pick: `<game>-<kind>-<token>`, or `<game>-<kind>` with the token as argument, or the token.

        Of `stack·2` that argument is the 2, by the name `token` and by that of its kind.
        """
        short = pick.token.removeprefix(f"{pick.kind}·")
        kind = f"{self.game.name}-{pick.kind}"
        for id, arguments in ((f"{kind}-{pick.token}", {}), (kind, {"token": short, pick.kind: short})):
            if self.bundle.has_message(id):
                return self._format(id, arguments)
        return plain(short)

    def question(self, decision: str) -> str:
        """Say what a seat is asked at a decision."""
        return self._format(f"{self.game.name}-ask-{decision}", {}) or plain(decision)

    def about(self, what: str) -> str:
        """Say a message without arguments, such as `title`; empty when the game has none of that name."""
        return self._format(f"{self.game.name}-{what}", {})

    def _word(self, name: str, value: Any, form: str) -> Any:
        """Put an argument into words, in the form that the message wants (an attribute of the name)."""
        if name in PEOPLE:
            return self.people[value] if value < len(self.people) else f"#{value + 1}"
        if isinstance(value, list):
            return len(value) if form == "count" else ", ".join(str(item) for item in value)
        if not isinstance(value, str):
            return value
        short = value.removeprefix(f"{name}·")
        known = self._format(f"{self.game.name}-{name}-{short}", {}, form)
        # Where the message names the kind itself, as in "stack 2", the name of `stack·2` would say it twice.
        return known or (self._named(value) if short == value else "") or short

    def _named(self, token: str) -> str:
        """Name what has this token among the picks; empty when there is none."""
        id = self.game.vocabulary.id(token)
        return "" if id is None else self.pick(self.game.vocabulary[id])

    def _format(self, id: str, arguments: dict[str, Any], form: str = "") -> str:
        if not self.bundle.has_message(id):
            return ""
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(form, message.value)
        return str(self.bundle.format_pattern(pattern, arguments)[0]) if pattern is not None else ""


def plain(id: str) -> str:
    """Read an id as words; what is no plain word stays as it is.

    >>> plain("start_player"), plain("C·D")
    ('Start player', 'C·D')
    """
    if not PLAIN.fullmatch(id):
        return id
    words = id.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]
