"""A small game with every hard case that a kernel must carry; registered nowhere.

The fair of three days. In the morning all bid at once, hidden until all have bid. The highest bidder and the next
seat haggle, alternately, until both have stopped in a row. The winner draws two goods and keeps one of them. A good
may let its owner take coins, which may again call for a decision. Then the winner pays a price with coins that add up
to it exactly. After that each seat in turn may react or not. At night the weather, a draw without a decision, pays
somebody a coin.

Positions written in Python run on the interpreted kernel only, so the tests that use this game do, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta

from ludoteca.kernel.bits import ONE, advance, below, popcount, union
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.frames import Shown
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import Limits
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.options import Option
from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.position import Position
from ludoteca.kernel.refusal import Refusal
from ludoteca.kernel.room import OPEN, Fault, Line, Note, Pending, View
from ludoteca.kernel.views import PER_SEAT, Count, Header

BIDS = 4
RAISE, STOP, REACT, DONE = 128, 129, 130, 131
SEAT = 136
GOOD = 144
COIN = 152
GOODS = 8
GOODS_PURPOSE, WEATHER_PURPOSE = 0, 1
DAYS = 3
PRICE = 3


class Ask(Numbered):
    """Decisions."""

    BID = member()
    HAGGLE = member(best=range(4), next=range(4), price=range(7), stops=range(2))
    KEEP = member(first=range(GOODS), second=range(GOODS))
    TAKE = member(good=range(GOODS))
    PAY = member(due=range(1, PRICE + 1))
    WINDOW = member(winner=range(4), left=range(1, 5))


class Seen(Numbered):
    """The slices of observations."""

    BID = member()
    PURSE = member()
    KEPT = member()
    DAY = member()
    PAYING = member()


EVENTS = ("bid", "bids", "haggled", "drew", "kept", "took", "paid", "reacted", "weather")
EV_BID, EV_BIDS, EV_HAGGLED, EV_DREW, EV_KEPT, EV_TOOK, EV_PAID, EV_REACTED, EV_WEATHER = range(9)


class Fair(Position):
    """A day at the fair, as small numbers: bids, coins of worth 1 and 2, goods kept, days passed."""

    def __init__(self, seats: int) -> None:
        Position.__init__(self, seats)
        self.bids = [-1] * seats
        self.ones = [6] * seats
        self.twos = [3] * seats
        self.kept: list[int] = [0] * seats
        self.day = 1
        self.reactions = 0
        self.paying = [0, 0]

    def redeal(self, seat: int) -> None:
        """Deal anew what others have bid, and the two goods that somebody else is looking at."""
        if self.kind == Ask.BID:
            for other in range(self.seats):
                if other != seat and self.bids[other] >= 0:
                    self.luck = advance(self.luck)
                    self.bids[other] = below(self.luck, BIDS)
        if self.kind == Ask.KEEP and (seat < 0 or not self.deciders >> seat & 1):
            self.luck = advance(self.luck)
            self.a = below(self.luck, GOODS)
            self.luck = advance(self.luck)
            self.b = below(self.luck, GOODS)

    def frame_shown(self, seat: int, level: int) -> int:
        """Hide the two goods that somebody else is looking at."""
        looked_at = self.kind == Ask.KEEP and level == self.depth - 1
        if looked_at and seat != OPEN and not (seat >= 0 and self.deciders >> seat & 1):
            return Shown.QUESTION
        return Shown.ALL

    def see(self, seat: int, to: Observation) -> None:
        for place in range(self.seats):
            other = (seat + place) % self.seats
            to.begin(Seen.BID, 1)
            bid = self.bids[other]
            to.number(bid >= 0)
            to.one_of(bid if other == seat or self.kind != Ask.BID else -1, BIDS)
            to.begin(Seen.PURSE, 10)
            to.number(self.ones[other])
            to.number(self.twos[other])
            to.begin(Seen.KEPT, 1)
            to.members(self.kept[other], GOODS)
        to.begin(Seen.DAY, DAYS)
        to.number(self.day)
        to.number(self.reactions)
        to.begin(Seen.PAYING, PRICE)
        for coins in self.paying:
            to.number(coins if self.deciders >> seat & 1 else 0)

    def points(self, seat: int) -> int:
        return self.ones[seat] + 2 * self.twos[seat] + 2 * popcount(self.kept[seat])

    def find_bid(self, seat: int) -> None:
        self.low = (ONE << BIDS) - 1

    def find_haggle(self, seat: int, best: int, next: int, price: int) -> None:
        self.high = ONE << (STOP - 128)
        if price < 6:
            self.high |= ONE << (RAISE - 128)

    def find_keep(self, seat: int, first: int, second: int) -> None:
        self.high = ONE << (GOOD + first - 128) | ONE << (GOOD + second - 128)

    def find_take(self, seat: int) -> None:
        for other in range(self.seats):
            if other != seat and self.ones[other]:
                self.high |= ONE << (SEAT + other - 128)

    def find_pay(self, seat: int, due: int) -> None:
        left = due - self.paying[0] - 2 * self.paying[1]
        if self.payable(seat, left, 1, 0):
            self.high |= ONE << (COIN + 1 - 128)
        if self.payable(seat, left, 0, 1):
            self.high |= ONE << (COIN + 2 - 128)

    def find_window(self, seat: int) -> None:
        self.high = ONE << (DONE - 128)
        if self.ones[seat]:
            self.high |= ONE << (REACT - 128)

    def payable(self, seat: int, left: int, one: int, two: int) -> bool:
        """Tell whether a coin can be part of an exact payment."""
        ones = self.ones[seat] - self.paying[0] - one
        twos = self.twos[seat] - self.paying[1] - two
        left -= one + 2 * two
        return min(ones, twos, left) >= 0 and left <= ones + 2 * twos and (left % 2 == 0 or ones > 0)

    def tell(self, code: int, to: int, *numbers: int) -> None:
        a, b, c, d, e = (*numbers, 0, 0, 0, 0, 0)[:5]
        self.note(code, to, a, b, c, d, e, 0)

    def morning(self) -> None:
        """Ask everybody for a bid, at once."""
        self.bids = [-1] * self.seats
        self.push(Ask.BID, (1 << self.seats) - 1, 0, 0, 0, 0)

    def bid(self, seat: int, bid: int) -> None:
        self.draft = 0
        self.bids[seat] = bid
        self.deciders &= ~(1 << seat)
        self.tell(EV_BID, -1, seat)
        if not self.deciders:
            self.pop()
            self.revealed = True
            self.tell(EV_BIDS, -1, *self.bids)
            best = self.bids.index(max(self.bids))
            self.push(Ask.HAGGLE, 1 << best, best, (best + 1) % self.seats, 1, 0)

    def haggle(self, seat: int, pick: int) -> None:
        self.draft = 0
        self.tell(EV_HAGGLED, -1, seat, pick)
        self.d = self.d + 1 if pick == STOP else 0
        self.c += pick == RAISE
        self.deciders = 1 << (self.b if seat == self.a else self.a)
        if self.d == 2:
            winner = self.a
            self.pop()
            first = self.draw(GOODS_PURPOSE, GOODS)
            second = self.draw(GOODS_PURPOSE, GOODS)
            self.tell(EV_DREW, 1 << winner, winner, first, second)
            self.push(Ask.KEEP, 1 << winner, first, second, 0, 0)

    def keep(self, seat: int, pick: int) -> None:
        """Put the following decisions under one another: window, pay, and what the good itself asks."""
        good = pick - GOOD
        self.draft = 0
        self.pop()
        self.kept[seat] |= ONE << good
        self.revealed = True
        self.tell(EV_KEPT, -1, seat, good)
        self.push(Ask.WINDOW, 1 << seat, seat, self.seats, 0, 0)
        self.push(Ask.PAY, 1 << seat, min(PRICE, self.ones[seat] + 2 * self.twos[seat]), 0, 0, 0)
        if good % 2 == 0:
            self.push(Ask.TAKE, 1 << seat, good, 0, 0, 0)
        self.settle()

    def take(self, seat: int, pick: int, good: int) -> None:
        """Take a coin; a good divisible by four lets the robbed seat take one back, before all else."""
        other = pick - SEAT
        self.draft = 0
        self.pop()
        self.ones[other] -= 1
        self.ones[seat] += 1
        self.tell(EV_TOOK, -1, seat, other)
        if good % 4 == 0:
            self.push(Ask.TAKE, 1 << other, 1, 0, 0, 0)
        self.settle()

    def pay(self, seat: int, pick: int, due: int) -> None:
        self.paying[pick - COIN - 1] += 1
        if self.paying[0] + 2 * self.paying[1] == due:
            self.draft = 0
            self.ones[seat] -= self.paying[0]
            self.twos[seat] -= self.paying[1]
            self.tell(EV_PAID, -1, seat, due)
            self.paying = [0, 0]
            self.pop()
            self.settle()

    def react(self, seat: int, pick: int) -> None:
        """Use the window or let it pass; it goes round once."""
        self.draft = 0
        if pick == REACT:
            self.ones[seat] -= 1
            self.reactions += 1
            self.tell(EV_REACTED, -1, seat)
        self.b -= 1
        if self.b:
            self.deciders = 1 << (seat + 1) % self.seats
        else:
            self.pop()
            self.night()

    def settle(self) -> None:
        """Drop decisions that leave nothing to choose, as no seat is asked what it cannot answer."""
        while self.depth and not self.find(self.to_act[0]):
            self.pop()

    def night(self) -> None:
        """Let the weather pay somebody a coin, without asking anybody."""
        lucky = self.draw(WEATHER_PURPOSE, self.seats)
        self.ones[lucky] += 1
        self.tell(EV_WEATHER, -1, lucky)
        self.day += 1
        if self.day <= DAYS:
            self.morning()

    decisions: tuple[Decision, ...] = (
        Decision(Ask.BID, find_bid, bid),
        Decision(Ask.HAGGLE, find_haggle, haggle),
        Decision(Ask.KEEP, find_keep, keep),
        Decision(Ask.TAKE, find_take, take),
        Decision(Ask.PAY, find_pay, pay),
        Decision(Ask.WINDOW, find_window, react),
    )


class ToyView(Header, kw_only=True):
    """What a seat sees of the fair."""

    bids: Annotated[list[Annotated[int, Meta(ge=-1, le=BIDS - 1)]], PER_SEAT]
    ones: Annotated[list[Count], PER_SEAT]
    twos: Annotated[list[Count], PER_SEAT]
    kept: Annotated[list[Annotated[int, Meta(ge=0, le=(1 << GOODS) - 1)]], PER_SEAT]
    day: Annotated[int, Meta(ge=1, le=DAYS + 1)]
    reactions: Count


PENDING = {
    "bid": Pending(on=("",), deciders=range(1, 5)),
    "haggle": Pending(on=("",)),
    "keep": Pending(on=("",)),
    "window": Pending(on=("",)),
    "pay": Pending(on=("window",)),
    "take": Pending(on=("window", "pay", "take")),
}


class Toy(Game[Fair]):
    """The fair, for two to four seats."""

    name = "toy"
    room = "tests.kernel"
    seats = range(2, 5)
    luck_scores = True
    options = (Option("days", (DAYS, 1)),)
    position = Fair
    seen = Seen
    pending = PENDING
    shape = ToyView
    vocabulary = Vocabulary(
        [Pick(bid, f"bid{bid}", "bid") for bid in range(BIDS)]
        + [Pick(RAISE, "raise", "word"), Pick(STOP, "stop", "word"), Pick(REACT, "react", "word")]
        + [Pick(DONE, "done", "word"), Pick(COIN + 1, "one", "coin"), Pick(COIN + 2, "two", "coin")]
        + [Pick(SEAT + seat, f"seat{seat}", "seat") for seat in range(4)]
        + [Pick(GOOD + good, f"good{good}", "good") for good in range(GOODS)]
    )

    def new_position(self, seats: int, options: Mapping[str, Any]) -> Fair:
        position = Fair(seats)
        position.day = 1 + DAYS - options["days"]
        return position

    def set_up(self, position: Fair, options: Mapping[str, Any]) -> None:
        position.morning()

    def limits_by(self, seats: int, options: Mapping[str, Any]) -> Limits:
        raises = 6 - 1
        haggling = raises + (raises + 2)  # a stop before each of them, and two in a row
        keep, takes = 1, 2
        return Limits(
            picks=options["days"] * (seats + haggling + keep + takes + PRICE + seats),
            draws=options["days"] * 3,
            results=max(GOODS, seats),
            least=0,
            most=6 + 2 * 3 + options["days"] * (2 + 1 + 1),  # a good, a coin taken, and what the weather pays
        )

    def look(self, position: Fair, seat: int) -> ToyView:
        fair = position
        shown = [
            bid if bid < 0 or fair.kind != Ask.BID or seat in (OPEN, other) else 0
            for other, bid in enumerate(fair.bids)
        ]
        return ToyView(
            bids=shown,
            ones=list(fair.ones),
            twos=list(fair.twos),
            kept=list(fair.kept),
            day=fair.day,
            reactions=fair.reactions,
        )

    def position_from(self, view: View) -> Fair:
        fair = Fair(view["seats"])
        for name in ("bids", "ones", "twos", "kept"):
            setattr(fair, name, list(view[name]))
        fair.day, fair.reactions = view["day"], view["reactions"]
        frames = [(Ask.named(frame["decision"]), union(frame["seats"]), *frame["args"]) for frame in view["stack"]]
        fair.set_frames(frames)
        return fair

    def faults(self, position: Fair) -> Iterator[Fault]:
        fair = position
        for at, (kind, _, a, b, _, _) in enumerate(fair.frames()):
            if kind == Ask.HAGGLE and (max(a, b) >= fair.seats or a == b):
                yield f"stack[{at}].args", "are not two seats"
            if kind == Ask.BID and min(fair.bids) >= 0:
                yield "bids", "are all made"
            if kind == Ask.PAY and a > min(fair.ones[one] + 2 * fair.twos[one] for one in fair.to_act):
                yield f"stack[{at}].args", "are more than can be paid"

    def candidates(self, position: Fair, seat: int) -> Sequence[int]:
        return [pick.id for pick in self.vocabulary.picks if (pick.kind == "bid") == (position.kind == Ask.BID)]

    def refusal(self, position: Fair, seat: int, pick: int) -> Refusal:
        return Refusal(self.decisions[position.kind], "toy-refused", {"pick": pick})

    def line(self, note: Note, seq: int) -> Line:
        code, to, *numbers, _ = note
        return Line(GameEvent(seq, f"toy-{EVENTS[code]}", {"numbers": [*numbers]}), to)


TOY = Toy()
