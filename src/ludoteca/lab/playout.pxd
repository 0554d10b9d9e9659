from ludoteca.kernel.cbits cimport i32, u64, advance, below, lowest
from ludoteca.kernel.position cimport Position

cdef class PlayOuts:
    cdef readonly long long picks
    cdef readonly long long games
    cdef u64 luck
    cdef void run_games(self, Position start, Position scratch, i32 games) noexcept nogil
    cdef void run_one(self, Position scratch) noexcept nogil
