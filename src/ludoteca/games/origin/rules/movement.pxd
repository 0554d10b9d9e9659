from ludoteca.kernel.cbits cimport ONE, i32, lowest, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.rules.tokens cimport claim_hunting, claim_straits
from ludoteca.games.origin.tables cimport (
    DEFENCE, HEIGHT, LONG_MARCH, LONG_SPEARS, MARCH_RANGE, MAX_RANGE, NOTE_MIGRATED, NOTE_SWAPPED, PALISADES, RAFTS,
    SPEARS_RANGE, SWIFT_FEET, SWIFT_RANGE, WAR_CHIEFS, WAR_PAINT, WIDTH, WITHIN,
)

cpdef u64 within(OriginState position, i32 seat, i32 region, i32 reach) noexcept nogil
cpdef i32 reach(OriginState position, i32 seat, i32 region, i32 card, i32 extra, bint main) noexcept nogil
cpdef u64 migrations(OriginState position, i32 seat, i32 region, bint main) noexcept nogil
cdef u64 beatable(OriginState position, i32 seat, i32 width, bint main) noexcept nogil
cpdef u64 swaps(OriginState position, i32 seat, i32 region, bint main) noexcept nogil
cdef u64 movers(OriginState position, i32 seat, bint migrating, bint swapping, bint main) noexcept nogil
cdef u64 migrants(OriginState position, i32 seat) noexcept nogil
cdef u64 swappers(OriginState position, i32 seat) noexcept nogil
cdef u64 movable(OriginState position, i32 seat) noexcept nogil
cdef void migrate(OriginState position, i32 seat, i32 region, i32 target) noexcept nogil
cpdef void swap(OriginState position, i32 seat, i32 region, i32 target) noexcept nogil
cpdef void move(OriginState position, i32 seat, i32 region, i32 target) noexcept nogil
