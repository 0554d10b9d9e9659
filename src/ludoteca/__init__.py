"""Ludoteca: a house for modern board games, with a rules engine underneath.

>>> import ludoteca
>>> origo = ludoteca.game("origo")
>>> match = origo.start(seats=3, seed="spring")
>>> match.to_act
(0,)
>>> entry = match.play(0, "C8")
>>> match.view(1)["board"][2]
'.......r..'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca import _newer as _newer
from ludoteca import _pure as _pure
from ludoteca.kernel.errors import BadOption, BadRecord, GameError, IllegalMove
from ludoteca.kernel.game import Game
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.match import Match
from ludoteca.kernel.offers import Offer
from ludoteca.kernel.records import read
from ludoteca.kernel.registry import game, registered
from ludoteca.kernel.replay import replay as _replay
from ludoteca.kernel.views import Result

__all__ = [
    "BadOption",
    "BadRecord",
    "Entry",
    "Game",
    "GameError",
    "IllegalMove",
    "Match",
    "Offer",
    "Result",
    "game",
    "registered",
    "replay",
]


def replay(record: Mapping[str, Any]) -> Match:
    """Play a record again, checking luck, commitment and result; raises BadRecord when they do not hold."""
    return _replay(game(read(record).game), record)
