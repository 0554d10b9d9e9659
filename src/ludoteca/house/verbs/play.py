# cython: annotation_typing=False
"""Play a move: checked against the offer, journalled durably, then shown."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.house.commits import Report
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import Entry, GameError, Match
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import acting_seat, once, running
from ludoteca.kernel.explanation import Explanation
from ludoteca.kernel.offers import Offer
from ludoteca.kernel.stakes import Stakes


@once
async def play(house: House, table: Table, seat: int, key: str, move: str | Sequence[int], offer: str) -> int:
    """Play a move for a person; returns its number in the journal."""
    return await _play(house, table, seat, move, offer, key)


def play_now(
    house: House, table: Table, player: str | None, key: str, move: str | Sequence[int], offer: str, report: Report
) -> bool:
    """Play a move for a person where there is nothing to wait for before it is stored; tells whether it is on its way.

    Whatever is refused, or was played before under this key, is left to `play`, which knows what to answer.
    """
    if not house.seize(table):
        return False
    under_way = False
    try:
        seat = acting_seat(table.row, player)
        if (seat, key) not in table.keys:
            house.commits.add_soon(table, _made(table, seat, move, offer), key, report)
            under_way = True
    except (Refused, GameError):
        return False
    except Exception as error:
        report(error)
        return True
    finally:
        if not under_way:
            table.lock.release()
    return under_way


async def play_bot(house: House, table: Table, seat: int, move: str, *, offer: str) -> int:
    """Play a move for a bot that still holds the seat."""
    async with house.hold(table):
        if table.row.seats[seat].mind is None:
            raise Refused("other-seat", field="seat", args={"seat": seat})
        return await _play(house, table, seat, move, offer, None)


async def preview(
    house: House, table: Table, player: str | None, picks: Sequence[int], *, offer: str
) -> tuple[Offer, Stakes]:
    """What could be picked after these unfinished picks, and what is at stake; reveals, draws and journals nothing."""
    async with house.hold(table):
        seat, match = _asked(table, player, offer)
        shown = match.offer(seat, picks, reasons=False)
        _check_fresh(offer, shown.id)
        return shown, match.stakes(seat, picks)


async def at_stake(
    house: House, table: Table, player: str | None, key: str, picks: Sequence[int], *, offer: str, unless: Sequence[str]
) -> tuple[Offer, Stakes] | None:
    """What is to be known before these picks are played; None: they may be, or have been under this key."""
    if (acting_seat(table.row, player), key) in table.keys:
        return None
    shown, stakes = await preview(house, table, player, picks, offer=offer)
    return None if shown.complete and not any(getattr(stakes, name) for name in unless) else (shown, stakes)


async def explain(house: House, table: Table, player: str | None, picks: Sequence[int], *, offer: str) -> Explanation:
    """Why nothing else is on offer after these unfinished picks, and what each pick brings; changes nothing."""
    async with house.hold(table):
        seat, match = _asked(table, player, offer)
        told = match.explain(seat, picks)
        _check_fresh(offer, told.offer)
        return told


def _asked(table: Table, player: str | None, offer: str) -> tuple[int, Match]:
    """Find the seat and the match of whoever asks about an offer."""
    seat = acting_seat(table.row, player)
    match = running(table)
    _own_offer(offer, seat)
    return seat, match


def _check_fresh(offer: str, current: str) -> None:
    """What is asked about an earlier offer has no answer."""
    if current != offer:
        raise Refused("stale-offer", field="offer", args={"offer": offer, "current": current}, status=409)


async def _play(house: House, table: Table, seat: int, move: str | Sequence[int], offer: str, key: str | None) -> int:
    return await house.commits.add(table, _made(table, seat, move, offer), key)


def _made(table: Table, seat: int, move: str | Sequence[int], offer: str) -> Entry:
    """Let the match make a move; it is not in the journal yet."""
    match = running(table)
    _own_offer(offer, seat)
    return match.play(seat, move, offer)


def _own_offer(offer: str, seat: int) -> None:
    """An offer of another seat is not the caller's to answer."""
    if not offer.startswith(f"{seat}-"):
        raise Refused("other-seat", field="offer", args={"offer": offer, "seat": seat}, status=403)
