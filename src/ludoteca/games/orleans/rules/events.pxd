from ludoteca.kernel.cbits cimport i32, lowest, popcount
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.followers cimport from_bag
from ludoteca.games.orleans.rules.payments cimport gain, owe
from ludoteca.games.orleans.tables cimport (
    CHANCE_PLAGUE, FIRST_SPACE, FOOD, FOOD_GOODS, GOODS, HARVEST, HARVEST_COINS, INCOME, NEUTRAL, NOTE_FOOD,
    NOTE_PLAGUE_EMPTY, NOTE_PLAGUE_LOST, NOTE_PLAGUE_SPARED, NOTE_PROTECTED, PLAGUE, PREVENTABLE, SACRISTY_TILE,
    TAX_GOODS, TAXES, TRADING_DAY,
)

cdef bint may_prevent(OrleansState position, i32 seat) noexcept nogil
cdef void prevent(OrleansState position, i32 seat) noexcept nogil
cdef void befall(OrleansState position, i32 seat) noexcept nogil
cdef void suffer_plague(OrleansState position, i32 seat) noexcept nogil
cpdef i32 food_of(OrleansState position, i32 seat) noexcept nogil
cdef void harvest(OrleansState position, i32 seat) noexcept nogil
cdef void give_food(OrleansState position, i32 seat, i32 good) noexcept nogil
