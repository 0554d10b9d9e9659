"""Who comes together: nobody twice, nobody with whom they have nothing to do, the oldest first, as each wishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, TypeVar

from hypothesis import given
from hypothesis import strategies as some

from ludoteca.house.gathering import Apart, Kind, Match, Open, Wish, matches

PEOPLE = "abcdefgh"
T = TypeVar("T")
GAMES: dict[str, dict[str, Any]] = {"orleans": {}, "origo": {}, "species": {"asia": True}}


def subsets(values: Sequence[T]) -> some.SearchStrategy[tuple[T, ...]]:
    return some.lists(some.sampled_from(values), min_size=1, unique=True).map(tuple)


def wishes_of(players: list[str]) -> some.SearchStrategy[list[Wish]]:
    def wish(number: int, player: str) -> some.SearchStrategy[Wish]:
        return some.builds(
            Wish,
            some.just(player),
            subsets(list(GAMES)).map(lambda names: {name: GAMES[name] for name in names}),
            subsets((2, 3, 4)),
            subsets(("", "day")),
            some.sampled_from((None, True, False)),
            some.just(number),
        )

    return some.tuples(*(wish(number, player) for number, player in enumerate(players))).map(list)


ALL = some.lists(some.sampled_from(PEOPLE), unique=True).flatmap(wishes_of)
BLOCKS = some.lists(some.sampled_from(list(combinations(PEOPLE, 2))), max_size=6, unique=True)
TABLES = some.lists(
    some.builds(
        lambda game, seats, tempo, rated, people, banned: (game, seats, tempo, rated, people[:seats], banned),
        some.sampled_from(list(GAMES)), some.sampled_from((2, 3)), some.sampled_from(("", "day")), some.booleans(),
        some.lists(some.sampled_from(PEOPLE + "xyz"), min_size=1, max_size=2, unique=True),
        some.frozensets(some.sampled_from(PEOPLE), max_size=1),
    ),
    max_size=3,
).map(
    lambda told: [
        Open(str(n), Kind(game, seats, tempo, rated, GAMES[game]), frozenset(people), seats - len(people), banned)
        for n, (game, seats, tempo, rated, people, banned) in enumerate(told)
    ]
)  # fmt: skip


def apart_by(blocks: Sequence[tuple[str, str]]) -> Apart:
    found: dict[str, set[str]] = {}
    for one, other in blocks:
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return {player: frozenset(others) for player, others in found.items()}


def possible(wishes: Sequence[Wish], apart: Apart) -> list[set[str]]:
    """All groups that could sit down together, found by trying all of them."""
    found = []
    for count in (2, 3, 4):
        for group in combinations(wishes, count):
            players = {one.player for one in group}
            if all(apart.get(one, frozenset()).isdisjoint(players) for one in players) and any(
                all(wish.fits(kind) for wish in group) for kind in group[0].kinds if kind.seats == count
            ):
                found.append(players)
    return found


def at_tables(found: Sequence[Match], tables: Sequence[Open]) -> list[tuple[set[str], list[str]]]:
    """Who has come to each table, and who is there then."""
    groups = [(set(match.players), list(match.players)) for match in found if match.table is None]
    for table in tables:
        came = [player for match in found if match.table == table.id for player in match.players]
        groups.append((set(came), [*table.people, *came]))
    return groups


@given(ALL, TABLES, BLOCKS)
def test_who_comes_together_fits(wishes: list[Wish], tables: list[Open], blocks: list[tuple[str, str]]) -> None:
    apart, by_player = apart_by(blocks), {wish.player: wish for wish in wishes}
    found = matches(wishes, tables, apart)
    seated = Counter(player for match in found for player in match.players)
    assert set(seated.values()) <= {1}, "nobody twice"
    for match in found:
        assert all(by_player[player].fits(match.kind) for player in match.players), "as they wish"
        if match.table is None:
            assert len(match.players) == match.kind.seats
    for came, group in at_tables(found, tables):
        assert len(group) == len(set(group))
        for player in came:
            assert apart.get(player, frozenset()).isdisjoint(group), "never with whom they have nothing to do"
    for table in tables:
        joined = [match for match in found if match.table == table.id]
        assert len(joined) <= table.free
        assert not table.banned & {player for match in joined for player in match.players}


@given(ALL, BLOCKS)
def test_the_oldest_who_could_play_does(wishes: list[Wish], blocks: list[tuple[str, str]]) -> None:
    apart = apart_by(blocks)
    seated = {player for match in matches(wishes, [], apart) for player in match.players}
    groups = possible(wishes, apart)
    first = next((wish.player for wish in wishes if any(wish.player in group for group in groups)), None)
    assert first is None or first in seated
    rest = [wish for wish in wishes if wish.player not in seated]
    assert possible(rest, apart) == [], "nobody who could play is left waiting"


def test_an_open_table_comes_first_and_of_two_the_one_that_lacks_less() -> None:
    kind = Kind("orleans", 3, "day", False, {})
    tables = [Open("a", kind, frozenset("x"), 2), Open("b", kind, frozenset("yz"), 1)]
    wishes = [Wish(one, {"orleans": {}}, (2, 3), ("day",), since=at) for at, one in enumerate("cde")]
    found = matches(wishes, tables, {})
    assert [(match.players, match.table) for match in found] == [(("c",), "b"), (("d",), "a"), (("e",), "a")]


def test_as_many_as_are_there_sit_down() -> None:
    wishes = [Wish(one, {"orleans": {}}, (2, 3, 4), ("",), since=at) for at, one in enumerate("abcde")]
    assert [match.players for match in matches(wishes, [], {})] == [("a", "b", "c", "d")]


def test_blocks_that_are_meant_to_make_it_long_end() -> None:
    crowd = [f"p{number}" for number in range(300)]
    apart = {one: frozenset(crowd) - {one} for one in crowd}
    wishes = [Wish(one, {"origo": {}}, (5,), ("",), since=at) for at, one in enumerate(["anna", *crowd])]
    assert matches(wishes[:120], [], apart) == []
