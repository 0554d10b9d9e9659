"""What was learned by play: weights that correct a game's hand-written evaluation by features that it names.

A feature is a small whole number. The correction is a weighted sum of them, with weights that go from early to late
by the share of the game left (the first feature), and a layer of hidden units, all in whole numbers, so that compiled
and interpreted code agree (`kernel.correction`). What picks are expected to be worth may go with them
(`kernel.prior`). `ludoteca train` finds both (docs/training.md); a file of JSON holds them.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from ludoteca.kernel.errors import GameError
from ludoteca.kernel.prior import QUARTERS, Prior

MOST_FEATURES = 240
"""How many features a game can have."""
HIDDEN = 16
"""How many hidden units there are."""
LARGEST = 1023
"""How far from nought a feature can be; what is further is cut off."""
WHOLE = 128
"""The first feature of every game, the share of the game left, when all of it is."""
WEIGHT = 32767
"""How far from nought a weight can be."""
ROW = MOST_FEATURES + HIDDEN
"""Room for features, and for what the hidden units come to."""
SHIFTS = 3
HEAD = 2 + SHIFTS
"""What a row of weights begins with: how many features and hidden units there are, and the shifts."""
FOLDER = "values"
"""Where in a game's package its values are, files for each number of seats."""


class BadValues(GameError):
    """A file does not hold values for this game."""


def listed(widths: Mapping[str, int]) -> tuple[str, ...]:
    """List features by name, numbered where there are several of a name.

    >>> listed({"left": 1, "pawns": 2})
    ('left', 'pawns 0', 'pawns 1')
    """
    names: list[str] = []
    for name, width in widths.items():
        names += [name] if width == 1 else [f"{name} {at}" for at in range(width)]
    return tuple(names)


def quarter(left: int) -> int:
    """Tell in which quarter a game is that has so much left, as its first feature says.

    >>> quarter(WHOLE), quarter(64), quarter(0)
    (0, 1, 3)
    """
    return (WHOLE - left) * QUARTERS // (WHOLE + 1)


class Values:
    """The weights that were learned for a game with so many seats; raises BadValues when they do not fit together.

    `features` names what they weigh, in order; `made` tells how they were found. `prior` is what picks are expected to
    be worth, if that was learned.
    """

    def __init__(
        self,
        features: Sequence[str],
        early: Sequence[int],
        late: Sequence[int],
        begin: Sequence[int],
        inward: Sequence[Sequence[int]],
        outward: Sequence[int],
        shifts: Sequence[int],
        made: Mapping[str, Any],
        prior: Prior | None = None,
    ) -> None:
        count = len(features)
        self.features = tuple(features)
        self.made = dict(made)
        self.prior = prior
        rows = (early, late, begin, outward, *inward)
        lengths = [len(row) for row in rows]
        if lengths != [count, count, HIDDEN, HIDDEN, *[HIDDEN] * count] or len(shifts) != SHIFTS:
            raise BadValues("bad-values", field="weights", args={"problem": "there are more or fewer than features"})
        if any(abs(weight) > WEIGHT for row in (early, late, outward, *inward) for weight in row):
            raise BadValues("bad-values", field="weights", args={"problem": f"a weight is beyond {WEIGHT}"})
        if any(not 0 <= shift < 32 for shift in shifts):
            raise BadValues("bad-values", field="shifts", args={"problem": "a shift is none"})
        for unit in range(HIDDEN):
            if abs(begin[unit]) + LARGEST * sum(abs(row[unit]) for row in inward) >= 1 << 31:
                raise BadValues("bad-values", field="inward", args={"problem": f"hidden unit {unit} can overflow"})
        self.early, self.late, self.begin, self.inward, self.outward = early, late, begin, inward, outward
        self.shifts = tuple(shifts)
        flat = [weight for row in (early, late, begin, outward, *inward) for weight in row]
        self.row = array("i", [count, HIDDEN, *shifts, *flat])

    @staticmethod
    @cache
    def none(features: tuple[str, ...]) -> Values:
        """Make values that correct nothing."""
        zeros, count = [0] * HIDDEN, len(features)
        return Values(features, [0] * count, [0] * count, zeros, [zeros] * count, zeros, [0] * SHIFTS, {})

    def widened(self, features: Sequence[str]) -> Values:
        """Make the same weights for a game that has more features now, which weigh nothing yet.

        Raises BadValues when the game has fewer.
        """
        known = {name: at for at, name in enumerate(self.features)}
        if gone := sorted(known.keys() - {*features}):
            raise _other_features(gone)
        at = [known.get(name) for name in features]
        early, late = ([0 if one is None else row[one] for one in at] for row in (self.early, self.late))
        inward = [[0] * HIDDEN if one is None else self.inward[one] for one in at]
        return Values(features, early, late, self.begin, inward, self.outward, self.shifts, self.made, self.prior)

    def expecting(self, prior: Prior) -> Values:
        """Make the same weights with a prior."""
        weights = self.early, self.late, self.begin, self.inward, self.outward
        return Values(self.features, *weights, self.shifts, self.made, prior)

    def as_json(self) -> str:
        """Write everything down, a line for each feature and each pick."""
        lines = [json.dumps(row) for row in zip(self.features, self.early, self.late, self.inward, strict=True)]
        head = {"made": self.made, "shifts": self.shifts, "begin": self.begin, "outward": self.outward}
        told = "".join(f" {json.dumps(key)}: {json.dumps(value)},\n" for key, value in head.items())
        return "{\n" + told + self._prior_told() + ' "features": [\n  ' + ",\n  ".join(lines) + "\n ]\n}\n"

    def _prior_told(self) -> str:
        if self.prior is None:
            return ""
        picks = ",\n  ".join(json.dumps([kind, pick, *worth]) for kind, pick, worth in self.prior.picks)
        head = f'"trust": {json.dumps(self.prior.trust)}, "kinds": {json.dumps(self.prior.kinds)}'
        return f' "prior": {{{head}, "picks": [\n  {picks}\n ]}},\n'

    @staticmethod
    def read(text: str, features: Sequence[str]) -> Values:
        """Read weights; raises BadValues unless they are for these features."""
        values = Values.read_any(text)
        if values.features != tuple(features):
            raise _other_features(sorted({*values.features} ^ {*features}))
        return values

    @staticmethod
    def read_any(text: str) -> Values:
        """Read weights for whatever features; raises BadValues when the text holds none."""
        try:
            data = json.loads(text)
            names, early, late, inward = zip(*data["features"], strict=True)
            prior = Prior.read(data["prior"]) if "prior" in data else None
            weights = early, late, data["begin"], inward, data["outward"]
            return Values(names, *weights, data["shifts"], data["made"], prior)
        except (ValueError, TypeError, KeyError) as wrong:
            raise BadValues("bad-values", field="values", args={"problem": str(wrong)}) from None


def _other_features(unknown: Sequence[str]) -> BadValues:
    return BadValues(
        "other-features",
        field="features",
        args={"features": unknown or "another order"},
        reason="the weights were found for other features than the game has now; train them again",
    )


def load(path: Path, features: Sequence[str]) -> Values:
    """Read a file of weights; raises BadValues when there is none, or none for these features."""
    return Values.read(_text(path), features)


def load_any(path: Path) -> Values:
    """Read a file of weights for whatever features; raises BadValues when there is none."""
    return Values.read_any(_text(path))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as missing:
        raise BadValues("no-values", field="values", args={"path": str(path), "problem": str(missing)}) from None


def held(package: str, name: str) -> bytes | None:
    """Read one of the files of values that a game's package holds; None if there is no such file, or no package."""
    file = resources.files(package).joinpath(FOLDER, name) if package else None
    return file.read_bytes() if file is not None and file.is_file() else None


@cache
def shipped(package: str, seats: int, features: tuple[str, ...]) -> Values | None:
    """Read the weights that a game's package holds for so many seats; None if there are none."""
    text = held(package, f"{seats}.json")
    return None if text is None else Values.read(text.decode(), features)
