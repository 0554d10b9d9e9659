"""A short siege (`make attack` is the long one), and what it is made of."""

from __future__ import annotations

import contextlib
import json
from itertools import islice
from pathlib import Path

from tests.house.attacks.hostile import Hostile
from tests.house.attacks.siege import besiege
from tests.support.house import open_house

FRAMES, REQUESTS = 4000, 1000


def test_a_siege_changes_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        answers = besiege(house, FRAMES, REQUESTS, 1).answers
    for code in ("malformed", "not-seated", "no-session", "200", "400", "401", "403", "404", "405"):
        assert answers[code], f"nothing was answered by {code}: {answers}"


def test_hostility_can_be_repeated_and_is_of_many_kinds() -> None:
    one, same, other = (list(islice(Hostile(seed, "t").frames(), 500)) for seed in (1, 1, 2))
    assert one == same != other
    sound = 0
    for frame in one:
        with contextlib.suppress(ValueError, RecursionError):
            sound += isinstance(json.loads(frame), dict)
    assert 150 < sound < 450
    requests = list(islice(Hostile(1, "t").requests(), 500))
    assert len({request.method for request in requests}) == 9 and len({request.text for request in requests}) > 450
