"""Every language says everything: same ids, same variables, nothing missing and nothing left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ludoteca.games import origin
from ludoteca.games.origin import GAME
from ludoteca.games.origin.data import DECKS, load
from ludoteca.games.origin.names import Act, Note
from ludoteca.games.origin.vocabulary import CARDS, REGIONS, STRAITS
from tests.contract.words import Speaker, messages

WAITS = ("objective", "action", "reward", "tile", "return", "council", "end")
LABELS = ("reserve", "reward-board", "stacks", "discards")
SCORES = ("objectives", "cards", "hunting", "straits", "tiles", "continents", "total")
MAP = load().raw["map"]
COLOURS = (*MAP["colours"], "none")
ROOM = Path(str(origin.__file__)).parent


def refusals_in_the_source() -> dict[str, set[str]]:
    """Read from the room's sources which reasons it gives, with their arguments."""
    found: dict[str, set[str]] = {}
    sources = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ROOM.rglob("*.py"))]
    for call in (node for source in sources for node in ast.walk(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse":
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
        ("region", REGIONS), ("strait", STRAITS), ("colour", COLOURS),
        ("deck", DECKS), ("card", CARDS), ("action", Act.names),
        ("help", CARDS), ("help-region", COLOURS), ("score", SCORES), ("ask", GAME.decisions),
    ):  # fmt: skip
        wanted |= {f"origin-{kind}-{name}": set() for name in names}
    wanted |= {f"origin-wait-{name}": {"seat"} for name in WAITS}
    wanted |= {f"origin-{row.name}": set(row.parts) for row in Note.rows}
    wanted |= {f"origin-refused-{name}": fields for name, fields in refusals_in_the_source().items()}
    wanted |= {
        "origin-pawn": {"colour", "height", "width"},
        "origin-title": set(),
        "origin-about": set(),
        "origin-level": {"level"},
        "origin-distance": {"steps"},
        "origin-progress": {"have", "need"},
        "origin-level-needed": {"level"},
    }
    for option in GAME.options:
        wanted |= {f"origin-option-{option.name}": set(), f"origin-option-{option.name}-help": set()}
        values = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
        wanted |= {f"origin-option-{option.name}-{value}": set() for value in values}
    return wanted


def test_english_says_everything_and_no_more() -> None:
    found, wanted = messages(GAME, "en"), expected()
    assert set(found) == set(wanted)
    for id, variables in found.items():
        assert variables <= wanted[id], id


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [("en", "1 point", "3 points"), ("de", "1 Punkt", "3 Punkte"), ("it", "1 punto", "3 punti")],
)
def test_one_and_many_read_differently(language: str, one: str, many: str) -> None:
    speaker = Speaker(GAME, language)
    for points, words in ((1, one), (3, many)):
        assert re.search(rf"\b{words}\b", speaker.say("origin-stole-strait", seat="Ada", rival="Bo", points=points))
