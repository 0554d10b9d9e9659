"""Positions made from a view, and what can be in none (section 15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteca.games.origo.data import load, square_id
from ludoteca.games.origo.names import Ask
from ludoteca.games.origo.rules.turn import OrigoPosition
from ludoteca.kernel.bits import ONE, popcount, union
from ludoteca.kernel.documents import frames_of, number_of
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
    arrays = position.arrays()
    deck = _Deck()
    letters = {data.letters[colour]: seat for seat, colour in enumerate(data.colours(seats))}
    position.attack_adjacency = view.get("options", {}).get("attack_adjacency", True)
    position.round = view.get("round", 1)
    position.start_player = view.get("start_player", 0)
    position.turn = view.get("turn", position.start_player)
    for row, line in enumerate(view["board"]):
        for column, letter in enumerate(line):
            if letter != ".":
                if letter not in letters:
                    raise bad(f"board[{row}]", f"no colour {letter!r}")
                arrays["own"][letters[letter]] |= ONE << (10 * row + column)
    players = view["players"]
    for seat, player in enumerate(players):
        arrays["scores"][seat] = player.get("points", 0)
        arrays["lost"][seat] = player.get("lost", 0)
        shields = data.raw["setup"]["players"][str(seats)]["shields"]
        on_board = popcount(arrays["own"][seat])
        arrays["supply"][seat] = player.get("supply", shields - on_board - arrays["lost"][seat])
        position.passed |= bool(player.get("passed")) << seat
        position.fought |= bool(player.get("fought")) << seat
    position.shown = deck.take(view.get("seen", []), "seen")
    combat = view.get("combat")
    if combat:
        arrays["battle"] = [deck.take(cards, "combat.cards") for cards in combat["cards"]]
    _deal(view, arrays, deck)
    position.pile = deck.left
    for at, founding in enumerate(view.get("founded", [])):
        country = number_of(COUNTRY_CODES, founding["country"], f"founded[{at}].country")
        arrays["founding"][at] = country
        arrays["founders"][at] = founding.get("seat", 0)
        position.established |= data.countries[country].squares
        position.founded += 1
    position.due = view.get("due", 0)
    position.last_round = view.get("last_round", False)
    allowance = view.get("allowance", {})
    position.fights = allowance.get("fight", data.raw["rules"]["expand_or_attack_per_turn"])
    position.shifts = allowance.get("shift", data.raw["rules"]["move_or_exchange_per_turn"])
    position.acted = view.get("acted", False)
    position.navigated = union(square_id(name) for name in view.get("navigated", []))
    for at, scoring in enumerate(view.get("scorings", [])):
        arrays["scored_round"][at] = scoring["round"]
        for row in scoring["totals"]:
            place = 15 * at + 3 * row["seat"]
            arrays["scored"][place : place + 3] = [row["clan"], row["naval"], row["country"]]
        position.scorings += 1
    position.set_arrays(arrays)
    position.set_frames(_stack(view, position.turn))
    return position


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
    arrays = position.arrays()
    own = arrays["own"]
    shields = load().raw["setup"]["players"][str(position.seats)]["shields"]
    for seat in range(position.seats):
        supply, lost = arrays["supply"][seat], arrays["lost"][seat]
        if min(supply, lost) < 0 or supply + lost + popcount(own[seat]) != shields:
            yield f"players[{seat}].supply", f"does not make {shields} shields with those on the map and those lost"
    if position.navigated & ~own[position.turn]:
        yield "navigated", "has a square without a shield of the player on turn"


def _cards(position: OrigoPosition) -> Iterator[Fault]:
    """Each of the 98 cards is in one place (15); no hand is larger than at the start (R26)."""
    arrays = position.arrays()
    piles = [position.pile, position.shown, *arrays["hands"], *arrays["buried"], *arrays["battle"]]
    together = 0
    for pile in piles:
        together |= pile
    if together != ALL_CARDS or sum(map(popcount, piles)) != popcount(ALL_CARDS):
        yield "pile", "does not make all cards with those elsewhere"
    for seat, hand in enumerate(arrays["hands"]):
        if popcount(hand) > HAND:
            yield f"players[{seat}].hand", f"is more than {HAND} cards"


def _scorings(position: OrigoPosition) -> Iterator[Fault]:
    """A marker for each country (15), a scoring for each trigger, and one more in the last round (15)."""
    arrays = position.arrays()
    founding = arrays["founding"][: position.founded]
    if len(set(founding)) != len(founding):
        yield "founded", "has a country twice"
    left = position.due + sum(trigger > position.founded for trigger in TRIGGERS) + 1
    if position.scorings + (0 if position.over else 1 if position.last_round else left) > len(TRIGGERS) + 1:
        yield "due" if position.due else "scorings", "are more scorings than markers have made due"
    if any(round > position.round for round in arrays["scored_round"][: position.scorings]):
        yield "scorings", "has a round that is still to come"


def _decisions(position: OrigoPosition) -> Iterator[Fault]:
    """The player on turn decides: in the placement a square, later from the menu, unless a combat is running."""
    frames = position.frames()
    arrays = position.arrays()
    if frames and (frames[0][0] == Ask.PLACE) != (position.round == 0):
        yield "round", "is 0 in the initial placement, and only there"
    if frames and frames[0][1] != ONE << position.turn:
        yield "stack[0].seats", "are not the player on turn"
    if frames and frames[0][0] == Ask.PLACE:
        initial = load().raw["setup"]["players"][str(position.seats)]["initial"]
        placed = [popcount(own) for own in arrays["own"][: position.seats]]
        if any(arrays["lost"]):
            yield "players", "have lost shields before the first turn"
        if max(placed) > initial or placed[position.turn] == initial:
            yield "board", f"has more than {initial} shields of a player in the initial placement"
    for _, side, square, attacker, defender, _ in frames[1:]:
        if attacker != position.turn or attacker == defender or not (side >> attacker | side >> defender) & 1:
            yield "stack[1].args", "are not a combat of the player on turn with another"
        elif not arrays["own"][defender] >> square & 1:
            yield "stack[1].args", "have no shield of the defender on the battle square"
        elif not arrays["supply"][attacker] or not arrays["battle"][0]:
            yield "combat", "began without a card or a shield of the attacker"


def _deal(view: View, arrays: dict[str, list[int]], deck: _Deck) -> None:
    """Give every seat its hand and exchanged cards: those shown first, then unknown ones by number."""
    seats = range(view["seats"])
    hands: dict[int, list[str]] = dict(enumerate(view.get("hands", [])))
    buried: dict[int, list[str]] = dict(enumerate(view.get("buried_cards", [])))
    if view.get("seat") is not None:
        hands[view["seat"]] = view["hand"]
        buried[view["seat"]] = view.get("buried") or []
    for seat, tokens in hands.items():
        arrays["hands"][seat] = deck.take(tokens, f"hands[{seat}]")
    for seat, tokens in buried.items():
        arrays["buried"][seat] = deck.take(tokens, f"buried[{seat}]")
    for seat in seats:
        if seat not in hands:
            arrays["hands"][seat] = deck.take_any(view["players"][seat].get("hand", 0))
        if seat not in buried:
            arrays["buried"][seat] = deck.take_any(view["players"][seat].get("exchanged", 0))


class _Deck:
    """The cards that are not yet anywhere, while a position is put together."""

    def __init__(self) -> None:
        self.left = ALL_CARDS

    def take(self, tokens: list[str], field: str) -> int:
        """Take cards by name; raises BadRecord when there are no more of a kind."""
        taken = 0
        for token, count in Counter(tokens).items():
            if token not in KIND_BY_TOKEN:
                raise bad(field, f"no card {token!r}")
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
