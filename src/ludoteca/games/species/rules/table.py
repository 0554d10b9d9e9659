"""Every decision of the game, with the chapter's functions that find, carry out and refuse its picks."""

from __future__ import annotations

from ludoteca.games.species.features import FEATURES
from ludoteca.games.species.heuristic import evaluate
from ludoteca.games.species.names import SEATS, Ask
from ludoteca.games.species.observation import see
from ludoteca.games.species.picture import picture
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.cards import do_beagle_card, find_beagle_card, why_not_beagle_card
from ludoteca.games.species.rules.crew import (
    among_crew_deck,
    among_crew_tool,
    do_crew_deck,
    do_crew_from,
    do_crew_place,
    do_crew_recall,
    do_crew_stack,
    do_crew_tile,
    do_crew_to,
    do_crew_tool,
    find_crew_deck,
    find_crew_from,
    find_crew_place,
    find_crew_recall,
    find_crew_tile,
    find_crew_to,
    find_crew_tool,
    why_not_crew_deck,
    why_not_crew_from,
    why_not_crew_place,
    why_not_crew_recall,
    why_not_crew_tile,
    why_not_crew_to,
    why_not_crew_tool,
)
from ludoteca.games.species.rules.discovery import (
    do_discover_space,
    do_displace,
    find_discover_space,
    find_displace,
    why_not_discover_space,
    why_not_displace,
)
from ludoteca.games.species.rules.grid import among_spaces, among_spaces_or_done
from ludoteca.games.species.rules.payment import (
    among_pay,
    do_binoculars_space,
    do_pay,
    find_binoculars_space,
    find_pay,
    why_not_binoculars_space,
    why_not_pay,
)
from ludoteca.games.species.rules.research import (
    do_place,
    do_recall,
    find_place,
    find_recall,
    why_not_place,
    why_not_recall,
)
from ludoteca.games.species.rules.setup import do_setup_cube, find_setup_cube, why_not_setup_cube
from ludoteca.games.species.rules.track import (
    among_stacks,
    among_tiles,
    do_put_under,
    do_refill,
    find_put_under,
    find_refill,
    why_not_stack,
)
from ludoteca.games.species.rules.turns import among_turn, do_turn, find_turn, order_of, proceed, why_not_turn
from ludoteca.games.species.scoring import all_volumes
from ludoteca.kernel.bits import i32
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.position import Position


class SpeciesPosition(SpeciesState):
    """A position that can be played.

    At the bottom of the stack lies TURN. Each further pick of a move is a decision put on top, which carries what was
    chosen so far, until the last pick takes them all off again. A discovery that is paid goes on as DISCOVERY.
    """

    feature_names = FEATURES
    values_in = "ludoteca.games.species"
    decisions = (
        Decision(Ask.SETUP_CUBE, find_setup_cube, do_setup_cube, why_not_setup_cube, among_spaces),
        Decision(Ask.TURN, find_turn, do_turn, why_not_turn, among_turn),
        Decision(Ask.RECALL, find_recall, do_recall, why_not_recall, among_spaces_or_done),
        Decision(Ask.PLACE, find_place, do_place, why_not_place, among_spaces),
        Decision(Ask.DISCOVER_SPACE, find_discover_space, do_discover_space, why_not_discover_space, among_spaces),
        Decision(Ask.DISPLACE, find_displace, do_displace, why_not_displace, among_spaces),
        Decision(Ask.PAY, find_pay, do_pay, why_not_pay, among_pay),
        Decision(
            Ask.BINOCULARS_SPACE, find_binoculars_space, do_binoculars_space, why_not_binoculars_space, among_spaces
        ),
        Decision(Ask.CREW_PLACE, find_crew_place, do_crew_place, why_not_crew_place, among_spaces),
        Decision(Ask.CREW_FROM, find_crew_from, do_crew_from, why_not_crew_from, among_spaces_or_done),
        Decision(Ask.CREW_TO, find_crew_to, do_crew_to, why_not_crew_to, among_spaces),
        Decision(Ask.CREW_RECALL, find_crew_recall, do_crew_recall, why_not_crew_recall, among_spaces_or_done),
        Decision(Ask.CREW_DECK, find_crew_deck, do_crew_deck, why_not_crew_deck, among_crew_deck),
        Decision(Ask.CREW_TOOL, find_crew_tool, do_crew_tool, why_not_crew_tool, among_crew_tool),
        Decision(Ask.CREW_TILE, find_crew_tile, do_crew_tile, why_not_crew_tile, among_tiles),
        Decision(Ask.CREW_STACK, find_refill, do_crew_stack, why_not_stack, among_stacks),
        Decision(Ask.DISCOVERY),
        Decision(Ask.BEAGLE_CARD, find_beagle_card, do_beagle_card, why_not_beagle_card),
        Decision(Ask.REFILL, find_refill, do_refill, why_not_stack, among_stacks),
        Decision(Ask.PUT_UNDER, find_put_under, do_put_under),
    )

    def apply(self, seat: i32, pick: i32) -> None:
        """Carry out one legal pick; after a whole move the game goes on until somebody is asked."""
        Position.apply(self, seat, pick)
        if self.draft == 0:
            proceed(self)

    def points(self, seat: i32) -> i32:
        """Tell the points of a seat now."""
        return self.vp[seat]

    def tie_break(self, seat: i32) -> i32:
        """Of equal players the one with more volumes is ahead, then the later in the order of turns (12.2, R41)."""
        return SEATS * all_volumes(self, seat) + order_of(self, seat)

    def evaluate(self, seat: i32) -> i32:
        """Estimate what the position is worth to a seat, in hundredths of a point."""
        return evaluate(self, seat)

    def see(self, seat: i32, to: Observation) -> None:
        """Write what a seat may see, as numbers."""
        see(self, seat, to)

    def redeal(self, seat: i32) -> None:
        """Deal anew what the seat cannot know: hands of the others and decks; at the end the hands are open (13)."""
        if self.depth:
            self.redeal_cards(seat)

    def picture(self) -> str:
        """Show the board as text."""
        return picture(self)
