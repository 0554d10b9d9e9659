"""What the rules of On the Origin of Species number: decisions, picks, notes, cards, and all that has a name.

Compiled rules read `BeagleCard.MAP` as the number itself.
"""

from __future__ import annotations

from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.refusal import Refusals

# How many there are.

SEATS = 4
SPACES = 20
NEW = 27  # new species come first, then the three known ones
CARDS = 28
PER_HABITAT = 5  # cards of a habitat; they come first, then the Beagle's

TOP_LEVEL = 4  # tiles of this level have no icons and take no cubes
NOWHERE = -1  # no space
NO_CARD = -1
NO_ASK = -1

# The first pick of each kind; spaces begin at 0.

FIRST_TILE = 20
FIRST_CARD = 128
FIRST_DECK = 160
FIRST_STACK = 164
FIRST_ACT = 168

SPACE_PICKS = range(SPACES)
TILE_PICKS = range(FIRST_TILE, FIRST_TILE + NEW + 3)
CARD_PICKS = range(FIRST_CARD, FIRST_CARD + CARDS)
DECK_PICKS = range(FIRST_DECK, FIRST_DECK + 3)
STACK_PICKS = range(FIRST_STACK, FIRST_STACK + 3)


class Ask(Numbered):
    """The decisions, with the slots of their frames.

    TURN lies at the bottom of the stack. DISCOVERY lies under what a discovery asks after its payment, and is never
    asked itself.
    """

    SETUP_CUBE = member()
    TURN = member(main_done=range(2))
    RECALL = member(recalled=range(8))
    PLACE = member(first=range(NOWHERE, SPACES))
    DISCOVER_SPACE = member("tile")
    DISPLACE = member("tile", "space")
    PAY = member("tile", "space", refuge=range(NOWHERE, SPACES), begun=range(2))
    BINOCULARS_SPACE = member("tile", "space", refuge=range(NOWHERE, SPACES), card=range(CARDS))
    CREW_PLACE = member("card")
    CREW_FROM = member("card", moved=range(2))
    CREW_TO = member("card", moved=range(2), start=range(SPACES))
    CREW_RECALL = member("card", recalled=range(3))
    CREW_DECK = member("card")
    CREW_TOOL = member("card")
    CREW_TILE = member("card")
    CREW_STACK = member("tile")
    DISCOVERY = member(tile=range(NEW), space=range(SPACES), step=range(7))
    BEAGLE_CARD = member()
    REFILL = member()
    PUT_UNDER = member(tile=range(NEW))


class Act(Numbered, first=FIRST_ACT):
    """The picks that name nothing of the game."""

    RESEARCH = member()
    PAY = member()
    DONE = member()
    END = member()


class Note(Numbered):
    """What the log is told, with what its numbers are."""

    STARTED = member("seat")
    OBSERVED = member("seat", "tile")
    TURN = member("seat")
    RECALLED = member("seat", "cubes")
    RESEARCHED = member("seat", "tile", "other")
    DISCOVERED = member("seat", "tile", "space")
    PAID = member("seat", "cubes")
    PLAYED = member("seat", "card")
    CAPTURED = member("seat", "tile")
    DISPLACED = member("tile", "space")
    RETURNED = member("seat", "cubes", "points")
    POINTS = member("seat", "points")
    DREW = member("seat", "deck")
    DREW_OWN = member("card")
    TOOK = member("seat", "card")
    OPENED = member("card")
    RESHUFFLED = member("deck")
    SAILED = member("stop")
    GOAL = member("level")
    GOAL_SCORED = member("seat", "points")
    REFILLED = member("tile", "stack")
    PLACED = member("seat", "cubes", "tile")
    MOVED_CUBE = member("seat", "tile", "other")
    REGAINED = member("seat", "card")
    REMOVED = member("tile")
    PUT_UNDER = member("tile", "stack")
    MOVED_TILE = member("tile", "space")
    STALLED = member()
    ARRIVED = member()
    WON_TILE = member("seat", "tile")
    FINAL = member("seat", "tiles", "books")
    OVER = member()


class Purpose(Numbered):
    """What is drawn by chance; the last for each of the four decks."""

    START = member()
    JOURNAL = member()
    TILES = member()
    DECK = member()


class HabitatCard(Numbered):
    """The cards of a habitat's deck: of land from 0 on, of water and air after these."""

    BOOK1 = member()
    BOOK2 = member()
    MAGNIFIER = member()
    SKETCH = member()
    BINOCULARS = member()


class BeagleCard(Numbered, first=3 * PER_HABITAT):
    """The cards of the Beagle's deck: tools, then the crew from FITZROY on."""

    MAP = member()
    SCALPEL = member()
    BINOCULARS = member()
    FITZROY = member()
    WICKHAM = member()
    SULIVAN = member()
    KING = member()
    STOKES = member()
    COVINGTON = member()
    BYNOE = member()
    STEBBING = member()
    CHAFFERS = member()
    MAY = member()


class Deck(Numbered):
    """The decks of cards: one for each habitat, and the Beagle's."""

    LAND = member()
    WATER = member()
    AIR = member()
    BEAGLE = member()


class Source(Numbered):
    """Where points come from."""

    SETUP = member()
    DISCOVERIES = member()
    CUBES = member()
    GOAL1 = member()
    GOAL2 = member()
    GOAL3 = member()
    TILES = member()
    BOOKS = member()


class Measure(Numbered):
    """What the goals on the way count (11.3)."""

    CUBES_NEAR_GOAL = member(name="cubes_near_goal")
    KNOWLEDGE = member()
    TILES_OBSERVED = member(name="tiles_observed")
    HAND_CARDS = member(name="hand_cards")
    CAPTURED_TILES = member(name="captured_tiles")
    BOOK_VOLUMES = member(name="book_volumes")
    KNOWLEDGE_TRIOS = member(name="knowledge_trios")
    TILES_CONTROLLED = member(name="tiles_controlled")
    BOOK_HABITATS = member(name="book_habitats")


class Final(Numbered):
    """The cards of level 4, by which the books count at the end (12.2)."""

    TRILOGIES = member()
    COLLECTED = member()
    LIBRARY = member()
    AUTHORITY = member()
    PAIRS = member()
    SPECIALIST = member()


refuse = Refusals("species")
