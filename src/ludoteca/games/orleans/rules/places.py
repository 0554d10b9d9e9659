"""Sections 7 to 9: which places can be executed, and what they do at once; one kind of effect, one rule."""

from __future__ import annotations

from ludoteca.games.orleans.names import PLACES, TECHNOLOGY, Effect
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.deeds import sendable
from ludoteca.games.orleans.rules.payments import gain, pay
from ludoteca.games.orleans.rules.recruiting import recruit, recruits, take_good
from ludoteca.games.orleans.rules.technology import gain_technology
from ludoteca.games.orleans.rules.tracks import develop
from ludoteca.games.orleans.rules.travel import build, may_build, next_cities
from ludoteca.games.orleans.tables import AMOUNT, BLOCKED, EFFECT, FIRST_SPACE, POINTS, SPACES_OF, TOP
from ludoteca.kernel.bits import bint, i32, lowest


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
    if effect == Effect.BATH:
        return position.first_edition
    return effect != Effect.PREVENT and effect != Effect.SUBSTITUTE


def executable(position: OrleansState, seat: i32) -> i32:
    """Tell, as a mask, the places that a player may execute now; a Pilgrimage closes the Monastery (13, R11)."""
    place: i32
    places: i32 = 0
    blocked: i32 = BLOCKED[position.event] if position.event >= 0 else -1
    for place in range(PLACES):
        if (
            position.owns(seat, place)
            and place != blocked
            and ready(position, seat, place)
            and useful(position, seat, place)
        ):
            places |= 1 << place
    return places


def execute(position: OrleansState, seat: i32, place: i32) -> None:
    """Carry out a place that asks nothing (8, 9)."""
    effect: i32 = EFFECT[place]
    if effect == Effect.RECRUIT:
        recruit(position, seat, lowest(recruits(position, seat, place)))
    elif effect == Effect.BUILD:
        build(position, seat)
    elif effect == Effect.DEVELOPMENT:
        develop(position, seat, POINTS[place])
    elif effect == Effect.GOOD:
        take_good(position, seat, AMOUNT[place])
    elif effect == Effect.COINS:
        gain(position, seat, AMOUNT[place])
    elif effect == Effect.WINDMILL:
        gain(position, seat, AMOUNT[place])
        develop(position, seat, POINTS[place])
    elif effect == Effect.PER_LEVEL:
        gain(position, seat, position.level(seat))
    elif effect == Effect.PER_STATION:
        gain(position, seat, position.built(seat))
    elif effect == Effect.TECHNOLOGY:
        gain_technology(position, seat)


def most_to_buy(position: OrleansState, seat: i32, place: i32) -> i32:
    """Tell how many development points can be bought: by coins, by the steps left, at most three (R36)."""
    most: i32 = AMOUNT[place]
    if position.coins[seat] < most:
        most = position.coins[seat]
    if TOP - position.development[seat] < most:
        most = TOP - position.development[seat]
    return most


def buy(position: OrleansState, seat: i32, coins: i32) -> None:
    """Pay first, then advance: what the steps earn cannot be spent at once (R36)."""
    pay(position, seat, coins)
    develop(position, seat, coins)


def return_followers(position: OrleansState, seat: i32, place: i32) -> None:
    """Return the followers of an executed place to the bag; technology stays (10, R13)."""
    space: i32
    kind: i32
    for space in range(FIRST_SPACE[place], FIRST_SPACE[place + 1]):
        if position.at[54 * seat + space] and position.at[54 * seat + space] != TECHNOLOGY:
            kind = position.vacate(seat, space)
            position.bag[11 * seat + kind] += 1
