"""X22-X26: scorings that fall due, ends of the game, start players."""

from __future__ import annotations

from itertools import cycle
from typing import Any

from ludoteca import Match

from . import oracle
from .boards import EMPTY, SHIELDS, board_with, established, events, play, player, position

SIZE_ORDER = ["BE", "PO", "HE", "SK", "DK", "DM", "BR", "GE", "BA", "GA", "HI", "IT"]


def nearly_full(holes: list[str], full: list[str], seats: int = 3) -> tuple[list[str], dict[str, str]]:
    """Fill countries with shields of all seats in turn, each of `holes` but for its first square."""
    owner = cycle(range(seats))
    shields: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    gaps = {}
    for code in full + holes:
        squares = sorted(oracle.REGION[code])
        if code in holes:
            gaps[code] = squares.pop(0)
        for square in squares:
            shields[next(owner)].append(square)
    return board_with(shields), gaps


def eight_countries_in_round_seven() -> tuple[Match, dict[str, str]]:
    """Establish the 4th to the 8th country in round 7; afterwards only the turns of its last player are open."""
    board, gaps = nearly_full(SIZE_ORDER[3:], SIZE_ORDER[:3])
    hands = {
        0: ["SK", "DK", "BA", "BA"],
        1: ["DM", "BR", "GA", "GA"],
        2: ["GE", "growth", "HI", "IT"],
    }
    match = position(board, hands=hands, founded=SIZE_ORDER[:3], round=7)
    for moves in (["SK", "DK"], ["DM", "BR"], ["GE"]):
        play(match, *(f"expand {code} {gaps[code]}" for code in moves))
        if moves != ["GE"]:
            play(match, "end")
    return match, gaps


def something(match: Match) -> None:
    """Let the active player do something harmless and end the turn."""
    play(match, "exchange " + " ".join(match.view(match.to_act[0])["hand"][:2]), "end")


def test_x22_two_scorings_in_two_rounds() -> None:
    match, _ = eight_countries_in_round_seven()
    assert len(established(match)) == 8 and match.view(None)["due"] == 2
    assert not match.view(None)["scorings"], "the round is not over yet"
    play(match, "end")
    view = match.view(None)
    assert (len(view["scorings"]), view["scorings"][-1]["round"], view["due"], view["round"]) == (1, 7, 1, 8)
    first = events(match, "new-start-player")
    assert first == [{"seat": view["start_player"]}]
    assert match.to_act == (view["start_player"],)
    for _ in range(3):
        something(match)
    view = match.view(None)
    assert (len(view["scorings"]), view["scorings"][-1]["round"], view["due"], view["round"]) == (2, 8, 0, 9)
    assert len(events(match, "new-start-player")) == 2
    points = [row["points"] for row in view["players"]]
    assert points[view["start_player"]] == min(points)


def test_x22_the_last_round_scores_once() -> None:
    match, gaps = eight_countries_in_round_seven()
    play(match, "end")
    missing = {"BA", "GA", "HI", "IT"}
    for _ in range(3):
        seat = match.to_act[0]
        for code in sorted(missing & set(match.view(seat)["hand"]))[:2]:
            play(match, f"expand {code} {gaps[code]}")
            missing.discard(code)
        play(match, "end")
    assert not missing and len(established(match)) == 12
    assert match.over
    rounds = [board["round"] for board in match.view(None)["scorings"]]
    assert rounds == [7, 8]
    assert events(match, "last-round") and events(match, "over") == [{}]


def four_players(**fields: Any) -> Match:
    shields = {0: ["A8"], 1: ["A10"], 2: ["H1"], 3: ["J5"]}
    hands = {seat: ["ship", card] for seat, card in enumerate("CDEF")}
    return position(board_with(shields), seats=4, hands=hands, **{"supply": {1: 1}, **fields})


def test_x23_supply_runs_out() -> None:
    match = four_players()
    play(match, "expand ship A1", "end")
    assert match.to_act == (1,)
    play(match, "expand ship A2")
    assert player(match, 1)["supply"] == 0 and match.view(None)["last_round"]
    assert match.to_act == (1,) and not match.over, "he finishes his turn"
    play(match, "end", "end", "end")
    assert match.over
    assert len(match.view(None)["scorings"]) == 1
    assert [event["seat"] for event in events(match, "ended-turn") + events(match, "passed")] == [0, 1, 2, 3]


def test_x23_still_only_one_scoring() -> None:
    match = play(four_players(due=1), "expand ship A1", "end", "expand ship A2", "end", "end", "end")
    assert match.over and len(match.view(None)["scorings"]) == 1
    match = play(four_players(due=2), "expand ship A1", "end", "expand ship A2", "end", "end", "end")
    assert match.over and len(match.view(None)["scorings"]) == 1


def test_x24_new_start_player() -> None:
    match = position(
        EMPTY, seats=4, start_player=1, turn=0, points=[31, 24, 24, 40], due=1, supply=dict.fromkeys(range(4), 25)
    )
    play(match, "end")
    assert match.view(None)["start_player"] == 2
    order = []
    for _ in range(4):
        order.append(match.to_act[0])
        play(match, "end")
    assert order == [2, 3, 0, 1]


def test_x24_without_a_scoring_the_start_player_stays() -> None:
    match = position(EMPTY, seats=4, start_player=1, turn=0, points=[31, 24, 24, 40])
    play(match, "end")
    assert match.view(None)["start_player"] == 1 and match.to_act == (1,)
    assert not events(match, "new-start-player")


def test_x26_all_pass() -> None:
    hands = {seat: ["A", "B"] for seat in (1,)}
    match = position(board_with({0: ["A8"], 1: ["A10"], 2: ["H1"]}), hands=hands, round=12)
    play(match, "end", "exchange A B", "end", "end")
    assert not match.over and match.view(None)["round"] == 13
    play(match, "end", "end", "end")
    assert match.over
    assert len(match.view(None)["scorings"]) == 1
    assert match.result is not None


def test_x26_passes_of_two_rounds_do_not_add_up() -> None:
    hands = {0: ["A", "B"], 1: ["B", "C"]}
    match = position(board_with({0: ["A8"], 1: ["A10"], 2: ["H1"]}), hands=hands, round=12)
    play(match, "end", "exchange B C", "end", "end")
    something(match)
    play(match, "end", "end")
    assert not match.over, "everybody has passed, but not in the same round"
    assert match.view(None)["round"] == 14


def test_shields_add_up_in_these_positions() -> None:
    match, _ = eight_countries_in_round_seven()
    for seat in range(3):
        on_board = sum(line.count("rbk"[seat]) for line in match.view(None)["board"])
        assert on_board + player(match, seat)["supply"] + player(match, seat)["lost"] == SHIELDS[3]
