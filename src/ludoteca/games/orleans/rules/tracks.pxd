from ludoteca.kernel.cbits cimport i32
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.payments cimport gain
from ludoteca.games.orleans.tables cimport DEVELOPMENT_CITIZEN, DEVELOPMENT_COINS, NOTE_CITIZEN, NOTE_DEVELOPED, TOP

cdef void take_citizen(OrleansState position, i32 seat, i32 citizen) noexcept nogil
cpdef void develop(OrleansState position, i32 seat, i32 points) noexcept nogil
cdef void pay_coin_space(OrleansState position, i32 seat, i32 at) noexcept nogil
