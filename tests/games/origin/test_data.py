"""The parts as data: the facts of the specification, and what the loader finds wrong."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ludoteca.games.origin import GAME
from ludoteca.games.origin.data import _check, lands, load

DATA = load()


def test_the_map() -> None:
    """3: 54 regions by colour; the seven lands; four reward colours around the origin space."""
    regions = GAME.data()["map"]["regions"]
    assert Counter(row["colour"] for row in regions) == {
        "yellow": 12, "orange": 12, "purple": 12, "brown": 12, "green": 5, "none": 1,
    }  # fmt: skip
    assert Counter(row["continent"] for row in regions) == {
        "africa": 13, "eurasia": 16, "oceania": 7, "south_america": 6, "north_america": 8, "antarctica": 4,
    }  # fmt: skip
    assert len(lands(54, DATA.borders)) == 7
    greens = {row["continent"] for row in regions if row["colour"] == "green"}
    assert greens == set(GAME.data()["map"]["continents"]) - {"antarctica"}


def test_points_of_objectives() -> None:
    points = [row["points"] for row in GAME.data()["cards"]["objective"]]
    assert points == [3, 4, 4, 4, 3, 5, 5, 6, 6, 6, 5, 5, 5, 4, 4, 5, 3, 5, 4, 4]


def test_levels_of_permanents() -> None:
    assert [row["level"] for row in GAME.data()["cards"]["permanent"]] == [1] * 4 + [2] * 4 + [3] * 3 + [4] * 2 + [5]


def test_distances_for_clients() -> None:
    steps = GAME.data()["distances"]
    ids = [row["id"] for row in GAME.data()["map"]["regions"]]
    atlas, gaul = ids.index("af_atlas"), ids.index("eu_gaul")
    assert (steps["steps"][atlas][gaul], steps["rafts"][atlas][gaul]) == (2, 1)


FAULTS: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("54 regions", lambda raw: raw["map"]["regions"].append(raw["map"]["regions"][0])),
    ("30 tiles", lambda raw: raw["tiles"]["levels"][0].update(count=9)),
    ("11 strait tokens", lambda raw: raw["tokens"]["strait_values"].pop()),
    ("unlike colours", lambda raw: raw["map"]["regions"][1].update(colour="brown")),
    ("cut off by straits", lambda raw: raw["map"]["regions"][1].update(island="eurasia")),
    ("action cards in order", lambda raw: raw["cards"]["action"].reverse()),
    ("known conditions", lambda raw: raw["cards"]["objective"][0]["condition"].update(kind="luck")),
    ("objective cards", lambda raw: raw["cards"]["objective"].pop()),
    ("pawns for 4", lambda raw: raw["pawns"]["in_play"].update({"4": 30})),
]


@pytest.mark.parametrize(("told", "spoil"), FAULTS, ids=[told for told, _ in FAULTS])
def test_faults_in_the_data_are_named(told: str, spoil: Callable[[dict[str, Any]], Any]) -> None:
    raw = copy.deepcopy(DATA.raw)
    spoil(raw)
    with pytest.raises(ValueError, match=told):
        _check(replace(DATA, raw=raw))
