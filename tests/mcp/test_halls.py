"""A guest from outside finds a seat, however many others look for one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca.guest.errors import HouseRefused
from ludoteca.guest.halls import HouseHall
from ludoteca.guest.house import House as Outside
from ludoteca.kernel.errors import BadOption
from tests.support.house import Guest, House, Json


class Slow(Outside):
    """Somebody else is faster each time that a seat is asked for, while there is one."""

    def __init__(self, url: str, others: list[Guest]) -> None:
        super().__init__(url, "Ada")
        self._others = others

    async def ask(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        """Let the other sit down first."""
        if "/seats/" in path and self._others:
            await asyncio.to_thread(self._others.pop().call, method, path, body)
        return await super().ask(method, path, body, secret)


async def join(url: str, table: Json, others: list[Guest], seat: int | None) -> int | None:
    """Sit down after the others; tells where."""
    hall = HouseHall(Slow(url, others))
    await hall.enter()
    try:
        return (await hall.join(table["id"], seat)).state.seat
    finally:
        await hall.close()


def test_who_loses_a_race_for_a_seat_takes_the_next(house: House) -> None:
    table = house.guest("Cleo").table(4)
    others = [house.guest(name) for name in ("Bo", "Dan")]
    assert asyncio.run(join(house.url, table, others, None)) == 3


def test_who_asked_for_that_seat_is_told(house: House) -> None:
    table = house.guest("Cleo").table(4)
    with pytest.raises(HouseRefused, match="seat-taken"):
        asyncio.run(join(house.url, table, [house.guest("Bo")], 1))


def test_who_finds_no_seat_is_told(house: House) -> None:
    table = house.guest("Cleo").table(2)
    with pytest.raises(BadOption, match="seat-taken"):
        asyncio.run(join(house.url, table, [house.guest("Bo")], None))
