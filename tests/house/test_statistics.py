"""The statistics of a game: public games count once, what they come to is what `ludoteca statistics` would tell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.house.house import House
from ludoteca.house.jobs import statistician
from ludoteca.house.jobs.apart import Apart, Failed
from ludoteca.house.jobs.statistics import Statistics
from ludoteca.house.store import retention, statistics
from ludoteca.house.store.rows import Seat
from ludoteca.house.verbs import statistics as verb
from ludoteca.house.wire.statistics import CountedInfo, Figures
from ludoteca.kernel.registry import registered
from ludoteca.ledger import watching
from ludoteca.ledger.measures import ENOUGH, PIECES, VALUE, measured
from ludoteca.ledger.watching import watch
from tests.support.finished import keep, over, played_out
from tests.support.inside import open_inside
from tests.support.rows import table_row
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
GAME = "origin"
SEATS = Seat("anna", "Anna"), Seat(bot="greedy")
MANY = ENOUGH + 2


async def finish(house: House, name: str, **fields: Any) -> None:
    await keep(house, over(name, GAME, *SEATS, at=1, **fields))


async def count(house: House) -> None:
    """One round, without waiting for its hour."""
    job = Statistics(house)
    await job.round()
    await job.close()


async def found(house: House) -> CountedInfo:
    told = await verb.of(house, registered()[GAME])
    assert len(told.counted) == 1
    return msgspec.json.decode(told.counted[0], type=CountedInfo)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose games are watched."""
    seen: list[str] = []
    work: Callable[..., Any] = statistician.watched

    def noted(row: Any, *others: Any) -> Any:
        seen.append(row.id)
        return work(row, *others)

    monkeypatch.setattr(statistician, "watched", noted)
    return seen


def test_public_games_tell_what_the_command_would_tell(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, statistics=1.0) as house:
            for number in range(MANY):
                await finish(house, f"table{number}")
            await count(house)
            told = await found(house)
            assert (told.seats, told.games, told.at) == (2, MANY, told.at) and isinstance(told.figures, Figures)
            rows = {(row.table, row.about, row.measure): row for row in measured([watch(played_out(GAME))] * MANY)}
            assert told.figures.moves.mean == rows["length", "game", "moves"].value
            assert [one.won.mean for one in told.figures.places] == [
                rows["seats", f"seat {place}", "won"].value for place in (1, 2)
            ]
            assert sum(one.games for one in told.figures.lengths) == MANY
            pieces = {
                f"{one.asked}{f'.{one.kind}' if one.told else ''} {one.token}": one for one in told.figures.pieces
            }
            valued = {about for table, about, measure in rows if table == PIECES and measure == VALUE}
            assert valued <= pieces.keys() and all(one.kind for one in pieces.values())
            for about in valued:
                row, piece = rows[PIECES, about, VALUE], pieces[about]
                assert piece.value and row.value is not None and (piece.games, piece.times) == (row.games, row.count)
                assert piece.value.mean == pytest.approx(row.value, abs=1e-4)

    asyncio.run(run())


def test_what_must_not_count_does_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, statistics=1.0) as house:
            await finish(house, "public")
            await finish(house, "private", private=True)
            await finish(house, "taught", teaching=True)
            await finish(house, "branch", branch_of="public", branch_seq=3)
            await finish(house, "shares", round="deal")
            await house.store.add_table(table_row("plays", game=GAME, seats=SEATS, round="deal", status="playing"), [])
            await finish(house, "unread", setup=["nonsense"])
            named = await house.store.read(statistics.countable, GAME, 2)
            assert named == ["public", "unread"]
            await count(house)
            told = await found(house)
            assert told.games == 1 and told.figures is msgspec.UNSET, "a game alone tells nothing"

    asyncio.run(run())


def test_games_by_other_rules_than_the_usual_do_not_count() -> None:
    game = registered()[GAME]
    assert statistician.by_usual_options(game.start(2, seed="a"))
    assert statistician.by_usual_options(game.start(2, seed="a", options={"start_player": 1}))
    other = next(option for option in game.options if not option.of_seats and len(option.values) > 1)
    assert not statistician.by_usual_options(game.start(2, seed="a", options={other.name: other.values[1]}))


def test_each_game_is_watched_once_until_something_else_is_counted(
    tmp_path: Path, watched: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, statistics=1.0) as house:
            await finish(house, "one")
            await finish(house, "two")
            await count(house)
            await count(house)
            assert sorted(watched) == ["one", "two"]
            monkeypatch.setattr(watching, "VERSION", watching.VERSION + 1)
            await count(house)
            assert sorted(watched) == ["one", "one", "two", "two"]
            await house.store.writer.run(partial(retention.drop_games, found=["one"]))
            await count(house)
            assert (await found(house)).games == 1 and len(watched) == 4

    asyncio.run(run())


def test_a_house_that_counts_nothing_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, statistics=0.0) as house:
            told = await verb.of(house, registered()[GAME])
            assert not told.counts and not told.counted

    asyncio.run(run())


@on_the_web()
async def test_everybody_may_read_them(web: Web) -> None:
    stranger = web.client()
    told = (await stranger.get(f"/api/games/{GAME}/statistics")).json()
    assert (told["game"], told["enough"], told["counts"], told["counted"]) == (GAME, ENOUGH, True, [])
    assert error(await stranger.get("/api/games/chess/statistics"))[:2] == (404, "unknown-game")


def test_work_is_done_in_a_process_of_its_own_and_goes_on_after_a_failure() -> None:
    async def run() -> None:
        apart = Apart(0, process=True)
        try:
            assert await apart.run(divmod, 7, 2) == (3, 1)
            with pytest.raises(Failed, match="ZeroDivisionError"):
                await apart.run(divmod, 7, 0)
            assert await apart.run(divmod, 9, 2) == (4, 1)
            asked = asyncio.create_task(apart.run(time.sleep, 600))
            await asyncio.sleep(0)
            asked.cancel()
        finally:
            apart.end()

    asyncio.run(run())
