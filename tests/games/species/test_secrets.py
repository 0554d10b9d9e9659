"""What all know of a hand (13): a card taken where all could see it stays known until it is played."""

from __future__ import annotations

from ludoteca import Match
from ludoteca.games.species import GAME

from .scenes import scene

CUBES = {"A4": [5], "B2": [3]}


def hands_dealt_anew(match: Match, viewer: int, seat: int) -> list[list[str]]:
    """Deal the unknown anew a hundred times and list the hand of a seat."""
    dealt = []
    for seed in range(100):
        world = match.position.clone()
        world.simulate(seed)
        world.deal_unknown(viewer)
        dealt.append(GAME.view(world, seat)["players"][seat]["hand"])
    return dealt


def test_a_card_of_the_open_row_is_known_to_all() -> None:
    match = scene(["land·book1"], [], cubes=CUBES)
    match.play(0, "green_turtle B3 pay")
    assert match.view(1)["players"][0]["known"] == []
    match.play(0, "map")
    for viewer in (None, 0, 1):
        assert match.view(viewer)["players"][0]["known"] == ["map"]
    for viewer in (-1, 1):
        hands = hands_dealt_anew(match, viewer, 0)
        assert all(hand.count("map") == 1 for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 1, "the other card is not known"


def test_what_stebbing_takes_is_known_until_it_is_played() -> None:
    match = scene(["stebbing", "land·magnifier"], [], discards={"land": ["land·magnifier"]})
    assert match.view(1)["players"][0]["known"] == ["stebbing"], "all Beagle cards come from the open row"
    match.play(0, "stebbing land·magnifier")
    assert match.view(1)["players"][0]["known"] == ["land·magnifier"]
    assert {tuple(hand).count("land·magnifier") for hand in hands_dealt_anew(match, 1, 0)} == {1, 2}


def test_a_played_card_is_no_longer_known_to_be_in_hand() -> None:
    match = scene(["wickham"], [])
    match.play(0, "wickham")
    assert match.view(1)["players"][0]["known"] == []


def test_whether_a_turn_goes_on_tells_nothing_of_the_hand() -> None:
    match = scene(["wickham"], ["land·book1"])
    match.play(0, "research B2 A4")
    assert match.to_act == (0,), "all know of the crew card"
    for seed in range(20):
        world = match.position.clone()
        world.simulate(seed)
        world.deal_unknown(1)
        assert world.picks(0) == match.position.picks(0)
