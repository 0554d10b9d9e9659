"""The lobby: public tables by state, the own ones, and all of them page by page."""

from __future__ import annotations

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.store import PAGE
from ludoteca.house.verbs.standings import describe
from ludoteca.house.verbs.waiting import own_tables
from ludoteca.house.wire.tables import TableLists, TablePage

NEWEST = 6
"""So many finished tables stand in the lobby; the others are on their pages."""
MINE = "mine"
"""What the pages of the own tables are called, beside those by state."""
OWN_PAGE = 24
PAGES = 100_000


async def lists(house: House, player: str | None) -> TableLists:
    """Public tables by state, and the first of the caller's own."""
    store, apart = house.store, house.people.apart(player)
    mine = [] if player is None else await store.some_of((await own_tables(house, player))[:OWN_PAGE])
    rows = {
        "open": await store.tables_by_status("open", apart=apart),
        "playing": await store.tables_by_status("playing", apart=apart),
        "finished": await store.tables_by_status("finished", NEWEST, apart),
    }
    told = await describe(house, [*mine, *(row for found in rows.values() for row in found)])
    shown = {status: [told[row.id] for row in found] for status, found in rows.items()}
    return TableLists(**shown, mine=[told[row.id] for row in mine])


async def page(house: House, status: str, player: str | None, page: int) -> TablePage:
    """A page of the tables in one state that the caller may see, or of the caller's own in all states."""
    must_be_page(page)
    if status == MINE:
        ids = [] if player is None else await own_tables(house, player)
        rows = await house.store.some_of(ids[page * OWN_PAGE : (page + 1) * OWN_PAGE])
        total, size = len(ids), OWN_PAGE
    else:
        rows, total = await house.store.page(status, player, page, house.people.apart(player))
        size = PAGE
    told = await describe(house, rows)
    return TablePage([told[row.id] for row in rows], page, -(-total // size), total)


def must_be_page(page: int) -> None:
    """Refuse what is no number of a page."""
    if not 0 <= page < PAGES:
        raise Refused("malformed", field="page", args={"problem": str(page)[:20]}, status=400)
