from ludoteca.kernel.cbits cimport i32, lowest
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.rules.beagle cimport sail
from ludoteca.games.species.rules.cards cimport discard, gain_card, open_row
from ludoteca.games.species.rules.overwriting cimport needs_scalpel, overwrite, targets
from ludoteca.games.species.rules.payment cimport binoculars_held, card_of, payable, remote_spaces, survey_reach
from ludoteca.games.species.rules.track cimport free_tiles, map_tiles, remove, stacks_left
from ludoteca.games.species.tables cimport (
    BEAGLE_CARD, DECK_BEAGLE, FROM_DISCOVERIES, LAST_STOP, LEVEL, MAP, MEANS, NOTE_DISCOVERED, NOTE_PAID,
    NOTE_POINTS, NO_CARD, REFILL, REWARD_DECK, REWARD_STEPS, SCALPEL, SPACES,
)

cpdef i32 eligible_tiles(SpeciesState position, i32 seat) noexcept nogil
cpdef i32 discoverable(SpeciesState position, i32 seat) noexcept nogil
cdef bint some_space(SpeciesState position, i32 seat, i32 tile) noexcept nogil
cdef i32 remote_targets(SpeciesState position, i32 seat, i32 tile, i32 spaces) noexcept nogil
cpdef i32 discover_spaces(SpeciesState position, i32 seat, i32 tile) noexcept nogil
cdef void discover(SpeciesState position, i32 seat, i32 tile, i32 space, i32 refuge, i32 binoculars) noexcept nogil
cdef void pay(SpeciesState position, i32 seat) noexcept nogil
cdef void go_on(SpeciesState position) noexcept nogil

cdef i32 SAILING, REFILLING
