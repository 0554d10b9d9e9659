from ludoteca.kernel.cbits cimport i32
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.rules.cards cimport fill_slot
from ludoteca.games.species.rules.track cimport deal_tile, insert
from ludoteca.games.species.rules.turns cimport order_of, proceed
from ludoteca.games.species.tables cimport (
    BONUS_CUBES, BONUS_POINTS, CARDS, CARD_COUNT, CHANCE_JOURNAL, CHANCE_START, CUBES, FROM_SETUP, GOALS_PER_LEVEL,
    LAYOUT, LAYOUTS, NEW, NOTE_STARTED, OPEN_CARDS, SETUP_CUBE, STACK_SIZE, TRACK_SPACES, TURN,
)

cpdef void set_up(SpeciesState position, i32 start_player) noexcept nogil
cdef void choose_journal(SpeciesState position) noexcept nogil
cdef void deal_tiles(SpeciesState position) noexcept nogil
cdef void shuffle_cards(SpeciesState position) noexcept nogil
cdef void equip_players(SpeciesState position) noexcept nogil
