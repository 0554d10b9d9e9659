"""Who ask the same of the store at once go there together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps

import pytest

from ludoteca.house.store.together import Together
from tests.support.inside import until


def run(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """Let a test be a coroutine."""

    @wraps(test)
    def run() -> None:
        async def begun() -> None:
            await test()

        asyncio.run(begun())

    return run


class Desk:
    """Answers to numbers with their squares, but to some, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.open = asyncio.Event()
        self.open.set()

    async def squares(self, numbers: list[int]) -> dict[int, int]:
        """Raises ZeroDivisionError for all where one is 0; knows nothing of 13."""
        self.asked.append(numbers)
        await self.open.wait()
        return {number: number**3 // number for number in numbers if number != 13}


@run
async def test_all_who_ask_at_once_are_told_by_one_answer() -> None:
    desk = Desk()
    squares = Together(desk.squares)
    assert await asyncio.gather(*map(squares.of, (2, 3, 2))) == [4, 9, 4] and desk.asked == [[2, 3]]
    assert await squares.of(2) == 4 and desk.asked == [[2, 3], [2]], "later it is asked anew"


@run
async def test_who_asks_while_others_wait_is_not_told_what_they_are() -> None:
    desk = Desk()
    squares = Together(desk.squares)
    desk.open.clear()
    first = asyncio.create_task(squares.of(2))
    await until(lambda: desk.asked)
    second = asyncio.create_task(squares.of(2))
    await until(lambda: len(desk.asked) == 2)
    desk.open.set()
    assert [await first, await second] == [4, 4] and desk.asked == [[2], [2]]


@run
async def test_what_fails_fails_for_all_and_what_is_unknown_for_one() -> None:
    squares = Together(Desk().squares)
    told = await asyncio.gather(*map(squares.of, (2, 0)), return_exceptions=True)
    assert [type(one) for one in told] == [ZeroDivisionError, ZeroDivisionError]
    told = await asyncio.gather(*map(squares.of, (2, 13)), return_exceptions=True)
    assert told[0] == 4 and isinstance(told[1], KeyError)


@run
async def test_who_goes_away_takes_no_answer_from_others() -> None:
    desk = Desk()
    squares = Together(desk.squares)
    gone, here = asyncio.create_task(squares.of(2)), asyncio.create_task(squares.of(2))
    await asyncio.sleep(0)
    gone.cancel()
    assert await here == 4 and len(desk.asked) == 1
    with pytest.raises(asyncio.CancelledError):
        await gone
