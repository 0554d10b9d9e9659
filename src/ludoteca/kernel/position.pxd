from ludoteca.kernel.cbits cimport i32, u64, u128, ONE, popcount, lowest, nth, advance, below
from ludoteca.kernel.frames cimport Frames

cdef class Position(Frames):
    cdef public i32 seats
    cdef public i32 draft
    cdef public bint revealed
    cdef public bint simulated
    cdef public u64 luck
    cdef public u128 low
    cdef public u128 high
    cdef i32 found_for
    cdef public object chance
    cdef public object notes
    cdef i32 actors(self) noexcept nogil
    cdef i32 find(self, i32 seat) noexcept nogil
    cdef void apply(self, i32 seat, i32 pick) noexcept nogil
    cdef bint committed(self) noexcept nogil
    cdef void assign(self, Position other) noexcept nogil
    cdef void copy_base(self, Position other) noexcept nogil
    cdef void redeal(self, i32 seat) noexcept nogil
    cdef i32 points(self, i32 seat) noexcept nogil
    cdef i32 evaluate(self, i32 seat) noexcept nogil
    cdef i32 found(self, i32 n) noexcept nogil
    cdef bint finds(self, i32 pick) noexcept nogil
    cdef i32 draw(self, i32 purpose, i32 n) noexcept nogil
    cdef i32 draw_on_record(self, i32 purpose, i32 n) noexcept with gil
    cdef void note(self, i32 code, i32 to, i32 a, i32 b, i32 c, i32 d, i32 e, u128 set) noexcept nogil
    cdef void note_on_record(self, i32 code, i32 to, i32 a, i32 b, i32 c, i32 d, i32 e, u128 set) noexcept with gil
    cdef void search_for(self, i32 seat) noexcept nogil
