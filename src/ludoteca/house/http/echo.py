"""A server that only sends back what it gets: the floor with which `ludoteca bench house` compares the house."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn

from ludoteca.house.http.serve import SERVER


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Serve one socket, or the life of the process (ASGI)."""
    message = await receive()
    if scope["type"] not in ("http", "websocket"):
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"], "bytes": None})


if __name__ == "__main__":
    uvicorn.run(echo, port=int(sys.argv[1]), **SERVER)
