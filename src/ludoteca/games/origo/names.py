"""The names of Origo's decisions, actions and events, numbered in the order in which they stand."""

from __future__ import annotations

from ludoteca.kernel.numbered import Numbered, member

SQUARES = 100
SEATS = 5
FIRST_CARD = 128
"""Picks: squares are 0-99, cards by kind from here, actions from `Act.EXPAND` on."""
LAST_ROUND_REASONS = ("countries", "supply")


class Ask(Numbered):
    """Decisions (7.2), with what each step of a move has chosen before."""

    PLACE = member()
    MENU = member()
    EXPAND_CARD = member()
    EXPAND_SQUARE = member("card")
    ATTACK_CARD = member()
    ATTACK_SQUARE = member("card")
    MOVE_FROM = member()
    MOVE_TO = member("square")
    EXCHANGE_CARD = member()
    NAVIGATE_FROM = member()
    NAVIGATE_TO = member("square")
    REINFORCE = member(square=range(SQUARES), attacker=range(SEATS), defender=range(SEATS), flags=range(2))


class Act(Numbered, first=176):
    """Actions of the menu (7.2), then those of a combat (7.5)."""

    EXPAND = member()
    ATTACK = member()
    MOVE = member()
    EXCHANGE = member()
    NAVIGATE = member()
    END = member()
    SHOW = member()
    FLAG = member()


class Note(Numbered):
    """Events for the log, with what their numbers are; `cards` is a set."""

    STARTED = member("seat")
    PLACED = member("seat", "square")
    PLAY_BEGINS = member()
    TURN = member("seat", "round")
    EXPANDED = member("seat", "card", "square")
    ATTACKED = member("seat", "defender", "card", "square")
    REINFORCED = member("seat", "cards")
    FLAGGED = member("seat")
    COMBAT_WON = member("seat", "defender", "square", "attack", "defence")
    COMBAT_HELD = member("seat", "attacker", "square", "attack", "defence")
    MOVED = member("seat", "from", "to")
    NAVIGATED = member("seat", "from", "to")
    EXCHANGED = member("seat")
    EXCHANGED_OWN = member("cards")
    DREW = member("seat", "count")
    DREW_OWN = member("cards")
    FOUNDED = member("seat", "country", "points")
    RESHUFFLED = member()
    PASSED = member("seat")
    ENDED_TURN = member("seat")
    SCORING = member("round")
    SCORED = member("seat", "clan", "naval", "countries", "points")
    NEW_START_PLAYER = member("seat")
    LAST_ROUND = member("reason")
    OVER = member()
