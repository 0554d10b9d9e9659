from ludoteca.kernel.cbits cimport i32, u128, ONE, lowest, popcount
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.rules.cards cimport named, neighbours
from ludoteca.games.origo.rules.combat cimport attack_value, defence_value, reinforcement_kinds
from ludoteca.games.origo.scoring cimport clan_points, count_clans, countries_points, naval_points
from ludoteca.games.origo.tables cimport (
    CARDS_OF, COUNTRIES, COUNTRY, COUNTRY_POINTS, KIND_OF, MARKERS, REINFORCE, SEA,
)

cdef i32 FIGHT_WORTH, SHIFT_WORTH, SAIL_WORTH, CARD_WORTH, LEAD_WORTH, SHIELD_WORTH, SUPPLY_WORTH
cdef i32 NEXT_SCORING, LATER_SCORING, DUE_SCORING

cdef i32 evaluate(OrigoState position, i32 seat) noexcept nogil
cdef i32 board_worth(OrigoState position, i32 seat) noexcept nogil
cdef i32 scoring_weight(OrigoState position) noexcept nogil
cdef i32 standing(OrigoState position, i32 seat) noexcept nogil
cdef i32 leads(OrigoState position, i32 seat) noexcept nogil
cdef i32 clan_room(OrigoState position, i32 seat) noexcept nogil
cdef i32 combat_worth(OrigoState position, i32 seat) noexcept nogil
cdef i32 chance_of_attack(OrigoState position) noexcept nogil
cdef i32 cards_naming(OrigoState position, i32 seat, i32 square) noexcept nogil
cdef i32 tempo(OrigoState position, i32 seat) noexcept nogil
cdef i32 foundings(OrigoState position, i32 seat) noexcept nogil
cdef u128 reachable(OrigoState position, i32 seat) noexcept nogil
