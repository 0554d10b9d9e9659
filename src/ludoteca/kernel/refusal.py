"""Why a pick is not legal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """Why some picks are not legal: the rule that forbids them and a message id with arguments."""

    rule: str
    reason: str
    args: Mapping[str, Any]


class Refusals:
    """Words a game's refusals: `refuse("7.5", "empty")` is by rule 7.5, with the message `<game>-refused-empty`."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, rule: str, reason: str, **args: Any) -> Refusal:
        """Refuse by a rule."""
        return Refusal(rule, f"{self.game}-refused-{reason}", args) if args else self._plain(rule, reason)

    @cache  # noqa: B019 - games live as long as the process
    def _plain(self, rule: str, reason: str) -> Refusal:
        """Make a refusal without arguments once: every offer holds some."""
        return Refusal(rule, f"{self.game}-refused-{reason}", {})
