"""Every language says everything: same ids, same variables, nothing missing and nothing left over."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludoteca.games import orleans
from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.data import EVENTS, GOODS, TYPES
from ludoteca.games.orleans.names import Act, Note, Phase
from ludoteca.games.orleans.vocabulary import CITIES, DEEDS, PLACES
from ludoteca.kernel.numbered import Numbered
from tests.contract.words import Speaker, messages

WAITS = ("remove", "draw", "bathe", "keep", "tower", "plan", "act", "bath", "place-tech", "sacristy", "food", "torture")
LABELS = (
    "title",
    "about",
    "technology-tile",
    "citizen-tile",
    "market",
    "tower-spaces",
    "coins-label",
    "development-label",
)

HELP = ("technology", "citizen", "development")


def refusals_in_the_source() -> dict[str, set[str]]:
    """Read from the sources of the room which reasons it gives, with their arguments."""
    found: dict[str, set[str]] = {}
    for path in Path(orleans.__path__[0]).rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse":
                arguments = {str(keyword.arg) for keyword in call.keywords}
                for reason in reasons(call.args[1]):
                    found.setdefault(reason, set()).update(arguments)
    return found


def reasons(given: ast.expr) -> list[str]:
    if isinstance(given, ast.IfExp):
        return [*reasons(given.body), *reasons(given.orelse)]
    if isinstance(given, ast.JoinedStr):
        head = given.values[0]
        assert isinstance(head, ast.Constant)
        return [f"{head.value!s}road", f"{head.value!s}waterway"]
    assert isinstance(given, ast.Constant)
    return [str(given.value)]


def named(numbered: type[Numbered]) -> list[str]:
    return [one.name for one in numbered.rows]


def expected() -> dict[str, set[str]]:
    """Tell which messages there must be, with what they are given."""
    wanted: dict[str, set[str]] = {f"orleans-{label}": set() for label in LABELS}
    for kind, names in (
        ("follower", TYPES), ("good", GOODS), ("place", PLACES), ("event", EVENTS), ("city", CITIES), ("deed", DEEDS),
        ("phase", (*named(Phase), "over")), ("action", named(Act)), ("help", HELP), ("help-place", PLACES),
        ("help-event", EVENTS),
        ("ask", GAME.decisions),
    ):  # fmt: skip
        wanted |= {f"orleans-{kind}-{name}": set() for name in names}
    wanted |= {f"orleans-wait-{name}": {"seat"} for name in WAITS}
    wanted |= {f"orleans-{note.name}": set(note.parts) for note in Note.rows}
    wanted |= {f"orleans-refused-{name}": fields for name, fields in refusals_in_the_source().items()}
    wanted |= {"orleans-starting": {"follower"}, "orleans-level": {"level"}}
    wanted |= {f"orleans-forgo-{GAME.vocabulary.token(pick)}": set() for pick in GAME.forgoing}
    for option in GAME.options:
        wanted |= {f"orleans-option-{option.name}": set(), f"orleans-option-{option.name}-help": set()}
        if option.name == "start_player":
            wanted |= {f"orleans-option-{option.name}-{value}": set() for value in option.values}
        else:
            values = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
            wanted |= {f"orleans-option-{option.name}-{value}": set() for value in values}
    return wanted


def test_english_says_everything_and_no_more() -> None:
    found, wanted = messages(GAME, "en"), expected()
    assert set(found) == set(wanted)
    for id, variables in found.items():
        assert variables <= wanted[id], id


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [("en", "1 coin.", "3 coins."), ("de", "1 Münze.", "3 Münzen."), ("it", "1 moneta.", "3 monete.")],
)
def test_one_and_many_read_differently(language: str, one: str, many: str) -> None:
    speaker = Speaker(GAME, language)
    assert speaker.say("orleans-paid", seat="Ada", coins=1).endswith(one)
    assert speaker.say("orleans-paid", seat="Ada", coins=3).endswith(many)
