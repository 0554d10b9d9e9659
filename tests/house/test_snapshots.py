"""Snapshots beside the journal: tables open from them, and outlive rules that were corrected."""

from __future__ import annotations

import asyncio
import json
from importlib import resources
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from fluent.runtime import FluentBundle, FluentResource
from msgspec import structs

from ludoteca.house import opening
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import deal
from ludoteca.house.opening import EVERY, due, last_kept, open_match, row_of
from ludoteca.house.store.rows import EntryRow, Seat, TableRow
from ludoteca.house.store.schema import journal, snapshots
from ludoteca.house.table import Table
from ludoteca.house.verbs import look_back, undo
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.people import Person
from ludoteca.kernel import records
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import registered
from ludoteca.kernel.replay import replay
from ludoteca.kernel.room import OPEN
from tests.contract.walks import played
from tests.support.inside import arrive, asked, begin, first_move, inside, look, open_inside

GOLDENS = Path(__file__).parents[1] / "contract/goldens"
GAMES = [game for game in registered().values() if game.room.startswith("ludoteca.games.")]
KEY = bytes(range(32)).hex()


async def moves(house: House, table: Table, people: tuple[Person, ...], count: int) -> None:
    """Whoever is asked plays the first move on offer, so many times."""
    for _ in range(count):
        seat = asked(table)
        picks, offer = first_move(table, seat)
        await play(house, table, people[seat].id, f"move {table.seq}", picks, offer)


def stored(house: House, table_id: str) -> list[int]:
    """The entries of a table of which a snapshot is stored."""
    with house.store._read_engine.connect() as connection:
        found = sa.select(snapshots.c.seq).where(snapshots.c.table_id == table_id).order_by(snapshots.c.seq)
        return list(connection.scalars(found))


def change(house: House, statement: sa.Executable) -> asyncio.Future[Any]:
    """Spoil the store."""
    return house.store.writer.run(lambda connection: connection.execute(statement))


def seen(table: Table) -> dict[str, Any]:
    """Everything that is shown of a table."""
    match = table.match
    assert match is not None
    return {"views": [match.view(seat) for seat in (None, 0, 1)], "log": match.log(OPEN), "journal": match.journal}


# Kept and read ------------------------------------------------------------------------------------------------------


def test_a_snapshot_is_kept_every_so_many_entries_and_at_a_clean_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "EVERY", 4)

    async def first() -> tuple[str, dict[str, Any]]:
        async with open_inside(tmp_path) as house:
            people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
            table = await begin(house, *people)
            await moves(house, table, people, 9)
            await house.store.writer.run_at_leisure(lambda _: None)
            assert stored(house, table.row.id) == [4, 8]
            return table.row.id, seen(table)

    async def second(table_id: str, before: dict[str, Any]) -> None:
        async with open_inside(tmp_path) as house:
            assert stored(house, table_id) == [4, 8, 9], "what came after the last one was kept when the house closed"
            folded: list[str] = []
            monkeypatch.setattr(records, "undone_to", folded.append)  # what a fold asks of each entry first
            table = await house.find(table_id)
            assert table is not None
            async with house.hold(table):
                assert seen(table) == before and table.seq == 9 and folded == []

    asyncio.run(second(*asyncio.run(first())))


@inside
async def test_a_spoiled_snapshot_costs_time_and_nothing_else(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    await moves(house, table, people, 6)
    before = seen(table)
    kept = house.upkeep.keep_snapshot(table)
    assert kept is not None
    await kept
    (good,) = await house.store.snapshots(table.row.id)
    other = played(registered()["origo"], 2, 5, 6).snapshot()
    for spoiled in (
        structs.replace(good, state=good.state[:-9]),
        structs.replace(good, digest="0" * 64),
        row_of(table.row.id, other),
        structs.replace(good, seq=5),
    ):
        await house.store.add_snapshot(lambda row=spoiled: row)  # type: ignore[misc]
        table.stale = True
        async with house.hold(table):
            assert seen(table) == before and not table.unreadable


@inside
async def test_a_journal_without_snapshots_gets_them_when_it_is_opened(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    await moves(house, table, people, 3)
    seat = asked(table)
    while table.seq < EVERY + 7:
        picks, offer = first_move(table, seat)
        await play(house, table, people[seat].id, f"move {table.seq}", picks, offer)
        assert table.match is not None
        if not table.match.can_undo(seat):
            seat = asked(table)
        else:
            await undo.undo(house, table, people[seat].id, f"back {table.seq}")
    before = seen(table)
    await change(house, sa.delete(snapshots))
    table.stale = True
    async with house.hold(table):
        assert seen(table) == before and table.match is not None and last_kept(table.match) == EVERY
    await house.store.writer.run_at_leisure(lambda _: None)
    assert stored(house, table.row.id) == [EVERY]


@pytest.mark.parametrize(
    ("entries", "over", "is_due"),
    [
        (EVERY - 1, False, False),
        (EVERY, False, True),
        (EVERY + 3, False, True),
        (0, True, False),
        (1, True, True),
        (3, True, True),
    ],
)
def test_a_snapshot_is_due_however_many_entries_came_at_once(entries: int, over: bool, is_due: bool) -> None:
    kept = SimpleNamespace(before=lambda seq: SimpleNamespace(seq=7))
    assert due(SimpleNamespace(seq=7 + entries, over=over, snapshots=kept)) is is_due  # type: ignore[arg-type]


# Rules that were corrected ------------------------------------------------------------------------------------------


def corrected(game: Game, **changed: Any) -> Game:
    """The same game with the next version of its rules."""
    kind = type(game)
    made: Game = type(f"Corrected{kind.__name__}", (kind,), {"rules": game.rules + 1, **changed})()
    return made


def other_set_up(game: Game) -> Any:
    """A set-up that draws once more than it did: no older journal follows from it."""

    def set_up(self: Game, position: Any, options: Any) -> None:
        position.chance.draw(250, 6)
        game.set_up(position, options)

    return set_up


def table_row_before_options(game: Game) -> TableRow:
    """A table that was laid before its game had options."""
    return TableRow("t", game.name, {}, False, "playing", "h", (Seat(bot="random"),) * 3, 0, rules=game.rules)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_table_laid_before_there_was_an_option_begins_as_it_is_read(game: Game) -> None:
    row = table_row_before_options(game)
    dealt = structs.replace(row, **deal(row))
    assert list(open_match(dealt, [], []).match.setup) == dealt.setup


def recorded(game: Game, *, whole: bool = False) -> tuple[TableRow, list[EntryRow]]:
    """A game that was recorded long ago, as a table of the store that is being played, or all of it."""
    record = json.loads((GOLDENS / f"{game.name}-0.json").read_text(encoding="utf-8"))["record"]
    half = len(record["journal"]) if whole else len(record["journal"]) * 2 // 3
    row = TableRow(
        "t", game.name, record["options"], False, "playing", "h", (Seat(bot="random"),) * record["seats"], 0,
        key=record["key"], commitment=record["commitment"], setup=record["setup"], rules=game.rules,
    )  # fmt: skip
    entries = [
        EntryRow("t", at, one["seat"], one["move"], tuple(one["chance"]), at)
        for at, one in enumerate(record["journal"][:half], 1)
    ]
    return row, entries


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_recorded_game_goes_on_from_its_last_snapshot_when_its_rules_were_corrected(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, entries = recorded(game)
    opened = open_match(row, entries, [])
    before = opened.match
    kept = [row_of("t", one) for one in (*opened.fresh, before.snapshot())]
    shown = before.document(), before.log(OPEN)
    luck = before.position.chance.mark()

    monkeypatch.setitem(registered(), game.name, corrected(game))
    same = open_match(row, entries, kept)
    assert same.change is None and (same.match.document(), same.match.log(OPEN)) == shown, "nothing has changed here"
    assert [one.rules for one in same.fresh] == [game.rules + 1]

    monkeypatch.setitem(registered(), game.name, corrected(game, set_up=other_set_up(game)))
    later = open_match(row, entries, kept)
    match, last = later.match, len(entries)
    assert later.change is not None
    assert (later.change.seq, later.change.move) == (last + 1, f"rules {game.rules + 1} {last}")
    assert match.document() == shown[0] and match.position.chance.mark() == luck
    told = {"version": game.rules + 1, "entry": last, "lost": 0}
    assert match.log() == [*before.log(), {"seq": last + 1, "id": "rules-changed", "args": told}]
    assert [one.move for one in match.journal[:-1]] == [one.move for one in entries], "the record is whole"

    entries.append(EntryRow("t", last + 1, -1, later.change.move, (), 0))
    kept.append(row_of("t", later.fresh[-1]))
    for _ in range(5):
        seat = match.to_act[0]
        entry = match.play(seat, [*_first(match, seat)])
        entries.append(EntryRow("t", entry.seq, entry.seat, entry.move, entry.chance, 0))
    again = open_match(row, entries, kept)
    assert again.change is None and again.match.document() == match.document() and again.match.log() == match.log()
    record = json.loads(json.dumps(match.record()))
    proved = replay(match.game, record)
    assert (proved.document(), proved.log(), proved.effective) == (match.document(), match.log(), match.effective)
    assert proved.record() == record
    spoiled: tuple[dict[str, Any], ...] = (
        {"seq": 10**6},
        {"journal": "0"},
        {"lines": 3},
        {"document": {}},
        {"seq": last},
        {"document": None},
    )
    for wrong in spoiled:
        with pytest.raises(BadRecord):
            replay(match.game, {**record, "ground": {**record["ground"], **wrong}})
    with pytest.raises(BadRecord, match=r"older-rules|bad-chance"):
        replay(match.game, {name: part for name, part in record.items() if name != "ground"})
    assert row.rules == game.rules
    with pytest.raises(Exception, match="older-rules"):
        open_match(row, entries, [])


def test_rules_that_come_to_another_position_go_on_from_the_one_that_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registered()["origo"]

    def with_a_point_more(self: Game, position: Any, options: Any) -> None:
        game.set_up(position, options)
        position.scores = [9, *position.scores[1:]]

    row, entries = recorded(game)
    opened = open_match(row, entries, [])
    before = opened.match
    kept = [row_of("t", one) for one in (*opened.fresh, before.snapshot())]
    monkeypatch.setitem(registered(), game.name, corrected(game, set_up=with_a_point_more))
    later = open_match(row, entries, kept)
    assert later.change is not None and later.match.document() == before.document()


def test_a_finished_game_opens_by_newer_rules_from_its_end_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registered()["origo"]
    row, entries = recorded(game, whole=True)
    row = structs.replace(row, status="finished")
    opened = open_match(row, entries, [])
    *earlier, end = (row_of("t", one) for one in opened.fresh)
    monkeypatch.setitem(registered(), game.name, corrected(game, set_up=other_set_up(game)))
    again = open_match(row, entries, [*earlier, end])
    assert again.match.over and again.match.result == opened.match.result and again.change is None
    assert earlier, "a game of a hundred entries has a snapshot on the way"
    unread = [*entries[:-1], structs.replace(entries[-1], move="fly")]
    with pytest.raises(BadRecord, match="older-rules"):
        open_match(row, unread, earlier)
    assert open_match(structs.replace(row, status="playing"), unread, earlier).change is not None


def _first(match: Match, seat: int) -> list[int]:
    picks: list[int] = []
    while not (offer := match.offer(seat, picks)).complete:
        picks.append(offer.picks[0].id)
    return picks


def test_a_table_is_told_of_new_rules_and_what_they_cannot_read_stays_on_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registered()["origo"]

    async def older() -> tuple[str, str, str]:
        async with open_inside(tmp_path) as house:
            people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
            table = await begin(house, *people)
            await moves(house, table, people, 8)
            return table.row.id, people[0].id, people[1].id

    async def newer(table_id: str, *players: str) -> None:
        async with open_inside(tmp_path) as house:
            # Two moves that only the older rules knew, after the last snapshot.
            rows: list[dict[str, Any]] = [
                {"table_id": table_id, "seq": seq, "seat": 0, "move": "fly", "chance": [], "at": seq} for seq in (9, 10)
            ]
            await change(house, sa.insert(journal).values(rows))
            monkeypatch.setitem(registered(), "origo", corrected(game, set_up=other_set_up(game)))
            people = tuple([person for player in players if (person := await house.people.find(player)) is not None])
            table = await house.find(table_id)
            assert table is not None
            eye = await look(house, table, people[0])
            state = await eye.state()
            told = {"version": game.rules + 1, "entry": 8, "lost": 2}
            assert state["seq"] == 11 and state["log"][-1] == {"seq": 11, "id": "rules-changed", "args": told}
            entries = await house.store.entries(table_id)
            assert [(one.seq, one.move) for one in entries[8:]] == [(9, "fly"), (10, "fly"), (11, "rules 2 8")]
            await moves(house, table, people, 3)
            assert table.match is not None
            for to in (0, 7):
                with pytest.raises(Exception, match="older-rules"):
                    table.match.take_back(to)
            assert (await look_back.step(house, table, 0, 8)).view == state["view"]
            assert (await look_back.step(house, table, 0, 11)).events[0].id == "rules-changed"
            assert len(await look_back.steps_between(house, table, 0, 11, 14)) == 4
            for seq in (3, 10):
                with pytest.raises(Refused) as caught:
                    await look_back.step(house, table, 0, seq)
                assert (caught.value.code, caught.value.status) == ("older-rules", 409)
            table.stale = True
            async with house.hold(table):
                assert table.seq == 14 and table.match is not None and table.match.seq == 14

    asyncio.run(newer(*asyncio.run(older())))


@pytest.mark.parametrize("language", ["en", "ja", "it", "de"])
def test_the_log_tells_of_new_rules_in_every_language(language: str) -> None:
    text = resources.files("ludoteca.house").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    told: list[str] = []
    for lost in (0, 2):
        pattern = bundle.get_message("rules-changed").value
        assert pattern is not None
        words, errors = bundle.format_pattern(pattern, {"version": 2, "entry": 117, "lost": lost})
        assert not errors
        told.append(str(words))
    assert "2" in told[0] and "117" not in told[0] and "117" in told[1]
    assert bundle.has_message("error-older-rules")


def test_two_processes_with_newer_rules_open_a_table_together(store: str, tmp_path: Path) -> None:
    game = registered()["origo"]

    async def run() -> None:
        async with open_inside(tmp_path, store=store) as house:
            people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
            table = await begin(house, *people)
            await moves(house, table, people, 4)
            kept = house.upkeep.keep_snapshot(table)
            assert kept is not None
            await kept
            other = Table(table.row, house.link, house.clock)
            with pytest.MonkeyPatch.context() as patch:
                patch.setitem(registered(), "origo", corrected(game, set_up=other_set_up(game)))
                table.stale = other.stale = True
                async with table.lock, other.lock:
                    await asyncio.gather(house.upkeep.ready(table), house.upkeep.ready(other))
                assert table.seq == other.seq == 5 and seen(table) == seen(other)
                assert [row.seq for row in await house.store.snapshots(table.row.id)] == [4, 5]
                assert [row.move for row in await house.store.entries(table.row.id)][4:] == ["rules 2 4"]

    asyncio.run(run())
