"""What is sent again and again is packed once."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response

SMALL = 1024
"""Less than that is not worth packing."""


@lru_cache(maxsize=256)
def squeezed(data: bytes) -> bytes:
    """Pack bytes."""
    return gzip.compress(data, 9, mtime=0)


def packed(request: Request[Any, Any, Any], data: bytes, kind: str, headers: dict[str, str]) -> Response[bytes]:
    """An answer in as few bytes as its reader can unpack."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if len(data) > SMALL and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(squeezed(data), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(data, media_type=kind, headers=headers)
