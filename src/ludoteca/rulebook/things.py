"""Cards, places, events and goals as paragraphs: their names and effects stand in the message files."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.kernel.room import Room
from ludoteca.rulebook.paragraphs import Paragraph

LANGUAGES = ("en", "de", "it", "ja")
NO_NAMES = frozenset({"help", "refused", "ask", "wait", "option", "title", "guide", "ui", "reason", "score", "phase"})
"""Kinds of messages that name nothing that could be looked up."""
ARGUMENT = re.compile(r"[（(]?\{ ?\$?\w* ?\}[）)]?")


class Unsaid(dict[str, str]):
    """The arguments of a message, all of them empty."""

    def __missing__(self, key: str) -> str:
        return ""


class Messages:
    """What a game says in one language, as far as it is the same at every table."""

    def __init__(self, game: Room, language: str) -> None:
        try:
            text = game.text(language)
        except FileNotFoundError:
            text = ""
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))
        sentences = set(re.findall(r"^([\w-]+) =.*\$seat", text, re.MULTILINE))
        self.texts = {
            id.removeprefix(f"{game.name}-"): self._say(id)
            for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE)
            if id not in sentences
        }
        self.by_token: defaultdict[str, list[str]] = defaultdict(list)
        for id, said in self.texts.items():
            kind, _, token = id.partition("-")
            if token and said and kind not in NO_NAMES:
                self.by_token[token].append(said)

    def _say(self, id: str) -> str:
        """Say a message; what only a table knows is left out."""
        pattern = self.bundle.get_message(id).value
        said = self.bundle.format_pattern(pattern, Unsaid())[0] if pattern is not None else ""
        return " ".join(ARGUMENT.sub("", str(said)).split()).strip(" :;,：")

    def names(self, token: str) -> list[str]:
        """List the names of what has this token."""
        return [*self.by_token[token]]

    def things(self) -> Iterator[Paragraph]:
        """Give everything that has a help text, under its token, its name as the title."""
        for id, text in self.texts.items():
            if id.startswith("help-"):
                subject = id.removeprefix("help-")
                kind, _, token = subject.partition("-")
                named = token and subject in self.texts
                yield Paragraph(token if named else subject, self._called(subject, token or kind), text, 0, text)

    def _called(self, subject: str, token: str) -> str:
        """Name what a help text is about."""
        own = [self.texts[subject]] if "-" in subject and subject in self.texts else []
        others = (self.texts[id] for id in (f"{subject}-tile", f"{subject}-label") if id in self.texts)
        named = [*own, *self.names(subject), *others, *self.names(token)]
        return named[0] if named else subject.replace("-", " ").capitalize()
