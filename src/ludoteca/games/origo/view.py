"""What each seat may see (section 10).

This is the only place where a secret could leak: a view is built up from nothing, and a hand enters it only
for its owner. The open view shows every hand; it is the readable document of a position.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import UNSET

from ludoteca.games.origo.data import SIZE, SQUARES, load
from ludoteca.games.origo.names import Ask
from ludoteca.games.origo.rules.combat import attack_value, defence_value, support
from ludoteca.games.origo.rules.turn import OrigoPosition
from ludoteca.games.origo.score_board import score_board
from ludoteca.games.origo.shape import Allowance, Combat, Founding, OrigoView, Player, Scoring, Total
from ludoteca.kernel.bits import ONE, lowest, popcount, u128
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import OPEN

KINDS = load().kinds
KIND_OF = [at for at, kind in enumerate(KINDS) for _ in range(kind.count)]
TOKEN_OF = [KINDS[kind].token for kind in KIND_OF]
EMPTY = b"." * len(SQUARES)
LETTERS = {colour: ord(letter) for colour, letter in load().letters.items()}
COUNTRY_CODES = [country.code for country in load().countries]


@lru_cache(maxsize=1024)
def card_tokens(cards: int) -> list[str]:
    """Name some cards, sorted as a hand is: rows, columns, land, growth, ship (14.1); most hands stay as they were."""
    return [TOKEN_OF[card] for card in members(cards)]


def square_names(squares: u128) -> list[str]:
    """Name some squares."""
    return [SQUARES[square] for square in members(squares)]


def look(position: OrigoPosition, seat: int) -> OrigoView:
    """Show what a seat may see; SPECTATOR: only what is public, OPEN: everything."""
    data = load()
    seats = range(position.seats)
    colours = data.colours(position.seats)
    everything = seat == OPEN
    return OrigoView(
        options={"attack_adjacency": bool(position.attack_adjacency)},
        phase="over" if position.over else "placement" if position.round == 0 else "play",
        round=position.round,
        start_player=position.start_player,
        turn=position.turn,
        board=_board(position, colours),
        players=[
            Player(
                colour=colours[one],
                points=position.scores[one],
                supply=position.supply[one],
                hand=popcount(position.hands[one]),
                lost=position.lost[one],
                exchanged=popcount(position.buried[one]),
                passed=bool(position.passed >> one & 1),
                fought=bool(position.fought >> one & 1),
            )
            for one in seats
        ],
        hand=card_tokens(position.hands[seat]) if seat >= 0 else None,
        pile=popcount(position.pile),
        seen=card_tokens(position.shown),
        buried=card_tokens(position.buried[seat]) if seat >= 0 else None,
        founded=[
            Founding(country=COUNTRY_CODES[position.founding[at]], value=value, seat=position.founders[at])
            for at, value in enumerate(data.raw["scoring"]["founding"]["values"][: position.founded])
        ],
        due=position.due,
        last_round=bool(position.last_round),
        allowance=Allowance(fight=position.fights, shift=position.shifts),
        acted=bool(position.acted),
        navigated=square_names(position.navigated),
        combat=_combat(position),
        standing=score_board(position),
        scorings=[
            Scoring(
                round=position.scored_round[at],
                totals=[_total(position, at, one) for one in seats],
            )
            for at in range(position.scorings)
        ],
        hands=[card_tokens(position.hands[one]) for one in seats] if everything else UNSET,
        buried_cards=[card_tokens(position.buried[one]) for one in seats] if everything else UNSET,
    )


def own(position: OrigoPosition, seat: int) -> dict[str, Any]:
    """Show what only this seat sees: its hand, and what it has exchanged."""
    return {
        "seat": seat,
        "hand": card_tokens(position.hands[seat]),
        "buried": card_tokens(position.buried[seat]),
    }


def _board(position: OrigoPosition, colours: list[str]) -> list[str]:
    left: u128
    board = bytearray(EMPTY)
    for seat, colour in enumerate(colours):
        letter = LETTERS[colour]
        left = position.own[seat]
        while left:
            board[lowest(left)] = letter
            left &= left - ONE
    letters = board.decode()
    return [letters[row : row + SIZE] for row in range(0, len(SQUARES), SIZE)]


def _combat(position: OrigoPosition) -> Combat | None:
    fights = [frame for frame in position.frames() if frame[0] == Ask.REINFORCE]
    if not fights:
        return None
    _, deciders, square, attacker, defender, flags = fights[-1]
    return Combat(
        square=SQUARES[square],
        attacker=attacker,
        defender=defender,
        side=lowest(deciders),
        flags=flags,
        values=[attack_value(position, attacker, square), defence_value(position, defender, square)],
        support=[support(position, attacker, square), support(position, defender, square)],
        cards=[card_tokens(position.battle[side]) for side in range(2)],
    )


def _total(position: OrigoPosition, scoring: int, seat: int) -> Total:
    at = 15 * scoring + 3 * seat
    clan = position.scored[at]
    naval = position.scored[at + 1]
    country = position.scored[at + 2]
    return Total(seat=seat, clan=clan, naval=naval, country=country, total=clan + naval + country)
