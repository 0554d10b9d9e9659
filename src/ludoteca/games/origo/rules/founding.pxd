from ludoteca.kernel.cbits cimport i32, u128
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.tables cimport (
    COUNTRIES, COUNTRY, COUNTRY_OF, FOUNDED, LAST_ROUND, MARKERS, TRIGGER,
)

cdef void arrive(OrigoState position, i32 seat, i32 square) noexcept nogil
cdef void notice_last_round(OrigoState position) noexcept nogil
