from ludoteca.kernel.cbits cimport i32, u128, popcount
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.rules.cards cimport card_of, draw_for, kinds
from ludoteca.games.origo.tables cimport EXCHANGED, EXCHANGED_OWN

cpdef bint may_exchange(OrigoState position, i32 seat) noexcept nogil
cpdef u128 exchange_kinds(OrigoState position, i32 seat) noexcept nogil
cdef void exchange(OrigoState position, i32 seat) noexcept nogil
