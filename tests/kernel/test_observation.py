"""Rows of numbers: who may be written to, what is written, and how slices are named."""

from __future__ import annotations

import subprocess
import sys
from array import array
from typing import Any

import numpy as np
import pytest

from ludoteca import Game, _pure
from ludoteca.kernel.bits import floats_of, octets_of, union
from ludoteca.kernel.frames import Shown
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.observation import Observation, Slice, named
from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import registered

INTERPRETED = pytest.mark.skipif(_pure.compiled(), reason="C methods are not called from Python (make test-pure)")


class Seen(Numbered):
    HAND = member()
    COINS = member()


def test_rows_are_what_is_writable_of_the_type_and_long_enough() -> None:
    numbers: list[Any] = [array("f", [0] * 4), np.zeros(4, np.float32), np.zeros((2, 3), np.float32)]
    for row in [*numbers, memoryview(array("f", [0] * 9))]:
        floats_of(row, 4)[3] = 0.5
        assert np.frombuffer(row, np.float32)[3] == 0.5
    octets: list[Any] = [bytearray(3), np.zeros(3, np.uint8), np.zeros(3, np.int8), np.zeros(3, bool)]
    for row in octets:
        octets_of(row, 3)[2] = 1
        assert np.frombuffer(row, np.uint8).tolist() == [0, 0, 1]
    for take, bad in (
        (floats_of, array("d", [0] * 4)),
        (floats_of, array("f", [0] * 3)),
        (floats_of, bytearray(16)),
        (floats_of, np.zeros(8, np.float32)[::2]),
        (floats_of, memoryview(array("f", [0] * 4)).toreadonly()),
        (floats_of, None),
        (octets_of, bytes(4)),
        (octets_of, bytearray(3)),
        (octets_of, array("f", [0] * 4)),
        (octets_of, [0] * 4),
    ):
        with pytest.raises(ValueError, match="needs a writable row of"):
            take(bad, 4)


def test_slices_are_named_and_those_of_one_name_numbered() -> None:
    measured = [(-4, 0, 1), (0, 1, 3), (1, 5, 10), (0, 6, 3), (1, 10, 10)]
    assert named(measured, 11, Seen) == (
        Slice("over", None, 0, 1, 1),
        Slice("hand", 0, 1, 4, 3),
        Slice("coins", 0, 5, 1, 10),
        Slice("hand", 1, 6, 4, 3),
        Slice("coins", 1, 10, 1, 10),
    )


WITHOUT_NUMPY = """
import subprocess
import sys
from array import array
from typing import Any

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

sys.meta_path.insert(0, Missing())
import ludoteca
position = ludoteca.game(sys.argv[1]).deal(2, 1)
row = array("f", [0] * position.measure()[1])
assert position.observe(0, row) is row and any(row)
for ask in (position.observe, position.mask):
    try:
        ask(0)
    except ModuleNotFoundError as told:
        print(told.name, told)
"""


def test_without_numpy_one_is_told_what_to_do() -> None:
    (name, *_) = registered()
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY, name], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    assert len(told) == 2
    assert all(line.startswith("numpy rows are made by numpy") and "ludoteca[lab]" in line for line in told)


@INTERPRETED
def test_sets_choices_and_counts_follow_one_another() -> None:
    row = array("f", [9] * 12)
    to = Observation()
    to.start(floats_of(row, 11), 11)
    to.begin(Seen.HAND, 1)
    to.members(union([0, 2]), 3)
    to.one_of(1, 2)
    to.one_of(-1, 2)
    to.one_of(2, 2)
    to.begin(Seen.COINS, 4)
    to.number(3)
    to.number(-1)
    assert row.tolist() == [1, 0, 1, 0, 1, 0, 0, 0, 0, 0.75, -0.25, 9]
    assert to.at == 11 and to.slices is None


@INTERPRETED
def test_hidden_decisions_are_not_told() -> None:
    class Cave(Position):
        """Shows the seat that is not asked less of each decision the higher it lies."""

        def frame_shown(self, seat: int, level: int) -> int:
            return Shown.ALL if seat == 0 else (Shown.ALL, Shown.QUESTION, Shown.NOTHING)[level]

    cave = Cave(2)
    frames: list[tuple[int, ...]] = [(3, 0, 1, 2, 3, 4), (4, 2, 5, 6, 7, 8), (5, 1, 9, 9, 9, 9)]
    cave.set_frames(frames)
    assert cave.frames_seen(0) == frames
    assert cave.frames_seen(1) == [frames[0], (4, 2, 0, 0, 0, 0)]
    own, other = cave.observe(0), cave.observe(1)
    assert len(own) == 2 + 1 + 6 * (32 + 2 + 4) == len(other)
    assert own[:3].tolist() == [1, 0, 0] and other[:3].tolist() == [0, 1, 0]
    levels = [row[3:].reshape(6, 38) for row in (own, other)]
    assert [np.flatnonzero(level[:32]).tolist() for level in levels[0]] == [[5], [4], [3], [], [], []]
    assert [np.flatnonzero(level[:32]).tolist() for level in levels[1]] == [[4], [3], [], [], [], []]
    assert levels[0][0, 32:34].tolist() == [1, 0] and levels[0][1, 32:34].tolist() == [0, 1]
    assert levels[1][0, 32:].tolist() == [1, 0, 0, 0, 0, 0]
    assert np.round(100 * levels[0][1, 34:]).tolist() == [5, 6, 7, 8]
    assert np.round(100 * levels[1][1, 34:]).tolist() == [1, 2, 3, 4]
    cave.set_frames([])
    assert cave.observe(1).tolist()[:3] == [0, 1, 1] and not cave.observe(1)[3:].any()


@INTERPRETED
def test_places_at_the_table_are_counted_from_a_seat_on() -> None:
    table = Position(5)
    assert [table.places_on(3, other) for other in (-1, 0, 1, 2, 3, 4)] == [-1, 2, 3, 4, 0, 1]
    assert table.relative(0b01001, 3) == 0b00101 and table.relative(0b11111, 2) == 0b11111


def test_seeds_deal_otherwise_and_the_same_seed_the_same() -> None:
    for game in registered().values():
        rows = {game.deal(2, seed).observe(0).tobytes() for seed in range(20)}
        assert len(rows) > 15 and game.deal(2, 3).observe(0).tobytes() == game.deal(2, 3).observe(0).tobytes()
        assert isinstance(game, Game)
