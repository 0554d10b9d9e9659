"""A bot that takes a free seat at a table and plays at random (docs/bots.md).

python random_bot.py http://localhost:8000 TABLE
"""

import asyncio
import json
import random
import sys
import uuid

import httpx
from websockets.asyncio.client import connect


async def sit_down(house: str, table: str) -> str:
    """Become a guest and take the first free seat; returns the cookie that proves it."""
    async with httpx.AsyncClient(base_url=house) as http:
        await http.post("/api/guest", json={"nickname": "Rando"})
        seats = (await http.get(f"/api/tables/{table}")).json()["seats"]
        seat = next(seat["seat"] for seat in seats if not seat["name"])
        (await http.post(f"/api/tables/{table}/seats/{seat}", json={"bot": None})).raise_for_status()
        return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def play(house: str, table: str) -> None:
    """Answer every offer, pick by pick, until the game is over."""
    cookie = await sit_down(house, table)
    live = f"{house.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(live, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "hello", "have": 0}))
        draft: list[int] = []
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] == "error":
                sys.exit(f"refused: {frame['error']}")
            if frame["type"] == "state":
                draft = []
                if frame["table"]["status"] == "finished":
                    print(frame["view"]["result"])
                    return
            offer = frame.get("offer")
            if offer and offer.get("complete"):
                answer = {"type": "play", "key": uuid.uuid4().hex, "offer": offer["id"], "picks": draft}
                await socket.send(json.dumps(answer))
            elif offer:
                draft.append(random.choice(offer["picks"])["id"])
                await socket.send(json.dumps({"type": "preview", "offer": offer["id"], "picks": draft}))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:3]))
