"""Sections 7 to 9: which places can be executed, and what they do at once; one kind of effect, one rule."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.orleans.data import VIAS
from ludoteca.games.orleans.names import FIRST_PLACE, GUNPOWDER_TOWER, PLACES, Act, Ask, Effect
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.actions import announce, finish, pass_round
from ludoteca.games.orleans.rules.bathhouse import enter_bath
from ludoteca.games.orleans.rules.deeds import sendable
from ludoteca.games.orleans.rules.payments import gain, pay
from ludoteca.games.orleans.rules.recruiting import recruit, recruits, take_good, why_not_kind
from ludoteca.games.orleans.rules.technology import gain_technology
from ludoteca.games.orleans.rules.tracks import develop
from ludoteca.games.orleans.rules.travel import build, may_build, next_cities
from ludoteca.games.orleans.tables import AMOUNT, ASKS, BLOCKED, CHOICES, EFFECT, POINTS, SPACES_OF, TOP
from ludoteca.games.orleans.vocabulary import refuse
from ludoteca.kernel.bits import ONE, bint, i32, lowest
from ludoteca.kernel.listing import members
from ludoteca.kernel.refusal import Refusal


def ready(position: OrleansState, seat: i32, place: i32) -> bint:
    """Tell whether each space of a place is filled; the Town Hall is ready with one follower (7)."""
    if EFFECT[place] == Effect.DEEDS:
        return SPACES_OF[place] & position.filled[seat] != 0
    if EFFECT[place] == Effect.TOWER:
        return True
    return SPACES_OF[place] != 0 and SPACES_OF[place] & ~position.filled[seat] == 0


def useful(position: OrleansState, seat: i32, place: i32) -> bint:
    """Tell whether a ready place can be executed (8, 9, 15); a yield of nothing does not hinder (R12)."""
    effect: i32 = EFFECT[place]
    if effect == Effect.RECRUIT:
        return recruits(position, seat, place) != 0
    if effect == Effect.MOVE:
        return next_cities(position, seat, AMOUNT[place]) != 0
    if effect == Effect.BUILD:
        return may_build(position, seat)
    if effect == Effect.DEVELOPMENT:
        return position.development[seat] < TOP
    if effect == Effect.BUY:
        return position.development[seat] < TOP and position.coins[seat] > 0
    if effect in (Effect.DEEDS, Effect.TOWER):
        return sendable(position, seat, place) != 0
    if effect == Effect.GOOD:
        return position.goods_market[AMOUNT[place]] > 0
    if effect == Effect.TECHNOLOGY:
        return position.technologies > 0
    return not passive(position, place)


def passive(position: OrleansState, place: i32) -> bint:
    """Tell whether a place is never executed (9); the Bathhouse only in its first edition (18)."""
    effect: i32 = EFFECT[place]
    return effect in (Effect.PREVENT, Effect.SUBSTITUTE) or (effect == Effect.BATH and not position.first_edition)


def closed(position: OrleansState, place: i32) -> bint:
    """Tell whether the event closes a place: Pilgrimage the Monastery (13, R11)."""
    return position.event >= 0 and place == BLOCKED[position.event]


def executable(position: OrleansState, seat: i32) -> i32:
    """Tell, as a mask, the places that a player may execute now."""
    place: i32
    places: i32 = 0
    for place in range(PLACES):
        if (
            position.owns(seat, place)
            and ready(position, seat, place)
            and useful(position, seat, place)
            and not closed(position, place)
        ):
            places |= 1 << place
    return places


def coins_from(position: OrleansState, seat: i32, place: i32) -> i32:
    """Tell how many coins a place brings (9)."""
    effect: i32 = EFFECT[place]
    if effect in (Effect.COINS, Effect.WINDMILL):
        return AMOUNT[place]
    if effect == Effect.PER_LEVEL:
        return position.level(seat)
    return position.built(seat) if effect == Effect.PER_STATION else 0


def execute(position: OrleansState, seat: i32, place: i32) -> None:
    """Carry out a place that asks nothing (8, 9)."""
    effect: i32 = EFFECT[place]
    if effect == Effect.RECRUIT:
        recruit(position, seat, lowest(recruits(position, seat, place)))
    elif effect == Effect.BUILD:
        build(position, seat)
    elif effect == Effect.GOOD:
        take_good(position, seat, AMOUNT[place])
    elif effect == Effect.TECHNOLOGY:
        gain_technology(position, seat)
    else:
        gain(position, seat, coins_from(position, seat, place))
        develop(position, seat, POINTS[place])


def most_to_buy(position: OrleansState, seat: i32, place: i32) -> i32:
    """Tell how many development points can be bought: by coins, by the steps left, at most three (R36)."""
    most: i32 = AMOUNT[place]
    if position.coins[seat] < most:
        most = position.coins[seat]
    if TOP - position.development[seat] < most:
        most = TOP - position.development[seat]
    return most


# ACT: which place is executed.


def find_actions(position: OrleansState, seat: i32) -> None:
    """Find the places that can be executed; passing is always possible."""
    position.low = (ONE * executable(position, seat)) << FIRST_PLACE
    position.offer(Act.PASS)


def do_act(position: OrleansState, seat: i32, pick: i32) -> None:
    """Begin to execute a place, or pass (phase 5)."""
    place: i32 = pick - FIRST_PLACE
    if pick == Act.PASS:
        position.settle()
        pass_round(position, seat)
    elif ASKS[place] == Ask.BATH:
        enter_bath(position, seat)
    elif ASKS[place]:
        if ASKS[place] == Ask.SEND:
            announce(position, seat, place)
        position.ask(seat, ASKS[place], place, 0, 0)
    else:
        announce(position, seat, place)
        execute(position, seat, place)
        finish(position, seat, place)


def why_not_act(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why a place cannot be executed (8, 9, 15)."""
    place = pick - FIRST_PLACE
    if not 0 <= place < PLACES:
        return None
    if not position.owns(seat, place):
        return refuse("9", "not-your-place", place=place)
    if place == GUNPOWDER_TOWER:
        return refuse("9", "tower-nobody")
    if passive(position, place):
        return refuse("9", "never-an-action", place=place)
    if not ready(position, seat, place):
        return refuse("7", "not-ready", place=place)
    if closed(position, place):
        return refuse("R11", "pilgrimage")
    return why_useless(position, seat, place)


def why_useless(position: OrleansState, seat: int, place: int) -> Refusal:
    """Tell why a ready place would do nothing."""
    effect = EFFECT[place]
    if effect == Effect.RECRUIT:
        one = why_not_kind(position, seat, lowest(CHOICES[place]), place)
        return refuse("8", "nobody-to-recruit") if ASKS[place] else one
    if effect == Effect.MOVE:
        return refuse("8", f"no-{VIAS[AMOUNT[place]]}")
    if effect == Effect.BUILD:
        taken = refuse("8", "city-taken", city=position.city[seat])
        return taken if position.stock[seat] else refuse("R20", "no-station")
    if effect == Effect.BUY and position.development[seat] < TOP:
        return refuse("9", "no-coin")
    if effect in (Effect.DEVELOPMENT, Effect.BUY):
        return refuse("R16", "development-end")
    if effect == Effect.DEEDS:
        return refuse("R21", "no-deed")
    if effect == Effect.GOOD:
        return refuse("15", "no-goods", good=AMOUNT[place])
    return refuse("15", "no-technology")


def among_actions(position: OrleansState, seat: int) -> Sequence[int]:
    """List the places of a seat, and passing."""
    return [*(FIRST_PLACE + place for place in members(position.places[seat])), Act.PASS]


# BUY: how many development points.


def find_purchases(position: OrleansState, seat: i32, place: i32) -> None:
    """Find how many points can be bought (R36)."""
    n: i32
    for n in range(most_to_buy(position, seat, place)):
        position.offer(Act.ONE + n)


def do_buy(position: OrleansState, seat: i32, pick: i32, place: i32) -> None:
    """Pay first, then advance: what the steps earn cannot be spent at once (R36)."""
    coins: i32 = pick - Act.ONE + 1
    announce(position, seat, place)
    pay(position, seat, coins)
    develop(position, seat, coins)
    finish(position, seat, place)


def why_not_buy(position: OrleansState, seat: int, pick: int) -> Refusal | None:
    """Tell why not so many points can be bought."""
    if not Act.ONE <= pick <= Act.THREE:
        return None
    return refuse("R36", "too-few-coins" if pick - Act.ONE + 1 > position.coins[seat] else "too-few-steps")


def among_purchases(position: OrleansState, seat: int) -> Sequence[int]:
    """List all numbers of points."""
    return [Act.ONE, Act.TWO, Act.THREE]
