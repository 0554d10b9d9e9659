"""What each seat may see (section 13), and positions made from a view.

This is the only place where a secret could leak: a hand enters a view only for its owner, until the game is over. The
open view shows all hands; it is the readable document of a position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludoteca.games.species.data import DECKS, HABITATS, load
from ludoteca.games.species.names import Ask, Source, spelled
from ludoteca.games.species.rules.cards import held, in_deck
from ludoteca.games.species.rules.overwriting import needs_scalpel, refuges
from ludoteca.games.species.rules.table import SpeciesPosition
from ludoteca.games.species.rules.track import map_tiles
from ludoteca.games.species.rules.ways import card_of
from ludoteca.games.species.scoring import all_volumes, book_points, controlled, goal_points, knowledge, shows_hands
from ludoteca.games.species.vocabulary import CARDS, SPACES, STACKS, TILES
from ludoteca.kernel.bits import union
from ludoteca.kernel.documents import number_of
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.game import OPEN, View
from ludoteca.kernel.listing import members

DATA = load()
RULES = DATA.raw["rules"]
LAYOUTS = [row["id"] for row in DATA.raw["journal"]["layouts"]]
GOALS = [row["id"] for row in DATA.goals]
FINALS = [row["id"] for row in DATA.raw["journal"]["finals"]]
GOAL_STOPS = [row["stop"] for row in DATA.goals]
NEW = sum(not tile.known for tile in DATA.tiles)
TRACK = RULES["track_spaces"]
LAST_STOP = len(DATA.raw["route"]) - 1
DECK_OF = [card.deck for card in DATA.cards]
CARDS_IN_ALL = [card.count for card in DATA.cards]
KINDS = len(CARDS)
DECISIONS = spelled(Ask)
SOURCE_NAMES = spelled(Source)
UNDER = 27
NOTHING_OPEN = ("", "", "")


def view(position: SpeciesPosition, seat: int) -> View:
    """Show what a seat may see; SPECTATOR: only what is public, OPEN: everything."""
    seats = range(position.seats)
    frames = position.frames()
    over = not frames
    seen = [one for one in seats if over or seat in (OPEN, one)]
    asked = frames[-1][1] if frames else 0
    return {
        "game": "species",
        "seats": position.seats,
        "seat": seat if seat >= 0 else None,
        "options": {"stall_guard": bool(position.stall_guard)},
        "phase": _phase(frames),
        "start_player": position.start_player,
        "turn": position.turn,
        "main_done": bool(frames and frames[0][2]),
        "sailed": bool(position.sailed),
        "to_act": [one for one in seats if asked >> one & 1],
        "stack": [
            {"decision": DECISIONS[kind], "seats": [one for one in seats if deciders >> one & 1], "args": list(args)}
            for kind, deciders, *args in frames
        ],
        "board": {SPACES[space]: TILES[tile] for space, tile in enumerate(position.at) if tile >= 0},
        "cubes": _cubes(position),
        "track": [_prospect(position, at) for at in range(position.tracked)],
        "covering": {SPACES[space]: _covering(position, space) for space in members(position.occupied)},
        "stacks": [_stack(position, stack) for stack in range(len(STACKS))],
        "open": [CARDS[card] if card >= 0 else "" for card in position.open_cards],
        "decks": {deck: in_deck(position, at) for at, deck in enumerate(DECKS)},
        "discards": {deck: _cards(position.discards, deck) for deck in DECKS},
        "layout": LAYOUTS[position.layout],
        "beagle": position.beagle,
        "calm": position.calm,
        "calm_limit": RULES["calm_turns"] * position.seats if position.stall_guard else None,
        "goals": [_goal(position, level, seen) for level in range(3)],
        "final": _final(position, seen),
        "players": [_player(position, one, one in seen) for one in seats],
    }


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


def _phase(frames: Sequence[tuple[int, ...]]) -> str:
    if not frames:
        return "over"
    return "setup" if frames[-1][0] == Ask.SETUP_CUBE else "turn"


def _cubes(position: SpeciesPosition) -> dict[str, list[int]]:
    """Show the cubes on each space by seat, where there are any."""
    rows = {
        space: [position.cubes[20 * seat + at] for seat in range(position.seats)] for at, space in enumerate(SPACES)
    }
    return {space: row for space, row in rows.items() if any(row)}


def _prospect(position: SpeciesPosition, at: int) -> dict[str, Any]:
    """Tell what a tile of the track would give if it was discovered now (8.6, 11)."""
    tile = DATA.tiles[position.track[at]]
    stop = min(position.beagle + tile.steps, LAST_STOP)
    space = TRACK - position.tracked + at + 1
    return {
        "space": space,
        "tile": tile.id,
        "needs_map": space <= RULES["map_spaces"],
        "points": tile.level,
        "cards": list(tile.cards),
        "steps": tile.steps,
        "goals": [
            level + 1
            for level in range(3)
            if position.open_goals >> level & 1 and position.beagle < GOAL_STOPS[position.goals[level]] <= stop
        ],
        "ends": stop == LAST_STOP,
    }


def _covering(position: SpeciesPosition, space: int) -> dict[str, Any]:
    """Tell what covering a space now would do, before any payment (9)."""
    tile = DATA.tiles[position.at[space]]
    cubes = [position.cubes[20 * seat + space] for seat in range(position.seats)]
    return {
        "tile": tile.id,
        "level": tile.level,
        "captured": not tile.known,
        "returned": [0] * position.seats if tile.known else cubes,
        "to": [SPACES[other] for other in members(refuges(position, space))] if tile.known else [],
    }


def _stack(position: SpeciesPosition, stack: int) -> dict[str, Any]:
    """Show the top of a stack, its size, and what everybody saw going under it (R3)."""
    top, under = position.top[stack], position.under_count[stack]
    return {
        "top": TILES[top] if top >= 0 else None,
        "size": (top >= 0) + position.hidden[stack] + under,
        "bottom": [TILES[position.under_tiles[UNDER * stack + at]] for at in range(under)],
    }


def _cards(counts: Sequence[int], deck: str | None = None) -> list[str]:
    """List cards from counts by kind, of one deck or of all."""
    return [
        token
        for at, token in enumerate(CARDS)
        if deck is None or DECK_OF[at] == deck
        for _ in range(counts[at])
    ]  # fmt: skip


def _goal(position: SpeciesPosition, level: int, seen: list[int]) -> dict[str, Any]:
    """Show a goal: what it gave, or would give now; what hangs on hidden hands stays untold (11.3)."""
    goal = position.goals[level]
    opened = bool(position.open_goals >> level & 1)
    goal_points(position, goal)
    hidden = bool(shows_hands(goal))
    told = [not hidden or seat in seen for seat in range(position.seats)]
    return {
        "level": level + 1,
        "card": GOALS[goal],
        "stop": GOAL_STOPS[goal],
        "scored": not opened,
        "standing": [
            {
                "seat": seat,
                "measure": position.measured[seat] if told[seat] and opened else None,
                "points": (position.awarded[seat] if told[seat] else None)
                if opened
                else position.earned[8 * seat + SOURCE_NAMES.index(f"goal{level + 1}")],
            }
            for seat in range(position.seats)
        ],
    }


def _final(position: SpeciesPosition, seen: list[int]) -> dict[str, Any]:
    """Show the level-4 card and what the books that the reader knows of would be worth (12.2)."""
    book_points(position)
    everything = len(seen) == position.seats
    alone = FINALS[position.final] not in COMPARING
    return {
        "card": FINALS[position.final],
        "standing": [
            {
                "seat": seat,
                "volumes": all_volumes(position, seat) if seat in seen else None,
                "points": position.awarded[seat] if everything or (alone and seat in seen) else None,
            }
            for seat in range(position.seats)
        ],
    }


COMPARING = [row["id"] for row in DATA.raw["journal"]["finals"] if row["kind"] in ("library", "authority")]
"""The level-4 cards by which the books of all players are compared."""


def _player(position: SpeciesPosition, seat: int, open_hand: bool) -> dict[str, Any]:
    hand = position.hand[KINDS * seat : KINDS * seat + KINDS]
    led = members(controlled(position, seat))
    return {
        "points": position.score(seat),
        "cubes": position.reserve[seat],
        "hand": _cards(hand) if open_hand else None,
        "hand_sizes": {deck: held(position, seat, at) for at, deck in enumerate(DECKS)},
        "captured": [TILES[tile] for tile in members(position.captured[seat])],
        "knowledge": {habitat: knowledge(position, seat, at) for at, habitat in enumerate(HABITATS)},
        "observed": len(members(position.own[seat])),
        "controlled": len(led),
        "holds": [TILES[position.at[space]] for space in led if position.at[space] < NEW],
        "score": dict(zip(SOURCE_NAMES, position.earned[8 * seat : 8 * seat + 8], strict=True)),
    }


# Positions from views.


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
    position.layout = number_of(LAYOUTS, view.get("layout", LAYOUTS[0]), "layout")
    position.final = number_of(FINALS, view.get("final", {}).get("card", FINALS[0]), "final")
    _seat_goals(position, view.get("goals", []))
    _seat_board(position, view.get("board", _opening(position.layout)))
    for seat, player in enumerate(view["players"]):
        _seat_player(position, seat, player)
    for space, row in view.get("cubes", {}).items():
        _seat_cubes(position, number_of(SPACES, space, "cubes"), row)
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
        lying[number_of(SPACES, space, "board")] = number_of(TILES, tile, "board")
    position.at = lying
    position.occupied = union(space for space, tile in enumerate(lying) if tile >= 0)
    position.observable = union(space for space, tile in enumerate(lying) if tile >= 0 and any(DATA.tiles[tile].icons))


def _seat_goals(position: SpeciesPosition, goals: list[dict[str, Any]]) -> None:
    """Read the journal cards of levels 1 to 3; those behind the Beagle have been scored unless told otherwise."""
    chosen = [GOALS.index(f"J{level}-1") for level in (1, 2, 3)]
    scored = [GOAL_STOPS[goal] <= position.beagle for goal in chosen]
    for goal in goals:
        level = goal["level"] - 1
        chosen[level] = number_of(GOALS, goal["card"], "goals")
        scored[level] = goal.get("scored", GOAL_STOPS[chosen[level]] <= position.beagle)
    position.goals = chosen
    position.open_goals = union(level for level in range(3) if not scored[level])


def _seat_player(position: SpeciesPosition, seat: int, player: dict[str, Any]) -> None:
    """Read one player, all but the hand."""
    score = player.get("score", {"discoveries": player.get("points", 0)})
    earned = [score.get(name, 0) for name in SOURCE_NAMES]
    position.earned = _put(position.earned, seat, earned)
    position.vp = _put(position.vp, seat, [sum(earned)])
    position.reserve = _put(position.reserve, seat, [player.get("cubes", -1)])
    captured = union(number_of(TILES, tile, f"players[{seat}].captured") for tile in player.get("captured", []))
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
    shown = [number_of(TILES, row["tile"], "track") for row in track] if track is not None else free[:TRACK][::-1]
    position.track = shown + [-1] * (TRACK - len(shown))
    position.tracked = len(shown)
    free = [tile for tile in free if tile not in shown]
    stacks = view.get("stacks") or _full_stacks(free)
    top, hidden, under, counts = [-1] * 3, [0] * 3, [-1] * (UNDER * 3), [0] * 3
    for at, stack in enumerate(stacks):
        bottom = [number_of(TILES, tile, "stacks") for tile in stack.get("bottom", [])]
        top[at] = number_of(TILES, stack["top"], "stacks") if stack.get("top") else -1
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
            raise BadRecord("bad-document", field=f"players[{seat}].cubes", args={"problem": "not 8 cubes in all"})
    position.reserve = reserve
    if sum(hidden) > len(members(position.unseen)):
        raise BadRecord("bad-document", field="stacks", args={"problem": "more tiles than there are"})


def _full_stacks(free: list[int]) -> list[dict[str, Any]]:
    """Split tiles evenly into stacks, as after set-up (5 step 6)."""
    sizes = [(len(free) + 2 - at) // 3 for at in range(3)]
    tops = iter(free)
    return [{"top": TILES[next(tops)] if size else None, "size": size} for size in sizes]


def _seat_cards(position: SpeciesPosition, view: View) -> None:
    """Read hands, open cards and discards; decks and hidden hands share what is left, hands first."""
    opened = view.get("open", NOTHING_OPEN)
    position.open_cards = [number_of(CARDS, token, "open") if token else -1 for token in opened]
    position.discards = _counts((token for tokens in view.get("discards", {}).values() for token in tokens), "discards")
    left = [count - position.discards[at] - position.open_cards.count(at) for at, count in enumerate(CARDS_IN_ALL)]
    hands = []
    for seat, player in enumerate(view["players"]):
        shown = player.get("hand") if "hand" in player else []
        hands.append(None if shown is None else _counts(shown, f"players[{seat}].hand"))
        for at in range(KINDS):
            left[at] -= hands[-1][at] if hands[-1] else 0
    if min(left) < 0:
        raise BadRecord("bad-document", field="players", args={"problem": f"more {CARDS[left.index(min(left))]}"})
    for seat, player in enumerate(view["players"]):
        if hands[seat] is None:
            hands[seat] = _fill_hand(left, player["hand_sizes"])
    position.hand = [count for hand in hands for count in hand or []] + [0] * (KINDS * (4 - len(hands)))
    position.deck = left


def _fill_hand(left: list[int], sizes: Mapping[str, int]) -> list[int]:
    """Take as many cards of each deck from what is left as a hidden hand holds."""
    hand = [0] * KINDS
    for deck, size in sizes.items():
        for at in range(KINDS):
            if DECK_OF[at] == deck:
                taken = min(left[at], size - sum(hand[one] for one in range(KINDS) if DECK_OF[one] == deck))
                hand[at] += taken
                left[at] -= taken
    return hand


def _counts(cards: Iterable[str], field: str) -> list[int]:
    counts = Counter(cards)
    for name in counts:
        number_of(CARDS, name, field)
    return [counts[name] for name in CARDS]


def _frames(view: View, turn: int) -> list[tuple[int, ...]]:
    if "stack" not in view:
        return [(Ask.TURN, 1 << turn, int(view.get("main_done", False)), 0, 0, 0)]
    return [
        (number_of(DECISIONS, frame["decision"], "stack"), union(frame["seats"]), *frame["args"])
        for frame in view["stack"]
    ]
