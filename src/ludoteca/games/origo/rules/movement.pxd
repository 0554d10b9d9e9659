from ludoteca.kernel.cbits cimport i32, u128, ONE
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.rules.cards cimport neighbours
from ludoteca.games.origo.rules.founding cimport arrive
from ludoteca.games.origo.rules.placement cimport free_squares
from ludoteca.games.origo.tables cimport LAND, MOVED, NAVIGATED, SEA

cpdef u128 chain(u128 start, u128 own) noexcept nogil
cpdef u128 reach(OrigoState position, i32 seat, i32 square) noexcept nogil
cpdef u128 mobile(OrigoState position, i32 seat) noexcept nogil
cpdef u128 movable(OrigoState position, i32 seat) noexcept nogil
cpdef u128 navigable(OrigoState position, i32 seat) noexcept nogil
cdef void travel(OrigoState position, i32 seat, i32 square, i32 target) noexcept nogil
cdef void move(OrigoState position, i32 seat, i32 square, i32 target) noexcept nogil
cdef void navigate(OrigoState position, i32 seat, i32 square, i32 target) noexcept nogil
