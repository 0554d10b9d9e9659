"""A finished game is reviewed once for all who may see it, and a running one never."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from msgspec import json, structs

from ludoteca.house.clock import DAY
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs import reviewer
from ludoteca.house.jobs import reviews as reviews_job
from ludoteca.house.jobs.reviews import MAKER, Reviews
from ludoteca.house.store import reviews
from ludoteca.house.store.reviews import Wanted
from ludoteca.house.store.rows import Seat
from ludoteca.house.store.schema import reviews as stored
from ludoteca.house.store.schema import tables
from ludoteca.house.table import Table
from ludoteca.house.verbs import review as verb
from ludoteca.house.verbs import sit, start
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.learning import ReviewState
from ludoteca.house.wire.people import Person
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import registered
from ludoteca.ledger.review import Review, review
from ludoteca.ledger.steps import Told
from tests.support import finished as finished_games
from tests.support.clock import TurnedClock
from tests.support.finished import over
from tests.support.inside import arrive, asked, begin, begin_late, first_move, inside, open_inside, open_table, until
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
Json = dict[str, Any]


async def finished(house: House, *people: Person) -> Table:
    """A short game that is over."""
    table = await begin_late(house, *people, left=2)
    while table.row.status == "playing":
        picks, offer = first_move(table, asked(table))
        await play(house, table, people[asked(table)].id, f"m{table.seq}", picks, offer)
    return table


async def some_finished(house: House) -> Table:
    return await finished(house, await arrive(house, "Anna"), await arrive(house, "Bert"))


@asynccontextmanager
async def reviewing(house: House) -> AsyncIterator[None]:
    """The house makes reviews meanwhile."""
    job = Reviews(house)
    try:
        yield
    finally:
        await job.close()


async def ended(house: House, table: Table) -> ReviewState:
    """Wait until a review is made, or has failed."""
    async with asyncio.timeout(200):
        while True:
            told = await verb.review(house, table)
            if told.state != "waiting":
                return told
            await asyncio.sleep(0.01)


def told_of(made: ReviewState) -> Json:
    assert made.state == "made" and isinstance(made.review, msgspec.Raw)
    found: Json = msgspec.json.decode(made.review)
    return found


def plain(match: Match | None, depth: float = 1) -> Json:
    """A review without errors, as it travels."""
    assert match is not None
    found: Json = msgspec.json.decode(msgspec.json.encode(without_errors(match, depth, lambda _: None)))
    return found


def without_errors(match: Match, depth: float, told: Told) -> Review:
    """A review that looks for no errors: that takes a while, and is tested elsewhere."""
    told(0.5)
    made = review(match, depth=0)
    return structs.replace(made, evaluator=structs.replace(made.evaluator, depth=depth))


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "review", without_errors)


@pytest.mark.usefixtures("shallow")
@inside
async def test_a_game_is_reviewed_once_for_all(house: House) -> None:
    table, other = await some_finished(house), await some_finished(house)
    assert await verb.review(house, table) == ReviewState("none")
    async with reviewing(house):
        assert (await verb.ask(house, table)).state == "waiting"
        await verb.ask(house, other)
        made = await ended(house, table)
        assert told_of(made) == plain(table.match)
        assert await verb.ask(house, table) == made, "nothing is made again"
        assert told_of(await ended(house, other)) == plain(other.match)


@pytest.mark.usefixtures("shallow")
@inside
async def test_who_asks_for_a_deeper_one_has_it_made_once_for_all(house: House) -> None:
    table, other = await some_finished(house), await some_finished(house)
    async with reviewing(house):
        await verb.ask(house, table)
        assert told_of(await ended(house, table))["evaluator"]["depth"] == 1
    asked = await verb.ask(house, table, deep=True)
    assert asked == ReviewState("waiting", 0)
    assert await house.store.read(reviews.last, table.row.id), "what was made is kept until there is another"
    await verb.ask(house, other)
    assert await house.store.read(reviews.next_one) == Wanted(other.row.id, 1, False), (
        "first reviews come before deep ones"
    )
    async with reviewing(house):
        deep = await ended(house, table)
        assert told_of(deep)["evaluator"]["depth"] == verb.DEEPER
        assert await verb.ask(house, table, deep=True) == deep == await verb.ask(house, table), "nothing is made again"


@pytest.mark.usefixtures("shallow")
@inside
async def test_a_deeper_review_that_fails_leaves_the_one_before(house: House) -> None:
    table = await some_finished(house)
    async with reviewing(house):
        await verb.ask(house, table)
        made = await ended(house, table)
    await verb.ask(house, table, deep=True)
    await house.store.writer.run(partial(reviews.end, table_id=table.row.id, review=None))
    assert await verb.review(house, table) == made


@pytest.mark.usefixtures("shallow")
def test_a_house_that_was_stopped_begins_anew_and_keeps_what_is_made(tmp_path: Path) -> None:
    async def stopped() -> str:
        async with open_inside(tmp_path) as house:
            table = await some_finished(house)
            await verb.ask(house, table)
            await house.store.writer.run(partial(reviews.advance, table_id=table.row.id, progress=40))
            assert await verb.review(house, table) == ReviewState("waiting", 0.4)
            return table.row.id

    async def begun_anew(table_id: str, *, asked: bool) -> Json:
        async with open_inside(tmp_path) as house:
            table = await house.find(table_id)
            assert table is not None
            if not asked:
                return told_of(await verb.review(house, table))
            async with reviewing(house):
                return told_of(await ended(house, table))

    table_id = asyncio.run(stopped())
    made = asyncio.run(begun_anew(table_id, asked=True))
    assert asyncio.run(begun_anew(table_id, asked=False)) == made


def test_what_fails_is_told_and_tried_again_when_somebody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(match: Match, depth: float, told: Told) -> Review:
        raise ValueError("no such thing")

    async def run() -> None:
        async with open_inside(tmp_path) as house, reviewing(house):
            table = await some_finished(house)
            monkeypatch.setattr(reviewer, "review", fails)
            await verb.ask(house, table)
            assert await ended(house, table) == ReviewState("failed")
            monkeypatch.setattr(reviewer, "review", without_errors)
            assert (await verb.ask(house, table)).state == "waiting"
            assert told_of(await ended(house, table)) == plain(table.match)

    asyncio.run(run())


def test_a_process_of_its_own_makes_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_job, "NICE", 0)

    async def run() -> None:
        async with open_inside(tmp_path, bot_workers=1) as house:
            table = await some_finished(house)
            await house.store.writer.run(partial(reviews.ask, table_id=table.row.id, at=1, depth=0))
            async with reviewing(house):
                assert told_of(await ended(house, table)) == plain(table.match, depth=0)

    asyncio.run(run())


@pytest.mark.usefixtures("shallow")
@inside
async def test_by_another_evaluator_it_is_made_anew_when_somebody_asks(house: House) -> None:
    table = await some_finished(house)
    async with reviewing(house):
        await verb.ask(house, table)
        made = told_of(await ended(house, table))
        once = json.encode({**made, "evaluator": {**made["evaluator"], "hash": "of another day"}})
        await house.store.writer.run(partial(reviews.ask, table_id=table.row.id, at=1, anew=True))
        await house.store.writer.run(partial(reviews.end, table_id=table.row.id, review=once))
        told = await verb.review(house, table)
        assert told.outdated and told_of(told)["seats"] == made["seats"], "it is shown until somebody asks"
        assert await verb.ask(house, table) == ReviewState("waiting", 0)
        again = await ended(house, table)
        assert told_of(again) == made and not again.outdated


def test_one_process_makes_them_and_another_when_it_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(self: Reviews, wanted: Wanted) -> Any:
        made.append(self._house.peers.name)
        return original(self, wanted)

    original = Reviews._make
    monkeypatch.setattr(Reviews, "_make", make)
    monkeypatch.setattr(reviewer, "review", without_errors)

    async def run() -> None:
        async with (
            open_inside(tmp_path) as house,
            open_inside(tmp_path) as other,
            reviewing(house),
            reviewing(other),
        ):
            house.peers.alive = other.peers.alive = house.peers.alive | other.peers.alive
            first, second = (house, other) if house.peers.mine(MAKER) else (other, house)
            table = await some_finished(second)
            await verb.ask(second, table)
            first.asked_for_reviews.set()
            await ended(second, table)
            assert made == [first.peers.name], "of whom it was asked does not matter"
            second.peers.alive = frozenset((second.peers.name,))
            table = await some_finished(second)
            await verb.ask(second, table)
            await ended(second, table)
            assert made == [first.peers.name, second.peers.name]

    asyncio.run(run())


@inside
async def test_a_job_that_is_asked_and_ended_at_once_ends(house: House) -> None:
    for ticks in range(6):
        job = Reviews(house)
        await asyncio.sleep(0.05)
        house.asked_for_reviews.set()
        for _ in range(ticks):
            await asyncio.sleep(0)
        done, _ = await asyncio.wait({asyncio.create_task(job.close())}, timeout=5)
        assert done


@pytest.mark.parametrize("name", sorted(registered()))
def test_of_a_running_game_nobody_is_told_anything(name: str, tmp_path: Path) -> None:
    @on_the_web()
    async def run(web: Web) -> None:
        anna, bert, stranger = await web.guest("Anna"), await web.guest("Bert"), await web.guest("Carla")
        people = [await web.house.people.find((await one.get("/api/me")).json()["id"]) for one in (anna, bert)]
        host, guest = (one for one in people if one is not None)
        with_bot = await open_table(web.house, host, seats=2, game=name)
        await sit.seat_bot(web.house, with_bot, host, 1, "greedy")
        await start.start(web.house, with_bot, host)
        for table in (await begin(web.house, host, guest, game=name), with_bot):
            path = f"/api/tables/{table.row.id}"
            asked: list[tuple[str, str, Json | None]] = [
                ("GET", "review", None),
                ("POST", "review", None),
                ("POST", "puzzles/1/board", {}),
                ("POST", "puzzles/1", {"picks": [0]}),
                ("POST", f"../../puzzles/{name}/{table.row.id}/1/board", {}),
                ("POST", f"../../puzzles/{name}/{table.row.id}/1", {"picks": [0]}),
            ]
            for client in (anna, bert, stranger, web.client()):
                for method, what, body in asked:
                    answer = await client.request(method, f"{path}/{what}", json=body)
                    assert error(answer) == (409, "not-over", "table")
        assert await web.house.store.read(reviews.next_one) is None

    run(tmp_path)


@inside
async def test_while_the_same_deal_is_played_elsewhere_nobody_is_told_what_is_to_come(house: House) -> None:
    anna = await arrive(house, "Anna")
    seats = Seat(anna.id, "Anna"), Seat(bot="greedy")
    for name, status in (("here", "finished"), ("there", "playing")):
        row = over(name, "origin", *seats, at=1, round="one deal", host=anna.id)
        await finished_games.keep(house, structs.replace(row, status=status))
    table = await house.find("here")
    assert table is not None and await house.enter("here", anna.id, None, "test") is table, "it may be looked at"
    for tried in (verb.ask, verb.review):
        with pytest.raises(Refused, match="round-going-on"):
            await tried(house, table)
    assert await house.store.read(reviews.next_one) is None
    done = sa.update(tables).where(tables.c.id == "there").values(status="finished")
    await house.store.writer.run(lambda connection: connection.execute(done))
    assert (await verb.ask(house, table)).state == "waiting"


@pytest.mark.usefixtures("shallow")
@on_the_web()
async def test_who_may_see_the_table_may_ask(web: Web) -> None:
    anna, bert = await arrive(web.house, "Anna"), await arrive(web.house, "Bert")
    table = await finished(web.house, anna, bert)
    path = f"/api/tables/{table.row.id}/review"
    stranger = web.client()
    assert (await stranger.get(path)).json() == {"state": "none"}
    answer = await stranger.post(path)
    assert (answer.status_code, answer.json()["state"]) == (202, "waiting")
    await ended(web.house, table)
    assert (await stranger.get(path)).json() == {"state": "made", "review": plain(table.match)}
    assert error(await stranger.post("/api/tables/none/review"))[:2] == (404, "not-found")


@pytest.mark.usefixtures("shallow")
@on_the_web(limits=True, rates={"review": (1, 0.001)})
async def test_who_asks_for_many_waits(web: Web) -> None:
    table = await some_finished(web.house)
    path = f"/api/tables/{table.row.id}/review"
    client = web.client()
    assert (await client.post(path)).status_code == 202
    assert error(await client.post(path))[:2] == (429, "too-fast")


# What nobody has asked for --------------------------------------------------------------------------------------------


async def until_idle(house: House) -> list[str]:
    """Let the house work until it finds nothing more to do; tells which tables have a review."""
    job = Reviews(house)
    await job.close()  # the rounds of its own, which would do the same meanwhile
    async with asyncio.timeout(60):
        while await job._work():
            pass

    def made(connection: sa.Connection) -> list[str]:
        return list(connection.scalars(sa.select(stored.c.table_id).where(stored.c.state == "made")))

    return await house.store.read(made)


@pytest.mark.usefixtures("shallow")
def test_public_games_of_people_are_reviewed_that_nobody_asks_for(tmp_path: Path) -> None:
    async def run() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock, reviews_a_day=3) as house:
            anna, bert = Seat("anna", "Anna"), Seat("bert", "Bert")
            games = {
                "first": over("first", "origo", anna, bert, at=1),
                "second": over("second", "origo", anna, Seat(bot="greedy"), at=2),
                "hidden": over("hidden", "origo", anna, bert, at=3, private=True),
                "bots": over("bots", "origo", Seat(bot="greedy"), Seat(bot="greedy"), at=4),
                "taught": over("taught", "origo", anna, bert, at=5, teaching=True),
                "branch": over("branch", "origo", anna, bert, at=6, branch_of="first"),
                "shared": over("shared", "origo", anna, bert, at=7, round="deal"),
            }
            for row in games.values():
                await finished_games.keep(house, row)
            there = over("there", "origo", Seat("x", "X"), Seat("y", "Y"), at=8, round="deal")
            await finished_games.keep(house, structs.replace(there, status="playing"))
            first = partial(reviews.next_unasked, judges=reviews_job.judges())
            assert await house.store.read(first) == "second", "the last that ended comes first"
            assert {*await until_idle(house)} == {"first", "second"}
            done = sa.update(tables).where(tables.c.id == "there").values(status="finished")
            await house.store.writer.run(lambda connection: connection.execute(done))
            assert len(await until_idle(house)) == 3, "no more in a day than the host has settled"
            clock.turn(DAY + 1)
            assert {*await until_idle(house)} == {"first", "second", "there", "shared"}

    asyncio.run(run())


class Held:
    """Reviews, the first of which waits until it is let go on."""

    def __init__(self) -> None:
        self.begun = 0
        self.on = threading.Event()

    def review(self, match: Match, depth: float, told: Told) -> Review:
        self.begun += 1
        if self.begun == 1:
            told(0.3)
            self.on.wait(20)
        return without_errors(match, depth, told)


@pytest.mark.parametrize("same", [False, True])
def test_what_somebody_asks_for_waits_for_none_that_nobody_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, same: bool
) -> None:
    held = Held()
    monkeypatch.setattr(reviewer, "review", held.review)

    async def run() -> None:
        async with open_inside(tmp_path) as house:
            quiet, other = await some_finished(house), await some_finished(house)
            await house.store.writer.run(partial(reviews.ask, table_id=quiet.row.id, at=1, quiet=True))
            async with reviewing(house):
                await until(lambda: held.begun)
                await verb.ask(house, quiet if same else other)
                if same:
                    await verb.ask(house, other)
                    held.on.set()
                    assert (await ended(house, quiet)).state == "made"
                assert (await ended(house, other)).state == "made"
                held.on.set()
                assert (await ended(house, quiet)).state == "made"
                assert held.begun == (2 if same else 3), "what gave way is begun anew, not what was asked for meanwhile"

    asyncio.run(run())


def test_what_is_asked_for_while_it_is_made_gives_way_to_nothing_asked_at_the_same_moment(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            tables = [(await some_finished(house)).row.id for _ in range(2)]
            ask = partial(reviews.ask, at=1)
            for one, other in (tables, tables[::-1]):
                for table in tables:
                    await house.store.writer.run(partial(ask, table_id=table, anew=True, quiet=True))
                    assert not await house.store.read(reviews.overtaken, table), "nobody has asked for any"
                await house.store.writer.run(partial(ask, table_id=other))
                assert await house.store.read(reviews.overtaken, one)
                await house.store.writer.run(partial(ask, table_id=one))
                assert not await house.store.read(reviews.overtaken, one)
                for table in tables:
                    await house.store.writer.run(partial(reviews.end, table_id=table, review=None))

    asyncio.run(run())


@pytest.mark.usefixtures("shallow")
def test_what_another_evaluator_judged_is_judged_anew_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, reviews_a_day=100) as house:
            await finished_games.keep(house, over("game", "origo", Seat("anna", "Anna"), Seat(bot="greedy"), at=1))
            assert await until_idle(house) == ["game"]
            ((today, _),) = (await house.store.read(partial(reviews.judged, table_ids=["game"]))).values()
            assert today in reviews_job.judges()
            older = sa.update(stored).values(judged="of another day")
            await house.store.writer.run(lambda connection: connection.execute(older))
            await until_idle(house)
            ((again, _),) = (await house.store.read(partial(reviews.judged, table_ids=["game"]))).values()
            assert again == today
            await house.store.writer.run(lambda connection: connection.execute(older))
            monkeypatch.setattr(reviewer, "review", lambda *given, **named: 1 / 0)
            assert await until_idle(house) == ["game"], "the one before stays, and it is not tried for ever"
            assert await house.store.read(partial(reviews.judged, table_ids=["game"])) == {}

    asyncio.run(run())


@pytest.mark.usefixtures("shallow")
@inside
async def test_a_host_may_have_none_made_that_nobody_asks_for(house: House) -> None:
    await finished_games.keep(house, over("game", "origo", Seat("anna", "Anna"), Seat(bot="greedy"), at=1))
    assert house.settings.reviews_a_day == 0 and await until_idle(house) == []
