from ludoteca.kernel.cbits cimport i32, lowest
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.deeds cimport sendable
from ludoteca.games.orleans.rules.payments cimport gain, pay
from ludoteca.games.orleans.rules.recruiting cimport recruit, recruits, take_good
from ludoteca.games.orleans.rules.technology cimport gain_technology
from ludoteca.games.orleans.rules.tracks cimport develop
from ludoteca.games.orleans.rules.travel cimport build, may_build, next_cities
from ludoteca.games.orleans.tables cimport (
    AMOUNT, BLOCKED, EFFECT, EFFECT_BATH, EFFECT_BUILD, EFFECT_BUY, EFFECT_COINS, EFFECT_DEEDS, EFFECT_DEVELOPMENT,
    EFFECT_GOOD, EFFECT_MOVE, EFFECT_PER_LEVEL, EFFECT_PER_STATION, EFFECT_PREVENT, EFFECT_RECRUIT,
    EFFECT_SUBSTITUTE, EFFECT_TECHNOLOGY, EFFECT_TOWER, EFFECT_WINDMILL, FIRST_SPACE, PLACES, POINTS, SPACES_OF,
    TECHNOLOGY, TOP,
)

cpdef bint ready(OrleansState position, i32 seat, i32 place) noexcept nogil
cpdef bint useful(OrleansState position, i32 seat, i32 place) noexcept nogil
cpdef i32 executable(OrleansState position, i32 seat) noexcept nogil
cdef void execute(OrleansState position, i32 seat, i32 place) noexcept nogil
cpdef i32 most_to_buy(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef void buy(OrleansState position, i32 seat, i32 coins) noexcept nogil
cdef void return_followers(OrleansState position, i32 seat, i32 place) noexcept nogil
