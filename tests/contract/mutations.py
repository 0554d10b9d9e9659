"""Documents and records that somebody has spoiled, and what becomes of them.

`python -m tests.contract.mutations GAME --documents 20000 --records 20000` tries so many and prints digests of all
verdicts, one after each thousand, so that a run of one build can be compared with a longer one of the other.
"""

from __future__ import annotations

import argparse
import copy
import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from ludoteca import Game, GameError, Match
from ludoteca.kernel.replay import replay

Spot = tuple[Any, Any]
"""Something in a document: the table or list that it is in, and its key."""
MOVES = 50
LOOK = 10
EVERY = 1000
ODD: list[Any] = [None, True, "", "Z9", -1, -5, 2, 90000, 4_000_000, 2**31, -(2**63), 2**70, 1.5, [], {}, [[]], "9"]


def spots(value: Any) -> Iterator[Spot]:
    """List everything in a document, at all depths."""
    keys: Any = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in list(keys):
        yield value, key
        yield from spots(value[key])


def spoil(document: dict[str, Any], luck: random.Random) -> None:
    """Change something somewhere; everything is as likely, so that long lists do not hide the rest."""
    found = list(spots(document))
    tops = [spot for spot in found if spot[0] is document]
    where, key = luck.choice(found if luck.random() < 0.7 else tops)
    luck.choice(CHANGES)(document, where, key, luck)


def replace(document: dict[str, Any], where: Any, key: Any, luck: random.Random) -> None:
    """Put something odd in its place."""
    where[key] = copy.deepcopy(luck.choice(ODD))


def nudge(document: dict[str, Any], where: Any, key: Any, luck: random.Random) -> None:
    """Change a number a little, turn a flag, say something else that the document says elsewhere."""
    value = where[key]
    if isinstance(value, bool):
        where[key] = not value
    elif isinstance(value, int):
        where[key] = value + luck.choice((-1, 1))
    else:
        others = [one[at] for one, at in spots(document) if type(one[at]) is type(value)]
        where[key] = copy.deepcopy(luck.choice(others))


def drop(document: dict[str, Any], where: Any, key: Any, luck: random.Random) -> None:
    """Leave it out."""
    del where[key]


def double(document: dict[str, Any], where: Any, key: Any, luck: random.Random) -> None:
    """Say it twice, or very often; a table gets a key that it does not know, or knows elsewhere."""
    if isinstance(where, list):
        where[key:key] = [copy.deepcopy(where[key])] * luck.choice((1, 1, 1, 2, 15, 300, 500))
    else:
        names = [at for one, at in spots(document) if isinstance(one, dict)]
        where[luck.choice([*names, "nonsense"])] = copy.deepcopy(where[key])


def swap(document: dict[str, Any], where: Any, key: Any, luck: random.Random) -> None:
    """Change places with a neighbour."""
    keys = list(where) if isinstance(where, dict) else range(len(where))
    other = luck.choice(list(keys))
    where[key], where[other] = where[other], where[key]


CHANGES: list[Callable[[dict[str, Any], Any, Any, random.Random], None]] = [replace, nudge, nudge, drop, double, swap]


def some_move(match: Match, seat: int, luck: random.Random) -> list[int]:
    """Choose picks until they are a whole move."""
    position = match.position.clone()
    position.simulate(luck.randrange(1 << 30))
    picks: list[int] = []
    while not picks or position.draft:
        picks.append(luck.choice(position.picks(seat)))
        position.step(seat, picks[-1])
    return picks


def moments(game: Game, luck: random.Random) -> Iterator[Match]:
    """Play random games with random options for ever, and stop at some moments."""
    while True:
        seats = luck.choice(game.seats)
        options = {
            one.name: luck.choice([value for value in one.values if not one.of_seats or value in ("random", 0)])
            for one in game.options
        }
        match = game.start(seats, str(luck.random()), options)
        while True:
            if match.over or luck.random() < 0.1:
                yield match
            if match.over:
                break
            seat = luck.choice(match.to_act)
            match.play(seat, some_move(match, seat, luck))


def plain(value: Any) -> Any:
    """Give a copy as JSON would."""
    return json.loads(json.dumps(value))


def checked(match: Match, luck: random.Random, moves: int) -> str:
    """Look at a match from all sides and play on: whatever was accepted must be sound, and stay so."""
    for move in range(moves):
        faults = list(match.game.faults(match.position))
        assert not faults, f"accepted, but after {move} moves not sound: {faults}"
        if move % LOOK == 0:
            for viewer in (None, *range(match.seats)):
                match.view(viewer)
            for seat in match.to_act:
                match.offer(seat)
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.play(seat, some_move(match, seat, luck))
    assert isinstance(match.game, Game)
    match.game.load(plain(match.document()), seed="again")
    return hashlib.sha256(json.dumps(match.document(), sort_keys=True).encode()).hexdigest()[:12]


def verdict(make: Callable[[], Match], luck: random.Random, moves: int = MOVES) -> str:
    """Tell what becomes of a document or record: the field that is wrong and why, or what it led to."""
    try:
        match = make()
    except GameError as wrong:
        if not wrong.field:
            raise AssertionError("refused without a field") from wrong
        return str(wrong)
    return checked(match, luck, moves)


def of_documents(game: Game, count: int, seed: int = 0, moves: int = MOVES) -> Iterator[str]:
    """Give the verdicts on so many spoiled documents."""
    luck = random.Random(f"{game.name} {seed}")
    for match, _ in zip(moments(game, luck), range((count + 9) // 10), strict=False):
        for _ in range(10):
            document = plain(match.document())
            for _ in range(luck.choice((1, 1, 1, 2, 3))):
                spoil(document, luck)
            yield verdict(lambda spoiled=document: game.load(spoiled, seed="spoiled"), luck, moves)  # type: ignore[misc]


def of_records(game: Game, count: int, seed: int = 0, moves: int = MOVES) -> Iterator[str]:
    """Give the verdicts on so many spoiled records, of running games and finished ones, with their key and without."""
    luck = random.Random(f"record of {game.name} {seed}")
    for match, _ in zip(moments(game, luck), range((count + 9) // 10), strict=False):
        for _ in range(10):
            record = plain(match.record())
            if luck.random() < 0.5:
                record.pop("key", None)
            if luck.random() < 0.7:
                del record["journal"][luck.randrange(12) :]
                record.pop("result", None)
            spoil(record, luck)
            further = moves if "key" in record else 0  # without its key no luck goes on
            yield verdict(lambda spoiled=record: replay(game, spoiled), luck, further)  # type: ignore[misc]


def tell(what: str, verdicts: Iterator[str]) -> None:
    """Print digests of verdicts, and at the end how many were accepted."""
    digest = hashlib.sha256()
    counts: Counter[bool] = Counter()
    for verdict in verdicts:
        digest.update(f"{verdict}\n".encode())
        counts[" " in verdict] += 1
        if counts.total() % EVERY == 0:
            print(what, counts.total(), digest.hexdigest()[:16], flush=True)
    print(what, counts.total(), "refused", counts[True], "accepted", counts[False], digest.hexdigest()[:16], flush=True)


def main() -> None:
    """Spoil documents and records of a game."""
    from tests.contract.conftest import GAMES

    games = {game.name: game for game in GAMES}
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", choices=games)
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--records", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--moves", type=int, default=MOVES, help="how long what was accepted is played on")
    wanted = parser.parse_args()
    game = games[wanted.game]
    tell("documents", of_documents(game, wanted.documents, wanted.seed, wanted.moves))
    tell("records", of_records(game, wanted.records, wanted.seed, wanted.moves))


if __name__ == "__main__":
    main()
