from ludoteca.kernel.cbits cimport i32, lowest, popcount, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.rules.cards cimport has_level
from ludoteca.games.origin.rules.decks cimport left_in
from ludoteca.games.origin.rules.objectives cimport progress
from ludoteca.games.origin.rules.tiles cimport open_tiles, piled
from ludoteca.games.origin.tables cimport (
    ACTIONS_DECK, DECKS, DECK_CARDS, HEIGHT, LEVEL, LEVELS, OBJECTIVES, PAWNS, PAWN_COUNT, PERMANENTS, POINTS,
    STRAITS, STRAIT_A, STRAIT_B, TILE_TOTAL, WANTED, WIDTH,
)

cdef i32 evaluate(OriginState position, i32 seat) noexcept nogil
cdef i32 share_left(OriginState position) noexcept nogil
cdef i32 objectives_worth(OriginState position, i32 seat, i32 left) noexcept nogil
cdef i32 pawns_worth(OriginState position, i32 seat) noexcept nogil
cdef i32 cards_worth(OriginState position, i32 seat) noexcept nogil
cdef i32 stacks_worth(OriginState position, i32 seat) noexcept nogil
cdef i32 straits_worth(OriginState position, i32 seat, i32 left) noexcept nogil

cdef i32 PAWN_WORTH, HEIGHT_WORTH, WIDTH_WORTH, PERMANENT_WORTH, PLAYABLE_WORTH, ACTION_WORTH, STACK_WORTH, OBJECTIVE_SHARE, FULFILLED_SHARE, STRAIT_WORTH
