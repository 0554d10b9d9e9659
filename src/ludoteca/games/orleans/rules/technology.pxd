from ludoteca.kernel.cbits cimport ONE, i32, u64
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.tables cimport (
    FARMER, NOTE_TECH_PLACED, NOTE_TECHNOLOGY, PLACE_OF, PLACES, SPACES_OF, TECH_SPACES, TECHNOLOGY, TYPED,
)

cdef void gain_technology(OrleansState position, i32 seat) noexcept nogil
cpdef u64 tech_spaces(OrleansState position, i32 seat) noexcept nogil
cdef void place_technology(OrleansState position, i32 seat, i32 space) noexcept nogil
