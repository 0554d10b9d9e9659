"""Section 5: setup."""

from __future__ import annotations

from ludoteca.games.origo.names import Ask, Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import draw_cards
from ludoteca.games.origo.tables import DEAL, HAND, SHIELDS, START
from ludoteca.kernel.bits import i32


def set_up(position: OrigoState, start_player: i32) -> None:
    """Choose the start player (-1: by lot), hand out shields and start points, deal ten cards each (5)."""
    i: i32
    seat: i32
    if start_player < 0:
        start_player = position.draw(START, position.seats)
    position.start_player = start_player
    position.note(Note.STARTED, -1, start_player, 0, 0, 0, 0, 0)
    for i in range(position.seats):
        seat = (start_player + i) % position.seats
        position.scores[seat] = i + 1
        position.supply[seat] = SHIELDS[position.seats]
        position.hands[seat] = draw_cards(position, DEAL, HAND)
        position.note(Note.DREW_OWN, 1 << seat, 0, 0, 0, 0, 0, position.hands[seat])
    position.turn = start_player
    position.push(Ask.PLACE, 1 << start_player, 0, 0, 0, 0)
