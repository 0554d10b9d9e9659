"""Who is alive: leases that end with a crash."""

from __future__ import annotations

import subprocess
import sys

from ludoteca.house.house import House
from ludoteca.house.peers import LEASE, Peers, crashed
from ludoteca.house.store.reading import there
from tests.support.inside import inside


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
