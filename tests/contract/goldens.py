"""Writes down games with all that everybody saw, read and was asked: `python -m tests.contract.goldens`.

A golden holds the record of a game and, for each of its entries, a digest of the views of all viewers, of what the log
told each of them, and of the offers (refusals included) along the next move. What is recorded is what was so when it
was written: after a change that was meant run this anew, and say in the commit what has changed.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca import Entry, Game, GameError, Match, bots
from ludoteca.kernel.match import replay
from ludoteca.kernel.registry import registered

from .walks import as_bytes, random_move, viewers

FOLDER = Path(__file__).parent / "goldens"
PARTS = ("views", "logs", "offers")
AT_RANDOM = 0.25
"""How many of the moves are chosen at random; the others are a greedy bot's, which gets further."""
MOST_PICKS = 6
"""How far into a move its offers are recorded."""


def digest(value: Any) -> str:
    """Give a short name for something as it travels."""
    return hashlib.sha256(as_bytes(value)).hexdigest()[:8]


def shown(match: Match, read: dict[int, int], move: tuple[int, str] | None) -> dict[str, str]:
    """Tell what everybody sees now, what each has read since the last time, and what whoever moves next is offered."""
    readers = {viewer: None if viewer < 0 else viewer for viewer in viewers(match)}
    logs = {viewer: match.log(reader, since=read.get(viewer, 0)) for viewer, reader in readers.items()}
    for viewer, lines in logs.items():
        read[viewer] = read.get(viewer, 0) + len(lines)
    views = [match.view(reader) for reader in readers.values()]
    offers = [match.offer(seat).document() for seat in match.to_act]
    if move is not None:
        seat, picks = move[0], match.parse(*move)
        offers += [match.offer(seat, picks[: at + 1]).document() for at in range(min(len(picks), MOST_PICKS))]
    return dict(zip(PARTS, map(digest, (views, [*logs.values()], offers)), strict=True))


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
    match = game.start(seats=seats, seed=f"golden {seed}", options=options if seed else {})
    greedy = bots.make("greedy", seed=seed)
    while not match.over:
        seat = luck.choice(match.to_act)
        if luck.random() < AT_RANDOM:
            match.play(seat, random_move(match, seat, luck))
        else:
            match.play(seat, greedy.choose(match.view(seat), match.offer(seat).document()))
    return match


def columns(told: Iterator[dict[str, str]]) -> dict[str, str]:
    """Put the digests of a game under one another, a line for each part."""
    rows = list(told)
    return {part: " ".join(row[part] for row in rows) for part in PARTS}


def write(game: Game, seats: int, record: dict[str, Any]) -> None:
    """Write one golden down."""
    golden = {"record": record, **columns(story(game, record))}
    text = json.dumps(golden, ensure_ascii=False, indent=0)
    (FOLDER / f"{game.name}-{seats}.json").write_text(text + "\n", encoding="utf-8")


def kept(game: Game, path: Path) -> dict[str, Any] | None:
    """Read the record of a golden; None if there is none, or none that the rules still allow."""
    if not path.exists():
        return None
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["record"]
    try:
        return replay(game, record).record()
    except GameError:
        return None


def main() -> None:
    """Write what is shown in all recorded games anew; play those that are not there yet, or cannot be any more."""
    FOLDER.mkdir(exist_ok=True)
    for game in registered().values():
        for seats in game.seats:
            record = kept(game, FOLDER / f"{game.name}-{seats}.json")
            write(game, seats, record or play(game, seats, seats - game.seats[0]).record())


if __name__ == "__main__":
    main()
