"""Statistics of many games: each number with its count and interval, and none from few games."""

from __future__ import annotations

import csv
import json
import random
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

from ludoteca.cli import main
from ludoteca.kernel.registry import registered
from ludoteca.ledger.measures import ENOUGH, PIECES, TAKEN, VALUE, Row, dead, measured, outstanding, paired
from ludoteca.ledger.watching import Use, Watched, leads, watch
from tests.cli.test_tournament import Nested
from tests.ledger.finished import CASES, finished

NAME = next(iter(registered()))


@cache
def some(number: int = 24) -> list[Watched]:
    return [watch(finished(NAME, 2, f"statistics {seed}")) for seed in range(number)]


def row(rows: list[Row], *key: str) -> Row:
    return next(one for one in rows if (one.table, one.about, one.measure) == key)


def made(share: float, offered: int, picked: int, luck: float = 0.0) -> Watched:
    """A game of two that is made up: the first seat may pick a thing."""
    use = {"take thing": Use(offered, picked, 0.1 * picked, 2 * picked), "take other": Use(offered, 1, 0.0, 0)}
    return Watched(
        name="made",
        entries=10,
        shares=(share, 1 - share),
        points=(5, 3),
        sources=(),
        leads=1,
        luck=(luck, 0.5),
        uses=(use, {}),
    )


@pytest.mark.parametrize("name, seats", CASES)
def test_a_game_is_watched_whole(name: str, seats: int) -> None:
    match = finished(name, seats)
    seen = watch(match)
    assert match.result is not None
    assert seen.points == match.result.points and sum(seen.shares) == pytest.approx(1)
    assert seen.entries == len(match.effective)
    picked = sum(use.picked for uses in seen.uses for use in uses.values() if use.offered)
    assert 0 < picked <= sum(len(match.game.vocabulary.read(entry.move)) for entry in match.effective)
    assert all(use.picked <= use.offered for uses in seen.uses for use in uses.values() if use.offered)
    told = {event.id for event in match.events}
    assert any(piece.partition(".")[0] in told for uses in seen.uses for piece in uses)


def test_numbers_are_those_of_the_games() -> None:
    games = [made(1.0, 4, 1), made(0.0, 4, 3)] * ENOUGH
    rows = measured(games)
    assert row(rows, "seats", "seat 1", "won").value == 0.5
    assert row(rows, PIECES, "take thing", TAKEN).value == 0.5
    assert row(rows, PIECES, "take thing", "points").value == 2
    assert row(rows, PIECES, "take thing", "won").value == 0.5
    # 0.1 a pick, beside 0.4 of six picks at the same decision.
    assert row(rows, PIECES, "take thing", VALUE).value == pytest.approx(0.1 - 0.4 / 6)
    assert row(rows, PIECES, "take thing", TAKEN).count == 8 * ENOUGH
    for one in rows:
        assert one.value is None or (one.low is not None and one.high is not None and one.low <= one.value <= one.high)


def test_of_few_games_counts_are_told_but_no_number() -> None:
    rare = structs.replace(made(1.0, 4, 1), uses=({"take rare": Use(1, 1, 0.2, 3), "take thing": Use(1, 1, 0, 0)}, {}))
    rows = measured([made(1.0, 4, 1)] * ENOUGH + [rare] * (ENOUGH - 1))
    told = row(rows, PIECES, "take rare", TAKEN)
    assert (told.games, told.count, told.value, told.low) == (ENOUGH - 1, ENOUGH - 1, None, None)
    assert row(rows, PIECES, "take thing", TAKEN).value is not None


def test_a_choice_that_nobody_makes_is_dead_only_where_games_tell_so() -> None:
    for games, names in ((ENOUGH, []), (1000, ["take thing"])):
        assert [one.about for one in dead(measured([made(1.0, 4, 0)] * games))] == names


def test_the_interval_of_a_share_holds_it_as_often_as_it_says() -> None:
    """Of a coin: 95 % of the intervals hold a half, as far as a hundred samples tell."""
    luck = random.Random(4)
    held = 0
    for _ in range(100):
        won = row(measured([made(float(luck.random() < 0.5), 1, 1) for _ in range(100)]), "seats", "seat 1", "won")
        assert won.low is not None and won.high is not None
        held += won.low <= 0.5 <= won.high
    assert held >= 88


def test_seats_are_told_from_the_one_that_began() -> None:
    games = [structs.replace(made(1.0, 1, 1), starter=0), structs.replace(made(0.0, 1, 1), starter=1)] * ENOUGH
    rows = measured(games)
    assert row(rows, "seats", "seat 1", "won").value == 1, "whoever began has won each of these"
    assert row(rows, "seats", "seat 2", "won").value == 0
    began = {watch(finished(NAME, 2, f"statistics {seed}")).starter for seed in range(8)}
    assert began == {0, 1}, "who begins is drawn"


@pytest.mark.parametrize("measure", [TAKEN, VALUE, "won"])
def test_intervals_are_as_wide_as_what_resampled_games_come_to(measure: str) -> None:
    luck = random.Random(8)
    games = [made(float(luck.random() < 0.6), 4, luck.randrange(5)) for _ in range(100)]
    told = row(measured(games), PIECES, "take thing", measure)
    drawn = [row(measured(luck.choices(games, k=100)), PIECES, "take thing", measure).value or 0.0 for _ in range(400)]
    low, high = (sorted(drawn)[at] for at in (10, 389))
    assert told.low is not None and told.high is not None
    assert told.high - told.low == pytest.approx(high - low, rel=0.2)


def test_what_stands_out_does_so_beside_all_others() -> None:
    def game(value: float) -> Watched:
        uses = {"take thing": Use(4, 1, value, 0), "take other": Use(4, 1, 0.0, 0)}
        return structs.replace(made(1.0, 4, 1), uses=(uses, {}))

    assert [one.about for one in outstanding(measured([game(0.1 + at % 3 / 100) for at in range(60)]))]
    assert not outstanding(measured([game(at % 3 / 10 - 0.1) for at in range(60)]))


def test_the_same_games_do_not_differ_and_others_do() -> None:
    games = [made(float(at % 2), 4, at % 4) for at in range(200)]
    assert not [one for one in paired(games, games) if one.value or one.sure]
    better = [made(1.0, 4, 1 + at % 3) for at in range(200)]
    found = {(one.about, one.measure): one for one in paired(games, better)}
    won = found["seat 1", "won"]
    assert won.sure and won.low > 0 and won.value == 0.5


def test_leads_change_by_a_margin_alone() -> None:
    assert leads([[0.5, 0.5], [0.52, 0.48], [0.48, 0.52]]) == 0
    assert leads([[0.6, 0.4], [0.4, 0.6], [0.6, 0.4]]) == 2


def test_real_games_are_measured() -> None:
    rows = measured(some())
    assert row(rows, "length", "game", "moves").games == len(some())
    luck = row(rows, "chances", "luck", "share")
    assert luck.value is not None
    assert any(one.table == PIECES and one.measure == VALUE and one.value is not None for one in rows)


def test_the_verb_writes_tables_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = tmp_path / "games.jsonl"
    matches = [finished(NAME, 2, f"statistics {seed}").record() for seed in range(24)]
    forged = {**matches[0], "result": {"points": [0, 0], "ranks": [1, 1]}}
    lines = [*matches, matches[0], forged]
    records.write_text("".join(f"{json.dumps(one)}\n" for one in lines), encoding="utf-8")
    files = {"--csv": tmp_path / "s.csv", "--html": tmp_path / "s.html"}
    options = [word for name, path in files.items() for word in (name, str(path))]
    assert main(["statistics", NAME, str(records), "--workers", "1", *options]) == 0
    told = capsys.readouterr()
    assert f"24 games of {NAME} with 2 seats" in told.out
    assert "games.jsonl:26 is left out: bad-result" in told.err
    with files["--csv"].open(encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    assert all(one["games"] and one["count"] for one in rows)
    assert [one["value"] for one in rows if int(one["games"]) < ENOUGH and one["value"]] == []
    page = files["--html"].read_text(encoding="utf-8")
    checked = Nested()
    checked.feed(page)
    assert checked.open == [] and checked.loaded == [] and "<svg" in page


def test_few_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "one.json"
    record.write_text(json.dumps(finished(NAME, 2).record()), encoding="utf-8")
    assert main(["statistics", NAME, str(record), "--workers", "1"]) == 1
    assert "too-few-games" in capsys.readouterr().err
