"""Bots: they see a view and an offer, as a person does, and answer with a move (docs/bots.md)."""

from __future__ import annotations

from ludoteca.bots.catalogue import budget, levels, make, points
from ludoteca.bots.player import Bot, Player

__all__ = ["Bot", "Player", "budget", "levels", "make", "points"]
