"""What goes on beside the requests until the house closes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any


class Job:
    """Some tasks that begin at once and end with it."""

    def __init__(self, *work: Coroutine[Any, Any, None]) -> None:
        self._tasks = [asyncio.create_task(one) for one in work]

    async def close(self) -> None:
        """Stop all of it."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
