from ludoteca.kernel.cbits cimport i32, u128, ONE, popcount
from ludoteca.games.origo.position cimport OrigoState
from ludoteca.games.origo.rules.cards cimport card_of, kinds, kinds_naming, named, names_any, neighbours
from ludoteca.games.origo.rules.founding cimport notice_last_round
from ludoteca.games.origo.tables cimport (
    ATTACKED, COMBAT_HELD, COMBAT_WON, FLAGGED, REINFORCE, REINFORCED, SEAS, SEA_AREA,
)

cpdef u128 battlefields(OrigoState position) noexcept nogil
cpdef u128 targets(OrigoState position, i32 seat) noexcept nogil
cpdef bint may_attack(OrigoState position, i32 seat) noexcept nogil
cpdef u128 attack_kinds(OrigoState position, i32 seat) noexcept nogil
cpdef u128 attack_squares(OrigoState position, i32 seat, i32 kind) noexcept nogil
cpdef i32 support(OrigoState position, i32 seat, i32 square) noexcept nogil
cpdef i32 attack_value(OrigoState position, i32 attacker, i32 square) noexcept nogil
cpdef i32 defence_value(OrigoState position, i32 defender, i32 square) noexcept nogil
cpdef u128 reinforcement_kinds(OrigoState position, i32 seat, i32 square) noexcept nogil
cdef i32 holder(OrigoState position, i32 square) noexcept nogil
cdef void declare(OrigoState position, i32 seat, i32 kind, i32 square) noexcept nogil
cdef void reinforce(OrigoState position, i32 seat) noexcept nogil
cdef void flag(OrigoState position, i32 seat) noexcept nogil
cdef void resolve(OrigoState position) noexcept nogil
