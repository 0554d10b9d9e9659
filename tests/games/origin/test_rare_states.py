"""What few games come to: councils over cards that somebody knows, the last card of a deck, what is not there."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import IllegalMove, Match
from ludoteca.games.origin import GAME
from ludoteca.games.origin.rules.turn import OriginPosition

from .scenes import asked, deck, hand, happened, legal, player, refusal, scene, state, tokens

PERMANENT = [f"P{number:02}" for number in range(1, 15)]


def others(*cards: str) -> list[str]:
    return [card for card in PERMANENT if card not in cards]


def worlds(seen: OriginPosition, viewer: int, count: int = 12) -> list[OriginPosition]:
    """Deal anew what a viewer cannot know."""
    found = [seen.clone() for _ in range(count)]
    for luck, position in enumerate(found):
        position.simulate(luck)
        position.deal_unknown(viewer)
    return found


def drawn_in(match: Match, viewer: int) -> set[frozenset[str]]:
    """Tell what a viewer thinks may have been drawn for the Council of Elders."""
    return guessed(state(match), viewer)


def guessed(seen: OriginPosition, viewer: int) -> set[frozenset[str]]:
    """Tell the same of a position that was imagined from a view."""
    spelled = GAME.vocabulary.token
    return {frozenset(spelled(pick) for pick in position.picks(seen.turn)) for position in worlds(seen, viewer)}


def council(first: int, under: dict[str, Any], held: list[str], rest: list[str]) -> Match:
    """Let seat `first` of three hold the council, the next one hold `rest`."""
    hands: list[list[str]] = [[], [], []]
    hands[first], hands[(first + 1) % 3] = ["A12", *held], rest
    pawns: list[dict[str, str]] = [{}, {}, {}]
    pawns[first] = {"af_chad": "12n"}
    match = scene(*pawns, hands=hands, decks={"permanent": under}, turn=first)
    match.play(first, "A12")
    assert asked(match, first) == "council"
    return match


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a12_who_put_the_drawn_cards_under_the_deck_knows_them(first: int) -> None:
    rival, third = (first + 1) % 3, (first + 2) % 3
    under = {"size": 2, "under": ["P03", "P07"], "under_by": [rival, rival]}
    match = council(first, under, [], others("P03", "P07"))
    assert drawn_in(match, rival) == {frozenset({"P03", "P07"})}
    assert drawn_in(match, first) == {frozenset({"P03", "P07"})}
    assert len(drawn_in(match, third)) > 1
    assert len(drawn_in(match, -1)) > 1


@pytest.mark.parametrize("first", [0, 2])
def test_a12_who_knows_one_of_the_drawn_cards_guesses_the_other(first: int) -> None:
    """The guess is among the cards that the hand has beside."""
    rival = (first + 1) % 3
    under = {"size": 2, "under": ["P03", "P07"], "under_by": [rival, (first + 2) % 3]}
    match = council(first, under, ["P01", "P02", "P04"], others("P01", "P02", "P03", "P04", "P07"))
    guesses = drawn_in(match, rival)
    assert all(len(guess) == 2 and "P03" in guess for guess in guesses)
    assert len(guesses) > 1
    assert drawn_in(match, first) == {frozenset({"P03", "P07"})}


@pytest.mark.parametrize("first", [0, 2])
def test_a12_the_view_of_who_knows_one_of_the_drawn_cards_tells_which(first: int) -> None:
    """Also where more cards of that hand are known than were drawn: a view is all that its reader needs to guess."""
    rival, third = (first + 1) % 3, (first + 2) % 3
    under = {"size": 2, "under": ["P03", "P07"], "under_by": [rival, third]}
    match = council(first, under, ["P01", "P02"], others("P01", "P02", "P03", "P07"))
    assert [match.view(seat)["drawn"] for seat in (first, rival, third)] == [["P03", "P07"], ["P03"], ["P07"]]
    for seat, known in ((rival, "P03"), (third, "P07")):
        guesses = guessed(GAME.position_from(match.view(seat)), seat)
        assert all(len(guess) == 2 and known in guess for guess in guesses)


def test_a12_tells_what_is_drawn_and_what_goes_back() -> None:
    match = scene({"af_chad": "12n"}, {}, hands=[["A12"], []])
    match.play(0, "A12")
    drawn = match.view(0)["drawn"]
    assert happened(match, "drew") == [{"seat": 0, "deck": "permanent", "count": 2}]
    assert happened(match, "drew-own") == [{"cards": drawn}]
    before = len(match.events)
    match.play(0, drawn[1])
    told = [(event.id, event.args) for event in match.events[before:]]
    assert ("origin-returned", {"seat": 0, "deck": "permanent", "count": 1}) in told
    assert ("origin-returned-own", {"cards": [drawn[0]]}) in told
    assert not any(event["id"] == "origin-returned-own" for event in match.log(1))
    assert asked(match) == "action", "the turn goes on"
    assert match.view(0)["drawn"] == []


def test_a12_with_one_card_left_keeps_it() -> None:
    match = scene({"af_chad": "12n"}, {}, hands=[["A12"]], deck_sizes={"permanent": 1})
    match.play(0, "A12")
    assert happened(match, "drew") == [{"seat": 0, "deck": "permanent", "count": 1}]
    assert len(hand(match)) == 1
    assert happened(match, "returned") == []
    assert match.view(0)["drawn"] == []


def test_cards_under_a_deck_are_drawn_in_their_order() -> None:
    under = {"size": 3, "under": ["P05", "P02", "P09"], "under_by": [1, 0, 1]}
    rest = others("P05", "P02", "P09")
    match = scene({"af_sahara": "11k"}, {}, hands=[[], rest], decks={"permanent": under})
    match.play(0, "af_nile 1.1.brown")
    match.play(0, "a yellow.1" if legal(match, "a yellow.1") else "a orange.1")
    assert hand(match) == ["P05"]
    assert deck(match, "permanent") == {"size": 2, "under": ["P02", "P09"], "under_by": [0, 1]}
    assert match.view(1)["players"][0]["known"] == ["P05"]


@pytest.mark.parametrize(("size", "options"), [(1, {"a", "b"}), (0, {"a"})])
def test_the_last_card_of_a_deck_is_still_a_reward(size: int, options: set[str]) -> None:
    match = scene({"af_chad": "11k"}, {}, deck_sizes={"action": size}, options={"end_decks": "all"})
    match.play(0, "af_lakes 1.2.black")
    assert tokens(match) == options
    if size == 0:
        assert refusal(match, "b") == ("R11", "deck-empty")


def test_without_a_tile_that_fits_the_last_card_is_all_there_is() -> None:
    areas = {"yellow": [3, 4, 5], "orange": [1], "purple": [1], "brown": [1]}
    options = {"end_decks": "all"}
    match = scene({"af_chad": "11k"}, {}, deck_sizes={"action": 1}, options=options, areas=areas)
    match.play(0, "af_lakes 1.2.black")
    assert tokens(match) == {"a", "b"}
    match.play(0, "a")
    assert len(hand(match)) == 1
    assert player(match)["stacks"] == []


def test_what_is_not_there_is_refused_by_its_rule() -> None:
    match = scene({"af_chad": "11k"}, {}, hands=[["A11"]])
    assert refusal(match, "A11 yellow.5") == ("7.2", "no-such-tile")
    giving = scene({"af_chad": "11n"}, {}, hands=[["A13", "A12"]])
    giving.play(0, "af_chad af_guinea")
    giving.play(0, "b")
    missing = next(card for card in ("A01", "A02", "A03", "A04", "A05", "A06") if card not in hand(giving))
    assert refusal(giving, missing) == ("R13", "not-in-hand")


def test_one_card_of_each_deck_a_turn() -> None:
    match = scene({"af_cape": "11n"}, {}, hands=[["A01", "A05", "A13"]])
    match.play(0, "A01")
    assert refusal(match, "A05") == ("9.1", "one-per-turn")
    match.play(0, "af_cape af_congo")
    match.play(0, "a orange.1")
    if match.to_act == (0,):
        assert refusal(match, "A13") == ("9.1", "one-per-turn")
        match.play(0, "end")
    assert player(match)["hand"]["action"] >= 2


@pytest.mark.parametrize(
    ("end_decks", "left", "used"),
    [
        ("any", {}, 12),
        ("any", {"action": 7}, 50),
        ("any", {"permanent": 3}, 79),
        ("any", {"objective": 2}, 89),
        ("all", {"permanent": 3}, 12),
        ("all", {"action": 7, "permanent": 7, "objective": 2}, 50),
    ],
)
def test_how_far_the_game_has_come_is_how_much_of_what_ends_it_is_used_up(
    end_decks: str, left: dict[str, int], used: int
) -> None:
    match = scene({"af_chad": "12n"}, {"af_nile": "11k"}, deck_sizes=left, options={"end_decks": end_decks})
    assert GAME.progress(state(match)) == used


def test_too_far_tells_how_far_the_pawn_gets_now() -> None:
    match = scene({"af_chad": "12n"}, {}, hands=[["A01"]])

    def steps() -> int:
        with pytest.raises(IllegalMove, match="too-far") as caught:
            match.parse(0, "af_chad oc_tasman")
        return int(caught.value.arguments["steps"])

    assert steps() == 1
    match.play(0, "A01")
    assert steps() == 1 + 2, "the Long March is for the main action (R29)"


def test_a_pawn_moves_to_no_card() -> None:
    with pytest.raises(IllegalMove, match="not-offered"):
        scene({"af_chad": "12n"}, {}, hands=[["A01"]]).parse(0, "af_chad A01")
