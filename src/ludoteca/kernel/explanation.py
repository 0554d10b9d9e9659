"""What is told of an offer when somebody asks: why the rest is not on offer, and the points that each pick brings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from ludoteca.kernel.offers import Refused
from ludoteca.kernel.position import Position
from ludoteca.kernel.refusal import Refusal
from ludoteca.kernel.room import Room
from ludoteca.kernel.stakes import sealed

WORLDS = 3
"""So many worlds that look the same to a seat must agree on what a pick brings that draws or reveals something."""


class Explanation(Struct, frozen=True):
    """What a seat is told of an offer when it asks."""

    offer: str
    draft: list[int]
    refused: list[Refused]
    """Why picks that a person might think of are not offered."""
    lacking: dict[str, Refused]
    """Why nothing of a kind is offered, by kind of pick."""
    points: dict[int, int]
    """The points that picks bring their seat at once; left out are those that bring none, or nobody knows how many."""


def refusals(game: Room, position: Position, seat: int) -> list[Refused]:
    """List why the picks that a person might think of are not legal, by what forbids them."""
    legal = set(position.picks(seat))
    reasons: dict[tuple[str, str, str], tuple[Refusal, list[int]]] = {}
    for pick in game.candidates(position, seat):
        if pick not in legal:
            why = game.refusal(position, seat, pick)
            reasons.setdefault((why.rule, why.reason, repr(why.args)), (why, []))[1].append(pick)
    return [_told(why, picks) for why, picks in reasons.values()]


def lacks(game: Room, decision: str, offered: Iterable[int], refused: Iterable[Refused]) -> dict[str, Refused]:
    """Tell of which kinds nothing is offered, and why: what forbids all of it, or what the game says of the kind."""
    words = game.vocabulary
    there = {words[pick].kind for pick in offered}
    whys: dict[str, list[Refused]] = {}
    for why in refused:
        for kind in {words[pick].kind for pick in why.picks} - there:
            whys.setdefault(kind, []).append(Refused(why.rule, why.reason, why.args, []))
    of_kinds = {kind: _told(why, []) for kind, why in game.lacking.get(decision, {}).items() if kind not in there}
    return of_kinds | {kind: found[0] for kind, found in whys.items() if len(found) == 1}


def gains(game: Room, committed: Position, preview: Position, seat: int, draft: Sequence[int]) -> dict[int, int]:
    """Tell the points that the next picks of an unfinished move bring at once, as far as its seat can know.

    Of picks that draw or reveal something, worlds tell that were made from the seat's view alone: what these agree on
    holds nothing that the seat cannot see. Where luck itself brings points nothing is told of them.
    """
    won, doubtful = _tried(preview, seat)
    if game.luck_scores:
        won |= dict.fromkeys(doubtful, 0)
    elif doubtful:
        seen = game.position_from(game.view(committed, seat))
        told = [_tried(_imagined(seen, seat, draft, seed), seat)[0] for seed in range(1, WORLDS + 1)]
        for pick in doubtful:
            won[pick] = told[0][pick] if len({world[pick] for world in told}) == 1 else 0
    return {pick: points for pick, points in won.items() if points}


def _imagined(seen: Position, seat: int, draft: Sequence[int], seed: int) -> Position:
    """Make a world that looks to a seat like this position, with the picks of its unfinished move."""
    world = seen.clone()
    world.simulate(seed)
    world.deal_unknown(seat)
    for pick in draft:
        world.step(seat, pick)
    return world


def _tried(position: Position, seat: int) -> tuple[dict[int, int], list[int]]:
    """Try each pick: tell the points that it brings, and list those that draw or reveal something in a preview."""
    before, won, doubtful = position.score(seat), {}, []
    for pick in position.picks(seat):
        after = position.clone()
        after.step(seat, pick)
        won[pick] = after.score(seat) - before
        if sealed(after):
            doubtful.append(pick)
    return won, doubtful


def _told(why: Refusal, picks: list[int]) -> Refused:
    return Refused(why.rule, why.reason, dict(why.args), picks)
