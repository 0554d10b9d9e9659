"""X7 and X8: establishing a country by expansion and by a move."""

from __future__ import annotations

from .boards import BLACK, BLUE, GOLDEN, MARKERS, RED, at, established, events, golden, offered, play, player, scored


def test_x07_establishing_by_expansion() -> None:
    match = golden(RED, {RED: ["DK", "10", "9"]})
    play(match, "expand DK G9")
    assert established(match) == [*GOLDEN["established"], "DK"]
    assert match.view(None)["founded"][-1] == {"country": "DK", "value": 4, "seat": RED}
    assert events(match, "founded") == [{"seat": RED, "country": "DK", "points": 4}]
    assert player(match, RED)["points"] == 4, "the last shield earns the points, not the most shields"
    assert match.view(None)["due"] == 0
    assert "G10" in offered(match, RED, "attack 10"), "the own shield on G9 is beside it"
    assert offered(match, RED, "attack 9") == {"E9", "F9", "H9"}, "Dakien and Dalmatien, beside own shields"


def test_x08_establishing_by_a_move() -> None:
    match = golden(BLACK, due=1)
    play(match, "move G8 G9")
    assert events(match, "founded") == [{"seat": BLACK, "country": "DK", "points": 4}]
    assert player(match, BLACK)["points"] == 4
    assert "HE" in established(match) and at(match, "G8") == "."
    play(match, "end")
    board = scored(match)
    assert board["country_points"][BLACK] == 14
    helvetia = next(row for row in board["countries"] if row["country"] == "HE")
    assert (helvetia["pieces"], helvetia["points"], helvetia["monopoly"]) == ([0, 0, 3], [0, 0, 2], None)


def test_x08_refilling_an_established_country_earns_nothing() -> None:
    match = golden(BLACK, {BLUE: ["growth", "F"]}, start_player=BLACK)
    play(match, "move G8 G9", "end", "end")
    assert match.to_act == (BLUE,)
    assert offered(match, BLUE, "attack F") >= {"F7"}, "Helvetien can be attacked though G8 is empty"
    before, markers = player(match, BLUE)["points"], established(match)
    play(match, "expand growth G8")
    assert at(match, "G8") == "b"
    assert player(match, BLUE)["points"] == before
    assert established(match) == markers and len(markers) == 5


def test_x07_markers_are_worth_what_stands_under_them() -> None:
    assert MARKERS == [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7]
    match = golden(RED, {RED: ["DK"]})
    assert [row["value"] for row in match.view(None)["founded"]] == MARKERS[:4]
