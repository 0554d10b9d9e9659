"""Rulings that no worked example covers."""

from __future__ import annotations

from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.data import EVENTS

from .scenes import edge, happened, idle, legal, player, scene, spaces, tokens

VILLAGE = spaces("village", "farmer*", "boatman*", "craftsman*")
WAGON = spaces("wagon", "farmer", "trader*", "knight")


def test_r1_seats_run_clockwise_from_the_start_player() -> None:
    match = GAME.start(seats=4, seed="r1", options={"start_player": 2, "planning": "turn_order"})
    while match.offer(match.to_act[0]).decision == "draw":
        match.play(match.to_act[0], "draw_all")
    asked = []
    for _ in range(4):
        asked.append(match.to_act[0])
        match.play(match.to_act[0], "commit")
    assert asked == [2, 3, 0, 1]


def test_r1_start_player_by_lot() -> None:
    starts = {
        GAME.start(seats=4, seed=str(seed), options={"start_player": "random"}).document()["start_player"]
        for seed in range(30)
    }
    assert starts == {0, 1, 2, 3}


def test_r5_drawing_all_is_drawing_one_by_one() -> None:
    one = GAME.start(seats=2, seed="r5")
    other = GAME.start(seats=2, seed="r5")
    one.play(0, "draw_all")
    for _ in range(4):
        other.play(0, "draw")
    assert player(one, 0) == player(other, 0)


def test_r15_only_goods_of_journeys_may_be_left() -> None:
    match = scene({"spaces": {**VILLAGE, **WAGON}}, {}, on_edges={edge("orleans", "chartres", "road"): ["wine"]})
    assert legal(match, 0, "wagon chartres none")
    assert not legal(match, 0, "village trader")


def test_r30_nobody_takes_a_tile_that_another_has() -> None:
    match = scene({"spaces": VILLAGE, "steps": {"trader": 1}}, {"tiles": ["library"]})
    assert "library" not in tokens(match, 0, "village trader")


def test_r31_substitutes_keep_counting_when_the_school_is_lost() -> None:
    owner = {"tiles": ["school"], "spaces": spaces("castle", "scholar", "boatman*", "trader*"), "coins": 4}
    match = scene(owner, idle(coins=50), event="harvest")
    match.play(0, "pass")
    match.play(0, "school")
    while match.offer(match.to_act[0]).decision != "act":
        decision = match.offer(match.to_act[0]).decision
        match.play(match.to_act[0], {"draw": "stop", "plan": "commit"}[decision])
    match.play(1, "pass")
    assert legal(match, 0, "castle")


def test_r41_each_player_is_paid_for_each_coin_space() -> None:
    ready = {"spaces": spaces("scriptorium", "knight", "scholar"), "development": 6}
    match = scene(ready, ready)
    match.play(0, "scriptorium")
    match.play(1, "scriptorium")
    assert [player(match, seat)["coins"] for seat in (0, 1)] == [8, 8]


def test_r43_simultaneous_incomes_are_paid_in_turn_order() -> None:
    match = scene(
        idle(development=4), idle(development=4), {"development": 4, "coins": 172}, event="income", bank=3, turn=2
    )
    match.play(2, "pass")
    assert [player(match, seat)["coins"] for seat in (0, 1, 2)] == [7, 6, 172]


def test_r45_who_can_execute_nothing_passes_by_himself() -> None:
    match = scene({"spaces": VILLAGE}, {}, {"spaces": VILLAGE}, options={"auto_pass": True})
    match.play(0, "village boatman")
    assert happened(match, "passed") == [{"seat": 1}]
    assert match.to_act == (2,)


def test_r45_waiting_technology_is_still_asked_for() -> None:
    match = scene({"spaces": VILLAGE}, {}, options={"auto_pass": True}, event="pilgrimage")
    match.play(0, "village craftsman")
    assert match.offer(0).decision == "place-tech"


def test_pass_with_actions_left_keeps_the_followers() -> None:
    match = scene({"spaces": VILLAGE}, idle(), event="pilgrimage")
    match.play(0, "pass")
    assert player(match, 0)["spaces"] == VILLAGE


def test_open_bags() -> None:
    assert GAME.start(seats=2, seed="bags").view(1)["players"][0]["bag_contents"] is None
    shown = GAME.start(seats=2, seed="bags", options={"open_bags": True}).view(1)["players"][0]
    assert shown["bag_contents"] == ["farmer*", "boatman*", "craftsman*", "trader*"]


def test_what_the_event_will_do_is_told() -> None:
    rich = {"goods": {"wool": 7}, "stations": ["blois"], "development": 9}
    told = {event: player(scene(rich, {}, event=event), 0)["event_coins"] for event in EVENTS}
    assert told == {"pilgrimage": 0, "plague": 0, "taxes": -2, "trading_day": 1, "income": 3, "harvest": -5}
