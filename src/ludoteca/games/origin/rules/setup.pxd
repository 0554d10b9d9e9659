from ludoteca.kernel.cbits cimport ONE, i32, nth, popcount, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.rules.decks cimport draw_cards
from ludoteca.games.origin.rules.ends cimport begin_turn, stock_left
from ludoteca.games.origin.rules.tiles cimport from_pile
from ludoteca.games.origin.tables cimport (
    ACTION, AREAS, CHANCE_HUNTING, CHANCE_PAWN, CHANCE_START, CHANCE_STRAITS, COLOUR_OF, DEALT, DECKS, DECK_CARDS,
    GREEN, HUNTING_TOKENS, HUNTING_TOTAL, LEVELS, NOTE_CHOSE, NOTE_STARTED, OBJECTIVE, OBJECTIVES, ORIGIN, PAWNS,
    PAWN_COLOURS, PAWN_COUNT, REGIONS, SLOTS, START_PAWN, STRAITS, STRAIT_TOKENS, TILE_COUNT, VILLAGES,
)

cpdef void set_up(OriginState position) noexcept nogil
cdef void put_pawns(OriginState position) noexcept nogil
cdef void lay_tiles(OriginState position) noexcept nogil
cdef void lay_tokens(OriginState position) noexcept nogil
cdef void choose_objective(OriginState position, i32 seat, i32 kept) noexcept nogil
