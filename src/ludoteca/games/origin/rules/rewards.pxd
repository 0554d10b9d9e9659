from ludoteca.kernel.cbits cimport ONE, i32, popcount, u128
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.rules.decks cimport ask_returns, draw_cards, left_in
from ludoteca.games.origin.rules.tiles cimport takeable
from ludoteca.games.origin.tables cimport (
    ABUNDANCE, ALL_AREAS, BARTER, BROWN, COLOUR_OF, DRAW_A, DRAW_B, END, FORAGERS, FORAGE_DRAW, FORAGE_RETURN, KEEP_B,
    NOTE_OPTION, PICK_A, PICK_B, PICK_BOTH, STORYKEEPERS, STORY_KEEP, TASK_B, TASK_DONE, TASK_DRAW, TASK_SECOND,
    TASK_TILE, TILE,
)

cpdef i32 reward_area(OriginState position) noexcept nogil
cdef i32 areas_a(OriginState position, i32 seat, i32 area) noexcept nogil
cdef i32 areas_b(OriginState position) noexcept nogil
cdef bint may_a(OriginState position, i32 seat, i32 area) noexcept nogil
cdef bint may_b(OriginState position, i32 seat, i32 area) noexcept nogil
cdef u128 find_options(OriginState position, i32 seat) noexcept nogil
cdef void begin_option(OriginState position, i32 seat, i32 pick) noexcept nogil
cdef void choose_option(OriginState position, i32 seat, i32 pick, i32 tasks) noexcept nogil
cdef void note_option(OriginState position, i32 seat, i32 pick) noexcept nogil
cdef void do_task(OriginState position, i32 seat) noexcept nogil
cdef void ask_tile(OriginState position, i32 seat, i32 areas) noexcept nogil
cdef void draw_a(OriginState position, i32 seat, i32 deck) noexcept nogil
cdef void draw_b(OriginState position, i32 seat, i32 deck) noexcept nogil
