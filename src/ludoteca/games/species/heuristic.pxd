from ludoteca.kernel.cbits cimport ONE, i32, lowest, popcount
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.rules.discovery cimport eligible_tiles
from ludoteca.games.species.rules.overwriting cimport targets
from ludoteca.games.species.rules.payment cimport survey_reach
from ludoteca.games.species.scoring cimport book_points, controlled, goal_points
from ludoteca.games.species.tables cimport (
    COST, FITZROY, GOAL_STOP, IS_TOOL, LAST_STOP, LEVEL, NEW, NO_CARD, REWARD_DECK,
)

cpdef i32 evaluate(SpeciesState position, i32 seat) noexcept nogil
cdef i32 goals_worth(SpeciesState position, i32 seat) noexcept nogil
cdef i32 held_tiles_worth(SpeciesState position, i32 seat) noexcept nogil
cdef i32 cards_worth(SpeciesState position, i32 seat) noexcept nogil
cdef i32 prospects(SpeciesState position, i32 seat) noexcept nogil
cdef i32 prospect(SpeciesState position, i32 seat, i32 tile) noexcept nogil
cdef i32 lacking(SpeciesState position, i32 tile, i32 space) noexcept nogil

cdef i32 CAPTURE_WORTH, CARD_WORTH, TOOL_WORTH, CREW_WORTH, CUBE_WORTH
