"""Orléans' rules once more: slow, naive, written from the rule book with lists; what the fast rules are compared with.

Reads a position's document and data.toml only, so that it shares nothing with the rules that it checks.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

DATA = tomllib.loads(resources.files("ludoteca.games.orleans").joinpath("data.toml").read_text(encoding="utf-8"))
PRINTED = {row["id"]: row for row in DATA["player_board"]["places"]}
TILES = {row["id"]: row for row in DATA["place_tiles"]}
TYPES = [row["id"] for row in DATA["followers"]["types"]]
TRACK_END = {kind: DATA["tracks"][kind]["steps"] for kind in TYPES if kind != "monk"}
TOP = DATA["tracks"]["development"]["steps"]
COIN_SPACES = {row["at"] for row in DATA["tracks"]["development"]["coins"]}
FOOD = {row["id"] for row in DATA["goods"]["types"] if row["food"]}
WORTH = {row["id"]: row["vp"] for row in DATA["goods"]["types"]}

Document = Mapping[str, Any]


def level(development: int) -> int:
    """Count the stars reached (11)."""
    return sum(row["from"] <= development for row in DATA["tracks"]["development"]["levels"])


def points(player: Document) -> int:
    """Add up what a player has (16)."""
    goods = sum(WORTH[good] * count for good, count in player["goods"].items())
    return int(player["coins"] + goods + (len(player["stations"]) + player["citizens"]) * level(player["development"]))


def places_of(document: Document, seat: int) -> dict[str, list[str]]:
    """List the places of a player with their spaces."""
    places = {name: row["spaces"] for name, row in PRINTED.items()}
    for tile in document["players"][seat]["tiles"]:
        row = TILES[tile]
        first = document["options"]["bathhouse"] == "first_edition" and tile == "bathhouse"
        places[tile] = row["first_edition"]["spaces"] if first else row["spaces"]
    return places


def fits(follower: str, wanted: str, tiles: Iterable[str]) -> bool:
    """Tell whether a space takes a follower (7)."""
    kind, starting = follower.rstrip("*"), follower.endswith("*")
    if wanted == "any_neutral":
        return not starting
    if wanted == "any" or kind in (wanted, "monk"):
        return True
    helpers = [TILES[tile]["effect"] for tile in tiles if TILES[tile]["effect"]["kind"] == "substitute"]
    return any(effect["follower"] == kind and wanted in effect["for"] for effect in helpers)


def empty_spaces(document: Document, seat: int, follower: str) -> set[str]:
    """List where a follower could be placed."""
    player = document["players"][seat]
    return {
        f"{place}·{at}"
        for place, spaces in places_of(document, seat).items()
        for at, wanted in enumerate(spaces)
        if f"{place}·{at}" not in player["spaces"] and fits(follower, wanted, player["tiles"])
    }


def placements(document: Document, seat: int) -> set[str]:
    """List each single placement that a plan can begin with (DP4)."""
    player = document["players"][seat]
    return {
        f"{follower} {space}"
        for follower in {*player["market"], *player["tower"]}
        for space in empty_spaces(document, seat, follower)
    }


def edges_from(document: Document, city: str, via: str) -> dict[str, list[str]]:
    """List the neighbours by road or waterway, with the goods on the way."""
    found = {}
    for edge, goods in zip(DATA["map"]["edges"], document["edges"], strict=True):
        if edge["kind"] == via and city in (edge["a"], edge["b"]):
            found[edge["b"] if city == edge["a"] else edge["a"]] = [good for good in goods if good]
    return found


def may_recruit(document: Document, seat: int, kind: str) -> bool:
    """Tell whether somebody is left and the track goes on (8)."""
    steps = document["players"][seat]["steps"]
    return document["supply"][kind] > 0 and (kind == "monk" or steps[kind] < TRACK_END[kind])


def free_slots(document: Document) -> Counter[tuple[str, str]]:
    """Count the free slots of deeds by deed and type."""
    return Counter(
        {
            (row["id"], kind): count - document["deeds"][row["id"]][kind]
            for row in DATA["deeds"]
            for kind, count in row["slots"].items()
        }
    )


def deed_moves(document: Document, seat: int, place: str, senders: list[str]) -> set[str]:
    """Write down every way to send one or two followers (R21 to R23)."""
    development = document["players"][seat]["development"]

    def ways(slots: Counter[tuple[str, str]], left: list[str], at: int, sent: int) -> list[tuple[str, bool]]:
        """Give each continuation, and whether it must be ended by `done`."""
        found = []
        for kind in sorted(set(left)):
            for deed, need in slots:
                if need != kind or slots[deed, need] <= 0:
                    continue
                choice = any(row["id"] == deed and "or_development" in row["reward"] for row in DATA["deeds"])
                rest = [*left]
                rest.remove(kind)
                for reward in ("coin", "development") if choice and at < TOP else ("",):
                    text = f"{kind} {deed} {reward}".strip()
                    then = ways(slots - Counter([(deed, need)]), rest, at + (reward == "development"), sent + 1)
                    more = [one for one, _ in then] if sent == 0 else []
                    found += [(f"{text} {one}", False) for one in more]
                    found.append((text, bool(more)))
        return found

    neutral = [one for one in senders if not one.endswith("*")]
    return {
        f"{place} {text}" + (" done" if open_end else "")
        for text, open_end in ways(free_slots(document), neutral, development, 0)
    }


def actions(document: Document, seat: int) -> set[str]:
    """Write down every complete move of the player whose turn it is (phase 5)."""
    player = document["players"][seat]
    moves = {"pass"}
    for place, spaces in places_of(document, seat).items():
        here = [player["spaces"].get(f"{place}·{at}") for at in range(len(spaces))]
        if place == "gunpowder_tower":
            moves |= deed_moves(document, seat, place, player["tower"])
        elif place == "town_hall":
            moves |= deed_moves(document, seat, place, [one for one in here if one])
        elif here and all(here):
            moves |= place_moves(document, seat, place, (PRINTED.get(place) or TILES[place])["effect"])
    return moves


def place_moves(document: Document, seat: int, place: str, effect: Mapping[str, Any]) -> set[str]:
    """Write down the moves of one ready place (8, 9)."""
    player = document["players"][seat]
    what = effect["kind"]
    if what == "recruit":
        if place == "monastery" and document["event"] == "pilgrimage":
            return set()
        kinds = [kind for kind in effect["choices"] if may_recruit(document, seat, kind)]
        if place != "village":
            return {place} if kinds else set()
        tiles = [tile for tile in document["tiles"] if player["tiles_taken"] or TILES[tile]["category"] == "I"]
        with_tiles = {f"village trader {tile}" for tile in tiles} or {"village trader"}
        return {f"village {kind}" for kind in kinds if kind != "trader"} | (with_tiles if "trader" in kinds else set())
    if what == "move":
        ways = edges_from(document, player["city"], effect["via"])
        return {
            f"{place} {city} {good}".strip()
            for city, goods in ways.items()
            for good in ({*goods, "none"} if goods else {""})
        }
    if what == "build_station":
        others = [one["stations"] for at, one in enumerate(document["players"]) if at != seat]
        taken = player["city"] in player["stations"] or (
            player["city"] != "orleans" and any(player["city"] in one for one in others)
        )
        return {place} if player["stock"] and not taken else set()
    if what == "buy_development":
        most = min(player["coins"], TOP - player["development"], effect["max_coins"])
        return {f"{place} {coins}" for coins in range(1, most + 1)}
    if what == "extra_draw":
        return {place} if document["options"]["bathhouse"] == "first_edition" else set()
    possible = {
        "development": player["development"] < TOP,
        "take_good": document["goods_market"].get(effect.get("good"), 0) > 0,
        "gain_technology": document["technologies"] > 0,
        "prevent_event": False,
    }
    return {place} if possible.get(what, True) else set()


def technology_spaces(document: Document, seat: int) -> set[str]:
    """List where the next technology can go (10)."""
    player = document["players"][seat]
    good = {}
    for place, spaces in places_of(document, seat).items():
        own = {f"{place}·{at}": wanted for at, wanted in enumerate(spaces)}
        if len(own) < 2 or any(player["spaces"].get(space) == "technology" for space in own):
            continue
        for space, wanted in own.items():
            if wanted in TYPES and wanted != "monk" and (player["settled"] or wanted == "farmer"):
                good[space] = space in player["spaces"]
    return {space for space, taken in good.items() if not taken} or set(good)


def torture_items(document: Document, seat: int) -> set[str]:
    """List what a debtor can give (14)."""
    player = document["players"][seat]
    items = {good for good, count in player["goods"].items() if count} | {*player["stations"], *player["tiles"]}
    items |= {space for space, what in player["spaces"].items() if what == "technology"}
    at = player["development"]
    barred = document["options"]["torture_dev_step"] == "no_coin_spaces" and {at, at - 1} & COIN_SPACES
    for item, there in (
        ("supply", player["stock"]),
        ("waiting", player["waiting"]),
        ("development", at > 0 and not barred),
        ("follower", any(not one.endswith("*") for one in player["bag_contents"])),
    ):
        if there:
            items.add(item)
    return items


def draws(document: Document, seat: int) -> set[str]:
    """List the ways to use the allowance (DP3a)."""
    player = document["players"][seat]
    moves = {"stop"}
    if player["bag_contents"]:
        moves |= {"draw", "draw_all"}
    return moves | {f"take_back {space}" for space, what in player["spaces"].items() if what != "technology"}


def food(document: Document, seat: int) -> set[str]:
    """List the food that can be given (13)."""
    return {good for good, count in document["players"][seat]["goods"].items() if count and good in FOOD}
