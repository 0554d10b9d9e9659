"""What the rules use of Cython's pure-Python mode, for the type checker."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TypeVar

_T = TypeVar("_T")
_F = TypeVar("_F", bound=Callable[..., object])

compiled: bool
nogil: AbstractContextManager[None]

def cast(kind: type[_T], value: object) -> _T: ...
def with_gil(function: _F) -> _F: ...
