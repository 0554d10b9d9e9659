"""What a training does: all that its result hangs on, written down beside it."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.bots.judges import HAND

VALUES, PRIOR, TRIALS = LEARNED = "values", "prior", "trials"
"""What can be learned: what positions are worth, by a fit or by trials of what wins, or what picks are expected to be
worth before they are tried."""

ALL, NEW = MOVED = "all", "new"
"""Which weights trials move: all, or those of features that weighed nothing where the training began."""


class Plan(Struct, frozen=True, kw_only=True):
    """The settings of a training; who goes on with one has the same."""

    game: str
    seats: int = 2
    seed: int = 1
    begin: str = HAND
    """What plays the first generation and is to be beaten first: a file of weights, or the hand-written evaluation."""
    learn: str = VALUES
    """What is learned; the other stays as it began."""
    playouts: int = 200
    """How many play-outs a search of self-play may have for a move."""
    games: int = 2000
    """How many games a generation plays."""
    steps: int = 7
    """In how many steps weights follow trials: so many parts the games of a generation have then."""
    sway: float = 0.08
    """How far a weight is moved in a trial: so many points it makes the worths of seats differ more or less."""
    move: str = ALL
    """Which weights trials move: those of features that weigh nothing yet alone tell more in as many games."""
    explore: float = 0.05
    """Which share of the moves is any legal one."""
    trace: float = 0.97
    """What part of a position's target comes from what happens later, and not from the next position (λ)."""
    window: int = 4
    """How many generations of games are learned from."""
    epochs: int = 12
    """How often a fit goes through all positions."""
    decay: float = 1e-3
    """How strongly weights are held at nought, where the hand-written evaluation alone speaks."""
    trust: float = 64.0
    """For how many visits of a pick what it is expected to be worth counts."""
    match_budget: str = "0.02"
    """What both sides of a match may spend on a move: seconds of computing time, or play-outs (`200p`)."""
    pace: float = 0.8
    """How many play-outs a search with weights makes while one without makes one: the handicap in matches by them."""
    match_games: int = 400
    """How many games a match may take to decide; what it does not decide is not accepted."""
