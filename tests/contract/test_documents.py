"""Whatever a document or a record says is checked: it is refused by the name of a field, or it is sound."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from typing import Any

import pytest

from ludoteca import BadRecord, Game, GameError
from ludoteca.kernel.replay import replay

from .mutations import plain
from .walks import FAST, played

SPOILED = int(os.environ.get("LUDOTECA_SPOILED", "300" if FAST else "40"))
"""How many documents of each game are spoiled, and a quarter as many records; 20,000 before a release."""


def verdicts(game: Game, count: int, *, pure: bool = False) -> str:
    """Spoil documents in a process of their own, so that a crash is seen; gives the digests of what became of them."""
    environment = {**os.environ, "LUDOTECA_PURE": "1" if pure else "0"}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    counts = ["--documents", str(count), "--records", str(count // 4)]
    command = [sys.executable, "-m", "tests.contract.mutations", game.name, *counts]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.timeout(3600)
def test_spoiled_documents_and_records_are_refused_by_a_field_or_sound(game: Game) -> None:
    told = verdicts(game, SPOILED, pure=not FAST)
    assert told.count("refused") == 2 and " accepted 0 " not in told and "refused 0 " not in told


@pytest.mark.skipif(not FAST, reason="both builds are compared where there is a compiled one")
def test_both_builds_give_the_same_verdicts(game: Game) -> None:
    assert verdicts(game, 40) == verdicts(game, 40, pure=True)


def changed(document: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**plain(document), **fields}


def stacked(document: dict[str, Any], count: int = 1, **fields: Any) -> dict[str, Any]:
    """Put a spoiled copy of the topmost decision on the stack, instead of it or many times over it."""
    frames = plain(document["stack"])
    return changed(document, stack=[*frames[:-1], *[{**frames[-1], **fields}] * count])


def refused(game: Game, document: Any) -> str:
    """Tell the field for which a document is refused."""
    with pytest.raises(GameError) as caught:
        game.load(document)
    return caught.value.field


def test_a_stack_that_cannot_be_is_refused(game: Game) -> None:
    document = played(game, game.seats[0], 1, moves=5).document()
    at = f"stack[{len(document['stack']) - 1}]"
    args = document["stack"][-1]["args"]
    assert refused(game, stacked(document, args=args[:1])) == f"{at}.args"
    assert refused(game, stacked(document, args=[*args, 0])) == f"{at}.args"
    assert refused(game, stacked(document, args=[4_000_000, 0, 0, 0])) == f"{at}.args[0]"
    assert refused(game, stacked(document, args=["1", 0, 0, 0])) == f"{at}.args[0]"
    assert refused(game, stacked(document, decision="sleep")) == f"{at}.decision"
    assert refused(game, stacked(document, seats=[])) == f"{at}.seats"
    assert refused(game, stacked(document, seats=[game.seats[-1]])) == f"{at}.seats[0]"
    for count in (17, 300, 500):
        assert refused(game, stacked(document, count)) == "stack"


def test_what_a_document_lacks_follows_or_is_named(game: Game) -> None:
    document = played(game, game.seats[0], 1, moves=5).document()
    for field in document:
        rest = {name: value for name, value in document.items() if name != field}
        with contextlib.suppress(BadRecord):
            game.load(rest)


def test_what_is_no_document_is_refused(game: Game) -> None:
    document = played(game, game.seats[0], 1, moves=5).document()
    odd: list[Any] = [None, [], "seats", 3]
    for nothing in odd:
        assert refused(game, nothing) == "seats"
    for seats in (*odd, True, 2.0, 0, 99, -1, 10**30):
        if seats in game.seats:
            continue
        assert refused(game, changed(document, seats=seats)) == "seats"
    assert refused(game, changed(document, nonsense=1)) == "nonsense"
    assert refused(game, changed(document, game="chess")) == "game"
    assert refused(game, changed(document, to_act=[])) == "to_act"
    assert refused(game, changed(document, options={"nonsense": 1})) == "options.nonsense"


def test_a_record_that_cannot_be_read_is_refused(game: Game) -> None:
    record = plain(played(game, game.seats[0], 7).record())
    drawing = next(at for at, row in enumerate(record["journal"]) if row["chance"])

    def wrong(field: str, **fields: Any) -> None:
        with pytest.raises(GameError) as caught:
            replay(game, {**record, **fields})
        assert caught.value.field == field

    def entry(at: int, **fields: Any) -> list[Any]:
        rows = plain(record["journal"])
        rows[at] |= fields
        return [*rows]

    for key in ("zz", "", "00", 5):
        wrong("key", key=key)
    wrong("ludoteca", ludoteca=2)
    wrong("seats", seats="two")
    wrong("setup", setup=None)
    wrong("setup[0]", setup=["a"])
    wrong("setup[0]", setup=[-1])
    wrong("journal[0]", journal=["undo 0"])
    wrong("journal[0].seat", journal=entry(0, seat="0"))
    wrong("journal[0].seat", journal=entry(0, seat=-1))
    wrong("journal[0].seat", journal=entry(0, seat=14))
    wrong(f"journal[{drawing}].chance[0]", journal=entry(drawing, chance=["a"]))
    wrong(f"journal[{drawing}].chance", journal=entry(drawing, chance=[2**31 - 1]))
    for move in ("undo x", "undo", "undo -1", "undo 1 2", "undo 99999999999"):
        wrong("journal[0].move", journal=entry(0, move=move))
    wrong("journal[0].move", journal=entry(0, move="nonsense"))
    wrong("journal[0].to", journal=entry(0, move="undo 7"))
    wrong("origin", origin=[])
    wrong("result.points[0]", result={"points": ["a"], "ranks": []})
    wrong("nonsense", nonsense=1)


def test_a_record_of_another_game_is_refused(game: Game) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(game, {**played(game, game.seats[0], 7, moves=3).record(), "game": "chess"})
    assert caught.value.field == "game"
