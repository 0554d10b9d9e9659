"""What each decision answers to each pick of the game: it is legal, not on offer, or forbidden by a rule of its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import pytest

from ludoteca import IllegalMove, Match
from ludoteca.games.orleans import GAME

from .scenes import AWAY, CITIES, NINE_PLACES, edge, idle, scene, spaces

Json = dict[str, Any]
PICKS = [pick.token for pick in GAME.vocabulary.picks]
TILES = {row["token"] for row in GAME.data()["places"] if row["category"]}
STARTING = "farmer* boatman* craftsman* trader*"
VILLAGE = spaces("village", *STARTING.split()[:3])


def on(*places: str) -> set[str]:
    """List the action spaces of places."""
    return {token for token in PICKS if token.partition("·")[0] in places and "·" in token}


PRINTED = on(*NINE_PLACES, "town_hall")


@pytest.fixture(params=range(3))
def seat(request: pytest.FixtureRequest) -> int:
    """The seat that is asked; the others have nothing, and have passed."""
    number: int = request.param
    return number


def acting(seat: int, player: Json, **fields: Any) -> Match:
    """Let one of three players act."""
    players = [player if other == seat else idle() for other in range(3)]
    return scene(*players, turn=seat, **fields)


def asked(seat: int, decision: str, player: Json, /, *args: int, **fields: Any) -> Match:
    """Ask one of three players something."""
    asks = [("round", [], []), (decision, [seat], args)]
    stack = [{"decision": name, "seats": seats, "args": [*more, 0, 0, 0, 0][:4]} for name, seats, more in asks]
    return acting(seat, player, stack=stack, **fields)


def reasons(match: Match, seat: int, draft: str) -> dict[str, set[str]]:
    """Group all picks by the rule and the reason that forbid them here; what is simply not on offer is left out."""
    told: dict[str, set[str]] = {}
    for token in PICKS:
        reason = "legal"
        try:
            match.parse(seat, f"{draft} {token}".strip())
        except IllegalMove as why:
            reason = f"{why.rule} {why.reason.removeprefix('orleans-refused-')}"
        told.setdefault(reason, set()).add(token)
    del told["6 not-offered"]
    return told


def check(match: Match, seat: int, draft: str, expected: Mapping[str, Collection[str]]) -> None:
    """Compare with what is expected, where a short list is written as one text."""
    told = {reason: {*(picks.split() if isinstance(picks, str) else picks)} for reason, picks in expected.items()}
    assert reasons(match, seat, draft) == told


DRAWING = {"phase": "followers", "stage": 1}
TOWER = {"tiles": ["gunpowder_tower"], "tower": ["farmer"]}
PLAN = {"phase": "planning", "stage": 1}
EVENT = {"phase": "event", "stage": 1, "event": "harvest"}


def test_a_place_is_executed(seat: int) -> None:
    match = acting(seat, {"spaces": VILLAGE, "tiles": ["gunpowder_tower", "school"]})
    others = {*NINE_PLACES, "town_hall"} - {"village"}
    theirs = TILES - {"gunpowder_tower", "school"}
    never = {"9 tower-nobody": "gunpowder_tower", "9 never-an-action": "school"}
    check(match, seat, "", {"legal": "village pass", "7 not-ready": others, "9 not-your-place": theirs, **never})
    check(
        match,
        seat,
        "village",
        {"legal": "boatman craftsman trader", "8 not-recruited-here": "farmer knight scholar monk"},
    )
    check(match, seat, "village trader", {"legal": theirs, "R30 tile-taken": "gunpowder_tower school"})


def test_a_journey(seat: int) -> None:
    way = {edge("orleans", "chartres", "road"): ["wine"]}
    match = acting(seat, {"spaces": spaces("wagon", "farmer", "trader*", "knight")}, on_edges=way)
    near = {"chartres", "chateaudun", "montargis", "vierzon"}
    check(match, seat, "wagon", {"legal": near, "8 not-by-road": {city["id"] for city in CITIES} - near})
    check(match, seat, "wagon chartres", {"legal": "wine none", "8 not-on-edge": "brocade wool cheese grain"})


def test_a_deed(seat: int) -> None:
    match = acting(seat, {"spaces": spaces("town_hall", "monk", "knight")})
    absent = {"R21 not-there": "farmer boatman craftsman trader scholar", "5 no-starting-follower": STARTING}
    check(match, seat, "town_hall", {"legal": "monk knight", **absent})
    taken = {"legal": "papal_conclave cathedral peace_treaty"}
    full = "city_wall defeat_plague astronomy boatmen_guild canalisation"
    check(match, seat, "town_hall monk", {**taken, "R22 no-slot-there": full})


def test_a_deed_from_the_tower(seat: int) -> None:
    owner = {"tiles": ["gunpowder_tower"], "tower": ["boatman", "craftsman"]}
    absent = {"R21 not-there": "farmer trader knight scholar monk", "5 no-starting-follower": STARTING}
    check(acting(seat, owner), seat, "gunpowder_tower", {"legal": "boatman craftsman", **absent})
    deeds = {deed["id"]: deed["slots"] for deed in GAME.data()["deeds"]}
    deeds["cathedral"] = {**deeds["cathedral"], "craftsman": 1}
    match = acting(seat, owner, deeds=deeds, citizens=["deed·cathedral", "stations"])
    check(match, seat, "gunpowder_tower", {"legal": "craftsman", "R22 no-slot": "boatman", **absent})
    full = "city_wall papal_conclave defeat_plague astronomy boatmen_guild peace_treaty canalisation"
    check(match, seat, "gunpowder_tower craftsman", {"legal": "cathedral", "R22 no-slot-there": full})


def test_points_are_bought(seat: int) -> None:
    match = acting(seat, {"tiles": ["pharmacy"], "spaces": {"pharmacy·0": "monk"}, "coins": 1})
    check(match, seat, "pharmacy", {"legal": "1", "R36 too-few-coins": "2 3"})


def test_followers_are_drawn_or_taken_back(seat: int) -> None:
    placed = {"village·0": "technology", "sacristy·0": "monk"}
    match = asked(
        seat, "draw", {"allowance": 4, "tiles": ["sacristy"], "spaces": placed, "bag_contents": []}, **DRAWING
    )
    check(match, seat, "", {"legal": "take_back stop", "15 bag-empty": "draw draw_all"})
    there = {*AWAY.values(), "sacristy·0"}
    empty = PRINTED - there - {"village·0"}
    theirs = on(*TILES - {"sacristy"})
    own = {"legal": there, "R7 empty-space": empty, "10 technology-stays": "village·0"}
    check(match, seat, "take_back", {**own, "9 not-your-place": theirs})
    nobody = asked(seat, "draw", {"allowance": 4, "market": STARTING.split()}, **DRAWING)
    check(nobody, seat, "", {"legal": "stop", "15 bag-empty": "draw draw_all", "R7 nobody-placed": "take_back"})


def test_the_tower_is_arranged(seat: int) -> None:
    match = asked(seat, "tower", {**TOWER, "market": ["knight", "trader*"]}, phase="followers", stage=3)
    absent = "farmer boatman craftsman trader scholar monk farmer* boatman* craftsman*"
    check(match, seat, "", {"legal": "knight trader* commit", "6 not-on-market": absent})
    crowd = {**TOWER, "market": ["knight"] * 8 + ["trader*"]}
    full = asked(seat, "tower", crowd, phase="followers", stage=3)
    check(full, seat, "", {"legal": "knight trader*", "6 not-on-market": absent, "R34 market-full": "commit"})
    above = asked(
        seat, "tower", {**TOWER, "tower": ["farmer", "monk"], "market": ["knight"]}, phase="followers", stage=3
    )
    absent = "farmer boatman craftsman trader scholar monk farmer* boatman* craftsman* trader*"
    check(above, seat, "", {"legal": "commit", "R34 tower-full": "knight", "6 not-on-market": absent})


def test_a_follower_is_planned(seat: int) -> None:
    match = asked(seat, "plan", {"market": ["farmer", "trader*"]}, **PLAN)
    absent = "boatman craftsman trader knight scholar monk farmer* boatman* craftsman*"
    check(match, seat, "", {"legal": "farmer trader* commit", "6 not-on-market": absent})
    hall, theirs = on("town_hall"), on(*TILES)
    fit = {f"{place}·0" for place in ("village", "university", "castle", "ship", "wagon", "guildhall")} | hall
    check(match, seat, "farmer", {"legal": fit, "7 wrong-follower": PRINTED - fit, "9 not-your-place": theirs})
    fit = {"university·2", "castle·2", "monastery·1", "wagon·1"}
    starting = {"7 no-starting-follower": hall, "7 wrong-follower": PRINTED - fit - hall}
    check(match, seat, "trader*", {"legal": fit, **starting, "9 not-your-place": theirs})


def test_who_comes_out_of_the_bath_takes_nobody_else_s_only_space(seat: int) -> None:
    """The follower would fit there; but then the other one, which must be placed as well, could not be."""
    filled = {"wagon·2": "monk", "guildhall·2": "monk", "scriptorium·0": "monk", "bathhouse·0": "farmer*"}
    filled |= {"town_hall·0": "monk", "town_hall·1": "monk"}
    owner = {"tiles": ["bathhouse"], "spaces": filled, "bag_contents": ["knight", "monk"]}
    match = acting(seat, owner, options={"bathhouse": "first_edition"})
    match.play(seat, "bathhouse")
    taken = {*filled} | {AWAY[kind] for kind in ("boatman", "craftsman", "trader")}
    legal = PRINTED - taken - {"ship·2"}
    theirs = {"9 not-your-place": on(*TILES - {"bathhouse"})}
    check(match, seat, "monk", {"legal": legal, "7 occupied": taken, "18 not-here": "ship·2", **theirs})


def test_technology_is_placed(seat: int) -> None:
    placed = {"village·0": "technology", "university·0": "farmer"}
    match = acting(seat, {"waiting": 1, "tiles": ["cellar", "brewery"], "spaces": placed}, event="pilgrimage")
    match.play(seat, "pass")
    barred = {"10 one-per-place": on("village"), "R26 occupied": "university·0", "10 no-type": on("town_hall")}
    barred |= {"10 single-space": "brewery·0", "10 no-technology-for-monks": "cellar·0"}
    legal = PRINTED - on("village", "town_hall") - {"university·0"} | {"cellar·1"}
    check(match, seat, "", {"legal": legal, **barred, "9 not-your-place": on(*TILES - {"cellar", "brewery"})})


def test_food_is_given(seat: int) -> None:
    match = asked(seat, "food", {"goods": {"grain": 1, "wine": 1, "wool": 1}}, **EVENT)
    check(match, seat, "", {"legal": "grain wine", "13 not-food": "brocade wool", "13 none-left": "cheese"})


def test_something_goes_for_a_coin(seat: int) -> None:
    match = asked(seat, "torture", {"goods": {"grain": 1}}, 1, **EVENT)
    items = (
        PRINTED
        | on(*TILES)
        | TILES
        | {city["id"] for city in CITIES}
        | {"brocade", "wool", "wine", "cheese", "waiting"}
    )
    missing = {"14 not-yours": items, "14 no-step": "development", "14 no-neutral-follower": "follower"}
    check(match, seat, "", {"legal": "grain supply", **missing})


def test_a_tile_is_removed(seat: int) -> None:
    before = (seat + 2) % 3
    match = GAME.start(seats=3, seed="expert", options={"expert_place_removal": True, "start_player": before})
    match.play(before, "library")
    check(match, seat, "", {"legal": TILES - {"library"}, "4.7 tile-taken": "library"})
