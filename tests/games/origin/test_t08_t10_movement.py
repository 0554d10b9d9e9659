"""Examples T8 to T10 and T27: swaps, migrations, and the tokens that they bring (6.2 to 6.5, 7.1)."""

from __future__ import annotations

from typing import Any

from .scenes import asked, end_turn, happened, legal, player, refusal, scene, tokens

RIVAL = {"af_sahara": "11n", "af_nile": "21w", "af_congo": "12w", "af_chad": "33w"}


def swaps(mine: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> set[str]:
    match = scene(
        {"af_guinea": "22w", "af_senegal": "11k"}, RIVAL, players=[{"permanents": mine}, {"permanents": theirs}]
    )
    return {token for token in tokens(match, "af_guinea") if token in {*RIVAL, "af_senegal", "af_origin"}}


def test_t08_whom_a_pawn_pushes_out() -> None:
    assert swaps() == {"af_sahara", "af_nile"}
    assert swaps(mine=("P12",)) == {"af_sahara", "af_nile", "af_congo"}
    assert swaps(theirs=("P10",)) == set()
    assert swaps(mine=("P12",), theirs=("P10",)) == {"af_sahara", "af_nile"}


def test_t08_why_others_stay() -> None:
    match = scene({"af_guinea": "22w", "af_senegal": "11k"}, {**RIVAL, "oc_reef": "12k"})
    assert refusal(match, "af_guinea af_congo") == ("R6", "not-thinner")
    assert refusal(match, "af_guinea af_senegal") == ("6.3", "own-pawn")
    assert refusal(match, "af_guinea af_origin") == ("R2", "neutral-stays")
    assert refusal(match, "af_guinea oc_reef") == ("6.3", "too-far")
    assert legal(match, "af_guinea af_lakes"), "two steps by Chad"
    assert refusal(match, "af_guinea af_horn") == ("6.2", "too-far")
    assert refusal(match, "af_guinea af_guinea") == ("R4", "same-region")


def test_t09_reward_of_a_swap() -> None:
    match = scene({"af_sahara": "22k"}, {"eu_iberia": "11k"}, players=[{"villages": 8}, {"villages": 8}])
    match.play(0, "af_sahara eu_iberia")
    document = match.document()
    assert document["pawns"]["eu_iberia"] == {"pawn": "2·2·black", "seat": 0}
    assert document["pawns"]["af_sahara"] == {"pawn": "1·1·black", "seat": 1}
    assert document["arrival"] == "eu_iberia" and asked(match) == "reward" and match.to_act == (0,)
    [event] = happened(match, "swapped")
    assert event == {
        "seat": 0, "pawn": "2·2·black", "from": "af_sahara", "to": "eu_iberia", "rival": 1, "other": "1·1·black",
    }  # fmt: skip
    match.play(0, "a orange.1")
    assert happened(match, "drew") == [{"seat": 0, "deck": "permanent", "count": 1}]
    assert player(match, 1)["hand"] == {"action": 0, "permanent": 0, "objective": 0}
    assert [player(match, seat)["villages"] for seat in (0, 1)] == [8, 8]


def gibraltar(**fields: Any) -> Any:
    return scene({"af_atlas": "11k", "eu_gaul": "21k"}, {"sa_pampas": "22w"}, straits={"st_gibraltar": 5}, **fields)


def test_t10_strait_token() -> None:
    match = gibraltar()
    match.play(0, "eu_gaul eu_iberia")
    assert player(match)["straits"] == [5] and "st_gibraltar" not in match.document()["straits"]
    assert happened(match, "strait") == [{"seat": 0, "strait": "st_gibraltar", "points": 5}]
    match.play(0, "a orange.1")
    end_turn(match, 0)
    match.play(1, "sa_pampas sa_andes")
    match.play(1, "b brown.1")
    match.play(0, "af_atlas af_sahara")
    assert player(match)["straits"] == [5]
    match.play(0, "b brown.1")
    end_turn(match, 0)
    match.play(1, "sa_andes sa_pampas")
    match.play(0, "af_sahara af_atlas")
    assert player(match)["straits"] == [5], "who comes later gets nothing"


def test_t27_hunting_token() -> None:
    match = scene({"af_sahara": "11k"}, {"af_senegal": "22w"}, hunting={"af_atlas": 8})
    match.play(0, "af_atlas 2.1.black")
    assert player(match)["hunting"] == [8] and match.to_act == (1,), "no other reward"
    assert "af_atlas" not in match.document()["hunting"]
    match.play(1, "af_senegal af_atlas")
    assert player(match, 1)["hunting"] == [] and match.to_act == (0,), "a swap into green brings nothing"
    match.play(0, "af_sahara af_nile")


def test_t27_the_first_visit_only() -> None:
    match = scene({"af_atlas": "21k"}, {"af_sahara": "11k"})
    match.play(0, "af_atlas af_nile")
    match.play(0, "b")
    match.play(0, " ".join(sorted(card for card in match.view(0)["hand"])[:2]))
    end_turn(match, 0)
    match.play(1, "af_atlas 1.2.black")
    assert player(match, 1)["hunting"] == [] and match.to_act == (0,)


def test_t27_by_an_extra_migration_too() -> None:
    match = scene({"af_sahara": "11k"}, {}, hands=[["A02"]], hunting={"af_atlas": 8})
    match.play(0, "A02 af_sahara af_atlas")
    assert player(match)["hunting"] == [8] and asked(match) == "action"


def test_distance_counts_straits_as_steps_and_rafts_make_them_free() -> None:
    """6.2, R5: across a strait is one step; with P05 it is none."""
    plain = scene({"af_atlas": "11k"}, {})
    rafts = scene({"af_atlas": "11k"}, {}, players=[{"permanents": ["P05"]}])
    assert legal(plain, "af_atlas eu_iberia") and not legal(plain, "af_atlas eu_gaul")
    assert legal(rafts, "af_atlas eu_gaul") and not legal(rafts, "af_atlas eu_danube")
    assert legal(rafts, "af_atlas af_sahara")
