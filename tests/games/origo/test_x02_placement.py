"""X2: limits of the initial placement count the shields of all players together."""

from __future__ import annotations

from .boards import offered, origo, play, refusal


def test_x02_initial_limits() -> None:
    match = origo().start(seats=3, seed="x02", options={"start_player": 0})
    play(match, "D8", "E8", "C6", "C7", "D6", "D7", "A5", "A6", "C8", "B8", "B7")
    seat = match.to_act[0]
    free = offered(match, seat)
    assert not free & {"D9", "F8"}, "Polen holds two"
    assert not free & {"E6", "E7", "F5", "F6"}, "Germanien holds four"
    assert not free & {"B5", "B6", "C5"}, "Skandinavien holds two, though three squares are free"
    assert "A7" in free, "a sea has no limit"
    assert refusal(match, seat, "D9") == ("6", "limit-reached", {"country": "PO", "limit": 2})
    assert refusal(match, seat, "E6") == ("6", "limit-reached", {"country": "GE", "limit": 4})
    assert refusal(match, seat, "D8")[:2] == ("6", "occupied")
    play(match, "A7")


def test_x02_placing_goes_round_one_shield_at_a_time() -> None:
    match = origo().start(seats=3, seed="x02", options={"start_player": 2})
    seen = []
    while match.view(None)["phase"] == "placement":
        seen.append(match.to_act[0])
        play(match, min(offered(match, match.to_act[0])))
    assert seen == [2, 0, 1] * 8
    assert match.to_act == (2,)
