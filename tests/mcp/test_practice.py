"""`ludoteca mcp` without a house: whole games against bots, refusals in words, rules and records to read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence

import pytest
from mcp import MCPError

from ludoteca import Game, registered
from ludoteca.guest.halls import PracticeHall
from ludoteca.kernel.replay import replay
from ludoteca.mcp.guest import TOOLS, Guest
from ludoteca.mcp.server import server_of
from ludoteca.mcp.telling import Teller
from tests.support.model import Player, visit

GAMES = list(registered().values())
BRACES = ("{", "}")


def with_player(work: Callable[[Player], Awaitable[None]], language: str = "en", tools: Sequence[str] = TOOLS) -> None:
    """Let somebody play in this process."""

    async def run() -> None:
        hall = PracticeHall("Ada", seed="mcp")
        try:
            await visit(server_of(Guest(hall, Teller(language)), tools), work)
        finally:
            await hall.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game(game: Game) -> None:
    async def work(player: Player) -> None:
        opened = await player.call("open_table", game=game.name, seats=3, bots=["random", "greedy"])
        assert opened["people"] == ["Ada (seat 0)", "random (seat 1)", "greedy (seat 2)"]
        ended = await player.play(opened["table"])
        assert ended["status"] == "finished"
        assert len(ended["result"]) == 3
        assert sorted(line[3:].partition(" ")[0] for line in ended["result"]) == ["Ada", "greedy", "random"]
        assert ended["happened"], "nobody was told anything"
        assert not [line for line in ended["happened"] if not line or any(brace in line for brace in BRACES)]
        record = json.loads(await player.read(f"ludoteca://tables/{opened['table']}/record"))
        assert replay(game, record).over

    with_player(work)


def test_every_tool_says_what_it_is_for_and_what_it_takes() -> None:
    async def work(player: Player) -> None:
        tools = (await player.client.list_tools()).tools
        assert tuple(tool.name for tool in tools) == TOOLS
        for tool in tools:
            assert tool.description and len(tool.description) > 40
            assert tool.output_schema and tool.output_schema["type"] == "object"
            for name, argument in tool.input_schema["properties"].items():
                assert argument.get("description"), f"{tool.name} does not say what {name} is"

    with_player(work)


def test_tools_can_be_left_out() -> None:
    async def work(player: Player) -> None:
        assert [tool.name for tool in (await player.client.list_tools()).tools] == ["rules", "play"]
        refused = await player.refused("offer", table="practice-1")
        assert "offer" in refused.text

    with_player(work, tools=("rules", "play"))


def test_refusals_are_words_with_a_rule() -> None:
    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        await player.call("wait", table=table)
        taken = next(line for line in (await view_words(player, table)) if line)
        for move, words, rule in (
            (taken, "This square is occupied.", "6"),
            ("nonsense", "“nonsense” cannot be chosen.", "7.2"),
            ("", "The move “” is not complete. Place a shield on an empty square.", "7.2"),
        ):
            refused = await player.refused("play", table=table, move=move)
            assert refused.told["words"] == words
            assert refused.told["rule"] == rule
            assert refused.text.startswith(f"Refused: {words} Rule {rule}: ")
            assert refused.told["text"]
        assert (await player.call("wait", table=table, seconds=0))["happened"] == [], "nothing was played"

    with_player(work)


async def view_words(player: Player, table: str) -> list[str]:
    """The squares of Origo on which a shield stands."""
    told = (await player.call("view", table=table))["view"]
    rows = told["board"]
    offered = {pick["token"] for pick in (await player.call("offer", table=table))["picks"]}
    letters = [chr(ord("A") + at) for at in range(len(rows))]
    squares = [f"{letter}{column}" for letter in letters for column in range(1, 11)]
    return [square for square in squares if square not in offered]


def test_why_not_names_what_forbids_it() -> None:
    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        await player.call("wait", table=table)
        taken = (await view_words(player, table))[0]
        why = await player.call("why_not", table=table, move=taken)
        assert not why["possible"]
        assert why["refused"][0]["rule"] == "6"
        everything = await player.call("why_not", table=table)
        assert everything["possible"] and not everything["complete"]
        assert taken in everything["refused"][0]["picks"]
        free = (await player.call("offer", table=table))["picks"][0]["token"]
        assert await player.call("why_not", table=table, move=free) == {
            "possible": True,
            "complete": True,
            "refused": [],
        }

    with_player(work)


def test_what_is_wrong_with_an_argument_is_said() -> None:
    async def work(player: Player) -> None:
        for tool, arguments, words in (
            ("open_table", {"game": "chess"}, "There is no game called “chess”."),
            ("open_table", {"game": "origo", "bots": "kasparov"}, "There is no bot called “kasparov”."),
            ("open_table", {"game": "origo", "seats": 9}, "This game is for 2–5 players."),
            ("open_table", {"game": "origo", "seats": 3, "bots": ["greedy"]}, "“greedy” is not possible"),
            ("open_table", {"game": "origo", "options": {"dice": 3}}, "This game has no option “dice”."),
            ("rules", {"game": "chess"}, "There is no game called “chess”."),
            ("join", {"table": "practice-7"}, "There is nothing here"),
            ("view", {"table": "practice-7"}, "You are not a player at this table."),
            ("wait", {"table": "practice-7", "seconds": -1}, "greater than or equal to 0"),
        ):
            refused = await player.refused(tool, **arguments)
            assert words in refused.text, refused.text
            assert "Traceback" not in refused.text

    with_player(work)


def test_a_crash_tells_nothing_of_the_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(player: Player) -> None:
        async def broken(self: object) -> None:
            raise RuntimeError("secret")

        monkeypatch.setattr(PracticeHall, "tables", broken)
        refused = await player.refused("list_tables")
        assert "secret" not in refused.text

    with_player(work)


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.lab) for game in GAMES[1:])])
def test_rules_are_found_and_read(game: Game) -> None:
    async def work(player: Player) -> None:
        contents = (await player.call("rules", game=game.name))["rules"]
        assert len(contents) > 20
        number = contents[5]["number"]
        found = (await player.call("rules", game=game.name, question=number))["rules"]
        assert found[0]["number"] == number
        assert found[0]["title"] == contents[5]["title"]
        asked = (await player.call("rules", game=game.name, question="When does the game end?"))["rules"]
        assert asked and all(one["text"] for one in asked)
        assert contents[5]["title"] in await player.read(f"ludoteca://games/{game.name}/rules")
        assert found[0]["title"] in await player.read(f"ludoteca://games/{game.name}/rules/{number}")
        with pytest.raises(MCPError):
            await player.read("ludoteca://games/chess/rules/1")

    with_player(work)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_notation_names_every_token_and_decision(game: Game) -> None:
    async def work(player: Player) -> None:
        told = await player.call("notation", game=game.name)
        assert {token for kind in told["picks"].values() for token in kind} == {
            pick.token for pick in game.vocabulary.picks
        }
        assert set(told["decisions"]) == set(game.decisions)
        assert all(told["decisions"].values())
        assert json.loads(await player.read(f"ludoteca://games/{game.name}/notation")) == told
        shape = json.loads(await player.read(f"ludoteca://games/{game.name}/view"))
        assert shape["$defs"]

    with_player(work)


def test_it_speaks_other_languages() -> None:
    async def work(player: Player) -> None:
        opened = await player.call("open_table", game="origo", bots="random")
        situation = await player.call("wait", table=opened["table"])
        assert situation["question"] == "Setze einen Schild auf ein leeres Feld."
        found = (await player.call("rules", game="origo", question="6"))["rules"]
        assert found[0]["title"] != "Initial placement"
        refused = await player.refused("play", table=opened["table"], move="nonsense")
        assert "nonsense" in refused.text and "cannot" not in refused.text

    with_player(work, language="de")


def test_records_are_for_games_that_are_over() -> None:
    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        with pytest.raises(MCPError, match="after the game"):
            await player.read(f"ludoteca://tables/{table}/record")
        with pytest.raises(MCPError, match="do not sit"):
            await player.read("ludoteca://tables/elsewhere/record")

    with_player(work)


def test_the_own_tables_are_listed_and_found_again() -> None:
    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        listed = (await player.call("list_tables"))["tables"]
        assert [(one["table"], one["yours"], one["free"]) for one in listed] == [(table, 0, [])]
        assert (await player.call("join", table=table))["table"] == table
        assert (await player.call("leave", table=table))["status"] == "left"
        assert not (await player.call("wait", table=table))["asked"]
        assert "not a player" in (await player.refused("play", table=table, move="A1")).text

    with_player(work)


def test_a_move_is_taken_back() -> None:
    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        for _ in range(200):
            if (await player.call("wait", table=table))["status"] != "playing":  # bots play by no seed of the test
                table = (await player.call("open_table", game="origo", bots="random"))["table"]
                continue
            move = await player.choose(table)
            final = (await player.call("preview", table=table, move=move))["final"]
            before = (await player.call("view", table=table))["view"]
            await player.call("play", table=table, move=move)
            if not final:
                await player.call("undo", table=table)
                assert (await player.call("view", table=table))["view"] == before
                return
        raise AssertionError("every move was final")

    with_player(work)
