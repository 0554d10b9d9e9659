"""Plays and writes down one game for each way in which Origo can end: python -m tests.games.origo.make_goldens.

The records are kept; run this only when a rule or the record itself was wrong, and say so in the commit.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from ludoteca import Match

from . import oracle
from .boards import origo

FOLDER = Path(__file__).parent / "goldens"
Player = Callable[[Match, random.Random], str]


def fills_countries(match: Match, luck: random.Random) -> str:
    """Place on land only, then close the smallest gap first: the way to the twelfth establishment."""
    written = match.document()
    board = oracle.board_of(written)
    established = {row["country"] for row in written["founded"]}

    def worth(move: str) -> tuple[float, float]:
        verb, *rest = move.split()
        square = rest[-1] if rest else ""
        country = oracle.COUNTRY.get(square)
        if verb not in ("expand", "move", "navigate"):
            return (1 if verb == "exchange" else 0, luck.random())
        if country is None or country in established:
            return (-1, luck.random())
        if verb == "move" and oracle.COUNTRY[rest[0]] not in established:
            return (-1, luck.random())
        gaps = sum(one not in board for one in oracle.REGION[country])
        return (100 - gaps, luck.random())

    if written["phase"] == "placement":
        free = [square for square in oracle.placements(written) if square in oracle.COUNTRY]
        return luck.choice(sorted(free))
    if written["combat"]:
        return "flag"
    return max(sorted(oracle.turn_moves(written)), key=worth)


def plays_at_random(match: Match, luck: random.Random) -> str:
    """Pick anything, but end a turn only when there is nothing else to do."""
    seat = match.to_act[0]
    draft: list[int] = []
    while not (offer := match.offer(seat, draft)).complete:
        picks = [pick.id for pick in offer.picks]
        draft.append(luck.choice(picks[:-1] if offer.decision == "menu" and len(picks) > 1 else picks))
    return match.spell(draft)


def grows_tired(match: Match, luck: random.Random) -> str:
    """Play at random for four rounds, then pass."""
    view = match.view(None)
    return "end" if view["round"] > 4 and not view["combat"] else plays_at_random(match, luck)


GAMES: dict[str, tuple[int, str, Player]] = {
    "twelfth-country": (2, "twelfth", fills_countries),
    "empty-supply": (4, "supply", plays_at_random),
    "all-pass": (3, "passes", grows_tired),
    "five-seats": (5, "five", plays_at_random),
}


def main() -> None:
    """Play and write all records."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed, player) in GAMES.items():
        luck, match = random.Random(seed), origo().start(seats=seats, seed=seed)
        while not match.over:
            match.play(match.to_act[0], player(match, luck))
        record = match.record()
        rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in record.pop("journal"))
        text = json.dumps(record, ensure_ascii=False)[:-1] + f', "journal": [\n{rows}\n]}}\n'
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
        view = match.view(None)
        print(name, view["round"], match.result, len(view["founded"]), [row["supply"] for row in view["players"]])


if __name__ == "__main__":
    main()
