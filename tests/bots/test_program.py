"""Programs of other people, over JSON lines."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca import Match, _pure, bots
from ludoteca.bots.clock import TimeLeft
from ludoteca.bots.program import ANSWER_SECONDS, BotFailed, ProgramBot, answer_lines
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
    return bot.choose(table.view(seat), table.offer(seat).as_json())


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
        ("print('[]', flush=True); input(); input()", "answered"),
        ("print('{}', flush=True); input(); input()", "answered"),
        ("import time; time.sleep(30)", "not answered for 0.5 s"),
    ],
)
def test_what_a_program_does_wrong_is_told(tmp_path: Path, text: str, problem: str) -> None:
    bot = program(tmp_path, text, 0.5 if "sleep" in text else 20.0)
    with pytest.raises(BotFailed, match=problem):
        ask(bot, match())
    bot._process.kill()
    bot.close()


ECHO = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    told = [sorted(question), question["offer"], question["view"]["seat"]]
    print(json.dumps({"move": json.dumps(told), "why": 1}), flush=True)
"""


def test_a_question_is_a_line_with_view_and_offer(tmp_path: Path) -> None:
    bot, table = program(tmp_path, ECHO), match()
    seat = table.to_act[0]
    offer = table.offer(seat).as_json()
    for _ in range(2):
        assert json.loads(ask(bot, table)) == [["offer", "view"], json.loads(json.dumps(offer)), seat]
    bot.close()
    assert bot._process.returncode == 0


def test_a_question_at_a_table_with_clocks_tells_what_is_left(tmp_path: Path) -> None:
    bot = program(tmp_path, ECHO.replace('question["offer"]', 'question["clock"]'))
    table = match()
    seat = table.to_act[0]
    told = json.loads(bot.choose(table.view(seat), {}, TimeLeft(1200, 100, 5000, 30)))
    assert told == [["clock", "offer", "view"], {"left": 1200, "gain": 100, "cap": 5000, "lag": 30}, seat]
    bot.close()


def test_a_program_that_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has not ended two seconds after its input was closed."""
    bot = program(tmp_path, "import time\nwhile True: time.sleep(9)")
    wait, waited = bot._process.wait, []

    def impatient(seconds: float | None = None) -> int:
        waited.append(seconds)
        return wait(0.01 if seconds else None)

    monkeypatch.setattr(bot._process, "wait", impatient)
    bot.close()
    assert waited == [2, None]
    assert bot._process.returncode < 0
    assert bot._from.closed
    assert bot._to.closed


def test_a_program_has_a_minute_for_an_answer(tmp_path: Path) -> None:
    bot = ProgramBot(f"{sys.executable} -c pass")
    assert bot._answer_seconds == ANSWER_SECONDS == 60
    bot._process.wait()
    with pytest.raises(BotFailed, match=r"-c pass' has ended"):
        ask(bot, match())
    with pytest.raises(BotFailed, match=r"-c pass' has ended"):
        ask(bot, match())
    bot._from.close()


@pytest.mark.parametrize("command", ["", "'"])
def test_what_is_no_command(command: str) -> None:
    with pytest.raises(BotFailed, match="does not start"):
        ProgramBot(command)


def test_a_long_answer_is_cut_in_the_message(tmp_path: Path) -> None:
    bot = program(tmp_path, "input(); print('x' * 300, flush=True); input()")
    with pytest.raises(BotFailed) as error:
        ask(bot, match())
    assert str(error.value).endswith(f"answered '{'x' * 200}', not {{\"move\": …}}")
    bot.close()


class Telling:
    """Answers with what the view says, or fails as it says."""

    def choose(self, view: Any, offer: Any, clock: TimeLeft | None = None) -> str:
        if isinstance(view, str):
            raise {"value": ValueError, "key": KeyError, "type": TypeError, "index": IndexError}[view](offer)
        return f"{view[0]}·{offer}" + (f"·{clock.left}·{clock.cap}" if clock else "")


def test_each_line_is_answered_by_a_line_in_plain_letters() -> None:
    lines = ['{"view": ["C"], "offer": "D"}']
    lines += [json.dumps({"view": fault, "offer": "ä"}) for fault in ("value", "key", "type", "index")]
    lines += ["{", '{"offer": 1}', "[]", '{"view": "C", "offer": "D", "clock": {"left": -1}}']
    answers = io.StringIO()
    answer_lines(Telling(), io.StringIO("\n".join(lines)), answers)
    told = answers.getvalue().splitlines()
    assert told[0] == '{"move": "C·D"}'
    assert told[1:5] == [
        '{"error": "ValueError: ä"}',
        '{"error": "KeyError: \'ä\'"}',
        '{"error": "TypeError: ä"}',
        '{"error": "IndexError: ä"}',
    ]
    assert [json.loads(line)["error"].split(":")[0] for line in told[5:]] == [
        "JSONDecodeError",
        "KeyError",
        "TypeError",
        "ValidationError",
    ]


def test_a_line_may_tell_the_clock() -> None:
    answers = io.StringIO()
    question = '{"view": ["C"], "offer": "D", "clock": {"left": 900, "cap": 5000, "else": 1}}\n'
    answer_lines(Telling(), io.StringIO(question), answers)
    assert json.loads(answers.getvalue()) == {"move": "C·D·900·5000"}


def test_answers_are_flushed_line_by_line() -> None:
    class Flushed(io.StringIO):
        flushes = 0

        def flush(self) -> None:
            self.flushes += 1

    answers = Flushed()
    answer_lines(Telling(), io.StringIO('{"view": [1], "offer": 2}\n' * 3), answers)
    assert answers.flushes == 3


def test_no_such_program() -> None:
    with pytest.raises(BotFailed, match="does not start"):
        ProgramBot("/nowhere/bot")


def test_bad_questions_get_errors_and_good_ones_after_them_moves() -> None:
    table = match()
    good = json.dumps({"view": table.view(table.to_act[0]), "offer": table.offer(table.to_act[0]).as_json()})
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
