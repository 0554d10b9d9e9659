from ludoteca.kernel.cbits cimport i32, lowest
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.tables cimport (
    DISTANCE, FROM_CUBES, LEVEL, NEW, NOTE_CAPTURED, NOTE_DISPLACED, NOTE_RETURNED, SCALPEL,
)

cpdef i32 empty_spaces(SpeciesState position) noexcept nogil
cpdef bint needs_scalpel(SpeciesState position, i32 tile, i32 space) noexcept nogil
cpdef i32 targets(SpeciesState position, i32 seat, i32 tile) noexcept nogil
cpdef i32 refuges(SpeciesState position, i32 space) noexcept nogil
cdef void overwrite(SpeciesState position, i32 seat, i32 space, i32 refuge) noexcept nogil
cdef void move_tile(SpeciesState position, i32 space, i32 refuge) noexcept nogil
cdef void return_cubes(SpeciesState position, i32 seat, i32 space) noexcept nogil

cdef i32 EVERY
