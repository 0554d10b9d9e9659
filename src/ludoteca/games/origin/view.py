# cython: annotation_typing=False
"""What each seat may see (section 11).

This is the only place where a secret could leak: a view is built up from nothing, and a hand, or a card under a deck,
enters it only for who knows it. The open view shows all; it is the readable document of a position.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ludoteca.games.origin.data import AREAS, DECKS, load
from ludoteca.games.origin.names import Ask
from ludoteca.games.origin.rules.decks import left_in
from ludoteca.games.origin.rules.evolution import children, evolvable
from ludoteca.games.origin.rules.objectives import progress
from ludoteca.games.origin.rules.tiles import open_tiles, piled, takeable_levels
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.scoring import (
    continent_points,
    hunting_points,
    objective_points,
    strait_points,
    tile_points,
)
from ludoteca.games.origin.shape import DeckView, Idle, OriginView, Phase, Player, Progress, Score, Standing
from ludoteca.games.origin.vocabulary import CARDS, LEVELS, PAWNS, REASONS, REGIONS, STRAITS, TASKS
from ludoteca.kernel.bits import union
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import OPEN
from ludoteca.kernel.views import OptionValue

DATA = load()
RAW = DATA.raw
FIRST_IN_DECK = [sum(len(RAW["cards"][name]) for name in DECKS[:deck]) for deck in range(len(DECKS) + 1)]
OF_DECK = [union(range(FIRST_IN_DECK[deck], FIRST_IN_DECK[deck + 1])) for deck in range(len(DECKS))]
WANTED = {card["id"]: card["condition"]["count"] for card in RAW["cards"]["objective"]}
UNDER = max(RAW["decks"]["sizes"].values())
HUNTING_VALUES = range(1, 9)
STRAIT_VALUES = range(1, 6)
PHASES: dict[str, Phase] = {"objective": "objectives", "action": "action", "reward": "reward", "end": "end"}


def look(position: OriginPosition, seat: int) -> OriginView:
    """Show what a seat may see; SPECTATOR: only what is public, OPEN: everything."""
    everything = seat == OPEN
    frames = position.frames()
    seats = range(position.seats)
    at, areas = position.at, position.areas
    owners = {region: one for one in seats for region in members(position.own[one])}
    shown = OriginView(
        options=_options(position),
        phase=_phase(frames),
        start_player=position.start_player,
        turn=position.turn,
        pawns={
            REGIONS[region]: Standing(pawn=PAWNS[at[region] - 1], seat=owners.get(region))
            for region in members(position.occupied)
        },
        reserve=dict(zip(PAWNS, position.reserve, strict=True)),
        straits={name: value for name, value in zip(STRAITS, position.strait, strict=True) if value},
        hunting={name: value for name, value in zip(REGIONS, position.token, strict=True) if value},
        areas={
            area: [level for level in LEVELS for _ in range(areas[5 * number + level - 1])]
            for number, area in enumerate(AREAS)
        },
        tile_reserve=piled(position),
        decks=_decks(position, seat),
        discards=_cards(position.discards),
        arrival=REGIONS[position.arrival] if position.arrival >= 0 else None,
        turn_cards=dict(zip(DECKS, position.played, strict=True)),
        bonuses=_cards(position.bonuses),
        evolutions=_evolutions(position, frames),
        trigger=position.trigger if position.trigger >= 0 else None,
        end_reason=REASONS[position.reason] or None,
        idle=Idle(turns=position.idle, stock=position.stock, busy=bool(position.busy)),
        skipped=position.skipped,
        tasks=[TASKS[task] for task in members(position.tasks)],
        players=[_known(position, one, seat, _player(position, one)) for one in seats],
        hand=_hand(position, seat),
        progress=_progress(position, seat),
        drawn=_cards(position.drawn) if everything else _drawn(position, seat),
        gone=_gone(position, seat),
    )
    if everything:
        shown.hands = [_cards(position.hands[one]) for one in seats]
        shown.gone_cards = [_cards(position.gone[one]) for one in seats]
        shown.known_cards = [_cards(position.known[one]) for one in seats]
    return shown


def own(position: OriginPosition, seat: int, public: OriginView) -> dict[str, Any]:
    """Show the part of a seat's view in which it differs from a spectator's."""
    return {
        "seat": seat,
        "hand": _hand(position, seat),
        "progress": _progress(position, seat),
        "drawn": _drawn(position, seat),
        "gone": _gone(position, seat),
        "decks": _decks(position, seat),
        "players": [_known(position, one, seat, player) for one, player in enumerate(public.players)],
    }


def _known(position: OriginPosition, seat: int, reader: int, player: Player) -> Player:
    """Add to what everybody sees of a player what the reader knows of his hand."""
    known = _cards(position.known[reader] & position.hands[seat]) if reader >= 0 else []
    return structs.replace(player, known=known) if known else player


def _hand(position: OriginPosition, seat: int) -> list[str] | None:
    return _cards(position.hands[seat]) if seat >= 0 else None


def _progress(position: OriginPosition, seat: int) -> dict[str, Progress]:
    """Tell how far the objectives in a hand have come."""
    objectives = members(position.hands[seat] & OF_DECK[2]) if seat >= 0 else []
    return {CARDS[card]: Progress(have=progress(position, seat, card), need=WANTED[CARDS[card]]) for card in objectives}


def _drawn(position: OriginPosition, seat: int) -> list[str]:
    """Show what a seat knows of the cards drawn for the council: its own, or those that it had put under the deck."""
    known = position.known[seat] if seat >= 0 else 0
    return _cards(position.drawn if position.turn == seat else position.drawn & known)


def _gone(position: OriginPosition, seat: int) -> list[str]:
    return _cards(position.gone[seat]) if seat >= 0 else []


def _options(position: OriginPosition) -> dict[str, OptionValue]:
    return {
        "end_decks": "all" if position.decks_all else "any",
        "returned_cards": "discard" if position.discard_returned else "bottom",
        "excess_objectives": "discard" if position.discard_excess else "bottom",
        "brown_single": "other_areas" if position.brown_others else "any_area",
        "double_step": "allowed" if position.double_step else "forbidden",
        "card_before_tile": bool(position.card_first),
        "displaced_takes_strait": bool(position.displaced_takes),
        "trigger_turn_is_last": bool(position.trigger_is_last),
        "asking": "hand" if position.asks_by_hand else "open",
    }


def _phase(frames: list[tuple[int, ...]]) -> Phase:
    """Name the phase: the choice of objectives, or the decision at the bottom."""
    if not frames:
        return "over"
    return PHASES[Ask.names[Ask.OBJECTIVE if frames[-1][0] == Ask.OBJECTIVE else frames[0][0]]]


def _cards(cards: int) -> list[str]:
    return [CARDS[card] for card in members(cards)]


def _decks(position: OriginPosition, seat: int) -> dict[str, DeckView]:
    """Show the decks: how many cards, and what lies under them, by whom."""
    sizes, buried, by = position.buried_size, position.buried, position.buried_by
    slots = [range(UNDER * deck, UNDER * deck + sizes[deck]) for deck in range(len(DECKS))]
    return {
        name: DeckView(
            size=left_in(position, deck),
            # By name only to who put them there (R15).
            under=[CARDS[buried[at]] if seat in (by[at], OPEN) else None for at in slots[deck]],
            under_by=[by[at] for at in slots[deck]],
        )
        for deck, name in enumerate(DECKS)
    }


def _evolutions(position: OriginPosition, frames: list[tuple[int, ...]]) -> dict[str, list[str]]:
    """List where the player on turn can evolve which pawns, during his action (6.1)."""
    if not frames or frames[-1][0] != Ask.ACTION:
        return {}
    seat = position.turn
    return {
        REGIONS[region]: [PAWNS[kind] for kind in members(children(position, seat, region, True))]
        for region in members(evolvable(position, seat, True))
    }


def _player(position: OriginPosition, seat: int) -> Player:
    """Show one player, as everybody sees him."""
    hand, gone = position.hands[seat], position.gone[seat]
    stacks, hunted, crossed = position.stacks, position.hunted, position.crossed
    score = Score(
        objectives=objective_points(position, seat),
        cards=hand.bit_count(),
        hunting=hunting_points(position, seat),
        straits=strait_points(position, seat),
        tiles=tile_points(position, seat),
        continents=continent_points(position, seat),
        total=position.score(seat),
    )
    return Player(
        colour=RAW["villages"]["colours"][seat],
        villages=position.villages[seat],
        hand={name: (hand & OF_DECK[deck]).bit_count() for deck, name in enumerate(DECKS)},
        stacks=[level for level in reversed(LEVELS) for _ in range(stacks[5 * seat + level - 1])],
        takeable=[LEVELS[at] for at in members(takeable_levels(position, seat))],
        permanents=_cards(position.in_play[seat]),
        objectives=_cards(position.scored[seat]),
        hunting=[value for value in HUNTING_VALUES for _ in range(hunted[9 * seat + value])],
        straits=[value for value in STRAIT_VALUES for _ in range(crossed[6 * seat + value])],
        gone={name: (gone & OF_DECK[deck]).bit_count() for deck, name in enumerate(DECKS)},
        points=position.score(seat),
        score=score,
        known=[],
    )


def used_up(position: OriginPosition) -> int:
    """Tell in hundredths how much of what runs out first is used up: a deck, tiles, pawns, villages (10)."""
    if _phase(position.frames()) == "objectives":
        return 0
    sizes, villages = RAW["decks"]["sizes"], RAW["villages"]["per_player"] * position.seats
    pawns = RAW["pawns"]["in_play"][str(position.seats)]
    kept = {"objective": position.seats}
    decks = [100 * left_in(position, at) // (sizes[deck] - kept.get(deck, 0)) for at, deck in enumerate(DECKS)]
    left = [
        max(decks) if position.decks_all else min(decks),
        100 * (piled(position) + open_tiles(position)) // RAW["tiles"]["total"],
        100 * sum(position.reserve) // pawns,
        100 * sum(position.villages[: position.seats]) // villages,
    ]
    return int(100 - min(left))
