"""The table of all decisions: what may be picked, what then happens, and why something else may not."""

from __future__ import annotations

from ludoteca.games.origin.features import FEATURES
from ludoteca.games.origin.heuristic import evaluate
from ludoteca.games.origin.names import Ask
from ludoteca.games.origin.observation import see
from ludoteca.games.origin.picture import picture
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.action_cards import (
    among_levels,
    among_seats,
    among_straits,
    do_council,
    do_rival,
    do_stack,
    do_strait,
    find_council,
    find_rivals,
    find_stacks,
    find_straits,
    why_not_council,
    why_not_rival,
    why_not_stack,
    why_not_strait,
)
from ludoteca.games.origin.rules.actions import (
    among_actions,
    do_action,
    do_extra,
    find_actions,
    find_extras,
    why_not_action,
    why_not_extra,
)
from ludoteca.games.origin.rules.cards import why_not_end
from ludoteca.games.origin.rules.decks import among_hand, do_return, find_returns, why_not_return
from ludoteca.games.origin.rules.ends import do_end, find_ends, proceed
from ludoteca.games.origin.rules.evolution import among_pawns, do_pawn, find_pawns, why_not_pawn
from ludoteca.games.origin.rules.hidden import redeal_cards
from ludoteca.games.origin.rules.movement import among_regions, do_target, find_targets, why_not_target
from ludoteca.games.origin.rules.rewards import (
    among_rewards,
    among_tiles,
    do_reward,
    do_tile,
    find_rewards,
    find_tiles,
    why_not_reward,
    why_not_tile,
)
from ludoteca.games.origin.rules.setup import do_objective, find_objectives, why_not_objective
from ludoteca.games.origin.scoring import score
from ludoteca.kernel.bits import i32, popcount
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.position import Position


class OriginPosition(OriginState):
    """A position of Origin that can be played.

    The decision at the bottom of the stack belongs to the player on turn and changes its kind in the course of the
    turn: ACTION, REWARD, END. Each further pick of a move is a decision on top of it, which carries what was chosen
    so far; RETURN, COUNCIL and sometimes TILE are moves of their own.
    """

    judged_at_own_turn = frozenset((2, 3, 4))
    feature_names = FEATURES
    values_in = "ludoteca.games.origin"
    decisions = (
        Decision(Ask.OBJECTIVE, find_objectives, do_objective, why_not_objective),
        Decision(Ask.ACTION, find_actions, do_action, why_not_action, among_actions),
        Decision(Ask.PAWN, find_pawns, do_pawn, why_not_pawn, among_pawns),
        Decision(Ask.TARGET, find_targets, do_target, why_not_target, among_regions),
        Decision(Ask.REWARD, find_rewards, do_reward, why_not_reward, among_rewards),
        Decision(Ask.TILE, find_tiles, do_tile, why_not_tile, among_tiles),
        Decision(Ask.RETURN, find_returns, do_return, why_not_return, among_hand),
        Decision(Ask.COUNCIL, find_council, do_council, why_not_council, among_hand),
        Decision(Ask.END, find_ends, do_end, why_not_end, among_hand),
        Decision(Ask.EXTRA, find_extras, do_extra, why_not_extra, among_regions),
        Decision(Ask.RIVAL, find_rivals, do_rival, why_not_rival, among_seats),
        Decision(Ask.STACK, find_stacks, do_stack, why_not_stack, among_levels),
        Decision(Ask.STRAIT, find_straits, do_strait, why_not_strait, among_straits),
    )

    def apply(self, seat: i32, pick: i32) -> None:
        """Carry out one legal pick, and go on until somebody has something to decide."""
        Position.apply(self, seat, pick)
        proceed(self)

    def points(self, seat: i32) -> i32:
        """Tell the points of a seat now (10)."""
        return score(self, seat)

    def tie_break(self, seat: i32) -> i32:
        """Of players with equal points the one with more cards in hand is ahead (10)."""
        return popcount(self.hands[seat])

    def evaluate(self, seat: i32) -> i32:
        """Estimate what the position is worth to a seat, in hundredths of a point."""
        return evaluate(self, seat)

    def see(self, seat: i32, to: Observation) -> None:
        """Write what a seat may see, as numbers."""
        see(self, seat, to)

    def picture(self) -> str:
        """Show the board as text."""
        return picture(self)

    def redeal(self, seat: i32) -> None:
        """Deal anew what the seat cannot know (11)."""
        redeal_cards(self, seat)
