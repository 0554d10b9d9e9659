from ludoteca.kernel.cbits cimport i32
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.tables cimport (
    CHANCE_DECK, DECK_BEAGLE, FIRST_OF_DECK, NOTE_DREW, NOTE_DREW_OWN, NOTE_OPENED, NOTE_PLAYED, NOTE_RESHUFFLED,
    NOTE_TOOK, OPEN_CARDS,
)

cpdef i32 held(SpeciesState position, i32 seat, i32 deck) noexcept nogil
cpdef i32 in_deck(SpeciesState position, i32 deck) noexcept nogil
cdef i32 discarded(SpeciesState position, i32 deck) noexcept nogil
cdef i32 draw_card(SpeciesState position, i32 deck) noexcept nogil
cdef void gain_card(SpeciesState position, i32 seat, i32 deck) noexcept nogil
cpdef i32 open_row(SpeciesState position) noexcept nogil
cdef void fill_slot(SpeciesState position, i32 slot) noexcept nogil
cdef void take_open(SpeciesState position, i32 seat, i32 card) noexcept nogil
cdef void discard(SpeciesState position, i32 seat, i32 card) noexcept nogil
