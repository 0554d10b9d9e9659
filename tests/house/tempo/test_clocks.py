"""The clocks are what a model says that looks at everything once a tick; and the traps that clocks fall into."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec import structs

from ludoteca.house.clock import DAY, HOUR, MINUTE, SECOND
from ludoteca.house.tempo.clocks import Asking, Clocks, Happening, fold
from ludoteca.house.tempo.rest import EVER, NEVER, Rest, Stretch
from ludoteca.house.tempo.tempos import PRESETS, Tempo
from tests.house.tempo.model import Model, Somebody

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
MONDAY = 1_784_505_600_000  # 2026-07-20 00:00 UTC
ZONES = (
    "UTC",
    "Europe/Rome",
    "America/New_York",
    "Asia/Tokyo",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",
    "Africa/Cairo",
)
BEGINS = (
    1_774_656_000_000,
    MONDAY,
    1_792_800_000_000,
    1_793_404_800_000,
)  # before summer time begins or ends somewhere
KINDS = ("move", "move", "move", "move", "undo", "rest", "held", "back", "out", "wait", "pause", "resume", "emergency")
NIGHTS = st.none() | st.tuples(
    st.sampled_from((0, 30, 20 * 60, 22 * 60 + 15, 23 * 60)), st.sampled_from((300, 375, 480))
)
RESTS = st.builds(
    Rest,
    zone=st.sampled_from(ZONES),
    night=NIGHTS,
    weekend=st.sampled_from(((), (5, 6), (2,))),
    holidays=st.sampled_from(((), ("2026-03-29",), ("2026-07-21", "2026-07-22"), ("2026-10-25",))),
)
SLOW = Tempo("slow", 6 * HOUR, 3 * HOUR, 8 * HOUR, 5 * HOUR, rests=True)
SLOWLY = st.sampled_from((SLOW, structs.replace(SLOW, rests=False, gain=0), PRESETS["day"], PRESETS["week"]))
QUICKLY = st.sampled_from((SLOW, structs.replace(SLOW, rests=False, gain=0), PRESETS["live-30"]))
STEPS = st.lists(
    st.tuples(st.sampled_from(KINDS), st.integers(0, 2), st.integers(0, 7), st.integers(0, 5), st.floats(0, 1), RESTS),
    max_size=14,
)
GAPS = st.lists(st.tuples(st.floats(0, 1), st.floats(0, 0.2)), max_size=2)


def plain(rest: Rest) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(rest)
    return told


def begin(at: int, asked: int, rests: dict[int, Rest], held: tuple[int, ...] = ()) -> Happening:
    told = {"rests": {str(seat): plain(rest) for seat, rest in rests.items()}, "held": [*held]}
    return Happening(0, 0, at, "begin", -1, {**told, "asked": asked, "forced": 0})


def compare(tick: int, longest: int, begins: int, tempo: Tempo, rests: list[Rest], steps: Any, gaps: Any) -> None:
    """Let fold and model go through the same steps, each up to so many ticks after the last."""
    span = longest * tick * len(steps)
    outages: list[Stretch] = [
        (begins + int(first * span) // tick * tick, begins + int((first + share) * span) // tick * tick)
        for first, share in gaps
    ]
    seats = len(rests)
    everybody = (1 << seats) - 1
    model = Model(tempo, [Somebody(tempo.bank, rest) for rest in rests], outages, tick, begins)
    for somebody in model.seats:
        somebody.asked = True
    happened = [begin(begins, everybody, dict(enumerate(rests)))]
    entries: list[Asking] = []
    line: list[int] = []  # what was taken back nobody can go back to
    at = begins
    for kind, seat, mask, back, wait, rest in steps:
        seat %= seats
        at += int(wait * longest) * tick
        seq = len(entries)
        if kind in ("move", "undo"):
            if kind == "undo" and line:
                line = line[: back % len(line)]
                move = f"undo {line[-1] if line else 0}"
            else:
                line = [*line, seq + 1]
                move = "any"
            entries.append(Asking(seq + 1, at, seat, move, mask & everybody, 0))
            model.move(entries[-1])
            continue
        if kind == "out" and (
            any(one.out for one in model.seats) or not model.seats[seat].asked or model.seats[seat].held
        ):
            continue
        more: dict[str, dict[str, Any]] = {
            "rest": {"rest": structs.asdict(rest)},
            "held": {"bot": "greedy"},
            "back": {"bot": None},
            "pause": {"until": at + 9 * longest * tick // 10},
        }
        told = more.get(kind, {})
        happened.append(Happening(len(happened), seq, at, "held" if kind == "back" else kind, seat, told))
        model.happen(happened[-1])
    told_by_rows = fold(tempo, seats, happened, entries, outages)
    assert [clock.left for clock in told_by_rows.seats] == [somebody.left for somebody in model.seats]
    assert [clock.out for clock in told_by_rows.seats] == [somebody.out for somebody in model.seats]
    # What is told of the time to come is what will have been.
    for number in range(seats):
        if (out_at := told_by_rows.out_at(number)) is not None and at < out_at <= at + 3 * longest * tick:
            model.pass_until(-(-out_at // tick) * tick)
            assert model.seats[number].left <= 0
            break


@given(st.sampled_from(BEGINS), QUICKLY, st.lists(RESTS, min_size=1, max_size=3), STEPS, GAPS)
@settings(max_examples=60, deadline=None, phases=PHASES)
def test_clocks_are_those_of_a_model_that_counts_seconds(
    begins: int, tempo: Tempo, rests: list[Rest], steps: Any, gaps: Any
) -> None:
    compare(SECOND, 7200, begins, tempo, rests, steps, gaps)


@given(st.sampled_from(BEGINS), SLOWLY, st.lists(RESTS, min_size=1, max_size=3), STEPS, GAPS)
@settings(max_examples=60, deadline=None, phases=PHASES)
def test_clocks_over_weeks_are_those_of_a_model_that_counts_minutes(
    begins: int, tempo: Tempo, rests: list[Rest], steps: Any, gaps: Any
) -> None:
    compare(MINUTE, 4000, begins, tempo, rests, steps, gaps)


def played(clocks: Clocks, seat: int, asked: int, at: int, *, forced: int = 0, move: str = "any") -> None:
    clocks.move(Asking(len(clocks._depths), at, seat, move, asked, forced))


def table(tempo: Tempo, seats: int = 2, rest: Rest = NEVER, at: int = MONDAY, **told: Any) -> Clocks:
    clocks = Clocks(tempo, seats, **told)
    clocks.happen(begin(at, 1, dict.fromkeys(range(seats), rest)))
    return clocks


def happened(clocks: Clocks, kind: str, seat: int, at: int, **told: Any) -> None:
    clocks.happen(Happening(clocks.number, len(clocks._depths) - 1, at, kind, seat, told))


def lefts(clocks: Clocks) -> list[int]:
    return [clock.left for clock in clocks.seats]


def test_time_runs_for_those_alone_who_are_asked_each_on_an_own_clock() -> None:
    clocks = table(structs.replace(SLOW, rests=False, gain=0), 3)
    played(clocks, 0, 0b110, MONDAY + HOUR)
    played(clocks, 1, 0b100, MONDAY + 2 * HOUR)
    played(clocks, 2, 0b001, MONDAY + 4 * HOUR)
    assert lefts(clocks) == [5 * HOUR, 5 * HOUR, 3 * HOUR]


def test_a_decision_without_a_choice_costs_no_time_and_brings_none() -> None:
    clocks = table(SLOW)
    played(clocks, 0, 0, MONDAY + HOUR, forced=0b10)
    assert clocks.out_at(1) is None and clocks.moved_at(1) == clocks.due() == MONDAY + HOUR + SLOW.grace
    played(clocks, 1, 0b01, MONDAY + 20 * HOUR)
    assert clocks.seats[1].left == SLOW.bank


def test_what_is_taken_back_and_played_again_brings_no_time_twice() -> None:
    clocks = table(structs.replace(SLOW, bank=HOUR, gain=MINUTE))
    at = MONDAY
    for _ in range(50):
        played(clocks, 0, 1, at := at + SECOND)
        seq = len(clocks._depths) - 1
        played(clocks, 0, 1, at := at + SECOND, move=f"undo {seq - 1}")
    assert clocks.seats[0].left == HOUR + MINUTE - 100 * SECOND


def test_gain_with_weekends_makes_no_game_endless() -> None:
    """Whoever rests as much as is allowed and moves only when time is about to be out has an end in sight."""
    lazy = Rest("Asia/Tokyo", (20 * 60, 8 * 60), (5, 6), tuple(f"2026-08-{day:02}" for day in range(1, 22)))
    for tempo in PRESETS.values():
        clocks = table(tempo, rest=lazy)
        at = MONDAY
        for _ in range(60):
            out_at = clocks.out_at(0)
            assert out_at is not None and out_at < EVER
            # At most a cap of waking hours for a decision: with twelve hours a day and five days a week.
            assert out_at - at <= tempo.cap * 2 * 7 / 5 + 24 * DAY + 3 * DAY
            at = out_at - SECOND
            played(clocks, 0, 1, at)
            assert clocks.seats[0].left <= tempo.cap
        weekend = MONDAY + 5 * DAY
        clocks = table(tempo, rest=Rest(weekend=(5, 6)), at=weekend)
        for _ in range(100):  # who moves at the weekend alone saves up, and no more than the cap
            played(clocks, 0, 1, weekend := weekend + MINUTE)
        assert clocks.seats[0].left <= tempo.cap


def test_other_hours_of_rest_count_from_the_next_decision_on() -> None:
    clocks = table(SLOW, rest=Rest(night=(23 * 60, 7 * 60)), at=MONDAY + 12 * HOUR)
    before = clocks.out_at(0)
    happened(clocks, "rest", 0, MONDAY + 13 * HOUR, rest=plain(Rest(night=(13 * 60, 60))))
    assert clocks.out_at(0) == before, "no night is made of the hour in which time is about to be out"
    played(clocks, 0, 1, MONDAY + 14 * HOUR)
    running = clocks.running(0)
    assert running[0][0] == MONDAY + 25 * HOUR


def test_holidays_count_at_once_and_no_earlier() -> None:
    clocks = table(SLOW, at=MONDAY)
    happened(clocks, "rest", 0, MONDAY + 2 * HOUR, rest=plain(Rest(holidays=("2026-07-20", "2026-07-21"))))
    assert clocks.seats[0].left == 4 * HOUR
    assert clocks.running(0) == [(MONDAY + 2 * DAY, MONDAY + 2 * DAY + 4 * HOUR)]


def test_no_clock_runs_while_a_claim_is_open() -> None:
    clocks = table(structs.replace(SLOW, rests=False, gain=0), 3)
    played(clocks, 0, 0b111, MONDAY)
    assert clocks.due() == MONDAY + SLOW.bank
    happened(clocks, "out", 1, MONDAY + SLOW.bank)
    assert clocks.standing and clocks.due() is None
    before = clocks.seats[2].left
    happened(clocks, "choice", 0, MONDAY + 90 * DAY, of=1, choice="wait")
    happened(clocks, "wait", 1, MONDAY + 90 * DAY)
    assert clocks.seats[2].left == before and clocks.seats[1].left == SLOW.bank // 6
    assert clocks.out_at(1) == MONDAY + 90 * DAY + SLOW.bank // 6


def test_who_is_out_of_time_may_still_move_and_goes_on_with_a_little() -> None:
    clocks = table(structs.replace(SLOW, rests=False, gain=0))
    happened(clocks, "out", 0, MONDAY + SLOW.bank)
    played(clocks, 0, 1, MONDAY + 2 * DAY)
    assert not clocks.standing and clocks.seats[0].left == SLOW.bank // 6


def test_going_away_and_coming_back_brings_no_time() -> None:
    clocks = table(structs.replace(SLOW, rests=False))
    for hours in (1, 2, 3):
        happened(clocks, "held", 0, MONDAY + hours * HOUR, bot="greedy")
        happened(clocks, "held", 0, MONDAY + hours * HOUR, bot=None)
    assert clocks.seats[0].left == 3 * HOUR
    assert clocks.seats[0].absent == (0, 0)


def test_an_outage_gives_all_time_back() -> None:
    outage = MONDAY + HOUR, MONDAY + 30 * DAY
    clocks = table(structs.replace(SLOW, rests=False), outages=[outage])
    assert clocks.out_at(0) == outage[1] + 5 * HOUR
    played(clocks, 0, 0, outage[1] + HOUR)
    assert clocks.seats[0].left == 4 * HOUR


@pytest.mark.parametrize("leap", [HOUR, 365 * DAY])
def test_a_machines_clock_that_jumps_takes_nobodys_time(leap: int) -> None:
    """Ahead, which the house notes as an outage, and back again, which counts as no time at all."""
    clocks = table(structs.replace(SLOW, rests=False, gain=0), outages=[(MONDAY + MINUTE, MONDAY + MINUTE + leap)])
    played(clocks, 0, 1, MONDAY + leap + 2 * MINUTE)
    assert clocks.seats[0].left == SLOW.bank - 2 * MINUTE
    played(clocks, 0, 1, MONDAY + 3 * MINUTE)
    assert clocks.seats[0].left == SLOW.bank - 2 * MINUTE
    played(clocks, 0, 1, MONDAY + leap + 3 * MINUTE)
    assert clocks.seats[0].left == SLOW.bank - 4 * MINUTE, "never more than went by in truth"


def test_a_pause_of_all_ends_by_itself_or_when_somebody_goes_on() -> None:
    clocks = table(structs.replace(SLOW, rests=False, gain=0))
    happened(clocks, "ask-pause", 1, MONDAY, until=MONDAY + DAY)
    happened(clocks, "agree", 0, MONDAY + HOUR)
    assert clocks.seats[0].left == 5 * HOUR, "time runs until all have agreed"
    happened(clocks, "pause", 1, MONDAY + HOUR, until=MONDAY + DAY)
    assert clocks.wish is None and clocks.out_at(0) == MONDAY + DAY + 5 * HOUR
    happened(clocks, "resume", 0, MONDAY + 2 * HOUR)
    assert clocks.out_at(0) == MONDAY + 7 * HOUR and clocks.pause(MONDAY + 3 * HOUR) is None


def test_an_emergency_stops_the_own_clock_alone() -> None:
    clocks = table(structs.replace(SLOW, rests=False, gain=0))
    played(clocks, 0, 0b11, MONDAY)
    happened(clocks, "emergency", 0, MONDAY + HOUR)
    played(clocks, 0, 0b10, MONDAY + 5 * HOUR)
    assert lefts(clocks) == [5 * HOUR, HOUR]


def test_who_takes_the_seat_of_somebody_else_begins_with_a_full_clock() -> None:
    clocks = table(SLOW)
    happened(clocks, "out", 0, MONDAY + DAY)
    happened(clocks, "offer", 0, MONDAY + DAY)
    assert clocks.standing and clocks.seats[0].offered
    happened(clocks, "take", 0, MONDAY + 2 * DAY, rest=plain(Rest("Asia/Tokyo")), since=0)
    assert not clocks.standing and clocks.seats[0].left == SLOW.bank and clocks.seats[0].rest.zone == "Asia/Tokyo"
    assert clocks.seats[0].absent == (0, 0)


def test_rows_come_to_the_same_whenever_they_are_read() -> None:
    """A journal read in parts, as a house does that is restarted, tells what it tells at once."""
    happened = [begin(MONDAY, 1, {}), Happening(1, 1, MONDAY + HOUR, "emergency", 1)]
    entries = [Asking(n, MONDAY + n * HOUR, (n - 1) % 2, "any", 1 << n % 2, 0) for n in range(1, 9)]
    clocks = fold(SLOW, 2, happened, entries[:4])
    for entry in entries[4:]:
        clocks.move(entry)
    whole = fold(SLOW, 2, reversed(happened), entries)
    assert clocks.seats == whole.seats and clocks.due() == whole.due()
