"""A tournament in words: what was played, whether the question is answered, who forfeited."""

from __future__ import annotations

from ludoteca.lab.tournament.fixtures import Seatings
from ludoteca.lab.tournament.standings import forfeits
from ludoteca.lab.tournament.tournament import Tournament

REASONS = 8
"""How many reasons for forfeits are told."""


def title(tournament: Tournament) -> str:
    """Say what was played."""
    form = "gauntlet of " if tournament.schedule.gauntlet else "round robin of "
    seatings = sorted({tournament.schedule.of(line_up) for line_up in tournament.schedule.line_ups})
    clock = tournament.clock
    timed = "" if clock is None else f", {clock.left / 1000:g} s a seat and {clock.gain / 1000:g} s a move by the clock"
    return (
        f"{len(tournament.outcomes)} games of {tournament.name}, {tournament.seats} seats: "
        f"{form}{counted(len(tournament.schedule.line_ups), 'line-up')} on {counted(tournament.deals, 'deal')}, "
        f"{' and '.join('all seatings' if one is Seatings.ALL else 'rotations' for one in seatings)}{timed}"
    )


def counted(number: int, what: str) -> str:
    """Say how many there are.

    >>> counted(1, "deal"), counted(2, "deal")
    ('1 deal', '2 deals')
    """
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def remarks(tournament: Tournament) -> list[str]:
    """Say what the table does not: the answer, who forfeited, which games of the file did not count."""
    told = []
    if question := tournament.question:
        says = {True: "Yes", False: "No, less", None: "Not decided"}[question.answer]
        low, high = question.interval
        certainty = f"{100 - 100 * question.error:g} %"
        told.append(
            f"Does {tournament.players[0]} win more than {100 * question.share:g} % of its games? {says}, after "
            f"{counted(question.count, 'deal')}: it wins {100 * question.mean:.1f} %; the {certainty} interval, which "
            f"holds at every moment, is {100 * low:.1f}–{100 * high:.1f} %."
        )
    reasons = list(forfeits(tournament).items())
    told += [f"{bot} forfeited {counted(times, 'game')}: {reason}" for (bot, reason), times in reasons[:REASONS]]
    if len(reasons) > REASONS:
        told.append(f"… and for {len(reasons) - REASONS} more reasons")
    if tournament.passed_over:
        of_file = counted(tournament.passed_over, "game")
        told.append(f"{of_file} of the file did not count: other rules, options, seeds or line-ups")
    return told
