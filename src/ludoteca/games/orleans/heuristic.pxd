from ludoteca.kernel.cbits cimport i32
from ludoteca.games.orleans.position cimport OrleansState

cpdef i32 evaluate(OrleansState position, i32 seat) noexcept nogil
