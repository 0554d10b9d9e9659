"""Every proposal counts: what was legal, what was refused, when chance steps in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ludoteca import IllegalMove, bots
from ludoteca.arena.judge import Judged
from ludoteca.kernel.registry import game


def judged(work: Callable[[Judged], Awaitable[None]], tries: int = 3) -> Judged:
    """A seat at Origo against `random`, asked."""

    async def run() -> Judged:
        match = game("origo").start(2, seed="judge", options={"start_player": 0})
        seat = Judged("t", match, 0, {1: bots.make("random", seed=1)}, ["Ada", "random"], tries, 7)
        seat.begin()
        await seat.turn()
        await work(seat)
        await seat.leave()
        return seat

    return asyncio.run(run())


def test_what_is_legal_is_counted() -> None:
    async def work(seat: Judged) -> None:
        await seat.play("A1")
        with pytest.raises(IllegalMove, match="not-your-turn"):
            await seat.play("A2")
        await seat.turn()
        await seat.play("A3")

    ledger = judged(work).ledger
    assert (ledger.legal, ledger.at_once, ledger.decisions) == (2, 2, 2)
    assert not ledger.refused


def test_refusals_are_counted_by_rule_and_chance_moves_after_too_many() -> None:
    async def work(seat: Judged) -> None:
        await seat.play("A1")
        await seat.turn()
        for move, code in (("A1", "refused"), ("zzz", "unknown-pick")):
            with pytest.raises(IllegalMove) as refused:
                await seat.play(move)
            assert refused.value.code == code
            assert "instead" not in refused.value.arguments
        with pytest.raises(IllegalMove) as last:
            await seat.play("A1")
        assert "After 3 refusals in a row" in last.value.arguments["instead"]
        await seat.turn()
        with pytest.raises(IllegalMove):
            await seat.play("A1")
        free = seat.asked()["picks"][0]["token"]
        await seat.play(free)

    seat = judged(work)
    ledger = seat.ledger
    assert ledger.refused == {"6": 3, "unknown-pick": 1}
    assert (ledger.legal, ledger.at_once, ledger.replaced, ledger.decisions) == (2, 1, 1, 3)
    assert [entry.seat for entry in seat.match.journal].count(0) == 3


def test_silence_is_noticed() -> None:
    async def work(seat: Judged) -> None:
        await asyncio.wait_for(seat.late(0.05), 60)
        assert not seat.state.over

    judged(work)


def test_a_refused_proposal_is_no_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks: list[float | None] = []
    timeout = asyncio.timeout

    def counted(seconds: float | None) -> asyncio.Timeout:
        clocks.append(seconds)
        return timeout(seconds)

    async def work(seat: Judged) -> None:
        monkeypatch.setattr(asyncio, "timeout", counted)
        late = asyncio.create_task(seat.late(3600))
        for proposals in range(3):
            await asyncio.sleep(0.01)
            assert clocks.count(3600) == proposals + 1, "the clock begins anew with each proposal"
            with pytest.raises(IllegalMove):
                await seat.play("zzz")
        late.cancel()

    judged(work, tries=10)


def test_after_a_forfeit_chance_plays_to_the_end() -> None:
    async def work(seat: Judged) -> None:
        await seat.play("A1")
        await seat.forfeit("tired")
        assert seat.state.over
        with pytest.raises(IllegalMove, match="substituted"):
            await seat.play("A2")

    ledger = judged(work).ledger
    assert (ledger.forfeit, ledger.decisions) == ("tired", 1)
