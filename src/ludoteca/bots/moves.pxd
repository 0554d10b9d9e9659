from ludoteca.kernel.cbits cimport i32, u128, ONE, lowest
from ludoteca.kernel.position cimport Position

cdef class Moves:
    cdef readonly Position scratch
    cdef Position root
    cdef readonly i32 seat
    cdef readonly i32 length
    cdef public bint parts
    cdef i32 question
    cdef i32 asked
    cdef i32 path[64]
    cdef u128 low[64]
    cdef u128 high[64]
    cdef void begin(self, Position root, Position scratch, i32 seat) noexcept nogil
    cdef bint advance(self, Position root, Position scratch) noexcept nogil
    cdef void open(self, Position scratch, i32 level, i32 least) noexcept nogil

cdef i32 advantage(Position position, i32 seat) noexcept nogil
