from ludoteca.kernel.cbits cimport i32, lowest, popcount, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.tables cimport (
    CONTINENTS, CONTINENT_POINTS, FIRST_CIVILISATION, IN_CONTINENT, LEVELS, POINTS, TILE_POINTS,
)

cpdef i32 objective_points(OriginState position, i32 seat) noexcept nogil
cpdef i32 hunting_points(OriginState position, i32 seat) noexcept nogil
cpdef i32 strait_points(OriginState position, i32 seat) noexcept nogil
cpdef i32 tile_points(OriginState position, i32 seat) noexcept nogil
cpdef i32 continents(OriginState position, i32 seat) noexcept nogil
cpdef i32 continent_points(OriginState position, i32 seat) noexcept nogil
cpdef i32 score(OriginState position, i32 seat) noexcept nogil
