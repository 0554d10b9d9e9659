"""Examples T1 to T6: the pawns, the first turn, and who can be whose child (2, 4, 6.1)."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.origin import GAME

from .pieces import STUCK, WARDENS
from .scenes import moves, pawn, refusal, regions, scene, tokens


@pytest.mark.parametrize(("seats", "total", "medium", "widest_medium"), [(2, 27, 9, 3), (3, 27, 9, 3), (4, 36, 18, 6)])
def test_t01_pawns_by_number_of_players(seats: int, total: int, medium: int, widest_medium: int) -> None:
    document = GAME.start(seats=seats, seed="t01").document()
    pawns = dict(document["reserve"])
    assert sum(pawns.values()) == total - 1
    pawns[document["pawns"]["af_origin"]["pawn"]] += 1
    assert len(pawns) == 27 and min(pawns.values()) == 1 and sum(pawns.values()) == total
    assert sum(count for kind, count in pawns.items() if kind[0] == "2") == medium
    assert sum(count for kind, count in pawns.items() if kind[:3] == "2·2") == widest_medium
    assert document["pawns"]["af_origin"]["seat"] is None


@pytest.mark.parametrize("seats", [2, 4])
def test_t02_first_turn(seats: int) -> None:
    around = ("af_chad", "af_congo", "af_lakes", "af_zambezi")
    match = scene(*({} for _ in range(seats)))
    kinds = [pawn(short) for short in ("11n", "11k", "12w", "21w")]
    assert moves(match) == {f"{region} {kind}" for region in around for kind in kinds}
    assert refusal(match, "af_chad 1.1.white") == ("6.1", "pawn-gone")


def has(parent: str, child: str, *permanents: str, bold: bool = False, **fields: Any) -> bool:
    """Tell whether a pawn can be the child of another, with permanent cards and Bold Lineage."""
    match = scene(
        {},
        {"oc_tasman": parent},
        {},
        {},
        players=[{"permanents": permanents}],
        hands=[["A05"] if bold else []],
        **fields,
    )
    if bold:
        match.play(0, "A05")
    return "oc_reef" in tokens(match) and pawn(child) in tokens(match, "oc_reef")


def test_t03_children_of_the_smallest() -> None:
    fitting = {"11k", "21n", "12n"}
    kinds = [f"{height}{width}{colour}" for height in "123" for width in "123" for colour in "wnk"]
    assert {kind for kind in kinds if has("11n", kind)} == fitting, "11n and 11w are on the map"
    assert has("22n", "22n"), "with four players there is a second one of medium height"
    assert {"31n", "13n"} == {kind for kind in kinds if has("11n", kind, options={"double_step": "allowed"})} - fitting


def test_t05_permissions() -> None:
    assert not has("22n", "12n")
    assert has("22n", "12n", "P06")
    assert not has("22n", "12k", "P06")
    assert not has("22n", "32k")
    assert has("22n", "32k", "P09")
    assert not has("22n", "33k", "P09")
    assert has("11n", "31n", bold=True)
    assert not has("11n", "31k", bold=True)
    assert has("11n", "31k", "P09", bold=True)
    assert has("31n", "11n", bold=True)


def test_t06_evolution_across_a_strait() -> None:
    match = scene({}, {"af_senegal": "11k"})
    assert "sa_sertao" in regions(tokens(match))
    assert tokens(match, "sa_sertao") == {pawn("11n"), pawn("12k"), pawn("21k")}


def test_one_fitting_parent_is_enough() -> None:
    """6.1: other neighbours do not matter, and the neutral pawn is a parent like any other (R2)."""
    match = scene({"af_nile": "33k"}, {})
    assert tokens(match, "af_lakes") >= {pawn("12w"), pawn("33w")}


def test_no_village_no_evolution() -> None:
    match = scene({"af_chad": "11k", **STUCK}, {"an_graham": "23w", **WARDENS})
    assert refusal(match, "af_nile") == ("6.1", "no-village")
    assert regions(tokens(match)) == {"af_chad"}


def test_evolution_refusals() -> None:
    match = scene({"af_chad": "11k"}, {"af_lakes": "11n"})
    assert refusal(match, "an_plateau") == ("6.1", "no-parent")
    assert refusal(match, "af_origin") == ("R2", "neutral-stays")
    assert refusal(match, "af_lakes") == ("6", "not-your-pawn")
    assert refusal(match, "af_nile 3.3.white") == ("6.1", "no-parent-fits")
    assert refusal(match, "skip") == ("R23", "must-act")
