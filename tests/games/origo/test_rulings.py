"""The rulings of section 11, each under its number; R26, R28 and R36 are also watched by test_random_play.py."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca import Match

from . import oracle
from .boards import (
    BLACK,
    BLUE,
    EMPTY,
    GOLDEN,
    RED,
    at,
    battle,
    board_with,
    combat,
    established,
    events,
    golden,
    offered,
    origo,
    play,
    player,
    position,
    refusal,
    score_now,
)

FULL_ADRIA = {RED: ["I8", "H8"], BLUE: ["I9", "J9"]}


def lone(*squares: str, hand: tuple[str, ...] = (), **fields: object) -> Match:
    """Put a few red shields on an otherwise empty board, red on turn."""
    fields = {"seats": 2, **fields}
    return position(board_with({RED: squares}), hands={RED: hand}, **fields)  # type: ignore[arg-type]


# Squares and cards


def test_r01_diagonals_are_not_adjacent() -> None:
    assert offered(lone("E5", hand=("growth",)), RED, "expand growth") == {"D5", "F5", "E4", "E6"}
    assert offered(lone("A1"), RED, "navigate A1") == {"A2", "B1"}
    assert offered(lone("E10"), RED, "move E10") == {"D10", "F10", "E9"}, "the board does not wrap round"


def test_r02_row_and_column_cards_name_sea_squares() -> None:
    row = offered(lone("E5", hand=("I",)), RED, "expand I")
    assert row == {f"I{column}" for column in range(1, 11)}
    assert row & set(oracle.SEA) == {"I3", "I4", "I5", "I8", "I9"}
    assert "A1" in offered(lone("E5", hand=("1",)), RED, "expand 1")


def test_r03_growth_works_from_the_sea_too() -> None:
    assert offered(lone("C4", hand=("growth",)), RED, "expand growth") == {"B4", "D4", "C3", "C5"}


def test_r04_a_card_without_a_legal_square_can_only_be_exchanged() -> None:
    match = golden(RED, {RED: ["BE", "HE"]})
    assert "expand" not in offered(match, RED)
    assert refusal(match, RED, "expand BE D4")[1] == "no-empty-square"
    play(match, "exchange BE HE")


def test_r05_with_an_empty_supply_everything_but_expanding_and_attacking() -> None:
    match = golden(BLACK, {BLACK: ["H", "C"], RED: ["E"]}, supply={BLACK: 0}, last_round=True)
    assert {"expand", "attack"}.isdisjoint(offered(match, BLACK))
    assert {"move", "exchange", "navigate", "end"} <= offered(match, BLACK)
    assert refusal(match, BLACK, "expand C C2")[:2] == ("R5", "no-supply")


def test_r05_defending_needs_no_supply() -> None:
    match = battle({RED: ["G"], BLUE: ["7"]}, supply={BLUE: 0}, last_round=True)
    play(match, "attack G G7")
    assert offered(match, BLUE) == {"7", "flag"}
    play(match, "7 show", "flag", "flag")
    assert at(match, "G7") == "b"


# Combat


def test_r06_the_attacker_needs_an_adjacent_shield() -> None:
    hands = {BLACK: ["H"]}
    assert offered(golden(BLACK, hands), BLACK, "attack H") == {"H7", "H8"}
    off = golden(BLACK, hands, options={"attack_adjacency": False})
    assert offered(off, BLACK, "attack H") == {"H7", "H8", "H9", "H10"}


def test_r07_the_attackers_shield_leaves_the_supply_at_the_result() -> None:
    match = battle({RED: ["G"]}, supply={RED: 1})
    play(match, "attack G G7")
    assert player(match, RED)["supply"] == 1 and not match.view(None)["last_round"]
    play(match, "flag", "flag")
    assert player(match, RED)["supply"] == 0 and match.view(None)["last_round"]
    match = battle({RED: ["G"]}, supply={RED: 0}, last_round=True)
    assert "attack" not in offered(match, RED)
    assert refusal(match, RED, "attack G G7")[:2] == ("R7", "no-supply")


def test_r08_attacks_stay_possible_while_the_country_has_gaps() -> None:
    match = position(board_with({RED: ["G6"], BLUE: ["G7"]}), hands={RED: ["G"]}, seats=2, founded=["HE"])
    assert offered(match, RED, "attack G") == {"G7"}


def test_r09_a_sea_must_be_full_at_the_declaration() -> None:
    hands = {RED: ["I", "ship"], BLUE: ["9"]}
    full = position(board_with(FULL_ADRIA), hands=hands, seats=2)
    assert offered(full, RED, "attack I") == {"I9"}
    gap = position(board_with({**FULL_ADRIA, BLUE: ["I9"]}), hands=hands, seats=2)
    assert "attack" not in offered(gap, RED)
    assert refusal(gap, RED, "attack I I9")[:2] == ("7.5", "no-battlefield")


def test_r09_a_full_sea_is_one_sea_and_no_other() -> None:
    board = board_with({RED: ["I8", "H8", "A7"], BLUE: ["I9", "J9", "B7"]})
    match = position(board, hands={RED: ["ship"]}, seats=2)
    assert offered(match, RED, "attack ship") == {"I9"}, "the Baltic Sea is not full"


def test_r10_cards_are_tested_when_they_are_shown() -> None:
    match = play(battle({RED: ["G"], BLUE: ["A", "7"]}), "attack G G7")
    assert refusal(match, BLUE, "A show") == ("7.5 step 3", "card-not-naming", {"square": "G7"})
    assert refusal(match, BLUE, "C show")[1] == "not-in-hand"
    assert refusal(match, BLUE, "show")[1] == "nothing-to-show"
    assert refusal(match, BLUE, "7 flag")[1] == "cards-selected"


def test_r11_support_counts_across_borders_and_coasts() -> None:
    board = board_with({RED: ["H8", "I8"], BLUE: ["I9", "I10", "H9", "J9"]})
    match = play(position(board, hands={RED: ["9"]}, seats=2), "attack 9 I9")
    assert combat(match)["values"] == [1 + 2, 3 + 1], "Dalmatien on land and the Adriatic both count"


def test_r12_ship_cards_attack_and_reinforce_at_sea() -> None:
    match = position(board_with(FULL_ADRIA), hands={RED: ["ship", "ship"], BLUE: ["ship"]}, seats=2)
    play(match, "attack ship I9", "ship show", "ship show")
    assert combat(match)["values"] == [5, 4]


def test_r12_ship_cards_are_useless_on_land() -> None:
    match = play(battle({RED: ["G", "ship"], BLUE: ["ship"]}), "attack G G7")
    assert offered(match, BLUE) == {"flag"}


def test_r13_shortest_combat() -> None:
    match = play(battle({RED: ["G"]}), "attack G G7", "flag", "flag")
    assert combat(match) is None and at(match, "G7") == "r"


def test_r14_a_side_without_a_usable_card_still_decides() -> None:
    match = play(battle({RED: ["G"], BLUE: []}), "attack G G7")
    assert match.to_act == (BLUE,) and offered(match, BLUE) == {"flag"}
    play(match, "flag")
    assert match.to_act == (RED,) and offered(match, RED) == {"flag"}


def test_r15_shown_cards_are_discarded_after_the_result() -> None:
    match = play(battle({RED: ["G", "HE"], BLUE: ["7"]}), "attack G G7", "7 show")
    assert match.view(None)["seen"] == [] and combat(match)["cards"] == [["G"], ["7"]]
    play(match, "HE show", "flag", "flag")
    assert Counter(match.view(None)["seen"]) == Counter(["G", "HE", "7"])


def test_r16_third_players_have_no_say() -> None:
    board = board_with({RED: ["G6"], BLUE: ["G7"], BLACK: ["G8"]})
    match = position(board, hands={RED: ["G"], BLACK: ["7"]}, founded=["HE"])
    play(match, "attack G G7")
    assert match.to_act == (BLUE,) and combat(match)["values"] == [3, 1]
    play(match, "flag")
    assert match.to_act == (RED,)


def test_r17_both_attacks_may_aim_at_the_same_square() -> None:
    match = battle({RED: ["G", "HE"], BLUE: ["7"]})
    play(match, "attack G G7", "7 show", "flag", "flag")
    assert at(match, "G7") == "b"
    assert offered(match, RED, "attack HE") == {"G7"}
    play(match, "attack HE G7", "flag", "flag")
    assert at(match, "G7") == "r" and match.view(None)["allowance"]["fight"] == 0


def test_r18_a_won_combat_establishes_nothing() -> None:
    match = position(board_with(FULL_ADRIA), hands={RED: ["9"]}, seats=2)
    play(match, "attack 9 I9", "flag", "flag")
    assert established(match) == [] and not events(match, "founded")


# Moves


def test_r19_chains_mix_land_and_sea_and_pass_nothing_else() -> None:
    board = board_with({RED: ["D4", "D3", "D2", "B4"], BLUE: ["C4"]})
    match = position(board, seats=2)
    assert offered(match, RED, "move D4") == {"E4", "D5", "E3", "C3", "E2", "C2", "D1"}
    assert offered(match, RED, "navigate D3") == {"E4", "D5", "E3", "C3", "E2", "C2", "D1"}
    assert "A4" not in offered(match, RED, "move D4"), "blue's shield on C4 is in the way"


def test_r20_land_or_sea_is_where_the_shield_starts() -> None:
    match = lone("C4", "C5")
    assert offered(match, RED, "move") == {"C5"} and offered(match, RED, "navigate") == {"C4"}
    play(match, "navigate C4 C3")
    assert offered(match, RED, "move") == {"C3", "C5"} and "navigate" not in offered(match, RED)


def test_r21_the_mark_belongs_to_the_shield() -> None:
    match = lone("D3", "A1")
    play(match, "navigate D3 D4", "move D4 D3")
    assert match.view(None)["navigated"] == ["D3"]
    assert offered(match, RED, "navigate") == {"A1"}
    assert refusal(match, RED, "navigate D3 D4")[:2] == ("R21", "already-navigated")


def test_r21_a_shield_moved_to_sea_may_navigate() -> None:
    match = lone("D4")
    play(match, "move D4 D3", "navigate D3 E3")
    assert at(match, "E3") == "r" and match.view(None)["navigated"] == ["E3"]


def test_r21_another_shield_on_a_left_square_is_not_marked() -> None:
    match = lone("D3", "D4")
    play(match, "navigate D3 E3", "move D4 D3")
    assert offered(match, RED, "navigate") == {"D3"}


def test_r21_the_marks_go_with_the_turn() -> None:
    match = lone("D3", seats=2)
    play(match, "navigate D3 E3", "end", "end")
    assert match.view(None)["navigated"] == [] and offered(match, RED, "navigate") == {"E3"}


def test_r22_a_shield_of_this_turn_may_move_or_navigate() -> None:
    match = lone("A10", hand=("ship", "D"))
    play(match, "expand ship D3", "navigate D3 E3", "expand D D4", "move D4 D5")
    assert at(match, "E3") == at(match, "D5") == "r"
    won = play(battle({RED: ["G"]}), "attack G G7", "flag", "flag")
    assert "G7" in offered(won, RED, "move")


def test_r23_discards_join_before_drawing() -> None:
    cards = [card for card, count in oracle.cards().items() for _ in range(count)]
    hands = {RED: cards[:2], BLUE: cards[2:12]}
    match = position(board_with({RED: ["A10"]}), hands=hands, seats=2, discards=cards[12:])
    assert match.view(None)["pile"] == 0
    assert "exchange" in offered(match, RED)
    play(match, "exchange " + " ".join(cards[:2]))
    assert len(events(match, "reshuffled")) == 1
    assert player(match, RED)["hand"] == 2 and match.view(None)["pile"] == 98 - 2 - 10
    assert match.view(None)["seen"] == []


def test_r23_drawn_cards_may_be_used_at_once() -> None:
    match = lone(
        "A10",
        hand=("A", "B"),
        discards=[card for card, n in oracle.cards().items() for _ in range(n - (card in "AB"))][:80],
    )
    play(match, "exchange A B")
    hand = match.view(RED)["hand"]
    assert len(hand) == 2 and offered(match, RED, "expand") <= set(hand) and offered(match, RED, "expand")


# Cards running out


def all_cards() -> list[str]:
    return [card for card, count in sorted(oracle.cards().items()) for _ in range(count)]


def test_r24_the_discards_become_the_pile_and_a_running_combat_stays_out() -> None:
    cards = all_cards()
    for card in ("G", "HE"):
        cards.remove(card)
    match = battle({RED: ["G", "HE", *cards[:1]], BLUE: cards[1:11]}, discards=cards[11:])
    assert match.view(None)["pile"] == 0
    play(match, "attack G G7")
    assert Counter(match.view(None)["seen"]) == Counter(cards[11:])
    assert combat(match)["cards"][0] == ["G"] and match.view(None)["pile"] == 0
    play(match, "flag", "flag", "end")
    assert len(events(match, "reshuffled")) == 1
    assert player(match, RED)["hand"] == 10 and match.view(None)["pile"] == 98 - 20


def test_r25_the_active_player_draws_first_then_clockwise() -> None:
    hands = {
        RED: ["G", "7", "HE", "growth", "C", "C"],
        BLUE: ["7", "7", "D", "D", "D", "E"],
        BLACK: ["A"],
    }
    board = board_with({RED: ["G8"], BLUE: ["G7"], BLACK: ["G6", "F7"]})
    match = position(board, hands=hands, turn=RED, founded=["HE"])
    play(match, "attack G G7", "7 show", "flag", "flag", "end")
    assert [(row["seat"], row["count"]) for row in events(match, "drew")] == [(RED, 5), (BLUE, 5)]


def test_r25_order_runs_clockwise_from_the_active_player() -> None:
    hands = {RED: ["HE", "E"], BLUE: ["G", "growth", "C"], BLACK: ["6", "7", "8"]}
    board = board_with({BLUE: ["G7"], BLACK: ["G6"], RED: ["G8"]})
    match = position(board, hands=hands, turn=BLUE, founded=["HE"])
    play(match, "attack G G6", "6 show", "flag", "flag", "attack growth G8", "HE show", "flag", "flag", "end")
    assert [row["seat"] for row in events(match, "drew")] == [BLUE, BLACK, RED]


def test_r25_a_short_supply_of_cards_serves_the_active_player_first() -> None:
    match = golden(BLUE, {BLUE: ["A"], RED: ["C"], BLACK: ["D"]})
    play(match, "end")
    assert [player(match, seat)["hand"] for seat in (RED, BLUE, BLACK)] == [1, 10, 1], "nobody else used cards"


def test_r26_hands_never_exceed_ten() -> None:
    hand = all_cards()[:10]
    match = play(golden(RED, {RED: hand}), f"exchange {hand[0]} {hand[1]}", "end")
    assert player(match, RED)["hand"] == 10


# Establishment


def test_r27_leaving_never_establishes_and_arriving_does() -> None:
    board = board_with({RED: ["F7", "G6", "G7"], BLUE: ["G8"]})
    match = play(position(board, seats=2), "move F7 E7")
    assert established(match) == []
    board = board_with({RED: ["F7", "G6", "G7", "F8"]})
    match = play(position(board, seats=2), "move F8 G8")
    assert established(match) == ["HE"] and player(match, RED)["points"] == 3


def test_r27_navigation_establishes() -> None:
    match = play(lone("D4", "D5", "E5", "E3"), "navigate E3 E4")
    assert established(match) == ["BE"]


def test_r28_one_action_establishes_one_country() -> None:
    board = board_with({RED: ["D4", "D5", "E5", "F7", "G6", "G7"], BLUE: []})
    match = play(position(board, seats=2, hands={RED: ["BE", "HE"]}), "expand BE E4", "expand HE G8")
    assert [row["points"] for row in events(match, "founded")] == [3, 3]


# Scoring


def test_r29_a_due_scoring_is_carried_over() -> None:
    match = position(EMPTY, seats=2, turn=1, points=[3, 9], due=2, hands={0: ["A", "B"]}, supply={0: 44, 1: 44})
    play(match, "end")
    assert (match.view(None)["due"], len(match.view(None)["scorings"])) == (1, 1)
    play(match, "exchange A B", "end", "end")
    assert (match.view(None)["due"], len(match.view(None)["scorings"])) == (0, 2)


def test_r29_at_the_end_all_due_scorings_are_one() -> None:
    match = position(EMPTY, seats=2, turn=1, due=2, supply={0: 0, 1: 44}, last_round=True)
    play(match, "end")
    assert match.over and len(match.view(None)["scorings"]) == 1


def test_r30_the_parts_come_from_one_position_and_are_added() -> None:
    board = score_now(GOLDEN["board"])
    parts = zip(board["clan_points"], board["naval_points"], board["country_points"], strict=True)
    assert [sum(part) for part in parts] == board["total_points"]


def test_r31_a_mixed_clan_tie_demotes_all() -> None:
    board = ["rrrrrr....", "..........", "rrrrrr....", "..........", "bbbbbb....", *["." * 10] * 5]
    assert score_now(board)["clan_points"] == [12, 6, 0]


def test_r32_no_sea_shield_no_naval_place() -> None:
    assert score_now(board_with({RED: ["A1"]}))["naval_points"] == [3, 0, 0]


def test_r33_no_monopoly_with_a_gap() -> None:
    board = score_now(board_with({RED: ["F7", "G6", "G7"]}), founded=["HE"])
    helvetia = next(row for row in board["countries"] if row["country"] == "HE")
    assert (helvetia["points"], helvetia["monopoly"]) == ([2, 0, 0], None)


def test_r34_ties_of_more_than_two_fall_one_place_only() -> None:
    board = score_now(board_with({RED: ["B1", "B2"], BLUE: ["C1", "C2"], BLACK: ["D1", "D2"]}))
    assert next(row for row in board["countries"] if row["country"] == "BR")["points"] == [2, 2, 2]
    board = score_now(board_with({0: ["A1", "A2"], 1: ["A3", "A4"], 2: ["A7"]}))
    assert board["naval_points"] == [3, 3, 1], "the third is third"


@pytest.mark.parametrize(
    "previous, points, expected",
    [(1, [31, 24, 24, 40], 2), (0, [5, 5, 5, 5], 1), (3, [5, 5, 5, 5], 0), (2, [9, 9, 5, 9], 2), (2, [5, 9, 5, 9], 0)],
)
def test_r35_ties_for_the_fewest_points(previous: int, points: list[int], expected: int) -> None:
    last = (previous + 3) % 4
    match = position(
        EMPTY, seats=4, start_player=previous, turn=last, points=points, due=1, supply=dict.fromkeys(range(4), 25)
    )
    play(match, "end")
    assert match.view(None)["start_player"] == expected
    assert events(match, "new-start-player") == [{"seat": expected}]


def test_r36_points_go_on_beyond_a_hundred() -> None:
    match = play(golden(BLACK, due=1, points=[99, 90, 95]), "end")
    assert [player(match, seat)["points"] for seat in range(3)] == [138, 116, 119]


# End


def test_r37_an_exchange_is_an_action() -> None:
    shields = board_with({RED: ["A10"], BLUE: ["J1"]})
    match = position(shields, seats=2, hands={BLUE: ["A", "B"]})
    play(match, "end", "exchange A B", "end")
    assert not match.over
    play(match, "end", "end")
    assert match.over


@pytest.mark.parametrize("due", [0, 1, 2, 3])
def test_r38_exactly_one_scoring_in_the_last_round(due: int) -> None:
    match = play(golden(BLACK, due=due, last_round=True, supply={RED: 0}), "end")
    assert match.over and len(match.view(None)["scorings"]) == 1
    assert [player(match, seat)["points"] for seat in range(3)] == [39, 26, 24]


def test_r39_equal_points_share_the_victory() -> None:
    match = play(golden(BLACK, last_round=True, supply={RED: 0}, points=[0, 13, 3]), "end")
    assert match.result is not None
    assert (match.result.points, match.result.ranks) == ((39, 39, 27), (1, 1, 3))
    assert match.view(None)["result"] == {"points": [39, 39, 27], "ranks": [1, 1, 3]}


def test_r40_an_empty_supply_is_noticed_at_once() -> None:
    match = position(board_with({RED: ["A8"], BLUE: ["J1"]}), seats=2, hands={RED: ["ship", "ship"]}, supply={RED: 1})
    play(match, "expand ship A1")
    assert match.view(None)["last_round"] and len(events(match, "last-round")) == 1
    assert "expand" not in offered(match, RED) and {"move", "navigate", "end"} <= offered(match, RED)


def test_r41_the_end_is_tested_in_a_round_with_a_scoring_too() -> None:
    match = position(board_with({RED: ["A8"], BLUE: ["J1"]}), seats=2, due=1)
    play(match, "end", "end")
    assert match.over and len(match.view(None)["scorings"]) == 1


# Setup and running


def test_r42_placement_is_compulsory_and_unlimited_at_sea() -> None:
    match = origo().start(seats=2, seed="r42", options={"start_player": 0})
    for square in sorted(oracle.SEA):
        assert "end" not in offered(match, match.to_act[0])
        play(match, square)
    assert len(offered(match, match.to_act[0])) == 77


def test_r43_after_two_hundred_rounds_a_final_scoring() -> None:
    match = position(
        board_with({RED: ["A8"], BLUE: ["J1"]}), seats=2, round=200, hands={RED: ["A", "B"], BLUE: ["A·B", "C"]}
    )
    play(match, "exchange A B", "end", "exchange A·B C", "end")
    assert match.over and len(match.view(None)["scorings"]) == 1
    match = position(
        board_with({RED: ["A8"], BLUE: ["J1"]}), seats=2, round=199, hands={RED: ["A", "B"], BLUE: ["A·B", "C"]}
    )
    play(match, "exchange A B", "end", "exchange A·B C", "end")
    assert not match.over


def test_r44_a_half_entered_action_changes_nothing() -> None:
    match = golden(BLACK, {BLACK: ["C·D", "growth", "E"]})
    before = match.document(), match.seq, match.log(BLACK)
    for draft in ("expand", "expand C·D", "attack growth", "move G8", "navigate B4", "exchange E", "move"):
        assert offered(match, BLACK, draft)
    assert (match.document(), match.seq, match.log(BLACK)) == before


@pytest.mark.parametrize("code, points", [("SK", [3, 2, 1]), ("DK", [3, 2, 1]), ("DM", [3, 2, 1])])
def test_r45_countries_of_five_and_six_score_alike(code: str, points: list[int]) -> None:
    squares = iter(oracle.REGION[code])
    board = score_now(board_with({0: [next(squares), next(squares)], 1: [next(squares)]}))
    row = next(row for row in board["countries"] if row["country"] == code)
    assert row["points"] == [points[0], points[1], 0]
