"""A house is carried to another store, backed up while it runs, and brought back, whatever the engines."""

from __future__ import annotations

import asyncio
import stat
import zipfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.cli import main
from ludoteca.house.admin.backup import back_up, restore, verify
from ludoteca.house.admin.folding import Fault
from ludoteca.house.admin.moving import move
from ludoteca.house.config import Settings
from ludoteca.house.house import House
from ludoteca.house.keys import load_key
from ludoteca.house.people.identity import renew_code
from ludoteca.house.store import hooks, identities, letters, notices, plans, puzzles, reviews, tournaments
from ludoteca.house.store.carrying import Sums, count, kept_tables, one_moment
from ludoteca.house.store.engine import WrongStore, migrate, newest, open_engine
from ludoteca.house.store.rows import Address, CredentialRow, HookRow, LeaverRow, LetterRow, PairingRow
from ludoteca.house.store.schema import blocks, chat, journal, outages, tables
from ludoteca.house.store.tempo import add_leaver
from ludoteca.house.tournaments.formats import System
from ludoteca.house.verbs import play, resting, tournament
from ludoteca.house.wire.contests import NewTournament
from ludoteca.house.wire.planning import Plan, TriedMove
from tests.support.inside import arrive, asked, begin, first_move, open_inside, open_table
from tests.support.postgres import empty_database
from tests.support.rows import entry, table_row

SAID = "Schöne Züge, 素晴らしい!"


class Place:
    """A data folder and a store."""

    def __init__(self, data: Path, url: str = "") -> None:
        self.data = data
        self.data.mkdir()
        self.url = url or Settings(data=data).url

    def sums(self) -> Sums:
        engine = open_engine(self.url, writer=False)
        with one_moment(engine) as connection:
            found = {table.name: count(connection, table) for table in kept_tables(connection)}
        engine.dispose()
        return found

    def one(self, statement: Any) -> Any:
        engine = open_engine(self.url, writer=False)
        with engine.connect() as connection:
            found = connection.scalar(statement)
        engine.dispose()
        return found

    def do(self, statement: Any) -> None:
        engine = open_engine(self.url, writer=True)
        with engine.begin() as connection:
            connection.execute(statement)
        engine.dispose()


async def live(house: House) -> None:
    """A few rows of every kind, with a game that has begun and one that has a snapshot."""
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    await renew_code(house, anna, "http://house")
    blocked = sa.insert(blocks).values(player=anna.id, blocked=bert.id, at=1)
    await house.store.writer.run(lambda connection: connection.execute(blocked))
    await open_table(house, anna, seats=3, private=True)
    await resting.settle_in(house, anna, "Europe/Rome")
    table = await begin(house, anna, bert, tempo="day")
    await house.store.writer.run(
        lambda connection: add_leaver(connection, LeaverRow(table.row.id, 0, 0, bert.id, "Bert", 1))
    )
    mine = partial(notices.add, player=anna.id, address=Address("https://push.example/x", "p", "a"), at=1)
    await house.store.writer.run(mine)
    key = CredentialRow("mail", "5" * 64, anna.id, {"name": "anna@example.org"}, 1, None)
    await house.store.writer.run(partial(identities.add_credential, row=key))
    wish = LetterRow(anna.id, key.digest, "at-once", 18, "en", 0)
    await house.store.writer.run(partial(letters.wish, row=wish))
    hook = HookRow(anna.id, table.row.id, "ntfys://ntfy.sh/topic", "ntfy", "en", 1)
    await house.store.writer.run(partial(hooks.put, row=hook))
    await house.store.writer.run(partial(notices.mute, player=anna.id, table_id=table.row.id, silent=True))
    kept = Plan(0, 0, 1, [TriedMove(0, "A1", "place")], [], orders=False)
    await house.store.writer.run(partial(plans.keep, table_id=table.row.id, player=anna.id, plan=kept))
    await house.store.writer.run(partial(reviews.ask, table_id=table.row.id, at=1))
    await house.store.writer.run(partial(puzzles.set_up, table_id=table.row.id, owed=[(anna.id, 1)], at=1))
    await house.store.writer.run(lambda connection: connection.execute(sa.insert(outages).values(began=1, ended=2)))
    cup = await tournament.create(house, anna, NewTournament("Cup", "origo", System("swiss", 2, 2), "day"))
    await tournament.enter(house, cup.id, bert)
    paired = [PairingRow(1, bert.id)]
    await house.store.writer.run(partial(tournaments.add_pairings, tournament=cup.id, rows=paired))
    for number in range(3):
        seat = asked(table)
        picks, offer = first_move(table, seat)
        await play.play(house, table, (anna.id, bert.id)[seat], f"key{number}", picks, offer)
        await house.store.add_chat(table.row.id, anna.id, "Anna", SAID, number)


def furnished(place: Place) -> Place:
    async def run() -> None:
        async with open_inside(place.data, store=place.url) as house:
            await live(house)

    asyncio.run(run())
    return place


@pytest.fixture
def sqlite(tmp_path: Path) -> Place:
    """A house on SQLite in which something happened."""
    return furnished(Place(tmp_path / "sqlite"))


@pytest.fixture
def other(store: str, tmp_path: Path) -> Place:
    """An empty place on either engine."""
    return Place(tmp_path / "other", store and empty_database(store))


def test_a_house_is_carried_over_and_back(sqlite: Place, other: Place, tmp_path: Path) -> None:
    before = sqlite.sums()
    assert {name: found.rows for name, found in before.items() if found.rows} == {
        "players": 2, "sessions": 2, "credentials": 2, "blocks": 1, "tables": 2,
        "seats": 5, "journal": 3, "snapshots": 1, "chat": 3,
        "happenings": 1, "timers": 4, "addresses": 1, "mutes": 1, "letters": 1, "hooks": 1, "plans": 1,
        "reviews": 1, "puzzles": 1, "rests": 1, "leavers": 1, "pulse": 1, "outages": 1,
        "tournaments": 1, "entrants": 1, "pairings": 1,
    }  # fmt: skip
    back = Place(tmp_path / "back")
    assert move(sqlite.url, other.url) == before == other.sums()
    assert move(other.url, back.url) == before == back.sums()

    async def go_on() -> None:
        async with open_inside(other.data, store=other.url) as house:
            (row,) = await house.store.tables_by_status("playing")
            table = await house.find(row.id)
            assert table is not None and [line.text for line in table.talk] == [SAID] * 3
            async with house.hold(table):
                assert table.seq == 3
            number = await house.store.add_chat(row.id, "p", "P", "next", 9)
            assert number == table.talked + 1, "new numbers follow those that were carried"

    asyncio.run(go_on())


def test_nothing_is_carried_into_a_store_that_is_not_empty(sqlite: Place, other: Place) -> None:
    move(sqlite.url, other.url)
    before = other.sums()
    with pytest.raises(WrongStore, match="not empty: there are rows in"):
        move(sqlite.url, other.url)
    back_up(sqlite.url, sqlite.data, sqlite.data / "backup.zip")
    with pytest.raises(WrongStore, match="not empty: there are rows in"):
        restore(sqlite.data / "backup.zip", other.url, other.data)
    assert other.sums() == before and not (other.data / "secret.key").exists()


def test_a_store_that_was_opened_and_never_used_is_empty(sqlite: Place, other: Place) -> None:
    engine = open_engine(other.url, writer=True)
    migrate(engine)
    engine.dispose()
    assert move(sqlite.url, other.url) == other.sums()


def test_a_house_that_is_open_is_not_carried(sqlite: Place, tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(sqlite.data) as house:
            await house.store.beat(house.peers.name, 1 << 60, 0, lambda _: False)
            with pytest.raises(WrongStore, match="stop it first"):
                await asyncio.to_thread(move, sqlite.url, f"sqlite:///{tmp_path / 'new.sqlite'}")

    asyncio.run(run())


def test_a_failed_carrying_leaves_nothing(sqlite: Place, other: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.house.store.carrying.count", lambda *_: None)
    with pytest.raises(WrongStore, match="is not what was read"):
        move(sqlite.url, other.url)
    monkeypatch.undo()
    assert other.sums() == {}


def test_a_backup_of_either_store_restores_into_either(sqlite: Place, other: Place, tmp_path: Path) -> None:
    file, again = tmp_path / "one.zip", tmp_path / "two.zip"
    made = back_up(sqlite.url, sqlite.data, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and made.schema == newest()
    assert verify(file) == (made, [])
    restore(file, other.url, other.data)
    assert other.sums() == sqlite.sums() == made.tables
    assert load_key(other.data) == load_key(sqlite.data)
    assert stat.S_IMODE((other.data / "secret.key").stat().st_mode) == 0o600
    assert back_up(other.url, other.data, again).tables == made.tables
    back = Place(tmp_path / "back")
    restore(again, back.url, back.data)
    assert back.sums() == made.tables


def test_a_backup_is_of_one_moment_of_a_house_that_runs(
    other: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the first rows are read the house goes on: nothing of that is in the backup."""
    furnished(other)
    before = other.sums()
    pack = "ludoteca.house.admin.backup._pack"
    from ludoteca.house.admin import backup

    packed = backup._pack

    def slow(archive: Any, connection: Any, table: sa.Table) -> Any:
        found = packed(archive, connection, table)
        if table.name == "players":
            other.do(sa.insert(chat).values(table_id=table_id, player="p", name="P", text="late", at=1))
            other.do(sa.update(tables).values(revision=99))
        return found

    table_id = other.one(sa.select(tables.c.id).limit(1))
    monkeypatch.setattr(pack, slow)
    assert back_up(other.url, other.data, tmp_path / "b.zip").tables == before
    assert other.sums() != before
    assert verify(tmp_path / "b.zip")[1] == []


def test_a_damaged_backup_is_told_and_restores_nothing(sqlite: Place, tmp_path: Path) -> None:
    file = tmp_path / "backup.zip"
    back_up(sqlite.url, sqlite.data, file)
    with zipfile.ZipFile(file) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}

    def spoiled(name: str, changed: bytes | None) -> Path:
        spoilt = tmp_path / "spoiled.zip"
        with zipfile.ZipFile(spoilt, "w") as archive:
            for member, data in {**members, name: changed}.items():
                if data is not None:
                    archive.writestr(member, data)
        return spoilt

    said = members["chat.jsonl"]
    for number, (name, changed) in enumerate(
        [
            ("chat.jsonl", said.replace(b"Anna", b"Anne")),
            ("chat.jsonl", b"".join(said.splitlines(keepends=True)[1:])),
            ("journal.jsonl", b"{}\n"),
            ("players.jsonl", None),
            ("secret.key", b"x" * 32),
            ("manifest.json", b"{"),
        ]
    ):
        damage = spoiled(name, changed)
        with pytest.raises(WrongStore, match="damaged"):
            verify(damage)
        new = Place(tmp_path / f"new{number}")
        with pytest.raises(WrongStore, match="damaged"):
            restore(damage, new.url, new.data)
        assert new.sums() == {} and not (new.data / "secret.key").exists()
    (tmp_path / "torn.zip").write_bytes(file.read_bytes()[:-200])
    with pytest.raises(WrongStore, match="damaged"):
        verify(tmp_path / "torn.zip")
    with pytest.raises(WrongStore, match="There is no file"):
        verify(tmp_path / "none.zip")


def test_tables_that_do_not_open_are_named(sqlite: Place, other: Place, tmp_path: Path) -> None:
    """They are carried all the same, and stay what they are: unreadable."""
    playing = sa.select(tables.c.id).where(tables.c.status == "playing")
    sqlite.do(sa.update(journal).where(journal.c.seq == 2).values(move="nonsense"))
    sqlite.do(sa.delete(sa.table("snapshots")))
    sqlite.do(sa.insert(tables).values(_columns("bad")))
    sqlite.do(sa.text("UPDATE tables SET options = '{no json' WHERE id = 'bad'"))
    back_up(sqlite.url, sqlite.data, tmp_path / "b.zip")
    _, faults = verify(tmp_path / "b.zip")
    assert {fault.table for fault in faults} == {"bad", sqlite.one(playing)}
    assert Fault("bad", "unreadable") in faults
    assert move(sqlite.url, other.url) == other.sums() == sqlite.sums()

    async def run() -> None:
        async with open_inside(other.data, store=other.url) as house:
            row = await house.store.table("bad")
            assert row is not None and row.unreadable

    asyncio.run(run())


def _columns(name: str) -> dict[str, Any]:
    return {
        "id": name, "game": "origo", "options": {}, "private": False, "status": "open", "host": "h", "created": 1,
        "revision": 0,
    }  # fmt: skip


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path, other: Place) -> None:
    from ludoteca.house.store.engine import bring_to

    old = Place(tmp_path / "old")
    load_key(old.data)
    engine = open_engine(old.url, writer=True)
    with engine.begin() as connection:
        bring_to(connection, "0003")
        connection.execute(sa.text("INSERT INTO players VALUES ('p', 'Anna', 7)"))
    engine.dispose()
    with pytest.raises(WrongStore, match="start the house once"):
        move(old.url, other.url)
    engine = open_engine(other.url, writer=True)
    migrate(engine)  # opened and never used, and by a newer house than the backup's
    engine.dispose()
    assert back_up(old.url, old.data, tmp_path / "b.zip").schema == "0003"
    restore(tmp_path / "b.zip", other.url, other.data)

    async def run() -> None:
        async with open_inside(other.data, store=other.url) as house:
            known = await house.store.player("p")
            assert known is not None and known.nickname == "Anna"
            await house.store.add_table(table_row("t"), [entry("t", 1)])

    asyncio.run(run())


@pytest.mark.parametrize("verb", ["serve --port 0", "backup b.zip", "move-store {url} sqlite:///{data}/new.sqlite"])
def test_a_store_of_a_newer_house_is_refused_in_one_sentence(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = furnished(Place(tmp_path / "newer"))
    place.do(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    words = verb.format(url=place.url, data=tmp_path).split()
    options = [] if words[0] == "move-store" else ["--data", str(place.data)]
    assert main([*words, *options]) == 1
    said = capsys.readouterr().err
    assert said.startswith("The store is of version 9999") and newest() in said and said.count("\n") == 1


def test_the_verbs(sqlite: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, new = str(tmp_path / "house.zip"), str(tmp_path / "new")
    assert main(["backup", file, "--data", str(sqlite.data)]) == 0
    assert main(["verify-backup", file]) == 0
    assert main(["restore", file, "--data", new]) == 0
    assert main(["restore", file, "--data", new]) == 1
    assert "not empty" in capsys.readouterr().err
    assert main(["move-store", f"sqlite:///{new}/ludoteca.sqlite", f"sqlite:///{tmp_path}/third.sqlite"]) == 0
    assert "compared" in capsys.readouterr().out
    assert main(["backup", file, "--data", str(tmp_path)]) == 1
    assert main(["backup", file, "--data", new, "--store", f"sqlite:///{tmp_path}/none.sqlite"]) == 1
    assert "There is no" in capsys.readouterr().err
