"""What every bot of the house shares: it sees a view and an offer, and answers with a move in notation."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Protocol

from ludoteca.bots.clock import Allotment, TimeLeft, allot
from ludoteca.bots.judges import SHIPPED, Judge
from ludoteca.kernel.registry import game

if TYPE_CHECKING:
    from ludoteca.kernel.position import Position
    from ludoteca.kernel.room import View


class Bot(Protocol):
    """Anything that can be asked for a move, whether it runs here or elsewhere."""

    def choose(self, view: View, offer: dict[str, Any], clock: TimeLeft | None = None) -> str:
        """Answer an offer with a complete move in notation, within what is left on the seat's clock if it has one."""
        ...


class Player(ABC):
    """A bot that thinks on positions made from its view; hidden cards in them are dealt anew, never known.

    Its luck at a decision comes from its seed, the view and the picks on offer alone, so that it plays alike
    whatever the things that it cannot see are like.
    """

    def __init__(self, seed: int | None = None, judge: Judge = SHIPPED) -> None:
        self.seed = secrets.randbits(64) if seed is None else seed
        self._judge = judge
        self._luck = 0
        self._allotment: Allotment | None = None
        """What this decision may take where its seat has a clock."""

    def choose(self, view: View, offer: dict[str, Any], clock: TimeLeft | None = None) -> str:
        """Answer an offer with a complete move in notation, within what is left on the seat's clock if it has one."""
        now = time.monotonic()
        played = game(view["game"])
        seat: int = offer["seat"]
        position = played.position_from(view)
        on_offer = [pick["id"] for pick in offer["picks"]]
        asked = json.dumps([self.seed, view, on_offer], sort_keys=True).encode()
        luck = int.from_bytes(hashlib.blake2b(asked, digest_size=8).digest(), "big")
        self._allotment = None if clock is None else allot(clock, played.decisions_left(position), now)
        return " ".join(played.vocabulary.token(pick) for pick in self._decide(position, seat, luck))

    def decide(self, position: Position, seat: int, luck: int) -> list[int]:
        """Choose the picks of a complete move in a position, which stays as it is; the seat's bot sees its share alone.

        `luck` (64 bits) stands for the bot's seed here: the same luck gives the same move in all that looks alike.
        """
        self._allotment = None
        return self._decide(position, seat, luck)

    def _decide(self, position: Position, seat: int, luck: int) -> list[int]:
        self._luck = luck
        known = position.clone()
        known.simulate(self.luck())
        known.deal_unknown(seat)
        known.value_by(self._judge.values(known))
        return self.pick(known, seat)

    def luck(self) -> int:
        """Give the next 64 random bits of this decision."""
        self._luck = int.from_bytes(hashlib.blake2b(self._luck.to_bytes(8, "big"), digest_size=8).digest(), "big")
        return self._luck

    @abstractmethod
    def pick(self, position: Position, seat: int) -> list[int]:
        """Choose the picks of a complete move, in a position whose hidden part was dealt anew."""
