from ludoteca.kernel.cbits cimport i32, lowest
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.tables cimport (
    BINOCULARS, CARD_AMOUNT, COST, FIRST_TOOL, ICONS, MAGNIFIER, MEANS, NEIGHBOURS, PER_HABITAT, REMOTE, SKETCH,
    SPACES, TWO_AWAY,
)

cpdef bint pays(i32 tile, i32 land, i32 water, i32 air, i32 wild, i32 cubes) noexcept nogil
cpdef i32 card_of(i32 means) noexcept nogil
cdef i32 icons_of(SpeciesState position, i32 means, i32 habitat) noexcept nogil
cdef i32 wild_of(i32 means) noexcept nogil
cpdef i32 reach_of(i32 space) noexcept nogil
cpdef void survey_reach(SpeciesState position, i32 seat) noexcept nogil
cpdef bint payable(SpeciesState position, i32 tile, i32 space) noexcept nogil
cpdef i32 binoculars_held(SpeciesState position, i32 seat) noexcept nogil
cpdef i32 remote_spaces(SpeciesState position, i32 seat, i32 tile, i32 space) noexcept nogil
cdef void search_ways(SpeciesState position, i32 seat, i32 tile, i32 reach) noexcept nogil
cdef void tally(SpeciesState position, i32 means, i32 n) noexcept nogil
cdef void leave(SpeciesState position, i32 means, i32 n) noexcept nogil
cdef bint enough(SpeciesState position, i32 tile) noexcept nogil
cdef bint hopeful(SpeciesState position, i32 tile) noexcept nogil
cdef void explore(SpeciesState position, i32 tile, i32 means) noexcept nogil
cdef bint irredundant(SpeciesState position, i32 tile) noexcept nogil
cdef void keep_way(SpeciesState position) noexcept nogil
cdef void settle_payment(SpeciesState position, i32 seat, i32 tile, i32 reach, i32 last) noexcept nogil
