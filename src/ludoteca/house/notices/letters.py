"""The letter about all tables that wait: once a day at an hour of the reader's, or soon after one has begun to wait.

It lists whatever waits, and is written only where something has begun to wait since the last one: the same list does
not come twice. Tables that are looked at, or silent, are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from email.message import EmailMessage
from functools import partial
from urllib.parse import urlsplit

import sqlalchemy as sa
from msgspec import Struct, structs

from ludoteca.house.asked import LETTER, absent
from ludoteca.house.clock import DAY, HOUR, MINUTE
from ludoteca.house.house import House
from ludoteca.house.logs import tell
from ludoteca.house.notices.outcome import Outcome
from ludoteca.house.notices.tables import looked_after, turn_of
from ludoteca.house.notices.words import Turn, game_title, names_of, news
from ludoteca.house.sayings import say
from ludoteca.house.store import letters, notices, tempo, timers, wishes
from ludoteca.house.store.rows import LetterRow, Seat, TimerRow, Wait
from ludoteca.house.tempo.rest import NEVER, next_at
from ludoteca.house.verbs.waiting import waits

DAILY = "daily"
AT_ONCE = "at-once"
GATHERED = 15 * MINUTE
"""Milliseconds from one letter at once to the next: what comes meanwhile is told by one."""
AGAIN = 5 * MINUTE
"""Milliseconds until a server that was away is tried again."""
LISTED = 10
"""So many tables are told of; of the others there is a number."""


class Told(Struct, frozen=True):
    """A table that waits: since when, of which game, who sits there, and the news if it is played."""

    wait: Wait
    game: str
    seats: Sequence[Seat]
    turn: Turn | None
    begun: bool = False
    out: int | None = None
    """When the reader's time is out there, if nothing happens until then."""


def when_at_once(connection: sa.Connection, player: str, at: int) -> int | None:
    """When somebody is written to about a table that waits from now on; None: not because of that."""
    row = letters.of(connection, player)
    return None if row is None or row.often != AT_ONCE else max(at, row.sent + GATHERED)


def when_daily(connection: sa.Connection, row: LetterRow, at: int) -> int | None:
    """When the next letter of the day is due, by the clock of whoever reads it; None: they want none."""
    rest = tempo.rest_of(connection, row.player) or NEVER
    return next_at(rest.zone, row.hour * 60, at) if row.often == DAILY else None


def arrange(connection: sa.Connection, row: LetterRow, at: int) -> bool:
    """Write to somebody like that from now on; False: the address is not theirs."""
    before = letters.of(connection, row.player)
    if not letters.wish(connection, row if before is None else structs.replace(row, sent=before.sent)):
        return False
    timers.put(connection, LETTER, when_daily(connection, row, at), player=row.player)
    return True


def keep_hour(connection: sa.Connection, player: str, at: int) -> None:
    """The reader's clock is another: the letter of the day comes by that."""
    row = letters.of(connection, player)
    if row is not None and (due := when_daily(connection, row, at)) is not None:
        timers.put(connection, LETTER, due, player=player)


async def write(house: House, timer: TimerRow) -> None:
    """Write to somebody about the tables that wait, if there is anything new."""
    row = await house.store.read(letters.of, timer.player)
    if row is None or not house.post.possible:
        return
    at = house.now()
    told = await _waiting(house, row)
    if any(one.wait.since >= row.sent for one in told):
        outcome = await house.post.deliver(await _letter(house, row, told, timer.due))
        tell("letter", outcome=outcome.value, tables=len(told))
        house.metrics.notices.labels("mail", outcome.value).inc()
        if outcome is Outcome.LATER:
            await house.store.writer.run(partial(timers.put, kind=LETTER, due=at + AGAIN, player=row.player))
            return

    def go_on(connection: sa.Connection) -> None:
        if told:
            letters.sent(connection, row.player, at)
        if (due := when_daily(connection, row, at)) is not None:
            timers.put(connection, LETTER, due, player=row.player)

    await house.store.writer.run(go_on)


async def _waiting(house: House, row: LetterRow) -> list[Told]:
    """What waits for somebody who does not look, but for silent tables."""
    silent = await house.store.read(notices.silent, row.player)
    found: list[Told] = []
    waiting = await waits(house, row.player)
    gathered = await house.store.read(wishes.found_since, row.player, row.sent)
    if gathered is not None and gathered[0] not in {wait.table_id for wait in waiting}:
        waiting.append(Wait(gathered[0], 0, None, True, gathered[1]))
    for wait in waiting:
        if wait.table_id in silent:
            continue
        if len(found) >= LISTED:  # it is counted, and not opened for it
            found.append(Told(wait, "", (), None))
            continue
        table = await looked_after(house, wait.table_id)
        if table is None:
            continue
        async with house.hold(table):
            turn: Turn | None = None
            out: int | None = None
            if table.row.seat_of(row.player) in table.presence.here:
                continue
            if table.row.status == "playing" and wait.seat is not None:
                if row.player not in absent(table):
                    continue
                turn = turn_of(table, row.player)
                seat = table.row.seat_of(row.player)
                out = None if table.clocks is None or seat is None else table.clocks.out_at(seat)
            found.append(Told(wait, table.row.game, table.row.seats, turn, table.row.begun, out))
    return found


async def _letter(house: House, row: LetterRow, told: Sequence[Told], due: int) -> EmailMessage:
    """The letter in its reader's language. Its id hangs on when it was due: sent twice, it is shown once."""
    origin, language = house.settings.origins[0], row.language
    person = await house.people.find(row.player)
    stop = f"{row.address}.{house.keys.derived('unsubscribe', row.address)}"
    here = len(told) == 1 and told[0].begun and told[0].turn is None
    message = "notice-gathered" if here else "letter-subject"
    subject = say(language, message, count=len(told), game=game_title(told[0].game, language))
    parts = [say(language, "letter-hello", name="" if person is None else person.nickname)]
    parts += [_table(one, row, origin, house.now()) for one in told[:LISTED]]
    if len(told) > LISTED:
        parts.append(say(language, "letter-more", count=len(told) - LISTED, link=f"{origin}/mine"))
    parts.append(say(language, "letter-stop", often=row.often, link=f"{origin}/unsubscribe#{stop}"))
    to = await house.store.read(letters.address, row)
    letter = house.post.letter(to, subject, "\n\n".join(parts) + "\n")
    letter["Message-ID"] = f"<{due}.{house.keys.derived('letter', row.player)}@{urlsplit(origin).hostname}>"
    letter["Auto-Submitted"] = "auto-generated"
    letter["List-Unsubscribe"] = f"<{origin}/api/unsubscribe/{stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def _table(one: Told, row: LetterRow, origin: str, now: int) -> str:
    """One table: who else is there, for how long it waits, what has happened, and the way there."""
    language = row.language
    everybody = zip(names_of(one.seats, language), one.seats, strict=True)
    names = say(language, "letter-comma").join(name for name, seat in everybody if seat.player != row.player)
    days = max(0, now - one.wait.since) // DAY
    head = say(language, "letter-table", game=game_title(one.game, language), names=names, days=days)
    begin = say(language, "letter-begun" if one.begun else "letter-begin")
    lines = [begin] if one.turn is None else news(one.turn, language)
    if one.out is not None:
        left = max(0, one.out - now)
        days, hours = left // DAY, left // HOUR
        # Whole days of what is left of long ones, whole hours of the last two days.
        lines.append(say(language, "letter-left", days=days if days > 1 else 0, hours=hours))
    return "\n".join([head, *(f"  {line}" for line in lines), f"  {origin}/t/{one.wait.table_id}"])


async def stop(house: House, token: str) -> bool:
    """Write to an address no more, as a letter to it has offered; False: none has."""
    digest, _, tag = token.partition(".")
    if not house.keys.same(tag, house.keys.derived("unsubscribe", digest)):
        return False
    await house.store.writer.run(partial(letters.forget_address, digest=digest))
    return True
