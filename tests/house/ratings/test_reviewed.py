"""What reviews come to over many games: what is counted, from how many games on, and of which anybody may know."""

from __future__ import annotations

import random
from functools import partial

import msgspec
import pytest
import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.house import House
from ludoteca.house.ratings.reviewed import ENOUGH, Reviewed, taken_together
from ludoteca.house.store import tempo
from ludoteca.house.store.rows import LeaverRow, Seat, TableRow
from ludoteca.house.store.schema import tables
from ludoteca.house.verbs import person
from ludoteca.house.wire.people import Person
from ludoteca.kernel.registry import game
from ludoteca.ledger.digest import Asked, Digest, Mistake, SeatDigest
from ludoteca.ledger.themes import Theme
from ludoteca.ledger.weights import Explained
from tests.support.finished import keep_digest, over
from tests.support.inside import arrive, inside
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come

GAME = "origin"
EARLY, LATE = Theme("opening", "action"), Theme("ending", "tile")
MEASURED = Explained("", 200, 0.9, (0.8, 0.7, 0.9), 0.4)


def digest(erred: tuple[int, ...] = (), luck: float = 0.0, share: float = 0.5) -> Digest:
    """A game: the first seat erred so often in the opening and in the ending, of ten and five decisions."""
    themes = (EARLY, LATE)
    mistakes = [
        Mistake(seq, 0, 0.1, theme) for theme, times in zip(themes, erred, strict=False) for seq in range(times)
    ]
    asked = Asked(EARLY, 10), Asked(LATE, 5)
    other = SeatDigest(-luck, 1 - share, asked)
    return Digest((*mistakes, Mistake(99, 1, 0.3, EARLY)), (SeatDigest(luck, share, asked), other))


def some(digests: list[Digest], explained: Explained | None = None) -> list[Reviewed]:
    return [Reviewed(f"t{number}", number, 0, one, explained) for number, one in enumerate(digests)]


# What is counted ------------------------------------------------------------------------------------------------------


def test_of_too_few_games_only_their_number_is_told() -> None:
    few = taken_together(some([digest((1, 1))] * (ENOUGH - 1)), 30, 2)
    assert msgspec.to_builtins(few) == {"played": 30, "reviewed": ENOUGH - 1, "outdated": 2, "enough": ENOUGH}
    assert taken_together(some([digest()] * ENOUGH), 30, 0).luck


def test_errors_are_told_by_phase_and_by_what_was_asked() -> None:
    told = taken_together(some([digest((1, 0)), digest((1, 2))] * 10), 20, 0)
    assert told.errors is not None and told.errors.rate.mean == pytest.approx(40 / 300), "of the own seat alone"
    assert [(one.name, one.games, one.asked, one.rate.mean) for one in told.phases] == [
        ("opening", 20, 200, 0.1),
        ("ending", 20, 100, 0.2),
    ]
    assert [one.name for one in told.decisions] == ["tile", "action"], "what goes wrong most comes first"
    for one in (told.errors, *told.phases, *told.decisions):
        assert 0 < one.rate.low < one.rate.mean < one.rate.high < 1


def test_what_too_few_games_have_asked_is_not_told() -> None:
    rare = digest()
    own = rare.seats[0]
    rare = structs.replace(
        rare, seats=(structs.replace(own, asked=(*own.asked, Asked(Theme("", "rare"), 9))), rare.seats[1])
    )
    for times, names in ((ENOUGH - 1, {"action", "tile"}), (ENOUGH, {"action", "tile", "rare"})):
        told = taken_together(some([digest()] * 20 + [rare] * times), 40, 0)
        assert {one.name for one in told.decisions} == names
        assert [one.name for one in told.phases] == ["opening", "ending"], "where a game tells no phase there is none"


def test_results_without_luck_are_surer_where_that_was_measured() -> None:
    luck = random.Random(3)
    had = [luck.uniform(-0.4, 0.4) for _ in range(60)]
    digests = [digest(luck=one, share=float(luck.random() < 0.5 + one)) for one in had]
    told = taken_together(some(digests, MEASURED), 60, 0)
    assert told.won and told.adjusted and told.luck and told.adjusting == 60
    assert told.adjusted.high - told.adjusted.low < told.won.high - told.won.low
    assert told.adjusted.mean == pytest.approx(told.won.mean - 0.9 * told.luck.mean)
    assert [one.luck for one in told.course] == had and [one.table for one in told.course][:2] == ["t0", "t1"]
    for useless in (None, structs.replace(MEASURED, left=(0.98, 0.95, 1.01))):
        plain = taken_together(some(digests, useless), 60, 0)
        assert plain.adjusted is None and plain.adjusting == 0 and plain.won == told.won


# Which games count ----------------------------------------------------------------------------------------------------


async def keep(house: House, row: TableRow, *, by: str | None = None) -> None:
    """Store a finished table and what its review comes to."""
    await house.store.add_table(row)
    await keep_digest(house, row, digest((1,)), by=by)


async def told(house: House, who: Person, asker: Person | None = None) -> list[str]:
    found = await person.reviewed(house, who.id, asker.id if asker else None, game(GAME))
    return [one.table for one in found.course]


@inside
async def test_games_count_of_which_who_asks_may_know(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    seats = Seat(anna.id, "Anna"), Seat(bert.id, "Bert")
    public = [f"p{number:02}" for number in range(ENOUGH)]
    for number, name in enumerate(public):
        await keep(house, over(name, GAME, *seats, at=number))
    await keep(house, over("hidden", GAME, *seats, at=100, private=True, host=anna.id))
    await keep(house, over("branch", GAME, *seats, at=101, branch_of="p01"))
    await keep(house, over("taught", GAME, *seats, at=102, teaching=True))
    await keep(house, structs.replace(over("running", GAME, *seats, at=103), status="playing"))
    await keep(house, over("other", "origo", *seats, at=104))
    await keep(house, over("left", GAME, structs.replace(seats[0], bot="greedy", substituted=True), seats[1], at=105))
    await keep(house, over("taken", GAME, *seats, at=106))
    row = LeaverRow("taken", 0, 9, "x", "X", 1)
    await house.store.writer.run(partial(tempo.add_leaver, row=row))
    await keep(house, over("older", GAME, *seats, at=107), by="another")
    await house.store.add_table(over("not reviewed", GAME, *seats, at=108))
    assert await told(house, anna) == public
    assert await told(house, anna, bert) == [*public, "hidden"] == await told(house, anna, anna)
    found = await person.reviewed(house, anna.id, None, game(GAME))
    assert (found.played, found.reviewed, found.outdated) == (ENOUGH + 2, ENOUGH, 1)
    assert (await person.reviewed(house, bert.id, None, game(GAME))).reviewed == ENOUGH + 2, "he took nothing over"


@inside
async def test_while_a_deal_is_played_elsewhere_it_is_not_among_them(house: House) -> None:
    anna = await arrive(house, "Anna")
    seats = Seat(anna.id, "Anna"), Seat(bot="greedy")
    for number in range(ENOUGH):
        await keep(house, over(f"t{number}", GAME, *seats, at=number))
    await keep(house, over("here", GAME, *seats, at=50, round="deal"))
    there = over("there", GAME, Seat("x", "X"), Seat("y", "Y"), at=51, round="deal")
    await house.store.add_table(structs.replace(there, status="playing"))
    assert "here" not in await told(house, anna, anna)
    done = sa.update(tables).where(tables.c.id == "there").values(status="finished")
    await house.store.writer.run(lambda connection: connection.execute(done))
    assert "here" in await told(house, anna, anna)


@on_the_web()
async def test_over_http(web: Web) -> None:
    anna = await web.guest("Anna")
    player = (await anna.get("/api/me")).json()["id"]
    answer = await web.client().get(f"/api/people/{player}/reviewed/{GAME}")
    assert answer.json() == {"played": 0, "reviewed": 0, "outdated": 0, "enough": ENOUGH}
    assert error(await anna.get(f"/api/people/nobody/reviewed/{GAME}")) == (404, "nobody", "person")
    assert error(await anna.get(f"/api/people/{player}/reviewed/none"))[:2] == (404, "unknown-game")
