from ludoteca.kernel.cbits cimport i32
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.scoring cimport clan_points, count_clans, countries_points, naval_points

cdef i32 evaluate(OrigoState position, i32 seat) noexcept nogil
