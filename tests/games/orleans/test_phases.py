"""The phase that a view tells is the phase of what is asked (6)."""

from __future__ import annotations

import random

import pytest

from ludoteca import replay
from ludoteca.games.orleans import GAME

from .playing import good_move
from .scenes import idle, scene, state
from .test_t05_census import census

PHASES = {
    "remove": {"removal"},
    "draw": {"followers"},
    "take-back": {"followers"},
    "bathe": {"followers"},
    "keep": {"followers"},
    "tower": {"followers"},
    "plan": {"planning"},
    "plan-space": {"planning"},
    "sacristy": {"event"},
    "food": {"event"},
    "torture": {"census", "event"},
}
"""When a decision is asked; all others are asked in the actions."""


@pytest.mark.parametrize("options", [{"expert_place_removal": True}, {"planning": "turn_order"}], ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_phase_is_that_of_the_decision(seats: int, options: dict[str, object]) -> None:
    seen = set()
    match = GAME.start(seats=seats, seed="phases", options=options)
    luck = random.Random(seats)
    while not match.over:
        view = match.view(None)
        asked = view["stack"][-1]["decision"]
        assert view["phase"] in PHASES.get(asked, {"actions"}), asked
        seen.add(asked)
        seat = luck.choice(match.to_act)
        match.play(seat, good_move(state(match), seat, luck, tries=2))
    assert {"draw", "plan", "act"} <= seen and match.view(None)["phase"] == "over"


def test_torture_by_the_census_belongs_to_the_census() -> None:
    match = census(1, 1, 0, coins=0)
    view = match.view(None)
    assert (view["stack"][-1]["decision"], view["phase"]) == ("torture", "census")
    loaded = GAME.load(match.document(), seed="again")
    for one in (match, loaded):
        one.play(2, "supply")
        assert one.view(None)["phase"] == "followers"


def test_the_tower_is_arranged_among_the_followers() -> None:
    tower = {"tiles": ["gunpowder_tower"], "market": ["monk"]}
    match = scene(idle(passed=False, **tower), idle(), event="pilgrimage")
    match.play(0, "pass")
    told = []
    while match.view(None)["phase"] != "actions":
        view = match.view(None)
        told.append((view["stack"][-1]["decision"], view["phase"]))
        offer = {pick.token for pick in match.offer(match.to_act[0]).picks}
        match.play(match.to_act[0], "stop" if "stop" in offer else "commit")
    assert ("tower", "followers") in told and {phase for asked, phase in told if asked == "plan"} == {"planning"}


def test_a_document_of_before_goes_on_alike() -> None:
    match = GAME.start(seats=2, seed="before", options={"auto_pass": False})
    while match.view(None)["stack"][-1]["decision"] != "plan":
        match.play(match.to_act[0], "draw_all")
    old = GAME.load({**match.document(), "phase": "actions", "stage": 0}, seed="again")
    while old.view(None)["stack"][-1]["decision"] == "plan":
        old.play(old.to_act[0], "commit")
        match.play(match.to_act[0], "commit")
    assert old.document() == match.document()


def test_a_record_that_names_no_start_player_began_with_the_first_seat() -> None:
    match = GAME.start(seats=3, seed="before", options={"start_player": 0})
    record = match.record()
    del record["options"]["start_player"]
    again = replay(record)
    assert again.document() == match.document() and again.record() == record


def test_who_starts_is_drawn_unless_it_is_said() -> None:
    drawn = {GAME.start(seats=4, seed=f"start {n}").view(None)["start_player"] for n in range(40)}
    assert drawn == {0, 1, 2, 3}
