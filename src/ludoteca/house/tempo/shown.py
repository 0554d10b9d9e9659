"""The clocks of a table as everybody may see them: nothing here changes until the next step, however late it is."""

from __future__ import annotations

from msgspec import UNSET

from ludoteca.house.matches import Match
from ludoteca.house.store.rows import TableRow
from ludoteca.house.tempo.clocks import Clocks
from ludoteca.house.wire.tables import Absence, PauseWish, SeatClockInfo, TableClocks


def shown(clocks: Clocks, row: TableRow, match: Match) -> TableClocks:
    """Tell the clocks: what is left of each when it goes on, and the stretches in which it runs."""
    wish, pause = clocks.wish, clocks.pauses[-1] if clocks.pauses else None
    waiting = [] if wish is None else [seat for seat in people(row) if seat != wish.seat and seat not in wish.agreed]
    return TableClocks(
        at=clocks.at,
        seats=[_seat(clocks, number, match) for number in range(len(clocks.seats))],
        pause=UNSET if pause is None or pause[1] <= clocks.at else list(pause),
        wish=UNSET if wish is None else PauseWish(wish.seat, wish.until, waiting),
    )


def people(row: TableRow) -> list[int]:
    """The seats that a person holds now."""
    return [number for number, seat in enumerate(row.seats) if seat.person]


def _seat(clocks: Clocks, number: int, match: Match) -> SeatClockInfo:
    clock = clocks.seats[number]
    absence = clock.absent
    return SeatClockInfo(
        left=clock.left,
        runs=[list(stretch) for stretch in clocks.running(number)],
        out=clock.out,
        offered=clock.offered,
        choices={str(seat): choice for seat, choice in clock.choices.items()},
        emergency=clock.emergency is None,
        absence=UNSET if absence is None else _absence(absence, number, match),
    )


def _absence(between: tuple[int, int], seat: int, match: Match) -> Absence:
    first, last = between
    meanwhile = match.journal[first : None if last < 0 else last]
    return Absence(first, UNSET if last < 0 else last, sum(entry.seat == seat for entry in meanwhile))
