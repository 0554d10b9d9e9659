"""Leave a running game and come back: a bot takes the seat meanwhile, and the game stays a game."""

from __future__ import annotations

from msgspec import structs

from ludoteca.house.house import House, Step
from ludoteca.house.store.rows import TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import own_seat, running
from ludoteca.house.verbs.sit import with_seat


async def resign(house: House, table: Table, player: str | None) -> int:
    """Give the own seat to a bot."""
    await _hand_over(house, table, player, to_bot=True)
    return table.seq


async def give_back(house: House, table: Table, player: str | None) -> int:
    """Take the own seat back from the bot."""
    await _hand_over(house, table, player, to_bot=False)
    return table.seq


async def _hand_over(house: House, table: Table, player: str | None, *, to_bot: bool) -> None:
    bot = house.settings.substitute if to_bot else None

    def told(row: TableRow) -> list[Step]:
        number, clocks = own_seat(row, player), table.clocks
        changes = table.row.seats[number].substituted != to_bot
        # Who is out of time and nobody has taken the seat of comes back by saying so.
        late = clocks is not None and clocks.seats[number].out
        return [("held", number, {"bot": bot})] if changes or late else []

    def edit(row: TableRow) -> TableRow:
        number = own_seat(row, player)
        running(table)
        seat = row.seats[number]
        if seat.substituted == to_bot:
            return row
        return with_seat(row, number, structs.replace(seat, bot=bot, substituted=to_bot))

    await house.change(table, edit, told)
