from ludoteca.kernel.cbits cimport i32
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.rules.beagle cimport sail
from ludoteca.games.species.rules.crew cimport playable_crew
from ludoteca.games.species.rules.discovery cimport go_on
from ludoteca.games.species.scoring cimport score_end
from ludoteca.games.species.tables cimport CALM_TURNS, DISCOVERY, LAST_STOP, NOTE_OVER, NOTE_STALLED, NOTE_TURN, TURN

cpdef i32 order_of(SpeciesState position, i32 seat) noexcept nogil
cdef void begin_turn(SpeciesState position, i32 seat) noexcept nogil
cdef void end_turn(SpeciesState position) noexcept nogil
cpdef void proceed(SpeciesState position) noexcept nogil
cdef void finish(SpeciesState position) noexcept nogil
