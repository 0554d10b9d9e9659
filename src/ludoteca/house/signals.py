"""Which numbers of the house are read when somebody asks how it is: one row each."""

from __future__ import annotations

import shutil

from prometheus_client.core import CounterMetricFamily as Count
from prometheus_client.core import GaugeMetricFamily as Gauge

from ludoteca.house.house import House
from ludoteca.house.jobs.bots import Bots
from ludoteca.house.metrics import Reading, Readings

HOUSE: tuple[Reading[House], ...] = (
    Reading(Gauge, "ludoteca_connections", "Open sockets", lambda house: len(house.senders)),
    Reading(
        Gauge,
        "ludoteca_people",
        "People who have a socket open",
        lambda house: len({one.player for one in house.senders} - {None}),
    ),
    Reading(Gauge, "ludoteca_tables_in_memory", "Tables that are awake", lambda house: len(house.tables)),
    Reading(Count, "ludoteca_commits", "Transactions of the writer", lambda house: house.store.writer.commits),
    Reading(Count, "ludoteca_jobs", "Changes in these transactions", lambda house: house.store.writer.jobs),
    Reading(
        Gauge,
        "ludoteca_waiting",
        "What waits to be stored, and to be looked up in journals",
        lambda house: {"writer": house.store.writer.waiting, "readers": house.readers.waiting},
        "queue",
    ),
    Reading(Gauge, "ludoteca_processes", "Processes that serve this house", lambda house: len(house.peers.alive)),
    Reading(
        Gauge,
        "ludoteca_disk_free_bytes",
        "Free space where the data folder is",
        lambda house: shutil.disk_usage(house.settings.data).free,
    ),
)
BOTS: tuple[Reading[Bots], ...] = (
    Reading(Gauge, "ludoteca_bots_waiting", "Bots that wait for their turn", lambda bots: bots.waiting(), "lane"),
    Reading(Gauge, "ludoteca_bots_thinking", "Bots that think", lambda bots: bots.thinking(), "lane"),
)


def read_from(house: House, bots: Bots) -> None:
    """Let the metrics of a house tell all this."""
    house.metrics.registry.register(Readings(house, HOUSE))
    house.metrics.registry.register(Readings(bots, BOTS))
