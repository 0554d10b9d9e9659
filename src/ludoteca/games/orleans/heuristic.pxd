from ludoteca.kernel.cbits cimport i32, lowest, popcount, u64
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.deeds cimport deeds_for, sendable
from ludoteca.games.orleans.rules.places cimport ready, useful
from ludoteca.games.orleans.rules.planning cimport fitting
from ludoteca.games.orleans.rules.recruiting cimport may_recruit
from ludoteca.games.orleans.rules.travel cimport edge_to, goods_on, may_build, next_cities
from ludoteca.games.orleans.scoring cimport goods_points, score
from ludoteca.games.orleans.tables cimport (
    AMOUNT, BLOCKED, BOATMAN, BOATMAN_CITIZEN_STEP, BOATMAN_COINS, CHOICES, CITIZEN_BOATMAN, CITIZEN_DEED,
    CITIZEN_KNIGHT, CRAFTSMAN, DEED_COINS, DEEDS, DEVELOPMENT_CITIZEN, DEVELOPMENT_COINS, DRAWS, EFFECT,
    EFFECT_BUILD, EFFECT_BUY, EFFECT_COINS, EFFECT_DEEDS, EFFECT_DEVELOPMENT, EFFECT_GOOD, EFFECT_MOVE,
    EFFECT_PER_LEVEL, EFFECT_PER_STATION, EFFECT_PREVENT, EFFECT_RECRUIT, EFFECT_TECHNOLOGY, EFFECT_TOWER,
    EFFECT_WINDMILL, FARMER, FARMER_GOOD, FIRST_SPACE, GOOD_POINTS, KINDS, KNIGHT, KNIGHT_CITIZEN_STEP, LEVEL, MONK,
    NEUTRAL, PHASE_ACTIONS, PLACES, POINTS, PREVENTABLE, ROUNDS, SCHOLAR, SCHOLAR_POINTS, SLOTS, SPACES_OF, TILES,
    TOP, TRADER,
)

cpdef i32 evaluate(OrleansState position, i32 seat) noexcept nogil
cdef i32 held_worth(i32 held) noexcept nogil
cdef i32 rounds_left(OrleansState position) noexcept nogil
cdef i32 level_at(i32 development) noexcept nogil
cdef i32 level_ahead(OrleansState position, i32 seat) noexcept nogil
cdef i32 hopes(OrleansState position) noexcept nogil
cdef i32 step_worth(OrleansState position, i32 seat, i32 points) noexcept nogil
cdef i32 count_of(OrleansState position, i32 seat, i32 kind) noexcept nogil
cdef i32 crew_worth(OrleansState position, i32 seat) noexcept nogil
cdef i32 lasting(OrleansState position, i32 seat) noexcept nogil
cdef i32 begun(OrleansState position, i32 seat) noexcept nogil
cdef i32 place_worth(OrleansState position, i32 seat, i32 place, bint idle) noexcept nogil
cdef bint completable(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef i32 action_worth(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef i32 best_recruit(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef i32 recruit_worth(OrleansState position, i32 seat, i32 kind) noexcept nogil
cdef i32 journey_worth(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef i32 deeds_worth(OrleansState position, i32 seat, i32 place) noexcept nogil
cdef i32 best_deed(OrleansState position, i32 seat, i32 kind) noexcept nogil

cdef i32 DRAW_WORTH, FOLLOWER_WORTH, CROWD, MONK_WORTH, SPECIALIST_WORTH, TECHNOLOGY_WORTH, TILE_WORTH, SITE_WORTH, HELD_WORTH, SPARE_WORTH
