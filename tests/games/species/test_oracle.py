"""The fast rules against naive ones, along random games and in crowded positions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca import _pure
from ludoteca.games.species import GAME
from ludoteca.games.species.rules.table import SpeciesPosition
from ludoteca.kernel.room import OPEN

from . import oracle
from .playing import one_move, run
from .scenes import J0_1, TRACK, offered, payments, scene

FAST = _pure.compiled()
TURN = GAME.decisions.index("turn")


def spaces_of(position: SpeciesPosition, seat: int, tile: str) -> set[str]:
    """Tell where a tile can go."""
    after = position.clone()
    after.simulate(1)
    after.step(seat, GAME.vocabulary.id(tile) or 0)
    return {GAME.vocabulary.token(pick) for pick in after.picks(seat)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_discoveries_and_goals_along_random_games(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2 if FAST else 1):
        position, luck = run(seats, seed), random.Random(seed)
        while not position.over:
            [seat] = position.to_act
            document = GAME.view(position, OPEN)
            if position.kind == TURN and position.a == 0 and luck.random() < 0.5:
                found = oracle.discoveries(document, seat)
                tiles = {GAME.vocabulary.token(pick) for pick in position.picks(seat)} & set(oracle.TILES)
                assert tiles == set(found)
                for tile in tiles:
                    assert spaces_of(position, seat, tile) == found[tile]
                seen["discovery"] += len(tiles)
            for shown, goal in zip(document["goals"], chosen(document), strict=True):
                if not shown["scored"]:
                    assert [row["points"] for row in shown["standing"]] == oracle.goal_points(document, goal)
                    seen[goal["measure"]] += 1
            for pick in one_move(position, seat, luck):
                position.step(seat, pick)
    assert seen["discovery"] > 10 and len(seen) >= 3


def chosen(document: dict[str, Any]) -> list[dict[str, Any]]:
    """Look up the journal cards of a game."""
    rows = {row["id"]: row for row in GAME.data()["journal"]["goals"]}
    return [rows[goal["card"]] for goal in document["goals"]]


@pytest.mark.parametrize("seed", range(40 if FAST else 15))
def test_all_ways_to_pay_and_none_twice(seed: int) -> None:
    """Crowded positions with many tools: what the picks lead to are exactly the irredundant payments."""
    luck = random.Random(seed)
    new = [id for id, row in oracle.TILES.items() if not row["known"] and row["level"] < 4 and id not in TRACK]
    others = dict(zip(luck.sample(["A3", "B3", "B4", "C2", "C3", "D3"], 5), luck.sample(new, 5), strict=True))
    board = {**J0_1, **others}
    cubes: dict[str, list[int]] = {space: [0, 1] for space in luck.sample(sorted(board), 2)}
    for space in luck.choices(sorted(board), k=8):
        cubes.setdefault(space, [0, 0])[0] += 1
    decks = luck.choices(oracle.HABITATS, k=4)
    hand = [f"{deck}·{tool}" for deck, tool in zip(decks, ("magnifier", "sketch", "magnifier", "sketch"), strict=True)]
    hand = hand[: luck.randrange(5)] + ["air·binoculars", "map"][: luck.randrange(3)]
    match = scene(hand, [], board=board, cubes=cubes)
    document = match.document()
    found = oracle.discoveries(document, 0)
    assert offered(match) & set(oracle.TILES) == set(found)
    for tile in luck.sample(sorted(found), min(2, len(found))):
        assert offered(match, tile) == found[tile]
        for space in luck.sample(sorted(found[tile]), min(3, len(found[tile]))):
            draft = f"{tile} {space}"
            if "displace" in match.offer(0, match.parse(0, draft)).decision:
                draft += " " + min(offered(match, draft))
            near = payments(match, draft)
            assert len(near) == len({tuple(sorted(way.items())) for way in near}), "none twice"
            expected = oracle.ways(document, 0, tile, space)
            assert {tuple(sorted(way.items())) for way in near if not far(way, space)} == expected
            if "air·binoculars" in hand:
                helped = {
                    one for one in oracle.far_spaces(document, 0, space) if oracle.ways(document, 0, tile, space, one)
                }
                assert ("air·binoculars" in offered(match, draft)) == bool(helped)
                if helped:
                    assert offered(match, f"{draft} air·binoculars") == helped
                expected |= {way for one in helped for way in oracle.ways(document, 0, tile, space, one)}
            assert {tuple(sorted(way.items())) for way in near} == expected


def far(way: dict[str, int], space: str) -> bool:
    """Tell whether a way to pay uses a cube from afar."""
    return any(means in oracle.NEAR and oracle.distance(space, means) == 2 for means in way)


def test_distances_are_those_of_the_graph() -> None:
    from ludoteca.games.species.rules.overwriting import refuges

    for seed in range(5):
        luck = random.Random(seed)
        spaces = sorted(oracle.NEAR)
        new = [id for id, row in oracle.TILES.items() if not row["known"] and id not in TRACK]
        board = dict(
            zip(luck.sample(spaces, 17), ["calandrinia", "coral", "acacia", *luck.sample(new, 14)], strict=True)
        )
        position = GAME.position_from(
            {"seats": 2, "board": board, "players": [{}, {}], "track": [], "stacks": [{"size": 0}] * 3}
        )
        empty = set(spaces) - set(board)
        for space in board:
            nearest = min(oracle.distance(space, one) for one in empty)
            expected = {one for one in empty if oracle.distance(space, one) == nearest}
            found = refuges(position, GAME.vocabulary.id(space) or 0)
            assert {GAME.vocabulary.token(one) for one in range(20) if found >> one & 1} == expected
