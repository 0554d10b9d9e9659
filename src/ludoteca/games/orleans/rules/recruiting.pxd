from ludoteca.kernel.cbits cimport i32
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.payments cimport gain
from ludoteca.games.orleans.rules.technology cimport gain_technology
from ludoteca.games.orleans.rules.tracks cimport develop, take_citizen
from ludoteca.games.orleans.tables cimport (
    BATHHOUSE, BOATMAN, BOATMAN_CITIZEN_STEP, BOATMAN_COINS, CHOICES, CITIZEN_BOATMAN, CITIZEN_KNIGHT, CRAFTSMAN,
    FARMER, FARMER_GOOD, KNIGHT, KNIGHT_CITIZEN_STEP, MONK, NOTE_GOOD, NOTE_RECRUITED, NOTE_TILE, SCHOLAR,
    SCHOLAR_POINTS, SPACES_OF, TILES_I, TRACK_END,
)

cpdef bint may_recruit(OrleansState position, i32 seat, i32 kind) noexcept nogil
cpdef i32 recruits(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef void recruit(OrleansState position, i32 seat, i32 kind) noexcept nogil
cdef void take_good(OrleansState position, i32 seat, i32 good) noexcept nogil
cpdef i32 tiles_on_offer(OrleansState position, i32 seat) noexcept nogil
cpdef void own_place(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef void take_tile(OrleansState position, i32 seat, i32 place) noexcept nogil
