from ludoteca.kernel.cbits cimport i32
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.payments cimport gain
from ludoteca.games.orleans.rules.tracks cimport develop, take_citizen
from ludoteca.games.orleans.tables cimport (
    CITIZEN_DEED, DEED_CHOICE, DEED_COINS, DEEDS, FIRST_SPACE, NEUTRAL, NOTE_DEED, NOTE_SENT, SLOTS, TOP, TOWN_HALL,
)

cpdef i32 deeds_for(OrleansState position, i32 kind) noexcept nogil
cpdef i32 sendable(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef bint chooses_reward(OrleansState position, i32 seat, i32 deed) noexcept nogil
cdef void send(OrleansState position, i32 seat, i32 place, i32 kind, i32 deed, bint development) noexcept nogil
