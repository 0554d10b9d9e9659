"""The stack of pending decisions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel.frames import DEPTH, Frames
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.position import Position

SMALL = st.integers(-100, 127)
FRAMES = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 31), SMALL, SMALL, SMALL, SMALL), max_size=DEPTH)


@given(FRAMES)
def test_frames_come_back_as_they_were_put_down(frames: list[tuple[int, ...]]) -> None:
    stack = Frames()
    stack.set_frames(frames)
    assert stack.frames() == frames
    assert stack.depth == len(frames)
    if frames:
        assert (stack.kind, stack.deciders, stack.a, stack.b, stack.c, stack.d) == frames[-1]


@given(FRAMES, FRAMES)
def test_setting_frames_replaces_all_of_them(first: list[tuple[int, ...]], second: list[tuple[int, ...]]) -> None:
    stack = Frames()
    stack.set_frames(first)
    stack.set_frames(second)
    assert stack.frames() == second


def test_named_numbers_become_plain_ones() -> None:
    """Encoders of JSON take numbers, not heirs of them."""

    class Good(Numbered):
        SALT = member()
        TIN = member()

    position = Position(1)
    position.set_frames([(Good.TIN, 1, Good.SALT, Good.TIN, 0, 0)] * 2)
    assert {type(number) for frame in position.frames() for number in frame} == {int}


def test_an_empty_stack_means_that_the_game_is_over() -> None:
    position = Position(3)
    assert position.over and position.to_act == ()
    position.set_frames([(1, 0b101, 0, 0, 0, 0)])
    assert not position.over and position.to_act == (0, 2)
