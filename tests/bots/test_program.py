"""Programs of other people, over JSON lines."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from ludoteca import Match, _pure, bots
from ludoteca.bots.program import BotFailed, ProgramBot, answer_lines
from ludoteca.kernel.registry import game

FIRST_PICK = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"move": question["offer"]["picks"][0]["token"]}), flush=True)
"""


def match() -> Match:
    return game("origo").start(2, seed="program")


def program(folder: Path, text: str, seconds: float = 20.0) -> ProgramBot:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return ProgramBot(f"{sys.executable} {path}", seconds)


def ask(bot: bots.Bot, table: Match) -> str:
    seat = table.to_act[0]
    return bot.choose(table.view(seat), table.offer(seat).document())


def test_a_program_plays(tmp_path: Path) -> None:
    bot, table = program(tmp_path, FIRST_PICK), match()
    for _ in range(5):
        table.play(table.to_act[0], ask(bot, table))
    bot.close()
    assert table.seq == 5


def test_our_bots_speak_the_same_lines() -> None:
    bot, table = ProgramBot(f"{sys.executable} -m ludoteca bot greedy --seed 4"), match()
    assert ask(bot, table) == ask(bots.make("greedy", seed=4), table)
    bot.close()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("print('hello', flush=True); input(); input()", "answered 'hello'"),
        ("import sys; sys.stdin.readline()", "has ended"),
        ("import json; input(); print(json.dumps({'move': 3})); input()", "answered"),
        ("import time; time.sleep(30)", "not answered for 0.5 s"),
    ],
)
def test_what_a_program_does_wrong_is_told(tmp_path: Path, text: str, problem: str) -> None:
    bot = program(tmp_path, text, 0.5 if "sleep" in text else 20.0)
    with pytest.raises(BotFailed, match=problem):
        ask(bot, match())
    bot._process.kill()
    bot.close()


def test_no_such_program() -> None:
    with pytest.raises(BotFailed, match="does not start"):
        ProgramBot("/nowhere/bot")


def test_bad_questions_get_errors_and_good_ones_after_them_moves() -> None:
    table = match()
    good = json.dumps({"view": table.view(table.to_act[0]), "offer": table.offer(table.to_act[0]).document()})
    answers = io.StringIO()
    answer_lines(bots.make("random", seed=1), io.StringIO(f'nonsense\n{{"view": 3}}\n{good}\n'), answers)
    first, second, third = (json.loads(line) for line in answers.getvalue().splitlines())
    assert "error" in first
    assert "error" in second
    assert third["move"] in {pick.token for pick in table.offer(table.to_act[0]).picks}


@pytest.mark.skipif(not _pure.compiled(), reason="compares the compiled bots with the interpreted ones")
@pytest.mark.parametrize("spec", ["greedy", "search:40p"])
def test_the_interpreted_bots_think_alike(spec: str) -> None:
    table = match()
    luck = bots.make("random", seed=6)
    interpreted = ProgramBot(f"env LUDOTECA_PURE=1 {sys.executable} -m ludoteca bot {spec} --seed 9")
    for number in range(60):
        if number in (3, 30, 45, 59):
            assert ask(interpreted, table) == ask(bots.make(spec, seed=9), table)
        table.play(table.to_act[0], ask(luck, table))
    interpreted.close()
