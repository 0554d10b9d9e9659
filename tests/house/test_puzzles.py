"""Own errors become puzzles: shown as the player saw them, judged as the review judged, and asked again after days."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from ludoteca.house.clock import DAY
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs import reviewer
from ludoteca.house.jobs.reviews import Reviews
from ludoteca.house.store import puzzles, reviews
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import Table
from ludoteca.house.verbs import puzzle
from ludoteca.house.verbs import review as verb
from ludoteca.house.verbs.puzzle import AFTER_DAYS
from ludoteca.house.wire.asking import Explain
from ludoteca.house.wire.learning import PuzzleQuestion
from ludoteca.kernel.errors import IllegalMove
from ludoteca.kernel.match import Match
from ludoteca.ledger.errors import Error
from ludoteca.ledger.review import Review
from ludoteca.ledger.steps import Told
from tests.house.test_reviews import ended
from tests.support.clock import TurnedClock
from tests.support.finished import hasty_review, keep, over, played_out
from tests.support.inside import arrive, open_inside
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
Json = dict[str, Any]
GAME = "origin"


def worst(seat: int) -> Error:
    return next(one for one in hasty_review(GAME).errors if one.seat == seat)


async def reviewed(house: House, anna: str) -> Table:
    """A reviewed game of Anna's against a bot."""
    row = over("table", GAME, Seat(anna, "Anna"), Seat(bot="greedy"), at=1, host=anna)
    await keep(house, row)
    await house.store.writer.run(partial(reviews.ask, table_id="table", at=1))
    table = await house.find("table")
    assert table is not None
    job = Reviews(house)
    await ended(house, table)
    await job.close()
    return table


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_hand(match: Match, depth: float, told: Told) -> Review:
        return hasty_review(GAME)

    monkeypatch.setattr(reviewer, "review", at_hand)


def picks(move: str) -> list[int]:
    return played_out(GAME).game.vocabulary.read(move)


def test_own_errors_are_asked_again_after_more_and_more_days(tmp_path: Path) -> None:
    async def run() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock) as house:
            anna = await arrive(house, "Anna")
            table = await reviewed(house, anna.id)
            mine = [one for one in hasty_review(GAME).errors if one.seat == 0][:3]
            own = await puzzle.own(house, anna.id)
            assert {one.seq for one in own} == {one.seq for one in mine}, "the worst ones, and nobody else's"
            assert {(one.table, one.game, one.stage, one.due) for one in own} == {("table", GAME, 0, clock.now())}
            first = mine[0]
            better, played = picks(first.better), picks(first.move)
            for days in AFTER_DAYS:
                told = await puzzle.answer(house, table, first.seq, anna.id, better)
                assert told.right and told.due == clock.now() + days * DAY
                again = await puzzle.answer(house, table, first.seq, anna.id, played)
                assert not again.right and again.due == told.due, "who practises before it is due changes nothing"
                clock.turn(days * DAY)
            assert (await puzzle.answer(house, table, first.seq, anna.id, better)).due is UNSET
            assert first.seq not in {one.seq for one in await puzzle.own(house, anna.id)}, "it is known"
            second = mine[1]
            await puzzle.answer(house, table, second.seq, anna.id, picks(second.better))
            clock.turn(DAY)
            told = await puzzle.answer(house, table, second.seq, anna.id, picks(second.move))
            assert (told.right, told.due) == (False, clock.now() + DAY)
            [row] = [one for one in await puzzle.own(house, anna.id) if one.seq == second.seq]
            assert row.stage == 0, "what was not known begins anew"

    asyncio.run(run())


def test_the_board_is_as_its_player_saw_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            table = await reviewed(house, "anna")
            for seat in range(2):
                error = worst(seat)
                then = played_out(GAME).at(error.seq - 1)
                told = msgspec.json.decode(
                    (await puzzle.board(house, await puzzle.at_table(house, table, error.seq), PuzzleQuestion())).frame
                )
                assert told["view"] == {**then.view(seat), "stack": told["view"]["stack"]}
                assert told["seat"] == seat and told["offer"]["picks"] and told["table"]["status"] == "playing"
                assert "result" not in told["table"] and told["log"] == []
                asked = PuzzleQuestion(Explain(told["offer"]["id"], [], "key"))
                answer = msgspec.json.decode(
                    (await puzzle.board(house, await puzzle.at_table(house, table, error.seq), asked)).frame
                )
                assert answer["type"] == "explanation"

    asyncio.run(run())


def test_an_answer_is_judged_by_the_same_evaluator(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            table = await reviewed(house, "anna")
            wrong = worst(1)
            then = played_out(GAME).at(wrong.seq - 1)
            right, costs = [], []
            for pick in then.position.picks(1)[:6]:
                answer = [pick]
                while not (offer := then.offer(1, answer)).complete:
                    answer.append(offer.picks[0].id)
                told = await puzzle.answer(house, table, wrong.seq, None, answer)
                assert told == await puzzle.answer(house, table, wrong.seq, None, answer), "once more the same"
                assert told.low <= told.cost <= told.high and told.due is UNSET
                assert msgspec.json.decode(told.error, type=Error) == wrong
                right.append(told.right)
                costs.append(told.cost)
            assert [cost < 0.02 for cost in costs] <= right and len({*costs}) > 1
            with pytest.raises(IllegalMove):
                await puzzle.answer(house, table, wrong.seq, None, [255])
            with pytest.raises(Refused, match="not-found"):
                await puzzle.answer(house, table, 0, None, picks(wrong.better))

    asyncio.run(run())


@on_the_web()
async def test_puzzles_are_asked_for_by_their_table_and_step(web: Web) -> None:
    anna = await web.guest("Anna")
    await reviewed(web.house, (await anna.get("/api/me")).json()["id"])
    own: list[Json] = (await anna.get("/api/me/puzzles")).json()
    mistake = worst(0)
    assert mistake.seq in {one["seq"] for one in own}
    path = f"/api/tables/table/puzzles/{mistake.seq}"
    assert (await anna.post(f"{path}/board", json={})).json()["moves"] == []
    told = (await anna.post(path, json={"picks": picks(mistake.better)})).json()
    assert told["right"] and told["error"]["seq"] == mistake.seq and told["due"] > web.house.now()
    stranger = web.client()
    assert "due" not in (await stranger.post(path, json={"picks": picks(mistake.move)})).json()
    assert error(await stranger.get("/api/me/puzzles"))[0] == 401
    assert error(await anna.post("/api/tables/table/puzzles/0", json={"picks": [1]}))[:2] == (404, "not-found")


def test_nothing_is_a_puzzle_that_was_not_reviewed(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            await keep(house, over("table", GAME, Seat("anna", "Anna"), Seat(bot="greedy"), at=1))
            table = await house.find("table")
            assert table is not None and (await verb.review(house, table)).state == "none"
            with pytest.raises(Refused, match="not-found"):
                await puzzle.at_table(house, table, worst(0).seq)
            assert await house.store.read(puzzles.of, "anna") == []

    asyncio.run(run())
