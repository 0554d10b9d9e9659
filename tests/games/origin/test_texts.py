"""Every language says everything: same ids, same variables, nothing missing and nothing left over."""

from __future__ import annotations

import ast
import inspect
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludoteca.games.origin import GAME, refusals
from ludoteca.games.origin.data import DECKS, load
from ludoteca.games.origin.tables import ACTIONS, NOTES, REASONS
from ludoteca.games.origin.view import PHASES
from ludoteca.games.origin.vocabulary import CARDS, REGIONS, STRAITS

LANGUAGES = ("en", "ja", "it", "de")
NUMBERS = {"points", "count", "level", "steps", "have", "need", "height", "width"}
WAITS = ("objective", "action", "reward", "tile", "return", "council", "end")
LABELS = ("reserve", "tile-reserve", "reward-board", "stacks", "hand", "discards", "straits")
SCORES = ("objectives", "cards", "hunting", "straits", "tiles", "continents", "total")
MAP = load().raw["map"]
COLOURS = (*MAP["colours"], "none")


def source(language: str) -> str:
    return resources.files("ludoteca.games.origin").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


class Variables(Visitor):
    """Collects the variables that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


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


def refusals_in_the_source() -> dict[str, set[str]]:
    """Read from refusals.py which reasons it gives, with their arguments."""
    found: dict[str, set[str]] = {}
    for call in ast.walk(ast.parse(inspect.getsource(refusals))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "_refuse":
            arguments = {str(keyword.arg) for keyword in call.keywords}
            for reason in reasons(call.args[1]):
                found.setdefault(reason, set()).update(arguments)
    return found


def reasons(given: ast.expr) -> list[str]:
    """Read a reason, or both of a choice between two."""
    if isinstance(given, ast.IfExp):
        return [*reasons(given.body), *reasons(given.orelse)]
    assert isinstance(given, ast.Constant)
    return [str(given.value)]


def expected() -> dict[str, set[str]]:
    """Tell which messages there must be, with what they are given."""
    wanted: dict[str, set[str]] = {f"origin-{label}": set() for label in LABELS}
    for kind, names in (
        ("region", REGIONS), ("strait", STRAITS), ("continent", MAP["continents"]), ("colour", COLOURS),
        ("pawn-colour", load().raw["pawns"]["colours"]), ("height", (1, 2, 3)), ("width", (1, 2, 3)),
        ("village", load().raw["villages"]["colours"]), ("deck", DECKS), ("card", CARDS), ("action", ACTIONS),
        ("help", CARDS), ("help-region", COLOURS), ("phase", (*PHASES.values(), "over")), ("reason", REASONS[1:]),
        ("score", SCORES), ("ask", GAME.decisions),
    ):  # fmt: skip
        wanted |= {f"origin-{kind}-{name}": set() for name in names}
    wanted |= {f"origin-wait-{name}": {"seat"} for name in WAITS}
    wanted |= {f"origin-{name}": set(fields) for name, fields in NOTES}
    wanted |= {f"origin-refused-{name}": fields for name, fields in refusals_in_the_source().items()}
    wanted |= {
        "origin-pawn": {"colour", "height", "width"},
        "origin-title": set(),
        "origin-level": {"level"},
        "origin-distance": {"steps"},
        "origin-progress": {"have", "need"},
        "origin-level-needed": {"level"},
    }
    for option in GAME.options:
        wanted[f"origin-option-{option.name}"] = set()
        values = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
        wanted |= {f"origin-option-{option.name}-{value}": set() for value in values}
    return wanted


def test_english_says_everything_and_no_more() -> None:
    found, wanted = messages("en"), expected()
    assert set(found) == set(wanted)
    for id, variables in found.items():
        assert variables <= wanted[id], id


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 3])
def test_every_message_reads_without_a_fault(language: str, number: int) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    for id, variables in messages(language).items():
        message = bundle.get_message(id)
        assert message.value is not None
        arguments = {name: number if name in NUMBERS else "X" for name in variables}
        text, faults = bundle.format_pattern(message.value, arguments)
        assert isinstance(text, str)
        assert not faults, (id, faults)
        assert "{" not in text
        assert text.strip() == text


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [("en", ": 1 point.", ": 3 points."), ("de", ": 1 Punkt.", ": 3 Punkte."), ("it", ": 1 punto.", ": 3 punti.")],
)
def test_one_and_many_read_differently(language: str, one: str, many: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    pattern = bundle.get_message("origin-stole-strait").value
    assert pattern is not None
    assert str(bundle.format_pattern(pattern, {"seat": "Ada", "rival": "Bo", "points": 1})[0]).endswith(one)
    assert str(bundle.format_pattern(pattern, {"seat": "Ada", "rival": "Bo", "points": 3})[0]).endswith(many)
