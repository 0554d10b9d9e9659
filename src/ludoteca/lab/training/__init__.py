"""Training: weights that correct a game's hand-written evaluation, found by self-play (docs/training.md)."""

from __future__ import annotations

from ludoteca.lab.training.plan import Plan
from ludoteca.lab.training.training import Generation, Training

__all__ = ["Generation", "Plan", "Training"]
