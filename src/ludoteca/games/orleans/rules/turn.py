"""Every decision of the game (section 6): what may be picked, and what then happens."""

from __future__ import annotations

from ludoteca.games.orleans.heuristic import evaluate
from ludoteca.games.orleans.picture import picture
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.bathhouse import bath_over, bath_spaces, draw_bath, find_bath, place_drawn
from ludoteca.games.orleans.rules.deeds import chooses_reward, deeds_for, send, sendable
from ludoteca.games.orleans.rules.events import befall, food_of, give_food, prevent
from ludoteca.games.orleans.rules.followers import (
    bathe,
    draw_all,
    draw_one,
    drawn_kinds,
    find_draws,
    find_tower,
    keep,
    may_go_on,
    put_back,
    retrievable,
    take_back,
    tower_settled,
)
from ludoteca.games.orleans.rules.payments import find_items, give
from ludoteca.games.orleans.rules.places import buy, executable, execute, most_to_buy, return_followers
from ludoteca.games.orleans.rules.planning import find_plan, guess_plan, open_spaces, plan
from ludoteca.games.orleans.rules.recruiting import recruit, recruits, take_tile, tiles_on_offer
from ludoteca.games.orleans.rules.rounds import committed, may_place_technology, next_turn, pass_round, proceed
from ludoteca.games.orleans.rules.technology import place_technology, tech_spaces
from ludoteca.games.orleans.rules.travel import edge_to, goods_on, next_cities, travel
from ludoteca.games.orleans.scoring import score
from ludoteca.games.orleans.tables import (
    ACT,
    AMOUNT,
    BATH,
    BATH_SPACE,
    BATHE,
    BATHHOUSE,
    BUY,
    CITY,
    DEED,
    DRAW,
    EFFECT,
    EFFECT_BATH,
    EFFECT_BUY,
    EFFECT_DEEDS,
    EFFECT_MOVE,
    EFFECT_TOWER,
    FIRST_CITY,
    FIRST_DEED,
    FIRST_FOLLOWER,
    FIRST_GOOD,
    FIRST_PLACE,
    FOOD,
    GOOD,
    KEEP,
    NOTE_ACTED,
    NOTE_REMOVED,
    PICK_COIN,
    PICK_COMMIT,
    PICK_DEVELOPMENT,
    PICK_DONE,
    PICK_DRAW,
    PICK_DRAW_ALL,
    PICK_NO,
    PICK_NONE,
    PICK_ONE,
    PICK_PASS,
    PICK_SKIP,
    PICK_STOP,
    PICK_TAKE_BACK,
    PICK_YES,
    PLACE_TECH,
    PLAN,
    PLAN_SPACE,
    RECRUIT,
    REMOVE,
    REWARD,
    ROUND,
    SACRISTY,
    SEND,
    TAKE_BACK,
    TILE,
    TORTURE,
    TOWER,
    TRADER,
    VILLAGE,
)
from ludoteca.kernel.bits import ONE, i32, popcount


class OrleansPosition(OrleansState):
    """A position of Orléans that can be played.

    The decision at the bottom of the stack (ROUND) is never asked: when it comes to the top the round goes on
    by itself. A move begins with a decision right above it; each further pick of the move is a decision put on
    top, which carries what was chosen so far in `a` to `d`, until the last pick takes them all off again.
    """

    def points(self, seat: i32) -> i32:
        """Tell the points of a seat (16)."""
        return score(self, seat)

    def evaluate(self, seat: i32) -> i32:
        """Estimate what the position is worth to a seat, in hundredths of a point."""
        return evaluate(self, seat)

    def picture(self) -> str:
        """Show the board as text."""
        return picture(self)

    def redeal(self, seat: i32) -> None:
        """Deal anew what the seat cannot know: bags of the others, and plans committed but not shown (17)."""
        other: i32
        self.redeal_bags(seat)
        if self.kind == PLAN and self.draft == 0 and not self.in_turn_order:
            for other in range(self.seats):
                if other != seat and not (self.deciders >> other) & 1:
                    guess_plan(self, other)

    # What may be picked.

    def find(self, seat: i32) -> i32:
        """Find the legal picks."""
        kind: i32 = self.kind
        self.low = 0
        self.high = 0
        if kind == ACT:
            self.low = (ONE * executable(self, seat)) << FIRST_PLACE
            self.high = ONE << (PICK_PASS - 128)
        elif kind == PLAN:
            find_plan(self, seat)
        elif kind == PLAN_SPACE:
            self.low = open_spaces(self, seat, self.a)
        elif kind == DRAW:
            find_draws(self, seat)
        elif kind == TAKE_BACK:
            self.low = retrievable(self, seat)
        elif kind == TORTURE:
            find_items(self, seat)
        elif kind == PLACE_TECH:
            self.low = tech_spaces(self, seat)
        elif kind == TOWER:
            find_tower(self, seat)
        elif kind == BATH:
            find_bath(self, seat)
        elif kind == BATH_SPACE:
            self.find_bath_spaces(seat)
        elif kind == KEEP:
            self.high = drawn_kinds(self)
        else:
            self.find_detail(seat, kind)
        return popcount(self.low) + popcount(self.high)

    def find_detail(self, seat: i32, kind: i32) -> None:
        """Find the picks that complete an action, and those with few answers."""
        n: i32
        if kind == RECRUIT:
            self.high = ONE * recruits(self, seat, self.a)
        elif kind == TILE:
            self.low = (ONE * tiles_on_offer(self, seat)) << FIRST_PLACE
        elif kind == CITY:
            self.low = (ONE * next_cities(self, seat, AMOUNT[self.a])) << FIRST_CITY
        elif kind == GOOD:
            self.low = (ONE * goods_on(self, edge_to(self, seat, AMOUNT[self.a], self.b))) << FIRST_GOOD
            self.high = ONE << (PICK_NONE - 128)
        elif kind == SEND:
            self.high = ONE * sendable(self, seat, self.a)
            if self.b:
                self.high |= ONE << (PICK_DONE - 128)
        elif kind == DEED:
            self.low = (ONE * deeds_for(self, self.b)) << FIRST_DEED
        elif kind == REWARD:
            self.high = (ONE << (PICK_COIN - 128)) | (ONE << (PICK_DEVELOPMENT - 128))
        elif kind == BUY:
            for n in range(most_to_buy(self, seat, self.a)):
                self.high |= ONE << (PICK_ONE + n - 128)
        elif kind == SACRISTY:
            self.high = (ONE << (PICK_YES - 128)) | (ONE << (PICK_NO - 128))
        elif kind == FOOD:
            self.low = (ONE * food_of(self, seat)) << FIRST_GOOD
        elif kind == BATHE:
            self.low = ONE << (FIRST_PLACE + BATHHOUSE)
            self.high = ONE << (PICK_SKIP - 128)
        elif kind == REMOVE:
            self.low = (ONE * self.pile) << FIRST_PLACE

    def find_bath_spaces(self, seat: i32) -> None:
        """Find where a drawn follower can go; how many are placed stands in the decision below."""
        kind: i32 = self.a
        self.pop()
        self.low = bath_spaces(self, seat, kind)
        self.push(BATH_SPACE, 1 << seat, kind, 0, 0, 0)

    # What then happens.

    def apply(self, seat: i32, pick: i32) -> None:
        """Carry out one legal pick."""
        kind: i32 = self.kind
        self.draft += 1
        if kind == PLAN:
            self.choose_planned(seat, pick)
        elif kind == PLAN_SPACE:
            kind = self.a
            self.pop()
            plan(self, seat, kind, pick)
        elif kind == ACT:
            self.choose_action(seat, pick)
        elif kind in (DRAW, TAKE_BACK):
            self.use_allowance(seat, pick)
        elif kind == TORTURE:
            self.draft = 0
            give(self, seat, pick)
        elif kind == PLACE_TECH:
            self.draft = 0
            place_technology(self, seat, pick)
            if not may_place_technology(self, seat):
                self.pop()
        elif kind == TOWER:
            self.choose_tower(seat, pick)
        elif kind == BATH:
            if pick == PICK_DONE:
                self.leave_bath(seat)
            else:
                self.push(BATH_SPACE, 1 << seat, pick - FIRST_FOLLOWER, 0, 0, 0)
        elif kind == BATH_SPACE:
            kind = self.a
            self.pop()
            place_drawn(self, seat, kind, pick)
            if bath_over(self, seat):
                self.leave_bath(seat)
        elif kind in (BATHE, KEEP, SACRISTY, FOOD, REMOVE):
            self.answer(seat, kind, pick)
        else:
            self.choose_detail(seat, kind, pick)
        if self.draft == 0:
            proceed(self)

    def choose_planned(self, seat: i32, pick: i32) -> None:
        """Go on planning; from the first follower to the commit nobody else comes between (DP4)."""
        if pick == PICK_COMMIT:
            if self.draft > 1:
                self.pop()
            self.draft = 0
            committed(self, seat)
            return
        if self.draft == 1:
            self.push(PLAN, 1 << seat, 0, 0, 0, 0)
        self.push(PLAN_SPACE, 1 << seat, pick - FIRST_FOLLOWER, 0, 0, 0)

    def use_allowance(self, seat: i32, pick: i32) -> None:
        """Draw, take back or stop (DP3a)."""
        if pick == PICK_TAKE_BACK:
            self.push(TAKE_BACK, 1 << seat, 0, 0, 0, 0)
            return
        self.draft = 0
        if pick == PICK_DRAW:
            draw_one(self, seat)
        elif pick == PICK_DRAW_ALL:
            draw_all(self, seat)
        elif pick == PICK_STOP:
            self.allowance[seat] = 0
        else:
            self.pop()
            take_back(self, seat, pick)
        if not may_go_on(self, seat):
            self.allowance[seat] = 0
            self.deciders &= ~(1 << seat)
            if self.deciders == 0:
                self.pop()

    def choose_tower(self, seat: i32, pick: i32) -> None:
        """Send a follower up the tower, or be done (DP3c)."""
        kind: i32 = pick - FIRST_FOLLOWER
        if pick == PICK_COMMIT:
            tower_settled(self, seat)
            self.settle()
        else:
            self.market[11 * seat + kind] -= 1
            self.tower[11 * seat + kind] += 1

    def answer(self, seat: i32, kind: i32, pick: i32) -> None:
        """Carry out a decision of a single pick that stands alone."""
        self.settle()
        if kind == BATHE:
            if pick != PICK_SKIP:
                bathe(self, seat)
        elif kind == KEEP:
            keep(self, seat, pick - FIRST_FOLLOWER)
        elif kind == FOOD:
            give_food(self, seat, pick - FIRST_GOOD)
        elif kind == SACRISTY:
            if pick == PICK_YES:
                prevent(self, seat)
            else:
                befall(self, seat)
        else:
            self.pile &= ~(1 << (pick - FIRST_PLACE))
            self.tiles_gone |= 1 << (pick - FIRST_PLACE)
            self.note(NOTE_REMOVED, -1, seat, pick - FIRST_PLACE, 0, 0, 0, 0)

    def choose_action(self, seat: i32, pick: i32) -> None:
        """Begin to execute a place, or pass (phase 5)."""
        place: i32 = pick - FIRST_PLACE
        effect: i32
        if pick == PICK_PASS:
            self.settle()
            pass_round(self, seat)
            return
        effect = EFFECT[place]
        if place == VILLAGE:
            self.ask(RECRUIT, place, 0, 0)
        elif effect == EFFECT_MOVE:
            self.ask(CITY, place, 0, 0)
        elif effect in (EFFECT_DEEDS, EFFECT_TOWER):
            self.note(NOTE_ACTED, -1, seat, place, 0, 0, 0, 0)
            self.ask(SEND, place, 0, 0)
        elif effect == EFFECT_BUY:
            self.ask(BUY, place, 0, 0)
        elif effect == EFFECT_BATH:
            self.enter_bath(seat)
        else:
            self.note(NOTE_ACTED, -1, seat, place, 0, 0, 0, 0)
            execute(self, seat, place)
            self.finish(seat, place)

    def choose_detail(self, seat: i32, kind: i32, pick: i32) -> None:
        """Go on with an action that asks something (8, 9)."""
        place: i32 = self.a
        if kind == RECRUIT:
            if pick - FIRST_FOLLOWER == TRADER and tiles_on_offer(self, seat):
                self.ask(TILE, place, 0, 0)
            else:
                self.recruit_at(seat, place, pick - FIRST_FOLLOWER, -1)
        elif kind == TILE:
            self.recruit_at(seat, place, TRADER, pick - FIRST_PLACE)
        elif kind == CITY:
            if goods_on(self, edge_to(self, seat, AMOUNT[place], pick - FIRST_CITY)):
                self.ask(GOOD, place, pick - FIRST_CITY, 0)
            else:
                self.travel_from(seat, place, pick - FIRST_CITY, -1)
        elif kind == GOOD:
            self.travel_from(seat, place, self.b, -1 if pick == PICK_NONE else pick - FIRST_GOOD)
        elif kind == BUY:
            self.note(NOTE_ACTED, -1, seat, place, 0, 0, 0, 0)
            buy(self, seat, pick - PICK_ONE + 1)
            self.finish(seat, place)
        else:
            self.choose_deed(seat, kind, pick)

    def recruit_at(self, seat: i32, place: i32, kind: i32, tile: i32) -> None:
        """Recruit in the Village, a trader with the chosen place tile (8)."""
        self.note(NOTE_ACTED, -1, seat, place, 0, 0, 0, 0)
        recruit(self, seat, kind)
        if tile >= 0:
            take_tile(self, seat, tile)
        self.finish(seat, place)

    def travel_from(self, seat: i32, place: i32, city: i32, good: i32) -> None:
        """Move the merchant by a place that does so (8)."""
        self.note(NOTE_ACTED, -1, seat, place, 0, 0, 0, 0)
        travel(self, seat, AMOUNT[place], city, good)
        self.finish(seat, place)

    def choose_deed(self, seat: i32, kind: i32, pick: i32) -> None:
        """Send one or two followers to deeds, each with its deed and reward (8, R21)."""
        place: i32 = self.a
        follower: i32 = self.b
        deed: i32 = self.c
        if kind == SEND:
            if pick == PICK_DONE:
                self.leave_deeds()
            else:
                self.ask(DEED, place, pick - FIRST_FOLLOWER, 0)
            return
        if kind == DEED:
            deed = pick - FIRST_DEED
            if chooses_reward(self, seat, deed):
                self.ask(REWARD, place, follower, deed)
                return
        else:
            self.pop()
        self.pop()
        send(self, seat, place, follower, deed, pick == PICK_DEVELOPMENT)
        self.b += 1
        if self.b == 2 or sendable(self, seat, place) == 0:
            self.leave_deeds()

    def leave_deeds(self) -> None:
        """End an action of deeds; followers that were not sent stay."""
        self.settle()
        next_turn(self)

    def enter_bath(self, seat: i32) -> None:
        """Use the first-edition Bathhouse: draw, then ask what to place (18)."""
        self.note(NOTE_ACTED, -1, seat, BATHHOUSE, 0, 0, 0, 0)
        self.settle()
        draw_bath(self, seat)
        self.push(BATH, 1 << seat, 0, 0, 0, 0)
        if bath_over(self, seat):
            self.leave_bath(seat)

    def leave_bath(self, seat: i32) -> None:
        """Put the other drawn followers back, then the one that was used (R13)."""
        put_back(self, seat)
        self.finish(seat, BATHHOUSE)

    def finish(self, seat: i32, place: i32) -> None:
        """End an action: its followers return to the bag, the turn goes on."""
        return_followers(self, seat, place)
        self.settle()
        next_turn(self)

    def ask(self, kind: i32, a: i32, b: i32, c: i32) -> None:
        """Ask the same player for the next pick of the move."""
        self.push(kind, self.deciders, a, b, c, 0)

    def settle(self) -> None:
        """Complete a move: take its decisions off the stack."""
        while self.kind != ROUND:
            self.pop()
        self.draft = 0
