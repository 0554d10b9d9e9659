from ludoteca.kernel.cbits cimport i32, lowest, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.rules.cards cimport playable
from ludoteca.games.origin.rules.decks cimport left_in
from ludoteca.games.origin.rules.rewards cimport do_task, find_options, reward_area
from ludoteca.games.origin.rules.tiles cimport open_tiles, piled
from ludoteca.games.origin.tables cimport (
    ACTION, DECKS, END, GREEN, IDLE_ROUNDS, IN_COLOUR, NOTE_LAST_TURNS, NOTE_OVER, NOTE_SKIPPED, NOTE_TURN, NO_REASON,
    REASON_DECK, REASON_IDLE, REASON_PAWNS, REASON_SKIPS, REASON_TILES, REASON_VILLAGES, REWARD, STRAITS, TASK_B,
    TASK_DONE,
)

cdef void proceed(OriginState position) noexcept nogil
cdef void check_end(OriginState position, i32 seat) noexcept nogil
cdef bint decks_spent(OriginState position) noexcept nogil
cdef i32 villages_left(OriginState position) noexcept nogil
cdef i32 stock_left(OriginState position) noexcept nogil
cdef void arrived(OriginState position, i32 region) noexcept nogil
cpdef void skip(OriginState position, i32 seat) noexcept nogil
cpdef void end_turn(OriginState position) noexcept nogil
cdef void begin_turn(OriginState position) noexcept nogil
cdef void finish(OriginState position, i32 reason) noexcept nogil
