"""Who met whom in a finished game, and who came before whom: all that a rating asks of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ludoteca.house.matches import begun
from ludoteca.house.store.rows import LeaverRow, TableRow
from ludoteca.kernel.errors import GameError


class Entrant(Struct, frozen=True):
    """A person or a bot in a game: the rank among all entrants, and the place in the order of turns."""

    rank: int
    place: int
    player: str | None = None
    bot: str | None = None


class Outcome(Struct, frozen=True):
    """A finished game as a rating sees it."""

    seats: int
    entrants: tuple[Entrant, ...]


def outcome(row: TableRow, left: Sequence[LeaverRow] = ()) -> Outcome:
    """Read the outcome of a finished table; `left` are those who left its game for good, in the order of leaving.

    Rated are those with whom the game began. Who left is placed last, the others among themselves. Who took over a seat
    neither wins nor loses; of a seat whose person was forgotten nothing is known.
    """
    first = {one.seat: one for one in reversed(left)}
    ranks = (row.result or {}).get("ranks", ())
    last, starter = len(row.seats) + 1, _starter(row)
    found = []
    for number, (seat, rank) in enumerate(zip(row.seats, ranks, strict=False)):
        place = (number - starter) % len(row.seats)
        if number in first:
            found.append(Entrant(last, place, first[number].player or None))
        elif seat.player is not None:
            found.append(Entrant(last if seat.substituted else rank, place, seat.player))
        else:
            found.append(Entrant(rank, place, bot=seat.bot))
    known = [one for one in found if one.player is not None or one.bot is not None]
    return Outcome(len(row.seats), tuple(known))


def _starter(row: TableRow) -> int:
    """Who began, where the game shows it; a setup that cannot be read any more tells nothing."""
    try:
        starter = begun(row).public().get("start_player", 0)
    except (GameError, ValueError):
        return 0
    return int(starter)
