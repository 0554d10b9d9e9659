"""Every decision of the game (section 6): who finds what may be picked, who does it, and who says why not."""

from __future__ import annotations

from ludoteca.games.orleans.features import FEATURES
from ludoteca.games.orleans.heuristic import evaluate
from ludoteca.games.orleans.names import Ask
from ludoteca.games.orleans.observation import see
from ludoteca.games.orleans.picture import picture
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.bathhouse import (
    among_drawn,
    do_bath,
    do_bath_space,
    do_bathe,
    do_keep,
    find_bath,
    find_bath_spaces,
    find_bathe,
    find_kept,
)
from ludoteca.games.orleans.rules.deeds import (
    among_deeds,
    among_senders,
    do_deed,
    do_reward,
    do_send,
    find_deeds,
    find_rewards,
    find_senders,
    why_not_deed,
    why_not_send,
)
from ludoteca.games.orleans.rules.events import do_food, do_protect, find_food, find_protection, why_not_food
from ludoteca.games.orleans.rules.followers import (
    among_draws,
    among_held,
    among_spaces,
    do_draw,
    do_take_back,
    find_draws,
    find_retrievable,
    why_not_draw,
    why_not_take_back,
)
from ludoteca.games.orleans.rules.payments import among_items, do_torture, find_items, why_not_torture
from ludoteca.games.orleans.rules.places import (
    among_actions,
    among_purchases,
    do_act,
    do_buy,
    find_actions,
    find_purchases,
    why_not_act,
    why_not_buy,
)
from ludoteca.games.orleans.rules.planning import (
    do_plan,
    do_plan_space,
    find_plan,
    find_plan_spaces,
    guess_plan,
    why_not_plan,
    why_not_space,
)
from ludoteca.games.orleans.rules.recruiting import (
    among_recruits,
    do_recruit,
    do_tile,
    find_recruits,
    find_tiles,
    why_not_recruit,
)
from ludoteca.games.orleans.rules.rounds import proceed
from ludoteca.games.orleans.rules.technology import do_place_tech, find_tech_spaces, why_not_place_tech
from ludoteca.games.orleans.rules.tiles import among_tiles, do_remove, find_removals, why_not_remove, why_not_tile
from ludoteca.games.orleans.rules.tower import do_tower, find_tower, why_not_tower
from ludoteca.games.orleans.rules.travel import (
    among_cities,
    among_goods,
    do_city,
    do_good,
    find_cities,
    find_goods,
    why_not_city,
    why_not_good,
)
from ludoteca.games.orleans.scoring import score
from ludoteca.kernel.bits import i32
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.frames import Shown
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.position import Position


class OrleansPosition(OrleansState):
    """A position of Orléans that can be played.

    The decision at the bottom of the stack (ROUND) is never asked: when it comes to the top the round goes on
    by itself. A move begins with a decision right above it; each further pick of the move is a decision put on
    top, whose slots tell what was chosen so far, until the last pick takes them all off again.
    """

    judged_at_own_turn = frozenset((2,))
    feature_names = FEATURES
    values_in = "ludoteca.games.orleans"
    decisions = (
        Decision(Ask.ROUND),
        Decision(Ask.REMOVE, find_removals, do_remove, why_not_remove, among_tiles),
        Decision(Ask.DRAW, find_draws, do_draw, why_not_draw, among_draws),
        Decision(Ask.TAKE_BACK, find_retrievable, do_take_back, why_not_take_back, among_spaces),
        Decision(Ask.BATHE, find_bathe, do_bathe),
        Decision(Ask.KEEP, find_kept, do_keep),
        Decision(Ask.TOWER, find_tower, do_tower, why_not_tower, among_held),
        Decision(Ask.PLAN, find_plan, do_plan, why_not_plan, among_held),
        Decision(Ask.PLAN_SPACE, find_plan_spaces, do_plan_space, why_not_space, among_spaces),
        Decision(Ask.ACT, find_actions, do_act, why_not_act, among_actions),
        Decision(Ask.RECRUIT, find_recruits, do_recruit, why_not_recruit, among_recruits),
        Decision(Ask.TILE, find_tiles, do_tile, why_not_tile, among_tiles),
        Decision(Ask.CITY, find_cities, do_city, why_not_city, among_cities),
        Decision(Ask.GOOD, find_goods, do_good, why_not_good, among_goods),
        Decision(Ask.SEND, find_senders, do_send, why_not_send, among_senders),
        Decision(Ask.DEED, find_deeds, do_deed, why_not_deed, among_deeds),
        Decision(Ask.REWARD, find_rewards, do_reward),
        Decision(Ask.BUY, find_purchases, do_buy, why_not_buy, among_purchases),
        Decision(Ask.BATH, find_bath, do_bath, None, among_drawn),
        Decision(Ask.BATH_SPACE, find_bath_spaces, do_bath_space, why_not_space, among_spaces),
        Decision(Ask.PLACE_TECH, find_tech_spaces, do_place_tech, why_not_place_tech, among_spaces),
        Decision(Ask.SACRISTY, find_protection, do_protect),
        Decision(Ask.FOOD, find_food, do_food, why_not_food, among_goods),
        Decision(Ask.TORTURE, find_items, do_torture, why_not_torture, among_items),
    )

    def apply(self, seat: i32, pick: i32) -> None:
        """Carry out one legal pick; after the last one of a move the round goes on."""
        Position.apply(self, seat, pick)
        if self.draft == 0:
            proceed(self)

    def points(self, seat: i32) -> i32:
        """Tell the points of a seat (16)."""
        return score(self, seat)

    def tie_break(self, seat: i32) -> i32:
        """Of players with equal points the one further on the development track is ahead (16)."""
        return self.development[seat]

    def frame_shown(self, seat: i32, level: i32) -> i32:
        """Tell how much a seat may see of a pending decision: not how far the draft of another has come (17)."""
        if level > 1 and seat >= 0 and self.draft and not (self.deciders >> seat) & 1:
            return Shown.NOTHING
        return Shown.ALL

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
        """Deal anew what the seat cannot know: bags of the others, and plans committed but not shown (17)."""
        other: i32
        self.redeal_bags(seat)
        if self.kind == Ask.PLAN and self.draft == 0 and not self.in_turn_order:
            for other in range(self.seats):
                if other != seat and not (self.deciders >> other) & 1:
                    guess_plan(self, other)
