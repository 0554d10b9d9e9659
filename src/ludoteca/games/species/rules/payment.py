"""Sections 8.3 and 10.2: the player chooses how a discovery is paid."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.species.names import (
    CARD_PICKS,
    FIRST_CARD,
    FIRST_TILE,
    NO_CARD,
    PER_HABITAT,
    SPACE_PICKS,
    Act,
    Ask,
    BeagleCard,
    HabitatCard,
    refuse,
)
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.cards import cards_in_hand
from ludoteca.games.species.rules.overwriting import needs_scalpel
from ludoteca.games.species.rules.rewards import discover
from ludoteca.games.species.rules.track import map_tiles
from ludoteca.games.species.rules.ways import binoculars_held, card_of, remote_spaces, search_ways, survey_reach
from ludoteca.games.species.tables import FIRST_TOOL, IS_BOOK, IS_TOOL, MEANS, REACH
from ludoteca.kernel.bits import ONE, bint, i32, lowest
from ludoteca.kernel.listing import members
from ludoteca.kernel.refusal import Refusal


def ask_payment(position: SpeciesState, seat: i32, tile: i32, space: i32, refuge: i32) -> None:
    """Ask how to pay for a tile on a space (8.3)."""
    position.in_reach = REACH[space]
    position.binoculars = NO_CARD
    clear_payment(position)
    settle_payment(position, seat, tile, 0)
    position.ask(Ask.PAY, tile, space, refuge, 0)


def clear_payment(position: SpeciesState) -> None:
    """Spend nothing."""
    means: i32
    for means in range(MEANS):
        position.spent[means] = 0


def settle_payment(position: SpeciesState, seat: i32, tile: i32, last: i32) -> None:
    """Settle what is common to all ways that hold what is `spent`; note what else some of them hold (R48).

    Only means from the `last` pick on are settled, so that in ascending order each way is come to once.
    """
    means: i32
    left: i32
    for means in range(MEANS):
        position.count[means] = position.spent[means]
    search_ways(position, seat, tile, position.in_reach)
    position.payments = position.ways
    position.differing = 0
    left = position.means if position.ways else 0
    while left:
        means = lowest(left)
        left &= left - 1
        if means >= last:
            position.spent[means] = position.least[means]
        if position.most[means] > position.spent[means]:
            position.differing |= 1 << means


def means_of(pick: i32) -> i32:
    """Tell the means that a pick stands for: a cube on a space, or a card."""
    card: i32 = pick - FIRST_CARD
    if pick < FIRST_TILE:
        return pick
    return FIRST_TOOL + 2 * (card // PER_HABITAT) + (0 if card % PER_HABITAT == HabitatCard.MAGNIFIER else 1)


# One more of what is spent, Binoculars first, and the payment itself.


def find_pay(position: SpeciesState, seat: i32, tile: i32, space: i32, refuge: i32, begun: i32) -> None:
    """Find in what the ways that are left differ; the payment when it is complete; Binoculars before all else (R48)."""
    means: i32
    if position.payments and position.differing == 0:
        position.high = ONE << (Act.PAY - 128)
    position.low = ONE * (position.differing & position.occupied)
    for means in range(FIRST_TOOL, MEANS):
        if (position.differing >> means) & 1:
            position.high |= ONE << card_of(means)
    if not begun and binoculars_held(position, seat):
        survey_reach(position, seat)
        if remote_spaces(position, seat, tile, space):
            position.high |= ONE * binoculars_held(position, seat)


def do_pay(position: SpeciesState, seat: i32, pick: i32, tile: i32, space: i32, refuge: i32, begun: i32) -> None:
    """Spend one more, look through Binoculars, or carry the discovery out."""
    if pick == Act.PAY:
        position.settle()
        position.ask(Ask.DISCOVERY, tile, space, 0, 0)
        discover(position, seat, tile, space, refuge)
    elif pick >= FIRST_CARD and (binoculars_held(position, seat) >> (pick - FIRST_CARD)) & 1:
        position.ask(Ask.BINOCULARS_SPACE, tile, space, refuge, pick - FIRST_CARD)
    else:
        position.ask_instead(Ask.PAY, tile, space, refuge, 1)
        position.spent[means_of(pick)] += 1
        settle_payment(position, seat, tile, means_of(pick))


def among_pay(position: SpeciesState, seat: int) -> Sequence[int]:
    """List the spaces with own cubes, the cards in hand, and the payment."""
    return [*members(position.own[seat]), *cards_in_hand(position, seat), Act.PAY]


def why_not_pay(
    position: SpeciesState, seat: int, pick: int, tile: int, space: int, refuge: int, begun: int
) -> Refusal | None:
    """Tell why something does not go on with a payment (8.3, R14)."""
    if pick == Act.PAY:
        return refuse("8.3", "choose-payment")
    if pick in CARD_PICKS:
        late = begun and why_too_late(position, seat, pick - FIRST_CARD, tile, space)
        return late or why_not_tool(position, seat, pick - FIRST_CARD, tile, space)
    if pick not in SPACE_PICKS:
        return None
    if not position.own[seat] >> pick & 1:
        return refuse("8.3", "no-cube-there")
    if position.spent[pick]:
        return refuse("8.3", "settled")
    return refuse("R14", "not-needed") if REACH[space] >> pick & 1 else refuse("8.3", "not-adjacent")


def why_too_late(position: SpeciesState, seat: int, card: int, tile: int, space: int) -> Refusal | None:
    """Tell why Binoculars do not help any more, if they did before anything else was chosen (R48)."""
    if position.binoculars != NO_CARD or not binoculars_held(position, seat) >> card & 1:
        return None
    survey_reach(position, seat)
    return refuse("R48", "binoculars-first") if remote_spaces(position, seat, tile, space) else None


def why_not_tool(position: SpeciesState, seat: int, card: int, tile: int, space: int) -> Refusal:
    """Tell why a card does not pay (8.3, 10.1 to 10.4, R14, R48)."""
    if not position.hand[28 * seat + card]:
        return refuse("10.1", "not-in-hand")
    if IS_BOOK[card]:
        return refuse("10.4", "pays-nothing")
    if not IS_TOOL[card]:
        return refuse("10.3", "pays-nothing")
    if in_payment(position, card, tile, space):
        return refuse("8.3", "tool-settled")
    if position.binoculars != NO_CARD and binoculars_held(position, seat) >> card & 1:
        return refuse("10.2", "one-binoculars")
    return refuse("R14", "not-needed")


def in_payment(position: SpeciesState, card: int, tile: int, space: int) -> bool:
    """Tell whether a tool belongs to the payment already: it is spent, looked through, or needed in any case (R48)."""
    if card == BeagleCard.MAP:
        return bool(map_tiles(position) >> tile & 1)
    if card == BeagleCard.SCALPEL:
        return bool(needs_scalpel(position, tile, space))
    if card == position.binoculars:
        return True
    pays: bint = card % PER_HABITAT in (HabitatCard.MAGNIFIER, HabitatCard.SKETCH) and card < 3 * PER_HABITAT
    return bool(pays) and position.spent[means_of(FIRST_CARD + card)] > 0


# The space two steps away at which Binoculars look (10.2).


def find_binoculars_space(position: SpeciesState, seat: i32, tile: i32, space: i32) -> None:
    """Find the spaces of which a cube would be needed."""
    survey_reach(position, seat)
    position.low = ONE * remote_spaces(position, seat, tile, space)


def do_binoculars_space(
    position: SpeciesState, seat: i32, pick: i32, tile: i32, space: i32, refuge: i32, card: i32
) -> None:
    """Begin the payment anew with a cube from there."""
    position.pop()
    position.ask_instead(Ask.PAY, tile, space, refuge, 1)
    position.in_reach = REACH[space] | (1 << pick)
    position.binoculars = card
    clear_payment(position)
    position.spent[pick] = 1
    settle_payment(position, seat, tile, 0)


def why_not_binoculars_space(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why Binoculars do not help with a space."""
    if pick not in SPACE_PICKS:
        return None
    if not position.own[seat] >> pick & 1:
        return refuse("10.2", "no-cube-there")
    return refuse("10.2", "not-two-away")
