"""How large a game can become (sections 5 to 9)."""

from __future__ import annotations

from ludoteca.games.origo.data import load
from ludoteca.kernel.bits import popcount
from ludoteca.kernel.limits import Limits

FIGHT = 3
"""Picks of an expansion, or of what opens a combat: the action, the card, the square (7.3, 7.5)."""
SHIFT = 3
"""Picks of a move, an exchange or a navigation: the action, and two squares or cards (7.6 to 7.8)."""
CARD_SHOWN = 3
"""Picks for each card of a combat at most: the white flag before, the card, and showing it by itself (7.5 step 3)."""


def limits(seats: int) -> Limits:
    """Tell what no game exceeds.

    The shields bound the fights: each takes one of a supply that is never filled up. Moves, exchanges and navigations
    cost nothing; in the rounds that hold only these, the technical limit bounds the game (R43).
    """
    raw = load().raw
    rules, hand = raw["rules"], raw["cards"]["hand_size"]
    players = raw["setup"]["players"][str(seats)]
    turns = rules["technical_round_limit"] * seats
    fights = seats * (players["shields"] - players["initial"])
    shifts = turns * rules["move_or_exchange_per_turn"]
    combat = FIGHT + CARD_SHOWN * (2 * hand - 1) + rules["consecutive_passes_to_end_combat"]
    picks = seats * players["initial"] + turns + shifts * SHIFT + fights * combat + _navigations(fights, shifts) * SHIFT
    spent = shifts * raw["cards"]["exchange_size"] + fights * 2 * hand
    return Limits(
        picks=picks,
        draws=1 + seats * hand + spent,  # the start player, the first hands, and a card for each that was spent (7.9)
        results=raw["meta"]["cards_total"],
        least=raw["setup"]["start_points_base"],
        most=_most_points(seats),
    )


def _navigations(fights: int, shifts: int) -> int:
    """Count the navigations: of all shields at sea, once in each turn of their owner (7.8, R21).

    The turns of the others never bring a shield of one's own to sea. So in a round those navigate that were at sea when
    it began, and those that came there in their owner's turn, by a fight or by a move.
    """
    data = load()
    at_sea = sum(popcount(sea.squares) for sea in data.seas)
    navigations: int = data.raw["rules"]["technical_round_limit"] * at_sea + fights + shifts
    return navigations


def _most_points(seats: int) -> int:
    """Add up the most that one player can have (5, 7.4, 8)."""
    data = load()
    raw, scoring = data.raw, data.raw["scoring"]
    shields = raw["setup"]["players"][str(seats)]["shields"]
    start = raw["setup"]["start_points_base"] + raw["setup"]["start_points_step"] * (seats - 1)
    # A player's equal clans do not lower each other: all of them may be first (8.2, R31).
    clans = shields // scoring["clan"]["minimum"] * max(scoring["clan"]["points"])
    at_sea = sum(popcount(sea.squares) for sea in data.seas)
    naval = at_sea * scoring["naval"]["per_shield"] + max(scoring["naval"]["bonus"])
    countries = sum(max(country.points) + scoring["country"]["monopoly_bonus"] for country in data.countries)
    # The last country brings the last round, which is scored exactly once (9, R38).
    triggers = [founded for founded in scoring["founding"]["triggers"] if founded < len(data.countries)]
    most: int = start + sum(scoring["founding"]["values"]) + (len(triggers) + 1) * (clans + naval + countries)
    return most
