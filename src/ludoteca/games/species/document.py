"""Positions made from a view, and what can be in none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ludoteca.games.species.data import DECKS, load
from ludoteca.games.species.names import TOP_LEVEL, Ask, Source
from ludoteca.games.species.rules.table import SpeciesPosition
from ludoteca.games.species.shape import FINALS, GOALS, LAYOUTS
from ludoteca.games.species.vocabulary import CARDS, SPACES, TILES
from ludoteca.kernel.bits import union
from ludoteca.kernel.documents import frames_of
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import Fault, Pending, View
from ludoteca.kernel.shapes import bad

DATA = load()
RULES = DATA.raw["rules"]
GOAL_STOPS = [row["stop"] for row in DATA.goals]
NEW = sum(not tile.known for tile in DATA.tiles)
TRACK = RULES["track_spaces"]
LAST_STOP = len(DATA.raw["route"]) - 1
DECK_OF = [card.deck for card in DATA.cards]
CARDS_IN_ALL = [card.count for card in DATA.cards]
KINDS = len(CARDS)
UNDER = 27
NOTHING_OPEN = ("", "", "")
REFILLING = 6
PENDING = {
    "turn": Pending(on=("",), deciders=range(2)),
    "setup-cube": Pending(on=("turn", "setup-cube")),
    "discovery": Pending(on=("turn",)),
    "beagle-card": Pending(on=("discovery",)),
    "refill": Pending(on=("discovery",)),
    "put-under": Pending(on=("turn",)),
}
"""Where a document can begin."""


def position_from(view: View) -> SpeciesPosition:
    """Make a position that looks like this view; hands that it hides are filled with what is left, in order.

    Fields that a hand-written document leaves out take the value that they have early in a game: all cubes in hand,
    seven tiles on the track in the order of the data, full decks. Raises BadRecord naming the field that does not fit.
    """
    position = SpeciesPosition(view["seats"])
    position.stall_guard = view.get("options", {}).get("stall_guard", True)
    position.start_player = view.get("start_player", 0)
    position.turn = view.get("turn", position.start_player)
    position.beagle = view.get("beagle", 0)
    position.calm = view.get("calm", 0)
    position.sailed = view.get("sailed", False)
    position.layout = LAYOUTS.index(view.get("layout", LAYOUTS[0]))
    position.final = FINALS.index(view.get("final", {}).get("card", FINALS[0]))
    _seat_goals(position, view.get("goals", []))
    _seat_board(position, view.get("board", _opening(position.layout)))
    for seat, player in enumerate(view["players"]):
        _seat_player(position, seat, player)
    for space, row in view.get("cubes", {}).items():
        _seat_cubes(position, SPACES.index(space), row)
    _seat_tiles(position, view)
    _seat_cards(position, view)
    position.set_frames(_frames(view, position.turn))
    return position


def _opening(layout: int) -> dict[str, str]:
    """Tell where a level-0 card puts the known species."""
    place: dict[str, str] = DATA.raw["journal"]["layouts"][layout]["place"]
    return {space: tile for tile, space in place.items()}


def _seat_board(position: SpeciesPosition, board: Mapping[str, str]) -> None:
    """Put tiles on the grid."""
    lying = [-1] * len(SPACES)
    for space, tile in board.items():
        lying[SPACES.index(space)] = TILES.index(tile)
    position.at = lying
    position.occupied = union(space for space, tile in enumerate(lying) if tile >= 0)
    position.lower = [
        union(space for space, tile in enumerate(lying) if tile >= 0 and DATA.tiles[tile].level < level)
        for level in range(TOP_LEVEL + 1)
    ]


def _seat_goals(position: SpeciesPosition, goals: list[dict[str, Any]]) -> None:
    """Read the journal cards of levels 1 to 3; those behind the Beagle have been scored unless told otherwise."""
    chosen = [GOALS.index(f"J{level}-1") for level in (1, 2, 3)]
    scored = [GOAL_STOPS[goal] <= position.beagle for goal in chosen]
    for goal in goals:
        level = goal["level"] - 1
        chosen[level] = GOALS.index(goal.get("card", GOALS[chosen[level]]))
        scored[level] = goal.get("scored", GOAL_STOPS[chosen[level]] <= position.beagle)
    position.goals = chosen
    position.open_goals = union(level for level in range(3) if not scored[level])


def _seat_player(position: SpeciesPosition, seat: int, player: dict[str, Any]) -> None:
    """Read one player, all but the hand."""
    score = player.get("score", {"discoveries": player.get("points", 0)})
    earned = [score.get(name, 0) for name in Source.names]
    position.earned = _put(position.earned, seat, earned)
    position.vp = _put(position.vp, seat, [sum(earned)])
    position.reserve = _put(position.reserve, seat, [player.get("cubes", -1)])
    captured = union(map(TILES.index, player.get("captured", [])))
    position.captured = _put(position.captured, seat, [captured])


def _put(values: list[int], seat: int, row: list[int]) -> list[int]:
    width = len(row)
    return values[: width * seat] + row + values[width * (seat + 1) :]


def _seat_cubes(position: SpeciesPosition, space: int, row: list[int]) -> None:
    """Put cubes on a tile."""
    cubes, own = list(position.cubes), list(position.own)
    for seat, count in enumerate(row):
        cubes[20 * seat + space] = count
        own[seat] |= bool(count) << space
    position.cubes, position.own = cubes, own


def _seat_tiles(position: SpeciesPosition, view: View) -> None:
    """Read track and stacks; what lies nowhere else is unseen. Also give every player the cubes that are left."""
    track = view.get("track")
    taken = {tile for tile in position.at if tile >= 0} | {
        tile for seat in range(position.seats) for tile in members(position.captured[seat])
    }
    free = [tile for tile in range(NEW) if tile not in taken]
    shown = [TILES.index(row["tile"]) for row in track] if track is not None else free[:TRACK][::-1]
    position.track = shown + [-1] * (TRACK - len(shown))
    position.tracked = len(shown)
    free = [tile for tile in free if tile not in shown]
    stacks = view.get("stacks") or _full_stacks(free)
    top, hidden, under, counts = [-1] * 3, [0] * 3, [-1] * (UNDER * 3), [0] * 3
    for at, stack in enumerate(stacks):
        bottom = list(map(TILES.index, stack.get("bottom", [])))
        top[at] = TILES.index(stack["top"]) if stack.get("top") else -1
        hidden[at] = max(0, stack["size"] - (top[at] >= 0) - len(bottom))
        counts[at] = len(bottom)
        under[UNDER * at : UNDER * at + len(bottom)] = bottom
        free = [tile for tile in free if tile not in (top[at], *bottom)]
    position.top, position.hidden, position.under_tiles, position.under_count = top, hidden, under, counts
    lifted = [row["args"][0] for row in view.get("stack", []) if row["decision"] == "put-under"]
    position.unseen = union(tile for tile in free if tile not in lifted)
    reserve = list(position.reserve)
    for seat in range(position.seats):
        out = sum(position.cubes[20 * seat : 20 * seat + 20])
        reserve[seat] = RULES["cubes"] - out
        if reserve[seat] < 0 or position.reserve[seat] not in (-1, reserve[seat]):
            raise bad(f"players[{seat}].cubes", "not 8 cubes in all")
    position.reserve = reserve


def _full_stacks(free: list[int]) -> list[dict[str, Any]]:
    """Split tiles evenly into stacks, as after set-up (5 step 6)."""
    sizes = [(len(free) + 2 - at) // 3 for at in range(3)]
    tops = iter(free)
    return [{"top": TILES[next(tops)] if size else None, "size": size} for size in sizes]


def _seat_cards(position: SpeciesPosition, view: View) -> None:
    """Read hands, open cards and discards; decks and hidden hands share what is left, hands first."""
    opened = view.get("open", NOTHING_OPEN)
    position.open_cards = [CARDS.index(token) if token else -1 for token in opened]
    position.discards = _counts(token for tokens in view.get("discards", {}).values() for token in tokens)
    left = [count - position.discards[at] - position.open_cards.count(at) for at, count in enumerate(CARDS_IN_ALL)]
    hands, known = [], []
    for seat, player in enumerate(view["players"]):
        shown = player.get("hand", [])
        seen = player.get("known", [token for token in shown or [] if DECK_OF[CARDS.index(token)] == DECKS[-1]])
        known.append(_counts(seen))
        hands.append(known[seat] if shown is None else _counts(shown))
        for at in range(KINDS):
            left[at] -= hands[seat][at]
    if min(left) < 0:
        raise bad("players", f"more {CARDS[left.index(min(left))]}")
    for seat, player in enumerate(view["players"]):
        if player.get("hand", []) is None:
            hands[seat] = _fill_hand(hands[seat], left, player["hand_sizes"])
    position.hand = [count for hand in hands for count in hand] + [0] * (KINDS * (4 - len(hands)))
    position.known = [count for cards in known for count in cards] + [0] * (KINDS * (4 - len(hands)))
    position.deck = left


def _fill_hand(known: list[int], left: list[int], sizes: Mapping[str, int]) -> list[int]:
    """Fill a hidden hand up with as many cards of each deck from what is left as it holds."""
    hand = list(known)
    for deck, size in sizes.items():
        for at in range(KINDS):
            if DECK_OF[at] == deck:
                taken = min(left[at], size - sum(hand[one] for one in range(KINDS) if DECK_OF[one] == deck))
                hand[at] += taken
                left[at] -= taken
    return hand


def _counts(cards: Iterable[str]) -> list[int]:
    counts = Counter(cards)
    return [counts[name] for name in CARDS]


def _frames(view: View, turn: int) -> list[tuple[int, ...]]:
    if "stack" in view:
        return frames_of(view["stack"], Ask)
    return [(Ask.TURN, 1 << turn, int(view.get("main_done", False)), 0, 0, 0)]


# What can be in no position.


def faults(position: SpeciesPosition) -> Iterator[Fault]:
    """Tell what cannot be in any game of On the Origin of Species."""
    yield from _cubes(position)
    yield from _tiles(position)
    yield from _cards(position)
    yield from _journal(position)
    yield from _decisions(position)


def _cubes(position: SpeciesPosition) -> Iterator[Fault]:
    """Each cube is in hand or observes a tile; no cubes lie on level 4 or beside tiles (3, 7)."""
    for seat in range(position.seats):
        row = position.cubes[20 * seat : 20 * seat + 20]
        if position.reserve[seat] + sum(row) != RULES["cubes"] or min([*row, position.reserve[seat]]) < 0:
            yield f"players[{seat}].cubes", f"do not make {RULES['cubes']} cubes with those on the board"
        for space in members(position.own[seat] & ~position.lower[TOP_LEVEL]):
            yield f"cubes.{SPACES[space]}", "lie where nothing can be observed"


def _tiles(position: SpeciesPosition) -> Iterator[Fault]:
    """Each tile is in one place; known ones lie on the board, the track is sorted by level (4.2, 9)."""
    seats = range(position.seats)
    lying = [tile for tile in position.at if tile >= 0]
    track = position.track[: position.tracked]
    captured = [tile for seat in seats for tile in members(position.captured[seat])]
    under = [position.under_tiles[UNDER * at + one] for at in range(3) for one in range(position.under_count[at])]
    lifted = [frame[2] for frame in position.frames() if frame[0] == Ask.PUT_UNDER]
    shown = [*track, *(tile for tile in position.top if tile >= 0), *under, *lifted]
    elsewhere = shown + captured + members(position.unseen)
    if position.over:  # what is captured at the end stays on the board, too
        captured = [tile for tile in captured if tile not in lying]
    found = Counter(lying + shown + captured + members(position.unseen))
    for tile, name in enumerate(TILES):
        if found[tile] != 1:
            yield "board" if tile in lying or tile >= NEW else "stacks", f"has {name} {found[tile]} times"
    if any(tile >= NEW for tile in elsewhere) or len(set(captured)) != len(captured):
        yield "players", "hold a known species, or one tile twice"
    if sum(position.hidden) != len(members(position.unseen)):
        yield "stacks", "do not make all tiles with those elsewhere"
    levels = [DATA.tiles[tile].level for tile in track]
    if levels != sorted(levels, reverse=True):
        yield "track", "is not sorted by level"


def _cards(position: SpeciesPosition) -> Iterator[Fault]:
    """Each card is in one place; open are Beagle cards (4.3)."""
    for at, count in enumerate(CARDS_IN_ALL):
        held = sum(position.hand[KINDS * seat + at] for seat in range(position.seats))
        lying = position.deck[at] + position.discards[at] + position.open_cards.count(at)
        if held + lying != count or position.deck[at] < 0:
            yield f"decks.{DECK_OF[at]}", f"does not make {count} {CARDS[at]} with those elsewhere"
    for seat in range(position.seats):
        for at, deck in enumerate(DECK_OF):
            held, known = position.hand[KINDS * seat + at], position.known[KINDS * seat + at]
            if known > held or (known < held and deck == DECKS[-1]):
                yield f"players[{seat}].known", f"does not fit the {CARDS[at]} in hand: all Beagle cards are known"
    if any(card >= 0 and DECK_OF[card] != DECKS[-1] for card in position.open_cards):
        yield "open", "has a card of a habitat"


def _journal(position: SpeciesPosition) -> Iterator[Fault]:
    """A goal of each level is in the journal; the game ends when the Beagle arrives (11, 12.1)."""
    for level, goal in enumerate(position.goals):
        if DATA.goals[goal]["level"] != level + 1:
            yield f"goals[{level}].card", f"is not of level {level + 1}"
    if (position.beagle == LAST_STOP) != position.over:
        yield "beagle", "is at the last stop when the game is over, and only then"


def _decisions(position: SpeciesPosition) -> Iterator[Fault]:
    """The player on turn decides; before the first turn those do who get a cube (5 step 10, 8.6)."""
    frames = position.frames()
    kinds = [frame[0] for frame in frames]
    for at, (kind, deciders, tile, space, step, _) in enumerate(frames):
        before = Ask.SETUP_CUBE in kinds
        if kind != Ask.SETUP_CUBE and deciders != (0 if before else 1 << position.turn):
            yield f"stack[{at}].seats", "are not those of the turn"
        if kind == Ask.SETUP_CUBE and (deciders in [frame[1] for frame in frames[:at]] or position.beagle):
            yield f"stack[{at}].seats", "get no cube now"
        if kind == Ask.DISCOVERY and (position.at[space] != tile or not _stands_at(frames[-1][0], tile, step)):
            yield f"stack[{at}].args", "are not a discovery that was just made"


def _stands_at(asked: int, tile: int, step: int) -> bool:
    """Tell whether a discovery asks this after so many steps: for a card of the reward, or for the refill at last."""
    cards = DATA.tiles[tile].cards
    return step == REFILLING if asked == Ask.REFILL else 0 < step <= len(cards) and cards[step - 1] == DECKS[-1]
