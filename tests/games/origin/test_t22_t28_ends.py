"""Examples T22 to T25 and T28: scoring, ties, last turns, nothing to do (6, 10)."""

from __future__ import annotations

from typing import Any

from .pieces import STUCK, WARDENS
from .scenes import asked, end_turn, hand, happened, legal, player, refusal, scene, tokens

T22: dict[str, Any] = {"objectives": ["O02", "O06"], "hunting": [6], "straits": [3, 5], "stacks": [5, 2, 1]}


def test_t22_scoring() -> None:
    pawns = {"af_chad": "11n", "eu_gaul": "11k", "oc_reef": "21n"}
    match = scene(pawns, {}, players=[T22], hands=[["A01", "P01", "O01"]], areas={"yellow": [1]})
    score = {"objectives": 9, "cards": 3, "hunting": 6, "straits": 8, "tiles": 12, "continents": 0, "total": 38}
    assert player(match)["score"] == score and player(match)["points"] == match.position.score(0) == 38
    richer = {**T22, "permanents": ["P14"]}
    match = scene(pawns, {}, players=[richer], hands=[["A01", "P01", "O01"]], areas={"yellow": [1]})
    assert match.position.score(0) == 44


def finished(*hands: list[str], **fields: Any) -> Any:
    """End the game in the last turn of seat 0; `fields` are those of the players."""
    players = [{"stacks": [1] * count, "hunting": [6]} for count in fields["tiles"]]
    match = scene(
        {"af_cape": "11n", **STUCK}, {"af_kalahari": "21n", **WARDENS}, players=players, hands=hands,
        trigger=1, end_reason="tiles", areas={"yellow": [3]},
    )  # fmt: skip
    match.play(0, "skip")
    end_turn(match, 0)
    assert match.over
    return match


def test_t23_ties() -> None:
    match = finished(["A07", "P01", "P02"], ["A02", "A03"], tiles=(1, 2))
    assert match.result.points == (10, 10) and match.result.ranks == (1, 2)
    match = finished(["A07", "P01"], ["A02", "A03"], tiles=(2, 2))
    assert match.result.points == (10, 10) and match.result.ranks == (1, 1)


def test_t24_last_turns() -> None:
    match = scene(
        {"af_chad": "11n"},
        {"af_sahara": "11k", "af_horn": "21n", "af_lakes": "12n", "eu_levant": "22n"},
        {},
        turn=1, deck_sizes={"permanent": 1}, hands=[[], ["O05", "O11"], []], start_player=0,
    )  # fmt: skip
    match.play(1, "af_nile 1.2.black")
    match.play(1, "b")
    assert match.document()["trigger"] == 1 and match.document()["end_reason"] == "deck"
    assert happened(match, "last-turns") == [{"seat": 1, "reason": "deck"}]
    match.play(1, "O05")
    match.play(1, "O11")
    assert [card[0] for card in hand(match, 1)] == ["P"], "no replacements"
    end_turn(match, 1)
    match.play(2, "af_zambezi 1.3.brown")
    match.play(2, "b brown.1")
    end_turn(match, 2)
    assert match.to_act == (0,) and not match.over
    match.play(0, "af_chad af_guinea")
    match.play(0, "a yellow.1")
    end_turn(match, 0)
    assert match.over and happened(match, "over") == [{"reason": "deck"}]
    assert len(happened(match, "last-turns")) == 1


def test_t24_all_decks_by_option() -> None:
    match = scene({"af_sahara": "11k"}, {}, deck_sizes={"permanent": 1}, options={"end_decks": "all"})
    match.play(0, "af_nile 1.2.black")
    match.play(0, "b")
    assert match.document()["trigger"] is None


def test_t24_the_trigger_turn_is_ordinary_by_option() -> None:
    """R22: without the option the trigger player has the limits of every turn, and draws replacements."""
    pawns = {"af_sahara": "11k", "af_horn": "21n", "af_lakes": "12n", "eu_levant": "22n"}
    match = scene(
        pawns, {}, deck_sizes={"permanent": 1}, hands=[["O05", "O11"]], options={"trigger_turn_is_last": False}
    )
    match.play(0, "af_nile 1.2.black")
    match.play(0, "b")
    match.play(0, "O05")
    assert player(match)["hand"]["objective"] == 2
    assert not legal(match, "O11")


def test_t25_the_last_pawn() -> None:
    reserve = dict.fromkeys(scene({}, {}).document()["reserve"], 0) | {"1·2·black": 1}
    match = scene({"af_chad": "11k"}, {}, {}, reserve=reserve)
    match.play(0, "af_lakes 1.2.black")
    assert match.document()["trigger"] == 0 and match.document()["end_reason"] == "pawns"
    assert asked(match) == "reward", "the trigger player still takes his reward"
    match.play(0, "a yellow.1")
    end_turn(match, 0)
    assert match.to_act == (1,) and asked(match, 1) == "action"


def test_villages_of_all_players_trigger_the_end() -> None:
    """10, R25: possible with two players only."""
    match = scene({"af_chad": "11k"}, {}, players=[{"villages": 1}, {"villages": 0}])
    match.play(0, "af_lakes 1.2.black")
    assert match.document()["end_reason"] == "villages"


def test_t28_no_legal_action() -> None:
    match = scene({"af_cape": "11n", **STUCK}, {"af_kalahari": "21n", **WARDENS}, hands=[["A01", "P14"]])
    assert tokens(match) == {"skip", "A01"}
    match.play(0, "skip")
    end_turn(match, 0)
    assert match.to_act == (1,) and happened(match, "skipped") == [{"seat": 0}]
    match.play(1, "an_maud an_graham")
    assert match.document()["skipped"] == 0


def test_t28_long_march_helps() -> None:
    match = scene({"af_cape": "11n", **STUCK}, {"af_kalahari": "21n", **WARDENS}, hands=[["A01"]])
    match.play(0, "A01")
    assert refusal(match, "skip") == ("R23", "must-act")
    assert legal(match, "af_cape an_graham")
