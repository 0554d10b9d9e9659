from ludoteca.kernel.cbits cimport i32, u64, u128, ONE, advance, below, lowest, popcount
from ludoteca.kernel.position cimport Position
from ludoteca.bots.moves cimport Moves, advantage

ctypedef double f64

cdef extern from "math.h":
    f64 sqrt(f64) noexcept nogil
    f64 log(f64) noexcept nogil

cdef class Tree:
    cdef readonly i32 nodes
    cdef readonly i32 playouts
    cdef readonly i32 seat
    cdef i32 moves_ahead
    cdef f64 explore
    cdef f64 scale
    cdef f64 base[8]
    cdef u64 luck
    cdef i32 pick_of[262144]
    cdef i32 visits[262144]
    cdef i32 offers[262144]
    cdef i32 child[262144]
    cdef i32 sibling[262144]
    cdef f64 total[262144]
    cdef f64 habit[20480]
    cdef f64 tried[20480]
    cdef f64 logs[4096]
    cdef i32 path[256]
    cdef i32 movers[256]
    cdef i32 habits[512]
    cdef i32 habit_seats[512]
    cdef f64 values[8]
    cdef void clear(self, Position root, i32 seat) noexcept nogil
    cdef void prime(self, Moves moves, Position root, Position scratch) noexcept nogil
    cdef i32 form_habits(self, Moves moves, Position root, Position scratch) noexcept nogil
    cdef void grow(self, Position root, Position scratch, i32 playouts) noexcept nogil
    cdef void playout(self, Position root, Position scratch) noexcept nogil
    cdef i32 descend(self, Position scratch) noexcept nogil
    cdef i32 select(self, Position scratch, i32 node, i32 seat) noexcept nogil
    cdef i32 add(self, i32 node, i32 pick) noexcept nogil
    cdef i32 policy(self, Position scratch, i32 seat) noexcept nogil
    cdef i32 habit_of(self, Position scratch, i32 seat, i32 pick) noexcept nogil
    cdef f64 liking(self, i32 habit) noexcept nogil
    cdef void judge(self, Position scratch) noexcept nogil
    cdef i32 favourite(self, Position scratch, i32 node) noexcept nogil
