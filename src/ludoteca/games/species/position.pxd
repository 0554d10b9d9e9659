from ludoteca.kernel.cbits cimport i32, advance, below
from ludoteca.kernel.position cimport Position
from ludoteca.games.species.tables cimport FIRST_OF_DECK, LEVEL

cdef class SpeciesState(Position):
    cdef public bint stall_guard
    cdef public bint sailed
    cdef public i32 start_player
    cdef public i32 turn
    cdef public i32 beagle
    cdef public i32 calm
    cdef public i32 occupied
    cdef public i32 observable
    cdef public i32 unseen
    cdef public i32 tracked
    cdef public i32 open_goals
    cdef public i32 layout
    cdef public i32 final
    cdef public i32 payments
    cdef public i32 differing
    cdef public short at[20]
    cdef public short cubes[80]
    cdef public i32 own[4]
    cdef public short reserve[4]
    cdef public short hand[112]
    cdef public i32 captured[4]
    cdef public short vp[4]
    cdef public short earned[32]
    cdef public short track[7]
    cdef public short top[3]
    cdef public short hidden[3]
    cdef public short under_tiles[81]
    cdef public short under_count[3]
    cdef public short deck[28]
    cdef public short discards[28]
    cdef public short open_cards[3]
    cdef public short goals[3]
    cdef public short spent[26]
    # Scratch of payments and of scoring; not part of a copy.
    cdef public short count[26]
    cdef short have[26]
    cdef public short least[26]
    cdef public short most[26]
    cdef public i32 ways
    cdef short aid[5]
    cdef short rest[5]
    cdef short tools[4]
    cdef short reach[60]
    cdef short reached[20]
    cdef public short measured[4]
    cdef public short awarded[4]
    cdef short sizes[4]
    cdef void put_tile(self, i32 space, i32 tile) noexcept nogil
    cdef void lift_tile(self, i32 space) noexcept nogil
    cdef void add_cube(self, i32 seat, i32 space) noexcept nogil
    cdef void take_cube(self, i32 seat, i32 space) noexcept nogil
    cdef void earn(self, i32 seat, i32 source, i32 points) noexcept nogil
    cdef void copy_from(self, SpeciesState other) noexcept nogil
    cdef i32 lot(self, i32 n) noexcept nogil
    cdef void redeal_cards(self, i32 seat) noexcept nogil
    cdef i32 pick_card(self, i32 deck, i32 n) noexcept nogil
