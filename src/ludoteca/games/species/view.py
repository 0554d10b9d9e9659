# cython: annotation_typing=False
"""What each seat may see (section 13).

This is the only place where a secret could leak: a hand enters a view only for its owner, until the game is over. The
open view shows all hands; it is the readable document of a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.species.data import DECKS, HABITATS, load
from ludoteca.games.species.names import Ask, Source
from ludoteca.games.species.rules.cards import held, in_deck
from ludoteca.games.species.rules.overwriting import needs_scalpel, refuges
from ludoteca.games.species.rules.table import SpeciesPosition
from ludoteca.games.species.rules.track import map_tiles
from ludoteca.games.species.rules.ways import card_of
from ludoteca.games.species.scoring import all_volumes, book_points, controlled, goal_points, knowledge, shows_hands
from ludoteca.games.species.shape import (
    FINALS,
    GOALS,
    LAYOUTS,
    Covering,
    Final,
    FinalStanding,
    Goal,
    GoalStanding,
    Player,
    Prospect,
    SpeciesView,
    Stack,
)
from ludoteca.games.species.vocabulary import CARDS, SPACES, STACKS, TILES
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import OPEN

DATA = load()
RULES = DATA.raw["rules"]
GOAL_STOPS = [row["stop"] for row in DATA.goals]
NEW = sum(not tile.known for tile in DATA.tiles)
TRACK = RULES["track_spaces"]
LAST_STOP = len(DATA.raw["route"]) - 1
DECK_OF = [card.deck for card in DATA.cards]
KINDS = len(CARDS)
UNDER = 27


def look(position: SpeciesPosition, seat: int) -> SpeciesView:
    """Show what a seat may see; SPECTATOR: only what is public, OPEN: everything."""
    seats = range(position.seats)
    frames = position.frames()
    over = not frames
    seen = _seen(position, seat)
    cubes = position.cubes
    return SpeciesView(
        options={"stall_guard": bool(position.stall_guard)},
        phase="over" if over else "setup" if frames[-1][0] == Ask.SETUP_CUBE else "turn",
        start_player=position.start_player,
        turn=position.turn,
        main_done=bool(frames and frames[0][2]),
        sailed=bool(position.sailed),
        board={SPACES[space]: TILES[tile] for space, tile in enumerate(position.at) if tile >= 0},
        cubes=_cubes(cubes, position.seats),
        track=[_prospect(position, at) for at in range(position.tracked)],
        covering={SPACES[space]: _covering(position, cubes, space) for space in members(position.occupied)},
        stacks=[_stack(position, stack) for stack in range(len(STACKS))],
        open=[CARDS[card] if card >= 0 else "" for card in position.open_cards],
        decks={deck: in_deck(position, at) for at, deck in enumerate(DECKS)},
        discards={deck: _cards(position.discards, deck) for deck in DECKS},
        layout=LAYOUTS[position.layout],
        beagle=position.beagle,
        calm=position.calm,
        calm_limit=RULES["calm_turns"] * position.seats if position.stall_guard else None,
        goals=[_goal(position, level, seen) for level in range(3)],
        final=_final(position, seen),
        players=[_player(position, one, one in seen) for one in seats],
    )


def own(position: SpeciesPosition, seat: int, public: SpeciesView) -> dict[str, Any]:
    """Show the part of a seat's view in which it can differ from a spectator's."""
    seen = _seen(position, seat)
    return {
        "seat": seat,
        "goals": [_goal(position, level, seen) for level in range(3)],
        "final": _final(position, seen),
        "players": [*public.players[:seat], _player(position, seat, open_hand=True), *public.players[seat + 1 :]],
    }


def _seen(position: SpeciesPosition, seat: int) -> list[int]:
    """The seats whose hand a seat sees."""
    return [one for one in range(position.seats) if seat in (OPEN, one) or not position.depth]


def settled(position: SpeciesPosition) -> dict[str, Any]:
    """Tell what the discovery under way will spend for certain: cubes by space, and cards (8.3, 8.4)."""
    if position.kind != Ask.PAY:
        return {}
    tile, space, binoculars = position.a, position.b, position.binoculars
    cards = ["map"] if map_tiles(position) >> tile & 1 else []
    cards += ["scalpel"] if needs_scalpel(position, tile, space) else []
    cards += [CARDS[binoculars]] if binoculars >= 0 else []
    spent = dict(enumerate(position.spent))
    cards += [CARDS[card_of(means)] for means, count in spent.items() if means >= len(SPACES) for _ in range(count)]
    return {
        "cubes": {name: spent[at] for at, name in enumerate(SPACES) if spent[at]},
        "cards": cards,
    }


def _cubes(cubes: list[int], seats: int) -> dict[str, list[int]]:
    """Show the cubes on each space by seat, where there are any."""
    rows = {space: [cubes[20 * seat + at] for seat in range(seats)] for at, space in enumerate(SPACES)}
    return {space: row for space, row in rows.items() if any(row)}


def _prospect(position: SpeciesPosition, at: int) -> Prospect:
    """Tell what a tile of the track would give if it was discovered now (8.6, 11)."""
    tile = DATA.tiles[position.track[at]]
    stop = min(position.beagle + tile.steps, LAST_STOP)
    space = TRACK - position.tracked + at + 1
    return Prospect(
        space=space,
        tile=tile.id,
        needs_map=space <= RULES["map_spaces"],
        points=tile.level,
        cards=list(tile.cards),
        steps=tile.steps,
        goals=[
            level + 1
            for level in range(3)
            if position.open_goals >> level & 1 and position.beagle < GOAL_STOPS[position.goals[level]] <= stop
        ],
        ends=stop == LAST_STOP,
    )


def _covering(position: SpeciesPosition, cubes: list[int], space: int) -> Covering:
    """Tell what covering a space now would do, before any payment (9)."""
    tile = DATA.tiles[position.at[space]]
    there = [cubes[20 * seat + space] for seat in range(position.seats)]
    return Covering(
        tile=tile.id,
        level=tile.level,
        captured=not tile.known,
        returned=[0] * position.seats if tile.known else there,
        to=[SPACES[other] for other in members(refuges(position, space))] if tile.known else [],
    )


def _stack(position: SpeciesPosition, stack: int) -> Stack:
    """Show the top of a stack, its size, and what everybody saw going under it (R3)."""
    top, under = position.top[stack], position.under_count[stack]
    return Stack(
        top=TILES[top] if top >= 0 else None,
        size=(top >= 0) + position.hidden[stack] + under,
        bottom=[TILES[position.under_tiles[UNDER * stack + at]] for at in range(under)],
    )


def _cards(counts: Sequence[int], deck: str | None = None) -> list[str]:
    """List cards from counts by kind, of one deck or of all."""
    return [
        token
        for at, token in enumerate(CARDS)
        if deck is None or DECK_OF[at] == deck
        for _ in range(counts[at])
    ]  # fmt: skip


def _goal(position: SpeciesPosition, level: int, seen: list[int]) -> Goal:
    """Show a goal: what it gave, or would give now; what hangs on hidden hands stays untold (11.3)."""
    goal = position.goals[level]
    opened = bool(position.open_goals >> level & 1)
    goal_points(position, goal)
    hidden = bool(shows_hands(goal))
    told = [not hidden or seat in seen for seat in range(position.seats)]
    return Goal(
        level=level + 1,
        card=GOALS[goal],
        stop=GOAL_STOPS[goal],
        scored=not opened,
        standing=[
            GoalStanding(
                seat=seat,
                measure=position.measured[seat] if told[seat] and opened else None,
                points=(position.awarded[seat] if told[seat] else None)
                if opened
                else position.earned[8 * seat + Source.names.index(f"goal{level + 1}")],
            )
            for seat in range(position.seats)
        ],
    )


def _final(position: SpeciesPosition, seen: list[int]) -> Final:
    """Show the level-4 card and what the books that the reader knows of would be worth (12.2)."""
    book_points(position)
    everything = len(seen) == position.seats
    alone = FINALS[position.final] not in COMPARING
    return Final(
        card=FINALS[position.final],
        standing=[
            FinalStanding(
                seat=seat,
                volumes=all_volumes(position, seat) if seat in seen else None,
                points=position.awarded[seat] if everything or (alone and seat in seen) else None,
            )
            for seat in range(position.seats)
        ],
    )


COMPARING = [row["id"] for row in DATA.raw["journal"]["finals"] if row["kind"] in ("library", "authority")]
"""The level-4 cards by which the books of all players are compared."""


def _player(position: SpeciesPosition, seat: int, open_hand: bool) -> Player:
    hand = position.hand[KINDS * seat : KINDS * seat + KINDS]
    led = members(controlled(position, seat))
    return Player(
        points=position.score(seat),
        cubes=position.reserve[seat],
        hand=_cards(hand) if open_hand else None,
        known=_cards(position.known[KINDS * seat : KINDS * seat + KINDS]),
        hand_sizes={deck: held(position, seat, at) for at, deck in enumerate(DECKS)},
        captured=[TILES[tile] for tile in members(position.captured[seat])],
        knowledge={habitat: knowledge(position, seat, at) for at, habitat in enumerate(HABITATS)},
        observed=len(members(position.own[seat])),
        controlled=len(led),
        holds=[TILES[position.at[space]] for space in led if position.at[space] < NEW],
        score=dict(zip(Source.names, position.earned[8 * seat : 8 * seat + 8], strict=True)),
    )
