"""Tournaments: bots play each other on the same deals from every seat (docs/tournaments.md)."""

from __future__ import annotations

from ludoteca.lab.tournament.fixtures import Fixture, Seatings
from ludoteca.lab.tournament.games_file import GamesFile
from ludoteca.lab.tournament.outcome import Outcome
from ludoteca.lab.tournament.playing import play
from ludoteca.lab.tournament.tournament import Tournament

__all__ = ["Fixture", "GamesFile", "Outcome", "Seatings", "Tournament", "play"]
