"""What becomes of somebody's orders as a game goes on: a move to be played now, a wait, or their end.

Everything follows from the journal and from what their owner may know, so that any process comes to the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ludoteca.house.matches import GameError, Match, went_back_to
from ludoteca.house.wire.fields import RESERVED
from ludoteca.house.wire.planning import Plan, TriedMove, Unless

HABIT = f"{RESERVED}habit"
ORDER = f"{RESERVED}order"
"""How keys begin of answers that were given by themselves, and of orders."""


class Over(Exception):
    """Orders are orders no more; tells why (`wire.ENDS`)."""


def key_of(plan: Plan, number: int) -> str:
    """The key under which the journal holds an order, so that nobody plays it twice."""
    return f"{ORDER} {plan.basis} {plan.number} {number}"


def forced(match: Match, seat: int, habits: Collection[tuple[str, str]]) -> tuple[list[int], str] | None:
    """Find the only answer of a seat that is asked what it lets be answered by itself, and the key of that entry.

    Whoever has just gone back behind such an answer is asked.
    """
    asked = match.game.name, match.game.decisions[match.position.kind]
    last = match.journal[-1] if match.journal else None
    gone_back = last is not None and last.seat == seat and went_back_to(last.move) is not None
    if asked not in habits or seat not in match.to_act or gone_back:
        return None
    picks: list[int] = []
    while not (offer := match.offer(seat, picks, reasons=False)).complete:
        if len(offer.picks) > 1:
            return None
        picks.append(offer.picks[0].id)
    return picks, f"{HABIT} {match.seq}"


def next_order(match: Match, seat: int, plan: Plan, played: Mapping[tuple[int, str], int]) -> tuple[str, str] | None:
    """Tell which move is to be played now, and its key; None: the seat is not asked. Raises Over.

    `played` tells by which entry a key of a seat stands in the journal.
    """
    own = [tried for tried in plan.moves if tried.seat == seat]
    since = [entry.seq for entry in match.effective if entry.seat == seat and entry.seq > plan.basis]
    if since != [played.get((seat, key_of(plan, number))) for number in range(len(since))]:
        raise Over("went-on")
    if len(since) == len(own):
        raise Over("played")
    if match.over:
        raise Over("went-on")
    if any(happened(match, seat, plan.basis, unless) for unless in plan.unless):
        raise Over("unless")
    if seat not in match.to_act:
        return None
    return _legal(match, seat, own[len(since)]), key_of(plan, len(since))


def happened(match: Match, seat: int, basis: int, unless: Unless) -> bool:
    """Whether another has done something since an entry, as far as the seat may know."""
    news = (line.event for line in reversed(match.lines) if line.event.seq > basis and line.readable(seat))
    return any(
        event.id == unless.id
        and event.args.get("seat") != seat
        and all(event.args.get(name) == value for name, value in unless.args.items())
        for event in news
    )


def _legal(match: Match, seat: int, order: TriedMove) -> str:
    """The move of an order, if it answers what is asked and is legal."""
    if match.game.decisions[match.position.kind] != order.decision:
        raise Over("asked-else")
    try:
        complete = match.offer(seat, match.parse(seat, order.move), reasons=False).complete
    except GameError:
        complete = False
    if not complete:
        raise Over("illegal")
    return order.move
