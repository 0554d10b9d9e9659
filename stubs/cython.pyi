"""What the rules use of Cython's pure-Python mode, for the type checker."""

from contextlib import AbstractContextManager

compiled: bool
bint = bool
nogil: AbstractContextManager[None]
