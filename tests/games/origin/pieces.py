"""The pieces that a scene says nothing of: what `villages`, `reserve`, `straits`, `hunting`, `tile_reserve` leave.

A document must tell where every piece is. A scene is about some of them; the others lie where they disturb nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from ludoteca.games.origin.data import load
from ludoteca.games.origin.vocabulary import PAWNS, REGIONS, STRAITS

DATA = load()
RAW = DATA.raw
GREEN = [row["id"] for row in RAW["map"]["regions"] if row["colour"] == "green"]
FAR = [name for name in reversed(REGIONS) if name not in (*GREEN, RAW["map"]["origin"])]
STUCK = {
    "oc_sunda": "13w", "oc_wallacea": "23n", "oc_papua": "32w", "oc_arnhem": "32n", "oc_outback": "32k",
    "oc_reef": "33k", "oc_tasman": "23k", "an_wilkes": "13n",
}  # fmt: skip
"""Eight pawns that can do nothing as long as the wardens, another player's, stand where they are."""
WARDENS = {"eu_india": "33n", "an_maud": "13k", "an_plateau": "33w"}


def settle(document: dict[str, Any]) -> None:
    """Put so many pawns on far regions that villages and reserve are what the document says."""
    pawns, players = document["pawns"], document["players"]
    spare = Counter({name: DATA.pawn_count(len(players), int(name[0])) for name in PAWNS})
    spare -= Counter(one["pawn"] for one in pawns.values()) + Counter(document.get("reserve", {}))
    left = list(spare.elements())
    free = [name for name in FAR if name not in pawns]
    for seat in reversed(range(len(players))):
        own = sum(one["seat"] == seat for one in pawns.values())
        villages = players[seat].get("villages", 0 if "reserve" in document else None)
        count = 0 if villages is None else RAW["villages"]["per_player"] - own - villages
        for _ in range(min(count, len(left))):
            pawns[free.pop(0)] = {"pawn": left.pop(), "seat": seat}


def lay_tokens(document: dict[str, Any]) -> None:
    """Lay those tokens that nobody has where the document says nothing, and does not stand."""
    untouched = [name for name in GREEN if name not in document["pawns"]]
    for field, places, total in (("straits", STRAITS, len(STRAITS)), ("hunting", untouched, len(GREEN))):
        if field in document:
            lying = document[field]
            held = [value for player in document["players"] for value in player.get(field, ())]
            rest = _tokens(RAW["tokens"][f"{field.removesuffix('s')}_values"], [*lying.values(), *held])
            free = [name for name in places if name not in lying]
            document[field] = lying | dict(zip(free, rest[: total - len(lying) - len(held)], strict=False))


def _tokens(counts: Iterable[Mapping[str, int]], taken: Iterable[int]) -> list[int]:
    return sorted((Counter({row["value"]: row["count"] for row in counts}) - Counter(taken)).elements())


def stack_tiles(document: dict[str, Any]) -> None:
    """Give the last player all tiles that are not elsewhere."""
    left = [row["count"] for row in RAW["tiles"]["levels"]]
    for tiles in document["areas"].values():
        for level in tiles:
            left[level - 1] -= 1
    for player in document["players"]:
        for height in player.get("stacks", ()):
            left[:height] = [count - 1 for count in left[:height]]
    last = document["players"][-1]
    spare = {height: here - above for height, (here, above) in enumerate(pairwise([*left, 0]), 1)}
    last["stacks"] = [*last.get("stacks", ()), *sorted(Counter(spare).elements(), reverse=True)]
