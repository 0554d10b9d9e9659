"""The lock of a table, for those who can wait for it and for those who cannot."""

from __future__ import annotations

import asyncio


class Lock(asyncio.Lock):
    """A lock that can also be taken at once."""

    def take(self) -> bool:
        """Take it, unless somebody holds it or waits for it; tells whether it was taken."""
        if self.locked():
            return False
        acquiring = self.acquire()
        try:
            acquiring.send(None)
        except StopIteration:
            return True
        acquiring.close()  # others have waited longer
        return False
