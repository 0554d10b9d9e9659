"""What a position is worth to a player, for bots: points made, points that the board promises, what can still be done.

Everything is in hundredths of a point. The weights were found by matches between bots (bench/origo.md), so a number
here is not a rule but a habit that wins.
"""

from __future__ import annotations

from ludoteca.games.origo.features import note_features
from ludoteca.games.origo.names import Ask
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.cards import named
from ludoteca.games.origo.rules.combat import attack_value, defence_value, reinforcement_kinds
from ludoteca.games.origo.rules.geometry import neighbours
from ludoteca.games.origo.standing import best_rival, survey
from ludoteca.games.origo.tables import CARDS_OF, COUNTRIES, COUNTRY, COUNTRY_POINTS, KIND_OF, MARKERS, SEA
from ludoteca.kernel.bits import ONE, i32, lowest, popcount, u128
from ludoteca.kernel.correction import correction

FIGHT_WORTH = 4
"""An expansion or attack that is still allowed in this turn, for each percent of `scoring_weight` above 60."""
SHIFT_WORTH = 180
"""The move or exchange of this turn."""
SAIL_WORTH = 50
"""A shield that may still navigate in this turn."""
CARD_WORTH = 6
"""A card in hand."""
SUPPLY_WORTH = 8
"""A shield in supply."""
SHIELD_WORTH = 12
"""A shield on the board, for what it adds to fights and moves."""
LEAD_WORTH = 7
"""A shield more than the best rival in a country, for each point of its first place."""
NEXT_SCORING = 100
"""Weight in percent of what the next scoring would give now."""
LATER_SCORING = 40
"""The same for each scoring after it, since the board changes until then."""
DUE_SCORING = 25
"""More when the next scoring comes at the end of this round."""


def evaluate(position: OrigoState, seat: i32) -> i32:
    """Estimate the worth of a position in hundredths of a point."""
    worth: i32
    if position.depth == 0:
        return 100 * position.scores[seat]
    if position.kind == Ask.REINFORCE:
        worth = combat_worth(position, seat)
    else:
        worth = board_worth(position, seat) + tempo(position, seat) + foundings(position, seat)
    if not position.weighed:
        return worth
    note_features(position, seat)
    return worth + correction(position)


def board_worth(position: OrigoState, seat: i32) -> i32:
    """Estimate points, shields and cards; whose turn it is does not matter here."""
    return (
        100 * position.scores[seat]
        + scoring_weight(position) * standing(position, seat)
        + leads(position, seat)
        + clan_room(position, seat)
        + SHIELD_WORTH * popcount(position.own[seat])
        + SUPPLY_WORTH * position.supply[seat]
        + CARD_WORTH * popcount(position.hands[seat])
    )


def scoring_weight(position: OrigoState) -> i32:
    """Weigh what a scoring would give now by how many will come, and how soon, in percent."""
    later: i32
    if position.last_round:
        return NEXT_SCORING + DUE_SCORING
    later = position.due + (11 - position.founded) // 4
    return NEXT_SCORING + LATER_SCORING * later + (DUE_SCORING if position.due else 0)


def standing(position: OrigoState, seat: i32) -> i32:
    """Tell what a scoring would give now (8)."""
    survey(position)
    return position.clan_total[seat] + position.naval_total[seat] + position.country_total[seat]


def leads(position: OrigoState, seat: i32) -> i32:
    """Value how far each majority is ahead or behind, from three shields fewer (nothing) to three more."""
    country: i32
    ahead: i32
    worth: i32 = 0
    survey(position)
    for country in range(COUNTRIES):
        ahead = position.held[COUNTRIES * seat + country] - best_rival(position, seat, country)
        worth += COUNTRY_POINTS[5 * country + 1] * (3 + max(-3, min(3, ahead)))
    return LEAD_WORTH * worth


def clan_room(position: OrigoState, seat: i32) -> i32:
    """Value shields that touch one another: the seeds of clans, and support in fights."""
    own: u128 = position.own[seat]
    return 5 * popcount(neighbours(own) & own)


def tempo(position: OrigoState, seat: i32) -> i32:
    """Value what the player in turn may still do, half of a turn being even, so that all moments can be compared."""
    fight: i32 = FIGHT_WORTH * (scoring_weight(position) - 60)
    if position.round == 0 or position.turn != seat:
        return 0
    return (
        fight * (position.fights - 1)
        + SHIFT_WORTH * position.shifts
        - SHIFT_WORTH // 2
        + SAIL_WORTH * popcount(position.own[seat] & SEA & ~position.navigated)
        - SAIL_WORTH // 2 * popcount(position.own[seat] & SEA)
    )


def foundings(position: OrigoState, seat: i32) -> i32:
    """Value the country that the player in turn can still complete, or the next player in his turn."""
    country: i32
    missing: u128
    gaps: i32
    left: i32 = position.fights + position.shifts
    next: i32 = (position.turn + 1) % position.seats
    mine: u128
    worth: i32 = 0
    free: u128
    if position.round == 0 or position.founded >= 12 or (seat != position.turn and seat != next):
        return 0
    free = ~position.occupied()
    mine = 0
    if seat == position.turn:
        if left == 0:
            return 0
        mine = neighbours(position.own[seat])
        if position.fights:
            mine |= reachable(position, seat)
    for country in range(COUNTRIES):
        if position.established & COUNTRY[country]:
            continue
        missing = COUNTRY[country] & free
        gaps = popcount(missing)
        if seat != position.turn:
            worth = max(worth, hope_of(gaps))
        elif gaps <= left and missing & ~mine == 0:
            worth = max(worth, 85 - 10 * gaps)
    return worth * MARKERS[position.founded]


def hope_of(gaps: i32) -> i32:
    """Value a country that the next player can complete if nobody else does, in hundredths."""
    if gaps == 1:
        return 65
    return 40 if gaps == 2 else 0


def reachable(position: OrigoState, seat: i32) -> u128:
    """Tell the squares that the hand names."""
    squares: u128 = 0
    cards: u128 = position.hands[seat]
    kind: i32
    while cards:
        kind = KIND_OF[lowest(cards)]
        squares |= named(position, seat, kind)
        cards &= ~CARDS_OF[kind]
    return squares


def combat_worth(position: OrigoState, seat: i32) -> i32:
    """Weigh both ends of a running combat by their chances."""
    square: u128 = ONE << position.a
    attacker: i32 = position.b
    defender: i32 = position.c
    chance: i32 = chance_of_attack(position)
    held: i32
    won: i32
    position.supply[attacker] -= 1
    held = board_worth(position, seat)
    position.own[defender] &= ~square
    position.own[attacker] |= square
    won = board_worth(position, seat)
    position.own[attacker] &= ~square
    position.own[defender] |= square
    position.supply[attacker] += 1
    return (chance * won + (100 - chance) * held) // 100 + tempo(position, seat)


def chance_of_attack(position: OrigoState) -> i32:
    """Estimate in percent how likely the attacker is to win, if both use what they hold."""
    square: i32 = position.a
    attack: i32 = attack_value(position, position.b, square)
    defence: i32 = defence_value(position, position.c, square)
    margin: i32
    if position.d == 2:
        return 100 if attack > defence else 0
    attack += 2 * cards_naming(position, position.b, square)
    defence += 2 * cards_naming(position, position.c, square)
    margin = attack - defence
    return max(3, min(97, 50 + 13 * margin - (7 if margin <= 0 else 0)))


def cards_naming(position: OrigoState, seat: i32, square: i32) -> i32:
    """Count the cards in hand that can be used in the running combat."""
    count: i32 = 0
    usable: u128 = reinforcement_kinds(position, seat, square)
    while usable:
        count += popcount(position.hands[seat] & CARDS_OF[lowest(usable)])
        usable &= usable - ONE
    return count
