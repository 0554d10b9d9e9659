from ludoteca.kernel.cbits cimport i32, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.tables cimport NOTE_HUNTING, NOTE_STRAIT, STRAITS, STRAIT_A, STRAIT_B

cdef void claim_hunting(OriginState position, i32 seat, i32 region) noexcept nogil
cdef bint holds_both(OriginState position, i32 seat, i32 strait) noexcept nogil
cdef void take_strait(OriginState position, i32 seat, i32 strait) noexcept nogil
cdef void claim_straits(OriginState position, i32 seat) noexcept nogil
cdef i32 half_held(OriginState position, i32 seat) noexcept nogil
cdef i32 strait_tokens(OriginState position, i32 seat) noexcept nogil
