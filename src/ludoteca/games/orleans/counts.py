"""How many there are of what, wherever it is (sections 3, 4)."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.orleans.data import EVENTS, FOLLOWERS, TYPES, load
from ludoteca.games.orleans.names import Phase
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.games.orleans.shape import ROUNDS
from ludoteca.games.orleans.vocabulary import DEEDS

RAW = load().raw
PRINTED = len(RAW["player_board"]["places"])
KINDS = len(FOLLOWERS)


def neutral_followers(seats: int) -> list[int]:
    """Tell how many neutral followers of each type are in the game (4)."""
    supply: Mapping[str, int] = load().setup(seats)["supply"]
    return [supply[kind] for kind in TYPES]


def followers_found(position: OrleansPosition) -> list[int]:
    """Count the neutral followers of each type, wherever they are."""
    return [
        position.supply[at] + position.gone[at] + position.drawn[at]
        + sum(position.filled_slots[7 * deed + at] for deed in range(len(DEEDS)))
        + sum(outside_the_bag(position, seat)[at] + position.bag[KINDS * seat + at] for seat in range(position.seats))
        for at in range(len(TYPES))
    ]  # fmt: skip


def events_to_come(position: OrleansPosition) -> int:
    """Tell how many events are left in this stack, by option in the whole deck."""
    stack = ROUNDS if position.full_shuffle else len(EVENTS)
    return -position.round % stack


def outside_the_bag(position: OrleansPosition, seat: int) -> list[int]:
    """Count the followers of a player outside the bag, by kind."""
    at = position.at[54 * seat : 54 * seat + 54]
    first = KINDS * seat
    asking = position.frames()[-1][1] if position.depth else 1 << position.turn
    aside = position.drawn if asking >> seat & 1 else [0] * KINDS
    return [
        position.market[first + kind] + position.tower[first + kind] + at.count(kind + 1)
        + (aside[kind] if kind >= 7 else 0)
        for kind in range(KINDS)
    ]  # fmt: skip


def removals(position: OrleansPosition) -> tuple[int, ...]:
    """Tell how many place tiles can have been removed before the first round, by option (4.7)."""
    most = most_removals(position)
    if Phase.names[position.phase] == "removal":
        return (max(0, most - position.stage - 1),)
    return 0, most


def most_removals(position: OrleansPosition) -> int:
    """Tell how many place tiles are removed by option (4.7)."""
    return position.seats * int(load().setup(position.seats)["expert_removals_per_player"])
