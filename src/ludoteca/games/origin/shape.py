"""The shape of Origin's views, field by field: what a reader sees (section 11), and what a document may say."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.games.origin.data import AREAS, DECKS, load
from ludoteca.games.origin.vocabulary import CARDS, LEVELS, PAWNS, REASONS, REGIONS, STRAITS, TASKS
from ludoteca.kernel.views import PER_SEAT, Count, Header, Seat, about, among

RAW = load().raw
DECK_SIZE = max(RAW["decks"]["sizes"].values())
SLOTS = max(row["slots"] for row in RAW["reward_board"]["areas"])
VILLAGES = RAW["villages"]["per_player"]
MOST_SEATS = RAW["meta"]["players_max"]

Phase = Literal["objectives", "action", "reward", "end", "over"]
Region = Annotated[str, among(REGIONS)]
Pawn = Annotated[str, among(PAWNS)]
Strait = Annotated[str, among(STRAITS)]
Card = Annotated[str, among(CARDS)]
Deck = Annotated[str, among(DECKS)]
Area = Annotated[str, among(AREAS)]
Cards = Annotated[list[Card], Meta(max_length=len(CARDS))]
Level = Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])]
HuntingToken = Annotated[int, Meta(ge=1, le=max(row["value"] for row in RAW["tokens"]["hunting_values"]))]
StraitToken = Annotated[int, Meta(ge=1, le=max(row["value"] for row in RAW["tokens"]["strait_values"]))]
Tiles = Annotated[int, Meta(ge=0, le=RAW["tiles"]["total"])]
InDeck = Annotated[int, Meta(ge=0, le=DECK_SIZE)]


class Standing(Struct, kw_only=True):
    """A pawn on the map."""

    pawn: Annotated[Pawn, about("its height, width and colour")]
    seat: Annotated[Seat | None, about("whose it is; null: the neutral one")]


class DeckView(Struct, kw_only=True):
    """A deck."""

    size: Annotated[InDeck, about("how many cards are left in it")]
    under: Annotated[
        list[Card | None],
        Meta(max_length=DECK_SIZE),
        about("cards that lie at the bottom in known order, the next to be drawn first; others than own ones are null"),
    ]
    under_by: Annotated[list[Seat], Meta(max_length=DECK_SIZE), about("who put them there")]


class Idle(Struct, kw_only=True):
    """How long nothing has been gained or played (R24)."""

    turns: Annotated[int, Meta(ge=0, le=RAW["end"]["idle_rounds"] * MOST_SEATS), about("idle turns in a row")]
    stock: Annotated[Count, about("what was to be had at the end of the last turn")]
    busy: Annotated[bool, about("whether a card was played in this turn")]


class Score(Struct, kw_only=True):
    """Points by source (10)."""

    objectives: Annotated[Count, about("for objectives")]
    cards: Annotated[Count, about("for cards in hand")]
    hunting: Annotated[Count, about("for hunting tokens")]
    straits: Annotated[Count, about("for strait tokens")]
    tiles: Annotated[Count, about("for innovation tiles")]
    continents: Annotated[Count, about("for continents")]
    total: Annotated[Count, about("all of them")]


class Progress(Struct, kw_only=True):
    """How far an objective has come."""

    have: Annotated[Count, about("what is there")]
    need: Annotated[Count, about("what it asks for")]


class Player(Struct, kw_only=True):
    """What a reader sees of a player."""

    colour: Annotated[str, among(RAW["villages"]["colours"]), about("the colour of the villages")]
    villages: Annotated[int, Meta(ge=0, le=VILLAGES), about("villages left to place")]
    hand: Annotated[dict[Deck, InDeck], about("how many cards of each deck are in the hand")]
    stacks: Annotated[
        list[Level],
        Meta(max_length=RAW["tiles"]["total"]),
        about("the heights of the stacks of tiles, the highest first"),
    ]
    takeable: Annotated[list[Level], about("the levels of tiles that could be taken")]
    permanents: Annotated[Cards, about("permanent cards in play")]
    objectives: Annotated[Cards, about("objectives played")]
    hunting: Annotated[list[HuntingToken], Meta(max_length=6), about("the values of hunting tokens, ascending")]
    straits: Annotated[list[StraitToken], Meta(max_length=len(STRAITS)), about("the values of strait tokens")]
    gone: Annotated[dict[Deck, InDeck], about("how many cards were put out of the game, by deck")]
    points: Annotated[Count, about("points now")]
    score: Annotated[Score, about("the same by source")]
    known: Annotated[Cards, about("cards in this hand that the reader knows, because they were stolen from him")]


class OriginView(Header, kw_only=True):
    """What a seat may see of a game of Origin."""

    phase: Annotated[Phase, about("the part of the turn")]
    start_player: Annotated[Seat, about("who began")]
    turn: Annotated[Seat, about("whose turn it is")]
    pawns: Annotated[dict[Region, Standing], about("the pawns on the map, by region")]
    reserve: Annotated[dict[Pawn, Annotated[int, Meta(ge=0, le=2)]], about("pawns of each kind that are left")]
    straits: Annotated[dict[Strait, StraitToken], about("the tokens that lie on straits")]
    hunting: Annotated[dict[Region, HuntingToken], about("the tokens that lie on green regions")]
    areas: Annotated[
        dict[Area, Annotated[list[Level], Meta(max_length=SLOTS)]],
        about("the levels of the tiles on the reward board, ascending"),
    ]
    tile_reserve: Annotated[Tiles, about("tiles that lie face down")]
    decks: Annotated[dict[Deck, DeckView], about("the decks")]
    discards: Annotated[Cards, about("action cards played")]
    arrival: Annotated[Region | None, about("the region that decides the reward")]
    turn_cards: Annotated[dict[Deck, Annotated[int, Meta(ge=0, le=DECK_SIZE)]], about("cards played in this turn")]
    bonuses: Annotated[Cards, about("cards whose effect lasts for the turn")]
    evolutions: Annotated[
        dict[Region, list[Pawn]], about("during the action: where the player on turn can evolve, with the pawns")
    ]
    trigger: Annotated[Seat | None, about("who triggered the end")]
    end_reason: Annotated[Annotated[str, among(REASONS)] | None, about("why the game ends")]
    idle: Annotated[Idle, about("how long nothing has happened")]
    skipped: Annotated[int, Meta(ge=0, le=MOST_SEATS), about("actions skipped in a row")]
    tasks: Annotated[list[Annotated[str, among(TASKS)]], about("what is still to be done of a reward")]
    players: Annotated[list[Player], PER_SEAT, about("the players, by seat")]
    hand: Annotated[Cards | None, about("the reader’s cards; null for a spectator")]
    progress: Annotated[dict[Card, Progress], about("how far the reader’s objectives have come")]
    drawn: Annotated[
        Cards, about("of the cards to choose from for the Council of Elders (A12) those that the reader knows")
    ]
    gone: Annotated[Cards, about("cards that the reader has put out of the game")]
    hands: Annotated[list[Cards], PER_SEAT, about("all hands, by seat; in the open view only")] | UnsetType = UNSET
    gone_cards: Annotated[list[Cards], PER_SEAT, about("the same of cards out of the game")] | UnsetType = UNSET
    known_cards: Annotated[list[Cards], PER_SEAT, about("the same of cards known in other hands")] | UnsetType = UNSET
