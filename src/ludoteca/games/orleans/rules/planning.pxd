from ludoteca.kernel.cbits cimport ONE, i32, lowest, nth, popcount, u64, u128
from ludoteca.games.orleans.position cimport OrleansState
from ludoteca.games.orleans.tables cimport (
    BOATMAN, FIRST_FOLLOWER, FITS, HERB_FITS, HERB_GARDEN, KINDS, NOTE_PLANNED, PICK_COMMIT, SCHOLAR, SCHOOL,
    SCHOOL_FITS,
)

cpdef u64 fitting(OrleansState position, i32 seat, i32 kind) noexcept nogil
cpdef u64 open_spaces(OrleansState position, i32 seat, i32 kind) noexcept nogil
cpdef u128 plannable(OrleansState position, i32 seat) noexcept nogil
cdef void find_plan(OrleansState position, i32 seat) noexcept nogil
cdef i32 planners(OrleansState position) noexcept nogil
cdef void plan(OrleansState position, i32 seat, i32 kind, i32 space) noexcept nogil
cpdef void forget_plan(OrleansState position, i32 seat) noexcept nogil
cdef void show_plan(OrleansState position, i32 seat) noexcept nogil
cdef void guess_plan(OrleansState position, i32 seat) noexcept nogil
