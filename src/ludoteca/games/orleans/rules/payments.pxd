from ludoteca.kernel.cbits cimport ONE, i32, u64, u128
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.followers cimport on_market
from ludoteca.games.orleans.tables cimport (
    CHANCE_TORTURE, DEVELOPMENT_COINS, FIRST_CITY, FIRST_GOOD, FIRST_PLACE, FIRST_SPACE, GUNPOWDER_TOWER,
    MARKET_SIZE, NEUTRAL, NOTE_COINS, NOTE_DEBT, NOTE_LAPSED, NOTE_LOST_DEVELOPMENT, NOTE_LOST_FOLLOWER,
    NOTE_LOST_GOOD, NOTE_LOST_STATION, NOTE_LOST_SUPPLY, NOTE_LOST_TECHNOLOGY, NOTE_LOST_TILE, NOTE_LOST_WAITING,
    NOTE_PAID, PICK_DEVELOPMENT, PICK_FOLLOWER, PICK_SUPPLY, PICK_WAITING, PLACE_OF, SPACES_OF, TECHNOLOGY, TILES,
    TORTURE,
)

cpdef void gain(OrleansState position, i32 seat, i32 coins) noexcept nogil
cpdef void pay(OrleansState position, i32 seat, i32 coins) noexcept nogil
cpdef void owe(OrleansState position, i32 seat, i32 coins) noexcept nogil
cpdef i32 neutral_in_bag(OrleansState position, i32 seat) noexcept nogil
cpdef bint may_step_back(OrleansState position, i32 seat) noexcept nogil
cdef bint find_items(OrleansState position, i32 seat) noexcept nogil
cdef void give(OrleansState position, i32 seat, i32 pick) noexcept nogil
cdef void lose_follower(OrleansState position, i32 seat) noexcept nogil
cdef void lose_technology(OrleansState position, i32 seat, i32 space) noexcept nogil
cdef void lose_tile(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef void leave_tower(OrleansState position, i32 seat) noexcept nogil
