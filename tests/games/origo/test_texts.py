"""Every language says everything: same ids, same variables, nothing missing and nothing left over."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from ludoteca.games.origo import GAME
from ludoteca.games.origo.names import Act, Note
from tests.contract.words import LANGUAGES, Speaker, messages

ROOM = resources.files("ludoteca.games.origo")
DOCUMENT = (Path(__file__).parents[3] / "docs" / "origo.md").read_text(encoding="utf-8")
CARDS = ("row", "column", "land", "growth", "ship")
DATA = tomllib.loads((ROOM / "data.toml").read_text(encoding="utf-8"))


def events() -> dict[str, set[str]]:
    """Read the events and their arguments from docs/origo.md."""
    paragraph = DOCUMENT[DOCUMENT.index("`origo-` before each") :].split("\n\n")[0]
    return {
        name: {argument.split()[0] for argument in arguments.split(",") if argument}
        for name, arguments in re.findall(r"`([a-z-]+)\{([^}]*)\}`", paragraph)
    }


def refusals_in_the_source() -> dict[str, set[str]]:
    """Read from the chapters which reasons they give, with their arguments."""
    found: dict[str, set[str]] = {}
    texts = [ROOM / "__init__.py", *(ROOM / "rules").iterdir()]
    chapters = [ast.parse(path.read_text(encoding="utf-8")) for path in texts if path.name.endswith(".py")]
    for call in (node for chapter in chapters for node in ast.walk(chapter)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse":
            given = call.args[1]
            for reason in (given.body, given.orelse) if isinstance(given, ast.IfExp) else (given,):
                assert isinstance(reason, ast.Constant)
                found.setdefault(str(reason.value), set()).update(str(keyword.arg) for keyword in call.keywords)
    return found


def expected() -> dict[str, set[str]]:
    """List every message that the house can ask for, with the arguments that it passes."""
    plain = ["title", "about", *(f"{kind}-{act.name}" for kind in ("action", "help") for act in Act.rows)]
    plain += [f"country-{country['code']}" for country in DATA["country"]]
    plain += [f"sea-{sea['code']}" for sea in DATA["sea"]]
    plain += [f"tribe-{colour['name']}" for colour in DATA["colour"]]
    plain += [f"ask-{decision}" for decision in GAME.decisions]
    plain += [f"help-card-{card}" for card in CARDS]
    plain += ["card-growth", "card-ship"]
    plain += [f"forgo-{GAME.vocabulary.token(pick)}" for pick in GAME.forgoing]
    for option in GAME.options:
        plain += [f"option-{option.name}", f"option-{option.name}-help"]
        plain += [*(f"option-{option.name}-{str(value).lower()}" for value in option.values)]
    known: dict[str, set[str]] = {name: set() for name in plain}
    known |= {f"card-{card}": {"label"} for card in ("row", "column", "land")}
    known |= {f"wait-{decision}": {"seat"} for decision in ("place", "menu", "reinforce")}
    known |= {"help-country": {"squares", "first", "second", "third"}, "help-sea": {"squares"}}
    known |= events()
    known |= {f"refused-{reason}": arguments for reason, arguments in refusals_in_the_source().items()}
    return {f"origo-{name}": arguments for name, arguments in known.items()}


def test_the_contract_lists_the_events_that_the_rules_tell() -> None:
    assert events() == {note.name: set(note.parts) for note in Note.rows}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_or_left_over(language: str) -> None:
    own = {id for id in messages(GAME, language) if not id.startswith("origo-ui-")}
    assert own == set(expected())


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_arguments_that_they_are_given(language: str) -> None:
    given = expected()
    for id, variables in messages(GAME, language).items():
        if id in given:
            assert variables == given[id], id


def test_one_and_many_read_differently_where_the_language_does() -> None:
    for language, one, many in (
        ("en", "1 card.", "3 cards."),
        ("de", "1 Karte.", "3 Karten."),
        ("it", "1 carta.", "3 carte."),
    ):
        speaker = Speaker(GAME, language)
        for count, ending in ((1, one), (3, many)):
            assert speaker.say("origo-drew", seat="Ada", count=count).endswith(ending)
