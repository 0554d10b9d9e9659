"""Tables of this process: bots play on by themselves, and what fails is no silence."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca import BadOption, Game, IllegalMove, bots, registered
from ludoteca.bots.clock import TimeLeft
from ludoteca.bots.program import BotFailed
from ludoteca.guest.halls import PracticeHall
from ludoteca.guest.practice import Practice
from ludoteca.guest.sitting import sit_for
from ludoteca.kernel.registry import game
from ludoteca.kernel.room import View

GAMES = list(registered().values())


@pytest.mark.parametrize("played", GAMES, ids=lambda game: game.name)
def test_a_bot_plays_a_seat_to_the_end(played: Game) -> None:
    async def run() -> None:
        hall = PracticeHall("Ada", seed="sit")
        seat = await hall.open(played.name, 2, {}, "random", False)
        state = await sit_for(bots.make("random", seed=1), seat)
        assert state.over and state.offer is None
        assert state.view is not None and state.view["result"] == state.table["result"]
        assert state.standing[0].startswith("1. ")
        await hall.close()

    asyncio.run(run())


def test_the_same_seed_gives_the_same_deals() -> None:
    async def deals() -> list[View | None]:
        hall = PracticeHall("Ada", seed="deals")
        seats = [await hall.open("origo", 2, {"start_player": 0}, "random", False) for _ in range(2)]
        await hall.close()
        return [seat.state.view for seat in seats]

    one, other = asyncio.run(deals())
    assert [one, other] == asyncio.run(deals())
    assert one != other


def test_who_is_not_asked_hears_why() -> None:
    async def run() -> None:
        match = game("origo").start(2, seed="asked", options={"start_player": 1})
        seat = Practice("t", match, 0, {1: bots.make("random", seed=1)}, ["Ada", "random"])
        with pytest.raises(IllegalMove, match="not-your-turn"):
            seat.asked()
        seat.begin()
        assert (await seat.turn()).offer is not None
        await seat.leave()
        with pytest.raises(IllegalMove, match="not-seated"):
            seat.asked()

    asyncio.run(run())


def test_waiting_has_an_end() -> None:
    async def run() -> None:
        match = game("origo").start(2, seed="asked", options={"start_player": 1})
        seat = Practice("t", match, 0, {1: bots.make("random", seed=1)}, ["Ada", "random"])
        assert (await seat.turn(0.05)).waits
        assert (await seat.changes(seat.state.version, 0.05)).version == seat.state.version

    asyncio.run(run())


def test_a_bot_that_fails_ends_the_table() -> None:
    class Broken:
        def choose(self, view: View, offer: dict[str, Any], clock: TimeLeft | None = None) -> str:
            raise BotFailed("broken")

    async def run() -> None:
        match = game("origo").start(2, seed="broken", options={"start_player": 1})
        seat = Practice("t", match, 0, {1: Broken()}, ["Ada", "broken"])
        seat.begin()
        assert (await seat.turn()).ends
        with pytest.raises(BotFailed):
            await seat.leave()

    asyncio.run(run())


def test_bots_that_do_not_fit_the_seats_are_refused() -> None:
    async def run(seats: int, names: str | list[str]) -> None:
        await PracticeHall().open("origo", seats, {}, names, False)

    for seats, names in ((3, ["random"]), (2, ["random", "random"]), (2, "kasparov"), (9, "random")):
        with pytest.raises(BadOption):
            asyncio.run(run(seats, names))
