"""Documents: readable positions, and what is said of those that do not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca import BadRecord, replay
from ludoteca.games.origin import GAME
from ludoteca.games.origin.vocabulary import PAWNS
from ludoteca.kernel import documents

from .scenes import NEUTRAL, scene


def test_a_short_document_is_the_beginning_of_a_turn() -> None:
    match = GAME.load({"seats": 2, "players": [{}, {}], "areas": {"yellow": [1]}})
    document = match.document()
    assert document["pawns"] == {"af_origin": NEUTRAL} and match.to_act == (0,)
    assert sum(document["reserve"].values()) == 26 and document["tile_reserve"] == 29
    assert [deck["size"] for deck in document["decks"].values()] == [14, 14, 20]
    assert [player["villages"] for player in document["players"]] == [9, 9]


def test_documents_are_stored_as_toml() -> None:
    match = scene({"af_chad": "11n"}, {"af_nile": "12k"}, hands=[["A01"], ["O05"]], straits={"st_sinai": 4})
    again = GAME.load(documents.read(documents.write(match.document())))
    assert again.document() == match.document()


PAWN_OF_1 = {"pawn": "2·1·black", "seat": 1}
WHERE = ("atlas", "sahara", "nile", "senegal", "guinea", "chad", "lakes", "horn", "congo", "kalahari")
TEN = [(where, PAWNS[at + 1]) for at, where in enumerate(WHERE)]


def _frame(decision: str, *args: int) -> dict[str, Any]:
    return {"decision": decision, "seats": [0], "args": [*args, 0, 0, 0, 0][:4]}


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("pawns.atlantis", {"pawns": {"atlantis": NEUTRAL}}),
        ("pawns.af_chad.pawn", {"pawns": {"af_chad": {"pawn": "4·1·white", "seat": 0}}}),
        ("pawns", {"pawns": {f"af_{name}": {"pawn": "3·3·white", "seat": 0} for name in ("chad", "nile")}}),
        ("straits.st_nowhere", {"straits": {"st_nowhere": 3}}),
        ("hunting.nowhere", {"hunting": {"nowhere": 4}}),
        ("areas", {"areas": {"brown": [5, 5, 5]}}),
        ("arrival", {"arrival": "nowhere"}),
        ("hands[0][0]", {"hands": [["A15"], []]}),
        ("hands[1]", {"hands": [["A01"], ["A01"]]}),
        ("discards[0]", {"discards": ["Z01"]}),
        ("end_reason", {"end_reason": "boredom"}),
        ("tasks[0]", {"tasks": ["sleep"]}),
        ("stack[0].decision", {"stack": [{"decision": "nap", "seats": [0], "args": [0, 0, 0, 0]}]}),
        ("players", {"players": [{}]}),
        ("players[0].hunting[0]", {"players": [{"hunting": [12]}, {}]}),
        ("players[0].villages", {"pawns": {f"af_{name}": {"pawn": pawn, "seat": 0} for name, pawn in TEN}}),
        ("hunting.af_chad", {"hunting": {"af_chad": 4}}),
        ("straits", {"straits": {"st_sinai": 5}, "players": [{"straits": [5, 5, 5]}, {}]}),
        ("areas.yellow", {"areas": {"yellow": [1, 1, 1, 1]}}),
        ("players[0].villages", {"players": [{"villages": 8}, {}]}),
        ("players[1].villages", {"pawns": {"af_chad": PAWN_OF_1}, "players": [{}, {"villages": 9}]}),
        ("reserve.1·1·brown", {"reserve": {"1·1·brown": 0}}),
        ("reserve.1·1·white", {"reserve": {"1·1·white": 1}}),
        ("tile_reserve", {"tile_reserve": 0}),
        ("tile_reserve", {"areas": {"yellow": [1]}, "tile_reserve": 30}),
        ("areas", {"areas": {"yellow": [5, 5]}, "players": [{"stacks": [5]}, {}]}),
        ("straits", {"straits": {}}),
        ("straits", {"straits": {"st_sinai": 3}, "players": [{"straits": [4] * 4 + [5] * 3}, {}]}),
        ("straits", {"players": [{"straits": [3] * 5}, {}]}),
        ("hunting", {"hunting": {}}),
        ("hunting", {"hunting": {"af_atlas": 4}, "players": [{"hunting": [4, 5, 6, 7]}, {}]}),
        ("hunting", {"hunting": {"af_atlas": 4}, "players": [{"hunting": [5, 6, 6, 7, 8]}, {}]}),
        ("hunting", {"pawns": {"af_atlas": PAWN_OF_1}, "players": [{"hunting": []}, {}]}),
        ("hunting.af_atlas", {"pawns": {"af_atlas": PAWN_OF_1}, "hunting": {"af_atlas": 4}}),
        ("turn", {"turn": 7}),
        ("arrival", {"stack": [{"decision": "reward", "seats": [0], "args": [0, 0, 0, 0]}]}),
        ("stack[1].args[1]", {"stack": [_frame("action"), _frame("return", 0, 2)]}),
        ("stack[1].args[1]", {"stack": [_frame("reward"), _frame("tile", 15, 2)], "arrival": "af_chad"}),
        ("drawn", {"drawn": ["P01"], "hands": [["P01"], []]}),
        ("known_cards[0]", {"known_cards": [["P01"], []], "hands": [["P01"], []]}),
    ],
)
def test_what_does_not_fit_is_named(field: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as caught:
        GAME.load({"seats": 2, "players": [{}, {}], **wrong})
    assert caught.value.field == field


def test_tokens_of_which_nothing_is_said_lie_there_or_are_with_who_was_there_first() -> None:
    document = GAME.load({"seats": 2, "players": [{}, {}], "pawns": {"af_atlas": PAWN_OF_1}}).document()
    assert len(document["straits"]) == 11 and document["players"][1]["hunting"] == [4]
    assert document["hunting"] == {"eu_pontic": 5, "oc_outback": 6, "na_plains": 6, "sa_pampas": 7}
    document = GAME.load({"seats": 2, "players": [{"straits": [3, 5], "hunting": [8]}, {}]}).document()
    assert len(document["straits"]) == 9 and len(document["hunting"]) == 4


def test_a_record_of_before_may_begin_with_pieces_left_in_the_box() -> None:
    record = json.loads((Path(__file__).parent / "goldens" / "idle.json").read_text(encoding="utf-8"))
    match = replay(record)
    assert match.record() == {"rules": 1, **record}
    assert {"straits": {}, "hunting": {}, "tile_reserve": 0}.items() <= match.document().items()
    with pytest.raises(BadRecord) as caught:
        GAME.load(record["origin"])
    assert caught.value.field == "players[0].villages"
