"""Which bots there are, and what a specification makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import BadOption, bots
from ludoteca.bots.greedy import DEALS, GreedyBot
from ludoteca.bots.judges import judge
from ludoteca.bots.novice import NoviceBot
from ludoteca.bots.random import RandomBot
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import BadValues, Values, shipped


def test_the_levels_of_tables() -> None:
    assert bots.levels() == (
        ("random", 1),
        ("novice", 2),
        ("greedy", 3),
        ("search-easy", 4),
        ("search-normal", 5),
        ("search-strong", 6),
        ("champion", 7),
    )
    points = bots.points()
    assert [*points] == [name for name, _ in bots.levels()] and [*points.values()] == sorted(points.values())


@pytest.mark.parametrize(("name", "kind"), [("random", RandomBot), ("novice", NoviceBot), ("greedy", GreedyBot)])
def test_bots_without_a_budget(name: str, kind: type) -> None:
    bot = bots.make(name, seed=9)
    assert type(bot) is kind
    assert bot.seed == 9  # type: ignore[attr-defined]


def test_greedy_looks_at_so_many_deals() -> None:
    assert GreedyBot(1)._deals == DEALS == 8


@pytest.mark.parametrize(
    ("name", "asked", "budget"),
    [
        ("search", {}, (0.1, None)),
        ("search-easy", {}, (0.02, None)),
        ("search-normal", {}, (0.1, None)),
        ("search-strong", {}, (0.5, None)),
        ("search-easy:0.3", {}, (0.3, None)),
        ("champion", {}, (2.0, None)),
        ("champion:0.2", {}, (0.2, None)),
        ("champion:300p", {}, (None, 300)),
        ("search-easy", {"seconds": 3}, (3, None)),
        ("search-easy", {"playouts": 7}, (None, 7)),
        ("search", {"seconds": 0.25}, (0.25, None)),
        ("search", {"playouts": 500}, (None, 500)),
        ("search", {"seconds": 0.25, "playouts": 500}, (0.25, 500)),
        ("search:0.4", {}, (0.4, None)),
        ("search:2000p", {}, (None, 2000)),
        ("search:2000p", {"seconds": 2}, (2, 2000)),
        ("search:1p", {}, (None, 1)),
        ("search:999999999p", {}, (None, 999_999_999)),
        ("search:clock", {}, (0.1, None)),
        ("search:clock", {"seconds": 0.3}, (0.3, None)),
        ("champion:clock", {}, (2.0, None)),
    ],
)
def test_what_a_search_may_spend(name: str, asked: dict[str, float], budget: tuple[float | None, int | None]) -> None:
    bot = bots.make(name, seed=4, **asked)  # type: ignore[arg-type]
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.playouts, bot.seed) == (*budget, 4)
    assert len(bot.trees) == 1
    assert bot.by_clock == name.endswith(":clock")


def test_a_search_on_several_processors() -> None:
    bot = bots.make("champion:300px3", seed=4)
    assert isinstance(bot, SearchBot)
    assert (bot.playouts, len(bot.trees), bot.by_clock) == (300, 3, False)
    bot = bots.make("search:clockx2", seed=4)
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, len(bot.trees), bot.by_clock) == (0.1, 2, True)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("nobody", {}),
        ("random", {"seconds": 1}),
        ("greedy", {"playouts": 1}),
        ("search", {"seconds": 0}),
        ("search", {"playouts": 0}),
        ("search", {"seconds": 1, "playouts": -1}),
        ("search:1000000000", {}),
        ("search:1000000000p", {}),
        ("search:nan", {}),
        ("search:p", {}),
        ("search:1.5p", {}),
        ("search:0.5x0", {}),
        ("search:0.5x65", {}),
        ("search:0.5x", {}),
        ("search:clock2", {}),
        ("greedy:clock", {}),
        ("novice:x2", {}),
        ("novice:0.3", {}),
        ("greedy:", {}),
    ],
)
def test_what_is_no_bot_is_told_with_those_that_are(name: str, asked: dict[str, float]) -> None:
    with pytest.raises(BadOption) as error:
        bots.make(name, **asked)  # type: ignore[arg-type]
    assert error.value.field == "bot"
    known = [name for name, _ in bots.levels()] + ["search"]
    assert error.value.arguments == {"bot": name, "known": [*known, "search:SECONDS", "search:NUMBERp", "search:clock"]}


def test_a_bot_says_by_what_it_judges(tmp_path: Path) -> None:
    room = game("origin")
    names = room.position.feature_names
    position = room.deal(2, 1, {})
    weights = Values.none(names)
    file = tmp_path / "values.json"
    file.write_text(weights.as_json(), encoding="utf-8")
    assert judge("hand").values(position) is None
    assert judge("").values(position) is shipped("ludoteca.games.origin", 2, names)
    read = judge(str(file)).values(position)
    assert read is not None and read.row == weights.row
    for spec in ("search:9p@hand", "greedy@hand", f"search:9p@{file}"):
        move = bots.make(spec, seed=1).decide(position, position.actor, 5)  # type: ignore[attr-defined]
        assert move[0] in position.picks(position.actor)
    with pytest.raises(BadValues, match="nowhere"):
        bots.make("greedy@nowhere")
