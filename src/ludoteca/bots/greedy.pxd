from ludoteca.kernel.cbits cimport i32, u64, advance, below
from ludoteca.kernel.position cimport Position
from ludoteca.bots.moves cimport Moves, advantage

cdef class Survey:
    cdef readonly i32 count
    cdef readonly i32 best
    cdef long long worth[2048]
    cdef void look(self, Moves moves, Position root, Position scratch, i32 seat, i32 deals) noexcept nogil
    cdef void choose(self, u64 luck) noexcept nogil
