from ludoteca.kernel.cbits cimport i32, u128, popcount
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.tables cimport BOARD, COUNTRIES, COUNTRY, COUNTRY_LIMIT

cpdef u128 free_squares(OrigoState position) noexcept nogil
cpdef u128 placement_squares(OrigoState position) noexcept nogil
