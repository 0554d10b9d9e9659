from ludoteca.kernel.cbits cimport i32, u128, ONE, popcount
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.rules.movement cimport chain
from ludoteca.games.origo.tables cimport (
    CLAN_MINIMUM, CLAN_POINTS, COUNTRIES, COUNTRY, COUNTRY_POINTS, MONOPOLY, NAVAL_BONUS, SCORED, SCORING, SEA,
)

cpdef i32 count_clans(OrigoState position) noexcept nogil
cpdef i32 clan_place(OrigoState position, i32 clan) noexcept nogil
cpdef i32 clan_worth(OrigoState position, i32 clan) noexcept nogil
cpdef i32 clan_points(OrigoState position, i32 seat) noexcept nogil
cpdef i32 naval_place(OrigoState position, i32 seat) noexcept nogil
cpdef i32 naval_bonus(OrigoState position, i32 seat) noexcept nogil
cpdef i32 naval_points(OrigoState position, i32 seat) noexcept nogil
cpdef i32 country_place(OrigoState position, i32 seat, i32 country) noexcept nogil
cpdef bint monopoly(OrigoState position, i32 seat, i32 country) noexcept nogil
cpdef i32 country_points(OrigoState position, i32 seat, i32 country) noexcept nogil
cpdef i32 countries_points(OrigoState position, i32 seat) noexcept nogil
cdef void score(OrigoState position) noexcept nogil
