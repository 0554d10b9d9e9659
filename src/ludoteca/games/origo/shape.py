"""The shape of Origo's views, field by field: what a reader sees (section 10), and what a document may say."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.games.origo.data import SIZE, SQUARES, load
from ludoteca.kernel.views import PER_SEAT, Count, Header, Seat, about, among

DATA = load()
RAW = DATA.raw
COUNTRIES = [country.code for country in DATA.countries]
SHIELDS = max(row["shields"] for row in RAW["setup"]["players"].values())
CARDS = sum(kind.count for kind in DATA.kinds)
TRIGGERS = len(RAW["scoring"]["founding"]["triggers"])

Square = Annotated[str, among(SQUARES)]
Country = Annotated[str, among(COUNTRIES)]
Card = Annotated[str, among([kind.token for kind in DATA.kinds])]
Colour = Annotated[str, among([row["name"] for row in RAW["colour"]])]
Round = Annotated[int, Meta(ge=0, le=RAW["rules"]["technical_round_limit"])]
Shields = Annotated[int, Meta(ge=0, le=SHIELDS)]
Cards = Annotated[int, Meta(ge=0, le=CARDS)]
Place = Annotated[int, Meta(ge=0, le=len(SQUARES))]
Hands = list[list[Card]]
Row = Annotated[str, Meta(min_length=SIZE, max_length=SIZE)]


class Player(Struct, kw_only=True):
    """What everybody sees of a player."""

    colour: Annotated[Colour, about("the colour of the shields")]
    points: Annotated[Count, about("points so far")]
    supply: Annotated[Shields, about("shields left to place")]
    hand: Annotated[Cards, about("how many cards are in the hand")]
    lost: Annotated[Shields, about("shields lost in combat")]
    exchanged: Annotated[Cards, about("how many cards were exchanged since the last reshuffle")]
    passed: Annotated[bool, about("whether the player has passed in this round")]
    fought: Annotated[bool, about("whether the player has used cards in combat in this turn")]


class Founding(Struct, kw_only=True):
    """An established country (7.4)."""

    country: Annotated[Country, about("the country")]
    value: Annotated[Count, about("the points that its marker gave")]
    seat: Annotated[Seat, about("who established it")]


class Allowance(Struct, kw_only=True):
    """What the player on turn may still do (7.1)."""

    fight: Annotated[int, Meta(ge=0, le=RAW["rules"]["expand_or_attack_per_turn"]), about("expansions and attacks")]
    shift: Annotated[int, Meta(ge=0, le=RAW["rules"]["move_or_exchange_per_turn"]), about("a move or an exchange")]


Pair = Annotated[list[Count], Meta(min_length=2, max_length=2)]


class Combat(Struct, kw_only=True):
    """The running combat (7.5); of two values the attacker’s comes first."""

    square: Annotated[Square, about("the battle square")]
    attacker: Annotated[Seat, about("who attacks")]
    defender: Annotated[Seat, about("whose shield stands there")]
    side: Annotated[Seat, about("whose decision it is")]
    flags: Annotated[int, Meta(ge=0, le=1), about("white flags shown in a row")]
    values: Annotated[Pair, about("the combat values")]
    support: Annotated[Pair, about("own shields beside the square")]
    cards: Annotated[list[list[Card]], Meta(min_length=2, max_length=2), about("the cards shown")]


class Clan(Struct, kw_only=True):
    """A clan, of three shields and more (8.2)."""

    seat: Annotated[Seat, about("whose it is")]
    size: Annotated[Shields, about("how many shields")]
    squares: Annotated[list[Square], about("where they stand")]
    place: Annotated[Place, about("its place among all clans, from 1")]
    points: Annotated[Count, about("what it gives")]


class Naval(Struct, kw_only=True):
    """A player’s power at sea (8.3)."""

    seat: Annotated[Seat, about("the player")]
    shields: Annotated[Shields, about("shields at sea")]
    bonus: Annotated[Count, about("points for the most, or second most")]
    points: Annotated[Count, about("all points at sea")]


class CountryScore(Struct, kw_only=True):
    """A country’s points (8.4), by seat."""

    country: Annotated[Country, about("the country")]
    pieces: Annotated[list[Shields], PER_SEAT, about("shields in it")]
    places: Annotated[list[Place], PER_SEAT, about("the seat’s place, from 1; 0: none")]
    points: Annotated[list[Count], PER_SEAT, about("what it gives")]
    monopoly: Annotated[Seat | None, about("who holds every square")]


class Total(Struct, kw_only=True):
    """The sums of a player in a scoring."""

    seat: Annotated[Seat, about("the player")]
    clan: Annotated[Count, about("for clans")]
    naval: Annotated[Count, about("at sea")]
    country: Annotated[Count, about("in countries")]
    total: Annotated[Count, about("all three")]


class ScoreBoard(Struct, kw_only=True):
    """A scoring with everything that leads to it (14.5)."""

    round: Annotated[Round, about("the round")]
    clans: Annotated[list[Clan], about("all clans, by place")]
    naval: Annotated[list[Naval], PER_SEAT, about("power at sea, by seat")]
    countries: Annotated[list[CountryScore], about("the twelve countries")]
    totals: Annotated[list[Total], PER_SEAT, about("the sums, by seat")]


class Scoring(Struct, kw_only=True):
    """A scoring that took place: its sums."""

    round: Annotated[Round, about("the round that it ended")]
    totals: Annotated[list[Total], PER_SEAT, about("the sums, by seat")]


class OrigoView(Header, kw_only=True):
    """What a seat may see of a game of Origo."""

    phase: Annotated[Literal["placement", "play", "over"], about("the part of the game")]
    round: Annotated[Round, about("the round, from 1; 0: initial placement")]
    start_player: Annotated[Seat, about("who begins the rounds")]
    turn: Annotated[Seat, about("whose turn it is")]
    board: Annotated[
        list[Row],
        Meta(
            min_length=SIZE,
            max_length=SIZE,
            description="rows A to J: the letter of the colour on each square (`r b k g o`), or a dot",
        ),
    ]
    players: Annotated[list[Player], PER_SEAT, about("the players, by seat")]
    hand: Annotated[list[Card] | None, about("the reader’s cards, sorted; null for a spectator")]
    pile: Annotated[Cards, about("cards left to draw")]
    seen: Annotated[list[Card], about("open discards since the last reshuffle")]
    buried: Annotated[list[Card] | None, about("what the reader has exchanged since then")]
    founded: Annotated[
        list[Founding],
        Meta(max_length=len(COUNTRIES)),
        about("established countries, in the order of their markers"),
    ]
    due: Annotated[int, Meta(ge=0, le=TRIGGERS), about("scorings that are due (8.1)")]
    last_round: Annotated[bool, about("whether this round is the last (9)")]
    allowance: Annotated[Allowance, about("what the player on turn may still do")]
    acted: Annotated[bool, about("whether the turn holds an action already")]
    navigated: Annotated[list[Square], about("shields that have navigated in this turn")]
    combat: Annotated[Combat | None, about("the running combat")]
    standing: Annotated[ScoreBoard, about("what a scoring would give now")]
    scorings: Annotated[list[Scoring], Meta(max_length=TRIGGERS + 1), about("the scorings so far")]
    hands: Annotated[list[list[Card]], PER_SEAT, about("all hands, by seat; in the open view only")] | UnsetType = UNSET
    buried_cards: (
        Annotated[list[list[Card]], PER_SEAT, about("all exchanged cards, by seat; in the open view only")] | UnsetType
    ) = UNSET
