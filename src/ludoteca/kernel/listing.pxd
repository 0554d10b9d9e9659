from ludoteca.kernel.cbits cimport ONE, lowest, u128

cpdef list members(u128 set)
