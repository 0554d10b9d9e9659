"""Section 11: the Beagle sails, and scores the goals on its way."""

from __future__ import annotations

from ludoteca.games.species.names import Note, Source
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.scoring import goal_points, shows_hands
from ludoteca.games.species.tables import GOAL_STOP, LAST_STOP
from ludoteca.kernel.bits import i32


def sail(position: SpeciesState, steps: i32) -> None:
    """Move the Beagle space by space; goals score as it enters, steps beyond New Zealand are lost (11.1, 11.2)."""
    level: i32
    while steps > 0 and position.beagle < LAST_STOP:
        steps -= 1
        position.beagle += 1
        position.sailed = True
        position.note(Note.SAILED, -1, position.beagle, 0, 0, 0, 0, 0)
        for level in range(3):
            if (position.open_goals >> level) & 1 and GOAL_STOP[position.goals[level]] == position.beagle:
                score_goal(position, level)
    if position.beagle == LAST_STOP:
        position.note(Note.ARRIVED, -1, 0, 0, 0, 0, 0, 0)


def score_goal(position: SpeciesState, level: i32) -> None:
    """Score a goal for all and take its anchor away; it never scores again (11.2, R27, R29)."""
    seat: i32
    goal: i32 = position.goals[level]
    position.open_goals &= ~(1 << level)
    position.note(Note.GOAL, -1, level + 1, 0, 0, 0, 0, 0)
    if shows_hands(goal):
        position.revealed = True
    goal_points(position, goal)
    for seat in range(position.seats):
        if position.awarded[seat]:
            position.earn(seat, Source.GOAL1 + level, position.awarded[seat])
            position.note(Note.GOAL_SCORED, -1, seat, position.awarded[seat], 0, 0, 0, 0)
