"""The whole application inside the test's own process, asked without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from typing import Any

import httpx

from ludoteca.house.config import Settings
from ludoteca.house.house import House
from ludoteca.house.http.app import build
from ludoteca.house.keys import NAME
from ludoteca.house.live.socket import Doors

Json = dict[str, Any]


def error(answer: httpx.Response) -> tuple[int, str, str | None]:
    told = answer.json()["error"]
    return answer.status_code, told["code"], told["field"]


class Web:
    """The whole application, asked without a network."""

    def __init__(self, house: House, app: Any) -> None:
        self.house = house
        self.app = app

    def client(self, **options: Any) -> httpx.AsyncClient:
        """Somebody new with a browser."""
        doors: Any = Doors(self.app)
        transport = httpx.ASGITransport(app=doors, raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url="http://house", **options)

    async def guest(self, nickname: str) -> httpx.AsyncClient:
        """Somebody with a cookie."""
        client = self.client()
        answer = await client.post("/api/guest", json={"nickname": nickname})
        assert answer.status_code == 200
        client.headers["cookie"] = f"{NAME}={answer.cookies[NAME]}"
        return client


def on_the_web(**chosen: Any) -> Callable[[Callable[[Web], Awaitable[None]]], Callable[[Path], None]]:
    """Let a test be a coroutine that is given a running application."""

    def decorate(test: Callable[[Web], Awaitable[None]]) -> Callable[[Path], None]:
        async def run(data: Path) -> None:
            plain: Json = {"limits": False, "bot_workers": 0, "bot_delay": 0.0, "poll": 60.0, "reviews_a_day": 0}
            app = build(Settings(data=data, **{**plain, **chosen}))
            async with app.lifespan():
                await test(Web(app.state.house, app))

        @wraps(test)
        def opened(tmp_path: Path) -> None:
            asyncio.run(run(tmp_path))

        del opened.__wrapped__
        return opened

    return decorate
