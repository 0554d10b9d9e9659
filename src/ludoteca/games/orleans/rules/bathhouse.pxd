from ludoteca.kernel.cbits cimport ONE, i32, popcount, u64, u128
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.followers cimport followers_set, from_bag
from ludoteca.games.orleans.rules.planning cimport open_spaces
from ludoteca.games.orleans.tables cimport (
    BATHHOUSE, CHANCE_BAG, FIRST_BATH_DRAW, FIRST_BATH_PLACE, FIRST_FOLLOWER, KINDS, NOTE_BATH_PLACED, NOTE_BATHED,
    PICK_DONE, PLACE_OF, SPACES_OF,
)

cdef void draw_bath(OrleansState position, i32 seat) noexcept nogil
cdef u64 spaces_for(OrleansState position, i32 seat, i32 kind) noexcept nogil
cdef bint both_fit(u64 one, u64 other) noexcept nogil
cdef bint partner(OrleansState position, i32 kind, i32 other) noexcept nogil
cdef bint unforced(OrleansState position, i32 seat, i32 kind) noexcept nogil
cdef u64 first_spaces(OrleansState position, i32 seat, i32 kind) noexcept nogil
cdef void find_bath(OrleansState position, i32 seat) noexcept nogil
cdef u64 bath_spaces(OrleansState position, i32 seat, i32 kind) noexcept nogil
cdef bint may_stop(OrleansState position, i32 seat) noexcept nogil
cdef bint bath_over(OrleansState position, i32 seat) noexcept nogil
cdef void place_drawn(OrleansState position, i32 seat, i32 kind, i32 space) noexcept nogil
cdef i32 drawn_count(OrleansState position) noexcept nogil
