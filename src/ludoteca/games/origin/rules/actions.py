"""Section 6: the main action, and the extra ones by card, which begin alike."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.origin.names import FIRST_CARD, NO_CARD, REGION_PICKS, Act, Ask, Card, Note, Reason, refuse
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.action_cards import beginnings
from ludoteca.games.origin.rules.cards import play, playable, why_not_card
from ludoteca.games.origin.rules.decks import among_hand
from ludoteca.games.origin.rules.ends import finish
from ludoteca.games.origin.rules.evolution import evolvable
from ludoteca.games.origin.rules.movement import movable
from ludoteca.games.origin.tables import NEAR, ORIGIN
from ludoteca.kernel.bits import ONE, i32
from ludoteca.kernel.refusal import Refusal

# The main action.


def find_actions(position: OriginState, seat: i32) -> None:
    """Find where the main action can begin, and cards; skipping is for those who have no action (6, R23)."""
    position.low = evolvable(position, seat, True) | movable(position, seat)
    position.high = playable(position, seat, Ask.ACTION)
    if position.low == 0:
        position.high |= ONE << (Act.SKIP - FIRST_CARD)


def do_action(position: OriginState, seat: i32, pick: i32) -> None:
    """Begin an action, play a card, or skip (5, 6)."""
    if pick == Act.SKIP:
        position.draft = 0
        skip(position, seat)
    elif pick >= FIRST_CARD:
        play(position, seat, pick - FIRST_CARD)
    else:
        begin_at(position, seat, pick, NO_CARD)


def why_not_action(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why no action begins on a region, a card cannot be played, or the action not be skipped (6, 9, R23)."""
    if pick == Act.SKIP:
        return refuse("R23", "must-act")
    return why_not_card(position, seat, pick) or why_not_extra(position, seat, pick, NO_CARD)


def among_actions(position: OriginState, seat: i32) -> Sequence[int]:
    """List all regions, the hand, and skipping."""
    return [*REGION_PICKS, *among_hand(position, seat), Act.SKIP]


# The extra action of a card.


def find_extras(position: OriginState, seat: i32, card: i32) -> None:
    """Find where the extra action of a card can begin (9.2, R29)."""
    position.low = beginnings(position, seat, card)


def do_extra(position: OriginState, seat: i32, pick: i32, card: i32) -> None:
    """Begin the extra action of a card (9.2)."""
    begin_at(position, seat, pick, card)


def why_not_extra(position: OriginState, seat: i32, pick: i32, card: i32) -> Refusal | None:
    """Tell why no action begins on a region, by a card or without (6, 6.1, 6.2, 9.2, R2)."""
    if pick not in REGION_PICKS:
        return None
    if pick == ORIGIN:
        return refuse("R2", "neutral-stays")
    if (position.own[seat] >> pick) & 1:
        return why_no_move(card)
    if (position.occupied >> pick) & 1:
        return refuse("6", "not-your-pawn")
    if card in (Card.RESTLESS_CLAN, Card.AMBUSH):
        return refuse("9.2", "no-pawn-there")
    if position.villages[seat] == 0:
        return refuse("6.1", "no-village")
    if not NEAR[pick] & position.occupied:
        return refuse("6.1", "no-parent")
    return refuse("6.1", "no-fitting-pawn")


def why_no_move(card: i32) -> Refusal:
    """Tell why an own pawn begins nothing: the card evolves, or swaps, or there is nowhere to go (6, 9.2)."""
    if card == Card.TWIN_BIRTH:
        return refuse("9.2", "evolution-only")
    return refuse("6.3", "nobody-to-swap") if card == Card.AMBUSH else refuse("6.2", "nowhere-to-go")


# What both need.


def begin_at(position: OriginState, seat: i32, region: i32, card: i32) -> None:
    """Ask which pawn evolves on an empty region, or where an own pawn goes (6)."""
    position.push(Ask.TARGET if (position.own[seat] >> region) & 1 else Ask.PAWN, 1 << seat, region, card, 0, 0)


def skip(position: OriginState, seat: i32) -> None:
    """Skip action and reward, when nothing is legal; if all do so in a row the game ends (R23)."""
    position.skipped += 1
    position.note(Note.SKIPPED, -1, seat, 0, 0, 0, 0, 0)
    if position.skipped == position.seats:
        finish(position, Reason.SKIPS)
    else:
        position.kind = Ask.END
