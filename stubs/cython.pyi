"""What the rules use of Cython's pure-Python mode, for the type checker."""

from contextlib import AbstractContextManager
from typing import TypeVar

_T = TypeVar("_T")

compiled: bool
bint = bool
nogil: AbstractContextManager[None]

def cast(kind: type[_T], value: object) -> _T: ...
