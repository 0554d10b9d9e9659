"""The clocks of a table: a pure fold over its journal's times, its tempo, and the rows that tell what influences them.

Nothing here asks what time it is, so the same rows come to the same clocks after a restart, in every process and for
whoever reads them again later. Each step brings the time at which it happened. A machine's clock may jump: time that
goes back counts as none, and a leap ahead is an outage like the time in which the house was closed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import Struct, structs

from ludoteca.house.tempo.rest import EVER, NEVER, Rest, Stretch, awake, elapsed, spent, together, without
from ludoteca.house.tempo.tempos import Tempo
from ludoteca.kernel.records import gone_on_from, undone_to


class Happening(Struct, frozen=True):
    """A row that tells what influences the clocks: what happened, to which seat (-1: none), after which entry, when."""

    number: int
    seq: int
    at: int
    kind: str
    seat: int = -1
    told: dict[str, Any] = {}


class Asking(Struct, frozen=True):
    """What a journal's entry tells the clocks: who moved, and who is asked since, with a choice or without (masks)."""

    seq: int
    at: int
    seat: int
    move: str
    asked: int
    forced: int


class Wish(Struct):
    """A pause that somebody would like: until when, and who has agreed."""

    seat: int
    until: int
    agreed: list[int]


class SeatClock(Struct):
    """The clock of one seat."""

    left: int
    asked: bool = False
    """With a choice: then it runs, unless something stops it."""
    forced: int | None = None
    """Since when there is only one move, which costs no time."""
    held: bool = False
    """A bot decides, or nobody sits here."""
    out: bool = False
    """Its time is out, and the others choose what becomes of it."""
    offered: bool = False
    """Whoever comes by the table's link may take the seat."""
    choices: dict[int, str] = {}
    """What the others have chosen, by seat."""
    rest: Rest = NEVER
    coming: Rest | None = None
    """How its person rests from the next decision on."""
    emergency: Stretch | None = None
    """When its one emergency pause was, or is."""
    absent: tuple[int, int] | None = None
    """After which entry a person went away, and after which somebody came back: what happened meanwhile."""


class Clocks:
    """The clocks of a table after some of its rows."""

    def __init__(self, tempo: Tempo, seats: int, outages: Sequence[Stretch] = ()) -> None:
        self.tempo = tempo
        self.seats = [SeatClock(tempo.bank) for _ in range(seats)]
        self.at = 0
        """When the last step happened."""
        self.wish: Wish | None = None
        self.pauses: list[Stretch] = []
        self.number = 0
        """How many happenings there were."""
        self._outages = together(outages)
        self._depths = [0]
        """How many moves counted after each entry."""
        self._deepest = 0
        """The most that ever counted: what was taken back and is played again is no new decision."""

    def copy(self) -> Clocks:
        """Copy the clocks, to see what a step would come to before it is stored."""
        other = Clocks(self.tempo, 0)
        other._outages = self._outages
        other.seats = [structs.replace(seat) for seat in self.seats]
        other.at, other.number = self.at, self.number
        other.wish = self.wish and structs.replace(self.wish, agreed=[*self.wish.agreed])
        other.pauses = [*self.pauses]
        other._depths, other._deepest = [*self._depths], self._deepest
        return other

    # What is to be known.

    @property
    def standing(self) -> bool:
        """No clock runs, whoever is asked, while somebody's time is out and the others have not chosen."""
        return any(seat.out for seat in self.seats)

    def runs(self, seat: int) -> bool:
        """Tell whether a seat's clock counts, now or as soon as rest or a pause is over."""
        clock = self.seats[seat]
        return clock.asked and not clock.held and clock.left > 0 and not self.standing

    def running(self, seat: int) -> list[Stretch]:
        """List the stretches in which a seat's time goes by from the last step on, until there is none left."""
        return spent(self._stretches(seat, self.at), self.seats[seat].left) if self.runs(seat) else []

    def pause(self, at: int) -> Stretch | None:
        """Find the pause of the whole table that is at a time."""
        return next((one for one in self.pauses if one[0] <= at < one[1]), None)

    def out_at(self, seat: int) -> int | None:
        """Tell when a seat's time will be out if nothing happens until then; None: never."""
        if not self.seats[seat].asked or self.seats[seat].held or self.standing:
            return None
        stretches = self.running(seat)
        return stretches[-1][1] if stretches else self.at

    def moved_at(self, seat: int) -> int | None:
        """Tell when the only move of a seat will be made for it; None: it has a choice, or is not asked."""
        clock = self.seats[seat]
        if clock.forced is None or clock.held:
            return None
        return spent(self._stretches(seat, clock.forced), max(self.tempo.grace, 1))[-1][1]

    def due(self, after: int = -1) -> int | None:
        """Tell when something must happen by itself, after a time."""
        times = (find(seat) for find in (self.out_at, self.moved_at) for seat in range(len(self.seats)))
        return min((at for at in times if at is not None and at > after), default=None)

    # Steps.

    def move(self, step: Asking) -> None:
        """An entry of the journal."""
        self._go_to(step.at)
        back = undone_to(step.move)
        if back is None:
            back = gone_on_from(step.move)
        depth = self._depths[-1] + 1 if back is None else self._depths[back]
        self._depths.append(depth)
        new = depth > self._deepest
        self._deepest = max(self._deepest, depth)
        if step.seat >= 0 and (clock := self.seats[step.seat]).out:
            self._come_back(clock, step.seq - 1)
        elif step.seat >= 0 and not clock.held:
            self._be_there(clock, step.seq - 1)
        self._ask(step.asked, step.forced, step.seat, gain=new)

    def happen(self, step: Happening) -> None:
        """A row of what influences the clocks."""
        self._go_to(step.at)
        self.number += 1
        KINDS[step.kind](self, step)

    def _ask(self, asked: int, forced: int, mover: int, *, gain: bool) -> None:
        for number, clock in enumerate(self.seats):
            before = clock.asked
            clock.asked = bool(asked >> number & 1)
            if not forced >> number & 1:
                clock.forced = None
            elif clock.forced is None or number == mover:
                clock.forced = self.at
            if not clock.asked:
                clock.out = clock.offered = False
            elif not before or number == mover:
                if clock.coming is not None:
                    clock.rest, clock.coming = clock.coming, None
                if gain and not clock.held:
                    clock.left = max(clock.left, min(self.tempo.cap, clock.left + self.tempo.gain))

    def _go_to(self, at: int) -> None:
        """Let time go by."""
        for number in range(len(self.seats)):
            if self.runs(number):
                clock = self.seats[number]
                clock.left = max(0, clock.left - elapsed(self._stretches(number, self.at, at), at))
        self.at = at

    def _stretches(self, seat: int, at: int, until: int = EVER) -> Iterator[Stretch]:
        """Yield the stretches from a time on in which a seat's clock could run; right as far as until another."""
        clock = self.seats[seat]
        first = bisect_right(self._outages, at, key=itemgetter(1))
        last = bisect_left(self._outages, until, key=itemgetter(0))
        gaps = [*self._outages[first:last], *self.pauses]
        if clock.emergency is not None:
            gaps.append(clock.emergency)
        return without(awake(clock.rest if self.tempo.rests else NEVER, at), together(gaps))

    def _go_away(self, clock: SeatClock, seq: int) -> None:
        """Somebody is not there from an entry on, if not for longer."""
        if clock.absent is None or clock.absent[1] >= 0:
            clock.absent = seq, -1

    def _come_back(self, clock: SeatClock, seq: int) -> None:
        """Somebody is there; only who was out of time is given some: going away and coming back brings none."""
        clock.out = clock.offered = False
        clock.choices = {}
        clock.left = clock.left or self.tempo.grace
        self._be_there(clock, seq)

    def _be_there(self, clock: SeatClock, seq: int) -> None:
        """Somebody is no longer away."""
        if clock.absent is not None and clock.absent[1] < 0:
            clock.absent = clock.absent[0], seq

    # What may happen.

    def _begin(self, step: Happening) -> None:
        """The game begins: who is asked, who is a bot, how each person rests."""
        for number, rest in step.told["rests"].items():
            self.seats[int(number)].rest = msgspec.convert(rest, Rest)
        for number in step.told["held"]:
            self.seats[number].held = True
        self._ask(step.told["asked"], step.told["forced"], -1, gain=False)

    def _rest(self, step: Happening) -> None:
        """A person rests otherwise: on other days at once, at other hours from the next decision on.

        Else a night could be made of any hour in which the own time is about to be out.
        """
        clock = self.seats[step.seat]
        rest = msgspec.convert(step.told["rest"], Rest)
        if self.runs(step.seat):
            clock.rest = structs.replace(clock.rest, holidays=rest.holidays)
            clock.coming = rest
        else:
            clock.rest, clock.coming = rest, None

    def _held(self, step: Happening) -> None:
        """A bot takes the seat, or its person comes back."""
        clock = self.seats[step.seat]
        clock.held = step.told["bot"] is not None
        if clock.held:
            clock.out = clock.offered = False
            self._go_away(clock, step.seq)
        else:
            self._come_back(clock, step.seq)

    def _out(self, step: Happening) -> None:
        """The time of a seat is out: all clocks stand until the others have chosen."""
        clock = self.seats[step.seat]
        clock.left = 0
        clock.out = True
        clock.choices = {}
        self._go_away(clock, step.seq)

    def _choice(self, step: Happening) -> None:
        """Somebody chooses what becomes of a seat whose time is out."""
        clock = self.seats[step.told["of"]]
        clock.choices = {**clock.choices, step.seat: step.told["choice"]}

    def _wait(self, step: Happening) -> None:
        """The others wait for a while."""
        clock = self.seats[step.seat]
        clock.out = clock.offered = False
        clock.left = clock.left or self.tempo.grace

    def _offer(self, step: Happening) -> None:
        """The others would like somebody else to come by the link; until then they may choose anew."""
        clock = self.seats[step.seat]
        clock.offered = True
        clock.choices = {}

    def _take(self, step: Happening) -> None:
        """Somebody else has taken the seat, and begins with a full clock."""
        self.seats[step.seat] = SeatClock(
            max(self.tempo.bank, self.tempo.grace),
            asked=self.seats[step.seat].asked,
            forced=self.seats[step.seat].forced,
            rest=msgspec.convert(step.told["rest"], Rest),
            absent=(step.told["since"], step.seq),
        )

    def _ask_pause(self, step: Happening) -> None:
        """Somebody would like a pause."""
        self.wish = Wish(step.seat, step.told["until"], [])

    def _agree(self, step: Happening) -> None:
        """Somebody agrees to the pause that is asked for."""
        if self.wish is not None:
            self.wish.agreed.append(step.seat)

    def _refuse(self, _: Happening) -> None:
        """The pause that was asked for is not to be."""
        self.wish = None

    def _pause(self, step: Happening) -> None:
        """All have agreed: the clocks stand until a time."""
        self.wish = None
        self.pauses.append((step.at, step.told["until"]))

    def _resume(self, step: Happening) -> None:
        """The pause is over before its time."""
        self.pauses = [(first, min(last, max(first, step.at))) for first, last in self.pauses]

    def _emergency(self, step: Happening) -> None:
        """Somebody takes the one emergency pause of the game: only the own clock stands."""
        self.seats[step.seat].emergency = step.at, step.at + self.tempo.emergency


KINDS: dict[str, Callable[[Clocks, Happening], None]] = {
    "begin": Clocks._begin,
    "rest": Clocks._rest,
    "held": Clocks._held,
    "out": Clocks._out,
    "choice": Clocks._choice,
    "wait": Clocks._wait,
    "offer": Clocks._offer,
    "take": Clocks._take,
    "ask-pause": Clocks._ask_pause,
    "agree": Clocks._agree,
    "refuse": Clocks._refuse,
    "pause": Clocks._pause,
    "resume": Clocks._resume,
    "emergency": Clocks._emergency,
}
"""What can happen."""


def fold(
    tempo: Tempo,
    seats: int,
    happenings: Iterable[Happening],
    entries: Iterable[Asking],
    outages: Sequence[Stretch] = (),
) -> Clocks:
    """Bring the clocks of a table to where its rows have come to.

    A happening comes after the entry that it names and before the next: the order of the rows counts, not their times.
    """
    clocks = Clocks(tempo, seats, outages)
    waiting = iter(sorted(happenings, key=lambda one: (one.seq, one.number)))
    upcoming = next(waiting, None)
    for entry in entries:
        while upcoming is not None and upcoming.seq < entry.seq:
            clocks.happen(upcoming)
            upcoming = next(waiting, None)
        clocks.move(entry)
    while upcoming is not None:
        clocks.happen(upcoming)
        upcoming = next(waiting, None)
    return clocks
