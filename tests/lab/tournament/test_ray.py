"""A cluster of two nodes says what processes of one machine say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.lab.tournament import Tournament
from ludoteca.lab.tournament.runners import CannotPlay, Runner, processes, ray
from ludoteca.lab.tournament.standings import Cell, standings

BOTS = ("random", "greedy", "search:1p", "search:2p")
STORE = 100 * 2**20
"""Bytes of the object store of a node; games are small."""


def table(runner: Runner, deals: int) -> list[dict[str, Cell]]:
    """The table of a round robin, but for the time that it took."""
    tournament = Tournament("origin", BOTS)
    assert len(list(tournament.play(deals, runner))) == 12 * deals
    return [
        {name: cell for name, cell in row.cells().items() if name != "cpu_seconds"} for row in standings(tournament)
    ]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a cluster of two nodes on this machine."""
    monkeypatch.setenv("RAY_worker_niceness", "0")  # else all that a busy machine does comes first
    nodes = pytest.importorskip("ray.cluster_utils", reason="pip install 'ludoteca[ray]'").Cluster()
    try:
        for _ in range(2):
            nodes.add_node(num_cpus=1, object_store_memory=STORE, include_dashboard=False)
        nodes.wait_for_nodes()
        yield nodes.address
    finally:
        nodes.shutdown()


@pytest.mark.lab
@pytest.mark.timeout(3600)
def test_a_cluster_and_processes_give_the_same_table(cluster: str) -> None:
    on_ray, here = table(ray(cluster), 200), table(processes(), 200)
    assert on_ray == here
    assert [row["games"] for row in here] == [1200] * 4


@pytest.mark.lab
def test_a_cluster_that_is_not_there_is_told() -> None:
    pytest.importorskip("ray", reason="pip install 'ludoteca[ray]'")
    with pytest.raises(CannotPlay):
        table(ray("nonsense://nowhere"), 1)
