"""Worked examples T14 to T18: journeys, stations and deeds."""

from __future__ import annotations

from ludoteca.games.orleans import GAME

from .scenes import edge, legal, player, refusal, scene, spaces, tokens

SHIP = spaces("ship", "farmer*", "boatman*", "knight")
WAGON = spaces("wagon", "farmer", "trader*", "knight")
GUILDHALL = spaces("guildhall", "farmer*", "craftsman*", "knight")
DEEDS = {deed["id"]: deed["slots"] for deed in GAME.data()["deeds"]}


def full_but(deed: str, **free: int) -> dict[str, dict[str, int]]:
    """Fill all deeds but some slots of one."""
    return {**DEEDS, deed: {kind: count - free.get(kind, 0) for kind, count in DEEDS[deed].items()}}


def test_t14_ship_takes_one_good() -> None:
    river = edge("orleans", "briare", "waterway")
    match = scene({"spaces": SHIP}, {}, {}, on_edges={river: ["wine", "grain"]})
    assert legal(match, 0, "ship briare none")
    assert refusal(match, 0, "ship vierzon") == ("8", "not-by-waterway")
    assert refusal(match, 0, "ship briare cheese") == ("8", "not-on-edge")
    match.play(0, "ship briare wine")
    assert player(match, 0)["city"] == "briare"
    assert player(match, 0)["goods"]["wine"] == 1
    assert match.document()["edges"][river] == ["", "grain"]


def test_empty_edges_can_be_travelled() -> None:
    match = scene({"spaces": SHIP}, {})
    match.play(0, "ship blois")
    assert player(match, 0)["city"] == "blois"


def test_t15_two_kinds_of_edge_between_the_same_cities() -> None:
    goods = {edge("chinon", "chatellerault", "road"): ["grain"], edge("chinon", "chatellerault", "waterway"): ["wool"]}
    match = scene({"spaces": {**SHIP, **WAGON}, "city": "chinon"}, {}, on_edges=goods)
    assert tokens(match, 0, "wagon chatellerault") == {"grain", "none"}
    assert tokens(match, 0, "ship chatellerault") == {"wool", "none"}


def test_city_without_waterway() -> None:
    match = scene({"spaces": SHIP, "city": "chartres"}, {})
    assert refusal(match, 0, "ship") == ("8", "no-waterway")


def test_t16_one_station_for_each_city() -> None:
    match = scene({"spaces": GUILDHALL, "city": "blois"}, {"stations": ["blois"]})
    assert refusal(match, 0, "guildhall") == ("8", "city-taken")


def test_t16_orleans_takes_one_of_each_player() -> None:
    match = scene({"spaces": GUILDHALL}, {"stations": ["orleans"]})
    match.play(0, "guildhall")
    assert (player(match, 0)["stations"], player(match, 0)["stock"]) == (["orleans"], 9)
    again = scene({"spaces": GUILDHALL, "stations": ["orleans"]}, {})
    assert refusal(again, 0, "guildhall") == ("8", "city-taken")


def test_r20_no_station_left() -> None:
    match = scene({"spaces": GUILDHALL, "stock": 0}, {})
    assert refusal(match, 0, "guildhall") == ("R20", "no-station")


def test_t18_monk_does_not_substitute_on_deeds() -> None:
    match = scene({"spaces": spaces("town_hall", "monk", "trader")}, {}, {}, {}, deeds=full_but("astronomy", trader=1))
    assert refusal(match, 0, "town_hall monk") == ("R22", "no-slot")
    match.play(0, "town_hall trader astronomy")
    assert player(match, 0)["spaces"] == {"town_hall·0": "monk"}


def test_town_hall_sends_one_or_two() -> None:
    """R21: at least one, at most two; the rest stays and may go in a later turn."""
    match = scene({"spaces": spaces("town_hall", "knight", "monk")}, {})
    assert legal(match, 0, "town_hall knight city_wall done")
    assert legal(match, 0, "town_hall knight city_wall monk papal_conclave")
    match.play(0, "town_hall knight city_wall done")
    match.play(1, "pass")
    match.play(0, "town_hall monk papal_conclave")
    assert player(match, 0)["coins"] == 5 + 1 + 3


def test_r23_canalisation_gives_coin_or_development() -> None:
    match = scene({"spaces": spaces("town_hall", "trader", "farmer")}, {})
    match.play(0, "town_hall trader canalisation development farmer canalisation coin")
    assert (player(match, 0)["development"], player(match, 0)["coins"]) == (1, 6)


def test_r23_at_the_end_of_the_track_only_the_coin() -> None:
    match = scene({"spaces": spaces("town_hall", "trader"), "development": 30}, {})
    match.play(0, "town_hall trader canalisation")
    assert player(match, 0)["coins"] == 6


def test_r24_last_slot_gives_the_citizen() -> None:
    match = scene({"spaces": spaces("town_hall", "monk")}, {}, deeds={"peace_treaty": {"scholar": 1, "knight": 2}})
    match.play(0, "town_hall monk peace_treaty")
    assert player(match, 0)["citizens"] == 1
    assert "deed·peace_treaty" not in match.document()["citizens"]
    assert player(match, 0)["coins"] == 7


def test_r22_followers_on_deeds_stay() -> None:
    match = scene({"spaces": spaces("town_hall", "monk")}, {})
    match.play(0, "town_hall monk cathedral")
    assert match.document()["deeds"]["cathedral"]["monk"] == 1
    assert refusal(scene({"spaces": spaces("town_hall", "monk")}, {}), 0, "town_hall monk astronomy") == (
        "R22",
        "no-slot-there",
    )
