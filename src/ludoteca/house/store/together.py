"""One way to the store for all who ask the same of it in one round of the loop: what ten ask costs what one asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Together(Generic[K, V]):
    """Gives each who asks for a key what `ask` tells of it, which is asked for all their keys at once."""

    def __init__(self, ask: Callable[[list[K]], Awaitable[Mapping[K, V]]]) -> None:
        self._ask = ask
        self._waiting: dict[K, asyncio.Future[V]] = {}
        self._asking: set[asyncio.Task[None]] = set()

    async def of(self, key: K) -> V:
        """What is told of this key. Raises KeyError where nothing is, and for all who wait what asking raised."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._begin)
        told = self._waiting.get(key)
        if told is None:
            told = self._waiting[key] = asyncio.get_running_loop().create_future()
        return await asyncio.shield(told)

    def _begin(self) -> None:
        waiting, self._waiting = self._waiting, {}
        asking = asyncio.create_task(self._tell(waiting))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)

    async def _tell(self, waiting: dict[K, asyncio.Future[V]]) -> None:
        try:
            found = await self._ask(list(waiting))
        except Exception as error:
            for told in waiting.values():
                told.set_exception(error)
                told.exception()  # whoever asked may be gone: then nobody needs to be told
            return
        for key, told in waiting.items():
            if key in found:
                told.set_result(found[key])
            else:
                told.set_exception(KeyError(key))
                told.exception()
