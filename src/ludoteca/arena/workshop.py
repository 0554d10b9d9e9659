"""Where a client of the Model Context Protocol writes a program, which then plays in its place."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field
from typing_extensions import TypedDict

from ludoteca import bots
from ludoteca.arena.contestants import Contestant, Program
from ludoteca.arena.door import Door, unless_ended
from ludoteca.arena.judge import Judged
from ludoteca.bots.program import BotFailed
from ludoteca.guest.halls import PracticeHall
from ludoteca.kernel.registry import game as find
from ludoteca.mcp.guest import GameName, Guest
from ludoteca.mcp.telling import Teller

TOOLS = ("list_games", "rules", "notation", "example", "try_program", "submit_program")
INSTRUCTIONS = """\
The workshop of the arena of Ludoteca. Write a program in Python, its standard library alone, that plays: it reads a \
line of JSON from standard input at each decision and answers with a line. example shows a question and a program that \
works; rules and notation explain the game; try_program plays a game with yours and tells what was refused; \
submit_program hands it in, and the last one that was handed in when the time is up plays for you."""
EXAMPLE = """\
import json, sys

for line in sys.stdin:
    question = json.loads(line)
    picks = question["offer"]["picks"]
    print(json.dumps({"move": picks[0]["token"]}), flush=True)
"""
HOW = (
    "Each line that comes is a question with `view` and `offer`; after a refusal it comes again with `refused`. "
    "`offer.picks` lists first picks only: the tokens of a whole move stand in `move`, with blanks between."
)
SHOWN = 10
"""So many refusals of a trial are told."""
Source = Annotated[str, Field(description="The whole program, in Python")]


class ExampleAnswer(TypedDict):
    """A question as the program gets it, and a program that works."""

    how: str
    question: dict[str, Any]
    program: str


class TrialAnswer(TypedDict):
    """How a program did in a game against `random`."""

    result: list[str]
    legal: int
    refused: dict[str, int]
    replaced: int
    failed: str
    errors: str


class SubmittedAnswer(TypedDict):
    """What was handed in."""

    lines: int
    final: bool


class Author(Guest):
    """A contestant who writes."""

    def __init__(self, folder: Path, seconds: float) -> None:
        super().__init__(PracticeHall(), Teller())
        self.folder = folder
        self.seconds = seconds
        self.submitted: Path | None = None
        self.final = asyncio.Event()
        self._trials = 0

    async def example(self, game: GameName) -> ExampleAnswer:
        """See a question as your program gets it, and a program that answers each with its first pick."""
        match = find(game).start(2, seed="example")
        seat = match.to_act[0]
        question = {"view": match.view(seat), "offer": match.offer(seat, reasons=False).as_json()}
        return ExampleAnswer(how=HOW, question=question, program=EXAMPLE)

    async def try_program(self, game: GameName, source: Source) -> TrialAnswer:
        """Let a program play a game against `random`, and hear what was refused and what went wrong."""
        self._trials += 1
        path = self._write(f"trial-{self._trials}.py", source)
        match = find(game).start(2, seed=f"trial {self._trials}")
        seat = Judged("trial", match, 0, {1: bots.make("random")}, ["you", "random"], tries=2, seed=self._trials)
        seat.begin()
        failed = ""
        with path.with_suffix(".log").open("w+", encoding="utf-8") as errors:
            try:
                await program("trial", path, self.seconds, stderr=errors).play(seat)
            except BotFailed as wrong:
                failed = str(wrong)
                await seat.forfeit(failed)
            errors.seek(0)
            wrote = errors.read()[-2000:]
        ledger = seat.ledger
        return TrialAnswer(
            result=seat.state.standing,
            legal=ledger.legal,
            refused=dict(ledger.refused.most_common(SHOWN)),
            replaced=ledger.replaced,
            failed=failed,
            errors=wrote,
        )

    async def submit_program(
        self,
        source: Source,
        final: Annotated[
            bool, Field(description="Whether you are done; otherwise you can hand in a better one")
        ] = True,
    ) -> SubmittedAnswer:
        """Hand in your program: it plays your games."""
        self.submitted = self._write("submitted.py", source)
        if final:
            self.final.set()
        return SubmittedAnswer(lines=len(source.splitlines()), final=final)

    def _write(self, name: str, source: str) -> Path:
        path = self.folder / name
        path.write_text(source, encoding="utf-8")
        return path


def program(name: str, path: Path, seconds: float, **place: Any) -> Program:
    """Run a program that somebody handed in: in a folder of its own, with nothing of our environment."""
    command = shlex.join([sys.executable, "-I", str(path)])
    environment = {"PATH": os.environ.get("PATH", os.defpath)}
    return Program(name, "program", command, seconds, {"cwd": path.parent, "env": environment, **place})


class Writer(Contestant):
    """A client that writes a program in a given time; the program plays."""

    def __init__(
        self, name: str, command: str, writing_seconds: float, answer_seconds: float, tell: Callable[[str], None]
    ) -> None:
        super().__init__(name, "program")
        self._folder = tempfile.TemporaryDirectory(prefix="ludoteca-arena-")
        self.author = Author(Path(self._folder.name), answer_seconds)
        self.door = Door(self.author, TOOLS, INSTRUCTIONS, command, tell)
        self.writing_seconds = writing_seconds
        self.answer_seconds = answer_seconds

    async def enter(self) -> None:
        """Open the door and wait for the program; raises BotFailed when none was handed in."""
        await self.door.open()
        try:
            await unless_ended(self.door, self.author.final.wait(), self.writing_seconds)
        except BotFailed:
            if self.author.submitted is None:
                raise BotFailed(f"{self.name} handed in no program") from None
        finally:
            await self.door.close()

    async def play(self, seat: Judged) -> None:
        """Let the program play."""
        assert self.author.submitted is not None
        await program(self.name, self.author.submitted, self.answer_seconds).play(seat)

    async def close(self) -> None:
        """Throw away what was written."""
        await self.door.close()
        self._folder.cleanup()
