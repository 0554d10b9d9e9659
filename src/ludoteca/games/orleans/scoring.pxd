from ludoteca.kernel.cbits cimport i32
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.tables cimport GOOD_POINTS

cdef i32 goods_points(OrleansState position, i32 seat) noexcept nogil
cdef i32 score(OrleansState position, i32 seat) noexcept nogil
