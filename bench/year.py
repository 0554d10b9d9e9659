"""A year of a house: `python bench/year.py [--people 500] [--games 30000] [--write]`, on a quiet machine.

A pool of games that bots have played stands for all games of the year: each is stored under ids of its own with its
whole journal, its snapshots and its clocks, so that a year takes minutes. Then the house is opened on that store and
asked, one request after another, for what people look at; and all ratings are made anew.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from msgspec import Struct

sys.path.insert(0, str(Path(__file__).parents[1]))
import ludoteca
from ludoteca import bots
from ludoteca.house.clock import DAY, HOUR, MINUTE
from ludoteca.house.keys import NAME, Keys, load_key
from ludoteca.house.matches import Match, askings
from ludoteca.house.opening import due, row_of
from ludoteca.house.ratings import standings
from ludoteca.house.store.engine import migrate, open_engine
from ludoteca.house.store.laying import columns_of, seat_rows
from ludoteca.house.store.ratings import rated_games
from ludoteca.house.store.rows import Seat, SnapshotRow, TableRow
from ludoteca.house.store.schema import (
    chat,
    happenings,
    journal,
    leavers,
    players,
    seats,
    sessions,
    tables,
)
from ludoteca.house.tempo.tempos import PRESETS
from tests.support import house as serving
from tests.support.house import House

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench/year.md"
GAMES = {"origo": 0.3, "orleans": 0.35, "origin": 0.2, "species": 0.15}
"""How often each is played."""
POOL = 2
"""So many games are played for each game and number of seats."""
TEMPOS = {"day": 0.45, "two-days": 0.15, "three-days": 0.05, "live-60": 0.15, "": 0.2}
RATED, WITH_BOT, LEFT, PRIVATE, SPOKEN = 0.6, 0.15, 0.02, 0.2, 0.3
"""How often games are rated, have a bot among the people, are left by somebody, are private, and are talked over."""
GOING_ON = {"playing": 150, "open": 20}
AT_ONCE = 1000
YEAR = 365 * DAY
REPEATS = 200


class Played(Struct, frozen=True):
    """A game of the pool: what its table's row and its journal hold."""

    name: str
    game: str
    seats: int
    columns: dict[str, Any]
    entries: list[tuple[int, int, str, str, int, int]]
    """By number: seat, move, results of chance, who is asked since, and who without a choice."""
    snapshots: list[SnapshotRow]


class Year(Struct):
    """What was stored: who is most active, of whom, and how much of it."""

    people: list[str]
    games: int
    entries: int
    tables: list[str]
    """Some finished tables."""


def play(game: str, count: int, seed: int) -> Played:
    """Let bots play a game to its end; what the house would have kept of it."""
    match = ludoteca.game(game).start(seats=count, seed=f"year {seed}")
    minds = [bots.make("greedy" if seat % 2 == 0 else "random", seed=seed + seat) for seat in range(count)]
    entries: list[tuple[int, int, str, str, int, int]] = []
    kept: list[SnapshotRow] = []
    while not match.over:
        seat = match.to_act[0]
        entry = match.play(seat, minds[seat].choose(match.view(seat), match.offer(seat, reasons=False).as_json()))
        entries.append((entry.seq, seat, entry.move, _spelt(list(entry.chance)), *askings(match)))
        if due(match):
            kept.append(row_of("", match.snapshot()))
    return Played(f"{game} {count} {seed}", game, count, _dealt(match), entries, kept)


def _dealt(match: Match) -> dict[str, Any]:
    result = match.result
    return {
        "options": match.options,
        "key": match.record().get("key"),
        "commitment": match.commitment,
        "setup": list(match.setup),
        "rules": match.game.rules,
        "result": None if result is None else result.as_json(),
    }


def pool_of(each: int = POOL, games: Sequence[str] = tuple(GAMES)) -> dict[str, list[Played]]:
    """Games of each kind for two to four people."""
    return {
        game: [
            play(game, count, seed) for count in ludoteca.game(game).seats if 2 <= count <= 4 for seed in range(each)
        ]
        for game in games
    }


def fill(data: Path, pool: dict[str, list[Played]], people: int, games: int, now: int) -> None:
    """Store a year that ends now."""
    engine = open_engine(f"sqlite:///{data / 'ludoteca.sqlite'}", writer=True)
    migrate(engine)
    luck = random.Random(games)
    ids = [f"p{number:05}" + "x" * 10 for number in range(people)]
    weights = [1 / (rank + 8) for rank in range(people)]  # few play much, most play now and then
    with engine.begin() as connection:
        connection.execute(
            sa.insert(players),
            [{"id": one, "nickname": f"Person {n}", "created": now - YEAR, "seen": now} for n, one in enumerate(ids)],
        )
        connection.execute(
            sa.insert(sessions),
            [{"id": one, "player": one, "device": "", "created": now, "seen": now} for one in ids],
        )
    engine.dispose()
    connection = sqlite3.connect(data / "ludoteca.sqlite", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=OFF")
    _lay_out(connection, pool)
    for start in range(0, games, AT_ONCE):
        connection.execute("BEGIN")
        rows = _Rows()
        for number in range(start, min(start + AT_ONCE, games)):
            played = luck.choice(pool[luck.choices([*pool], [GAMES[one] for one in pool])[0]])
            ended = now - YEAR + YEAR * number // games
            _finished(rows, played, f"t{number:07}", _sitting(luck, ids, weights, played.seats), ended, luck)
        rows.write(connection)
        connection.execute("COMMIT")
    connection.execute("BEGIN")
    rows = _Rows()
    for status, count in GOING_ON.items():
        for number in range(min(count, games // 4 + 1)):
            _going_on(rows, pool, status, f"{status[0]}{number:06}", luck, ids, weights, now)
    rows.write(connection)
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def found(data: Path) -> Year:
    """What a store holds."""
    with sqlite3.connect(data / "ludoteca.sqlite") as connection:
        people = [one for (one,) in connection.execute("SELECT id FROM players ORDER BY id")]
        over = [one for (one,) in connection.execute("SELECT id FROM tables WHERE status = 'finished'")]
        (entries,) = connection.execute("SELECT count(*) FROM journal").fetchone()
    return Year(people, len(over), entries, random.Random(0).sample(over, min(REPEATS, len(over))))


COPIED = (
    """INSERT INTO journal (table_id, seq, seat, move, chance, at, "key", asked, forced)
    SELECT g.id, p.seq, p.seat, p.move, p.chance, g.began + g.pace * p.seq, g.keys || p.seq, p.asked, p.forced
    FROM temp.games g JOIN temp.entries p ON p.name = g.name ORDER BY g.id, p.seq""",
    """INSERT INTO snapshots (table_id, seq, rules, digest, state)
    SELECT g.id, p.seq, p.rules, p.digest, p.state FROM temp.games g JOIN temp.kept p ON p.name = g.name""",
)
"""Journals are copied by the store itself: a year has millions of entries."""


def _lay_out(connection: sqlite3.Connection, pool: dict[str, list[Played]]) -> None:
    """Put the pool beside the store, for as long as the connection lasts."""
    connection.execute("CREATE TEMP TABLE games (id, name, began, pace, keys)")
    connection.execute("CREATE TEMP TABLE entries (name, seq, seat, move, chance, asked, forced)")
    connection.execute("CREATE TEMP TABLE kept (name, seq, rules, digest, state)")
    connection.execute("CREATE INDEX temp.entries_by_name ON entries (name, seq)")
    for played in (one for of_game in pool.values() for one in of_game):
        entries = [(played.name, *entry) for entry in played.entries]
        connection.executemany("INSERT INTO temp.entries VALUES (?, ?, ?, ?, ?, ?, ?)", entries)
        kept = [(played.name, one.seq, one.rules, one.digest, one.state) for one in played.snapshots]
        connection.executemany("INSERT INTO temp.kept VALUES (?, ?, ?, ?, ?)", kept)


class _Rows:
    """Rows that are written at once, by the hand of the driver: a year has millions of them."""

    def __init__(self) -> None:
        stored = (tables, seats, journal, happenings, leavers, chat)
        self.of: dict[str, list[tuple[Any, ...]]] = {table.name: [] for table in stored}
        self.games: list[tuple[str, str, int, int, str]] = []
        """Games whose journals are those of the pool: table, which of the pool, when it began, pace, keys."""
        self._columns = {table.name: [column.name for column in table.columns] for table in stored}

    def add(self, table: sa.Table, row: dict[str, Any]) -> None:
        """Keep one for later, each value as the store spells it."""
        self.of[table.name].append(tuple(_spelt(row.get(name)) for name in self._columns[table.name]))

    def write(self, connection: sqlite3.Connection) -> None:
        """Write them down."""
        for name, rows in self.of.items():
            columns = self._columns[name]
            named, marks = ", ".join(f'"{one}"' for one in columns), ", ".join("?" * len(columns))
            connection.executemany(f'INSERT INTO "{name}" ({named}) VALUES ({marks})', rows)
        connection.execute("DELETE FROM temp.games")
        connection.executemany("INSERT INTO temp.games VALUES (?, ?, ?, ?, ?)", self.games)
        for statement in COPIED:
            connection.execute(statement)


def _spelt(value: Any) -> Any:
    return msgspec.json.encode(value).decode() if isinstance(value, list | dict | Struct) else value


def _sitting(luck: random.Random, ids: Sequence[str], weights: Sequence[float], count: int) -> list[Seat]:
    """Who plays: those who play much more often, and now and then a bot."""
    found: dict[str, None] = {}
    while len(found) < count:
        found[luck.choices(ids, weights)[0]] = None
    sitting = [Seat(one, f"Person {int(one[1:6])}") for one in found]
    if luck.random() < WITH_BOT:
        sitting[-1] = Seat(bot="greedy")
    return sitting


def _finished(rows: _Rows, played: Played, name: str, sitting: list[Seat], ended: int, luck: random.Random) -> None:
    chosen = luck.choices([*TEMPOS], [*TEMPOS.values()])[0]
    pace = {"": 5 * MINUTE, "live-60": MINUTE}.get(chosen, 8 * HOUR)
    began = ended - pace * len(played.entries)
    row = TableRow(
        id=name, game=played.game, private=luck.random() < PRIVATE, status="finished",
        host=next(seat.player for seat in sitting if seat.player), seats=tuple(sitting), created=began - HOUR,
        finished=ended, tempo=PRESETS.get(chosen), rated=luck.random() < RATED, **played.columns,
    )  # fmt: skip
    _lay(rows, row)
    rows.games.append((name, played.name, began, pace, hashlib.blake2b(name.encode(), digest_size=14).hexdigest()))
    if row.tempo is not None:
        told = {"asked": 1, "forced": 0, "rests": {str(n): {} for n in range(len(sitting))}, "held": []}
        happened = {"table_id": name, "number": 0, "seq": 0, "at": began, "kind": "begin", "seat": -1, "told": told}
        rows.add(happenings, happened)
    if luck.random() < LEFT and sitting[0].player is not None:
        left = {"table_id": name, "seat": 0, "seq": 9, "player": sitting[0].player, "name": "Gone", "at": ended}
        rows.add(leavers, left)
    if luck.random() < SPOKEN:
        for line in range(luck.randrange(1, 8)):
            said = {"table_id": name, "player": row.host, "name": "Person", "text": f"Line {line}, well played."}
            rows.add(chat, {**said, "at": ended})


def _going_on(
    rows: _Rows,
    pool: dict[str, list[Played]],
    status: str,
    name: str,
    luck: random.Random,
    ids: Sequence[str],
    weights: Sequence[float],
    now: int,
) -> None:
    """A table that is played now, or waits for players."""
    played = luck.choice(luck.choice([*pool.values()]))
    sitting = _sitting(luck, ids, weights, played.seats)
    if status == "open":
        sitting[1:] = [Seat()] * (played.seats - 1)
    host = next((seat.player for seat in sitting if seat.player), ids[0])
    common = {"id": name, "game": played.game, "private": False, "host": host, "created": now - DAY}
    if status == "open":
        dealt: dict[str, Any] = {"options": played.columns["options"]}
    else:
        dealt = {**played.columns, "result": None}
    _lay(rows, TableRow(status=status, seats=tuple(sitting), **common, **dealt))
    if status == "playing":
        half = played.entries[: len(played.entries) // 2]
        rows.of[journal.name] += [(name, *entry[:4], now - HOUR, str(entry[0]), *entry[4:]) for entry in half]


def _lay(rows: _Rows, row: TableRow) -> None:
    rows.add(tables, columns_of(row))
    for seat in seat_rows(row):
        rows.add(seats, seat)


# Measuring ------------------------------------------------------------------------------------------------------------


def requests(year: Year) -> dict[str, Iterator[str]]:
    """What people look at: by a name, the addresses that are asked for by turns."""
    active, usual = year.people[0], year.people[len(year.people) // 2]

    def each(*paths: str) -> Iterator[str]:
        return itertools.cycle(paths)

    return {
        "the lobby": each("/api/tables"),
        "finished games, page 1": each("/api/tables/finished?page=0"),
        "finished games, any page": each(*(f"/api/tables/finished?page={n * 7}" for n in range(40))),
        "the most active person": each(f"/api/people/{active}"),
        "each of the fifty most active": each(*(f"/api/people/{one}" for one in year.people[:50])),
        "a person in the middle": each(f"/api/people/{usual}"),
        "games of the most active person, page 1": each(f"/api/people/{active}/games?page=0"),
        "games of the most active person, any page": each(
            *(f"/api/people/{active}/games?page={n}" for n in range(0, 60, 3))
        ),
        "all own tables": each("/api/tables/mine?page=0"),
        "the next table that waits": each("/api/me/waiting"),
        "a finished game": each(*(f"/api/tables/{one}" for one in year.tables)),
        "how long games take": each("/api/games/orleans/tempos"),
        "who looks for players": each("/api/wishes"),
    }


def timed(client: httpx.Client, paths: Iterator[str], repeats: int) -> tuple[float, list[float]]:
    """Milliseconds of the first request, and of the others."""
    took = []
    for path in itertools.islice(paths, repeats + 1):
        began = time.perf_counter()
        answer = client.get(path)
        took.append(1000 * (time.perf_counter() - began))
        assert answer.status_code in (200, 404), (path, answer.text)
    return took[0], took[1:]


def computed(process: int) -> float:
    """Seconds of computing time that a process has taken."""
    told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def measure(data: Path, year: Year, repeats: int = REPEATS) -> Iterator[tuple[str, float, float, float, float]]:
    """Open the house on this store, and tell of each kind of request the first, the median, the 99th of a hundred,
    and how much of the server's computing time one takes.
    """
    serving.START_SECONDS = 600.0  # on a busy machine
    house = House(data).start()
    try:
        keys = Keys(load_key(data, ""))
        cookie = keys.session(year.people[0], int(time.time()) + 10_000)
        with httpx.Client(base_url=house.url, timeout=120, cookies={NAME: cookie}) as client:
            for name, paths in requests(year).items():
                before = computed(house.pid)
                first, took = timed(client, paths, repeats)
                spent = 1000 * (computed(house.pid) - before) / (repeats + 1)
                yield name, first, statistics.median(took), statistics.quantiles(took, n=100)[-1], spent
    finally:
        house.stop()


def rate_anew(data: Path) -> tuple[int, float]:
    """Make all ratings anew; how many games they were made from, and how many seconds it took."""
    engine = open_engine(f"sqlite:///{data / 'ludoteca.sqlite'}", writer=False)
    began = time.perf_counter()
    with engine.connect() as connection:
        games = sum(standings.anew(connection, game).games for game in rated_games(connection))
    took = time.perf_counter() - began
    engine.dispose()
    return games, took


def report(chosen: argparse.Namespace, say: Callable[[str], None]) -> None:
    """Fill a store, measure, and tell it in Markdown."""
    data = chosen.store
    if data is None:
        data = Path(tempfile.mkdtemp(prefix="year-", dir=chosen.folder))
        fill(data, pool_of(), chosen.people, chosen.games, int(time.time() * 1000))
        print(f"The store is in {data}.")
    year = found(data)
    size = (data / "ludoteca.sqlite").stat().st_size
    say("| | |\n|---|---|\n")
    say(f"| people | {len(year.people):,} |\n| finished games | {year.games:,} |\n| moves | {year.entries:,} |\n")
    say(f"| file | {size / 1e6:,.0f} MB, {size / year.games / 1e3:.1f} kB a game |\n")
    games, took = rate_anew(data)
    say(f"| ratings anew | {games:,} rated games in {took:.1f} s |\n\n")
    say("| over HTTP, one after another | first | median | p99 | computing time |\n|---|---|---|---|---|\n")
    for name, first, median, rough, spent in measure(data, year, chosen.repeats):
        say(f"| {name} | {first:.0f} ms | {median:.1f} ms | {rough:.1f} ms | {spent:.1f} ms |\n")


HEAD = """# A year of 500 people

`nice -n 19 python bench/year.py --write`: the store of a house that has been open for a year, SQLite, one process, on
two cores that other work wants as well, so that beside the time by the clock stands the server's computing time for one
request. Games are those of bots, each stored as the house stores it (journal, snapshots, clocks, chat); few people play
much, most now and then.

"""


def main() -> None:
    """Measure a year and print it, or write it down."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--people", type=int, default=500)
    options.add_argument("--games", type=int, default=30_000)
    options.add_argument("--folder", default=None, help="where the store is made")
    options.add_argument("--store", type=Path, default=None, help="measure the one that was made there before")
    options.add_argument("--repeats", type=int, default=REPEATS, help="how often each is asked for")
    options.add_argument("--write", action="store_true", help="write bench/year.md")
    chosen = options.parse_args()
    told: list[str] = []

    def say(text: str) -> None:
        told.append(text)
        print(text, end="", flush=True)

    report(chosen, say)
    if chosen.write:
        RESULTS.write_text(HEAD + "".join(told), encoding="utf-8")


if __name__ == "__main__":
    main()
