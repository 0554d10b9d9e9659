"""Section 7: what the region of arrival brings, option A or B."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.origin.names import (
    ALL_AREAS,
    FIRST_ACT,
    FIRST_CARD,
    FIRST_TILE,
    LEVELS,
    NO_CARD,
    TILE_PICKS,
    Act,
    Ask,
    Card,
    Colour,
    Note,
    Task,
    refuse,
)
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.arrival import reward_area
from ludoteca.games.origin.rules.cards import play, playable, why_not_end
from ludoteca.games.origin.rules.decks import among_hand, ask_returns, complete, draw_cards, left_in
from ludoteca.games.origin.rules.tiles import take_tile, takeable
from ludoteca.games.origin.tables import DRAW_A, DRAW_B, FORAGE_DRAW, FORAGE_RETURN, KEEP_B, STORY_KEEP
from ludoteca.kernel.bits import ONE, bint, i32, popcount, u128
from ludoteca.kernel.refusal import Refusal

TO_DRAW = 1 << Task.DRAW
TO_TILE = 1 << Task.TILE
TO_SECOND = 1 << Task.SECOND
TO_B = 1 << Task.B
TO_DONE = 1 << Task.DONE


def areas_a(position: OriginState, seat: i32, area: i32) -> i32:
    """Tell, as a mask, the areas from which option A takes tiles; Barter opens all of them (7.1, R12)."""
    return ALL_AREAS if area == Colour.BROWN and position.has(seat, Card.BARTER) else 1 << area


def areas_b(position: OriginState) -> i32:
    """Tell, as a mask, the areas from which brown option B takes its tile (7.1, S5)."""
    return ALL_AREAS & ~(1 << Colour.BROWN) if position.brown_others else ALL_AREAS


def may_a(position: OriginState, seat: i32, area: i32) -> bint:
    """Tell whether option A has a part that can be carried out (7.3, R11, R12)."""
    if takeable(position, seat, areas_a(position, seat, area)):
        return True
    return area != Colour.BROWN and left_in(position, area) > 0


def may_b(position: OriginState, seat: i32, area: i32) -> bint:
    """Tell whether option B can be carried out (7.3, R11, R12)."""
    if area == Colour.BROWN:
        return takeable(position, seat, areas_b(position)) != 0
    return left_in(position, area) > 0


# The reward: option A or B, after cards.


def find_options(position: OriginState, seat: i32) -> u128:
    """Find the options of the reward; with Abundance both together, one after the other (7.1, R34)."""
    area: i32 = reward_area(position)
    a: bint = area >= 0 and may_a(position, seat, area)
    b: bint = area >= 0 and may_b(position, seat, area)
    found: u128 = 0
    if not a and not b:
        return found
    if position.bonus(Card.ABUNDANCE):
        return ONE << (Act.BOTH - FIRST_CARD)
    if a:
        found |= ONE << (Act.A - FIRST_CARD)
    if b:
        found |= ONE << (Act.B - FIRST_CARD)
    return found


def find_rewards(position: OriginState, seat: i32) -> None:
    """Find cards and options; going on is for those who have no option (5, 7.3)."""
    options: u128 = find_options(position, seat)
    if options == 0:
        options = ONE << (Act.ON - FIRST_CARD)
    position.high = playable(position, seat, Ask.REWARD) | options


def do_reward(position: OriginState, seat: i32, pick: i32) -> None:
    """Play a card, choose an option, or go on (5, 7.1)."""
    if pick < FIRST_ACT:
        play(position, seat, pick - FIRST_CARD)
    elif pick == Act.ON:
        position.draft = 0
        position.kind = Ask.END
    elif pick == Act.B:
        choose_b(position, seat)
    else:
        choose_a(position, seat, pick == Act.BOTH)


def why_not_reward(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why a card cannot be played, or an option not be chosen (7, R11, R12, R34)."""
    area: i32 = reward_area(position)
    if pick == Act.ON:
        return refuse("5", "reward-due")
    if pick == Act.BOTH:
        return refuse("R34", "no-abundance")
    if pick not in (Act.A, Act.B):
        return why_not_end(position, seat, pick)
    if position.bonus(Card.ABUNDANCE):
        return refuse("R34", "takes-both")
    if area < 0 or area == Colour.BROWN:
        return refuse("R12", "no-tile-fits")
    return refuse("R11", "deck-empty" if left_in(position, area) == 0 else "no-tile-fits")


def among_rewards(position: OriginState, seat: i32) -> Sequence[int]:
    """List the hand, all options, and going on."""
    return [*among_hand(position, seat), Act.A, Act.B, Act.BOTH, Act.ON]


def choose_a(position: OriginState, seat: i32, both: bint) -> None:
    """Choose option A, or both: its tile is part of the move, unless the card comes first (7.1, S7, R34)."""
    area: i32 = reward_area(position)
    areas: i32 = areas_a(position, seat, area)
    draws: bint = area != Colour.BROWN
    fits: bint = takeable(position, seat, areas) != 0
    waits: bint = draws and position.card_first
    position.tasks = TO_B | TO_DONE if both else TO_DONE
    if draws or fits:
        position.tasks |= TO_DRAW if draws else TO_SECOND
        note_option(position, seat, Act.A)
    if fits and not waits:
        position.push(Ask.TILE, 1 << seat, areas, NO_CARD, 0, 0)
        return
    position.draft = 0
    if fits:
        position.tasks |= TO_TILE


def choose_b(position: OriginState, seat: i32) -> None:
    """Choose option B; the tile of brown is part of the move (7.1)."""
    note_option(position, seat, Act.B)
    if reward_area(position) == Colour.BROWN:
        position.tasks = TO_DONE
        position.push(Ask.TILE, 1 << seat, areas_b(position), NO_CARD, 0, 0)
    else:
        position.tasks = TO_B | TO_DONE
        position.draft = 0


def note_option(position: OriginState, seat: i32, pick: i32) -> None:
    """Tell the log which option is carried out."""
    position.note(Note.OPTION, -1, seat, pick - Act.A, reward_area(position), 0, 0, 0)


# The tile: of an option, or by Sudden Insight.


def find_tiles(position: OriginState, seat: i32, areas: i32) -> None:
    """Find the tiles that can be taken from some areas (7.2)."""
    position.low = (ONE * takeable(position, seat, areas)) << FIRST_TILE


def do_tile(position: OriginState, seat: i32, pick: i32, areas: i32, card: i32) -> None:
    """Take a tile (7.1, 7.2, 9.2)."""
    tile: i32 = pick - FIRST_TILE
    complete(position, seat, card)
    take_tile(position, seat, tile // LEVELS, tile % LEVELS)


def why_not_tile(position: OriginState, seat: i32, pick: i32, areas: i32) -> Refusal | None:
    """Tell why a tile cannot be taken (7.1, 7.2)."""
    tile: i32 = pick - FIRST_TILE
    if pick not in TILE_PICKS:
        return None
    if not position.areas[tile]:
        return refuse("7.2", "no-such-tile")
    if not (areas >> (tile // LEVELS)) & 1:
        return refuse("7.1", "wrong-area")
    return refuse("7.2", "no-stack", level=tile % LEVELS)


def among_tiles(position: OriginState, seat: i32) -> Sequence[int]:
    """List the tiles that lie on the reward board."""
    return [pick for pick in TILE_PICKS if position.areas[pick - FIRST_TILE]]


# What follows the choice.


def between_options(position: OriginState) -> bint:
    """Tell whether no option is half carried out (R21, R34)."""
    return position.tasks & ~(TO_B | TO_DONE) == 0


def do_task(position: OriginState, seat: i32) -> None:
    """Do the next part of a reward; what cannot be done is lost (7.3, R34)."""
    area: i32 = reward_area(position)
    if position.tasks & TO_DRAW:
        position.tasks &= ~TO_DRAW
        draw_a(position, seat, area)
    elif position.tasks & (TO_TILE | TO_SECOND):
        position.tasks &= ~(TO_TILE | TO_SECOND)
        ask_tile(position, seat, areas_a(position, seat, area))
    elif position.tasks & TO_B:
        position.tasks &= ~TO_B
        if position.bonus(Card.ABUNDANCE):
            note_option(position, seat, Act.B)
        if area == Colour.BROWN:
            ask_tile(position, seat, areas_b(position))
        else:
            draw_b(position, seat, area)
    else:
        position.tasks = 0
        position.kind = Ask.END


def ask_tile(position: OriginState, seat: i32, areas: i32) -> None:
    """Ask for a tile, if one can be taken."""
    if takeable(position, seat, areas):
        position.push(Ask.TILE, 1 << seat, areas, NO_CARD, 0, 0)


def draw_a(position: OriginState, seat: i32, deck: i32) -> None:
    """Draw the card of option A; Foragers draw two and return one (7.1, R13)."""
    count: i32 = FORAGE_DRAW if position.has(seat, Card.FORAGERS) else DRAW_A
    drawn: i32 = popcount(draw_cards(position, seat, deck, count))
    ask_returns(position, seat, deck, min(max(0, drawn - 1), FORAGE_RETURN))


def draw_b(position: OriginState, seat: i32, deck: i32) -> None:
    """Draw the cards of option B and return all but one, with Storykeepers but two (7.1, R13, R14)."""
    kept: i32 = STORY_KEEP if position.has(seat, Card.STORYKEEPERS) else KEEP_B
    drawn: i32 = popcount(draw_cards(position, seat, deck, DRAW_B))
    ask_returns(position, seat, deck, max(0, drawn - kept))
