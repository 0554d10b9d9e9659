"""All that a house needs, loaded when this is: the games, too, and what a web server asks for only when it is built."""

from __future__ import annotations

import gc

import litestar.plugins.pydantic

import ludoteca.house.http.serve
from ludoteca.kernel.registry import registered
from tests.support import steady

__all__ = ["litestar", "ludoteca", "steady"]

registered()
# What was split off would have to copy each page of memory in which it looks for garbage.
gc.collect()
gc.freeze()
