from ludoteca.kernel.cbits cimport i32
from ludoteca.games.species.position cimport SpeciesState

cpdef i32 evaluate(SpeciesState position, i32 seat) noexcept nogil
