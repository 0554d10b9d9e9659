"""All public games of a house in one file, and back into a house."""

from __future__ import annotations

import asyncio
import json
import zipfile
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.house.admin.archive import public_games
from ludoteca.house.house import House
from ludoteca.house.store.rows import Seat
from ludoteca.kernel.records import Advised
from ludoteca.kernel.registry import registered
from tests.support.finished import keep, over
from tests.support.inside import open_inside

GAMES = [*registered()][:2]
ADA, BOT = Seat("ada", "Ada <b>"), Seat(bot="greedy")


async def furnish(house: House) -> None:
    """Two public games, and what is not to be told: a private one, and one played on from a step."""
    await keep(house, over("open1", GAMES[0], ADA, BOT, at=1_000, advised=(Advised(1, 0, 2),)))
    await keep(house, over("open2", GAMES[1], ADA, Seat("bo", "Bo"), at=86_400_000))
    await keep(house, over("secret", GAMES[0], ADA, Seat("eve", "Eve"), at=3, private=True))
    await keep(house, over("branch", GAMES[0], ADA, BOT, at=4, branch_of="open1", branch_seq=1))


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    async def made() -> None:
        async with open_inside(tmp_path / "one") as house:
            await furnish(house)

    asyncio.run(made())
    file = tmp_path / "games.zip"
    assert main(["archive", str(file), "--data", str(tmp_path / "one")]) == 0
    return file


@pytest.fixture
def other(tmp_path: Path) -> Path:
    async def opened() -> None:
        async with open_inside(tmp_path / "two"):
            pass

    asyncio.run(opened())
    return tmp_path / "two"


def test_an_archive_holds_the_public_games_and_says_what_is_in_it(archive: Path) -> None:
    with zipfile.ZipFile(archive) as file:
        assert {*file.namelist()} == {"games.jsonl", "games.json", "index.html", "record.schema.json"}
        lines = file.read("games.jsonl").decode().splitlines()
        listed = json.loads(file.read("games.json"))
        page = file.read("index.html").decode()
        whole = b"".join(file.read(name) for name in file.namelist()).decode()
    assert [json.loads(line)["game"] for line in lines] == GAMES == [one["game"] for one in listed]
    assert [one["names"] for one in listed] == [["Ada <b>", "greedy"], ["Ada <b>", "Bo"]]
    assert all(one["result"] == json.loads(line)["result"] for one, line in zip(listed, lines, strict=True))
    assert [json.loads(line).get("advice") for line in lines] == [[{"seq": 1, "seat": 0, "level": 2}], None]
    assert "Ada &lt;b&gt;" in page and "1970-01-02" in page
    assert not [word for word in ("Eve", "secret", "open1", '"ada"') if word in whole]


def test_what_an_archive_holds_is_proved_and_shown(archive: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(archive)]) == 0
    assert "2 games hold" in capsys.readouterr().out
    assert main(["replay", str(archive), "--line", "2"]) == 0


def test_games_are_taken_in_once_and_are_the_same(
    archive: Path, other: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for told in ("2 games taken in, 0 known already, 0 failed", "0 games taken in, 2 known already, 0 failed"):
        assert main(["import", str(archive), "--data", str(other)]) == 0
        assert told in capsys.readouterr().out
    again = archive.with_name("again.zip")
    assert main(["archive", str(again), "--data", str(other)]) == 0
    with zipfile.ZipFile(archive) as one, zipfile.ZipFile(again) as two:
        assert one.read("games.jsonl") == two.read("games.jsonl")
        assert one.read("games.json") == two.read("games.json")


def test_a_house_knows_its_own_games(archive: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(archive), "--data", str(tmp_path / "one")]) == 0
    assert "0 games taken in, 2 known already" in capsys.readouterr().out


def test_what_does_not_hold_is_named_and_left_out(
    archive: Path, other: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with zipfile.ZipFile(archive) as file:
        good, other_line = file.read("games.jsonl").decode().splitlines()
    forged = json.loads(good)
    forged["result"]["points"][0] += 1
    keyless = {name: part for name, part in json.loads(other_line).items() if name != "key"}
    records = archive.with_name("some.jsonl")
    records.write_text("".join(f"{json.dumps(one)}\n" for one in (forged, keyless, json.loads(good))), encoding="utf-8")
    assert main(["import", str(records), "--data", str(other)]) == 1
    told = capsys.readouterr()
    assert "1 games taken in, 0 known already, 2 failed" in told.out
    assert "some.jsonl:1: bad-result (result)" in told.err
    assert "some.jsonl:2: the record holds no key" in told.err


def test_a_game_that_was_taken_in_can_be_looked_at(archive: Path, other: Path) -> None:
    async def look() -> None:
        async with open_inside(other) as house:
            tables = await house.store.tables_by_status("finished")
            table = await house.find(tables[0].id)
            assert table is not None
            await house.upkeep.ready(table)
            assert table.match is not None and table.match.over
            assert [seat.name for seat in table.row.seats] in (["Ada <b>", "greedy"], ["Ada <b>", "Bo"])
            assert len([one async for one in public_games(house)]) == 2

    assert main(["import", str(archive), "--data", str(other)]) == 0
    asyncio.run(look())
