"""Who is alive: leases that end with a crash."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.house.house import House
from ludoteca.house.jobs import timers
from ludoteca.house.jobs.timers import Timers
from ludoteca.house.peers import LEASE, Peers, crashed, hosts
from ludoteca.house.store.reading import there
from tests.support.inside import inside, open_inside, twin_of, until


def gone() -> str:
    """The name of a process of this machine that has ended."""
    machine, _, token = Peers().name.split("-")
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    return f"{machine}-{ended.pid}-{token}"


def test_only_a_process_of_this_machine_is_known_to_have_crashed() -> None:
    here, ended = Peers().name, gone()
    assert not crashed(here) and crashed(ended) and len(here) <= 32
    assert not crashed("elsewhere" + ended[8:]), "another machine has numbers of its own"
    for name in ("", "0123456789abcdef", here[:8], f"{here[:8]}-x-y", f"{here[:8]}-1-y", f"{here[:8]}-{'9' * 30}-y"):
        assert not crashed(name)


def test_no_table_is_at_home_with_a_spare_process_while_there_are_others() -> None:
    here, spare = Peers(), Peers(spare=True)
    tables = [f"table-{number}" for number in range(50)]
    assert all(spare.mine(one) for one in tables) and spare.hosting, "alone it does all"
    assert len(spare.name) <= 32 and not crashed(spare.name)
    here.alive = spare.alive = frozenset((here.name, spare.name))
    assert all(here.mine(one) for one in tables) and here.hosting and here.hosts == [here.name]
    assert not any(spare.mine(one) for one in tables) and not spare.hosting and not spare.alone
    spare.alive = frozenset((spare.name,))
    assert all(spare.mine(one) for one in tables), "whoever is left looks after all"
    assert hosts([]) == []


@inside
async def test_a_lease_outlives_no_crash(house: House) -> None:
    store, far, ended = house.store, "0a0a0a0a-1-00000000", gone()
    for name in (far, ended):
        await store.beat(name, 1_000, LEASE, lambda name: False)
    await store.report(ended, {"table": ([0], 1)})
    await store.report(far, {"table": ([1], 0)})
    assert await store.beat("here", 1_000 + LEASE, LEASE, crashed) == {"here", far}
    assert await store.read(there, ["table"], "here") == {"table": [([1], 0)]}
    assert await store.beat("here", 1_001 + LEASE, LEASE, crashed) == {"here"}, "no sign of life for too long"


def test_what_is_due_is_carried_out_where_tables_are_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    carried_out = set[str]()

    async def carry_out(house: House, _lanes: object) -> int:
        carried_out.add(house.peers.name)
        return 0

    async def run() -> None:
        async with open_inside(tmp_path) as here, twin_of(here) as spare:
            spare.peers = Peers(spare=True)
            here.peers.alive = spare.peers.alive = frozenset((here.peers.name, spare.peers.name))
            jobs = Timers(here), Timers(spare)
            await until(lambda: carried_out)
            await asyncio.sleep(0.05)
            assert carried_out == {here.peers.name}
            spare.peers.alive = frozenset((spare.peers.name,))
            await until(lambda: len(carried_out) == 2)
            for one in jobs:
                await one.close()

    monkeypatch.setattr(timers, "LOOK", 0.01)
    monkeypatch.setattr(timers, "carry_out", carry_out)
    asyncio.run(run())
