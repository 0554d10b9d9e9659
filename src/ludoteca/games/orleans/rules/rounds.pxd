from ludoteca.kernel.cbits cimport i32
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.events cimport befall, may_prevent
from ludoteca.games.orleans.rules.followers cimport allow_draws, bather, clear_tower
from ludoteca.games.orleans.rules.payments cimport gain, owe
from ludoteca.games.orleans.rules.places cimport executable
from ludoteca.games.orleans.rules.planning cimport plannable, planners, show_plan
from ludoteca.games.orleans.rules.technology cimport tech_spaces
from ludoteca.games.orleans.rules.tracks cimport take_citizen
from ludoteca.games.orleans.tables cimport (
    ACT, BATHE, CHANCE_EVENTS, CITIZEN_STATIONS, DRAW, EVENTS, FARMER, GUNPOWDER_TOWER, NOTE_CENSUS_FIRST,
    NOTE_CENSUS_LAST, NOTE_EVENT, NOTE_MOST_STATIONS, NOTE_OVER, NOTE_PASSED, NOTE_ROUND, PHASE_ACTIONS,
    PHASE_CENSUS, PHASE_EVENT, PHASE_FOLLOWERS, PHASE_HOURGLASS, PHASE_PLANNING, PHASE_REMOVAL, PHASE_START,
    PILGRIMAGE, PLACE_TECH, PLAN, REMOVE, ROUND, ROUNDS, SACRISTY, STACKS, TOWER,
)

cdef void proceed(OrleansState position) noexcept nogil
cdef void go_to(OrleansState position, i32 phase) noexcept nogil
cdef i32 seat_at(OrleansState position, i32 place) noexcept nogil
cdef void removal(OrleansState position) noexcept nogil
cdef void hourglass(OrleansState position) noexcept nogil
cdef i32 sole(OrleansState position, bint most) noexcept nogil
cdef void census(OrleansState position) noexcept nogil
cdef void followers(OrleansState position) noexcept nogil
cdef void planning(OrleansState position) noexcept nogil
cdef void committed(OrleansState position, i32 seat) noexcept nogil
cdef void actions(OrleansState position) noexcept nogil
cdef void next_turn(OrleansState position) noexcept nogil
cdef void pass_round(OrleansState position, i32 seat) noexcept nogil
cdef bint may_place_technology(OrleansState position, i32 seat) noexcept nogil
cdef void event(OrleansState position) noexcept nogil
cdef void next_start_player(OrleansState position) noexcept nogil
cdef void award_stations(OrleansState position) noexcept nogil
