"""Carries out what was to happen later, when its time has come: any process with which tables are at home takes it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial

from ludoteca.house.asked import FULL, GATHERED, HOOK, HOOK_GATHERED, LETTER, PUSH, START, TABLE_HOOK, THEN
from ludoteca.house.clocked import CLOCK
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs.job import Job
from ludoteca.house.logs import log
from ludoteca.house.notices import hooks, letters
from ludoteca.house.notices.gathered import call_gathered, tell_gathered
from ludoteca.house.notices.turn import push_again, tell_turn
from ludoteca.house.store import tempo, timers
from ludoteca.house.store.rows import TimerRow
from ludoteca.house.store.store import Also
from ludoteca.house.store.together import Together
from ludoteca.house.store.tournaments import LOOK as TOURNAMENT
from ludoteca.house.verbs.gather import begin
from ludoteca.house.verbs.pairing import look_after
from ludoteca.house.verbs.timing import look_at_clocks

LOOK = 1.0
"""Seconds from one look to the next."""
TOGETHER = 10
"""So many are carried out side by side: what they write is one commit, and all are done within their lease."""
Handler = Callable[[House, TimerRow], Awaitable[Also | None]]
"""Carries out what a timer is for; gives what else is to be written together with its being done, if anything."""
LANES: Sequence[Mapping[str, Handler]] = (
    {CLOCK: look_at_clocks, START: begin},
    {**dict.fromkeys(THEN, tell_turn), PUSH: push_again, GATHERED: tell_gathered, FULL: tell_gathered},
    {LETTER: letters.write},
    {HOOK: hooks.call_own, TABLE_HOOK: hooks.call_for_table, HOOK_GATHERED: call_gathered},
    {TOURNAMENT: look_after},
)
"""What is to be done, by kind of timer; it is done again where a process has died over it. A server outside that keeps
one lane waiting holds up none of the others.
"""

HOPELESS = ("unreadable-table", "not-found")
"""What is refused for good: whoever mends it begins anew."""


class Timers(Job):
    """Looks every second whether anything is due."""

    def __init__(self, house: House) -> None:
        self._house = house
        super().__init__(*(self._rounds(lane) for lane in LANES))

    async def _rounds(self, lane: Mapping[str, Handler]) -> None:
        while True:
            try:
                if self._house.peers.hosting:
                    await carry_out(self._house, [lane])
            except Exception:
                log.exception("timers-failed")
            await asyncio.sleep(LOOK)


async def carry_out(house: House, lanes: Iterable[Mapping[str, Handler]] = LANES) -> int:
    """Carry out all that is due and that this process can take, lane by lane; tells how much it was."""
    done = 0
    for lane in lanes:
        found = await house.store.read(timers.due, house.now(), tuple(lane))
        if found:
            # First whether the house was away, or the machine's clock has leapt: nobody's time is out because of that.
            await house.store.writer.run(partial(tempo.beat, at=house.now()))
            await house.learn_outages()
        for start in range(0, len(found), TOGETHER):
            group = found[start : start + TOGETHER]
            taken = await house.store.writer.run(partial(timers.take, found=group, at=house.now()))
            dropped = Together(partial(_drop, house))
            await asyncio.gather(*[_carry_out(house, timer, lane[timer.kind], dropped) for timer in taken])
            done += len(taken)
    return done


async def _carry_out(house: House, timer: TimerRow, handler: Handler, dropped: Together[TimerRow, None]) -> None:
    try:
        also = await handler(house, timer)
        if also is None:
            await dropped.of(timer)
        else:
            await house.store.writer.run(partial(timers.drop, done=[timer], also=also))
    except Refused as refused:  # what another process has just changed, or a store that is away, is looked at again
        house.refused(refused, table=timer.table_id)
        if refused.code in HOPELESS:
            await dropped.of(timer)
    except Exception:
        log.exception("timer-failed", extra={"about": {"timer": timer.kind, "table": timer.table_id}})


async def _drop(house: House, done: list[TimerRow]) -> dict[TimerRow, None]:
    await house.store.writer.run(partial(timers.drop, done=done))
    return dict.fromkeys(done)
