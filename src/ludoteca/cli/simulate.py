"""`ludoteca simulate`: plays games at random and counts how they end."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import Counter
from pathlib import Path
from statistics import mean

import ludoteca
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import registered


def main(argv: list[str]) -> int:
    """Play and print the counts."""
    options = argparse.ArgumentParser(prog="ludoteca simulate", description="Play whole games at random.")
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("--seats", type=int, default=2, help="players at the table (default: 2)")
    options.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    options.add_argument("--seed", default="simulate", help="the same seed gives the same games")
    options.add_argument("--out", type=Path, metavar="DIR", help="write a record of each game into this folder")
    chosen = options.parse_args(argv)
    game = ludoteca.game(chosen.game)
    if chosen.out:
        chosen.out.mkdir(parents=True, exist_ok=True)
    lengths, points, ranks = [], [], []
    began = time.perf_counter()
    for number in range(1, chosen.games + 1):
        match = play_out(game.start(chosen.seats, seed=f"{chosen.seed}-{number}"), random.Random(number))
        assert match.result is not None
        lengths.append(match.seq)
        points.append(match.result.points)
        ranks.append(match.result.ranks)
        if chosen.out:
            text = json.dumps(match.record(), ensure_ascii=False)
            (chosen.out / f"{game.name}-{chosen.seats}-{number}.json").write_text(text, encoding="utf-8")
    took = time.perf_counter() - began
    print(f"{chosen.games} games of {game.name} with {chosen.seats} seats in {took:.1f} s")
    print(f"moves per game {min(lengths)} to {max(lengths)}, mean {mean(lengths):.0f}")
    for seat, scored in enumerate(zip(*points, strict=True)):
        won = Counter(rank[seat] for rank in ranks)[1]
        print(f"seat {seat + 1}: points {min(scored)} to {max(scored)}, mean {mean(scored):.1f}; first {won} times")
    return 0


def play_out(match: Match, chooser: random.Random) -> Match:
    """Play a match to its end by random picks, through the checked way in."""
    while not match.over:
        seat = match.to_act[0]
        position = match.position.clone()
        position.simulate(0)
        move: list[int] = []
        while not move or position.draft:
            move.append(chooser.choice(position.picks(seat)))
            position.step(seat, move[-1])
        match.play(seat, move)
    return match
