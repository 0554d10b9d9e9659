from ludoteca.kernel.cbits cimport ONE, i32, popcount
from ludoteca.games.orleans.heuristic cimport evaluate
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.bathhouse cimport bath_over, bath_spaces, draw_bath, find_bath, place_drawn
from ludoteca.games.orleans.rules.deeds cimport chooses_reward, deeds_for, send, sendable
from ludoteca.games.orleans.rules.events cimport befall, food_of, give_food, prevent
from ludoteca.games.orleans.rules.followers cimport (
    bathe, draw_all, draw_one, drawn_kinds, find_draws, find_tower, keep, may_go_on, put_back, retrievable,
    take_back, tower_settled,
)
from ludoteca.games.orleans.rules.payments cimport find_items, give
from ludoteca.games.orleans.rules.places cimport buy, executable, execute, most_to_buy, return_followers
from ludoteca.games.orleans.rules.planning cimport find_plan, guess_plan, open_spaces, plan
from ludoteca.games.orleans.rules.recruiting cimport recruit, recruits, take_tile, tiles_on_offer
from ludoteca.games.orleans.rules.rounds cimport committed, may_place_technology, next_turn, pass_round, proceed
from ludoteca.games.orleans.rules.technology cimport place_technology, tech_spaces
from ludoteca.games.orleans.rules.travel cimport edge_to, goods_on, next_cities, travel
from ludoteca.games.orleans.scoring cimport score
from ludoteca.games.orleans.tables cimport (
    ACT, AMOUNT, BATH, BATH_SPACE, BATHE, BATHHOUSE, BUY, CITY, DEED, DRAW, EFFECT, EFFECT_BATH, EFFECT_BUY,
    EFFECT_DEEDS, EFFECT_MOVE, EFFECT_TOWER, FIRST_CITY, FIRST_DEED, FIRST_FOLLOWER, FIRST_GOOD, FIRST_PLACE, FOOD,
    GOOD, KEEP, NOTE_ACTED, NOTE_REMOVED, PICK_COIN, PICK_COMMIT, PICK_DEVELOPMENT, PICK_DONE, PICK_DRAW,
    PICK_DRAW_ALL, PICK_NO, PICK_NONE, PICK_ONE, PICK_PASS, PICK_SKIP, PICK_STOP, PICK_TAKE_BACK, PICK_YES,
    PLACE_TECH, PLAN, PLAN_SPACE, RECRUIT, REMOVE, REWARD, ROUND, SACRISTY, SEND, TAKE_BACK, TILE, TORTURE, TOWER,
    TRADER, VILLAGE,
)

cdef class OrleansPosition(OrleansState):
    cdef void find_detail(self, i32 seat, i32 kind) noexcept nogil
    cdef void find_bath_spaces(self, i32 seat) noexcept nogil
    cdef void choose_planned(self, i32 seat, i32 pick) noexcept nogil
    cdef void use_allowance(self, i32 seat, i32 pick) noexcept nogil
    cdef void choose_tower(self, i32 seat, i32 pick) noexcept nogil
    cdef void answer(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void choose_action(self, i32 seat, i32 pick) noexcept nogil
    cdef void choose_detail(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void recruit_at(self, i32 seat, i32 place, i32 kind, i32 tile) noexcept nogil
    cdef void travel_from(self, i32 seat, i32 place, i32 city, i32 good) noexcept nogil
    cdef void choose_deed(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void leave_deeds(self) noexcept nogil
    cdef void enter_bath(self, i32 seat) noexcept nogil
    cdef void leave_bath(self, i32 seat) noexcept nogil
    cdef void finish(self, i32 seat, i32 place) noexcept nogil
    cdef void ask(self, i32 kind, i32 a, i32 b, i32 c) noexcept nogil
    cdef void settle(self) noexcept nogil
