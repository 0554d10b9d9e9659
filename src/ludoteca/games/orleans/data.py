"""Loads the parts of Orléans from data.toml and checks that they fit together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ludoteca.games.orleans.names import NEUTRAL, Effect, Hourglass, Kind
from ludoteca.kernel.editions import parts

FOLLOWERS = tuple(kind.name for kind in Kind.rows)
"""Neutral followers, then the starting ones, which have a star."""
TYPES = FOLLOWERS[:NEUTRAL]
GOODS = ("brocade", "wool", "wine", "cheese", "grain")
EVENTS = tuple(event.name for event in Hourglass.rows)
VIAS = ("road", "waterway")
ANY = ("any", "any_neutral")
"""Spaces that name no type: for every follower, and for every neutral one."""
EFFECTS = tuple(effect.name for effect in Effect.rows)


@dataclass(frozen=True)
class Place:
    """A printed place or a place tile: its action spaces by the follower they take, its category, its effect."""

    token: str
    spaces: tuple[str, ...]
    category: str
    technology: bool
    effect: dict[str, Any]


@dataclass(frozen=True)
class Edge:
    """A road or waterway between two cities, with the marks of its goods spaces."""

    a: int
    b: int
    via: str
    marks: tuple[int, ...]


@dataclass(frozen=True)
class Data:
    """All parts of the game (data.toml)."""

    raw: dict[str, Any]
    places: tuple[Place, ...]
    spaces: tuple[str, ...]
    cities: tuple[str, ...]
    edges: tuple[Edge, ...]
    deeds: tuple[dict[str, Any], ...]

    def setup(self, seats: int) -> dict[str, Any]:
        """Give what setup depends on the number of players."""
        found: dict[str, Any] = self.raw["setup"][f"players_{seats}"]
        return found


@cache
def load() -> Data:
    """Read and check data.toml; raises ValueError naming what does not fit."""
    raw = parts(__package__, "orleans")
    places = tuple(_place(row) for row in [*raw["player_board"]["places"], *raw["place_tiles"]])
    cities = tuple(row["id"] for row in raw["map"]["cities"])
    edges = tuple(
        Edge(cities.index(row["a"]), cities.index(row["b"]), row["kind"], tuple(row["goods"]))
        for row in raw["map"]["edges"]
    )
    spaces = tuple(f"{place.token}·{at}" for place in places for at in range(len(place.spaces)))
    data = Data(raw, places, spaces, cities, edges, tuple(raw["deeds"]))
    _check(data)
    return data


def _place(row: dict[str, Any]) -> Place:
    """Read a place; the Bathhouse has the space of its first edition, which counts only by option (18)."""
    spaces = tuple(row.get("first_edition", row)["spaces"])
    technology = row.get("tech_allowed", True) and len(spaces) >= 2
    return Place(row["id"], spaces, row.get("category", ""), technology, row["effect"])


def _check(data: Data) -> None:
    """Hold the parts against each other: names, numbers and totals (2, 4, 12)."""
    raw = data.raw
    for what, wanted in (
        (tuple(row["id"] for row in raw["followers"]["types"]) == TYPES, "the follower types"),
        (tuple(row["id"] for row in raw["goods"]["types"]) == GOODS, "the goods"),
        (tuple(row["id"] for row in raw["hourglass"]["types"]) == EVENTS, "the events"),
        (sum(row["neutral"] for row in raw["followers"]["types"]) == raw["followers"]["neutral_total"], "88 followers"),
        (sum(row["count"] for row in raw["goods"]["types"]) == raw["goods"]["total"], "90 goods"),
        (sum(row["count"] for row in raw["hourglass"]["types"]) == raw["components"]["hourglass_tiles"], "18 events"),
        (sum(row["count"] for row in raw["citizens"]) == raw["components"]["citizen_tiles"], "14 citizens"),
        (len(raw["place_tiles"]) == raw["components"]["place_tiles"], "20 place tiles"),
        (len(data.cities) == raw["map"]["city_count"], "23 cities"),
        (len(data.edges) == raw["map"]["edge_count"], "43 roads and waterways"),
        (all(place.effect["kind"] in EFFECTS for place in data.places), "known effects"),
        (all(kind in TYPES + ANY for place in data.places for kind in place.spaces), "known spaces"),
    ):
        if not what:
            raise ValueError(f"orleans/data.toml: expected {wanted}")
    for seats in range(raw["meta"]["players_min"], raw["meta"]["players_max"] + 1):
        setup = data.setup(seats)
        on_map = sum(mark in setup["fill_marks"] for edge in data.edges for mark in edge.marks)
        rest = raw["goods"]["total"] - setup["remove_goods_random"] - on_map
        if (on_map, rest) != (setup["goods_on_map"], setup["goods_in_market"]):
            raise ValueError(f"orleans/data.toml: goods for {seats} players are {on_map} and {rest}")
        for row in raw["followers"]["types"]:
            if setup["supply"][row["id"]] != row["neutral"] - setup["remove_neutral"][row["id"]]:
                raise ValueError(f"orleans/data.toml: supply of {row['id']} for {seats} players")
