from ludoteca.kernel.cbits cimport i32, lowest, u64
from ludoteca.games.origin.position cimport OriginState
from ludoteca.games.origin.rules.tokens cimport claim_hunting, claim_straits
from ludoteca.games.origin.tables cimport (
    BOLD, BOLD_LINEAGE, DOUBLE_STEP, FITS, MIXED, MIXED_LINEAGE, NEAR, NOTE_EVOLVED, SHRINK, SMALL_FOLK,
)

cdef i32 permissions(OriginState position, i32 seat, bint main) noexcept nogil
cpdef u64 evolvable(OriginState position, i32 seat, bint main) noexcept nogil
cpdef i32 children(OriginState position, i32 seat, i32 region, bint main) noexcept nogil
cpdef void evolve(OriginState position, i32 seat, i32 region, i32 kind) noexcept nogil
