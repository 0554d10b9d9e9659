"""What each seat may see (section 11), and positions made from a view.

This is the only place where a secret could leak: a view is built up from nothing, and a hand, or a card under a deck,
enters it only for who knows it. The open view shows all; it is the readable document of a position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludoteca.games.origin.data import AREAS, DECKS, load
from ludoteca.games.origin.names import Ask, spelled
from ludoteca.games.origin.rules.decks import left_in
from ludoteca.games.origin.rules.evolution import children, evolvable
from ludoteca.games.origin.rules.objectives import progress
from ludoteca.games.origin.rules.tiles import piled, takeable_levels
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.scoring import (
    continent_points,
    hunting_points,
    objective_points,
    strait_points,
    tile_points,
)
from ludoteca.games.origin.vocabulary import CARDS, LEVELS, PAWNS, REASONS, REGIONS, STRAITS, TASKS
from ludoteca.kernel.bits import union
from ludoteca.kernel.documents import number_of
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.game import OPEN, View
from ludoteca.kernel.listing import members

DECISIONS = spelled(Ask)
DATA = load()
RAW = DATA.raw
ORIGIN = REGIONS.index(RAW["map"]["origin"])
FIRST_IN_DECK = [sum(len(RAW["cards"][name]) for name in DECKS[:deck]) for deck in range(len(DECKS) + 1)]
OF_DECK = [union(range(FIRST_IN_DECK[deck], FIRST_IN_DECK[deck + 1])) for deck in range(len(DECKS))]
WANTED = {card["id"]: card["condition"]["count"] for card in RAW["cards"]["objective"]}
UNDER = max(RAW["decks"]["sizes"].values())
HUNTING_VALUES = range(1, 9)
STRAIT_VALUES = range(1, 6)
ACTION = DECISIONS.index("action")
REWARD = DECISIONS.index("reward")
OBJECTIVE = DECISIONS.index("objective")
COUNCIL = DECISIONS.index("council")
PHASES = {"objective": "objectives", "action": "action", "reward": "reward", "end": "end"}


def view(position: OriginPosition, seat: int) -> View:
    """Show what a seat may see; SPECTATOR: only what is public, OPEN: everything."""
    everything = seat == OPEN
    frames = position.frames()
    seats = range(position.seats)
    asked = frames[-1][1] if frames else 0
    owners = {region: one for one in seats for region in members(position.own[one])}
    shown: View = {
        "game": "origin",
        "seats": position.seats,
        "seat": seat if seat >= 0 else None,
        "options": _options(position),
        "phase": _phase(frames),
        "start_player": position.start_player,
        "turn": position.turn,
        "stack": [
            {"decision": DECISIONS[kind], "seats": [one for one in seats if deciders >> one & 1], "args": list(args)}
            for kind, deciders, *args in frames
        ],
        "to_act": [one for one in seats if asked >> one & 1],
        "pawns": {
            REGIONS[region]: {"pawn": PAWNS[position.at[region] - 1], "seat": owners.get(region)}
            for region in members(position.occupied)
        },
        "reserve": dict(zip(PAWNS, position.reserve, strict=True)),
        "straits": {name: value for name, value in zip(STRAITS, position.strait, strict=True) if value},
        "hunting": {name: value for name, value in zip(REGIONS, position.token, strict=True) if value},
        "areas": {
            area: [level for level in LEVELS for _ in range(position.areas[5 * at + level - 1])]
            for at, area in enumerate(AREAS)
        },
        "tile_reserve": piled(position),
        "decks": _decks(position, seat),
        "discards": _cards(position.discards),
        "arrival": REGIONS[position.arrival] if position.arrival >= 0 else None,
        "turn_cards": dict(zip(DECKS, position.played, strict=True)),
        "bonuses": _cards(position.bonuses),
        "evolutions": _evolutions(position, frames),
        "trigger": position.trigger if position.trigger >= 0 else None,
        "end_reason": REASONS[position.reason] or None,
        "idle": {"turns": position.idle, "stock": position.stock, "busy": bool(position.busy)},
        "skipped": position.skipped,
        "tasks": [TASKS[task] for task in members(position.tasks)],
        "players": [_player(position, one, seat) for one in seats],
        **own(position, seat),
    }
    if everything:
        shown["hands"] = [_cards(position.hands[one]) for one in seats]
        shown["gone_cards"] = [_cards(position.gone[one]) for one in seats]
        shown["known_cards"] = [_cards(position.known[one]) for one in seats]
        shown["drawn"] = _cards(position.drawn)
    return shown


def own(position: OriginPosition, seat: int) -> View:
    """Show the part of a view that only this seat sees: its hand, and what it knows of other cards."""
    mine = seat >= 0
    hand = position.hands[seat] if mine else 0
    turn = position.turn == seat
    return {
        "seat": seat if mine else None,
        "hand": _cards(hand) if mine else None,
        "progress": {
            CARDS[card]: {"have": progress(position, seat, card), "need": WANTED[CARDS[card]]}
            for card in members(hand & OF_DECK[2])
        },
        "drawn": _cards(position.drawn) if mine and turn else [],
        "gone": _cards(position.gone[seat]) if mine else [],
    }


def only_own(position: OriginPosition, seat: int) -> View:
    """Show the part of a seat's view in which it differs from a spectator's."""
    return {
        **own(position, seat),
        "decks": _decks(position, seat),
        "players": [_player(position, one, seat) for one in range(position.seats)],
    }


def _options(position: OriginPosition) -> dict[str, Any]:
    return {
        "end_decks": "all" if position.decks_all else "any",
        "returned_cards": "discard" if position.discard_returned else "bottom",
        "excess_objectives": "discard" if position.discard_excess else "bottom",
        "brown_single": "other_areas" if position.brown_others else "any_area",
        "double_step": "allowed" if position.double_step else "forbidden",
        "card_before_tile": bool(position.card_first),
        "displaced_takes_strait": bool(position.displaced_takes),
        "trigger_turn_is_last": bool(position.trigger_is_last),
    }


def _phase(frames: list[tuple[int, ...]]) -> str:
    """Name the phase: the choice of objectives, or the decision at the bottom."""
    if not frames:
        return "over"
    return PHASES[DECISIONS[OBJECTIVE if frames[-1][0] == OBJECTIVE else frames[0][0]]]


def _cards(cards: int) -> list[str]:
    return [CARDS[card] for card in members(cards)]


def _decks(position: OriginPosition, seat: int) -> dict[str, Any]:
    """Show the decks: how many cards, and what lies under them, by whom."""
    return {
        name: {
            "size": left_in(position, deck),
            "under": _under(position, seat, deck),
            "under_by": position.buried_by[UNDER * deck : UNDER * deck + position.buried_size[deck]],
        }
        for deck, name in enumerate(DECKS)
    }


def _under(position: OriginPosition, seat: int, deck: int) -> list[str | None]:
    """List the cards under a deck, by name only to who put them there (R15)."""
    slots = range(UNDER * deck, UNDER * deck + position.buried_size[deck])
    return [CARDS[position.buried[at]] if seat in (position.buried_by[at], OPEN) else None for at in slots]


def _evolutions(position: OriginPosition, frames: list[tuple[int, ...]]) -> dict[str, list[str]]:
    """List where the player on turn can evolve which pawns, during his action (6.1)."""
    if not frames or frames[-1][0] != ACTION:
        return {}
    seat = position.turn
    return {
        REGIONS[region]: [PAWNS[kind] for kind in members(children(position, seat, region, True))]
        for region in members(evolvable(position, seat, True))
    }


def _player(position: OriginPosition, seat: int, reader: int) -> dict[str, Any]:
    """Show one player, with what the reader knows of his hand."""
    hand = position.hands[seat]
    scored = {
        "objectives": objective_points(position, seat),
        "cards": hand.bit_count(),
        "hunting": hunting_points(position, seat),
        "straits": strait_points(position, seat),
        "tiles": tile_points(position, seat),
        "continents": continent_points(position, seat),
    }
    return {
        "colour": RAW["villages"]["colours"][seat],
        "villages": position.villages[seat],
        "hand": {name: (hand & OF_DECK[deck]).bit_count() for deck, name in enumerate(DECKS)},
        "stacks": [level for level in reversed(LEVELS) for _ in range(position.stacks[5 * seat + level - 1])],
        "takeable": [LEVELS[at] for at in members(takeable_levels(position, seat))],
        "permanents": _cards(position.in_play[seat]),
        "objectives": _cards(position.scored[seat]),
        "hunting": [value for value in HUNTING_VALUES for _ in range(position.hunted[9 * seat + value])],
        "straits": [value for value in STRAIT_VALUES for _ in range(position.crossed[6 * seat + value])],
        "gone": {name: (position.gone[seat] & OF_DECK[deck]).bit_count() for deck, name in enumerate(DECKS)},
        "points": position.score(seat),
        "score": {**scored, "total": sum(scored.values())},
        "known": _cards(position.known[reader] & hand) if reader >= 0 else [],
    }


# Positions from views.


def position_from(view: View) -> OriginPosition:
    """Make a position that looks like this view; cards that it hides are taken in order from the unknown ones.

    Fields that a hand-written document leaves out take the value that they have at the beginning of a turn in which
    nothing was played yet. Raises BadRecord naming the field that does not fit.
    """
    seats = view["seats"]
    if len(view["players"]) != seats:
        raise BadRecord("bad-document", field="players", args={"problem": f"not {seats} of them"})
    position = OriginPosition(seats)
    set_options(position, view.get("options", {}))
    position.start_player = view.get("start_player", 0)
    position.turn = view.get("turn", position.start_player)
    _put_pawns(position, view)
    _lay_tokens(position, view)
    _lay_tiles(position, view)
    arrival = view.get("arrival")
    position.arrival = -1 if arrival is None else number_of(REGIONS, arrival, "arrival")
    position.played = [view.get("turn_cards", {}).get(name, 0) for name in DECKS]
    position.bonuses = _set(view.get("bonuses", []), "bonuses")
    trigger = view.get("trigger")
    position.trigger = -1 if trigger is None else trigger
    position.reason = number_of(REASONS, view.get("end_reason") or "", "end_reason")
    position.skipped = view.get("skipped", 0)
    position.tasks = union(number_of(TASKS, task, "tasks") for task in view.get("tasks", []))
    frames = _stack(view, position.turn)
    _deal(position, view, frames)
    idle = view.get("idle", {})
    position.idle = idle.get("turns", 0)
    position.stock = idle.get("stock", 0)
    position.busy = idle.get("busy", False)
    position.set_frames(frames)
    return position


def set_options(position: OriginPosition, options: Mapping[str, Any]) -> None:
    """Set the options that the rules ask for (12)."""
    position.decks_all = options.get("end_decks") == "all"
    position.discard_returned = options.get("returned_cards") == "discard"
    position.discard_excess = options.get("excess_objectives") == "discard"
    position.brown_others = options.get("brown_single") == "other_areas"
    position.double_step = options.get("double_step") == "allowed"
    position.card_first = options.get("card_before_tile", False)
    position.displaced_takes = options.get("displaced_takes_strait", False)
    position.trigger_is_last = options.get("trigger_turn_is_last", True)


def _set(names: Iterable[str], field: str) -> int:
    return union(number_of(CARDS, name, field) for name in names)


def _put_pawns(position: OriginPosition, view: View) -> None:
    """Put the pawns on the map, the neutral one on the origin space if nothing is said of it; the rest is reserve."""
    pawns = dict(view.get("pawns", {}))
    pawns.setdefault(REGIONS[ORIGIN], {"pawn": PAWNS[0], "seat": None})
    villages = [RAW["villages"]["per_player"]] * position.seats
    at, own, wide, occupied = [0] * len(REGIONS), [0] * 4, [0] * 3, 0
    for name, standing in pawns.items():
        region = number_of(REGIONS, name, "pawns")
        kind = number_of(PAWNS, standing["pawn"], f"pawns.{name}")
        seat = standing.get("seat")
        at[region] = kind + 1
        occupied |= 1 << region
        wide[DATA.pawns[kind][1] - 1] |= 1 << region
        if seat is not None:
            own[seat] |= 1 << region
            villages[seat] -= 1
    position.at, position.own, position.wide, position.occupied = at, own, wide, occupied
    given = [player.get("villages", villages[seat]) for seat, player in enumerate(view["players"])]
    position.villages = given + [0] * (4 - position.seats)
    left = [
        DATA.pawn_count(position.seats, height) - at.count(kind + 1) for kind, (height, _, _) in enumerate(DATA.pawns)
    ]
    reserve = view.get("reserve", {})
    position.reserve = [reserve.get(pawn, left[kind]) for kind, pawn in enumerate(PAWNS)]
    if min(position.reserve) < 0:
        raise BadRecord("bad-document", field="pawns", args={"problem": "more than there are"})
    position.available = union(kind for kind in range(len(PAWNS)) if position.reserve[kind])


def _lay_tokens(position: OriginPosition, view: View) -> None:
    """Lay the tokens; those of players count by value."""
    straits = view.get("straits", {})
    hunting = view.get("hunting", {})
    for name in straits:
        number_of(STRAITS, name, "straits")
    for name in hunting:
        number_of(REGIONS, name, "hunting")
    position.strait = [straits.get(name, 0) for name in STRAITS]
    position.token = [hunting.get(name, 0) for name in REGIONS]
    hunted, crossed = [0] * 36, [0] * 24
    for seat, player in enumerate(view["players"]):
        for value in player.get("hunting", []):
            hunted[9 * seat + value] += 1
        for value in player.get("straits", []):
            crossed[6 * seat + value] += 1
    position.hunted, position.crossed = hunted, crossed


def _lay_tiles(position: OriginPosition, view: View) -> None:
    """Lay the open tiles; what is nowhere is face down, unless the document says that there are none."""
    areas, stacks = [0] * 20, [0] * 20
    for at, area in enumerate(AREAS):
        for level in view.get("areas", {}).get(area, []):
            areas[5 * at + level - 1] += 1
    for seat, player in enumerate(view["players"]):
        for height in player.get("stacks", []):
            stacks[5 * seat + height - 1] += 1
    position.areas, position.stacks = areas, stacks
    pile = [row["count"] for row in RAW["tiles"]["levels"]]
    for level in range(5):
        pile[level] -= sum(areas[level::5])
        pile[level] -= sum(stacks[5 * seat + height] for seat in range(position.seats) for height in range(level, 5))
    if view.get("tile_reserve") == 0:
        pile = [0] * 5
    if min(pile) < 0:
        raise BadRecord("bad-document", field="areas", args={"problem": "more tiles than there are"})
    position.pile = pile


def _stack(view: View, turn: int) -> list[tuple[int, ...]]:
    if view.get("phase") == "over":
        return []
    if "stack" not in view:
        return [(ACTION, 1 << turn, 0, 0, 0, 0)]
    return [
        (number_of(DECISIONS, frame["decision"], "stack"), union(frame["seats"]), *frame["args"])
        for frame in view["stack"]
    ]


def _deal(position: OriginPosition, view: View, frames: list[tuple[int, ...]]) -> None:
    """Give everybody cards: those shown first, then unknown ones in order; what is left makes the decks."""
    left = _Left()
    reader = view.get("seat")
    players = view["players"]
    position.discards = left.take(view.get("discards", []), "discards")
    in_play, scored, gone, hands, known = [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4
    for seat, player in enumerate(players):
        in_play[seat] = left.take(player.get("permanents", []), f"players[{seat}].permanents")
        scored[seat] = left.take(player.get("objectives", []), f"players[{seat}].objectives")
    for name, cards in (("hands", hands), ("gone_cards", gone)):
        for seat, tokens in enumerate(view.get(name, [])):
            cards[seat] = left.take(tokens, f"{name}[{seat}]")
    if reader is not None and "hands" not in view:
        hands[reader] = left.take(view.get("hand") or [], "hand")
        gone[reader] = left.take(view.get("gone") or [], "gone")
        for seat, player in enumerate(players):
            hands[seat] |= left.take(player.get("known", []), f"players[{seat}].known")
        known[reader] = union(card for seat in range(position.seats) if seat != reader for card in members(hands[seat]))
    for seat, cards in enumerate(view.get("known_cards", [])):
        known[seat] = _set(cards, f"known_cards[{seat}]")
    left.take([card for row in view.get("decks", {}).values() for card in row.get("under", []) if card], "decks")
    fresh = 0
    for deck, name in enumerate(DECKS):
        for seat, player in enumerate(players):
            if "hands" not in view:
                wanted = player.get("hand", {}).get(name, 0) - (hands[seat] & OF_DECK[deck]).bit_count()
                hands[seat] |= left.some(deck, wanted)
            if "gone_cards" not in view:
                wanted = player.get("gone", {}).get(name, 0) - (gone[seat] & OF_DECK[deck]).bit_count()
                gone[seat] |= left.some(deck, wanted)
        _lay_under(position, view, deck, left)
    position.deck = [left.of(deck) for deck in range(len(DECKS))]
    position.in_play, position.scored, position.gone, position.hands = in_play, scored, gone, hands
    position.known = known
    if "drawn" in view:
        fresh = _set(view["drawn"], "drawn")
    if not fresh and frames and frames[-1][0] == COUNCIL:
        unknown = members(hands[position.turn] & OF_DECK[1] & ~(known[reader] if reader is not None else 0))
        fresh = union(unknown[: frames[-1][3]])
    position.drawn = fresh


def _lay_under(position: OriginPosition, view: View, deck: int, left: _Left) -> None:
    """Put cards under a deck: the shown ones, and unknown ones for the others."""
    shown = view.get("decks", {}).get(DECKS[deck], {})
    cards = shown.get("under", [])
    under, under_by, size = list(position.buried), list(position.buried_by), list(position.buried_size)
    for at, name in enumerate(cards):
        unknown = name is None or name == ""
        under[UNDER * deck + at] = members(left.some(deck, 1))[0] if unknown else number_of(CARDS, name, "decks")
        under_by[UNDER * deck + at] = shown.get("under_by", [0] * len(cards))[at]
    size[deck] = len(cards)
    position.buried, position.buried_by, position.buried_size = under, under_by, size


class _Left:
    """The cards that are not yet anywhere, while a position is put together."""

    def __init__(self) -> None:
        self.left = union(range(len(CARDS)))

    def take(self, names: Iterable[str], field: str) -> int:
        """Take cards by name; raises BadRecord when one was taken before."""
        taken = 0
        for name in names:
            card = 1 << number_of(CARDS, name, field)
            if not self.left & card:
                raise BadRecord("bad-document", field=field, args={"problem": f"a second {name!r}"})
            self.left &= ~card
            taken |= card
        return taken

    def some(self, deck: int, count: int) -> int:
        """Take the first cards of a deck that are left."""
        taken = union(members(self.left & OF_DECK[deck])[: max(0, count)])
        self.left &= ~taken
        return taken

    def of(self, deck: int) -> int:
        """Tell what is left of a deck."""
        return self.left & OF_DECK[deck]
