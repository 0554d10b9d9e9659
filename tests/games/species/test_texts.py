"""The words: each language says everything that can happen, with the arguments that it is given."""

from __future__ import annotations

import ast
import inspect
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludoteca.games.species import GAME, refusals
from ludoteca.games.species.data import ANY, DECKS, HABITATS
from ludoteca.games.species.tables import ACTIONS, NOTES, SOURCE_NAMES
from ludoteca.games.species.vocabulary import TILES

LANGUAGES = ("en", "ja", "it", "de")
NUMBERS = {"cubes", "points", "tiles", "books", "level", "number"}
WAITS = ("setup-cube", "turn", "beagle-card", "refill", "put-under")
LABELS = (
    "title", "needs-map", "track-label", "stacks-label", "open-label", "hand-label", "captured-label",
    "knowledge-label", "cubes-label", "final-label",
)  # fmt: skip
HELP = ("research", "discover", "known", "track", "beagle")
OF_HABITATS = ("book1", "book2", "magnifier", "sketch", "binoculars")
OF_BEAGLE = tuple(
    card["token"] for card in GAME.data()["cards"] if card["deck"] == "beagle" and card["token"] not in OF_HABITATS
)
JOURNAL = [row["id"] for part in ("goals", "finals") for row in GAME.data()["journal"][part]]


def source(language: str) -> str:
    return resources.files("ludoteca.games.species").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


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
            reason = call.args[1]
            assert isinstance(reason, ast.Constant)
            found.setdefault(str(reason.value), set()).update(str(keyword.arg) for keyword in call.keywords)
    return found


def expected() -> dict[str, set[str]]:
    """Tell which messages there must be, with what they are given."""
    wanted: dict[str, set[str]] = {f"species-{label}": set() for label in LABELS}
    for kind, names in (
        ("tile", TILES), ("habitat", (*HABITATS, ANY, "beagle")), ("deck", DECKS), ("card", OF_BEAGLE),
        ("journal", JOURNAL), ("help-journal", JOURNAL), ("help-card", (*OF_HABITATS, *OF_BEAGLE)), ("help", HELP),
        ("stop", range(25)), ("action", ACTIONS), ("score", SOURCE_NAMES), ("ask", GAME.decisions),
    ):  # fmt: skip
        wanted |= {f"species-{kind}-{name}": set() for name in names}
    wanted |= {f"species-card-{name}": {"habitat"} for name in OF_HABITATS}
    wanted |= {f"species-wait-{name}": {"seat"} for name in WAITS}
    wanted |= {f"species-{name}": set(fields) for name, fields in NOTES}
    wanted |= {f"species-refused-{name}": fields for name, fields in refusals_in_the_source().items()}
    wanted |= {"species-stack": {"number"}, "species-level": {"level"}, "species-goal-label": {"level"}}
    for option in GAME.options:
        wanted[f"species-option-{option.name}"] = set()
        values = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
        wanted |= {f"species-option-{option.name}-{value}": set() for value in values}
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
        assert "{" not in text and text.strip() == text


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [("en", "1 point.", "3 points."), ("de", "1 Punkt.", "3 Punkte."), ("it", "1 punto.", "3 punti.")],
)
def test_one_and_many_read_differently(language: str, one: str, many: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    pattern = bundle.get_message("species-points").value
    assert pattern is not None
    assert str(bundle.format_pattern(pattern, {"seat": "Ada", "points": 1})[0]).endswith(one)
    assert str(bundle.format_pattern(pattern, {"seat": "Ada", "points": 3})[0]).endswith(many)
