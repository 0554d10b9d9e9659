"""The words: each language says everything that can happen, with the arguments that it is given."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludoteca.games import species
from ludoteca.games.species import GAME
from ludoteca.games.species.data import ANY, DECKS, HABITATS
from ludoteca.games.species.names import Act, Note, Source
from ludoteca.games.species.vocabulary import TILES
from tests.contract.words import Speaker, messages

WAITS = ("setup-cube", "turn", "beagle-card", "refill", "put-under")
LABELS = (
    "title", "about", "needs-map", "track-label", "stacks-label", "open-label", "hand-label", "captured-label",
    "knowledge-label", "final-label",
)  # fmt: skip
HELP = ("research", "discover", "known", "track", "beagle")
OF_HABITATS = ("book1", "book2", "magnifier", "sketch", "binoculars")
OF_BEAGLE = tuple(
    card["token"] for card in GAME.data()["cards"] if card["deck"] == "beagle" and card["token"] not in OF_HABITATS
)

JOURNAL = [row["id"] for part in ("goals", "finals") for row in GAME.data()["journal"][part]]


def refusals_in_the_source() -> dict[str, set[str]]:
    """Read from the chapters which reasons they give, with their arguments."""
    found: dict[str, set[str]] = {}
    for path in Path(species.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse":
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
        ("stop", range(25)), ("action", Act.names), ("score", Source.names), ("ask", GAME.decisions),
    ):  # fmt: skip
        wanted |= {f"species-{kind}-{name}": set() for name in names}
    wanted["species-stack"] = {"stack"}
    wanted |= {f"species-card-{name}": {"habitat"} for name in OF_HABITATS}
    wanted |= {f"species-wait-{name}": {"seat"} for name in WAITS}
    wanted |= {f"species-{row.name}": set(row.parts) for row in Note.rows}
    wanted |= {f"species-refused-{name}": fields for name, fields in refusals_in_the_source().items()}
    wanted["species-help-card-magnifier"] = {"habitat"}
    for option in GAME.options:
        wanted |= {f"species-option-{option.name}": set(), f"species-option-{option.name}-help": set()}
        values = [str(value).lower() if isinstance(value, bool) else value for value in option.values]
        wanted |= {f"species-option-{option.name}-{value}": set() for value in values}
    return wanted


def test_english_says_everything_and_no_more() -> None:
    found, wanted = messages(GAME, "en"), expected()
    assert set(found) == set(wanted)
    for id, variables in found.items():
        assert variables <= wanted[id], id


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [("en", "1 point.", "3 points."), ("de", "1 Punkt.", "3 Punkte."), ("it", "1 punto.", "3 punti.")],
)
def test_one_and_many_read_differently(language: str, one: str, many: str) -> None:
    speaker = Speaker(GAME, language)
    assert speaker.say("species-points", seat="Ada", points=1).endswith(one)
    assert speaker.say("species-points", seat="Ada", points=3).endswith(many)
