"""Programs of other people as bots: one JSON line out with view and offer, one JSON line back with a move."""

from __future__ import annotations

import json
import selectors
import shlex
import subprocess
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TextIO

from msgspec import convert, to_builtins

from ludoteca.bots.catalogue import make
from ludoteca.bots.clock import TimeLeft

if TYPE_CHECKING:
    from ludoteca.bots.player import Bot
    from ludoteca.kernel.room import View

ANSWER_SECONDS = 60.0
PROGRAM = "program:"
"""What a specification begins with that names a command."""


class BotFailed(RuntimeError):
    """An external program that ended, kept silent, or answered something that is no move."""


class ProgramBot:
    """A program in any language, started once and asked for each move over its standard input and output.

    `place` is where it runs, as subprocess.Popen takes it (cwd, env, stderr).
    """

    def __init__(self, command: str, answer_seconds: float = ANSWER_SECONDS, **place: Any) -> None:
        self.command = command
        self._answer_seconds = answer_seconds
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, **place
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotFailed(f"{command!r} does not start: {error}") from error
        assert self._process.stdin
        assert self._process.stdout
        self._to, self._from = self._process.stdin, self._process.stdout

    def choose(self, view: View, offer: dict[str, Any], clock: TimeLeft | None = None) -> str:
        """Ask the program; raises BotFailed when it gives no answer that could be a move."""
        timed = {} if clock is None else {"clock": to_builtins(clock)}
        return self.ask({"view": view, "offer": offer, **timed})

    def ask(self, question: Mapping[str, Any]) -> str:
        """Ask a question of any content; raises BotFailed when the program gives no answer that could be a move."""
        try:
            self._to.write(json.dumps(question) + "\n")
            self._to.flush()
        except OSError as error:
            raise BotFailed(f"{self.command!r} has ended") from error
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            if not ready.select(self._answer_seconds):
                raise BotFailed(f"{self.command!r} has not answered for {self._answer_seconds:g} s")
        line = self._from.readline()
        if not line:
            raise BotFailed(f"{self.command!r} has ended")
        try:
            move = json.loads(line)["move"]
        except (ValueError, KeyError, TypeError):
            move = None
        if not isinstance(move, str):
            raise BotFailed(f'{self.command!r} answered {line.strip()[:200]!r}, not {{"move": …}}')
        return move

    def close(self) -> None:
        """End the program."""
        self._to.close()
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._from.close()


def mind(spec: str, seed: int | None = None) -> Bot:
    """Make a bot of the house, or start a program (`program:COMMAND`); raises BadOption or BotFailed."""
    return ProgramBot(spec.removeprefix(PROGRAM)) if spec.startswith(PROGRAM) else make(spec, seed=seed)


def answer_lines(bot: Bot, questions: TextIO = sys.stdin, answers: TextIO = sys.stdout) -> None:
    """Be such a program: answer each line of questions with a bot's move, a bad line with an error."""
    for line in questions:
        try:
            question = json.loads(line)
            clock = convert(question["clock"], TimeLeft) if "clock" in question else None
            answer = {"move": bot.choose(question["view"], question["offer"], clock)}
        except (ValueError, KeyError, TypeError, IndexError) as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer, ensure_ascii=False), file=answers, flush=True)
