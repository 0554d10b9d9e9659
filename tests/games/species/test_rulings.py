"""The rulings that no worked example shows, each under its number."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import IllegalMove, Match
from ludoteca.games.species import GAME

from .playing import wander
from .scenes import J0_1, NEW, TRACK, events, offered, payments, points, refused, scene, state

GREEN = {"A4": [3], "B2": [2]}
"""Cubes that pay for a green turtle on B3."""


def finish(match: Match, seat: int = 0) -> None:
    """Take the first of what a discovery still asks, up to the end of the turn."""
    while match.to_act == (seat,) and len(state(match).frames()) > 1:
        match.play(seat, min(offered(match, seat=seat)))


# Tiles and track.


def test_r1_a_map_is_for_the_upper_track_spaces_only() -> None:
    cubes = {"B2": [8]}
    bare = scene([], [], cubes=cubes, track=("marine_iguana", "racer", "angelfish", *TRACK[4:]))
    assert refused(bare, "", "racer") == ("R1", "needs-map")
    match = scene(["map"], [], cubes=cubes, track=("marine_iguana", "racer", "angelfish", *TRACK[4:]))
    assert {"racer", "opuntia"} <= offered(match)
    match.play(0, "racer B3 pay")
    assert events(match, "played") == [{"seat": 0, "card": "map"}]
    other = scene(["map"], [], cubes=cubes)
    other.play(0, "opuntia B3 pay")
    assert events(other, "played") == [], "a Map that is not needed stays in hand"


def test_r2_r3_stacks_and_their_tops() -> None:
    match = GAME.start(seats=2, seed="r2")
    stacks = match.view(1)["stacks"]
    assert [stack["size"] for stack in stacks] == [7, 7, 6] and all(stack["top"] for stack in stacks)


def test_r4_r5_the_refill_is_for_the_next_turn() -> None:
    stacks = [{"top": "pencil_urchin", "size": 6}, {"top": "shark", "size": 6}, {"size": 0}]
    match = scene(["fitzroy"], [], cubes={"A4": [5], "B2": [3]}, stacks=stacks)
    match.play(0, "green_turtle B3 pay")
    match.play(0, "map")
    assert offered(match) == {"stack·1", "stack·2"}
    assert refused(match, "", "stack·3") == ("R4", "stack-empty")
    match.play(0, "stack·1")
    assert offered(match) == {"fitzroy", "end"}
    assert refused(match, "", "pencil_urchin") == ("6", "main-done")


def test_r5_a_tile_that_chaffers_brings_can_be_discovered_at_once() -> None:
    stacks = [{"top": "pencil_urchin", "size": 6}, {"top": "shark", "size": 6}, {"size": 0}]
    match = scene(["chaffers"], [], cubes={"A4": [5], "C4": [3]}, stacks=stacks)
    match.play(0, "chaffers opuntia stack·1")
    match.play(0, "stack·2")
    assert "pencil_urchin" in offered(match)


def test_r6_r7_a_track_without_refill_shrinks() -> None:
    empty = [{"size": 0}] * 3
    match = scene(["map"], [], cubes={"B2": [8]}, track=("opuntia", "lava_cactus", "racer")[::-1], stacks=empty)
    assert not any(row["needs_map"] for row in match.view(0)["track"])
    match.play(0, "opuntia B3 pay")
    assert len(match.view(0)["track"]) == 2


# Research.


def test_r8_r9_r10_cubes_come_back_once_and_two_are_placed() -> None:
    match = scene([], [], cubes={"A4": [8]})
    assert "done" not in offered(match, "research A4")
    assert offered(match, "research A4 A4 A4 done") == set(J0_1)
    with pytest.raises(IllegalMove):
        match.play(0, "research A4 A4 done A4")
    match.play(0, "research A4 A4 done A4 B2")
    assert match.view(0)["cubes"] == {"A4": [7, 0], "B2": [1, 0]} and points(match) == [0, 0]


def test_r11_two_different_tiles() -> None:
    assert refused(scene([], []), "research B2", "B2") == ("R11", "same-tile")


# Discover.


def test_r12_cubes_of_the_crew_may_be_spent_at_once() -> None:
    match = scene(["king"], [], cubes={"B2": [1]})
    assert "opuntia" not in offered(match)
    match.play(0, "king B2")
    match.play(0, "opuntia B3 pay")
    assert match.view(0)["board"]["B3"] == "opuntia"


def test_r13_cubes_of_others_do_not_pay() -> None:
    match = scene([], [], cubes={"B2": [2, 5], "A4": [0, 1]})
    assert refused(match, "", "opuntia") == ("8.3", "cannot-pay")


def test_r14_no_tool_is_played_that_is_not_needed() -> None:
    hand = ["land·magnifier", "air·magnifier", "land·binoculars"]
    match = scene(
        hand, [], cubes={"B2": [3], "C4": [1], "D2": [1]}, board={**J0_1, "D2": "racer"}, track=(*TRACK[:3], *TRACK[4:])
    )
    assert refused(match, "opuntia B3 land·magnifier", "air·magnifier") == ("R14", "not-needed")
    assert refused(match, "opuntia B3 B2", "land·binoculars") == ("R48", "binoculars-first")
    ways = payments(match, "opuntia B3")
    assert {"B2": 3} in ways and all(sum(way.values()) <= 3 for way in ways)
    assert {"B2": 1, "D2": 1} in ways, "with the Binoculars"


def test_r16_paying_tiles_need_not_be_adjacent_to_each_other() -> None:
    match = scene([], [], cubes={"B2": [2], "A4": [1]})
    assert payments(match, "opuntia B3") == [{"B2": 2, "A4": 1}]


def test_r17_the_overwritten_tile_may_pay_alone() -> None:
    board = {**J0_1, "D1": "lava_cactus"}
    match = scene([], [], board=board, cubes={"D1": [5]})
    assert payments(match, "racer D1") == [{"D1": 5}]


def test_r18_r19_returned_cubes_and_a_goal_of_the_same_voyage() -> None:
    board = {**J0_1, "B3": "opuntia"}
    track = (*TRACK[:5], "mockingbird", "carpenter_bee")
    match = scene(
        [], [], board=board, cubes={"B3": [1, 3], "A4": [3], "B2": [2]}, track=track, beagle=4, goals={"J1-1": False}
    )
    match.play(0, "green_turtle B3 B2 pay")
    match.play(0, "map")
    told = [event.id.removeprefix("species-") for event in match.events]
    assert told.index("returned") < told.index("points") < told.index("goal")
    assert points(match) == [2, 3], "no own points for returned cubes; nobody is near the goal any more"
    assert match.view(0)["players"][1]["cubes"] == 8


def test_r20_a_farther_refuge_when_all_neighbours_are_taken() -> None:
    """Everything next to B3 is taken; spaces two steps away are equally near, B2 among them is none."""
    others = [tile for tile in NEW if tile not in (*TRACK, "shark", "penguin")]
    near = dict(zip(("A3", "A4", "B4", "C3", "C4"), others, strict=False))
    board = {"B3": "coral", "B2": "calandrinia", "D5": "acacia", **near}
    match = scene([], [], board=board, cubes={"B3": [3], "B2": [2]})
    assert offered(match, "green_turtle B3") == {"A2", "A5", "B1", "B5", "C2", "C5", "D2", "D3", "D4"}
    match.play(0, "green_turtle B3 D4 pay")
    assert match.view(0)["board"]["D4"] == "coral"


def test_r21_r22_are_shown_by_the_scalpel() -> None:
    board = {**J0_1, "B3": "shark"}
    match = scene(["scalpel"], [], board=board, cubes={"B2": [3]})
    assert {"B3", "B2"} <= offered(match, "opuntia")
    match.play(0, "opuntia B3 pay")
    assert match.view(0)["players"][0]["captured"] == ["shark"]


def test_r23_captured_tiles_count_for_goals_and_at_the_end_only() -> None:
    match = scene(
        [], [], cubes=GREEN, players=[{"captured": ["rail", "penguin"]}], beagle=11, goals={"J1-2": True, "J2-5": False}
    )
    match.play(0, "green_turtle B3 pay")
    match.play(0, "map")
    assert points(match) == [2 + 4, 0]


def test_r24_rewards_are_taken_also_by_who_would_rather_not() -> None:
    match = scene([], [], cubes=GREEN)
    match.play(0, "green_turtle B3 pay")
    assert offered(match) == {"map", "sulivan", "scalpel"}, "no refusing"


def test_r25_no_cards_no_reward() -> None:
    water = [card["token"] for card in GAME.data()["cards"] if card["deck"] == "water" for _ in range(card["count"])]
    match = scene([], [*water], cubes=GREEN, open=["", "", ""])
    match.play(0, "green_turtle B3 pay")
    assert events(match, "drew") == [] and match.view(0)["beagle"] == 2
    assert offered(match) == {"stack·1", "stack·2", "stack·3"}


def test_r26_the_open_row_is_filled_at_once() -> None:
    match = scene([], [], cubes=GREEN)
    match.play(0, "green_turtle B3 pay")
    match.play(0, "sulivan")
    assert all(match.view(0)["open"]) and match.view(0)["decks"]["beagle"] == 18 - 3 - 1


# Beagle, goals, end.


def test_r27_r28_r32_a_goal_sees_the_new_cards_and_no_refill_yet() -> None:
    match = scene([], ["map"], cubes=GREEN, beagle=6, goals={"J1-6": False})
    match.play(0, "green_turtle B3 pay")
    match.play(0, "sulivan")
    told = [event.id.removeprefix("species-") for event in match.events]
    assert "goal" in told and "refilled" not in told
    assert points(match) == [2 + 2, 1], "a water card, Sulivan; the other's Map"


def test_r29_a_goal_scores_once() -> None:
    match = scene(["wickham", "fitzroy"], [], beagle=6, cubes={"A4": [1]}, goals={"J1-3": False})
    match.play(0, "wickham")
    match.play(0, "fitzroy")
    assert points(match) == [3, 0] and len(events(match, "goal")) == 1


def test_r30_a_crew_card_can_cost_the_action() -> None:
    match = scene(["wickham"], [], beagle=23, goals={"J1-1": True, "J2-1": True, "J3-1": True})
    match.play(0, "wickham")
    assert match.over and match.to_act == ()


def test_r31_r33_r42_points_at_the_end() -> None:
    match = scene(
        ["wickham", "map", "land·magnifier"], ["king"], beagle=23, players=[{"points": 200}], goals={"J3-1": True}
    )
    match.play(0, "wickham")
    assert points(match) == [200, 0]


def test_r34_crew_cards_wait_for_the_end_of_an_action() -> None:
    match = scene(["fitzroy", "king"], [], cubes=GREEN)
    match.play(0, "green_turtle B3 pay")
    assert "fitzroy" not in offered(match)
    finish(match)
    assert {"fitzroy", "end"} <= offered(match)


def test_r35_r47_a_card_just_taken_can_be_played() -> None:
    match = scene([], [], cubes=GREEN)
    match.play(0, "green_turtle B3 pay")
    match.play(0, "sulivan")
    match.play(0, "stack·1")
    assert offered(match) == {"sulivan", "end"}
    match.play(0, "sulivan B3")
    assert match.to_act == (1,), "nothing more to play: the turn ends by itself"


@pytest.mark.parametrize("card", ["stokes", "covington"])
def test_r36_up_to_means_at_least_one(card: str) -> None:
    assert card not in offered(scene([card], []))
    assert refused(scene([card], []), "", card) == ("R36", "no-effect")
    match = scene([card], [], cubes={"A4": [2]})
    assert "done" not in offered(match, card)
    assert "done" in offered(match, f"{card} A4 B2" if card == "stokes" else f"{card} A4")


def test_r36_fixed_effects_must_be_possible_in_full() -> None:
    assert "king" not in offered(scene(["king"], [], cubes={"A4": [7]}))
    assert "king" in offered(scene(["king"], [], cubes={"A4": [6]}))


def test_r37_there_is_always_something_to_do() -> None:
    assert "research" in offered(scene([], [], cubes={"A4": [8]}))


@pytest.mark.parametrize(("guard", "stop"), [(True, 1), (False, 0)])
def test_r38_the_stall_guard(guard: bool, stop: int) -> None:
    match = scene([], [], options={"stall_guard": guard}, calm=23)
    assert match.view(0)["calm_limit"] == (24 if guard else None)
    match.play(0, "research A4 B2")
    assert match.view(0)["beagle"] == stop and len(events(match, "stalled")) == stop
    assert match.view(0)["calm"] == (0 if guard else 24)


def test_r38_a_voyage_starts_the_count_afresh() -> None:
    match = scene(["wickham"], [], calm=23)
    match.play(0, "wickham")
    match.play(0, "research A4 B2")
    assert match.view(0)["calm"] == 0 and match.view(0)["beagle"] == 1


def test_r38_games_end_without_the_guard_too() -> None:
    assert wander(2, "r38", stall_guard=False).over


def test_r39_only_cubes_on_the_grid_count_at_the_end() -> None:
    board = {**J0_1, "B3": "opuntia", "C3": "lava_cactus"}
    cubes = {"B3": [1], "C3": [1, 2]}
    match = scene(
        ["covington"], ["wickham"], board=board, cubes=cubes, beagle=23, track=TRACK[:5], goals={"J3-1": True}, turn=0
    )
    match.play(0, "covington B3 done")
    match.play(0, "research A4 B2")
    match.play(1, "wickham")
    assert events(match, "won-tile") == [{"seat": 1, "tile": "lava_cactus"}]


def test_r40_the_same_tile_for_both_setup_cubes() -> None:
    match = GAME.start(seats=4, seed="r40", options={"start_player": 2})
    assert match.to_act == (0,)
    match.play(0, min(offered(match)))
    assert match.to_act == (1,)
    [space] = match.view(0)["cubes"]
    match.play(1, space)
    assert match.view(0)["cubes"][space] == [1, 1, 0, 0]


@pytest.mark.parametrize("first", [0, 1])
def test_r41_the_order_of_turns_breaks_ties(first: int) -> None:
    match = scene(["wickham"], [], beagle=23, start_player=first, turn=0, goals={"J3-1": True})
    match.play(0, "wickham")
    assert match.result is not None
    assert match.result.points == (0, 0) and match.result.ranks[first] == 2


def test_r43_no_family_game() -> None:
    assert [option.name for option in GAME.options] == ["start_player", "stall_guard"]


def test_r44_luck_follows_the_seed() -> None:
    one, two, other = (GAME.start(seats=3, seed=seed).document() for seed in ("a", "a", "b"))
    assert one == two != other


def test_r45_r46_chaffers_puts_a_tile_under_a_stack() -> None:
    stacks = [{"top": "pencil_urchin", "size": 1}, {"top": "shark", "size": 6}, {"size": 0}]
    match = scene(["chaffers"], [], stacks=stacks)
    assert offered(match, "chaffers") == {"racer", "green_turtle", "opuntia", "carpenter_bee"}
    assert refused(match, "chaffers", "hawk") == ("10.3", "upper-track")
    match.play(0, "chaffers racer stack·1")
    assert offered(match) == {"stack·1", "stack·2", "stack·3"}
    match.play(0, "stack·1")
    assert match.view(1)["stacks"][0] == {"top": "racer", "size": 1, "bottom": []}
    other = scene(["chaffers"], [], stacks=stacks)
    other.play(0, "chaffers racer stack·1")
    other.play(0, "stack·2")
    assert other.view(1)["stacks"][1] == {"top": "shark", "size": 7, "bottom": ["racer"]}


def test_r46_what_lies_under_a_stack_comes_up_last() -> None:
    match = scene(
        ["chaffers"], [], stacks=[{"top": "shark", "size": 2, "bottom": ["penguin"]}, {"size": 0}, {"size": 0}]
    )
    match.play(0, "chaffers racer stack·1")
    assert match.view(0)["stacks"][0] == {"top": "penguin", "size": 1, "bottom": []}


def test_r48_one_way_to_pay_is_only_confirmed() -> None:
    match = scene([], [], cubes={"B2": [3]})
    assert offered(match, "opuntia B3") == {"pay"}
    assert match.to_act == (0,) and match.seq == 0


def test_r49_hands_are_open_at_the_end() -> None:
    match = scene(["wickham", "map"], ["king"], beagle=23, goals={"J3-1": True})
    assert match.view(0)["players"][1]["hand"] is None
    match.play(0, "wickham")
    assert [player["hand"] for player in match.view(None)["players"]] == [["map"], ["king"]]


# Cards.


def play_crew(card: str, move: str, **fields: Any) -> Match:
    match = scene([card], [], cubes={"A4": [2], "C4": [1]}, **fields)
    match.play(0, f"{card} {move}".strip())
    assert card in match.view(1)["discards"]["beagle"]
    return match


def test_the_crew() -> None:
    assert play_crew("fitzroy", "").view(0)["beagle"] == 2
    assert play_crew("wickham", "").view(0)["beagle"] == 1
    assert play_crew("sulivan", "B2", open=["map"] * 3).view(0)["cubes"]["B2"] == [1, 0]
    assert play_crew("king", "B2").view(0)["cubes"]["B2"] == [2, 0]
    assert play_crew("stokes", "A4 B2 C4 B2").view(0)["cubes"] == {"A4": [1, 0], "B2": [2, 0]}
    assert play_crew("stokes", "A4 B2 done").view(0)["cubes"]["B2"] == [1, 0]
    assert play_crew("covington", "A4 A4 C4").view(0)["cubes"] == {}
    assert play_crew("bynoe", "air").view(0)["players"][0]["hand_sizes"]["air"] == 1
    regained = play_crew("stebbing", "water·sketch", discards={"water": ["water·sketch", "water·book1"]})
    assert regained.view(0)["players"][0]["hand"] == ["water·sketch"]
    moved = play_crew("may", "A4 A5").view(0)
    assert moved["board"]["A5"] == "coral" and moved["cubes"]["A5"] == [2, 0] and "A4" not in moved["board"]


def test_what_the_crew_cannot_do() -> None:
    match = scene(["may", "bynoe", "stebbing"], [], cubes={"A4": [2]}, discards={"land": ["land·book1"]})
    assert "stebbing" not in offered(match), "no tool lies among the discards"
    assert refused(match, "may", "A1") == ("10.3", "no-known-tile")
    assert offered(match, "may A4") == {"A3", "A5", "B3", "B4"}
    assert refused(match, "may A4", "B2") == ("10.3", "occupied")
    assert refused(match, "may A4", "D1") == ("10.3", "not-beside")
    assert refused(match, "", "end") == ("6", "action-first")


def test_cards_that_are_not_played_in_the_open() -> None:
    match = scene(["map", "land·book2"], [])
    assert refused(match, "", "map") == ("10.2", "tool")
    assert refused(match, "", "land·book2") == ("10.4", "book")


@pytest.mark.parametrize(
    ("final", "hand", "points"),
    [
        ("J4-1", ["land·book1", "water·book2", "air·book1", "air·book1"], 6 + 1),
        ("J4-2", ["land·book1"] * 3 + ["air·book1", "air·book2"], 6 + 3),
        ("J4-3", ["land·book1", "air·book2"], 3 + 3),
        ("J4-4", ["land·book1", "air·book2"], 4 + 4),
        ("J4-5", ["land·book1", "land·book2", "air·book2"], 4 + 1),
        ("J4-6", ["land·book1", "land·book2", "air·book2"], 2 * 3),
    ],
)
def test_books_by_the_level_4_card(final: str, hand: list[str], points: int) -> None:
    match = scene([*hand, "wickham"], [], beagle=23, final=final, goals={"J3-1": True})
    assert match.view(0)["final"]["standing"][0]["volumes"] == sum(int(card[-1]) for card in hand)
    match.play(0, "wickham")
    assert match.view(None)["players"][0]["score"]["books"] == points


def test_binoculars_need_a_space_exactly_two_steps_away() -> None:
    """A cube on D3, two steps from B3, helps; one on C3 pays anyhow, one on D1 is too far."""
    board = {**J0_1, "D3": "lava_cactus", "D1": "sulphur_butterfly"}
    match = scene(["binoculars"], [], board=board, cubes={"B2": [2], "D3": [1], "D1": [1]})
    assert offered(match, "opuntia B3") == {"binoculars"}
    assert offered(match, "opuntia B3 binoculars") == {"D3"}
    assert refused(match, "opuntia B3 binoculars", "B2") == ("10.2", "not-two-away")
    assert refused(match, "opuntia B3", "D3") == ("8.3", "not-adjacent")
    match.play(0, "opuntia B3 binoculars D3 pay")
    assert match.view(0)["cubes"] == {"D1": [1, 0]} and match.view(0)["discards"]["beagle"] == ["binoculars"]
