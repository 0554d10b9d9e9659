"""What learned values weigh: places and the map as they are."""

from __future__ import annotations

from typing import Any

from ludoteca import Match
from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.features import FEATURES
from ludoteca.games.orleans.names import TOWN_HALL
from ludoteca.kernel.values import Values

from .scenes import edge, scene, spaces, state

PRINTED = [row["token"] for row in GAME.data()["places"] if not row["category"]]


def features(match: Match, seat: int = 0) -> dict[str, int]:
    position = state(match).clone()
    position.value_by(Values.none(FEATURES))
    return dict(zip(FEATURES, position.features_of(seat), strict=True))


def of_places(match: Match, name: str) -> list[str]:
    """List the printed places that have a feature."""
    found = features(match)
    return [place for at, place in enumerate(PRINTED) if found.get(f"{name} {at}")]


def test_places_are_ready_with_all_their_followers_and_the_town_hall_with_one() -> None:
    castle = spaces("castle", "farmer", "boatman", "trader")
    begun = spaces("ship", "farmer", "boatman")
    hall = spaces("town_hall", "-", "knight")
    assert of_places(scene({"spaces": castle | begun | hall}, {}), "ready") == ["castle", "town_hall"]


def test_technology_is_told_by_place() -> None:
    assert PRINTED[TOWN_HALL] == "town_hall" and "technology on 9" not in FEATURES
    placed = spaces("village", "technology") | spaces("castle", "-", "technology")
    assert of_places(scene({"spaces": placed}, {}), "technology on") == ["village", "castle"]


def test_goods_and_cities_round_the_merchant() -> None:
    on_edges = {
        edge("orleans", "chartres", "road"): ["cheese"],
        edge("orleans", "vierzon", "road"): ["grain", "wine"],
        edge("orleans", "blois", "waterway"): ["brocade"],
        edge("blois", "tours", "waterway"): ["wool"],
    }
    match = scene({"city": "orleans"}, {"stations": ["blois"]}, {}, {}, on_edges=on_edges)
    found = features(match)
    assert (found["best good next 0"], found["best good next 1"], found["goods next"]) == (3, 5, 4)
    assert found["open cities next"] == len({"chartres", "chateaudun", "montargis", "vierzon", "briare"})


def test_orleans_stays_open_to_each_who_has_not_built_there() -> None:
    def open_next(own: list[str], other: list[str]) -> int:
        found: int = features(scene({"city": "chartres", "stations": own}, {"stations": other}, {}))["open cities next"]
        return found

    assert open_next([], ["orleans"]) == open_next([], []) == open_next(["orleans"], []) + 1


def races(own: dict[str, Any], other: dict[str, Any], *names: str, **fields: Any) -> list[int]:
    found = features(scene(own, other, {}, **fields))
    return [found[name] for name in names]


def test_races_for_citizens_and_levels() -> None:
    own = {"stations": ["tours", "blois"], "development": 5, "steps": {"boatman": 3, "knight": 1}}
    other = {"stations": ["nevers"], "development": 7, "steps": {"boatman": 1, "knight": 2}}
    names = "stations ahead", "development ahead", "steps to the next level", "boatmen ahead", "knights ahead"
    assert races(own, other, *names) == [1, -2, 4, 2, -1]
    assert races({"development": 30}, {}, "development ahead", "steps to the next level") == [10, 0]


def test_nobody_is_ahead_for_a_citizen_that_is_taken() -> None:
    own = {"steps": {"boatman": 5, "knight": 3}, "citizens": 1}
    left = [one for one in scene({}, {}).document()["citizens"] if one != "boatman"]
    assert races(own, {}, "boatmen ahead", "knights ahead", citizens=left) == [0, 3]


def test_followers_wait_for_deeds_only_where_one_takes_them() -> None:
    bag = ["monk", "farmer", "farmer*", "boatman*", "craftsman*", "trader*"]
    assert features(scene({"bag_contents": bag, "market": ["knight"]}, {}))["followers for deeds"] == 3
