"""What this process counts and measures, by Prometheus' own client; `signals.py` lists what is read when asked for."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate
from typing import Generic, NamedTuple, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

COMMIT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
LAG_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

T = TypeVar("T")


class Reading(NamedTuple, Generic[T]):
    """A number that is there anyway, and is read when somebody asks; several, by the values of a label."""

    kind: type[CounterMetricFamily | GaugeMetricFamily]
    name: str
    says: str
    read: Callable[[T], float | Mapping[str, float]]
    label: str = ""


class Readings(Collector, Generic[T]):
    """All that is read from one part of the house."""

    def __init__(self, subject: T, rows: Iterable[Reading[T]]) -> None:
        self._subject = subject
        self._rows = tuple(rows)

    def collect(self) -> Iterator[Metric]:
        """Read; what the system does not tell is left out."""
        for row in self._rows:
            try:
                found = row.read(self._subject)
            except OSError:
                continue
            family = row.kind(row.name, row.says, labels=[row.label] if row.label else [])
            for value, number in found.items() if isinstance(found, Mapping) else [("", found)]:
                family.add_metric([value] if row.label else [], number)
            yield family


class Moves(Collector):
    """Moves that were stored. Only the event loop counts them, thousands a second, so that no lock is needed."""

    def __init__(self) -> None:
        self._by = {"bot": 0, "person": 0}
        self._seconds = 0.0
        self._within = [0] * (len(COMMIT_BUCKETS) + 1)
        """How many took no longer than each bucket, and longer than the one before."""

    def moved(self, seconds: float, by: str) -> None:
        """A move was committed after so long."""
        self._by[by] += 1
        self._seconds += seconds
        self._within[bisect_left(COMMIT_BUCKETS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """Tell them."""
        moves = CounterMetricFamily("ludoteca_moves", "Moves that were stored, by who made them", labels=["by"])
        for by, number in self._by.items():
            moves.add_metric([by], number)
        yield moves
        bounds = [*map(str, COMMIT_BUCKETS), "+Inf"]
        buckets = [*zip(bounds, accumulate(self._within), strict=True)]
        yield HistogramMetricFamily(
            "ludoteca_commit_seconds", "From a move to its durable commit", buckets, sum_value=self._seconds
        )


class Metrics:
    """What this process has done since it started."""

    def __init__(self, process: str) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._process = process
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self._moves = Moves()
        self.registry.register(self._moves)
        self.refusals = Counter("ludoteca_refused", "What was refused, by code", ["code"], registry=self.registry)
        self.notices = Counter(
            "ludoteca_notices",
            "What was told elsewhere (push, mail, hook), by what came of it",
            ["by", "outcome"],
            registry=self.registry,
        )
        self.bots_failed = Counter("ludoteca_bots_failed", "Moves that bots failed to find", registry=self.registry)
        self.lag = Histogram(
            "ludoteca_loop_lag_seconds", "How late the event loop is", buckets=LAG_BUCKETS, registry=self.registry
        )
        self.moved = self._moves.moved

    def text(self) -> str:
        """All of it, each line with the name of this process."""
        return in_words([_of(self._process, family) for family in self.registry.collect()])


class _Gathered(Collector):
    """What was read elsewhere."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        """Read it."""
        return self._families


def _of(process: str, family: Metric) -> Metric:
    family.samples = [sample._replace(labels={**sample.labels, "process": process}) for sample in family.samples]
    return family


def in_words(families: Iterable[Metric]) -> str:
    """Metrics in the text form that Prometheus reads."""
    registry = CollectorRegistry()
    registry.register(_Gathered(families))
    return generate_latest(registry).decode()


def together(texts: Iterable[str]) -> str:
    """What several processes tell as one text, in which each metric is explained once."""
    families = dict[str, Metric]()
    for text in texts:
        for family in text_string_to_metric_families(text):
            if family.name in families:
                families[family.name].samples += family.samples
            else:
                families[family.name] = family
    return in_words(families.values())
