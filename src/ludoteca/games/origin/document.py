"""Positions made from a view, and what can be in none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ludoteca.games.origin.data import AREAS, DECKS, GREEN, load
from ludoteca.games.origin.names import NO_CARD, Ask
from ludoteca.games.origin.rules.arrival import reward_area
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.vocabulary import CARDS, PAWNS, REASONS, REGIONS, STRAITS, TASKS
from ludoteca.kernel.bits import union
from ludoteca.kernel.documents import frames_of
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import Fault, Pending, View
from ludoteca.kernel.shapes import bad

DATA = load()
RAW = DATA.raw
ORIGIN = REGIONS.index(RAW["map"]["origin"])
COLOURS = [row["colour"] for row in RAW["map"]["regions"]]
GREENS = COLOURS.count(GREEN)
STRAIT_TOKENS = {row["value"]: row["count"] for row in RAW["tokens"]["strait_values"]}
HUNTING_TOKENS = {row["value"]: row["count"] for row in RAW["tokens"]["hunting_values"]}
FIRST_IN_DECK = [sum(len(RAW["cards"][name]) for name in DECKS[:deck]) for deck in range(len(DECKS) + 1)]
OF_DECK = [union(range(FIRST_IN_DECK[deck], FIRST_IN_DECK[deck + 1])) for deck in range(len(DECKS))]
UNDER = max(RAW["decks"]["sizes"].values())
PERMANENTS = DECKS.index("permanent")
OBJECTIVES = DECKS.index("objective")
TURN = ("action", "reward", "end")
PENDING = {
    "action": Pending(on=("",)),
    "reward": Pending(on=("",)),
    "end": Pending(on=("",)),
    "objective": Pending(on=("action",), deciders=range(1, 5)),
    "tile": Pending(on=("reward",)),
    "return": Pending(on=(*TURN, "return")),
    "council": Pending(on=TURN),
}
"""Where a document can begin."""


def position_from(view: View) -> OriginPosition:
    """Make a position that looks like this view; cards that it hides are taken in order from the unknown ones.

    Fields that a hand-written document leaves out take the value that they have at the beginning of a turn in which
    nothing was played yet. Raises BadRecord naming the field that does not fit.
    """
    position = OriginPosition(view["seats"])
    set_options(position, view.get("options", {}))
    position.start_player = view.get("start_player", 0)
    position.turn = view.get("turn", position.start_player)
    _put_pawns(position, view)
    _lay_tiles(position, view)
    _lay_tokens(position, view)
    arrival = view.get("arrival")
    position.arrival = -1 if arrival is None else REGIONS.index(arrival)
    position.played = [view.get("turn_cards", {}).get(name, 0) for name in DECKS]
    position.bonuses = _set(view.get("bonuses", []))
    trigger = view.get("trigger")
    position.trigger = -1 if trigger is None else trigger
    position.reason = REASONS.index(view.get("end_reason") or "")
    position.skipped = view.get("skipped", 0)
    position.tasks = union(map(TASKS.index, view.get("tasks", [])))
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
    position.asks_by_hand = options.get("asking") == "hand"


def _set(names: Iterable[str]) -> int:
    return union(map(CARDS.index, names))


def _put_pawns(position: OriginPosition, view: View) -> None:
    """Put the pawns on the map, the neutral one on the origin space if nothing is said of it; the rest is reserve."""
    pawns = dict(view.get("pawns", {}))
    pawns.setdefault(REGIONS[ORIGIN], {"pawn": PAWNS[0], "seat": None})
    villages = [RAW["villages"]["per_player"]] * position.seats
    at, own, wide, occupied = [0] * len(REGIONS), [0] * 4, [0] * 3, 0
    for name, standing in pawns.items():
        region = REGIONS.index(name)
        kind = PAWNS.index(standing["pawn"])
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
        raise bad("pawns", "more than there are")
    position.available = union(kind for kind in range(len(PAWNS)) if position.reserve[kind])


def _lay_tokens(position: OriginPosition, view: View) -> None:
    """Lay the tokens; those of which nothing is said lie in order where some can, or are with who stands on green.

    Where villages or tiles are left in the box, so are these.
    """
    players = view["players"]
    crossed = [player.get("straits", []) for player in players]
    hunted = [player.get("hunting", []) for player in players]
    if any(_not_out(position)):
        view = {"straits": {}, "hunting": {}, **view}
    if not any("hunting" in part for part in (view, *players)):
        hunted = _won(position)
    untouched = [name for at, name in enumerate(REGIONS) if COLOURS[at] == GREEN and not position.at[at]]
    on_green = _not_held(HUNTING_TOKENS, hunted)[: GREENS - sum(map(len, hunted))]
    straits = view.get("straits", dict(zip(STRAITS, _not_held(STRAIT_TOKENS, crossed), strict=False)))
    hunting = view.get("hunting", dict(zip(untouched, on_green, strict=False)))
    position.strait = [straits.get(name, 0) for name in STRAITS]
    position.token = [hunting.get(name, 0) for name in REGIONS]
    position.crossed = _by_value(crossed, 6)
    position.hunted = _by_value(hunted, 9)


def _won(position: OriginPosition) -> list[list[int]]:
    """Give a hunting token for each green region to whoever stands there."""
    values = _not_held(HUNTING_TOKENS, [])
    green = union(region for region, colour in enumerate(COLOURS) if colour == GREEN)
    return [[values.pop(0) for _ in members(position.own[seat] & green)] for seat in range(position.seats)]


def _not_held(counts: Mapping[int, int], held: Iterable[Iterable[int]]) -> list[int]:
    """List the values of the tokens that no player has."""
    return sorted((Counter(counts) - Counter(value for values in held for value in values)).elements())


def _by_value(held: Iterable[Iterable[int]], width: int) -> list[int]:
    """Count the tokens of each seat by value."""
    found = [0] * (4 * width)
    for seat, values in enumerate(held):
        for value in values:
            found[width * seat + value] += 1
    return found


def _lay_tiles(position: OriginPosition, view: View) -> None:
    """Lay the open tiles; what is nowhere is face down, unless the document says that nothing is."""
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
    if min(pile) < 0:
        raise bad("areas", "more tiles than there are")
    position.pile = [0] * 5 if view.get("tile_reserve") == 0 else pile


def _stack(view: View, turn: int) -> list[tuple[int, ...]]:
    if view.get("phase") == "over":
        return []
    return frames_of(view["stack"], Ask) if "stack" in view else [(Ask.ACTION, 1 << turn, 0, 0, 0, 0)]


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
        known[seat] = _set(cards)
    left.take([card for row in view.get("decks", {}).values() for card in row.get("under", []) if card], "decks")
    piles = (("hand", hands, "hands"), ("gone", gone, "gone_cards"))
    hidden = [(pile, cards) for pile, cards, shown in piles if shown not in view]
    for deck in range(len(DECKS)):
        for seat, player in enumerate(players):
            for pile, cards in hidden:
                cards[seat] |= _missing(player, pile, deck, cards[seat], left)
        _lay_under(position, view, deck, left)
    position.deck = [left.of(deck) for deck in range(len(DECKS))]
    position.in_play, position.scored, position.gone, position.hands = in_play, scored, gone, hands
    position.known = known
    position.drawn = _fresh(position, view, frames)


def _missing(player: Mapping[str, Any], pile: str, deck: int, known: int, left: _Left) -> int:
    """Take unknown cards of a deck, as many as a player has more than is known of a pile."""
    wanted: int = player.get(pile, {}).get(DECKS[deck], 0)
    return left.some(deck, wanted - (known & OF_DECK[deck]).bit_count())


def _fresh(position: OriginPosition, view: View, frames: list[tuple[int, ...]]) -> int:
    """Tell the cards drawn last; in a council that hides them, any of the hand."""
    fresh = _set(view.get("drawn", []))
    if not frames or frames[-1][0] != Ask.COUNCIL:
        return fresh
    reader = view.get("seat")
    known = position.known[reader] if reader is not None else 0
    held = position.hands[position.turn] & OF_DECK[1] & ~fresh
    guessed = [*members(held & ~known), *members(held & known)][: frames[-1][3] - fresh.bit_count()]
    return fresh | union(guessed)


def _lay_under(position: OriginPosition, view: View, deck: int, left: _Left) -> None:
    """Put cards under a deck: the shown ones, and unknown ones for the others."""
    shown = view.get("decks", {}).get(DECKS[deck], {})
    cards = shown.get("under", [])
    by = shown.get("under_by", [0] * len(cards))
    under, under_by, size = list(position.buried), list(position.buried_by), list(position.buried_size)
    for at, name in enumerate(cards):
        where = f"decks.{DECKS[deck]}.under"
        card = 1 << CARDS.index(name) if name else left.some(deck, 1)
        if not card & OF_DECK[deck] or len(by) != len(cards):
            raise bad(where, "are not cards of this deck with who put them there")
        under[UNDER * deck + at] = members(card)[0]
        under_by[UNDER * deck + at] = by[at]
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
            card = 1 << CARDS.index(name)
            if not self.left & card:
                raise bad(field, f"a second {name!r}")
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


# What can be in no position.


def faults(position: OriginPosition) -> Iterator[Fault]:
    """Tell what cannot be in any game of Origin."""
    yield from _pawns(position)
    yield from _cards(position)
    yield from _tiles(position)
    yield from _tokens(position)
    yield from _turn(position)
    yield from _decisions(position)


def left_out(position: OriginPosition) -> Iterator[Fault]:
    """Tell which villages, tiles and tokens are nowhere."""
    yield from _not_out(position)
    for value, total in STRAIT_TOKENS.items():
        if _strait_tokens(position, value) != total:
            yield "straits", f"do not make {total} tokens of {value} with those of the players"
    if sum(_hunting_tokens(position, value) for value in HUNTING_TOKENS) != GREENS:
        yield "hunting", f"does not make {GREENS} tokens with those of the players"


def _not_out(position: OriginPosition) -> Iterator[Fault]:
    for seat in range(position.seats):
        left = RAW["villages"]["per_player"] - position.own[seat].bit_count()
        if position.villages[seat] != left:
            yield f"players[{seat}].villages", f"are not the {left} that are not on the map"
    for level, row in enumerate(RAW["tiles"]["levels"]):
        if _tiles_of(position, level) != row["count"]:
            yield "tile_reserve", f"leaves out tiles of level {level + 1}"


def _strait_tokens(position: OriginPosition, value: int) -> int:
    return position.strait.count(value) + sum(position.crossed[6 * seat + value] for seat in range(4))


def _hunting_tokens(position: OriginPosition, value: int) -> int:
    return position.token.count(value) + sum(position.hunted[9 * seat + value] for seat in range(4))


def _pawns(position: OriginPosition) -> Iterator[Fault]:
    """Each pawn stands on a region or is in reserve (2, R1); a village stands by each of a player's pawns."""
    standing = [kind - 1 for kind in position.at if kind]
    for kind, (height, _, _) in enumerate(DATA.pawns):
        total = DATA.pawn_count(position.seats, height)
        if standing.count(kind) + position.reserve[kind] != total:
            yield f"reserve.{PAWNS[kind]}", f"does not make {total} with those on the map"
    owned = union(region for seat in range(position.seats) for region in members(position.own[seat]))
    if position.occupied != owned | 1 << ORIGIN or owned >> ORIGIN & 1:
        yield "pawns", "are a player's but for the neutral one, which stands alone on the origin space"
    for seat in range(position.seats):
        left = RAW["villages"]["per_player"] - position.own[seat].bit_count()
        if not 0 <= position.villages[seat] <= left:
            yield f"players[{seat}].villages", f"are not the {left} that are not on the map"


def _cards(position: OriginPosition) -> Iterator[Fault]:
    """Each card is in one place, and nobody knows of a card in a hand what is not so (9, R15)."""
    places = [position.discards, *position.hands, *position.in_play, *position.scored, *position.gone, *position.deck]
    found = [card for place in places for card in members(place)]
    for deck in range(len(DECKS)):
        found += position.buried[UNDER * deck : UNDER * deck + position.buried_size[deck]]
    if sorted(found) != list(range(len(CARDS))):
        yield "decks", "do not make all cards with those elsewhere"
    if position.discards & ~OF_DECK[0]:
        yield "discards", "has a card that is no action card"
    if position.bonuses & ~position.discards:
        yield "bonuses", "has a card that was not played"
    for seat in range(position.seats):
        if position.in_play[seat] & ~OF_DECK[PERMANENTS]:
            yield f"players[{seat}].permanents", "has a card that is no permanent one"
        if position.scored[seat] & ~OF_DECK[OBJECTIVES]:
            yield f"players[{seat}].objectives", "has a card that is no objective"
        others = union(card for other, hand in enumerate(position.hands) if other != seat for card in members(hand))
        if position.known[seat] & ~others:
            yield f"known_cards[{seat}]", "has a card that is in no other hand"


def _tiles(position: OriginPosition) -> Iterator[Fault]:
    """Each tile is in an area, in a stack or face down (2); no area holds more than it has slots."""
    for level, row in enumerate(RAW["tiles"]["levels"]):
        if _tiles_of(position, level) > row["count"] or position.pile[level] < 0:
            yield "areas", f"do not make {row['count']} tiles of level {level + 1} with those elsewhere"
    for at, row in enumerate(RAW["reward_board"]["areas"]):
        if sum(position.areas[5 * at : 5 * at + 5]) > row["slots"]:
            yield f"areas.{AREAS[at]}", f"has more than {row['slots']} tiles"


def _tiles_of(position: OriginPosition, level: int) -> int:
    """Count the tiles of a level: in areas, in stacks (each holds all below its top), and face down."""
    held = sum(position.stacks[5 * seat + height] for seat in range(4) for height in range(level, 5))
    return held + sum(position.areas[level::5]) + position.pile[level]


def _tokens(position: OriginPosition) -> Iterator[Fault]:
    """Each token lies where it lay at the start, or a player has it (4, R7); one hunting token is out of the game."""
    for value in range(1, 6):
        if _strait_tokens(position, value) > (total := STRAIT_TOKENS.get(value, 0)):
            yield "straits", f"do not make {total} tokens of {value} with those of the players"
    for region, value in enumerate(position.token):
        if value and (COLOURS[region] != GREEN or position.at[region]):
            yield f"hunting.{REGIONS[region]}", "is not a green region where nobody stands"
    for value in range(1, 9):
        if _hunting_tokens(position, value) > HUNTING_TOKENS.get(value, 0):
            yield "hunting", f"has more tokens of {value} than there are"
    if sum(_hunting_tokens(position, value) for value in HUNTING_TOKENS) > GREENS:
        yield "hunting", f"makes more than {GREENS} tokens with those of the players"


def _turn(position: OriginPosition) -> Iterator[Fault]:
    """A reward belongs to a region of arrival (6.4, 7); what skips and idles too long has ended (R23, R24)."""
    area = reward_area(position)
    if position.over:
        return
    kind = position.frames()[0][0]
    if (kind == Ask.REWARD or position.tasks) and area < 0:
        yield "arrival", "is no region that gives a reward"
    if position.tasks and (kind != Ask.REWARD or (area >= len(DECKS) and position.tasks & 1)):
        yield "tasks", "are not those of this reward"
    if any(frame[0] == Ask.TILE and frame[3] != NO_CARD for frame in position.frames()):
        yield "stack[1].args[1]", "is a card, whose move is not complete"
    if position.skipped >= position.seats:
        yield "skipped", "has ended the game"
    if position.idle >= RAW["end"]["idle_rounds"] * position.seats:
        yield "idle.turns", "has ended the game"


def _decisions(position: OriginPosition) -> Iterator[Fault]:
    """The player on turn decides, with cards that he holds; all choose an objective at the start (4, 9)."""
    frames = position.frames()
    hand = position.hands[position.turn]
    asked = [0] * len(DECKS)
    for at, (kind, deciders, deck, count, _, _) in enumerate(frames):
        if kind == Ask.OBJECTIVE:
            if any(position.known):
                yield "known_cards", "are not empty before the first turn"
            for seat in members(deciders):
                if position.hands[seat] & ~OF_DECK[OBJECTIVES]:
                    yield f"players[{seat}].hand", "holds more than objectives before the first turn"
        elif deciders != 1 << position.turn:
            yield f"stack[{at}].seats", "are not the player on turn"
        if kind == Ask.RETURN:
            asked[deck] += count
            if asked[deck] > (hand & OF_DECK[deck]).bit_count():
                yield f"stack[{at}].args[1]", "is more cards than are in the hand"
    council = bool(frames) and frames[-1][0] == Ask.COUNCIL
    if position.drawn & ~(hand & OF_DECK[PERMANENTS]) or position.drawn.bit_count() != 2 * council:
        yield "drawn", "are not two permanent cards in hand, to choose from in a council"
