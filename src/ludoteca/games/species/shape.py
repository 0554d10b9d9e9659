"""The shape of this game's views, field by field: what a reader sees (section 13), and what a document may say."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.games.species import names
from ludoteca.games.species.data import DECKS, HABITATS, load
from ludoteca.games.species.vocabulary import CARDS, SPACES, STACKS, TILES
from ludoteca.kernel.views import PER_SEAT, Count, Header, Seat, about, among

DATA = load()
RULES = DATA.raw["rules"]
LAYOUTS = [row["id"] for row in DATA.raw["journal"]["layouts"]]
GOALS = [row["id"] for row in DATA.goals]
FINALS = [row["id"] for row in DATA.raw["journal"]["finals"]]
ALL_CARDS = sum(card.count for card in DATA.cards)

Space = Annotated[str, among(SPACES)]
Tile = Annotated[str, among(TILES)]
Card = Annotated[str, among(CARDS)]
Deck = Annotated[str, among(DECKS)]
Habitat = Annotated[str, among(HABITATS)]
Source = Annotated[str, among(names.Source.names)]
Cards = Annotated[list[Card], Meta(max_length=ALL_CARDS)]
Tiles = Annotated[list[Tile], Meta(max_length=len(TILES))]
HowManyCards = Annotated[int, Meta(ge=0, le=ALL_CARDS)]
Cubes = Annotated[int, Meta(ge=0, le=RULES["cubes"])]
Stop = Annotated[int, Meta(ge=0, le=len(DATA.raw["route"]) - 1)]
Turns = Annotated[int, Meta(ge=0, le=1_000_000)]
TileLevel = Annotated[int, Meta(ge=1, le=4)]
GoalLevel = Annotated[int, Meta(ge=1, le=3)]
TrackSpace = Annotated[int, Meta(ge=1, le=RULES["track_spaces"])]


class Prospect(Struct, kw_only=True):
    """A tile of the track, and what its discovery would give now (8.6, 11)."""

    space: Annotated[TrackSpace, about("the space of the track, from the top")]
    tile: Annotated[Tile, about("the tile")]
    needs_map: Annotated[bool, about("whether it needs a Map")]
    points: Annotated[Count, about("points")]
    cards: Annotated[list[Deck], about("cards, by deck")]
    steps: Annotated[Count, about("steps of the Beagle")]
    goals: Annotated[list[GoalLevel], about("the levels of the goals on the way")]
    ends: Annotated[bool, about("whether it ends the game")]


class Covering(Struct, kw_only=True):
    """What covering a space would do, before any payment (9)."""

    tile: Annotated[Tile, about("the tile that lies there")]
    level: Annotated[TileLevel, about("its level")]
    captured: Annotated[bool, about("whether it would be captured; else it moves")]
    returned: Annotated[list[Cubes], PER_SEAT, about("cubes that go back, each worth a point to the others")]
    to: Annotated[list[Space], about("where a known tile can move; empty: it cannot be covered")]


class Stack(Struct, kw_only=True):
    """A stack of new species (R3)."""

    top: Annotated[Tile | None, about("the open tile")]
    size: Annotated[Annotated[int, Meta(ge=0, le=len(TILES))], about("how many tiles, those at the bottom included")]
    bottom: Annotated[Tiles, about("tiles that were put under it for all to see, from the upper to the lowest")]


class GoalStanding(Struct, kw_only=True):
    """What a seat would get for a goal, or got."""

    seat: Annotated[Seat, about("the seat")]
    measure: Annotated[Count | None, about("what is counted; null where it hangs on a hidden hand")]
    points: Annotated[Count | None, about("points; null where they hang on a hidden hand")]


class Goal(Struct, kw_only=True):
    """A goal of the journal (11)."""

    level: Annotated[GoalLevel, about("its level")]
    card: Annotated[Annotated[str, among(GOALS)], about("the journal card")]
    stop: Annotated[Stop, about("the stop of the Beagle where it is scored")]
    scored: Annotated[bool, about("whether it has been")]
    standing: Annotated[list[GoalStanding], PER_SEAT, about("what it would give now, or gave, by seat")]


class FinalStanding(Struct, kw_only=True):
    """What the books of a seat are worth."""

    seat: Annotated[Seat, about("the seat")]
    volumes: Annotated[Count | None, about("volumes; null where the hand is hidden")]
    points: Annotated[Count | None, about("points; null where they hang on a hidden hand")]


class Final(Struct, kw_only=True):
    """The level-4 card of the journal (12.2)."""

    card: Annotated[Annotated[str, among(FINALS)], about("the journal card")]
    standing: Annotated[list[FinalStanding], PER_SEAT, about("what the books would be worth now, by seat")]


class Player(Struct, kw_only=True):
    """What a reader sees of a player."""

    points: Annotated[Count, about("points so far")]
    cubes: Annotated[Cubes, about("cubes in hand")]
    hand: Annotated[Cards | None, about("cards in hand; null where hidden, until the game is over")]
    known: Annotated[
        Cards, about("cards in hand that all know to be there: taken from the open row, or from the discards")
    ]
    hand_sizes: Annotated[dict[Deck, HowManyCards], about("how many cards of each deck are in the hand")]
    captured: Annotated[Tiles, about("captured tiles")]
    knowledge: Annotated[dict[Habitat, Count], about("knowledge by habitat")]
    observed: Annotated[Count, about("tiles with own cubes")]
    controlled: Annotated[Count, about("tiles that the player controls")]
    holds: Annotated[Tiles, about("new species on the board that the seat would capture if the game ended now")]
    score: Annotated[dict[Source, Count], about("points by source; `tiles` and `books` are 0 until the end")]


class SpeciesView(Header, kw_only=True):
    """What a seat may see of a game of On the Origin of Species."""

    phase: Annotated[Literal["setup", "turn", "over"], about("the part of the game")]
    start_player: Annotated[Seat, about("who began")]
    turn: Annotated[Seat, about("whose turn it is")]
    main_done: Annotated[bool, about("whether the main action of the turn is done")]
    sailed: Annotated[bool, about("whether the Beagle moved in this turn")]
    board: Annotated[dict[Space, Tile], about("the tile on each space that has one")]
    cubes: Annotated[
        dict[Space, Annotated[list[Cubes], PER_SEAT]], about("the cubes on each space that has any, by seat")
    ]
    track: Annotated[
        list[Prospect],
        Meta(max_length=RULES["track_spaces"]),
        about("the evolution track from top to bottom; fewer than seven tiles lie on the lowest spaces"),
    ]
    covering: Annotated[dict[Space, Covering], about("for each occupied space what covering it would do")]
    stacks: Annotated[list[Stack], Meta(min_length=len(STACKS), max_length=len(STACKS)), about("the three stacks")]
    open: Annotated[
        list[Annotated[str, among(["", *CARDS])]],
        Meta(min_length=RULES["open_cards"], max_length=RULES["open_cards"]),
        about("the open Beagle cards; an empty word: none"),
    ]
    decks: Annotated[dict[Deck, HowManyCards], about("how many cards are in each deck")]
    discards: Annotated[dict[Deck, Cards], about("the discards of each deck")]
    layout: Annotated[Annotated[str, among(LAYOUTS)], about("the level-0 card of the journal")]
    beagle: Annotated[Stop, about("the stop that the Beagle is at")]
    calm: Annotated[Turns, about("turns in a row without a voyage")]
    calm_limit: Annotated[Turns | None, about("when the stall guard moves the ship; null: the option is off")]
    goals: Annotated[list[Goal], Meta(max_length=3), about("the goals of levels 1 to 3")]
    final: Annotated[Final, about("the level-4 card")]
    players: Annotated[list[Player], PER_SEAT, about("the players, by seat")]
