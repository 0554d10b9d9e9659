from ludoteca.kernel.cbits cimport ONE, i32, lowest, nth, popcount, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.tables cimport (
    ACTIONS_DECK, CHANCE_DECK, CHANCE_RAID, DECKS, DECK_CARDS, FIRST_IN_DECK, LIMIT, LONG_MEMORY, MEMORY_LIMIT,
    NOTE_DISCARDED, NOTE_DISCARDED_OWN, NOTE_DREW, NOTE_DREW_OWN, NOTE_RETURNED, NOTE_RETURNED_OWN, NOTE_STOLE_CARD,
    NOTE_STOLE_CARD_OWN, OBJECTIVES, PERMANENTS, RETURN, UNDER,
)

cpdef i32 left_in(OriginState position, i32 deck) noexcept nogil
cdef i32 draw_card(OriginState position, i32 seat, i32 deck) noexcept nogil
cdef u64 draw_cards(OriginState position, i32 seat, i32 deck, i32 count) noexcept nogil
cdef i32 objective_limit(OriginState position, i32 seat) noexcept nogil
cdef void ask_returns(OriginState position, i32 seat, i32 deck, i32 count) noexcept nogil
cdef void put_back(OriginState position, i32 seat, i32 deck, i32 card, bint away) noexcept nogil
cpdef void returned(OriginState position, i32 seat, i32 deck, u64 cards, bint away) noexcept nogil
cdef void forget(OriginState position, i32 holder, i32 deck, u64 cards) noexcept nogil
cdef void steal_card(OriginState position, i32 thief, i32 victim) noexcept nogil
cdef void ask_excess(OriginState position, i32 seat) noexcept nogil
cpdef i32 deck_of(i32 card) noexcept nogil
cdef void redeal_cards(OriginState position, i32 seat) noexcept nogil
cdef void redeal_deck(OriginState position, i32 seat, i32 deck) noexcept nogil
cdef u64 some_of(OriginState position, u64 cards, i32 count) noexcept nogil
cdef void redraw_council(OriginState position, i32 seat) noexcept nogil
