from ludoteca.kernel.cbits cimport i32
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.tables cimport AREAS, CHANCE_TILES, LEVELS, NOTE_REFILLED, NOTE_STOLE_TILE, NOTE_TILE

cpdef i32 takeable_levels(OriginState position, i32 seat) noexcept nogil
cdef i32 levels_in(OriginState position, i32 area) noexcept nogil
cpdef i32 takeable(OriginState position, i32 seat, i32 areas) noexcept nogil
cpdef void place(OriginState position, i32 seat, i32 level) noexcept nogil
cdef void take_tile(OriginState position, i32 seat, i32 area, i32 level) noexcept nogil
cpdef i32 piled(OriginState position) noexcept nogil
cpdef void refill(OriginState position, i32 area) noexcept nogil
cdef i32 from_pile(OriginState position) noexcept nogil
cdef i32 open_tiles(OriginState position) noexcept nogil
cdef i32 stealable_levels(OriginState position, i32 thief, i32 victim) noexcept nogil
cdef void steal_tile(OriginState position, i32 thief, i32 victim, i32 level) noexcept nogil
