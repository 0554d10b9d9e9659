"""A house plays by the edition in force; what was played by another waits until that one is in force again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ludoteca.kernel import editions, registry
from ludoteca.kernel.editions import Edition
from tests.support.house import Guest, House, Json

NAME = "Second printing"


def small_change() -> Edition:
    """Change one number of the first game that has any to change, to its most."""
    games = (game for game in registry.registered().values() if game.room.startswith("ludoteca.games."))
    game = next(games)
    own = [path for path, _ in editions.numbers(editions.parts(game.room, game.name))]
    pattern, (_, most) = next(iter(editions.ranges(game.room).items()))
    path = next(path for path in own if editions.matches(path, pattern))
    return Edition(game=game.name, name=NAME, set={path: most})


@contextmanager
def playing_by(data: Path, edition: Edition | None) -> Iterator[House]:
    house = House(data, environment={editions.VARIABLE: editions.variable(edition)})
    try:
        yield house.start()
    finally:
        house.stop()


def begun(ada: Guest, game: str) -> Json:
    """Begin a game with two people, of whom one is here, and play a move."""
    table = ada.table(game=game)
    bo = Guest(ada.house, "Bo")
    bo.call("POST", f"/api/tables/{table['id']}/seats/1", {})
    ada.call("POST", f"/api/tables/{table['id']}/start")
    for one in (ada, bo):
        socket = one.look(table)
        if socket.state["offer"]:
            socket.play_any(random.Random(1))
            return table
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("printing", [NAME, None])
def test_a_table_is_opened_by_the_edition_by_which_it_began(tmp_path: Path, printing: str | None) -> None:
    changed = small_change()
    first, second = (changed, None) if printing else (None, changed)
    with playing_by(tmp_path, first) as house:
        ada = Guest(house, "Ada")
        told = {one["name"]: one.get("edition") for one in ada.call("GET", "/api/games")}
        assert told == dict.fromkeys(told) | {changed.game: printing}
        table = begun(ada, changed.game)
        path = f"/api/tables/{table['id']}"
        assert ada.call("GET", path).get("edition") == printing

    with playing_by(tmp_path, second) as house:
        ada.http, ada.house = httpx.Client(base_url=house.url, cookies=ada.http.cookies), house
        refused = ada.ask("GET", f"{path}/steps/0")
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "other-edition")
        assert ada.call("GET", "/api/tables")["playing"] or ada.call("GET", "/api/tables")["mine"]
        begun(ada, changed.game)

    with playing_by(tmp_path, first) as house:
        ada.http, ada.house = httpx.Client(base_url=house.url, cookies=ada.http.cookies), house
        assert ada.look(table).state["seq"] == 1
