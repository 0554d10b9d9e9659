"""Every language says everything: same ids, same variables, nothing missing and nothing left over."""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludoteca.games.origo import GAME, refusals
from ludoteca.games.origo.tables import ACTIONS, EVENTS

ROOM = resources.files("ludoteca.games.origo")
PROTOCOL = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
LANGUAGES = ("en", "ja", "it", "de")
CARDS = ("row", "column", "land", "growth", "ship")
DATA = tomllib.loads((ROOM / "data.toml").read_text(encoding="utf-8"))


def source(language: str) -> str:
    return (ROOM / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> dict[str, set[str]]:
    """Read the ids of a message file with the variables that each uses; junk fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


class Variables(Visitor):
    """Collects the variables that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def events() -> dict[str, set[str]]:
    """Read the events and their arguments from docs/protocol.md."""
    paragraph = PROTOCOL[PROTOCOL.index("Events (`origo-` before each)") :].split("\n\n")[0]
    return {
        name: {argument.split()[0] for argument in arguments.split(",") if argument}
        for name, arguments in re.findall(r"`([a-z-]+)\{([^}]*)\}`", paragraph)
    }


def refusals_in_the_source() -> dict[str, set[str]]:
    """Read from refusals.py which reasons it gives, with their arguments."""
    found: dict[str, set[str]] = {}
    for call in ast.walk(ast.parse(inspect.getsource(refusals))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "_refuse":
            given = call.args[1]
            for reason in (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,):
                assert isinstance(reason, ast.Constant)
                found.setdefault(str(reason.value), set()).update(str(keyword.arg) for keyword in call.keywords)
    return found


def expected() -> dict[str, set[str]]:
    """List every message that the house can ask for, with the arguments that it passes."""
    plain = ["title", *(f"action-{action}" for action in ACTIONS), *(f"help-{action}" for action in ACTIONS)]
    plain += [f"country-{country['code']}" for country in DATA["country"]]
    plain += [f"sea-{sea['code']}" for sea in DATA["sea"]]
    plain += [f"tribe-{colour['name']}" for colour in DATA["colour"]]
    plain += [f"ask-{decision}" for decision in GAME.decisions]
    plain += [f"help-card-{card}" for card in CARDS]
    plain += ["card-growth", "card-ship"]
    for option in GAME.options:
        plain += [f"option-{option.name}", *(f"option-{option.name}-{str(value).lower()}" for value in option.values)]
    known: dict[str, set[str]] = {name: set() for name in plain}
    known |= {f"card-{card}": {"label"} for card in ("row", "column", "land")}
    known |= {f"wait-{decision}": {"seat"} for decision in ("place", "menu", "reinforce")}
    known |= {"help-country": {"squares", "first", "second", "third"}, "help-sea": {"squares"}}
    known |= events()
    known |= {f"refused-{reason}": arguments for reason, arguments in refusals_in_the_source().items()}
    return {f"origo-{name}": arguments for name, arguments in known.items()}


def test_the_contract_lists_the_events_that_the_rules_tell() -> None:
    assert events() == {name: set(fields) for name, fields in EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_or_left_over(language: str) -> None:
    own = {id for id in messages(language) if not id.startswith("origo-ui-")}
    assert own == set(expected())


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_arguments_that_they_are_given(language: str) -> None:
    given = expected()
    for id, variables in messages(language).items():
        if id in given:
            assert variables == given[id], id


def test_all_languages_have_the_same_messages_and_variables() -> None:
    english = messages("en")
    for language in LANGUAGES[1:]:
        assert messages(language) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 7])
def test_every_message_reads_without_a_fault(language: str, number: int) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    for id, variables in messages(language).items():
        numbers = {
            "points",
            "count",
            "limit",
            "squares",
            "first",
            "second",
            "third",
            "clan",
            "naval",
            "countries",
            "round",
        }
        arguments = {name: number if name in numbers else "X" for name in variables}
        message = bundle.get_message(id)
        assert message.value is not None
        text, faults = bundle.format_pattern(message.value, arguments)
        assert not faults, (id, faults)
        assert "{" not in str(text) and str(text).strip() == text


def test_one_and_many_read_differently_where_the_language_does() -> None:
    for language, one, many in (
        ("en", "1 card.", "3 cards."),
        ("de", "1 Karte.", "3 Karten."),
        ("it", "1 carta.", "3 carte."),
    ):
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(source(language)))
        pattern = bundle.get_message("origo-drew").value
        assert pattern is not None
        for count, ending in ((1, one), (3, many)):
            assert str(bundle.format_pattern(pattern, {"seat": "Ada", "count": count})[0]).endswith(ending)
