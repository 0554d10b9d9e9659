from ludoteca.kernel.cbits cimport ONE, i32, lowest, popcount
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.tables cimport (
    AUTHORITY, AWARD, BOOK1, BOOK2, BOOK_HABITATS, BY_CARDS, CAPTURED, CARDS, CARD_AMOUNT, COLLECTED, CONTROLLED,
    FROM_BOOKS, FROM_TILES, GOALS_PER_LEVEL, GOAL_CAP, GOAL_EACH, GOAL_HABITATS, GOAL_MEASURE, GOAL_STOP,
    HAND_CARDS, ICONS, KNOWLEDGE, LEFTOVER_PAIR, LEFTOVER_TRILOGY, LIBRARY, MOST_VOLUMES, NEAR_GOAL, NEW,
    NOTE_FINAL, NOTE_WON_TILE, OBSERVED, PAIR, PAIRS, PER_HABITAT, SECOND_AWARD, SPECIALIST_VOLUME, TOP_AWARD,
    TOUCHES, TRILOGIES, TRILOGY, TRIOS, VOLUMES,
)

cpdef i32 knowledge(SpeciesState position, i32 seat, i32 habitat) noexcept nogil
cpdef bint shows_hands(i32 goal) noexcept nogil
cpdef i32 measure(SpeciesState position, i32 seat, i32 goal) noexcept nogil
cdef i32 cubes_near(SpeciesState position, i32 seat, i32 spaces) noexcept nogil
cpdef i32 controlled(SpeciesState position, i32 seat) noexcept nogil
cpdef i32 books(SpeciesState position, i32 seat, i32 habitat) noexcept nogil
cpdef i32 volumes(SpeciesState position, i32 seat, i32 habitat) noexcept nogil
cpdef i32 all_volumes(SpeciesState position, i32 seat) noexcept nogil
cpdef void goal_points(SpeciesState position, i32 goal) noexcept nogil
cdef void award_majority(SpeciesState position, i32 first, i32 second) noexcept nogil
cpdef void book_points(SpeciesState position) noexcept nogil
cdef i32 collection(SpeciesState position, i32 seat) noexcept nogil
cdef void score_end(SpeciesState position) noexcept nogil
