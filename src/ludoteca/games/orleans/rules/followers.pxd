from ludoteca.kernel.cbits cimport ONE, i32, u64, u128
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.tables cimport (
    BATH_DRAW, BATHHOUSE, CHANCE_BAG, DRAWS, FIRST_FOLLOWER, KEEP, KINDS, KNIGHT, MARKET_SIZE, NOTE_BATHED,
    NOTE_DREW, NOTE_KEPT, NOTE_TOOK_BACK, NOTE_TOWER, PICK_COMMIT, PICK_DRAW, PICK_DRAW_ALL, PICK_STOP,
    PICK_TAKE_BACK, PLACE_OF, TOWER_SIZE,
)

cdef i32 from_bag(OrleansState position, i32 seat, i32 purpose) noexcept nogil
cdef u128 followers_set(u128 counts, i32 kind) noexcept nogil
cdef i32 allow_draws(OrleansState position) noexcept nogil
cpdef u64 retrievable(OrleansState position, i32 seat) noexcept nogil
cpdef bint may_go_on(OrleansState position, i32 seat) noexcept nogil
cdef void find_draws(OrleansState position, i32 seat) noexcept nogil
cdef void draw_one(OrleansState position, i32 seat) noexcept nogil
cdef void draw_all(OrleansState position, i32 seat) noexcept nogil
cdef void take_back(OrleansState position, i32 seat, i32 space) noexcept nogil
cdef i32 bather(OrleansState position) noexcept nogil
cdef void bathe(OrleansState position, i32 seat) noexcept nogil
cdef u128 drawn_kinds(OrleansState position) noexcept nogil
cdef void keep(OrleansState position, i32 seat, i32 kept) noexcept nogil
cdef void put_back(OrleansState position, i32 seat) noexcept nogil
cpdef i32 on_market(OrleansState position, i32 seat) noexcept nogil
cdef void clear_tower(OrleansState position, i32 seat) noexcept nogil
cdef void find_tower(OrleansState position, i32 seat) noexcept nogil
cdef void tower_settled(OrleansState position, i32 seat) noexcept nogil
