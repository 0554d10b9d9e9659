from ludoteca.kernel.cbits cimport i32, u128, popcount
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.rules.cards cimport refill
from ludoteca.games.origo.scoring cimport score
from ludoteca.games.origo.tables cimport (
    ENDED_TURN, FIGHTS, INITIAL, MENU, NEW_START_PLAYER, OVER, PASSED, PLAY_BEGINS, ROUND_LIMIT, SHIFTS, TURN,
)

cdef void next_placement(OrigoState position, i32 seat) noexcept nogil
cdef void begin_turn(OrigoState position, i32 seat) noexcept nogil
cdef void end_turn(OrigoState position) noexcept nogil
cdef void end_round(OrigoState position) noexcept nogil
cdef i32 new_start_player(OrigoState position) noexcept nogil
