"""What few games come to: several tiles under a stack, decks made anew, goals of every measure, books of every card."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import IllegalMove, Match
from ludoteca.games.species import GAME

from .scenes import events, offered, points, scene

Json = dict[str, Any]
GREEN = {"A4": [3], "B2": [2]}
"""Cubes that pay for a green turtle on B3."""


def refusal(match: Match, move: str, seat: int = 0) -> tuple[str, str]:
    """Tell the rule and the reason by which a move is refused."""
    with pytest.raises(IllegalMove) as why:
        match.parse(seat, move)
    return why.value.rule, why.value.reason.removeprefix("species-refused-")


# Stacks.


def test_several_tiles_under_a_stack_come_up_in_their_order() -> None:
    under = ["penguin", "pencil_urchin", "rail"]
    stacks = [{"size": 0}, {"top": "shark", "size": 4, "bottom": under}, {"size": 0}]
    match = scene(["chaffers"], [], stacks=stacks)
    match.play(0, "chaffers racer stack·2")
    assert match.view(0)["stacks"][1] == {"top": "penguin", "size": 3, "bottom": ["pencil_urchin", "rail"]}
    match.play(0, "stack·2")
    assert match.view(0)["stacks"][1] == {"top": "penguin", "size": 4, "bottom": ["pencil_urchin", "rail", "racer"]}
    assert [stack["size"] for stack in match.view(0)["stacks"]] == [0, 4, 0]
    assert events(match, "put-under") == [{"tile": "racer", "stack": "stack·2"}]
    again = GAME.load(match.document(), seed="again")
    assert again.document() == match.document()


def test_below_unseen_tiles_lie_those_that_were_put_there() -> None:
    stacks = [{"top": "shark", "size": 3, "bottom": ["penguin"]}, {"size": 0}, {"size": 0}]
    match = scene(["chaffers"], [], stacks=stacks)
    match.play(0, "chaffers racer stack·1")
    shown = match.view(0)["stacks"][0]
    assert shown["top"] not in ("penguin", "racer", "shark", None)
    assert (shown["size"], shown["bottom"]) == (2, ["penguin"])


# Cards.


def test_a_deck_made_anew_holds_all_its_discards() -> None:
    cards = [card["token"] for card in GAME.data()["cards"] if card["deck"] == "air" for _ in range(card["count"])]
    discards = ["air·book1", "air·sketch", "air·book1"]
    for card in discards:
        cards.remove(card)
    match = scene(["bynoe"], cards, discards={"air": discards})
    match.play(0, "bynoe air")
    assert events(match, "reshuffled") == [{"deck": "air"}]
    assert match.view(0)["discards"]["air"] == []
    assert match.view(0)["decks"]["air"] == 2
    [drawn] = match.view(0)["players"][0]["hand"]
    assert drawn in discards
    assert events(match, "drew") == [{"seat": 0, "deck": "air"}]
    assert events(match, "drew-own") == [{"card": drawn}]


def test_covington_takes_no_fourth_cube() -> None:
    match = scene(["covington"], [], cubes={"A4": [3], "B2": [3]})
    assert offered(match, "covington A4 A4") == {"A4", "B2", "done"}
    match.play(0, "covington A4 A4 B2")
    assert match.view(0)["cubes"] == {"A4": [1, 0], "B2": [2, 0]}
    assert events(match, "recalled") == [{"seat": 0, "cubes": 3}]
    assert match.to_act == (0,)


def test_covington_ends_with_the_last_cube() -> None:
    match = scene(["covington"], [], cubes={"A4": [2]})
    match.play(0, "covington A4 A4")
    assert match.view(0)["cubes"] == {}
    assert events(match, "recalled") == [{"seat": 0, "cubes": 2}]


def test_stokes_moves_two_cubes_and_tells_each() -> None:
    match = scene(["stokes"], [], cubes={"A4": [2], "C4": [1]})
    match.play(0, "stokes A4 B2 C4 A4")
    assert events(match, "moved-cube") == [
        {"seat": 0, "tile": "coral", "other": "calandrinia"},
        {"seat": 0, "tile": "acacia", "other": "coral"},
    ]
    assert match.view(0)["cubes"] == {"A4": [2, 0], "B2": [1, 0]}


def test_what_is_neither_held_nor_open_nor_on_the_track() -> None:
    match = scene(["stebbing", "chaffers"], [], cubes={"B2": [3], "A4": [2]}, discards={"land": ["land·sketch"]})
    assert refusal(match, "king") == ("10.1", "not-in-hand")
    assert refusal(match, "chaffers shark") == ("10.3", "not-on-track")
    assert refusal(match, "shark") == ("8.1", "not-on-track")
    assert refusal(match, "racer B3 map") == ("10.1", "not-in-hand")
    paying = scene([], [], cubes={"B2": [2], "A4": [3], "C4": [1]})
    assert refusal(paying, "opuntia B3 D4") == ("8.3", "no-cube-there")
    row = scene([], [], cubes=GREEN)
    row.play(0, "green_turtle B3 pay")
    assert refusal(row, "king") == ("8.6", "not-open")


def test_an_empty_deck_gives_nothing_to_bynoe() -> None:
    cards = [card["token"] for card in GAME.data()["cards"] if card["deck"] == "air" for _ in range(card["count"])]
    match = scene(["bynoe"], cards)
    assert offered(match, "bynoe") == {"land", "water"}
    assert refusal(match, "bynoe air") == ("R25", "deck-empty")


# The end of the voyage.


def test_the_stall_guard_may_end_the_game() -> None:
    match = scene([], [], calm=23, beagle=23, goals={"J1-2": True, "J2-2": True, "J3-2": True})
    match.play(0, "research A4 B2")
    assert match.over
    assert match.view(0)["beagle"] == 24
    assert events(match, "stalled") == [{}]
    assert events(match, "turn") == [], "nobody is on turn any more"
    assert match.view(0)["turn"] == 0


def test_turns_without_a_voyage_count_for_each_player() -> None:
    for seats, limit in ((2, 24), (3, 36), (4, 48)):
        match = scene(*[[]] * seats, calm=limit - 2)
        match.play(0, "research A4 B2")
        assert (match.view(0)["calm"], events(match, "stalled")) == (limit - 1, [])
        match.play(1, "research A4 B2")
        assert (match.view(0)["calm"], events(match, "stalled")) == (0, [{}])


LATE = {"J1-2": True, "J2-2": True}


@pytest.mark.parametrize(
    ("goal", "hands", "cubes", "scored"),
    [
        ("J3-6", [["land·book1"], ["land·book2", "air·book1"], ["air·sketch"]], {}, [2, 4, 0]),
        ("J3-6", [["land·book1", "air·book1", "water·book2"], []], {}, [6, 0]),
        ("J3-4", [[], []], {"A4": [2, 1], "B2": [1, 1], "C4": [0, 1]}, [6, 6]),
        ("J3-4", [[], []], {"A4": [2, 1], "B2": [1, 0], "C4": [0, 1]}, [6, 0]),
        ("J3-2", [[], []], {"A4": [1, 2]}, [0, 6]),
    ],
)
def test_goals_of_level_three(goal: str, hands: list[list[str]], cubes: Json, scored: list[int]) -> None:
    stop = next(row["stop"] for row in GAME.data()["journal"]["goals"] if row["id"] == goal)
    match = scene([*hands[0], "wickham"], *hands[1:], cubes=cubes, beagle=stop - 1, goals={**LATE, goal: False})
    match.play(0, "wickham")
    assert points(match) == scored
    assert events(match, "goal") == [{"level": 3}]
    assert [event["points"] for event in events(match, "goal-scored")] == [won for won in scored if won]


@pytest.mark.parametrize(("goal", "shown"), [("J2-6", True), ("J2-5", False), ("J2-2", False)])
def test_a_goal_for_books_shows_something_of_the_hands(goal: str, shown: bool) -> None:
    stop = next(row["stop"] for row in GAME.data()["journal"]["goals"] if row["id"] == goal)
    match = scene(["air·book2"], [], calm=23, beagle=stop - 1, goals={"J1-2": True, goal: False})
    entry = match.play(0, "research A4 B2")
    assert events(match, "goal") == [{"level": 2}]
    assert (entry.sealed, match.can_undo(0)) == (shown, not shown)


@pytest.mark.parametrize(
    ("hands", "final", "books"),
    [
        ([["land·book1"] * 2 + ["land·book2"] * 2 + ["air·book1"], []], "J4-2", [10 + 1, 0]),
        ([["land·book1"] * 3 + ["land·book2"] * 2, []], "J4-2", [15, 0]),
        ([["land·book2"] * 2, ["air·book2", "water·book2"], ["air·book1"]], "J4-3", [4 + 3, 4 + 3, 1]),
        ([[], [], []], "J4-3", [0, 0, 0]),
        ([["land·book2"] * 2, ["land·book1", "air·book2"], ["land·book1", "air·book1"]], "J4-4", [4, 6, 4]),
        ([["land·book2"], ["land·book1"]], "J4-4", [4, 0]),
        ([["land·book1"] * 3 + ["air·book1"] * 2, []], "J4-5", [4 + 4 + 1, 0]),
        ([["land·book1", "air·book1", "water·book1"] * 2 + ["air·book2"], []], "J4-1", [12 + 1, 0]),
        ([["land·book1", "air·book2", "air·book2"], ["water·book1"]], "J4-6", [8, 2]),
    ],
)
def test_books_by_number_and_kind(hands: list[list[str]], final: str, books: list[int]) -> None:
    match = scene([*hands[0], "wickham"], *hands[1:], beagle=23, final=final, goals={"J3-1": True})
    match.play(0, "wickham")
    assert [player["score"]["books"] for player in match.view(None)["players"]] == books
    told = [(event["seat"], event["books"]) for event in events(match, "final")]
    assert told == list(enumerate(books))
