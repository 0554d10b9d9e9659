"""A scripted client of the Model Context Protocol: a language model's part at a table, played by chance."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

from mcp import Client, StdioServerParameters
from mcp.server.mcpserver import MCPServer
from mcp_types import TextContent, TextResourceContents

Json = dict[str, Any]
Server = MCPServer[Any] | StdioServerParameters | str


class Refused(Exception):
    """A tool that answered with a refusal; `told` is what it said."""

    def __init__(self, text: str, told: Json) -> None:
        super().__init__(text)
        self.text = text
        self.told = told


class Player:
    """Sits at tables through a client, and picks at random from what is offered."""

    def __init__(self, client: Client, seed: int = 0) -> None:
        self.client = client
        self.luck = random.Random(seed)

    async def call(self, tool: str, **arguments: Any) -> Json:
        """Call a tool; raises Refused."""
        answer = await self.client.call_tool(tool, arguments)
        content = answer.content[0]
        assert isinstance(content, TextContent)
        if answer.is_error:
            raise Refused(content.text, answer.structured_content or {})
        told: Json = answer.structured_content
        return told

    async def refused(self, tool: str, **arguments: Any) -> Refused:
        """Call a tool that must refuse."""
        try:
            answer = await self.call(tool, **arguments)
        except Refused as refused:
            return refused
        raise AssertionError(f"{tool} was not refused: {answer}")

    async def read(self, uri: str) -> str:
        """Read a resource."""
        content = (await self.client.read_resource(uri)).contents[0]
        assert isinstance(content, TextResourceContents)
        return content.text

    async def choose(self, table: str) -> str:
        """Put a whole move together by offers and previews."""
        offer, move = await self.call("offer", table=table), list[str]()
        while not offer["complete"]:
            move.append(self.luck.choice(offer["picks"])["token"])
            offer = await self.call("preview", table=table, move=" ".join(move))
        return " ".join(move)

    async def play(self, table: str, most: int = 100_000) -> Json:
        """Play so many moves or to the end; returns the last situation, with all that happened."""
        happened: list[str] = []
        while True:
            situation = await self.call("wait", table=table, seconds=60)
            happened += situation["happened"]
            if situation["status"] != "playing":
                break
            assert situation["asked"] and situation["question"]
            situation = await self.call("play", table=table, move=await self.choose(table))
            happened += situation["happened"]
            most -= 1
            if most == 0:
                break
        return {**situation, "happened": happened}


async def visit(server: Server, work: Callable[[Player], Awaitable[None]], seed: int = 0) -> None:
    """Let a player work at a server; what fails there is raised as it is, not as a group."""
    failed: list[Exception] = []
    async with Client(server) as client:
        try:
            await work(Player(client, seed))
        except Exception as error:
            failed.append(error)
    if failed:
        raise failed[0]
