"""`ludoteca bot`: a bot as a program that answers JSON lines, or in a seat at a table of a house (docs/bots.md)."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from ludoteca import bots
from ludoteca.bots.program import BotFailed, ProgramBot, answer_lines, mind
from ludoteca.guest.halls import HouseHall
from ludoteca.guest.house import House
from ludoteca.guest.sitting import sit_for


def main(argv: list[str]) -> int:
    """Answer until the input ends, or play until the game is over."""
    options = argparse.ArgumentParser(
        prog="ludoteca bot",
        description='Read lines {"view": …, "offer": …} and answer each with a line {"move": …}: '
        "the protocol that programs of your own speak in `ludoteca tournament GAME program:COMMAND greedy`. "
        "With --house and --table sit down at a table of a running house instead, and play there.",
    )
    kinds = "random, greedy, search:SECONDS, search:NUMBERp, search:clock, a level, or program:COMMAND"
    options.add_argument("bot", help=kinds)
    options.add_argument("--seed", type=int, help="the same seed gives the same moves")
    options.add_argument("--house", metavar="URL", help="the house to sit in")
    options.add_argument(
        "--table", metavar="ID", help="the table's id or link; that of a private table holds its secret"
    )
    options.add_argument("--seat", type=int, metavar="N", help="which seat (default: the first that is free)")
    options.add_argument("--name", help="what the guest is called (default: the bot's name)")
    options.add_argument(
        "--keep", metavar="FILE", type=Path, help="where the guest's cookie is kept, so that it finds its seat again"
    )
    chosen = options.parse_args(argv)
    if bool(chosen.house) != bool(chosen.table):
        options.error("--house and --table go together")
    bot = mind(chosen.bot, chosen.seed)
    if not chosen.house:
        answer_lines(bot)
        return 0
    house = House(chosen.house, chosen.name or chosen.bot.partition(":")[0], chosen.keep)
    try:
        print("\n".join(asyncio.run(play(bot, house, chosen.table, chosen.seat))))
    except BotFailed as failed:
        print(f"ludoteca bot: {failed}", file=sys.stderr)
        return 1
    finally:
        if isinstance(bot, ProgramBot):
            bot.close()
    return 0


async def play(bot: bots.Bot, house: House, table: str, seat: int | None) -> list[str]:
    """Sit down and play to the end; tells how the game ended, the winner first."""
    hall = HouseHall(house)
    await hall.enter()
    try:
        state = await sit_for(bot, await hall.join(table, seat))
    finally:
        await hall.close()
    return state.standing if state.over else ["The seat is lost."]
