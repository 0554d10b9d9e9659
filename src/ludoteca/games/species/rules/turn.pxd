from ludoteca.kernel.cbits cimport ONE, i32, lowest, popcount
from ludoteca.games.species.heuristic cimport evaluate
from ludoteca.games.species.position cimport SpeciesState
from ludoteca.games.species.rules.beagle cimport sail
from ludoteca.games.species.rules.cards cimport discard, gain_card, open_row, take_open
from ludoteca.games.species.rules.crew cimport decks_left, movable_tiles, playable_crew, tools_left
from ludoteca.games.species.rules.discovery cimport discover, discover_spaces, discoverable
from ludoteca.games.species.rules.overwriting cimport empty_spaces, move_tile, refuges
from ludoteca.games.species.rules.payment cimport (
    binoculars_held, card_of, reach_of, remote_spaces, settle_payment, survey_reach,
)
from ludoteca.games.species.rules.track cimport free_tiles, put_under, refill, remove, stacks_left
from ludoteca.games.species.rules.turns cimport end_turn, proceed
from ludoteca.games.species.tables cimport (
    BEAGLE_CARD, BINOCULARS_SPACE, BYNOE, CARD_AMOUNT, COVINGTON, CREW_DECK, CREW_FROM, CREW_PLACE, CREW_RECALL,
    CREW_STACK, CREW_TILE, CREW_TO, CREW_TOOL, DISCOVERY, DISCOVER_SPACE, DISPLACE, FIRST_CARD, FIRST_DECK,
    FIRST_STACK, FIRST_TILE, FIRST_TOOL, FITZROY, KING, MAGNIFIER, MAY, MEANS, NEIGHBOURS, NEW, NOTE_MOVED_CUBE,
    NOTE_MOVED_TILE, NOTE_OBSERVED, NOTE_PLACED, NOTE_PUT_UNDER, NOTE_RECALLED, NOTE_REGAINED, NOTE_REMOVED,
    NOTE_RESEARCHED, PAY, PER_HABITAT, PICK_DONE, PICK_END, PICK_PAY, PICK_RESEARCH, PLACE, PUT_UNDER, RECALL,
    REFILL, SETUP_CUBE, SPACES, STEBBING, STOKES, SULIVAN, TURN, WICKHAM,
)
from ludoteca.kernel.position cimport Position

cdef class SpeciesPosition(SpeciesState):
    cdef void find_turn(self, i32 seat) noexcept nogil
    cdef void find_payment(self, i32 seat) noexcept nogil
    cdef void find_crew(self, i32 seat, i32 kind) noexcept nogil
    cdef i32 known_spaces(self) noexcept nogil
    cdef void choose_action(self, i32 seat, i32 pick) noexcept nogil
    cdef void answer(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void research(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void choose_discovery(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void clear_payment(self) noexcept nogil
    cdef void ask_payment(self, i32 seat, i32 tile, i32 space, i32 refuge) noexcept nogil
    cdef i32 payment_reach(self) noexcept nogil
    cdef void pay_discovery(self, i32 seat) noexcept nogil
    cdef void play_crew(self, i32 seat, i32 card) noexcept nogil
    cdef void serve(self, i32 seat, i32 kind, i32 pick) noexcept nogil
    cdef void move_to(self, i32 seat, i32 card, i32 start, i32 goal) noexcept nogil
    cdef void take_back(self, i32 seat, i32 pick) noexcept nogil
    cdef void ask(self, i32 kind, i32 a, i32 b, i32 c, i32 d) noexcept nogil
    cdef void settle(self) noexcept nogil

cdef i32 means_of(i32 pick) noexcept nogil
cpdef i32 binoculars_used(SpeciesPosition position) noexcept nogil

cdef i32 FRESH, BEGUN, REMOTELY
