"""Positions made from a view, and what can be in none (section 15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ludoteca.games.origo.data import load, square_id
from ludoteca.games.origo.names import SEATS, Ask
from ludoteca.games.origo.rules.turn import OrigoPosition
from ludoteca.kernel.bits import ONE, popcount, union
from ludoteca.kernel.documents import frames_of
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import Fault, Pending, View
from ludoteca.kernel.shapes import bad

KINDS = load().kinds
_first = 0
FIRST_CARD_OF: list[int] = []
for _kind in KINDS:
    FIRST_CARD_OF.append(_first)
    _first += _kind.count
KIND_BY_TOKEN = {kind.token: at for at, kind in enumerate(KINDS)}
COUNTRY_CODES = [country.code for country in load().countries]
ALL_CARDS = union(range(_first))
HAND = load().raw["cards"]["hand_size"]
PENDING = {
    "place": Pending(on=("",)),
    "menu": Pending(on=("",)),
    "reinforce": Pending(on=("menu",)),
}
"""Where a document can begin."""
TRIGGERS = load().raw["scoring"]["founding"]["triggers"]


def position_from(view: View) -> OrigoPosition:
    """Make a position that looks like a view; cards that the view hides are taken in order from the unknown ones.

    Fields that a hand-written document leaves out take the value that they have at the beginning of a turn.
    Raises BadRecord naming the field that does not fit.
    """
    seats = view["seats"]
    data = load()
    position = OrigoPosition(seats)
    deck = _Deck()
    position.attack_adjacency = view.get("options", {}).get("attack_adjacency", True)
    position.round = view.get("round", 1)
    position.start_player = view.get("start_player", 0)
    position.turn = view.get("turn", position.start_player)
    players = view["players"]
    position.own = own = _shields_on(view["board"], seats)
    position.scores = _by_seat(player.get("points", 0) for player in players)
    position.lost = lost = _by_seat(player.get("lost", 0) for player in players)
    shields = data.raw["setup"]["players"][str(seats)]["shields"]
    position.supply = _by_seat(
        player.get("supply", shields - popcount(own[seat]) - lost[seat]) for seat, player in enumerate(players)
    )
    position.passed = union(seat for seat, player in enumerate(players) if player.get("passed"))
    position.fought = union(seat for seat, player in enumerate(players) if player.get("fought"))
    position.shown = deck.take(view.get("seen", []), "seen")
    combat = view.get("combat")
    if combat:
        position.battle = [deck.take(cards, "combat.cards") for cards in combat["cards"]]
    _deal(position, view, deck)
    position.pile = deck.left
    _found(position, view.get("founded", []))
    position.due = view.get("due", 0)
    position.last_round = view.get("last_round", False)
    allowance = view.get("allowance", {})
    position.fights = allowance.get("fight", data.raw["rules"]["expand_or_attack_per_turn"])
    position.shifts = allowance.get("shift", data.raw["rules"]["move_or_exchange_per_turn"])
    position.acted = view.get("acted", False)
    position.navigated = union(square_id(name) for name in view.get("navigated", []))
    _score(position, view.get("scorings", []))
    position.set_frames(_stack(view, position.turn))
    return position


def _by_seat(numbers: Iterable[int]) -> list[int]:
    """Fill up to five seats."""
    told = list(numbers)
    return told + [0] * (SEATS - len(told))


def _shields_on(board: list[str], seats: int) -> list[int]:
    """Read the squares with shields of each seat."""
    data = load()
    letters = {data.letters[colour]: seat for seat, colour in enumerate(data.colours(seats))}
    own = [0] * SEATS
    for row, line in enumerate(board):
        for column, letter in enumerate(line):
            if letter != ".":
                if letter not in letters:
                    raise bad(f"board[{row}]", f"no colour {letter!r}")
                own[letters[letter]] |= ONE << (10 * row + column)
    return own


def _found(position: OrigoPosition, founded: list[Mapping[str, Any]]) -> None:
    """Read the established countries."""
    countries, founders = list(position.founding), list(position.founders)
    for at, founding in enumerate(founded):
        countries[at] = COUNTRY_CODES.index(founding["country"])
        founders[at] = founding.get("seat", 0)
        position.established |= load().countries[countries[at]].squares
    position.founding, position.founders, position.founded = countries, founders, len(founded)


def _score(position: OrigoPosition, scorings: list[Mapping[str, Any]]) -> None:
    """Read the scorings so far."""
    rounds, scored = list(position.scored_round), list(position.scored)
    for at, scoring in enumerate(scorings):
        rounds[at] = scoring["round"]
        for row in scoring["totals"]:
            place = 15 * at + 3 * row["seat"]
            scored[place : place + 3] = [row["clan"], row["naval"], row["country"]]
    position.scored_round, position.scored, position.scorings = rounds, scored, len(scorings)


def _stack(view: View, turn: int) -> list[tuple[int, ...]]:
    return frames_of(view["stack"], Ask) if "stack" in view else [(Ask.MENU, 1 << turn, 0, 0, 0, 0)]


def faults(position: OrigoPosition) -> Iterator[Fault]:
    """Tell what cannot be in any game of Origo."""
    yield from _shields(position)
    yield from _cards(position)
    yield from _scorings(position)
    yield from _decisions(position)


def _shields(position: OrigoPosition) -> Iterator[Fault]:
    """Shields at the start are in supply, on the map or lost (15)."""
    shields = load().raw["setup"]["players"][str(position.seats)]["shields"]
    for seat in range(position.seats):
        supply, lost = position.supply[seat], position.lost[seat]
        if min(supply, lost) < 0 or supply + lost + popcount(position.own[seat]) != shields:
            yield f"players[{seat}].supply", f"does not make {shields} shields with those on the map and those lost"
    if position.navigated & ~position.own[position.turn]:
        yield "navigated", "has a square without a shield of the player on turn"


def _cards(position: OrigoPosition) -> Iterator[Fault]:
    """Each of the 98 cards is in one place (15); no hand is larger than at the start (R26)."""
    piles = [position.pile, position.shown, *position.hands, *position.buried, *position.battle]
    together = 0
    for pile in piles:
        together |= pile
    if together != ALL_CARDS or sum(map(popcount, piles)) != popcount(ALL_CARDS):
        yield "pile", "does not make all cards with those elsewhere"
    for seat, hand in enumerate(position.hands):
        if popcount(hand) > HAND:
            yield f"players[{seat}].hand", f"is more than {HAND} cards"


def _scorings(position: OrigoPosition) -> Iterator[Fault]:
    """A marker for each country (15), a scoring for each trigger, and one more in the last round (15)."""
    founding = position.founding[: position.founded]
    if len(set(founding)) != len(founding):
        yield "founded", "has a country twice"
    left = position.due + sum(trigger > position.founded for trigger in TRIGGERS) + 1
    if position.scorings + (0 if position.over else 1 if position.last_round else left) > len(TRIGGERS) + 1:
        yield "due" if position.due else "scorings", "are more scorings than markers have made due"
    if any(round > position.round for round in position.scored_round[: position.scorings]):
        yield "scorings", "has a round that is still to come"


def _decisions(position: OrigoPosition) -> Iterator[Fault]:
    """The player on turn decides: in the placement a square, later from the menu, unless a combat is running."""
    frames = position.frames()
    if frames and (frames[0][0] == Ask.PLACE) != (position.round == 0):
        yield "round", "is 0 in the initial placement, and only there"
    if frames and frames[0][1] != ONE << position.turn:
        yield "stack[0].seats", "are not the player on turn"
    if frames and frames[0][0] == Ask.PLACE:
        initial = load().raw["setup"]["players"][str(position.seats)]["initial"]
        placed = [popcount(own) for own in position.own[: position.seats]]
        if any(position.lost):
            yield "players", "have lost shields before the first turn"
        if max(placed) > initial or placed[position.turn] == initial:
            yield "board", f"has more than {initial} shields of a player in the initial placement"
    for _, side, square, attacker, defender, _ in frames[1:]:
        if attacker != position.turn or attacker == defender or not (side >> attacker | side >> defender) & 1:
            yield "stack[1].args", "are not a combat of the player on turn with another"
        elif not position.own[defender] >> square & 1:
            yield "stack[1].args", "have no shield of the defender on the battle square"
        elif not position.supply[attacker] or not position.battle[0]:
            yield "combat", "began without a card or a shield of the attacker"


def _deal(position: OrigoPosition, view: View, deck: _Deck) -> None:
    """Give every seat its hand and exchanged cards: those shown first, then unknown ones by number."""
    hands: dict[int, list[str]] = dict(enumerate(view.get("hands", [])))
    buried: dict[int, list[str]] = dict(enumerate(view.get("buried_cards", [])))
    if view.get("seat") is not None:
        hands[view["seat"]] = view["hand"]
        buried[view["seat"]] = view.get("buried") or []
    held, put_away = [0] * SEATS, [0] * SEATS
    for seat, tokens in hands.items():
        held[seat] = deck.take(tokens, f"hands[{seat}]")
    for seat, tokens in buried.items():
        put_away[seat] = deck.take(tokens, f"buried[{seat}]")
    for seat, player in enumerate(view["players"]):
        if seat not in hands:
            held[seat] = deck.take_any(player.get("hand", 0))
        if seat not in buried:
            put_away[seat] = deck.take_any(player.get("exchanged", 0))
    position.hands, position.buried = held, put_away


class _Deck:
    """The cards that are not yet anywhere, while a position is put together."""

    def __init__(self) -> None:
        self.left = ALL_CARDS

    def take(self, tokens: list[str], field: str) -> int:
        """Take cards by name; raises BadRecord when there are no more of a kind."""
        taken = 0
        for token, count in Counter(tokens).items():
            kind = KIND_BY_TOKEN[token]
            same = self.left & (((1 << KINDS[kind].count) - 1) << FIRST_CARD_OF[kind])
            if popcount(same) < count:
                raise bad(field, f"too many cards {token!r}")
            taken |= union(members(same)[:count])
            self.left &= ~taken
        return taken

    def take_any(self, count: int) -> int:
        """Take the first cards that are left."""
        taken = union(members(self.left)[:count])
        self.left &= ~taken
        return taken
