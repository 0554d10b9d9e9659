# cython: annotation_typing=False, boundscheck=True, wraparound=True
"""What each seat may see (section 10), and positions made from a view.

This is the only place where a secret could leak: a view is built up from nothing, and a hand enters it only
for its owner. The open view shows every hand; it is the readable document of a position.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludoteca.games.origo.data import SQUARES, load, square_id
from ludoteca.games.origo.names import Ask
from ludoteca.games.origo.rules.combat import attack_value, defence_value, support
from ludoteca.games.origo.rules.turn import OrigoPosition
from ludoteca.games.origo.score_board import score_board
from ludoteca.kernel.bits import ONE, lowest, popcount, u128, union
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.game import OPEN, View
from ludoteca.kernel.listing import members

KINDS = load().kinds
REINFORCE = Ask.REINFORCE
PLACE = Ask.PLACE
DECISIONS = [ask.name for ask in Ask.rows]
_first = 0
FIRST_CARD_OF: list[int] = []
for _kind in KINDS:
    FIRST_CARD_OF.append(_first)
    _first += _kind.count
KIND_OF = [at for at, kind in enumerate(KINDS) for _ in range(kind.count)]
TOKEN_OF = [KINDS[kind].token for kind in KIND_OF]
KIND_BY_TOKEN = {kind.token: at for at, kind in enumerate(KINDS)}
COUNTRY_CODES = [country.code for country in load().countries]
ALL_CARDS = union(range(len(KIND_OF)))


def card_tokens(cards: u128) -> list[str]:
    """Name some cards, sorted as a hand is: rows, columns, land, growth, ship (14.1)."""
    return [TOKEN_OF[card] for card in members(cards)]


def square_names(squares: u128) -> list[str]:
    """Name some squares."""
    return [SQUARES[square] for square in members(squares)]


def view(position: OrigoPosition, seat: int) -> View:
    """Show what a seat may see; SPECTATOR: only what is public, OPEN: everything."""
    data = load()
    arrays = position.arrays()
    seats = range(position.seats)
    colours = data.colours(position.seats)
    everything = seat == OPEN
    shown: View = {
        "game": "origo",
        "seats": position.seats,
        "seat": seat if seat >= 0 else None,
        "options": {"attack_adjacency": bool(position.attack_adjacency)},
        "phase": "over" if position.over else "placement" if position.round == 0 else "play",
        "round": position.round,
        "start_player": position.start_player,
        "turn": position.turn,
        "stack": [
            {"decision": DECISIONS[kind], "seats": [one for one in seats if deciders >> one & 1], "args": list(args)}
            for kind, deciders, *args in position.frames()
        ],
        "to_act": list(position.to_act),
        "board": _board(arrays["own"], colours),
        "players": [
            {
                "colour": colours[one],
                "points": arrays["scores"][one],
                "supply": arrays["supply"][one],
                "hand": popcount(arrays["hands"][one]),
                "lost": arrays["lost"][one],
                "exchanged": popcount(arrays["buried"][one]),
                "passed": bool(position.passed >> one & 1),
                "fought": bool(position.fought >> one & 1),
            }
            for one in seats
        ],
        "hand": card_tokens(arrays["hands"][seat]) if seat >= 0 else None,
        "pile": popcount(position.pile),
        "seen": card_tokens(position.shown),
        "buried": card_tokens(arrays["buried"][seat]) if seat >= 0 else None,
        "founded": [
            {"country": COUNTRY_CODES[arrays["founding"][at]], "value": value, "seat": arrays["founders"][at]}
            for at, value in enumerate(data.raw["scoring"]["founding"]["values"][: position.founded])
        ],
        "due": position.due,
        "last_round": bool(position.last_round),
        "allowance": {"fight": position.fights, "shift": position.shifts},
        "acted": bool(position.acted),
        "navigated": square_names(position.navigated),
        "combat": _combat(position, arrays),
        "standing": score_board(position),
        "scorings": [
            {
                "round": arrays["scored_round"][at],
                "totals": [_parts(arrays["scored"][15 * at + 3 * one : 15 * at + 3 * one + 3], one) for one in seats],
            }
            for at in range(position.scorings)
        ],
    }
    if everything:
        shown["hands"] = [card_tokens(arrays["hands"][one]) for one in seats]
        shown["buried_cards"] = [card_tokens(arrays["buried"][one]) for one in seats]
    return shown


def own(position: OrigoPosition, seat: int) -> View:
    """Show what only this seat sees: its hand, and what it has exchanged."""
    return {
        "seat": seat,
        "hand": card_tokens(position.hand_of(seat)),
        "buried": card_tokens(position.buried_of(seat)),
    }


def _board(own: list[u128], colours: list[str]) -> list[str]:
    letters = ["."] * len(SQUARES)
    for seat, colour in enumerate(colours):
        letter = load().letters[colour]
        for square in members(own[seat]):
            letters[square] = letter
    return ["".join(letters[row : row + 10]) for row in range(0, len(SQUARES), 10)]


def _combat(position: OrigoPosition, arrays: dict[str, list[int]]) -> dict[str, Any] | None:
    fights = [frame for frame in position.frames() if frame[0] == REINFORCE]
    if not fights:
        return None
    _, side, square, attacker, defender, flags = fights[-1]
    return {
        "square": SQUARES[square],
        "attacker": attacker,
        "defender": defender,
        "side": lowest(side),
        "flags": flags,
        "values": [attack_value(position, attacker, square), defence_value(position, defender, square)],
        "support": [support(position, attacker, square), support(position, defender, square)],
        "cards": [card_tokens(cards) for cards in arrays["battle"]],
    }


def _parts(parts: list[int], seat: int) -> dict[str, int]:
    clan, naval, country = parts
    return {"seat": seat, "clan": clan, "naval": naval, "country": country, "total": clan + naval + country}


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
                    raise BadRecord("bad-document", field=f"board[{row}]", args={"problem": f"no colour {letter!r}"})
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
        country = COUNTRY_CODES.index(founding["country"])
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
    if "stack" not in view:
        return [(DECISIONS.index("menu"), 1 << turn, 0, 0, 0, 0)]
    return [(DECISIONS.index(frame["decision"]), union(frame["seats"]), *frame["args"]) for frame in view["stack"]]


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

    def take(self, tokens: list[str], field: str) -> u128:
        """Take cards by name; raises BadRecord when there are no more of a kind."""
        taken = 0
        for token, count in Counter(tokens).items():
            if token not in KIND_BY_TOKEN:
                raise BadRecord("bad-document", field=field, args={"problem": f"no card {token!r}"})
            kind = KIND_BY_TOKEN[token]
            same = self.left & (((1 << KINDS[kind].count) - 1) << FIRST_CARD_OF[kind])
            if popcount(same) < count:
                raise BadRecord("bad-document", field=field, args={"problem": f"too many cards {token!r}"})
            taken |= union(members(same)[:count])
            self.left &= ~taken
        return taken

    def take_any(self, count: int) -> u128:
        """Take the first cards that are left."""
        taken = union(members(self.left)[:count])
        self.left &= ~taken
        return taken
