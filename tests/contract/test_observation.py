"""What a seat may see as numbers: all of its view and nothing else, the same from both builds."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from ludoteca import BadOption, Game, GameError
from ludoteca.kernel.observation import LEAST, MOST
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import OPEN

from .observations import digest, picked, recorded
from .rules import ours
from .walks import FAST, as_bytes

MOMENTS = 120 if FAST else 20
"""At about how many moments a game is looked at."""


def moments(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """Look at a random game now and then, the pick after as well, in the middle of moves as well, and at its end."""
    length = sum(1 for _ in picked(game, seats, seed))
    every = max(2, 2 * length // MOMENTS)
    for at, position in enumerate(picked(game, seats, seed)):
        if at % every < 2 or position.over:
            yield position.clone()


Told = tuple[bytes, list[int], bytes]


def told(game: Game, position: Position, seat: int) -> Told:
    """Tell what a seat sees, what it may pick, and the numbers of that."""
    return as_bytes(game.view(position, seat)), position.picks(seat), position.observe(seat).tobytes()


def dealt_anew(position: Position, seat: int, seed: int) -> Position:
    """Copy a position, with everything dealt anew that a seat (-1: everybody) cannot know."""
    other = position.clone()
    other.simulate(seed)
    other.deal_unknown(seat)
    return other


def test_an_observation_is_the_same_in_worlds_that_look_alike(game: Game, seats: int) -> None:
    different = 0
    for seed in range(1, 20):
        for at, position in enumerate(moments(game, seats, seed)):
            for seat in range(seats):
                other = dealt_anew(position, seat, at)
                different += as_bytes(game.view(position, OPEN)) != as_bytes(game.view(other, OPEN))
                assert other.observe(seat).tobytes() == position.observe(seat).tobytes()
        if different:  # some games hide something at few moments only
            break
    assert different, "the games have nothing to hide, or redeal deals nothing"


def test_observations_differ_exactly_when_views_do(game: Game, seats: int) -> None:
    """And who may pick otherwise observes otherwise: what an unfinished move has come to is told to who makes it."""
    same = differing = 0
    for seed in (5, 6):
        last: dict[int, Told] = {}
        for at, position in enumerate(moments(game, seats, seed)):
            hidden = dealt_anew(position, -1, at)
            for seat in range(seats):
                view, picks, numbers = told(game, position, seat)
                others = [told(game, hidden, seat), told(game, dealt_anew(position, seat, at), seat)]
                for other_view, other_picks, other_numbers in [*others, *filter(None, [last.get(seat)])]:
                    if other_view != view or (other_picks and picks and other_picks != picks):
                        assert other_numbers != numbers, f"seat {seat} at moment {at} of game {seed}"
                        differing += 1
                    elif position.draft == 0 or seat not in position.to_act:
                        assert other_numbers == numbers, f"seat {seat} at moment {at} of game {seed}"
                        same += 1
                last[seat] = (view, picks, numbers)
    assert differing > 10 and same > 10


def test_games_that_were_dealt_otherwise_look_different(game: Game, seats: int) -> None:
    views: dict[bytes, bytes] = {}
    for seed in range(40):
        position = game.deal(seats, seed)
        view, _, numbers = told(game, position, seed % seats)
        assert views.setdefault(view, numbers) == numbers
    assert len({*views.values()}) == len(views)


def disagreements(one: Any, other: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """List where two documents differ, as deep as they have the same parts, with what stands there in the other."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [(name, one[name], other[name]) for name in one if path or name not in HEADER]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = list(zip(range(len(one)), one, other, strict=True))
    else:
        parts = []
        if one != other:
            yield path, other
    for name, mine, theirs in parts:
        yield from disagreements(mine, theirs, (*path, name))


def changed(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Copy a document with another value in one place."""
    if not path:
        return value
    copy = document.copy()
    copy[path[0]] = changed(document[path[0]], path[1:], value)
    return copy


HEADER = {"game", "seats", "seat", "to_act", "result"}
SEEN, PAIRS, TRIES = 0.15, 150, 300
"""Which share of positions is written down, how many pairs are compared, how many differences are tried in all."""


@pytest.mark.skipif(FAST, reason="positions that are in no game, for rules that check their arrays (make test-pure)")
def test_every_small_difference_that_a_view_shows_is_observed(game: Game, seats: int) -> None:
    """Documents are changed in one place to what stands there at another moment, of another game or of this one."""
    luck = random.Random(seats)
    written = [
        game.view(position, OPEN)
        for seed in (21, 22, 23)
        for position in picked(game, seats, seed)
        if position.draft == 0 and luck.random() < SEEN
    ]
    kinds: dict[tuple[str, ...], list[tuple[Any, tuple[Any, ...], Any]]] = {}
    for _ in range(PAIRS):
        document, other = luck.sample(written, 2)
        for path, value in disagreements(document, other):
            kind = tuple(part for part in path if isinstance(part, str))
            kinds.setdefault(kind, []).append((document, path, value))
    each = TRIES // len(kinds) + 1
    observed, impossible = set(), set()
    for kind, differences in kinds.items():
        for document, path, value in luck.sample(differences, min(each, len(differences))):
            try:
                before, after = (game.position_from(one) for one in (document, changed(document, path, value)))
                views = [[as_bytes(game.view(one, seat)) for seat in range(seats)] for one in (before, after)]
            except (GameError, IndexError, KeyError):
                continue  # nothing looks so
            for seat in range(seats):
                same = before.observe(seat).tobytes() == after.observe(seat).tobytes()
                if same != (views[0][seat] == views[1][seat]):
                    field = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)[1:]
                    assert field in dict(game.faults(after)), f"{field} becomes {value}, seen from seat {seat}"
                    impossible.add(kind)
                elif not same:
                    observed.add(kind)
    assert len(observed) > 4 and impossible <= observed


@pytest.mark.parametrize("of", ours(), ids=lambda game: game.name)
def test_both_builds_observe_the_same(of: Game) -> None:
    assert digest(of) == recorded()[of.name], "write the new digest down: python -m tests.contract.observations"


def test_the_slices_lie_side_by_side_and_hold_small_numbers(game: Game, seats: int) -> None:
    slices = game.observation(seats)
    assert slices[0].start == 0
    assert all(one.start + one.width == other.start for one, other in pairwise(slices))
    width = slices[-1].start + slices[-1].width
    own = {row.name for row in game.seen.rows}
    assert own and own == {one.name for one in slices} - {"seat", "over", "decision", "deciders", "slots"}
    for name in own:
        numbers = [one.number for one in slices if one.name == name]
        assert numbers == ([None] if len(numbers) == 1 else list(range(len(numbers))))
    assert len(game.position.decisions) <= 32
    for position in moments(game, seats, 7):
        assert len(position.frames()) <= 6
        for seat in range(seats):
            row = position.observe(seat)
            assert row.shape == (width,) and row.dtype == np.float32
            assert row.min() >= LEAST and row.max() <= MOST
            assert position.measure() == game.deal(seats, 8).measure()
            for one in slices:
                part = row[one.start : one.start + one.width] * one.scale
                assert np.abs(part - part.round()).max() < 1e-3


def test_who_sits_where_is_told_from_the_own_seat_on(game: Game, seats: int) -> None:
    slices = {(one.name, one.number): one for one in game.observation(seats)}
    asked = slices["deciders", 0]
    for position in moments(game, seats, 9):
        for seat in range(seats):
            seen = position.frames_seen(seat)
            mask = seen[-1][1] if seen else 0
            row = position.observe(seat)[asked.start : asked.start + asked.width]
            assert list(row) == [mask >> (seat + place) % seats & 1 for place in range(seats)]


def test_a_mask_lights_what_may_be_picked(game: Game, seats: int) -> None:
    out = np.full(256, 7, np.int8)
    for position in moments(game, seats, 10):
        for seat in range(seats):
            mask = position.mask(seat)
            assert mask.dtype == np.uint8 and np.flatnonzero(mask).tolist() == position.picks(seat)
            assert mask.max(initial=0) <= 1
            assert position.mask(seat, out) is out and (out == mask).all()


def test_rows_are_written_in_place_or_not_at_all(game: Game) -> None:
    seats = game.seats[-1]
    position = game.deal(seats, 11)
    expected = position.observe(0)
    width = len(expected)
    many = np.full((3, width), 5, np.float32)
    assert position.observe(0, many[1]) is not None and (many[1] == expected).all() and (many[[0, 2]] == 5).all()
    wide = array("f", [5] * (width + 1))
    assert position.observe(0, wide) is wide and wide[width] == 5 and (np.array(wide[:width]) == expected).all()
    bad: list[Any] = [
        np.full(width - 1, 5, np.float32),
        np.full(width, 5, np.float64),
        np.full(width, 5, np.int32),
        np.full((width, 2), 5, np.float32)[:, 0],
        bytes(4 * width),
        bytearray(4 * width),
        [5.0] * width,
        "row",
    ]
    frozen = np.full(width, 5, np.float32)
    frozen.flags.writeable = False
    for out in [*bad, frozen]:
        before = out.tobytes() if isinstance(out, np.ndarray) else None
        with pytest.raises(ValueError, match="needs a writable row"):
            position.observe(0, out)
        assert before is None or out.tobytes() == before
    for seat in (-1, seats):
        for ask in (position.observe, position.mask):
            with pytest.raises(ValueError, match="there is no seat"):
                ask(seat, many[0])
    masks: list[Any] = [np.full(255, 5, np.uint8), np.full(256, 5, np.float32), b"\5" * 256, None.__class__]
    for out in masks:
        with pytest.raises(ValueError, match="needs a writable row"):
            position.mask(0, out)
    assert (masks[0] == 5).all() and (many[[0, 2]] == 5).all()


def test_a_deal_is_a_start(game: Game, seats: int) -> None:
    """It can be written down, begun with, and played; its seed is all that it hangs on."""
    for seed in range(8):
        position = game.deal(seats, seed)
        assert position.simulated and position.draft == 0 and position.to_act and position.seats == seats
        assert as_bytes(game.view(position, OPEN)) == as_bytes(game.view(game.deal(seats, seed), OPEN))
        document = game.view(position, OPEN)
        begun = game.load({**document, "options": game.start(seats, seed="x").options}, seed="deal")
        assert as_bytes(game.view(begun.position, OPEN)) == as_bytes(document)
    dealt = np.mean([game.deal(seats, seed).observe(0) for seed in range(200)], axis=0)
    started = np.mean([game.start(seats, seed=f"{seed}").position.observe(0) for seed in range(200)], axis=0)
    assert np.abs(dealt - started).max() < 0.25
    for bad in (0, seats + 20):
        with pytest.raises(BadOption):
            game.deal(bad, 1)
    with pytest.raises(BadOption):
        game.deal(seats, 1, {"no-such-option": 1})


def test_returns_are_points_shares_of_the_win_or_ranks(game: Game, seats: int) -> None:
    for seed in range(12, 14):
        *_, position = picked(game, seats, seed)
        points = [position.score(seat) for seat in range(seats)]
        standing = [(points[seat], position.tie_breaker(seat)) for seat in range(seats)]
        ranks = [1 + sum(other > mine for other in standing) for mine in standing]
        assert position.returns("points") == points and position.returns("ranks") == ranks == position.ranks()
        shares = position.returns("shares")
        assert sum(shares) == pytest.approx(1)
        assert all((share > 0) == (rank == 1) for share, rank in zip(shares, ranks, strict=True))
        assert len({share for share in shares if share}) == 1
        assert all(
            isinstance(one, float) for scheme in ("points", "ranks", "shares") for one in position.returns(scheme)
        )
        with pytest.raises(ValueError, match="there is no scheme"):
            position.returns("luck")
