from ludoteca.kernel.cbits cimport i32, u128, ONE, popcount, lowest, nth
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.tables cimport (
    CARDS_OF, DRAW, DREW, DREW_OWN, GROWTH, HAND, KIND_OF, KINDS, NAMED, NOT_FIRST_COLUMN, NOT_LAST_COLUMN, BOARD, RESHUFFLED,
)

cpdef u128 neighbours(u128 squares) noexcept nogil
cpdef u128 named(OrigoState position, i32 seat, i32 kind) noexcept nogil
cpdef u128 kinds(u128 cards) noexcept nogil
cpdef u128 named_by_hand(OrigoState position, i32 seat) noexcept nogil
cpdef bint names_any(OrigoState position, i32 seat, u128 cards, u128 squares) noexcept nogil
cpdef u128 kinds_naming(OrigoState position, i32 seat, u128 cards, u128 squares) noexcept nogil
cdef u128 card_of(u128 cards, i32 kind) noexcept nogil
cdef u128 draw_cards(OrigoState position, i32 purpose, i32 n) noexcept nogil
cdef void refill(OrigoState position, i32 seat) noexcept nogil
cdef void draw_for(OrigoState position, i32 seat, i32 n) noexcept nogil
