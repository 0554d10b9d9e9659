from ludoteca.kernel.cbits cimport i32, u128, ONE
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.rules.cards cimport card_of, kinds_naming, named, names_any
from ludoteca.games.origo.rules.founding cimport arrive
from ludoteca.games.origo.rules.placement cimport free_squares
from ludoteca.games.origo.tables cimport EXPANDED

cpdef bint may_expand(OrigoState position, i32 seat) noexcept nogil
cpdef u128 expansion_kinds(OrigoState position, i32 seat) noexcept nogil
cpdef u128 expansion_squares(OrigoState position, i32 seat, i32 kind) noexcept nogil
cdef void expand(OrigoState position, i32 seat, i32 kind, i32 square) noexcept nogil
