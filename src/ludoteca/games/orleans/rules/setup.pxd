from ludoteca.kernel.cbits cimport i32
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.rules.recruiting cimport own_place
from ludoteca.games.orleans.rules.rounds cimport proceed
from ludoteca.games.orleans.tables cimport (
    BANK, CHANCE_GOODS, CHANCE_START, CITIZEN_STATIONS, EDGES, GOOD_COUNT, GOODS, GOODS_ASIDE, HIGHEST_MARK, MARK,
    NEUTRAL, NOTE_STARTED, ORLEANS, PHASE_HOURGLASS, PHASE_REMOVAL, PRINTED, REMOVALS, ROUND, START_COINS, STATIONS,
    SUPPLY, TECHNOLOGIES, TILES,
)

cpdef void set_up(OrleansState position, i32 start_player, bint expert) noexcept nogil
cdef void equip_players(OrleansState position) noexcept nogil
cdef void deal_goods(OrleansState position) noexcept nogil
cdef i32 draw_good(OrleansState position) noexcept nogil
