"""Fields that several messages share, with their limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

RESERVED = "\x01"
"""Keys of what the house plays for people begin so: nobody can send one, and pass off a move of theirs as such."""
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00\x01]+$")]
Secret = Annotated[str, Meta(max_length=64)]
OfferId = Annotated[str, Meta(max_length=64)]
Picks = Annotated[list[Annotated[int, Meta(ge=0, le=255)]], Meta(max_length=256)]
MoveText = Annotated[str, Meta(min_length=1, max_length=512)]
ENDS = ("played", "illegal", "asked-else", "unless", "went-on")
"""Why orders end: all are played; illegal; something else is asked; another did what was named; one has played."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotName = Annotated[str, Meta(max_length=64)]
