from ludoteca.kernel.cbits cimport i32
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.scoring cimport goal_points, shows_hands
from ludoteca.games.species.tables cimport (
    FROM_GOALS, GOAL_STOP, LAST_STOP, NOTE_ARRIVED, NOTE_GOAL, NOTE_GOAL_SCORED, NOTE_SAILED,
)

cdef void sail(SpeciesState position, i32 steps) noexcept nogil
cdef void score_goal(SpeciesState position, i32 level) noexcept nogil
