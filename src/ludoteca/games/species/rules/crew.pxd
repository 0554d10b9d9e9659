from ludoteca.kernel.cbits cimport i32, lowest
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.rules.cards cimport discarded, in_deck
from ludoteca.games.species.rules.overwriting cimport empty_spaces
from ludoteca.games.species.rules.track cimport stacks_left
from ludoteca.games.species.tables cimport (
    BYNOE, CARDS, CARD_AMOUNT, CHAFFERS, COVINGTON, FITZROY, IS_TOOL, KING, MAY, NEIGHBOURS, NEW, STEBBING, STOKES,
    SULIVAN,
)

cpdef i32 playable_crew(SpeciesState position, i32 seat) noexcept nogil
cpdef bint possible(SpeciesState position, i32 seat, i32 card) noexcept nogil
cpdef i32 decks_left(SpeciesState position) noexcept nogil
cpdef i32 tools_left(SpeciesState position) noexcept nogil
cpdef i32 movable_tiles(SpeciesState position) noexcept nogil
