"""A scripted contestant of the arena, `python -m tests.support.contestant KIND`, which connects where it is told.

`offers` picks from what is offered, `rules` guesses by the notation, `program` writes a program, `silent` does nothing.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator

from ludoteca.arena.door import ADDRESS
from tests.support.model import Json, Player, Refused, visit


async def offers(player: Player) -> None:
    """Play every game by what is offered."""
    async for game in games(player):
        await player.play(game["table"])


async def rules(player: Player) -> None:
    """Guess tokens until one is legal, and read the rule of the first refusal."""
    rule: Json = {}
    async for game in games(player):
        tokens = [
            token for kind in (await player.call("notation", game=game["game"]))["picks"].values() for token in kind
        ]
        while (await player.call("wait", table=game["table"], seconds=60))["asked"]:
            try:
                await player.call("play", table=game["table"], move=player.luck.choice(tokens))
            except Refused as refused:
                rule = refused.told
        found = await player.call("rules", game=game["game"], question=rule["rule"])
        assert found["rules"][0]["title"] in rule["text"]


async def program(player: Player) -> None:
    """Look at the example, hand in what fails, then the example itself."""
    name = (await player.call("list_games"))["games"][0]["game"]
    example = await player.call("example", game=name)
    assert example["question"]["offer"]["picks"]
    failed = await player.call("try_program", game=name, source="raise SystemExit('no good')")
    assert "no good" in failed["errors"] and "ended" in failed["failed"]
    tried = await player.call("try_program", game=name, source=example["program"])
    assert tried["legal"] > 0 and not tried["failed"], tried
    await player.call("submit_program", source=example["program"])


async def silent(player: Player) -> None:
    """Ask for the first game, and say nothing more."""
    await player.call("next_game")
    await asyncio.sleep(600)


async def games(player: Player) -> AsyncIterator[Json]:
    """Go from game to game until there is none."""
    while not (told := await player.call("next_game"))["done"]:
        if told["game"]:
            yield told["game"]


KINDS = {"offers": offers, "rules": rules, "program": program, "silent": silent}


def main() -> None:
    """Connect and play."""
    asyncio.run(visit(os.environ[ADDRESS], KINDS[sys.argv[1]]))


if __name__ == "__main__":
    main()
