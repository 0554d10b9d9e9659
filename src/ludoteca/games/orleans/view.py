# cython: annotation_typing=False
"""What each seat may see (section 17).

This is the only place where a secret could leak: the plans of others are undone in a copy before anything is read
from it, and a bag enters a view only for its owner. The open view shows all; it is the readable document of a position.
"""

from __future__ import annotations

from ludoteca.games.orleans.data import EVENTS, FOLLOWERS, GOODS, TYPES, load
from ludoteca.games.orleans.names import Phase
from ludoteca.games.orleans.rules.places import executable, ready
from ludoteca.games.orleans.rules.planning import forget_plan
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.games.orleans.shape import ALL_CITIZENS, TECHNOLOGY, OrleansView, Player, Score
from ludoteca.games.orleans.vocabulary import CITIES, DEEDS, PLACES, SPACES
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import OPEN
from ludoteca.kernel.views import OptionValue

RAW = load().raw
PRINTED = len(RAW["player_board"]["places"])
LEVELS = [
    max(row["level"] for row in RAW["tracks"]["development"]["levels"] if row["from"] <= at)
    for at in range(RAW["tracks"]["development"]["steps"] + 1)
]
COIN_SPACES = [row["at"] for row in RAW["tracks"]["development"]["coins"]]
GOOD_POINTS = [row["vp"] for row in RAW["goods"]["types"]]
KINDS = len(FOLLOWERS)
EFFECTS = {row["id"]: row["effect"] for row in RAW["hourglass"]["types"]}
SPACES_OF = [len(place.spaces) for place in load().places]


def look(position: OrleansPosition, seat: int) -> OrleansView:
    """Show what a seat may see; SPECTATOR: only what is public, OPEN: everything."""
    everything = seat == OPEN
    seen = position.clone() if everything else _seen(position, seat)
    seats = range(position.seats)
    on_edge, filled = position.on_edge, position.filled_slots
    return OrleansView(
        options=_options(position),
        phase=Phase.names[position.phase] if position.depth else "over",
        stage=position.stage,
        round=position.round,
        start_player=position.start_player,
        turn=position.turn,
        event=EVENTS[position.event] if position.event >= 0 else None,
        history=[EVENTS[kind] for kind in position.history[: position.round]],
        events_left=dict(zip(EVENTS, position.events_left, strict=True)),
        supply=dict(zip(TYPES, position.supply, strict=True)),
        goods_market=dict(zip(GOODS, position.goods_market, strict=True)),
        technologies=position.technologies,
        bank=None if position.endless_bank else position.bank,
        edges=[
            [_good(on_edge[2 * at + slot]) for slot in range(len(edge.marks))] for at, edge in enumerate(load().edges)
        ],
        tiles=[PLACES[place] for place in members(position.pile)],
        citizens=[name for at, name in enumerate(ALL_CITIZENS) if position.citizens_left >> at & 1],
        deeds={
            deed: {kind: filled[7 * at + slot] for slot, kind in enumerate(TYPES) if kind in row["slots"]}
            for at, (deed, row) in enumerate(zip(DEEDS, load().deeds, strict=True))
        },
        gone=dict(zip(TYPES, position.gone, strict=True)),
        drawn=_followers(position.drawn, 0),
        players=[_player(seen, one, everything or one == seat or bool(position.open_bags)) for one in seats],
    )


def own_players(position: OrleansPosition, seat: int, public: OrleansView) -> list[Player]:
    """Show the players to one of them: only itself is not what everybody sees."""
    return [*public.players[:seat], _player(_seen(position, seat), seat, open_bag=True), *public.players[seat + 1 :]]


def _seen(position: OrleansPosition, seat: int) -> OrleansPosition:
    """A copy in which the plans of others are undone."""
    seen = position.clone()
    for other in range(position.seats):
        if other != seat:
            forget_plan(seen, other)
    return seen


def _options(position: OrleansPosition) -> dict[str, OptionValue]:
    return {
        "event_deck": "full_shuffle" if position.full_shuffle else "three_stacks",
        "bathhouse": "first_edition" if position.first_edition else "revised",
        "torture_dev_step": "no_coin_spaces" if position.no_coin_spaces else "seed",
        "bank": "unlimited" if position.endless_bank else "finite",
        "planning": "turn_order" if position.in_turn_order else "simultaneous",
        "open_bags": bool(position.open_bags),
        "auto_pass": bool(position.auto_pass),
    }


def _player(seen: OrleansPosition, seat: int, open_bag: bool) -> Player:
    """Show one player; `seen` holds no plan that is hidden from the reader."""
    development = seen.development[seat]
    goods = seen.goods[5 * seat : 5 * seat + 5]
    places = seen.places[seat]
    at = seen.at[54 * seat : 54 * seat + 54]
    worth = sum(one * count for one, count in zip(GOOD_POINTS, goods, strict=True))
    built = members(seen.stations[seat])
    return Player(
        coins=seen.coins[seat],
        points=seen.score(seat),
        score=Score(
            coins=seen.coins[seat],
            goods=worth,
            stations=len(built),
            citizens=seen.citizens[seat],
            level=LEVELS[development],
            total=seen.score(seat),
        ),
        bag=sum(seen.bag[KINDS * seat : KINDS * seat + KINDS]),
        bag_contents=_followers(seen.bag, seat) if open_bag else None,
        market=_followers(seen.market, seat),
        tower=_followers(seen.tower, seat),
        spaces={SPACES[space]: _occupant(what) for space, what in enumerate(at) if what},
        planned=[SPACES[space] for space in members(seen.planned[seat])],
        planned_from_tower=[SPACES[space] for space in members(seen.from_tower[seat])],
        tiles=[PLACES[place] for place in members(places) if place >= PRINTED],
        ready=[PLACES[place] for place in members(places) if SPACES_OF[place] and ready(seen, seat, place)],
        executable=[PLACES[place] for place in members(executable(seen, seat))],
        waiting=seen.waiting[seat],
        received=seen.received[seat],
        settled=seen.settled[seat],
        steps=dict(zip(TYPES, seen.steps[6 * seat : 6 * seat + 6], strict=False)),
        development=development,
        level=LEVELS[development],
        paid=[at for at in COIN_SPACES if seen.paid[seat] >> at // 10 & 1],
        goods=dict(zip(GOODS, goods, strict=True)),
        citizens=seen.citizens[seat],
        city=CITIES[seen.city[seat]],
        stations=[CITIES[city] for city in built],
        stock=seen.stock[seat],
        allowance=seen.allowance[seat],
        passed=bool(seen.passed >> seat & 1),
        tiles_taken=seen.tiles_taken[seat],
        event_coins=_event_coins(seen, seat, sum(goods), len(built), LEVELS[development]),
    )


def _event_coins(seen: OrleansPosition, seat: int, goods: int, built: int, level: int) -> int:
    """Tell how many coins the event of the round will give (or, below zero, take) as things stand."""
    event = EVENTS[seen.event] if seen.event >= 0 else ""
    if event == "taxes":
        return -(goods // int(EFFECTS["taxes"]["goods_per_coin"]))
    if event == "trading_day":
        return built
    if event == "income":
        return level
    if event == "harvest":
        food = sum(seen.goods[5 * seat + at] for at, row in enumerate(RAW["goods"]["types"]) if row["food"])
        return 0 if food else -int(EFFECTS["harvest"]["coins"])
    return 0


def _followers(counts: list[int], seat: int) -> list[str]:
    return [kind for at, kind in enumerate(FOLLOWERS) for _ in range(counts[KINDS * seat + at])]


def _good(what: int) -> str:
    return GOODS[what - 1] if what else ""


def _occupant(what: int) -> str:
    return TECHNOLOGY if what > KINDS else FOLLOWERS[what - 1]
