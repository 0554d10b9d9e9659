"""Counters and the histogram of waiting times, in the text form that Prometheus reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """What this process has done since it started."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals: Counter[str] = Counter()
        self.waits = [0] * (len(BUCKETS) + 1)
        self.waited = 0.0

    def moved(self, seconds: float) -> None:
        """A move was committed after so long."""
        self.moves += 1
        self.waited += seconds
        for number, bound in enumerate(BUCKETS):
            if seconds <= bound:
                self.waits[number] += 1
                return
        self.waits[-1] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """All of it, one line each."""
        lines = [f"ludoteca_moves_total {self.moves}"]
        lines += [f'ludoteca_refused_total{{code="{code}"}} {n}' for code, n in sorted(self.refusals.items())]
        lines += [f"ludoteca_{name} {value:g}" for name, value in gauges.items()]
        total = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self.waits, strict=True):
            total += count
            lines.append(f'ludoteca_commit_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"ludoteca_commit_seconds_sum {self.waited:g}", f"ludoteca_commit_seconds_count {total}"]
        return "\n".join(lines) + "\n"
