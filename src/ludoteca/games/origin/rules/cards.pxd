from ludoteca.kernel.cbits cimport ONE, i32, lowest, popcount, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.rules.decks cimport ask_excess, deck_of, draw_cards, left_in, put_back, returned
from ludoteca.games.origin.rules.evolution cimport evolvable
from ludoteca.games.origin.rules.movement cimport migrants, swappers
from ludoteca.games.origin.rules.objectives cimport fulfilled
from ludoteca.games.origin.rules.tiles cimport stealable_levels, takeable
from ludoteca.games.origin.rules.tokens cimport half_held, strait_tokens
from ludoteca.games.origin.tables cimport (
    ABUNDANCE, ACTION, ACTIONS_DECK, ALL_AREAS, AMBUSH, BEFORE, BOLD_LINEAGE, COUNCIL, COUNCILS, COUNCIL_OF_ELDERS,
    DREAMS, ELDERS_DRAW, END, FERRYMEN, FIRST_IN_DECK, FIRST_OBJECTIVE, GREAT_COUNCIL, LEVEL, LEVELS, LONG_MARCH,
    NOTE_OBJECTIVE, NOTE_PLAYED, NOTE_STOLE_STRAIT, OBJECTIVES, PERMANENTS, PER_TURN, POINTS, RAIDERS, RESTLESS_CLAN,
    STOLEN_FIRE, SUDDEN_INSIGHT, TRIBUTE, TWIN_BIRTH, TWO_DREAMS, UNTIL_REWARD, WAR_PAINT, WATCHDOGS, WINDOW,
)

cpdef u64 playable(OriginState position, i32 seat, i32 window) noexcept nogil
cdef bint may_play(OriginState position, i32 seat, i32 card, i32 window) noexcept nogil
cpdef bint quota_left(OriginState position, i32 seat, i32 deck) noexcept nogil
cdef bint has_level(OriginState position, i32 seat, i32 level) noexcept nogil
cpdef bint in_window(OriginState position, i32 card, i32 window) noexcept nogil
cdef bint has_effect(OriginState position, i32 seat, i32 card) noexcept nogil
cdef i32 victims(OriginState position, i32 seat, i32 card) noexcept nogil
cdef bint worth_stealing(OriginState position, i32 seat, i32 rival, i32 card) noexcept nogil
cdef void steal_strait(OriginState position, i32 seat, i32 victim) noexcept nogil
cdef void lay_down(OriginState position, i32 seat, i32 card) noexcept nogil
cdef void replace_objective(OriginState position, i32 seat) noexcept nogil
cdef void hold_council(OriginState position, i32 seat) noexcept nogil
cdef void settle_council(OriginState position, i32 seat, i32 kept) noexcept nogil
