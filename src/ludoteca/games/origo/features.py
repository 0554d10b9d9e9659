"""What learned values weigh in Origo: shields by what they do, cards, what a scoring would give, and how many come."""

from __future__ import annotations

from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import named
from ludoteca.games.origo.rules.geometry import neighbours
from ludoteca.games.origo.standing import best_rival, survey
from ludoteca.games.origo.tables import CARDS_OF, COUNTRIES, COUNTRY, COUNTRY_POINTS, KIND_OF, SEA
from ludoteca.kernel.bits import bint, i32, lowest, popcount, u128
from ludoteca.kernel.values import WHOLE, listed

WIDTHS = {
    "share left": 1,
    "own turn": 1,
    "seats until own turn": 1,
    "last round": 1,
    "scorings due": 1,
    "scorings": 1,
    "points": 1,
    "shields": 1,
    "supply": 1,
    "lost": 1,
    "cards": 1,
    "kinds of cards": 1,
    "free squares named": 1,
    "own squares named": 1,
    "squares of others named": 1,
    "fights": 1,
    "shifts": 1,
    "shields at sea": 1,
    "shields yet to sail": 1,
    "shields that touch": 1,
    "free squares beside": 1,
    "squares of others beside": 1,
    "clan points": 1,
    "naval points": 1,
    "country points": 1,
    "clans": 1,
    "largest clan": 1,
    "countries led": 1,
    "countries tied": 1,
    "countries one behind": 1,
    "first places of countries led by one": 1,
    "countries present": 1,
    "established countries present": 1,
}
FEATURES = listed(WIDTHS)
FOUNDED = 12
"""How many countries are founded at the end."""


def note_features(position: OrigoState, seat: i32) -> None:
    """Write the features of a seat."""
    own: bint = position.turn == seat and position.round > 0
    shields: u128 = position.own[seat]
    beside: u128 = neighbours(shields)
    position.noted = 0
    position.feature((FOUNDED - position.founded) * WHOLE // FOUNDED)
    position.feature(1 if own else 0)
    position.feature(position.places_on(position.turn, seat))
    position.feature(1 if position.last_round else 0)
    position.feature(position.due)
    position.feature(position.scorings)
    position.feature(position.scores[seat])
    position.feature(popcount(shields))
    position.feature(position.supply[seat])
    position.feature(position.lost[seat])
    note_cards(position, seat)
    position.feature(position.fights if own else 0)
    position.feature(position.shifts if own else 0)
    position.feature(popcount(shields & SEA))
    position.feature(popcount(shields & SEA & ~position.navigated) if own else 0)
    position.feature(popcount(beside & shields))
    position.feature(popcount(beside & ~position.occupied()))
    position.feature(popcount(beside & position.occupied() & ~shields))
    note_clans(position, seat)
    note_countries(position, seat)


def note_cards(position: OrigoState, seat: i32) -> None:
    """Write the hand: how many cards of how many kinds, and what stands on the squares that they name."""
    kind: i32
    kinds: i32 = 0
    squares: u128 = 0
    cards: u128 = position.hands[seat]
    while cards:
        kind = KIND_OF[lowest(cards)]
        squares |= named(position, seat, kind)
        cards &= ~CARDS_OF[kind]
        kinds += 1
    position.feature(popcount(position.hands[seat]))
    position.feature(kinds)
    position.feature(popcount(squares & ~position.occupied()))
    position.feature(popcount(squares & position.own[seat]))
    position.feature(popcount(squares & position.occupied() & ~position.own[seat]))


def note_clans(position: OrigoState, seat: i32) -> None:
    """Write what a scoring would give, and the clans."""
    survey(position)
    position.feature(position.clan_total[seat])
    position.feature(position.naval_total[seat])
    position.feature(position.country_total[seat])
    position.feature(position.clans_of[seat])
    position.feature(position.largest_clan[seat])


def note_countries(position: OrigoState, seat: i32) -> None:
    """Write how the majorities stand, after `survey`."""
    country: i32
    mine: i32
    best: i32
    led: i32 = 0
    tied: i32 = 0
    behind: i32 = 0
    narrow: i32 = 0
    present: i32 = 0
    established: i32 = 0
    for country in range(COUNTRIES):
        mine = position.held[COUNTRIES * seat + country]
        best = best_rival(position, seat, country)
        if mine:
            present += 1
            established += 1 if position.established & COUNTRY[country] else 0
            led += 1 if mine > best else 0
            tied += 1 if mine == best else 0
            behind += 1 if mine == best - 1 else 0
            narrow += COUNTRY_POINTS[5 * country + 1] if mine == best + 1 else 0
    position.feature(led)
    position.feature(tied)
    position.feature(behind)
    position.feature(narrow)
    position.feature(present)
    position.feature(established)
