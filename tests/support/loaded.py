"""All that a house needs, loaded when this is: the games, too, and what a web server asks for only when it is built."""

from __future__ import annotations

import gc
from importlib import import_module

from ludoteca.kernel.registry import registered

for name in ("tests.support.steady", "ludoteca.house.http.serve", "litestar.plugins.pydantic"):
    import_module(name)
registered()
# What was split off would have to copy each page of memory in which it looks for garbage.
gc.collect()
gc.freeze()
