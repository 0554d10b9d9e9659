from ludoteca.kernel.cbits cimport ONE, i32, lowest, popcount, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.scoring cimport continents
from ludoteca.games.origin.tables cimport (
    ALL_COLOURS, BOTH_ENDS, CONDITION, CONTINENTS, CONTINENTS_PRESENT, CONTINENTS_WANTED, EACH_COLOUR, GREEN, HEIGHT,
    IN_COLOUR, IN_CONTINENT, MANY_CONTINENTS, NEAR, ON_COLOUR, ON_CONTINENT, PAWN_COLOUR, PAWN_COLOURS,
    SAME_CONTINENT, STRAITS, STRAIT_A, STRAIT_B, SUBJECT, VILLAGES, WANTED, WITH_HEIGHT, WITH_WIDTH,
)

cpdef bint fulfilled(OriginState position, i32 seat, i32 card) noexcept nogil
cpdef i32 progress(OriginState position, i32 seat, i32 card) noexcept nogil
cpdef u64 group(u64 own, u64 start) noexcept nogil
cdef i32 largest_at_home(u64 own) noexcept nogil
cdef i32 largest_abroad(u64 own, i32 continents_wanted) noexcept nogil
cdef i32 touched(u64 regions) noexcept nogil
cdef i32 with_height(OriginState position, i32 seat, i32 height) noexcept nogil
cdef i32 rarest_colour(OriginState position, i32 seat) noexcept nogil
cdef i32 colours_held(u64 own) noexcept nogil
cdef i32 straits_held(OriginState position, i32 seat, bint both) noexcept nogil
