"""Bazaar, a small card game: the whole of what a game has to say, in one file.

The rules. 45 cards, five kinds of ware with the values 1 to 9. Four cards lie open; everybody begins with two cards
of a blind reserve, which only their owner knows.

1. In a turn you reserve: you draw a card into your reserve, unseen by the others. A reserve holds at most five cards.
2. Or you buy an open card, and pay with a card of your reserve that has the same ware, or at least the same value. What
   you paid with is laid open and out of the game; a new card is opened.
3. Or you pass. The game ends when all have passed twice in a row, or with the turn in which somebody has bought eight
   cards.
4. Bought cards count their value; three or more of one ware count five points more.

Read it from top to bottom: names, position, decisions, the view and back, the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.kernel.bits import ONE, advance, below, bint, i32, nth, popcount, u128, union
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import Limits
from ludoteca.kernel.listing import members
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.picture import framed, listed, players
from ludoteca.kernel.position import Position
from ludoteca.kernel.refusal import Refusal, Refusals
from ludoteca.kernel.room import OPEN, Fault, Pending, View
from ludoteca.kernel.shapes import bad
from ludoteca.kernel.views import PER_SEAT, Count, Header, Seat, about, among

# Names. Everything that rules, views and words speak of has a number and a name, declared once.

WARES = ("silk", "spice", "tea", "salt", "glass")
CARDS = [f"{ware}·{value}" for ware in WARES for value in range(1, 10)]
VALUES = 9
OPEN_CARDS = 4
FIRST_RESERVED = 2
MOST_RESERVED = 5
MOST_BOUGHT = 8
ROUNDS_OF_PASSES = 2
SET = 3
BONUS = 5
ALL: u128 = union(range(45))


class Ask(Numbered):
    """Decisions, with the slots of their frames: what a step of a move carries from the steps before."""

    TURN = member()
    PAY = member("card")


class Act(Numbered, first=128):
    """Picks beside the cards: an open card is picked as its number (0-44), one of the own reserve as 64 + number."""

    RESERVE = member()
    PASS = member()


class Note(Numbered):
    """What the log tells, with the names of its arguments."""

    STARTED = member("seat")
    OPENED = member("card")
    RESERVED = member("seat")
    RESERVED_OWN = member("card")
    BOUGHT = member("seat", "card", "paid")
    PASSED = member("seat")
    OVER = member()


class Seen(Numbered):
    """Slices of what a seat observes as numbers, beside those of all games."""

    TURN = member()
    ROW = member()
    PAID = member()
    DECK = member()
    RESERVE = member()
    BOUGHT = member()
    RESERVED = member()


IN_RESERVE = 64
START = 0  # purposes of chance: each has a stream of its own
DECK = 1


# The position: fixed arrays and numbers. Sets of cards are bits. The deck has no order: a card is chosen when drawn.


class Stalls(Position):
    """Who has bought and reserved what, and what lies open."""

    def __init__(self, seats: i32) -> None:
        Position.__init__(self, seats)
        self.bought: list[u128] = [0] * 4
        self.reserved: list[u128] = [0] * 4
        self.row: u128 = 0
        self.deck: u128 = ALL
        self.paid: u128 = 0
        self.turn: i32 = 0
        self.passes: i32 = 0

    def points(self, seat: i32) -> i32:
        """Add up the values, and five for three of a ware (4)."""
        ware: i32
        card: i32
        count: i32
        sum: i32 = 0
        for ware in range(5):
            count = 0
            for card in range(VALUES):
                if (self.bought[seat] >> (VALUES * ware + card)) & 1:
                    sum += card + 1
                    count += 1
            if count >= SET:
                sum += BONUS
        return sum

    def redeal(self, seat: i32) -> None:
        """Deal anew, from `luck`, what a seat cannot know: the reserves of the others."""
        other: i32
        count: i32
        for other in range(self.seats):
            if other != seat:
                self.deck |= self.reserved[other]
        for other in range(self.seats):
            if other != seat:
                count = popcount(self.reserved[other])
                self.reserved[other] = 0
                while count:
                    count -= 1
                    self.luck = advance(self.luck)
                    self.reserved[other] |= self.take(below(self.luck, popcount(self.deck)))

    def see(self, seat: i32, to: Observation) -> None:
        """Write what a seat may see as numbers: the same as in its view, seats from the own one on."""
        place: i32
        other: i32
        to.begin(Seen.TURN, 1)
        to.one_of(self.places_on(seat, self.turn), self.seats)
        to.begin(Seen.ROW, 1)
        to.members(self.row, 45)
        to.begin(Seen.PAID, 1)
        to.members(self.paid, 45)
        to.begin(Seen.DECK, 10)
        to.number(popcount(self.deck))
        to.number(self.passes)
        to.begin(Seen.RESERVE, 1)
        to.members(self.reserved[seat], 45)
        for place in range(self.seats):
            other = (seat + place) % self.seats
            to.begin(Seen.BOUGHT, 1)
            to.members(self.bought[other], 45)
            to.begin(Seen.RESERVED, MOST_RESERVED)
            to.number(popcount(self.reserved[other]))

    def take(self, n: i32) -> u128:
        """Take the n-th card of the deck, as a set of one."""
        card: u128 = ONE << nth(self.deck, n)
        self.deck &= ~card
        return card

    def draw_card(self) -> u128:
        """Draw a card by the luck of the table. Only ever after the commit point: `draft` is 0 by then."""
        return self.take(self.draw(DECK, popcount(self.deck)))

    def open_cards(self) -> None:
        """Fill the row (2)."""
        card: u128
        while self.deck and popcount(self.row) < OPEN_CARDS:
            card = self.draw_card()
            self.row |= card
            self.note(Note.OPENED, -1, nth(card, 0), 0, 0, 0, 0, 0)

    def end_turn(self, seat: i32) -> None:
        """Ask the next player, or end the game: a stack without a decision is its end (3)."""
        self.pop()
        if self.passes == ROUNDS_OF_PASSES * self.seats or popcount(self.bought[seat]) >= MOST_BOUGHT:
            self.note(Note.OVER, -1, 0, 0, 0, 0, 0, 0)
            return
        self.turn = (seat + 1) % self.seats
        self.push(Ask.TURN, 1 << self.turn, 0, 0, 0, 0)


# Decisions. `find` puts the legal picks into `low` (0-127) and `high` (128-255), `do` carries one out, `why_not` says
# which rule forbids another. A move is the picks up to its commit point: every pick adds to `draft` (the kernel does
# that), the last sets it to 0 before anything is drawn or revealed. Whoever looks meanwhile sees the move as not begun.

refuse = Refusals("bazaar")


def payments(position: Stalls, seat: i32, card: i32) -> u128:
    """Tell the cards of a reserve that pay for a card (2)."""
    own: i32
    found: u128 = 0
    for own in range(45):
        if (position.reserved[seat] >> own) & 1 and (own // VALUES == card // VALUES or own % VALUES >= card % VALUES):
            found |= ONE << own
    return found


def may_reserve(position: Stalls, seat: i32) -> bint:
    """Tell whether there is a card, and room for it (1)."""
    return position.deck != 0 and popcount(position.reserved[seat]) < MOST_RESERVED


def find_turn(position: Stalls, seat: i32) -> None:
    """Find the cards that can be paid for, and what else a turn can be (1-3)."""
    card: i32
    for card in range(45):
        if (position.row >> card) & 1 and payments(position, seat, card):
            position.low |= ONE << card
    position.high = ONE << (Act.PASS - 128)
    if may_reserve(position, seat):
        position.high |= ONE << (Act.RESERVE - 128)


def do_turn(position: Stalls, seat: i32, pick: i32) -> None:
    """Reserve, pass, or go on to what is paid (1-3)."""
    card: u128
    if pick < IN_RESERVE:
        position.push(Ask.PAY, 1 << seat, pick, 0, 0, 0)
        return
    position.draft = 0
    if pick == Act.RESERVE:
        position.passes = 0
        card = position.draw_card()
        position.reserved[seat] |= card
        position.note(Note.RESERVED, -1, seat, 0, 0, 0, 0, 0)
        position.note(Note.RESERVED_OWN, 1 << seat, nth(card, 0), 0, 0, 0, 0, 0)
    else:
        position.passes += 1
        position.note(Note.PASSED, -1, seat, 0, 0, 0, 0, 0)
    position.end_turn(seat)


def why_not_turn(position: Stalls, seat: int, pick: int) -> Refusal | None:
    """Tell why a card cannot be bought, or why nothing can be reserved."""
    if pick == Act.RESERVE:
        return refuse("1", "reserve-full", most=MOST_RESERVED) if position.deck else refuse("1", "deck-empty")
    if pick >= IN_RESERVE:
        return None
    return refuse("2", "cannot-pay") if position.row >> pick & 1 else refuse("2", "not-open", card=CARDS[pick])


def among_turn(position: Stalls, seat: int) -> list[int]:
    """List what a player might think of: the open cards, to reserve, to pass."""
    return [*members(position.row), Act.RESERVE, Act.PASS]


def find_pay(position: Stalls, seat: i32, card: i32) -> None:
    """Find what pays for the card (2)."""
    position.low = payments(position, seat, card) << IN_RESERVE


def do_pay(position: Stalls, seat: i32, pick: i32, card: i32) -> None:
    """Buy a card: the second pick completes the move, and only then a card is opened (2)."""
    paid: i32 = pick - IN_RESERVE
    position.draft = 0
    position.pop()
    position.passes = 0
    position.row &= ~(ONE << card)
    position.bought[seat] |= ONE << card
    position.reserved[seat] &= ~(ONE << paid)
    position.paid |= ONE << paid
    position.revealed = True
    position.note(Note.BOUGHT, -1, seat, card, paid, 0, 0, 0)
    position.open_cards()
    position.end_turn(seat)


def why_not_pay(position: Stalls, seat: int, pick: int, card: int) -> Refusal | None:
    """Tell why a card does not pay for another (2)."""
    if not IN_RESERVE <= pick < IN_RESERVE + len(CARDS):
        return None
    if not position.reserved[seat] >> (pick - IN_RESERVE) & 1:
        return refuse("2", "not-reserved", card=CARDS[pick - IN_RESERVE])
    return refuse("2", "too-little", card=CARDS[card])


def among_pay(position: Stalls, seat: int) -> list[int]:
    """List the cards of the own reserve."""
    return [IN_RESERVE + card for card in members(position.reserved[seat])]


class Bazaar(Stalls):
    """A position that can be played: the table of decisions, in the order of `Ask`."""

    decisions = (
        Decision(Ask.TURN, find_turn, do_turn, why_not_turn, among_turn),
        Decision(Ask.PAY, find_pay, do_pay, why_not_pay, among_pay),
    )

    def picture(self) -> str:
        """Show the bazaar as text, for a look in the interpreter."""
        rows = [
            [self.score(seat), " ".join(names(self.bought[seat])), " ".join(names(self.reserved[seat]))]
            for seat in range(self.seats)
        ]
        deck = f"deck: {popcount(self.deck)}"
        return framed(
            [*listed("open:", names(self.row)), deck, *players(self.to_act, ["points", "bought", "reserve"], rows)]
        )


# The view: declared once. It is built from nothing, so that a secret can only leak where it is put in, and it may be
# asked for in the middle of a move. The open view (everything) is the document of a position.

Card = Annotated[str, among(CARDS)]


class Player(Struct, kw_only=True):
    """A stall."""

    points: Annotated[Count, about("points now")]
    bought: Annotated[list[Card], about("bought cards")]
    reserved: Annotated[int, Meta(ge=0, le=MOST_RESERVED), about("how many cards are in the reserve")]


class BazaarView(Header, kw_only=True):
    """What somebody sees of the bazaar."""

    turn: Annotated[Seat, about("whose turn it is")]
    row: Annotated[list[Card], Meta(max_length=OPEN_CARDS), about("open cards")]
    deck: Annotated[Count, about("how many cards are left")]
    paid: Annotated[list[Card], about("cards that were paid with")]
    passes: Annotated[Count, about("how many have passed in a row")]
    players: Annotated[list[Player], PER_SEAT, about("by seat")]
    reserve: Annotated[list[Card], about("the own reserve")] | UnsetType = UNSET
    reserves: Annotated[list[list[Card]], PER_SEAT, about("all reserves; in the open view only")] | UnsetType = UNSET


def names(cards: u128) -> list[str]:
    """Name some cards."""
    return [CARDS[card] for card in members(cards)]


def cards_of(tokens: list[str]) -> u128:
    """Read some cards; the kernel has checked the names before."""
    return union(CARDS.index(token) for token in tokens)


class BazaarGame(Game[Bazaar]):
    """Bazaar for two to four players."""

    name = "bazaar"
    room = "bazaar"
    seats = range(2, 5)
    position = Bazaar
    shape = BazaarView
    seen = Seen
    notes = Note
    tokens = MappingProxyType({"card": CARDS, "paid": CARDS})
    forgoing = frozenset({int(Act.PASS)})
    purposes = ("start", "cards")
    not_offered = refuse("1", "not-offered")
    pending = MappingProxyType({"turn": Pending(on=("",))})
    vocabulary = Vocabulary(
        [Pick(at, card, "card") for at, card in enumerate(CARDS)]
        + [Pick(IN_RESERVE + at, f"for·{card}", "reserve") for at, card in enumerate(CARDS)]
        + [Pick(int(act), act.name, "action") for act in Act.rows]
    )

    def new_position(self, seats: int, options: Mapping[str, Any]) -> Bazaar:
        """Make a position before set-up."""
        return Bazaar(seats)

    def set_up(self, position: Bazaar, options: Mapping[str, Any]) -> None:
        """Set the bazaar up."""
        set_up(position)

    def limits_by(self, seats: int, options: Mapping[str, Any]) -> Limits:
        """Tell what no game exceeds: cards run out, and between two cards all can pass once, but not twice (3)."""
        reserves, purchases = len(CARDS), len(CARDS) // 2  # a purchase takes two cards out of reach
        passes = (reserves + purchases + 1) * ROUNDS_OF_PASSES * seats
        values = sorted((at % VALUES + 1 for at in range(len(CARDS))), reverse=True)
        return Limits(
            picks=reserves + 2 * purchases + passes,
            draws=1 + len(CARDS),  # who begins, and each card once
            results=len(CARDS),
            least=0,
            most=sum(values[:MOST_BOUGHT]) + BONUS * (MOST_BOUGHT // SET),
        )

    def look(self, position: Bazaar, seat: int) -> BazaarView:
        """Show what a seat may see."""
        everybody = range(position.seats)
        return BazaarView(
            turn=position.turn,
            row=names(position.row),
            deck=popcount(position.deck),
            paid=names(position.paid),
            passes=position.passes,
            players=[
                Player(
                    points=position.score(one),
                    bought=names(position.bought[one]),
                    reserved=popcount(position.reserved[one]),
                )
                for one in everybody
            ],
            reserve=names(position.reserved[seat]) if seat >= 0 else UNSET,
            reserves=[names(position.reserved[one]) for one in everybody] if seat == OPEN else UNSET,
        )

    def position_from(self, view: View) -> Bazaar:
        """Make a position that looks like a view; reserves that it hides are filled from what is left."""
        position = Bazaar(view["seats"])
        position.row, position.paid = cards_of(view.get("row", [])), cards_of(view.get("paid", []))
        position.turn, position.passes = view.get("turn", 0), view.get("passes", 0)
        known: dict[int, list[str]] = dict(enumerate(view.get("reserves", [])))
        if view.get("seat") is not None:
            known[view["seat"]] = view.get("reserve", [])
        players = view.get("players", [{}] * position.seats)
        for seat, player in enumerate(players):
            position.bought[seat] = cards_of(player.get("bought", []))
            position.reserved[seat] = cards_of(known.get(seat, []))
        used = position.row | position.paid
        for seat in range(position.seats):
            used |= position.bought[seat] | position.reserved[seat]
        position.deck = union(range(len(CARDS))) & ~used
        for seat, player in enumerate(players):
            if seat not in known:
                wanted = player.get("reserved", 0)
                if wanted > popcount(position.deck):
                    raise bad(f"players[{seat}].reserved", "has more cards than are left")
                position.reserved[seat] = union(members(position.deck)[:wanted])
                position.deck &= ~position.reserved[seat]
        over = "stack" in view and not view["stack"]
        position.set_frames([] if over else [(Ask.TURN, 1 << position.turn, 0, 0, 0, 0)])
        return position

    def faults(self, position: Bazaar) -> Iterator[Fault]:
        """Tell what cannot be: a card in two places, a reserve too large."""
        places = [position.row, position.paid, position.deck]
        for seat in range(position.seats):
            places += [position.bought[seat], position.reserved[seat]]
            if popcount(position.reserved[seat]) > MOST_RESERVED:
                yield f"players[{seat}].reserved", "are too many"
        if sum(popcount(place) for place in places) != len(CARDS):
            yield "row", "holds a card that lies elsewhere, too"


def set_up(position: Stalls) -> None:
    """Choose who begins, deal the reserves, open four cards."""
    seat: i32
    card: u128
    position.turn = position.draw(START, position.seats)
    position.note(Note.STARTED, -1, position.turn, 0, 0, 0, 0, 0)
    for seat in range(position.seats):
        while popcount(position.reserved[seat]) < FIRST_RESERVED:
            card = position.draw_card()
            position.reserved[seat] |= card
            position.note(Note.RESERVED_OWN, 1 << seat, nth(card, 0), 0, 0, 0, 0, 0)
    position.open_cards()
    position.push(Ask.TURN, 1 << position.turn, 0, 0, 0, 0)


GAME = BazaarGame()
