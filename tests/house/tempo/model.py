"""The clocks of a table as a child would tell them: look at everything once a tick, and count."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from zoneinfo import ZoneInfo

import msgspec

from ludoteca.house.clock import MINUTE
from ludoteca.house.store.rows import TableRow
from ludoteca.house.tempo.clocks import Asking, Happening
from ludoteca.house.tempo.rest import Rest, Stretch
from ludoteca.house.tempo.tempos import Tempo


@lru_cache(1 << 20)
def resting(rest: Rest, minute: int) -> bool:
    """Is this person resting in this minute since 1970?"""
    local = datetime.fromtimestamp(minute * 60, UTC).astimezone(ZoneInfo(rest.zone))
    if local.weekday() in rest.weekend or local.date().isoformat() in rest.holidays:
        return True
    if rest.night is None:
        return False
    begins, ends = rest.night
    now = local.hour * 60 + local.minute
    return begins <= now < ends if begins < ends else now >= begins or now < ends


@dataclass
class Somebody:
    """A seat."""

    left: int
    rest: Rest
    coming: Rest | None = None
    asked: bool = False
    held: bool = False
    out: bool = False
    emergency: tuple[int, int] = (0, 0)


@dataclass
class Model:
    """A table; times are milliseconds, and nothing changes within a tick."""

    tempo: Tempo
    seats: list[Somebody]
    outages: list[tuple[int, int]]
    tick: int = 1000
    at: int = 0
    pauses: list[tuple[int, int]] = field(default_factory=list)
    line: list[int] = field(default_factory=list)
    longest: int = 0

    def pass_until(self, until: int) -> None:
        """Tick; the ticks of a minute in which nothing begins or ends are alike, and are counted at once."""
        stops = [*self.outages, *self.pauses]
        edges = {edge for span in (*stops, *(seat.emergency for seat in self.seats)) for edge in span}
        standing = any(seat.out for seat in self.seats)
        running = [] if standing else [seat for seat in self.seats if seat.asked and not seat.held]
        now = self.at if running else until
        while now < until:
            minute = max(60_000, self.tick)
            ends = min(until, now - now % minute + minute)
            if any(now < edge < ends for edge in edges):
                ends = now + self.tick
            if not any(first <= now < last for first, last in stops):
                for seat in running:
                    self.count(seat, now, ends)
            now = ends
        self.at = until

    def count(self, seat: Somebody, now: int, ends: int) -> None:
        """Count time that goes by for somebody who is asked, unless it is the own rest or emergency."""
        if seat.left <= 0 or seat.emergency[0] <= now < seat.emergency[1]:
            return
        if not (self.tempo.rests and resting(seat.rest, now // 60_000)):
            seat.left -= min(ends - now, -(-seat.left // self.tick) * self.tick)

    def move(self, step: Asking) -> None:
        """Somebody moves, or takes back."""
        self.pass_until(step.at)
        word, _, to = step.move.partition(" ")
        if word == "undo":
            while self.line and self.line[-1] > int(to):
                self.line.pop()
        else:
            self.line.append(step.seq)
        fresh = len(self.line) > self.longest
        self.longest = max(self.longest, len(self.line))
        if self.seats[step.seat].out:
            self.seats[step.seat].out = False
            self.seats[step.seat].left = self.tempo.grace
        for number, seat in enumerate(self.seats):
            asked = bool(step.asked >> number & 1)
            anew = asked and (number == step.seat or not seat.asked)
            seat.asked = asked
            if not asked:
                seat.out = False
            if anew and seat.coming:
                seat.rest, seat.coming = seat.coming, None
            if anew and fresh and not seat.held and seat.left < self.tempo.cap:
                seat.left = min(self.tempo.cap, seat.left + self.tempo.gain)

    def happen(self, step: Happening) -> None:
        """Something else happens."""
        self.pass_until(step.at)
        seat = self.seats[step.seat]
        match step.kind:
            case "pause":
                self.pauses.append((step.at, step.told["until"]))
            case "resume":
                self.pauses = [(first, min(last, step.at)) for first, last in self.pauses]
            case "emergency":
                seat.emergency = step.at, step.at + self.tempo.emergency
            case "rest":
                self.rest(seat, msgspec.convert(step.told["rest"], Rest))
            case "out":
                seat.out, seat.left = True, 0
            case "take":
                rest = msgspec.convert(step.told["rest"], Rest)
                full = max(self.tempo.bank, self.tempo.grace)
                self.seats[step.seat] = Somebody(full, rest, asked=seat.asked)
            case "held" | "wait":
                seat.out = False
                if step.kind == "held":
                    seat.held = step.told["bot"] is not None
                if seat.left == 0 and (step.kind == "wait" or not seat.held):
                    seat.left = self.tempo.grace

    def rest(self, seat: Somebody, rest: Rest) -> None:
        """Somebody rests otherwise: holidays count at once, hours from the next decision on."""
        if seat.asked and not seat.held and seat.left > 0 and not any(one.out for one in self.seats):
            seat.rest = Rest(seat.rest.zone, seat.rest.night, seat.rest.weekend, rest.holidays)
            seat.coming = rest
        else:
            seat.rest, seat.coming = rest, None


def told_by_model(
    row: TableRow, happened: list[Happening], entries: list[Asking], away: list[Stretch], tick: int = MINUTE
) -> list[int]:
    """What a model makes of the rows of a table that looks at everything once a tick."""
    assert row.tempo is not None
    first = happened[0].told
    rests = {int(seat): msgspec.convert(rest, Rest) for seat, rest in first["rests"].items()}
    seats = [Somebody(row.tempo.bank, rests.get(number, Rest())) for number in range(len(row.seats))]
    for number, somebody in enumerate(seats):
        somebody.asked = bool(first["asked"] >> number & 1)
    model = Model(row.tempo, seats, away, tick, happened[0].at)
    after: dict[int, list[Happening]] = {}
    for one in happened[1:]:
        after.setdefault(one.seq, []).append(one)
    for entry in (None, *entries):
        if entry is not None:
            model.move(entry)
        for one in after.get(0 if entry is None else entry.seq, ()):
            model.happen(one)
    return [somebody.left for somebody in model.seats]
