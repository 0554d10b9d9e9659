"""Writes down games with all that everybody saw, read and was asked: `python -m tests.contract.goldens`.

A golden holds the record of a game and, for each of its entries, a digest of the views of all viewers, of what the log
told each of them, of the offers (refusals included) along the next move, and of what each viewer's bot would guess.
What is recorded is what was so when it was written: after a change that was meant run this anew, and say in the commit
what has changed.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca import Entry, Game, GameError, Match, bots
from ludoteca.kernel.registry import registered
from ludoteca.kernel.replay import replay
from ludoteca.kernel.room import OPEN

from .walks import other_world, random_move, viewers

FOLDER = Path(__file__).parent / "goldens"
PARTS = ("views", "logs", "offers", "guesses")
AT_RANDOM = (0.1, 0.4, 0.8)
"""How many of the moves of a game are chosen at random; the others are a greedy bot's, which gets further."""
TRIED, KEPT = 8, 6
"""How many games are tried with each number of seats, and how many of a game's are kept."""
LONGEST = 400
MOST_PICKS = 6
"""How far into a move its offers are recorded."""


def as_recorded(value: Any) -> bytes:
    """Encode as the digests of recorded games have always done."""
    return json.dumps(value, sort_keys=True).encode()


def digest(value: Any) -> str:
    """Give a short name for something as it travels."""
    return hashlib.sha256(as_recorded(value)).hexdigest()[:8]


def shown(match: Match, read: dict[int, int], move: tuple[int, str] | None) -> dict[str, str]:
    """Tell what everybody sees now, what each has read since the last time, and what whoever moves next is offered."""
    readers = {viewer: None if viewer < 0 else viewer for viewer in viewers(match)}
    logs = {viewer: match.log(reader, since=read.get(viewer, 0)) for viewer, reader in readers.items()}
    for viewer, lines in logs.items():
        read[viewer] = read.get(viewer, 0) + len(lines)
    views = [match.view(reader) for reader in readers.values()]
    offers = [match.offer(seat).as_json() for seat in match.to_act]
    if move is not None:
        seat, picks = move[0], match.parse(*move)
        offers += [match.offer(seat, picks[: at + 1]).as_json() for at in range(min(len(picks), MOST_PICKS))]
    guesses = [match.game.view(other_world(match, viewer, match.seq), OPEN) for viewer in viewers(match)]
    return dict(zip(PARTS, map(digest, (views, [*logs.values()], offers, guesses)), strict=True))


def story(game: Game, record: dict[str, Any]) -> Iterator[dict[str, str]]:
    """Play a record again and tell what is shown before the first entry and after each."""
    opening = {name: part for name, part in record.items() if name != "result"}
    match, read = replay(game, {**opening, "journal": []}), dict[int, int]()
    for at, row in enumerate(record["journal"]):
        yield shown(match, read, (row["seat"], row["move"]))
        match.apply(Entry(at + 1, row["seat"], row["move"], tuple(row["chance"])))
    yield shown(match, read, None)


def play(game: Game, seats: int, seed: int) -> Match:
    """Play a game in which everybody is mostly greedy, with options at random."""
    luck = random.Random(f"{game.name} {seats} {seed}")
    options = {option.name: luck.choice(option.values) for option in game.options if not option.of_seats}
    match = game.start(seats=seats, seed=f"golden {seed}", options=options)
    greedy, share = bots.make("greedy", seed=seed), luck.choice(AT_RANDOM)
    while not match.over:
        seat = luck.choice(match.to_act)
        if luck.random() < share:
            match.play(seat, random_move(match, seat, luck))
        else:
            match.play(seat, greedy.choose(match.view(seat), match.offer(seat).as_json()))
    return match


def told_of(match: Match) -> set[tuple[str, ...]]:
    """List what a game has reached: its options, and what was told, each event with each of its words."""
    words = {(event["id"], name, str(word)) for event in match.log(OPEN) for name, word in event["args"].items()}
    options = {("option", name, str(value)) for name, value in match.options.items()}
    return words | options | {(event["id"],) for event in match.log(OPEN)}


def chosen(game: Game) -> list[Match]:
    """Choose few of many games: first one for each number of seats, then whichever reaches most that is new."""
    played = (play(game, seats, seed) for seed in range(TRIED) for seats in game.seats)
    tried = [match for match in played if match.seq <= LONGEST]
    told = [told_of(match) for match in tried]
    picked = [next(at for at, match in enumerate(tried) if match.seats == seats) for seats in game.seats]
    while len(picked) < KEPT:
        reached = set().union(*(told[at] for at in picked))
        picked.append(max(range(len(tried)), key=lambda at: len(told[at] - reached)))
    return [tried[at] for at in picked]


def columns(told: Iterator[dict[str, str]]) -> dict[str, str]:
    """Put the digests of a game under one another, a line for each part."""
    rows = list(told)
    return {part: " ".join(row[part] for row in rows) for part in PARTS}


def write(path: Path, game: Game, record: dict[str, Any]) -> None:
    """Write one golden down."""
    text = json.dumps({"record": record, **columns(story(game, record))}, ensure_ascii=False, indent=0)
    path.write_text(text + "\n", encoding="utf-8")


def replayed(game: Game, path: Path) -> dict[str, Any] | None:
    """Read the record of a golden; None if there is none, or none that the rules still allow."""
    try:
        return replay(game, json.loads(path.read_text(encoding="utf-8"))["record"]).record()
    except (FileNotFoundError, GameError):
        return None


def main() -> None:
    """Write what recorded games show anew; choose others for a game that has none, or none that its rules allow."""
    FOLDER.mkdir(exist_ok=True)
    for game in registered().values():
        paths = [FOLDER / f"{game.name}-{number}.json" for number in range(KEPT)]
        records = [replayed(game, path) for path in paths]
        if None in records:
            records = [match.record() for match in chosen(game)]
        for path, record in zip(paths, records, strict=True):
            write(path, game, record or {})


if __name__ == "__main__":
    main()
