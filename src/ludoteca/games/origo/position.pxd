from ludoteca.kernel.cbits cimport i32, u64, u128, ONE, popcount, nth, advance, below
from ludoteca.kernel.position cimport Position
from ludoteca.games.origo.tables cimport ALL_CARDS, COUNTRIES

cdef class OrigoState(Position):
    cdef public bint attack_adjacency
    cdef u128 own[5]
    cdef u128 hands[5]
    cdef u128 buried[5]
    cdef i32 supply[5]
    cdef i32 lost[5]
    cdef i32 scores[5]
    cdef public u128 pile
    cdef public u128 shown
    cdef public u128 selected
    cdef u128 battle[2]
    cdef public u128 navigated
    cdef public i32 round
    cdef public i32 start_player
    cdef public i32 turn
    cdef public i32 fights
    cdef public i32 shifts
    cdef public bint acted
    cdef public i32 passed
    cdef public i32 fought
    cdef public i32 due
    cdef public bint last_round
    cdef public u128 established
    cdef public i32 founded
    cdef i32 founders[12]
    cdef i32 founding[12]
    cdef public i32 scorings
    cdef i32 scored[4 * 5 * 3]
    cdef i32 scored_round[4]
    cdef i32 clan_size[40]
    cdef i32 clan_owner[40]
    cdef i32 clans
    cdef u128 occupied(self) noexcept nogil
    cdef u128 deal_from(self, u128 cards, i32 n) noexcept nogil
    cdef void copy_from(self, OrigoState other) noexcept nogil
