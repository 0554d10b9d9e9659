"""The fast rules against naive ones, along random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import Match, _pure
from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.rules.turn import OrleansPosition

from . import oracle
from .playing import good_move
from .scenes import EDGES, scene, state

FAST = _pure.compiled()

RULES: dict[str, Callable[[Any, int], set[str]]] = {
    "act": oracle.actions,
    "draw": oracle.draws,
    "place-tech": oracle.technology_spaces,
    "torture": oracle.torture_items,
    "food": oracle.food,
}


def complete_moves(position: OrleansPosition, seat: int, draft: tuple[int, ...] = ()) -> set[str]:
    """Write down every complete move by trying all picks."""
    found = set()
    for pick in position.picks(seat):
        after = position.clone()
        after.simulate(1)
        after.step(seat, pick)
        if after.draft == 0:
            found.add(" ".join(GAME.vocabulary.token(one) for one in (*draft, pick)))
        else:
            found |= complete_moves(after, seat, (*draft, pick))
    return found


def first_placements(match: Match, seat: int) -> set[str]:
    """Write down each follower and space with which a plan can begin."""
    found = set()
    for pick in match.offer(seat).picks:
        if pick.token != "commit":
            found |= {f"{pick.token} {space.token}" for space in match.offer(seat, [pick.id]).picks}
    return found


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"bathhouse": "first_edition", "torture_dev_step": "no_coin_spaces", "bank": "unlimited"},
        {"auto_pass": False},
    ],
    ids=["default", "options", "no-auto-pass"],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_legal_moves(seats: int, options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for seed in range(3 if FAST else 1):
        match = GAME.start(seats=seats, seed=f"oracle {seed}", options=options)
        luck = random.Random(seed)
        while not match.over:
            seat = luck.choice(match.to_act)
            document = match.document()
            decision = GAME.decisions[state(match).kind]
            seen[decision] += 1
            if decision == "plan":
                assert first_placements(match, seat) == oracle.placements(document, seat)
            elif decision in RULES:
                assert complete_moves(state(match), seat) == RULES[decision](document, seat)
            for player in document["players"]:
                assert player["points"] == oracle.points(player)
                assert player["level"] == oracle.level(player["development"])
            match.play(seat, good_move(state(match), seat, luck))
        used.update(str(event.args["place"]) for event in match.events if event.id == "orleans-acted")
    assert {"plan", "draw", "act"} <= set(seen)
    assert len(used) >= 6


TILES = [row["token"] for row in GAME.data()["places"] if row["category"]]
CITIES = [row["id"] for row in GAME.data()["map"]["cities"]]
GOODS = ["brocade", "wool", "wine", "cheese", "grain"]


def random_player(luck: random.Random, tiles: list[str], cities: list[str], pool: Counter[str]) -> dict[str, Any]:
    """Describe a player in the middle of a game with most places filled, as long as the pool has neutral followers."""
    rows = {row["token"]: row["spaces"] for row in GAME.data()["places"]}
    spots = {}
    for place in [row["token"] for row in GAME.data()["places"] if not row["category"]] + tiles:
        technology = False
        for at, wanted in enumerate(rows[place] if place != "bathhouse" else ()):
            who = wanted if wanted in oracle.TYPES else luck.choice(oracle.TYPES)
            if (
                luck.random() < 0.1
                and wanted in oracle.TYPES
                and wanted != "monk"
                and not technology
                and len(rows[place]) > 1
            ):
                who, technology = "technology", True
            if luck.random() < 0.9 and (who == "technology" or pool[who]):
                pool[who] -= who != "technology"
                spots[f"{place}·{at}"] = who
    tower = luck.sample(["boatman*", "craftsman*", "trader*"], 2) if "gunpowder_tower" in tiles else []
    starting = [f"{kind}*" for kind in oracle.TYPES[:4] if f"{kind}*" not in tower]
    return {
        "tiles": tiles,
        "spaces": spots,
        "city": luck.choice(CITIES),
        "stations": cities,
        "stock": luck.choice((0, 3, 5)),
        "coins": luck.randrange(6),
        "development": luck.choice((0, 6, 12, 24, 28, 29, 30)),
        "steps": {kind: luck.randrange(end + 1) for kind, end in oracle.TRACK_END.items()},
        "tower": tower,
        "waiting": luck.randrange(2),
        "goods": {good: luck.randrange(2) for good in GOODS},
    } | luck.choice(({"bag_contents": [], "market": starting}, {"bag_contents": starting}))


def received(player: dict[str, Any]) -> int:
    """Count the technology that a player has, or has lost, or else would have from the track."""
    placed = list(player["spaces"].values()).count("technology")
    return max(placed + int(player["waiting"]), int(player["steps"]["craftsman"]))


@pytest.mark.parametrize("seed", range(40))
def test_actions_in_the_middle_of_games_with_many_tiles(seed: int) -> None:
    luck = random.Random(seed)
    tiles, cities = luck.sample(TILES, 14), luck.sample(CITIES, 6)
    pool = Counter({row["id"]: row["neutral"] for row in GAME.data()["followers"]["types"]})
    slots = {
        row["id"]: {kind: luck.randrange(count + 1) for kind, count in row["slots"].items()}
        for row in GAME.data()["deeds"]
    }
    for filled in slots.values():
        pool.subtract(filled)
    supply = {kind: min(luck.choice((0, 2, 2)), pool[kind]) for kind in oracle.TYPES}
    pool.subtract(supply)
    players = [
        random_player(luck, tiles[:10], cities[:3], pool),
        random_player(luck, tiles[10:], cities[3:], pool),
        {},
    ]
    technologies = luck.choice((0, 2))
    lost = 16 - technologies - sum(map(received, players[:2]))
    players.append({"received": lost, "settled": lost})
    match = scene(
        *players,
        deeds=slots,
        supply=supply,
        goods_market={good: luck.choice((0, 1, 3)) for good in GOODS},
        on_edges={
            at: [*luck.sample(["", "", "", *GOODS], len(EDGES[at]["goods"]))]
            for at in luck.sample(range(len(EDGES)), 9)
        },
        event=luck.choice(("pilgrimage", "taxes")),
        technologies=technologies,
        turn=0,
    )
    assert complete_moves(state(match), 0) == oracle.actions(match.document(), 0)
