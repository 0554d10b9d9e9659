from ludoteca.kernel.cbits cimport i32, u128, ONE, popcount, lowest
from ludoteca.kernel.position cimport Position
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.heuristic cimport evaluate
from ludoteca.games.origo.rules.cards cimport card_of
from ludoteca.games.origo.rules.combat cimport (
    attack_kinds, attack_squares, declare, flag, may_attack, reinforce, reinforcement_kinds,
)
from ludoteca.games.origo.rules.exchange cimport exchange, exchange_kinds, may_exchange
from ludoteca.games.origo.rules.expansion cimport expand, expansion_kinds, expansion_squares, may_expand
from ludoteca.games.origo.rules.movement cimport movable, move, navigable, navigate, reach
from ludoteca.games.origo.rules.placement cimport placement_squares
from ludoteca.games.origo.rules.rounds cimport end_turn, next_placement
from ludoteca.games.origo.tables cimport (
    ATTACK, ATTACK_CARD, ATTACK_SQUARE, END, EXCHANGE, EXCHANGE_CARD, EXPAND, EXPAND_CARD, EXPAND_SQUARE, FLAG, MENU,
    MOVE, MOVE_FROM, MOVE_TO, NAVIGATE, NAVIGATE_FROM, NAVIGATE_TO, PLACE, PLACED, SHOW,
)

cdef class OrigoPosition(OrigoState):
    cdef u128 actions(self, i32 seat) noexcept nogil
    cdef void ask(self, i32 kind, i32 a) noexcept nogil
    cdef void settle(self, i32 frames) noexcept nogil
    cdef void place(self, i32 seat, i32 square) noexcept nogil
    cdef void choose(self, i32 seat, i32 action) noexcept nogil
    cdef void select(self, i32 seat, i32 kind) noexcept nogil
