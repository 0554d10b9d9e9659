"""The voyage, goals, the end and the Beagle row as in the worked examples E19 to E28."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.species import GAME
from ludoteca.kernel.room import OPEN

from .scenes import J0_1, TRACK, events, offered, points, scene, state

FULL = ["land·book1", "land·book1", "water·book1", "water·book1", "air·book1", "air·book1"]


def test_e19_a_goal_is_scored_on_the_way() -> None:
    track = (*TRACK[:3], "racer", "ground_finch", "opuntia", "carpenter_bee")
    match = scene(
        ["water·book2"],
        FULL,
        cubes={"B2": [3], "C4": [2]},
        track=track,
        beagle=6,
        goals={"J1-6": False},
        open=["map", "", ""],
    )
    match.play(0, "ground_finch B3 pay")
    assert points(match) == [2, 0]
    match.play(0, "map")
    assert points(match) == [5, 4] and match.view(0)["beagle"] == 8
    told = [event.id.removeprefix("species-") for event in match.events]
    assert told.index("goal") == told.index("sailed") + 1 and told.count("sailed") == 2


def awarded(measures: list[int], level: int) -> list[int]:
    """Score a majority of tiles captured (level 2) or controlled (3), or of land knowledge (1)."""
    seats = len(measures)
    hand: list[list[str]] = [[] for _ in measures]
    if level == 2:
        tiles = iter(row["id"] for row in GAME.data()["tiles"] if row["id"] not in TRACK)
        players = [{"captured": [next(tiles) for _ in range(count)]} for count in measures]
        match = scene(*hand, players=players, beagle=11, goals={"J1-2": True, "J2-5": False})
    else:
        cubes = {"B2": measures}
        goals = {"J1-2": True, "J2-5": True, "J3-2": False}
        match = scene(*hand, cubes=cubes, beagle=18, goals=goals)
    goal = match.view(0)["goals"][level - 1]
    assert [row["measure"] for row in goal["standing"]] == measures and len(goal["standing"]) == seats
    return [row["points"] for row in goal["standing"]]


@pytest.mark.parametrize(
    ("measures", "level", "points"),
    [
        ([4, 4, 2], 2, [4, 4, 0]),
        ([5, 3, 3], 2, [4, 2, 2]),
        ([0, 0, 0], 2, [0, 0, 0]),
        ([5, 3], 2, [4, 0]),
        ([3, 0, 0], 3, [6, 0, 0]),
        ([6, 4, 1, 0], 3, [6, 3, 0, 0]),
        ([2, 2, 2, 1], 3, [6, 6, 6, 0]),
    ],
)
def test_e20_majorities(measures: list[int], level: int, points: list[int]) -> None:
    assert awarded(measures, level) == points


def test_e21_knowledge_and_trios() -> None:
    board = {**J0_1, "C2": "sea_lion", "D2": "hawk"}
    track = ("giant_tortoise", "shark", "penguin", "racer", "green_turtle", "opuntia", "carpenter_bee")

    def standing(card: str) -> dict[str, Any]:
        cubes = {"C2": [2], "D2": [1], "A4": [1]}
        match = scene([], [], board=board, cubes=cubes, track=track, goals={card: False})
        found: dict[str, Any] = match.view(None)["goals"][int(card[1]) - 1]["standing"][0]
        assert match.view(None)["players"][0]["knowledge"] == {"land": 3, "water": 5, "air": 2}
        return found

    assert standing("J2-3")["measure"] == 8 and standing("J3-2")["measure"] == 10
    assert standing("J3-3") == {"seat": 0, "measure": 2, "points": 6}


SEA = {**J0_1, "C3": "opuntia"}
LATE = {"J1-2": True, "J2-2": True, "J3-2": True}


def test_e24_the_last_space() -> None:
    track = ("giant_tortoise", "shark", "penguin", "sea_lion", "green_turtle", "racer", "carpenter_bee")
    board = {**J0_1, "B3": "green_turtle"}
    match = scene(
        [],
        [],
        board=board,
        cubes={"A4": [4], "B2": [3]},
        track=(*track[:4], "racer", "carpenter_bee"),
        beagle=23,
        goals=LATE,
    )
    match.play(0, "sea_lion A3 pay")
    view = match.view(0)
    assert match.over and view["beagle"] == 24 and len(view["track"]) == 5, "no refill"
    assert view["players"][0]["score"]["discoveries"] == 3
    assert sum(view["players"][0]["hand_sizes"].values()) == 2
    assert match.result is not None and events(match, "over") == [{}]
    assert [row["stop"] for row in events(match, "sailed")] == [24]


def test_e25_ended_by_a_card() -> None:
    match = scene(["fitzroy"], [], beagle=22, goals=LATE, cubes={"B2": [3]})
    match.play(0, "fitzroy")
    assert match.over and events(match, "goal") == []


def ended(*hands: list[str], **fields: Any) -> Match:
    """Let Wickham end a game."""
    match = scene([*hands[0], "wickham"], *hands[1:], beagle=23, goals=LATE, **fields)
    match.play(0, "wickham")
    assert match.over
    return match


def test_e26_majorities_on_tiles() -> None:
    board = {**J0_1, "C2": "opuntia", "D2": "penguin", "D5": "shark"}
    track = ("giant_tortoise", "sea_lion", "hawk", "green_turtle", "angelfish", "carpenter_bee")
    cubes = {"C2": [2, 1], "D2": [1, 1], "A4": [3]}
    match = ended([], [], board=board, track=track, cubes=cubes, players=[{"captured": ["racer"]}])
    view = match.view(0)
    assert set(view["players"][0]["captured"]) == {"racer", "opuntia"}
    assert [player["score"]["tiles"] for player in view["players"]] == [2, 0]
    assert events(match, "won-tile") == [{"seat": 0, "tile": "opuntia"}]


@pytest.mark.parametrize(("red", "ranks"), [(5, (2, 1, 3)), (6, (1, 2, 3))])
def test_e27_the_tie_break(red: int, ranks: tuple[int, ...]) -> None:
    """Books by J4-2: one card each of a habitat or another, so that volumes differ and points do not."""
    sets = {5: ["land·book2", "water·book2", "air·book1"], 6: ["land·book2", "water·book2", "air·book2"]}
    blue = ["land·book2", "water·book2", "air·book1"]
    points = [{"points": 35}, {"points": 35}, {"points": 37}]
    match = ended(sets[red], blue, [], final="J4-2", players=points)
    assert match.result is not None
    assert match.result.points == (38, 38, 37) and match.result.ranks == ranks


def test_e28_the_beagle_row() -> None:
    row = ["map", "sulivan", "scalpel"]
    match = scene([], [], cubes={"A4": [3], "B2": [2]}, open=row)
    match.play(0, "green_turtle B3 pay")
    assert offered(match) == set(row)
    before = state(match).clone()
    match.play(0, "map")
    view = match.view(0)
    assert "map" in view["players"][0]["hand"] and view["open"][1:] == row[1:] and view["open"][0]
    told = [event.id.removeprefix("species-") for event in match.events]
    assert told.index("opened") < told.index("sailed")
    found = GAME.vocabulary.id("map")
    assert found is not None
    assert before.open_cards[0] == found - 128


def test_e28_an_empty_deck_is_made_from_its_discards() -> None:
    cards = [card["token"] for card in GAME.data()["cards"] if card["deck"] == "beagle" for _ in range(card["count"])]
    for card in ("map", "sulivan", "scalpel", "may"):
        cards.remove(card)
    open_row = ["map", "sulivan", "scalpel"]
    some = scene([], cards, cubes={"A4": [3], "B2": [2]}, open=open_row, discards={"beagle": ["may"]})
    some.play(0, "green_turtle B3 pay")
    some.play(0, "map")
    assert some.view(0)["open"] == ["may", "sulivan", "scalpel"] and events(some, "reshuffled") == [{"deck": "beagle"}]
    none = scene(["may"], cards, cubes={"A4": [3], "B2": [2]}, open=open_row)
    none.play(0, "green_turtle B3 pay")
    none.play(0, "map")
    assert none.view(0)["open"] == ["", "sulivan", "scalpel"]
    assert GAME.view(state(none), OPEN)["decks"]["beagle"] == 0
