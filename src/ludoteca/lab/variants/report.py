"""What differs between a game and a variant of it, as data, in words and as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from html import escape
from typing import Any

from msgspec import to_builtins

from ludoteca.kernel.editions import Edition, as_json
from ludoteca.lab.statistics.telling import HEADS as ROW_HEADS
from ludoteca.lab.statistics.telling import texts
from ludoteca.lab.tournament import plots
from ludoteca.lab.tournament.page import section, whole
from ludoteca.lab.variants.playing import Pairs, Plan, Played, examples
from ludoteca.ledger.measures import CHANGED, ENOUGH, PIECES, WHOLE, Difference, Row, dead, measured, paired

HEADS = ("", "own", "times", "variant", "times", "difference", "95 %", "")
EXAMPLES = 3
SHOWN, CLEAREST = 40, 5
"""How many of what surely differs a plot shows, and how many words tell of."""


class Report:
    """A variant beside the game that it is one of; where there are too few games it tells nothing."""

    def __init__(self, plan: Plan, edition: Edition, before: dict[str, int], pairs: Pairs) -> None:
        self.plan = plan
        self.edition = edition
        self.before = before
        """The game's own numbers, by the paths that the edition sets."""
        self.pairs = pairs

    @property
    def games(self) -> int:
        """How many deals were played by both."""
        return len(self.pairs.own)

    @cached_property
    def differences(self) -> list[Difference]:
        """All measures of which enough games of both tell."""
        if self.games < ENOUGH:
            return []
        own, varied = ([one.watched for one in games] for games in (self.pairs.own, self.pairs.varied))
        return paired(own, varied, {step for path in self.edition.set for step in path.split(".")})

    def of(self, family: str) -> list[Difference]:
        """List what belongs together: the whole game as it is, pieces by how clearly they differ."""
        found = [one for one in self.differences if one.family == family]
        return found if family == WHOLE else sorted(found, key=_clearness)

    @cached_property
    def dead(self) -> tuple[list[Row], list[Row]]:
        """The dead choices of both."""
        if self.games < ENOUGH:
            return [], []
        own, varied = (dead(measured([one.watched for one in games])) for games in (self.pairs.own, self.pairs.varied))
        return own, varied

    @cached_property
    def examples(self) -> list[Played]:
        """Games of the variant in which winners used what differs most."""
        pieces = [one.about for one in (*self.of(CHANGED), *self.of(PIECES))]
        return examples(self.pairs.varied, pieces[:1], EXAMPLES)

    @property
    def title(self) -> str:
        """Say what was played."""
        bots = " ".join(self.plan.bots)
        return f"{self.games} deals of {self.plan.game} with {self.plan.seats} seats, each played by both: {bots}"

    def changes(self) -> list[str]:
        """Say what is changed."""
        return [f"{path}: {self.before[path]} → {value}" for path, value in self.edition.set.items()]

    def verdict(self) -> str:
        """Say what surely differs."""
        if not self.differences:
            return f"{self.games} deals are too few to tell anything; {ENOUGH} tell something."
        told = [self._told_of(family, name) for family, name in FAMILIES.items() if self.of(family)]
        return " ".join(told)

    def _told_of(self, family: str, name: str) -> str:
        """Say what surely differs of what belongs together."""
        all_of, sure = self.of(family), sorted((one for one in self.of(family) if one.sure), key=_clearness)
        if not sure:
            return f"{name}: nothing surely differs, of {len(all_of)} measures."
        clearest = "; ".join(
            f"{_named(one)} {one.value:+.3g} ({one.low:+.3g}…{one.high:+.3g}, {one.other.count} times)"
            for one in sure[:CLEAREST]
        )
        return f"{name}: {len(sure)} of {len(all_of)} measures surely differ, most clearly {clearest}."

    def as_json(self) -> dict[str, Any]:
        """Give all of it as data."""
        own, varied = self.dead
        return {
            "plan": to_builtins(self.plan),
            "edition": as_json(self.edition),
            "before": self.before,
            "deals": self.games,
            "verdict": self.verdict(),
            "differences": to_builtins(self.differences),
            "dead": {"own": to_builtins(own), "variant": to_builtins(varied)},
            "examples": [one.unpacked() for one in self.examples],
        }

    def page(self) -> str:
        """Write it as a page."""
        name = f"{self.plan.game}: {self.edition.name}"
        made_by = f"Seed {self.plan.seed}; changed: {'; '.join(self.changes())}."
        body = f'<p class="answer">{escape(self.verdict())}</p>{"".join(self._parts())}'
        return whole(name, self.title, body, made_by)

    def _parts(self) -> Iterator[str]:
        for family, name in FAMILIES.items():
            found = self.of(family)
            sure = [one for one in found if one.sure][:SHOWN]
            if sure:
                drawn = [(f"{one.about}: {one.measure}", one.value, one.low, one.high) for one in sure]
                yield section(
                    f"{name}: what surely differs", plots.bands(drawn, "+.3f"), "Variant less the game's own."
                )
            if found:
                yield section(name, plots.grid(HEADS, map(cells, found)), TOLD)
        for name, rows in zip(("own", "variant"), self.dead, strict=True):
            yield section(
                f"Dead choices: {name}", plots.grid(ROW_HEADS, map(texts, rows)), "On offer, hardly ever taken."
            )
        told = [
            (str(one.deal), str(one.watched.entries), " ".join(map(str, one.watched.points))) for one in self.examples
        ]
        yield section("Example games", plots.grid(("deal", "moves", "points"), told), "Their records are in the data.")


FAMILIES = {WHOLE: "The whole game", CHANGED: "What was changed", PIECES: "Other pieces"}
TOLD = (
    "Intervals are of 95 %, by drawing whole deals anew. * : not nought, even with all of this table taken together. "
    "Chances are told by weights that were fitted to the game's own numbers."
)


def _named(one: Difference) -> str:
    """Name a measure."""
    return f"{one.about}: {one.measure}"


def cells(one: Difference) -> tuple[str, ...]:
    """Write a difference for people, in the order of `HEADS`."""
    return (
        _named(one),
        f"{one.one.value:.3g}",
        str(one.one.count),
        f"{one.other.value:.3g}",
        str(one.other.count),
        f"{one.value:+.3g}",
        f"{one.low:+.3g}…{one.high:+.3g}",
        "*" if one.sure else "",
    )


def _clearness(one: Difference) -> tuple[bool, float]:
    """Sort what is clearest first: by how many widths of its interval it is off nought."""
    return not one.sure, -abs(one.value) / max(one.high - one.low, 1e-9)


def lines(report: Report) -> Sequence[tuple[str, ...]]:
    """List what is told in words."""
    shown = (*report.of(WHOLE), *report.of(CHANGED), *report.of(PIECES)[:CLEAREST])
    return [cells(one) for one in shown]
