"""Why a pick is not legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """Why some picks are not legal: the rule that forbids them and a message id with arguments."""

    rule: str
    reason: str
    args: Mapping[str, Any]
