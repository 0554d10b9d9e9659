from ludoteca.kernel.cbits cimport ONE, i32, popcount, u64
from ludoteca.games.origin.heuristic cimport evaluate
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.rules.cards cimport (
    hold_council, lay_down, playable, replace_objective, settle_council, steal_strait, victims,
)
from ludoteca.games.origin.rules.decks cimport put_back, redeal_cards, returned, steal_card
from ludoteca.games.origin.rules.ends cimport arrived, end_turn, proceed, skip
from ludoteca.games.origin.rules.evolution cimport children, evolvable, evolve
from ludoteca.games.origin.rules.movement cimport migrants, migrations, movable, move, swappers, swaps
from ludoteca.games.origin.rules.rewards cimport begin_option, choose_option, find_options
from ludoteca.games.origin.rules.setup cimport choose_objective
from ludoteca.games.origin.rules.tiles cimport steal_tile, stealable_levels, take_tile, takeable
from ludoteca.games.origin.rules.tokens cimport half_held, take_strait
from ludoteca.games.origin.scoring cimport score
from ludoteca.games.origin.tables cimport (
    ACTION, ALL_AREAS, AMBUSH, COUNCIL, COUNCIL_OF_ELDERS, DECK_CARDS, END, EXTRA, FERRYMEN, FIRST_CARD, FIRST_LEVEL,
    FIRST_OBJECTIVE, FIRST_PAWN, FIRST_SEAT, FIRST_STRAIT, FIRST_TILE, LEVELS, OBJECTIVE, PAWN, PICK_A, PICK_END,
    PICK_ON, PICK_SKIP, RAIDERS, RESTLESS_CLAN, RETURN, REWARD, RIVAL, STACK, STOLEN_FIRE, STRAIT, SUDDEN_INSIGHT,
    TARGET, TILE, TRIBUTE, TWIN_BIRTH,
)

cdef class OriginPosition(OriginState):
    cdef void find_action(self, i32 seat) noexcept nogil
    cdef void find_extra(self, i32 seat) noexcept nogil
    cdef u64 targets(self, i32 seat) noexcept nogil
    cdef void choose(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void begin_at(self, i32 seat, i32 region, i32 card) noexcept nogil
    cdef void play(self, i32 seat, i32 card) noexcept nogil
    cdef void choose_region(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void choose_tile(self, i32 seat, i32 tile) noexcept nogil
    cdef void choose_return(self, i32 seat, i32 card) noexcept nogil
    cdef void choose_victim(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void settle(self) noexcept nogil
