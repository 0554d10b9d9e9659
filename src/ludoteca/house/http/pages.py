"""The built client and the docs, from memory: hashed files for ever, pages fresh each time."""

from __future__ import annotations

import mimetypes
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from ludoteca.house.errors import Refused
from ludoteca.house.http.packing import squeezed

PAGE = "index.html"
DOCS = "docs"
DOCS_PAGE = "/docs/index.html"
PACKED = ".br"
FOREVER = "public, max-age=31536000, immutable"


class Pages:
    """Everything under `house/static` and `house/docs`, read once; what the build has packed lies beside it (`.br`)."""

    def __init__(self) -> None:
        self._files: dict[str, Sheet] = {}
        house = resources.files("ludoteca.house")
        for name, path in (("static", ""), (DOCS, f"{DOCS}/")):
            if (root := house.joinpath(name)).is_dir():
                self._read(root, path)

    def _read(self, folder: Traversable, path: str) -> None:
        for item in folder.iterdir():
            name = path + item.name
            if item.is_dir():
                self._read(item, name + "/")
            elif not name.endswith(PACKED):
                kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
                beside = folder.joinpath(item.name + PACKED)
                packed = beside.read_bytes() if beside.is_file() else None
                squeeze = packed is not None or (name.startswith(f"{DOCS}/") and not kind.startswith("image/"))
                self._files[name] = Sheet(kind, item.read_bytes(), packed, squeeze)

    def answer(self, path: str, encodings: str) -> Response[bytes]:
        """A file; the page itself for every address that the client routes."""
        name = path.strip("/")
        if name not in self._files:
            if name.startswith(("api/", "assets/", f"{DOCS}/")) or "." in name.rpartition("/")[2]:
                raise Refused("not-found", field="path", status=404)
            name = PAGE
        if name not in self._files:
            raise Refused("no-client", field="path", status=404)
        sheet = self._files[name]
        headers = {
            "Cache-Control": FOREVER if name.startswith(("assets/", f"{DOCS}/assets/")) else "no-cache",
            "Vary": "Accept-Encoding",
        }
        data, encoding = sheet.smallest(encodings)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(data, media_type=sheet.kind, headers=headers)


class Sheet(NamedTuple):
    """A file, and what the build has packed it to."""

    kind: str
    data: bytes
    packed: bytes | None
    squeeze: bool
    """Packed it is shorter."""

    def smallest(self, encodings: str) -> tuple[bytes, str]:
        """What to send to somebody who can unpack these encodings, and in which of them."""
        if self.packed is not None and "br" in encodings:
            return self.packed, "br"
        if self.squeeze and "gzip" in encodings:
            return squeezed(self.data), "gzip"
        return self.data, ""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client."""
    pages: Pages = request.app.state.pages
    return pages.answer(path, request.headers.get("accept-encoding", ""))


@get("/docs", include_in_schema=False)
async def docs() -> Redirect:
    """The first page of the docs, whose links are relative."""
    return Redirect(DOCS_PAGE)
