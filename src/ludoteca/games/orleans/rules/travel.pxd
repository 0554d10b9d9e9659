from ludoteca.kernel.cbits cimport i32
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.tables cimport EDGE_BETWEEN, NEXT_CITIES, NOTE_BUILT, NOTE_GOOD, NOTE_TRAVELLED, ORLEANS

cpdef i32 next_cities(OrleansState position, i32 seat, i32 via) noexcept nogil
cpdef i32 edge_to(OrleansState position, i32 seat, i32 via, i32 city) noexcept nogil
cpdef i32 goods_on(OrleansState position, i32 edge) noexcept nogil
cdef void travel(OrleansState position, i32 seat, i32 via, i32 city, i32 good) noexcept nogil
cpdef bint may_build(OrleansState position, i32 seat) noexcept nogil
cdef void build(OrleansState position, i32 seat) noexcept nogil
