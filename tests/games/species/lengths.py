"""How long games are when everybody looks one move ahead: `python -m tests.games.species.lengths 400`.

Game number k has the seed gk and 2, 3 or 4 seats by turns. Takes the compiled rules, and all cores.
"""

from __future__ import annotations

import statistics
import sys
from concurrent.futures import ProcessPoolExecutor

from ludoteca import Match, bots
from ludoteca.games.species import GAME

TOO_LONG = 250


def turns(match: Match) -> int:
    """Count the turns of a match."""
    return sum(event.id == "species-turn" for event in match.events)


def play(seed: str, seats: int) -> Match:
    """Let greedy bots play a game, or as many turns of it as nobody would wait for."""
    match = GAME.start(seats, seed=seed)
    minds = [bots.make("greedy", seed=seat) for seat in range(seats)]
    while not match.over and turns(match) <= TOO_LONG:
        seat = match.to_act[0]
        match.play(seat, minds[seat].choose(match.view(seat), match.offer(seat).as_json()))
    return match


def length(number: int) -> tuple[int, int, int]:
    """Tell the seats of a game, its turns, and how often the stall guard moved the Beagle."""
    seats = 2 + number % 3
    match = play(f"g{number}", seats)
    return seats, turns(match), sum(event.id == "species-stalled" for event in match.events)


def main(games: int) -> None:
    """Print the lengths by the number of seats."""
    with ProcessPoolExecutor() as pool:
        played = list(pool.map(length, range(games), chunksize=4))
    for seats in GAME.seats:
        report(f"{seats} seats", [row for row in played if row[0] == seats])
    report("all", played)


def report(whose: str, played: list[tuple[int, int, int]]) -> None:
    """Print a line."""
    told = [turns for _, turns, _ in played]
    stalls = sum(stalled for _, _, stalled in played)
    print(f"{whose}: {len(told)} games, median {statistics.median(told):g}, longest {max(told)}, {stalls} stalls")


if __name__ == "__main__":
    main(int(sys.argv[1]))
