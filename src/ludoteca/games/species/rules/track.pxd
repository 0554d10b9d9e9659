from ludoteca.kernel.cbits cimport ONE, i32, nth, popcount
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.tables cimport CHANCE_TILES, LEVEL, MAP_SPACES, NOTE_REFILLED, TRACK_SPACES

cpdef i32 free_tiles(SpeciesState position) noexcept nogil
cpdef i32 map_tiles(SpeciesState position) noexcept nogil
cpdef void insert(SpeciesState position, i32 tile) noexcept nogil
cpdef void remove(SpeciesState position, i32 tile) noexcept nogil
cpdef i32 stacks_left(SpeciesState position) noexcept nogil
cdef i32 deal_tile(SpeciesState position) noexcept nogil
cdef void uncover(SpeciesState position, i32 stack) noexcept nogil
cdef void refill(SpeciesState position, i32 stack) noexcept nogil
cdef void put_under(SpeciesState position, i32 tile, i32 stack) noexcept nogil
