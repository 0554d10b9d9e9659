from ludoteca.kernel.cbits cimport i32

cdef class Frames:
    cdef public i32 depth
    cdef public i32 kind
    cdef public i32 deciders
    cdef public i32 a
    cdef public i32 b
    cdef public i32 c
    cdef public i32 d
    cdef short under[96]
    cdef void push(self, i32 kind, i32 deciders, i32 a, i32 b, i32 c, i32 d) noexcept nogil
    cdef void pop(self) noexcept nogil
    cdef void copy_frames(self, Frames other) noexcept nogil
