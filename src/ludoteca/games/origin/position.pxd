from ludoteca.kernel.cbits cimport ONE, advance, below, i32, popcount, u64
from ludoteca.kernel.position cimport Position
from ludoteca.games.origin.tables cimport DECK_CARDS, WIDTH

cdef class OriginState(Position):
    cdef public bint decks_all
    cdef public bint discard_returned
    cdef public bint discard_excess
    cdef public bint brown_others
    cdef public bint double_step
    cdef public bint card_first
    cdef public bint displaced_takes
    cdef public bint trigger_is_last
    cdef public bint busy
    cdef public u64 occupied
    cdef public u64 discards
    cdef public u64 bonuses
    cdef public u64 drawn
    cdef public u64 selected
    cdef public i32 available
    cdef public i32 start_player
    cdef public i32 turn
    cdef public i32 arrival
    cdef public i32 trigger
    cdef public i32 reason
    cdef public i32 tasks
    cdef public i32 idle
    cdef public i32 stock
    cdef public i32 skipped
    cdef public u64 wide[3]
    cdef public u64 own[4]
    cdef public short at[54]
    cdef public short token[54]
    cdef public short strait[11]
    cdef public short reserve[27]
    cdef public short villages[4]
    cdef public short areas[20]
    cdef public short pile[5]
    cdef public short stacks[20]
    cdef public u64 deck[3]
    cdef public short buried[60]
    cdef public short buried_by[60]
    cdef public short buried_size[3]
    cdef public u64 hands[4]
    cdef public u64 in_play[4]
    cdef public u64 scored[4]
    cdef public u64 gone[4]
    cdef public u64 known[4]
    cdef public short hunted[36]
    cdef public short crossed[24]
    cdef public short played[3]
    cdef bint has(self, i32 seat, i32 card) noexcept nogil
    cdef i32 holds(self, i32 seat, i32 deck) noexcept nogil
    cdef bint bonus(self, i32 card) noexcept nogil
    cdef void put(self, i32 seat, i32 region, i32 kind) noexcept nogil
    cdef i32 lift(self, i32 seat, i32 region) noexcept nogil
    cdef i32 owner(self, i32 region) noexcept nogil
    cdef bint in_last_turns(self, i32 seat) noexcept nogil
    cdef void copy_from(self, OriginState other) noexcept nogil
    cdef i32 lot(self, i32 n) noexcept nogil
