"""Houses with a past, for tests that come to them by a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from tests.support.house import House, open_house

T = TypeVar("T")


@contextmanager
def furnished_house(data: Path, furnish: Callable[[Path], Coroutine[Any, Any, T]]) -> Iterator[tuple[House, T]]:
    """An open house after something has happened in it, and what that has told."""
    with ThreadPoolExecutor(1) as aside:  # the browser's loop runs in this thread
        told = aside.submit(asyncio.run, furnish(data)).result()
    with open_house(data) as house:
        yield house, told
