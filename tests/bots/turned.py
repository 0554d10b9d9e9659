"""A clock for searches that goes on when it is looked at."""

from __future__ import annotations

import pytest

from ludoteca.bots import player, tree

BEGIN = 50.0


class Turned:
    """Goes on by so much whenever it is looked at, whatever the machine does meanwhile."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.at = BEGIN

    def monotonic(self) -> float:
        self.at += self.seconds
        return self.at

    thread_time = monotonic


def turned(monkeypatch: pytest.MonkeyPatch, seconds: float) -> Turned:
    """Let searches go by such a clock."""
    clock = Turned(seconds)
    monkeypatch.setattr(tree, "time", clock)
    monkeypatch.setattr(player, "time", clock)
    return clock
