"""The server: the tools of a guest, and rule books, notations, views and records as resources."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from importlib.metadata import version
from typing import Any
from urllib.parse import unquote

import msgspec
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError
from mcp_types import CallToolResult, TextContent, ToolAnnotations

from ludoteca.guest.halls import Hall
from ludoteca.kernel.errors import GameError
from ludoteca.kernel.registry import game as find
from ludoteca.kernel.registry import registered
from ludoteca.mcp.guest import TOOLS, Guest
from ludoteca.mcp.telling import Teller

INSTRUCTIONS = """\
Ludoteca: board games, played at tables. list_games tells what there is; open_table or join takes a seat. Then, until \
the game is over: wait until you are asked; view what you can see; offer tells what you may pick; play a whole move. \
A move is written as tokens with blanks between (notation). It may have several picks: preview tells what can follow, \
and when it is complete. What is refused changes nothing and names the rule; rules reads it."""
LOOKING = ("list_games", "rules", "notation", "list_tables", "view", "offer", "preview", "why_not", "wait")
"""The tools that change nothing."""
Method = Callable[..., Awaitable[Any]]


def serve(hall: Hall, language: str = "en") -> MCPServer[Any]:
    """Make the server of one guest, who finds tables in a hall."""
    return server_of(Guest(hall, Teller(language)))


def server_of(guest: Guest, tools: Sequence[str] = TOOLS, instructions: str = INSTRUCTIONS) -> MCPServer[Any]:
    """Make a server with these tools of a guest, each a method of that name."""
    server = MCPServer[Any](
        "ludoteca", title="Ludoteca", instructions=instructions, version=version("ludoteca"), log_level="WARNING"
    )
    for name in tools:
        method: Method = getattr(guest, name)
        looking = ToolAnnotations(read_only_hint=name in LOOKING, open_world_hint=False)
        server.add_tool(answering(guest, method), annotations=looking)
    add_resources(server, guest)
    return server


def answering(guest: Guest, method: Method) -> Method:
    """Write answers as short as they can be; a refusal is one, in words that the model can read and act upon."""

    @wraps(method)
    async def tool(**arguments: Any) -> Any:
        try:
            answer = await method(**arguments)
        except GameError as wrong:
            return refusal(guest, wrong, arguments.get("table", ""))
        text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
        return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=answer)

    return tool


def refusal(guest: Guest, wrong: GameError, table: str) -> CallToolResult:
    """Put a refusal into words, with its rule."""
    told = guest.teller.wrong(wrong, guest.seats.get(table))
    by = f" Rule {told['rule']}: {told['text']}" if told["rule"] else ""
    return CallToolResult(
        content=[TextContent(type="text", text=f"Refused: {told['words']}{by}")],
        structured_content=dict(told),
        is_error=True,
    )


def add_resources(server: MCPServer[Any], guest: Guest) -> None:
    """Offer rule books, notations, the shapes of views, and the records of games that are over."""
    for name in registered():
        _add_game(server, guest, name)

    @server.resource(
        "ludoteca://games/{game}/rules/{number}", description="A paragraph of a game's rules by its number"
    )
    async def paragraph(game: str, number: str) -> str:
        with_number = _known(lambda: guest.teller.rules(find(game), unquote(number)))
        return "\n\n".join(f"{one['number']} {one['title']}\n{one['text']}" for one in with_number)

    @server.resource(
        "ludoteca://tables/{table}/record",
        mime_type="application/json",
        description="The record of a game that is over: all moves and all luck, so that anybody can replay it",
    )
    async def record(table: str) -> str:
        seat = guest.seats.get(table)
        if seat is None:
            raise ResourceNotFoundError(f"You do not sit at a table {table!r}.")
        try:
            return json.dumps(await seat.record(), ensure_ascii=False)
        except GameError as wrong:
            raise ResourceNotFoundError(guest.teller.wrong(wrong, seat)["words"]) from None


def _add_game(server: MCPServer[Any], guest: Guest, name: str) -> None:
    played = find(name)

    @server.resource(f"ludoteca://games/{name}/rules", name=f"{name}-rules", description=f"The rules of {name}")
    async def rules() -> str:
        return guest.teller.book(played)

    @server.resource(
        f"ludoteca://games/{name}/notation",
        name=f"{name}-notation",
        mime_type="application/json",
        description=f"How moves of {name} are written",
    )
    async def notation() -> str:
        return json.dumps(guest.teller.notation(played), ensure_ascii=False)

    @server.resource(
        f"ludoteca://games/{name}/view",
        name=f"{name}-view",
        mime_type="application/schema+json",
        description=f"What the fields of a view of {name} mean",
    )
    async def view() -> str:
        return json.dumps(msgspec.json.schema(played.shape), ensure_ascii=False)


def _known(look: Callable[[], Any]) -> Any:
    try:
        return look()
    except GameError as wrong:
        raise ResourceNotFoundError(str(wrong)) from None
