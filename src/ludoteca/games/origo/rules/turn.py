"""The decisions of the game (7.2), each with the functions of its chapter."""

from __future__ import annotations

from ludoteca.games.origo.features import FEATURES
from ludoteca.games.origo.heuristic import evaluate
from ludoteca.games.origo.names import Ask
from ludoteca.games.origo.observation import see
from ludoteca.games.origo.picture import picture
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.combat import (
    among_reinforce,
    do_attack_card,
    do_attack_square,
    do_reinforce,
    find_attack_card,
    find_attack_square,
    find_reinforce,
    why_not_attack_card,
    why_not_attack_square,
    why_not_reinforce,
)
from ludoteca.games.origo.rules.exchange import do_exchange_card, find_exchange_card, why_not_exchange_card
from ludoteca.games.origo.rules.expansion import (
    do_expand_card,
    do_expand_square,
    find_expand_card,
    find_expand_square,
    why_not_expand_card,
    why_not_expand_square,
)
from ludoteca.games.origo.rules.menu import among_actions, do_menu, find_menu, why_not_menu
from ludoteca.games.origo.rules.movement import (
    do_move_from,
    do_move_to,
    do_navigate_from,
    do_navigate_to,
    find_move_from,
    find_navigate_from,
    find_target,
    why_not_move_from,
    why_not_move_to,
    why_not_navigate_from,
    why_not_navigate_to,
)
from ludoteca.games.origo.rules.placement import do_place, find_place, why_not_place
from ludoteca.games.origo.rules.refusing import among_hand, among_shields, among_squares
from ludoteca.kernel.bits import i32
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.observation import Observation


class OrigoPosition(OrigoState):
    """A position of Origo that can be played.

    A move begins at the menu with an action; each further pick is a decision put on top of the menu, with the
    card or square chosen so far, until the last pick carries the move out and takes them off again.
    """

    feature_names = FEATURES
    values_in = "ludoteca.games.origo"
    decisions = (
        Decision(Ask.PLACE, find_place, do_place, why_not_place, among_squares),
        Decision(Ask.MENU, find_menu, do_menu, why_not_menu, among_actions),
        Decision(Ask.EXPAND_CARD, find_expand_card, do_expand_card, why_not_expand_card, among_hand),
        Decision(Ask.EXPAND_SQUARE, find_expand_square, do_expand_square, why_not_expand_square, among_squares),
        Decision(Ask.ATTACK_CARD, find_attack_card, do_attack_card, why_not_attack_card, among_hand),
        Decision(Ask.ATTACK_SQUARE, find_attack_square, do_attack_square, why_not_attack_square, among_squares),
        Decision(Ask.MOVE_FROM, find_move_from, do_move_from, why_not_move_from, among_shields),
        Decision(Ask.MOVE_TO, find_target, do_move_to, why_not_move_to, among_squares),
        Decision(Ask.EXCHANGE_CARD, find_exchange_card, do_exchange_card, why_not_exchange_card, among_hand),
        Decision(Ask.NAVIGATE_FROM, find_navigate_from, do_navigate_from, why_not_navigate_from, among_shields),
        Decision(Ask.NAVIGATE_TO, find_target, do_navigate_to, why_not_navigate_to, among_squares),
        Decision(Ask.REINFORCE, find_reinforce, do_reinforce, why_not_reinforce, among_reinforce),
    )

    def evaluate(self, seat: i32) -> i32:
        """Estimate what the position is worth to a seat, in hundredths of a point."""
        return evaluate(self, seat)

    def see(self, seat: i32, to: Observation) -> None:
        """Write what a seat may see, as numbers."""
        see(self, seat, to)

    def picture(self) -> str:
        """Show the board as text."""
        return picture(self)
