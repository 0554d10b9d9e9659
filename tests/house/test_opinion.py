"""The engine's opinion: by the evaluator of the reviews, the same for all, and never of a deal that is played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

from ludoteca.house.clock import DAY
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.verbs import branch, close, opinion, sit, start
from ludoteca.house.verbs.play import play
from ludoteca.kernel.replay import fingerprint
from ludoteca.ledger.accounts import accounts
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.lenses import OPEN, lens
from tests.house.test_branch import finished
from tests.support.clock import TurnedClock
from tests.support.inside import arrive, asked, begin, first_move, inside, open_inside


@inside
async def test_a_step_is_judged_by_the_evaluator_of_the_reviews(house: House) -> None:
    ada, bo = [await arrive(house, name) for name in ("Ada", "Bo")]
    table = await finished(house, ada, bo)
    told = await opinion.opinion(house, table, None, 9)
    assert table.match is not None
    then = table.match.at(9)
    judge = evaluator(then.game, 2)
    seed = fingerprint(table.match.record())
    curve = accounts(table.match, judge, lens(OPEN, judge, seed), seed).events
    assert told.chances == [*[event for event in curve if event.seq <= 9][-1].chances]
    assert sum(told.chances) == pytest.approx(1)
    assert told.seat == then.to_act[0] and told.decision is not None and told.fitted == judge.fitted
    picks = {pick.id for pick in then.offer(told.seat, reasons=False).picks}
    assert told.moves and {one.pick for one in told.moves} <= picks
    assert all(0 <= one.chance <= 1 and 0 < one.share <= 1 for one in told.moves)
    assert await opinion.opinion(house, table, bo.id, 9) == told, "all who ask are told the same"
    last = await opinion.opinion(house, table, ada.id, table.seq)
    assert last.seat is None and last.moves == [] and max(last.chances) >= 0.5


@inside
async def test_many_are_told_at_once_what_each_is_told_alone(house: House) -> None:
    ada, bo = [await arrive(house, name) for name in ("Ada", "Bo")]
    table = await finished(house, ada, bo)
    steps = range(1, 25)
    alone = [await opinion.opinion(house, table, None, step) for step in steps]
    assert await asyncio.gather(*(opinion.opinion(house, table, None, step) for step in steps)) == alone


@inside
async def test_nothing_is_told_while_the_deal_is_played_anywhere(house: House) -> None:
    ada, bo, eve = [await arrive(house, name) for name in ("Ada", "Bo", "Eve")]
    running = await begin(house, ada, bo)
    table = await finished(house, ada, bo)
    same = await finished(house, ada, bo, name="shared", round="same")
    await house.store.add_table(structs.replace(running.row, id="other", round="same"))
    for at, seq, code in ((running, 0, "not-over"), (same, 1, "round-going-on"), (table, 999, "no-such-step")):
        with pytest.raises(Refused) as refused:
            await opinion.opinion(house, at, None, seq)
        assert refused.value.code == code
    together = await branch.branch(house, table, ada, 7, "greedy", None, together=True)
    with pytest.raises(Refused) as refused:
        await opinion.opinion(house, table, eve.id, 3)
    assert refused.value.code == "branch-going-on", "nobody can be told what somebody at the branch might hear"
    await close.close(house, together, ada)
    assert (await opinion.opinion(house, table, eve.id, 3)).moves
    await branch.branch(house, table, ada, 7, "greedy", None)
    with pytest.raises(Refused) as refused:
        await opinion.opinion(house, table, ada.id, 3)
    assert refused.value.code == "branch-going-on"
    assert (await opinion.opinion(house, table, eve.id, 3)).moves, "what somebody tries alone holds up nobody else"


def test_a_branch_that_was_left_withholds_nothing_after_a_day(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def run() -> None:
        async with open_inside(tmp_path, clock) as house:
            ada, bo = [await arrive(house, name) for name in ("Ada", "Bo")]
            table = await finished(house, ada, bo)
            together = await branch.branch(house, table, ada, 7, "greedy", None, together=True)
            for seat, taken in enumerate(together.row.seats):
                if not taken.taken:
                    await sit.sit(house, together, bo, seat)
            await start.start(house, together, ada)

            async def withheld() -> bool:
                try:
                    return not (await opinion.opinion(house, table, bo.id, 3)).moves
                except Refused as refused:
                    return refused.code == "branch-going-on"

            clock.turn(DAY - 1000)
            assert await withheld()
            number = asked(together)
            picks, offer = first_move(together, number)
            await play(house, together, together.row.seats[number].player, "key", picks, offer)
            clock.turn(DAY - 1000)
            assert await withheld(), "somebody has moved since"
            clock.turn(2000)
            assert not await withheld(), "nobody has moved for a day"
            number = asked(together)
            picks, offer = first_move(together, number)
            await play(house, together, together.row.seats[number].player, "again", picks, offer)
            assert await withheld(), "it goes on"

    asyncio.run(run())
