from ludoteca.kernel.cbits cimport i32, u64, ONE, popcount, advance, below
from ludoteca.kernel.position cimport Position
from ludoteca.games.orleans.tables cimport GUNPOWDER_TOWER, LEVEL, MARKET_SIZE, TOWER_SIZE

cdef class OrleansState(Position):
    cdef public bint endless_bank
    cdef public bint first_edition
    cdef public bint full_shuffle
    cdef public bint no_coin_spaces
    cdef public bint in_turn_order
    cdef public bint open_bags
    cdef public bint auto_pass
    cdef public i32 round
    cdef public i32 phase
    cdef public i32 stage
    cdef public i32 start_player
    cdef public i32 turn
    cdef public i32 passed
    cdef public i32 event
    cdef public i32 technologies
    cdef public i32 technologies_gone
    cdef public i32 bank
    cdef public i32 pile
    cdef public i32 tiles_gone
    cdef public i32 citizens_left
    cdef public short events_left[6]
    cdef public short history[18]
    cdef public short supply[7]
    cdef public short goods_market[5]
    cdef public short goods_gone[5]
    cdef public short gone[7]
    cdef public short on_edge[86]
    cdef public short filled_slots[56]
    cdef public short coins[4]
    cdef public short bag[44]
    cdef public short market[44]
    cdef public short tower[44]
    cdef public short at[216]
    cdef public u64 filled[4]
    cdef public u64 tech[4]
    cdef public u64 planned[4]
    cdef public u64 from_tower[4]
    cdef public u64 spaces[4]
    cdef public i32 places[4]
    cdef public short waiting[4]
    cdef public short received[4]
    cdef public short settled[4]
    cdef public short steps[24]
    cdef public short development[4]
    cdef public short paid[4]
    cdef public short goods[20]
    cdef public short citizens[4]
    cdef public short city[4]
    cdef public i32 stations[4]
    cdef public short stock[4]
    cdef public short allowance[4]
    cdef public short tiles_taken[4]
    cdef public short drawn[11]
    cdef short pool[7]
    cdef short sizes[4]
    cdef i32 held(self, i32 seat) noexcept nogil
    cdef i32 in_bag(self, i32 seat) noexcept nogil
    cdef bint owns(self, i32 seat, i32 place) noexcept nogil
    cdef i32 room(self, i32 seat) noexcept nogil
    cdef i32 level(self, i32 seat) noexcept nogil
    cdef i32 built(self, i32 seat) noexcept nogil
    cdef void occupy(self, i32 seat, i32 space, i32 kind) noexcept nogil
    cdef i32 vacate(self, i32 seat, i32 space) noexcept nogil
    cdef i32 goods_of(self, i32 seat) noexcept nogil
    cdef void copy_from(self, OrleansState other) noexcept nogil
    cdef i32 lot(self, i32 n) noexcept nogil
    cdef void redeal_bags(self, i32 seat) noexcept nogil
