"""A person's page, and all own games in one file: what is told, and to whom."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs

import ludoteca
from ludoteca.cli import main
from ludoteca.house.house import House
from ludoteca.house.opening import row_of
from ludoteca.house.ratings.reviewed import ENOUGH
from ludoteca.house.ratings.sources import compared, sources_of
from ludoteca.house.store import results, tempo
from ludoteca.house.store.rows import EntryRow, LeaverRow, Seat
from ludoteca.house.verbs import export, person
from ludoteca.kernel.errors import BadRecord
from ludoteca.ledger.intervals import proportion
from tests.support.finished import keep, over, played_out
from tests.support.inside import arrive, inside, open_inside
from tests.support.postgres import empty_database
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
Json = dict[str, Any]


async def page(client: httpx.AsyncClient, player: str) -> Mapping[str, Json]:
    answer = await client.get(f"/api/people/{player}")
    assert answer.status_code == 200
    told = answer.json()
    assert set(told) == {"person", "played"} and set(told["person"]) == {"id", "nickname"}
    return {one["game"]: one for one in told["played"]}


async def listed(client: httpx.AsyncClient, player: str) -> list[str]:
    answer = await client.get(f"/api/people/{player}/games")
    return [one["id"] for one in answer.json()["tables"]]


@on_the_web()
async def test_a_page_tells_games_ratings_and_where_points_came_from(web: Web) -> None:
    anna, bert = [await web.guest(name) for name in ("Anna", "Bert")]
    ids = [(await who.get("/api/me")).json()["id"] for who in (anna, bert)]
    one, other = [Seat(who, who) for who in ids]
    assert set(ranks()) == {1, 2}
    winner, loser = (one, other) if ranks() == (1, 2) else (other, one)
    await keep(web.house, over("t1", "origin", one, other, at=1, rated=True))
    await keep(web.house, over("t2", "origin", one, Seat(bot="greedy"), at=2, rated=True))
    await keep(web.house, over("t3", "origin", one, other, at=3, private=True, host=one.player))
    await keep(web.house, over("t4", "origo", one, structs.replace(other, bot="greedy", substituted=True), at=4))
    await keep(web.house, over("t5", "origo", one, Seat("x", "Somebody else"), at=5))
    await keep(web.house, over("t6", "origo", one, other, at=6, branch_of="t4"))
    row = LeaverRow("t5", 1, 9, other.player or "", "Bert", 1)
    await web.house.store.writer.run(partial(tempo.add_leaver, row=row))
    stranger = web.client()

    told = await page(stranger, winner.player or "")
    assert told["origin"]["won"] == told["origin"]["games"] == (2 if winner is one else 1)
    rating = told["origin"]["rating"]
    low, high = rating["interval"]
    assert low < rating["points"] < high and rating["points"] > 1500 and (rating["rank"], rating["of"]) == (1, 2)
    assert "rating" not in told["origo"]
    told = await page(stranger, other.player or "")
    assert (told["origo"]["games"], told["origo"]["left"], told["origo"]["won"]) == (2, 2, 0)
    assert "sources" not in told["origo"], "nothing is compared in a game that tells no sources, or that was left"
    assert await listed(stranger, other.player or "") == ["t5", "t4", "t1"]
    assert await listed(stranger, one.player or "") == ["t5", "t4", "t2", "t1"]
    for reader in (anna, bert):
        assert await listed(reader, other.player or "") == ["t5", "t4", "t3", "t1"], "of a common game they know"

    told = await page(bert, loser.player or "")
    assert told["origin"]["compared"] == told["origin"]["games"], "so few games that no sources are told"
    assert "sources" not in told["origin"]
    for number in range(ENOUGH):
        await keep(web.house, over(f"more{number}", "origin", one, other, at=7 + number))
    origin = (await page(bert, loser.player or ""))["origin"]
    scores = played_out("origin").public()["players"]
    assert origin["compared"] == origin["games"] >= origin["enough"] == ENOUGH
    (won, lost) = [scores[seat.player == other.player]["score"] for seat in (winner, loser)]
    for source in origin["sources"]:
        own, best = lost[source["source"]], won[source["source"]]
        if loser is other:  # the other has won against nobody else
            assert (source["own"], source["winners"], source["more"]["mean"]) == (own, best, own - best)
            assert source["more"]["low"] == source["more"]["mean"] == source["more"]["high"], "it was always so"
    assert sum(source["own"] for source in origin["sources"]) == scores[loser is other]["points"]


@on_the_web()
async def test_who_is_not_there_has_no_page(web: Web) -> None:
    client = web.client()
    for path in ("/api/people/nobody", "/api/people/nobody/games", "/api/people/a.b"):
        assert error(await client.get(path)) == (404, "nobody", "person")
    anna = await web.guest("Anna")
    player = (await anna.get("/api/me")).json()["id"]
    assert await page(client, player) == {} and await listed(client, player) == []
    assert error(await client.get(f"/api/people/{player}/games?page=-1")) == (400, "malformed", "page")
    assert error(await client.get("/api/me/games")) == (401, "no-session", "cookie")


def test_what_tells_no_sources_is_not_compared() -> None:
    ends = [played_out(game) for game in ("origo", "origin")]
    origo, origin = [(match.game, row_of("t", match.snapshot()).state) for match in ends]
    assert sources_of(*origo) == sources_of(origo[0], b"?") == [] and len(sources_of(*origin)) == 2
    assert compared([([], 0, (1, 2)), ([{"land": 1}], 0, (1, 2))]) == (0, {})
    tied = [{"land": 2}, {"land": 4}, {"sea": 6}]
    assert compared([(tied, 2, (1, 1, 3))]) == (1, {"land": [(0, 3.0)], "sea": [(6, 0.0)]})


def test_of_many_games_a_page_is_read(tmp_path: Path, store: str) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, store=store and empty_database(store)) as house:
            anna = await arrive(house, "Anna")
            for number in range(30):
                row = over(f"t{number:02}", "origin", Seat(anna.id, "Anna"), Seat(bot="greedy"), at=number, rated=True)
                await (keep(house, row) if number > 26 else house.store.add_table(row))
            told = await house.store.read(results.played, anna.id, None)
            assert [one.table_id for one in told] == [f"t{number:02}" for number in reversed(range(30))]
            assert {(one.seat, one.ranks, one.left) for one in told} == {(0, ranks(), False)}
            rows = await house.store.read(results.page, anna.id, None, 12, 2)
            assert [row.id for row in rows] == [f"t{number:02}" for number in (5, 4, 3, 2, 1, 0)]
            assert await house.store.read(results.count, anna.id, None) == 30
            (page,) = (await person.person(house, anna.id, None)).played
            assert page.rating and (page.rating.games, page.compared, page.games) == (30, 3, 30)

    asyncio.run(run())


@inside
async def test_favourite_openings_are_those_first_decisions_that_differ(house: House) -> None:
    anna = await arrive(house, "Anna")
    begun = {
        "a": ["C4", "A1"], "b": ["C4", "A2"], "c": ["C4", "undo 0", "D4", "A1"],
        "d": ["D4", "A1"], "e": ["D4", "A9"], "f": ["E5"], "g": ["C4"], "h": ["D4", "A9"], "i": ["E5"],
    }  # fmt: skip
    for number, (name, moves) in enumerate(begun.items()):
        row = over(name, "origo", Seat(anna.id, "Anna"), Seat(bot="greedy"), at=number)
        row = structs.replace(row, result={"points": [1, 0], "ranks": [1 + number % 2, 2 - number % 2]})
        entries = [EntryRow(name, seq, 0, move, [], seq) for seq, move in enumerate(moves, 1)]
        await house.store.add_table(row, entries)
    (page,) = (await person.person(house, anna.id, None)).played
    assert (page.opened, page.openings) == (ENOUGH - 1, []), "so few games that none are told"
    await house.store.add_table(
        over("j", "origo", Seat(anna.id, "Anna"), Seat(bot="greedy"), at=99), [EntryRow("j", 1, 0, "F6", [], 1)]
    )
    (page,) = (await person.person(house, anna.id, None)).played
    assert page.opened == ENOUGH
    told = [([pick.token for pick in one.picks], one.games, one.won) for one in page.openings]
    assert told == [(["D4"], 4, proportion(2, 4)), (["C4"], 3, proportion(2, 3))]
    assert told[0][2].low < 0.5 < told[0][2].high


@inside
async def test_what_all_games_begin_with_is_no_opening(house: House) -> None:
    anna = await arrive(house, "Anna")
    for number, moves in enumerate([["C4", "A1"]] * (ENOUGH - 1) + [["C4", "A2"]]):
        row = over(f"t{number}", "origo", Seat(anna.id, "Anna"), Seat(bot="greedy"), at=number)
        entries = [EntryRow(row.id, seq, 0, move, [], seq) for seq, move in enumerate(moves, 1)]
        await house.store.add_table(row, entries)
    (page,) = (await person.person(house, anna.id, None)).played
    assert [([pick.token for pick in one.picks], one.games) for one in page.openings] == [(["A1"], ENOUGH - 1)]


def ranks() -> tuple[int, ...]:
    result = played_out("origin").result
    assert result is not None
    return result.ranks


# Own games ------------------------------------------------------------------------------------------------------------


@on_the_web(limits=True)
async def test_own_games_in_one_file(web: Web) -> None:
    anna = await web.guest("Anna")
    player = (await anna.get("/api/me")).json()["id"]
    own = Seat(player, "Anna")
    await keep(web.house, over("t1", "origin", own, Seat("x", "X"), at=2, private=True))
    await keep(web.house, over("t2", "origo", Seat(bot="greedy"), own, at=1))
    await keep(web.house, over("t3", "origo", Seat("x", "X"), Seat("y", "Y"), at=3))
    await web.house.store.add_table(over("t4", "origo", own, Seat("y", "Y"), at=4))  # its journal is lost
    answer = await anna.get("/api/me/games")
    assert (
        answer.headers["content-type"] == "application/x-ndjson"
        and "games.jsonl" in answer.headers["content-disposition"]
    )
    lines = answer.text.splitlines()
    assert [json.loads(line)["game"] for line in lines[:2]] == ["origo", "origin"]
    for line in lines[:2]:
        match = ludoteca.replay(json.loads(line))
        assert match.over and match.record() == played_out(match.game.name).record()
    for _ in range(2):
        await anna.get("/api/me/games")
    assert error(await anna.get("/api/me/games")) == (429, "too-fast", "export")


@inside
async def test_the_file_is_written_as_it_is_read(house: House) -> None:
    anna = await arrive(house, "Anna")
    for number in range(3):
        await keep(house, over(f"t{number}", "origin", Seat(anna.id, "Anna"), Seat(bot="greedy"), at=number))
    lines = export.records(house, anna.id)
    await anext(lines)
    assert house.readers.waiting == 0, "nothing is read ahead"
    await lines.aclose()  # type: ignore[attr-defined]


def test_the_command_writes_them_and_reads_them_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    @inside
    async def furnish(house: House) -> None:
        anna = await arrive(house, "Anna")
        for number, game in enumerate(("origin", "origo")):
            await keep(house, over(f"t{number}", game, Seat(anna.id, "Anna"), Seat(bot="greedy"), at=number))

    furnish(tmp_path / "house")
    file = str(tmp_path / "games.jsonl")
    place = ["--data", str(tmp_path / "house")]
    assert main(["export", "Anna", file, *place]) == 0
    assert "2 games of Anna" in capsys.readouterr().err
    assert main(["verify", file]) == 0
    assert "2 games hold" in capsys.readouterr().out
    assert main(["replay", file, "--line", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("points")
    assert main(["replay", file, "--line", "3"]) == 1
    assert "no-such-line" in capsys.readouterr().err
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(text.replace('"result":{"points":[', '"result":{"points":[1', 1), encoding="utf-8")
    assert main(["verify", file]) == 1
    assert "games.jsonl:1: " in capsys.readouterr().err
    assert main(["export", "Bert", *place]) == 1
    assert "Nobody here is called Bert." in capsys.readouterr().err
    with pytest.raises(BadRecord):
        ludoteca.replay({})
