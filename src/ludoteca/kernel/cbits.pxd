# The C side of bits.py: the same names, inlined into every compiled module.
cdef extern from *:
    """
    #ifndef LUDOTECA_BITS
    #define LUDOTECA_BITS
    #if defined(__BMI2__)
    #include <immintrin.h>
    #endif
    typedef unsigned __int128 u128;
    typedef unsigned long long u64;
    typedef int i32;
    typedef short i16;
    typedef long long i64;
    typedef float f32;
    typedef double f64;
    typedef float *floats;
    typedef unsigned char *octets;
    typedef int *ints;
    static const u128 ONE = 1;
    static inline int popcount(u128 set) {
        return __builtin_popcountll((u64)set) + __builtin_popcountll((u64)(set >> 64));
    }
    static inline int lowest(u128 set) {
        u64 low = (u64)set;
        return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((u64)(set >> 64));
    }
    static inline int nth64(u64 set, int n) {
    #if defined(__BMI2__)
        return __builtin_ctzll(_pdep_u64(1ULL << n, set));
    #else
        while (n--) set &= set - 1;
        return __builtin_ctzll(set);
    #endif
    }
    static inline int nth(u128 set, int n) {
        int low = __builtin_popcountll((u64)set);
        return n < low ? nth64((u64)set, n) : 64 + nth64((u64)(set >> 64), n - low);
    }
    static inline u64 advance(u64 luck) { return luck + 0x9E3779B97F4A7C15ULL; }
    static inline int below(u64 luck, int n) {
        luck = (luck ^ (luck >> 30)) * 0xBF58476D1CE4E5B9ULL;
        luck = (luck ^ (luck >> 27)) * 0x94D049BB133111EBULL;
        luck = luck ^ (luck >> 31);
        return (int)(((luck >> 32) * (u64)n) >> 32);
    }
    static inline void light(floats row, int at, u128 set) {
        u64 half = (u64)set;
        for (; half; half &= half - 1) row[at + __builtin_ctzll(half)] = 1;
        for (half = (u64)(set >> 64); half; half &= half - 1) row[at + 64 + __builtin_ctzll(half)] = 1;
    }
    static inline void light_one(floats row, int at, int value, int n) {
        int known = (unsigned)value < (unsigned)n;
        row[at + (known ? value : 0)] = known ? 1.0f : 0.0f;
    }
    static void *row_of(PyObject *room, const char *kinds, Py_ssize_t size) {
        Py_buffer view;
        void *row = NULL;
        if (!PyObject_GetBuffer(room, &view, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT)) {
            const char *kind = view.format ? view.format : "B";
            if (kind[0] && !kind[1] && strchr(kinds, kind[0]) && view.len >= size) row = view.buf;
            PyBuffer_Release(&view);
        }
        if (!row) PyErr_Format(PyExc_ValueError, "needs a writable row of %zd bytes, of the type %s", size, kinds);
        return row;
    }
    static inline floats floats_of(PyObject *room, int count) { return (floats)row_of(room, "f", 4 * (Py_ssize_t)count); }
    static inline octets octets_of(PyObject *room, int count) { return (octets)row_of(room, "Bb?", count); }
    static inline ints ints_of(PyObject *room, int count) { return (ints)row_of(room, "i", 4 * (Py_ssize_t)count); }
    #endif
    """
    ctypedef unsigned long long u128
    ctypedef unsigned long long u64
    ctypedef int i32
    ctypedef short i16
    ctypedef long long i64
    ctypedef float f32
    ctypedef double f64
    ctypedef float* floats
    ctypedef unsigned char* octets
    ctypedef int* ints
    const u128 ONE
    i32 popcount(u128 set) noexcept nogil
    i32 lowest(u128 set) noexcept nogil
    i32 nth(u128 set, i32 n) noexcept nogil
    u64 advance(u64 luck) noexcept nogil
    i32 below(u64 luck, i32 n) noexcept nogil
    void light(floats row, i32 at, u128 set) noexcept nogil
    void light_one(floats row, i32 at, i32 value, i32 n) noexcept nogil
    floats floats_of(object room, i32 count) except NULL
    octets octets_of(object room, i32 count) except NULL
    ints ints_of(object room, i32 count) except NULL
