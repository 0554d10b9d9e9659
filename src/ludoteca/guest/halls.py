"""Where a guest finds tables: in a house, or of its own for practice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Protocol

from ludoteca import bots as catalogue
from ludoteca.guest.errors import HouseRefused
from ludoteca.guest.house import House, address
from ludoteca.guest.live import LiveSeat
from ludoteca.guest.practice import Practice, seating
from ludoteca.guest.seat import Json, Seat
from ludoteca.kernel.errors import BadOption, GameError
from ludoteca.kernel.registry import game

Bots = str | Sequence[str]
"""A name for all other seats, or one for each in order."""


class Hall(Protocol):
    """Where tables are opened and found."""

    async def enter(self) -> None:
        """Come in, once."""
        ...

    async def tables(self) -> list[Json]:
        """List tables as TableInfo: those of one's own, and those where one could sit down."""
        ...

    async def open(self, name: str, seats: int, options: Mapping[str, Any], bots: Bots, private: bool) -> Seat:
        """Open a table and sit down there; with bots it begins at once, without any it waits for people."""
        ...

    async def join(self, link: str, seat: int | None) -> Seat:
        """Sit down at a table, or come back to it; unless told at the first free seat."""
        ...

    async def close(self) -> None:
        """Go home; seats at tables of a house are kept."""
        ...


class PracticeHall:
    """Tables of this process, against bots."""

    def __init__(self, nickname: str = "Guest", seed: str | None = None) -> None:
        self.nickname = nickname
        self.seed = seed
        self.held: dict[str, Practice] = {}
        self._numbers = count(1)

    async def enter(self) -> None:
        """Come in, once."""

    async def tables(self) -> list[Json]:
        """List the tables that were opened here."""
        return [{**seat.state.table, "link": f"/t/{id}", "yours": seat.seat} for id, seat in self.held.items()]

    async def open(self, name: str, seats: int, options: Mapping[str, Any], bots: Bots, private: bool) -> Seat:
        """Open a table against bots; without any named they are `greedy`."""
        number = next(self._numbers)
        id = f"practice-{number}"
        seed = None if self.seed is None else f"{self.seed}-{number}"
        match = game(name).start(seats, seed=seed, options=options)
        others = seating(seats, bots or "greedy")
        minds = {seat: catalogue.make(bot) for seat, bot in others.items()}
        names = [self.nickname, *(others[seat] for seat in range(1, seats))]
        seat = self.held[id] = Practice(id, match, 0, minds, names)
        seat.begin()
        return seat

    async def join(self, link: str, seat: int | None) -> Seat:
        """Come back to a table that was opened here."""
        id, _ = address(link)
        if id not in self.held:
            raise GameError("not-found", field="table")
        return self.held[id]

    async def close(self) -> None:
        """Give all seats up."""
        for seat in self.held.values():
            await seat.leave()


class HouseHall:
    """Tables of a house, with people and bots."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.held: dict[str, LiveSeat] = {}
        self._entered = False

    async def enter(self) -> None:
        """Come in, once."""
        if not self._entered:
            await self.house.enter()
            self._entered = True

    async def tables(self) -> list[Json]:
        """List the own tables and those that are open or played."""
        lists = await self.house.ask("GET", "/api/tables")
        found: dict[str, Json] = {}
        for kind in ("mine", "open", "playing", "finished"):
            for row in lists[kind]:
                found.setdefault(row["id"], {**row, "yours": self._own(row)})
        return list(found.values())

    async def open(self, name: str, seats: int, options: Mapping[str, Any], bots: Bots, private: bool) -> Seat:
        """Open a table and sit down there; with bots it begins at once, without any it waits for people."""
        others = seating(seats, bots) if bots else {}
        body = {"game": name, "seats": seats, "options": dict(options), "private": private}
        table = await self.house.ask("POST", "/api/tables", body)
        id, secret = address(table["link"])
        for seat, bot in others.items():
            await self.house.ask("POST", f"/api/tables/{id}/seats/{seat}", {"bot": bot}, secret)
        if others:
            table = await self.house.ask("POST", f"/api/tables/{id}/start", None, secret)
        return await self._hold(table, 0, secret)

    async def join(self, link: str, seat: int | None) -> Seat:
        """Sit down at a table, or come back to it; unless told at the first free seat."""
        id, secret = address(link)
        if id in self.held and not self.held[id].state.ends:
            return self.held[id]
        table = await self._seated(id, secret, seat)
        own = self._own(table)
        assert own is not None
        return await self._hold(table, own, secret)

    async def close(self) -> None:
        """Go home; the seats are kept."""
        for seat in self.held.values():
            await seat.close()

    async def _seated(self, id: str, secret: str, seat: int | None) -> Json:
        """Sit down, unless one does already; where somebody else was faster at the first free seat, at the next."""
        path = f"/api/tables/{id}"
        while True:
            table: Json = await self.house.ask("GET", path, None, secret)
            if self._own(table) is not None:
                return table
            free = [row["seat"] for row in table["seats"] if not row["player"] and not row["bot"]]
            if seat is None and not free:
                raise BadOption("seat-taken", field="seat")
            chosen = free[0] if seat is None else seat
            try:
                table = await self.house.ask("POST", f"{path}/seats/{chosen}", {"bot": None}, secret)
            except HouseRefused as refused:
                if seat is not None or refused.code != "seat-taken":
                    raise
            else:
                return table

    def _own(self, table: Json) -> int | None:
        return next((row["seat"] for row in table["seats"] if row["player"] == self.house.id), None)

    async def _hold(self, table: Json, seat: int, secret: str) -> Seat:
        self.held[table["id"]] = live = await LiveSeat.open(self.house, table, seat, secret)
        return live
