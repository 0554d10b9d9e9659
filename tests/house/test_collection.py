"""Puzzles for everybody: those that come with a game, those of reviewed public games, and one for each day."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from ludoteca.house.clock import DAY
from ludoteca.house.house import House
from ludoteca.house.jobs import reviewer
from ludoteca.house.jobs.reviews import Reviews
from ludoteca.house.store import people, reviews
from ludoteca.house.store.rows import Seat
from ludoteca.house.verbs import collection
from ludoteca.house.wire.learning import PuzzleCard
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import registered
from ludoteca.ledger.digest import Digest, digest
from ludoteca.ledger.puzzles import shipped
from ludoteca.ledger.review import Review
from ludoteca.ledger.steps import Told
from tests.support.clock import TurnedClock
from tests.support.finished import hasty_review, keep, over, played_out
from tests.support.inside import open_inside
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
Json = dict[str, Any]
GAME = "origin"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_hand(match: Match, depth: float, told: Told) -> Review:
        return hasty_review(GAME)

    monkeypatch.setattr(reviewer, "review", at_hand)


async def reviewed(house: House, name: str = "table", *, private: bool = False) -> None:
    """A reviewed game, told in short."""
    await keep(house, over(name, GAME, Seat("anna", "Anna"), Seat(bot="greedy"), at=1, private=private))
    await house.store.writer.run(partial(reviews.ask, table_id=name, at=1))
    await told_in_short(house)


async def told_in_short(house: House) -> None:
    """Let the house make what is asked for, until nothing is left."""
    job = Reviews(house)
    async with asyncio.timeout(60):
        while True:
            await asyncio.sleep(0.01)
            if not await house.store.read(reviews.next_one) and not await house.store.read(reviews.next_undigested):
                break
    await job.close()


def of_house(cards: list[PuzzleCard]) -> list[PuzzleCard]:
    return [card for card in cards if card.table]


def test_a_fresh_house_has_the_puzzles_that_come_with_its_games(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            for game in registered().values():
                cards = await collection.cards(house, game, None)
                known = {(name, one.error.seq) for name, source in shipped(game).items() for one in source.puzzles}
                assert {(card.source, card.seq) for card in cards} == known
                assert not of_house(cards)

    asyncio.run(run())


def test_large_errors_of_public_games_join_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            await reviewed(house)
            await reviewed(house, "hidden", private=True)
            cards = of_house(await collection.cards(house, registered()[GAME], None))
            assert {card.source for card in cards} == {"table"}, "nobody is told of private games"
            large = [one.seq for one in hasty_review(GAME).errors if one.cost >= collection.LEAST]
            assert [card.seq for card in cards] == large[: collection.OF_A_GAME]
            assert {card.seats for card in cards} == {2} and all(card.decision for card in cards)

    asyncio.run(run())


def test_the_puzzle_of_a_day_is_the_same_for_everybody_all_day(tmp_path: Path) -> None:
    async def run() -> None:
        clock = TurnedClock()
        async with open_inside(tmp_path, clock) as house:
            first = await collection.daily(house, None)
            assert first is not None
            clock.turn(DAY // 2)
            await reviewed(house)
            clock.turn(DAY // 2 - 1)
            assert await collection.daily(house, None) == first, "what comes during the day waits for the next"
            seen = []
            turns = len([game for game in registered().values() if shipped(game)])
            for _ in range(turns * 3):
                clock.turn(DAY)
                seen.append(await collection.daily(house, None))
            games = [one.game for one in seen if one]
            assert {*games} == {name for name, game in registered().items() if shipped(game)}
            assert games[:turns] == games[turns : 2 * turns], "they come in turn"
            assert len({(one.source, one.seq) for one in seen if one}) == len(seen), "and none again soon"

    asyncio.run(run())


def test_a_review_in_short_counts_what_was_decided() -> None:
    told = digest(played_out(GAME), hasty_review(GAME))
    assert [(one.seq, one.seat, one.cost) for one in told.mistakes] == [
        (one.seq, one.seat, one.cost) for one in hasty_review(GAME).errors
    ]
    for seat, row in zip(told.seats, hasty_review(GAME).seats, strict=True):
        assert seat.luck == row.deal + row.luck and seat.share == row.final
        decided = {one.theme: one.times for one in seat.asked}
        erred = [one.theme for one in told.mistakes if one.seat == told.seats.index(seat)]
        assert all(decided[theme] >= erred.count(theme) for theme in erred)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Digest) == told


@on_the_web()
async def test_whoever_comes_by_solves_one_and_whoever_has_a_name_is_remembered(web: Web) -> None:
    anna, stranger = await web.guest("Anna"), web.client()
    cards: list[Json] = (await stranger.get(f"/api/puzzles/{GAME}")).json()
    one = cards[0]
    path = f"/api/puzzles/{GAME}/{one['source']}/{one['seq']}"
    board = (await stranger.post(f"{path}/board", json={})).json()["frame"]
    assert board["type"] == "state" and board["offer"]["picks"] and board["log"] == []
    assert board["table"]["game"] == GAME and len(board["table"]["seats"]) == one["seats"]
    found = next(two.error for two in shipped(registered()[GAME])[one["source"]].puzzles if two.error.seq == one["seq"])
    wrong, right = (registered()[GAME].vocabulary.read(move) for move in (found.move, found.better))
    assert (await stranger.post(path, json={"picks": right})).json()["right"]
    for picks, tried, solved in ((wrong, True, False), (right, True, True), (wrong, True, True)):
        assert (await anna.post(path, json={"picks": picks})).json()["right"] is (picks == right)
        mine = (await anna.get(f"/api/puzzles/{GAME}")).json()[0]
        assert (mine["tried"], mine.get("solved", False)) == (tried, solved)
    assert not any(card.get("tried") for card in (await stranger.get(f"/api/puzzles/{GAME}")).json())
    assert (await stranger.get("/api/daily-puzzle")).json()["game"] in registered()
    assert error(await stranger.get("/api/puzzles/chess"))[:2] == (404, "unknown-game")
    assert error(await stranger.post(f"{path}0/board", json={}))[:2] == (404, "not-found")
    player = (await anna.get("/api/me")).json()["id"]
    assert (await web.house.store.read(people.all_about, player))["puzzles"]
    await web.house.store.writer.run(partial(people.forget, player=player, substitute="greedy"))
    assert not (await web.house.store.read(people.all_about, player))["puzzles"]


@on_the_web()
async def test_puzzles_of_house_games_are_solved_by_strangers_but_not_those_of_private_ones(web: Web) -> None:
    await reviewed(web.house)
    await reviewed(web.house, "hidden", private=True)
    stranger = web.client()
    card = of_house(await collection.cards(web.house, registered()[GAME], None))[0]
    path = f"/api/puzzles/{GAME}/{{}}/{card.seq}/board"
    assert (await stranger.post(path.format("table"), json={})).json()["frame"]["type"] == "state"
    assert error(await stranger.post(path.format("hidden"), json={}))[:2] == (404, "not-found")


def test_reviews_of_before_are_told_in_short_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            await keep(house, over("table", GAME, Seat("anna", "Anna"), Seat(bot="greedy"), at=1))
            await house.store.writer.run(partial(reviews.ask, table_id="table", at=1))
            packed = msgspec.json.encode(structs.replace(hasty_review(GAME), errors=hasty_review(GAME).errors[:1]))
            await house.store.writer.run(partial(reviews.end, table_id="table", review=packed))
            await told_in_short(house)
            [card] = of_house(await collection.cards(house, registered()[GAME], None))
            assert card.seq == hasty_review(GAME).errors[0].seq

    asyncio.run(run())
