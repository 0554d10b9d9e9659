"""Records that last: those of each version of the rules replay for ever, and all keep to the published schema."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from ludoteca import BadRecord, Game, replay
from ludoteca.kernel.records import schema
from ludoteca.kernel.registry import registered

from .goldens import FOLDER as GOLDENS
from .walks import random_move

FOLDER = Path(__file__).parent / "records"
"""A file `<game>-<rules>.jsonl` for each version of a game's rules: written once, and never again."""
PUBLISHED = Path(__file__).parents[2] / "docs" / "record.schema.json"
CHECK = jsonschema.Draft202012Validator(schema())


def of_old(game: str, rules: int) -> list[dict[str, Any]]:
    """Read the records of a version of the rules."""
    lines = (FOLDER / f"{game}-{rules}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def versions() -> Iterator[tuple[str, int]]:
    for game in registered().values():
        if game.room.startswith("ludoteca.games."):
            yield from ((game.name, rules) for rules in range(1, game.rules + 1))


@pytest.mark.parametrize("name, rules", [*versions()])
def test_records_of_each_version_of_the_rules_replay_for_ever(name: str, rules: int) -> None:
    found = of_old(name, rules)
    assert len(found) >= 3
    for record in found:
        CHECK.validate(record)
        match = replay(record)
        assert match.result is not None and match.result.as_json() == record["result"]


def test_recorded_games_keep_to_the_schema() -> None:
    for path in GOLDENS.glob("*.json"):
        CHECK.validate(json.loads(path.read_text(encoding="utf-8"))["record"])


def test_fresh_records_keep_to_the_schema_at_every_stage(game: Game, seats: int) -> None:
    luck = random.Random(1)
    match = game.start(seats, seed="fresh")
    CHECK.validate(match.record())
    for _ in range(12):
        match.play(match.to_act[0], random_move(match, match.to_act[0], luck))
    middle = game.load(match.document(), seed="middle")
    for one in (match, middle):
        CHECK.validate(json.loads(json.dumps(one.record())))
        one.end()
        CHECK.validate(json.loads(json.dumps(one.record())))


def test_the_published_schema_is_that_of_the_structs() -> None:
    assert json.loads(PUBLISHED.read_text(encoding="utf-8")) == schema(), f"ludoteca schema > docs/{PUBLISHED.name}"


@pytest.mark.parametrize(
    "field, value, problem",
    [
        ("ludoteca", 2, "no '2'"),
        ("seats", 0, "is not from 1 to 16"),
        ("key", "00", "is not spelled like one"),
        ("setup", [-1], "is not from 0 to"),
        ("journal", [{"seat": 99, "move": "C4"}], "is not from -1 to 15"),
        ("journal", [{"seat": 0}], "is missing"),
        ("result", {"points": [1]}, "is missing"),
        ("edition", {"game": "x", "name": "", "set": {}}, "has 0 letters"),
        ("strange", 1, "is not known"),
    ],
)
def test_a_broken_record_is_refused_by_field_and_rule(field: str, value: Any, problem: str) -> None:
    name = next(iter(registered()))
    broken = {**of_old(name, 1)[0], field: value}
    assert not CHECK.is_valid(broken)
    with pytest.raises(BadRecord) as refused:
        replay(broken)
    assert refused.value.code == "malformed-record"
    assert refused.value.field.startswith(field)
    assert problem in refused.value.arguments["problem"]


def test_a_record_that_the_rules_of_now_cannot_follow_says_which_rules_it_wants() -> None:
    name = next(iter(registered()))
    record = of_old(name, 1)[0]
    spoiled = {**record, "rules": 99, "journal": record["journal"][1:]}
    with pytest.raises(BadRecord) as refused:
        replay(spoiled)
    assert refused.value.code == "other-rules"
    assert refused.value.arguments["rules"] == 99
