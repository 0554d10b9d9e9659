"""Each refusal cites the rule that forbids the pick."""

from __future__ import annotations

from ludoteca.games.orleans import GAME

from .scenes import refusal, scene, spaces

VILLAGE = spaces("village", "farmer*", "boatman*", "craftsman*")


def test_who_is_not_recruited_here_is_not_recruited_whatever_is_left() -> None:
    match = scene({"spaces": VILLAGE, "steps": {"knight": 5, "boatman": 5}}, {}, supply={"farmer": 0, "trader": 0})
    assert refusal(match, 0, "village farmer") == ("8", "not-recruited-here")
    assert refusal(match, 0, "village knight") == ("8", "not-recruited-here")
    assert refusal(match, 0, "village boatman") == ("8", "track-end")
    assert refusal(match, 0, "village trader") == ("15", "supply-empty")


def test_only_place_tiles_are_listed_when_one_is_taken() -> None:
    match = scene({"spaces": VILLAGE}, {"tiles": ["library"]})
    offer = match.offer(0, match.parse(0, "village trader"))
    listed = {pick.token for pick in offer.picks}
    listed |= {GAME.vocabulary.token(pick) for why in offer.refused for pick in why.picks}
    assert listed == {row["token"] for row in GAME.data()["places"] if row["category"]}
    assert refusal(match, 0, "village trader library") == ("R30", "tile-taken")
    assert refusal(match, 0, "village trader school") == ("R28", "first-tile")
    assert refusal(match, 0, "village trader castle") == ("6", "not-offered")


def test_a_removed_tile_is_not_removed_again() -> None:
    match = GAME.start(seats=2, seed="expert", options={"expert_place_removal": True, "start_player": 0})
    match.play(0, "library")
    assert refusal(match, 1, "library") == ("4.7", "tile-taken")


def test_torture_speaks_of_what_can_be_given() -> None:
    stack = [{"decision": "round", "seats": [], "args": [0, 0, 0, 0]}]
    stack.append({"decision": "torture", "seats": [0], "args": [1, 0, 0, 0]})
    match = scene({"coins": 0}, {}, phase="event", stage=1, event="taxes", stack=stack)
    assert refusal(match, 0, "grain") == ("14", "not-yours")
    assert refusal(match, 0, "waiting") == ("14", "not-yours")
    assert refusal(match, 0, "development") == ("14", "no-step")
    for other in ("stop", "castle", "knight"):
        assert refusal(match, 0, other) == ("6", "not-offered")


def test_nobody_is_taken_back_from_where_nothing_is_ones_own() -> None:
    stack = [{"decision": "round", "seats": [], "args": [0, 0, 0, 0]}]
    stack.append({"decision": "draw", "seats": [0], "args": [0, 0, 0, 0]})
    match = scene({"spaces": {"village·1": "boatman*"}, "allowance": 2}, {}, phase="followers", stage=1, stack=stack)
    assert refusal(match, 0, "take_back brewery·0") == ("9", "not-your-place")
    assert refusal(match, 0, "take_back village·0") == ("R7", "empty-space")
    assert refusal(match, 0, "take_back commit") == ("6", "not-offered")
