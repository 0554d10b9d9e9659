"""The built client, from memory: hashed files for ever, the page fresh each time."""

from __future__ import annotations

import mimetypes
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get

from ludoteca.house.errors import Refused
from ludoteca.house.http.packing import SMALL, squeezed

PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"


class Pages:
    """Everything under `house/static`, read once."""

    def __init__(self) -> None:
        self._files: dict[str, tuple[bytes, bytes | None, str]] = {}
        root = resources.files("ludoteca.house").joinpath("static")
        if root.is_dir():
            self._read(root, "")

    def _read(self, folder: Traversable, path: str) -> None:
        for item in folder.iterdir():
            name = path + item.name
            if item.is_dir():
                self._read(item, name + "/")
                continue
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            data = item.read_bytes()
            small = squeezed(data) if len(data) > SMALL and _squeezable(kind) else None
            self._files[name] = (data, small, kind)

    def answer(self, path: str, encodings: str) -> Response[bytes]:
        """A file; the page itself for every address that the client routes."""
        name = path.strip("/")
        if name not in self._files:
            if name.startswith(("api/", "assets/")) or "." in name.rpartition("/")[2]:
                raise Refused("not-found", field="path", status=404)
            name = PAGE
        if name not in self._files:
            raise Refused("no-client", field="path", status=404)
        data, small, kind = self._files[name]
        headers = {
            "Cache-Control": FOREVER if name.startswith("assets/") else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if small is not None and "gzip" in encodings:
            data, headers["Content-Encoding"] = small, "gzip"
        return Response(data, media_type=kind, headers=headers)


def _squeezable(kind: str) -> bool:
    return kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client."""
    pages: Pages = request.app.state.pages
    return pages.answer(path, request.headers.get("accept-encoding", ""))
