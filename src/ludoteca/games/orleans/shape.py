"""The shape of Orléans' views, field by field: what a reader sees (section 17), and what a document may say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.games.orleans.data import EVENTS, FOLLOWERS, GOODS, TYPES, load
from ludoteca.games.orleans.names import CITIZENS, Phase
from ludoteca.games.orleans.vocabulary import CITIES, DEEDS, PLACES, SPACES
from ludoteca.kernel.views import PER_SEAT, Count, Header, Seat, about, among

RAW = load().raw
ALL_CITIZENS = (*CITIZENS, *(f"deed·{deed}" for deed in DEEDS), "stations")
TECHNOLOGY = "technology"
TRACKS = TYPES[:6]
ROUNDS = RAW["meta"]["rounds"]
GOODS_IN_ALL = max(row["count"] for row in RAW["goods"]["types"])
NEUTRAL = max(row["neutral"] for row in RAW["followers"]["types"])
TECHNOLOGIES = RAW["components"]["technology_tiles"]
STATIONS = RAW["components"]["trading_stations_per_player"]
TOP = RAW["tracks"]["development"]["steps"]

Follower = Annotated[str, among(FOLLOWERS)]
Type = Annotated[str, among(TYPES)]
Track = Annotated[str, among(TRACKS)]
Good = Annotated[str, among(GOODS)]
Place = Annotated[str, among(PLACES)]
Space = Annotated[str, among(SPACES)]
City = Annotated[str, among(CITIES)]
Deed = Annotated[str, among(DEEDS)]
Event = Annotated[str, among(EVENTS)]
Followers = Annotated[list[Follower], Meta(max_length=RAW["followers"]["total"])]
HowManyFollowers = Annotated[int, Meta(ge=0, le=NEUTRAL)]
HowManyGoods = Annotated[int, Meta(ge=0, le=GOODS_IN_ALL)]
Coins = Annotated[int, Meta(ge=0, le=10_000)]
Tiles = Annotated[list[Place], Meta(max_length=len(PLACES))]
Spaces = Annotated[list[Space], Meta(max_length=len(SPACES))]
Technologies = Annotated[int, Meta(ge=0, le=TECHNOLOGIES)]
Step = Annotated[int, Meta(ge=0, le=max(RAW["tracks"][kind]["steps"] for kind in TRACKS))]
Development = Annotated[int, Meta(ge=0, le=TOP)]


class Score(Struct, kw_only=True):
    """Points by source (16)."""

    coins: Annotated[Count, about("for coins")]
    goods: Annotated[Count, about("for goods")]
    stations: Annotated[Count, about("trading stations, each worth the level")]
    citizens: Annotated[Count, about("citizens, each worth the level")]
    level: Annotated[Count, about("the level of development")]
    total: Annotated[Count, about("all of them")]


class Player(Struct, kw_only=True):
    """What a reader sees of a player."""

    coins: Annotated[Coins, about("coins")]
    points: Annotated[Count, about("points now")]
    score: Annotated[Score, about("the same by source")]
    bag: Annotated[Count, about("how many followers are in the bag")]
    bag_contents: Annotated[Followers | None, about("the followers in it: the reader’s own, or by option; else null")]
    market: Annotated[Followers, about("unplaced followers on the market")]
    tower: Annotated[Followers, about("unplaced followers on the Gunpowder Tower")]
    spaces: Annotated[
        dict[Space, Annotated[str, among((*FOLLOWERS, TECHNOLOGY))]],
        about("what stands on each action space: a follower, or `technology`"),
    ]
    planned: Annotated[Spaces, about("spaces of the running plan: the reader’s own, until all have committed")]
    planned_from_tower: Annotated[Spaces, about("those of them that were filled from the Gunpowder Tower")]
    tiles: Annotated[Tiles, about("place tiles")]
    ready: Annotated[Tiles, about("places that are filled")]
    executable: Annotated[Tiles, about("places that can be executed now")]
    waiting: Annotated[Technologies, about("technology tiles that wait to be placed")]
    received: Annotated[Technologies, about("technology tiles ever gained")]
    settled: Annotated[Technologies, about("those of them that were placed or lost")]
    steps: Annotated[dict[Track, Step], about("how far the markers are on the tracks")]
    development: Annotated[Development, about("how far the marker is on the development track")]
    level: Annotated[Count, about("the level that this gives")]
    paid: Annotated[list[Development], about("coin spaces of the development track that have paid")]
    goods: Annotated[dict[Good, HowManyGoods], about("goods")]
    citizens: Annotated[Annotated[int, Meta(ge=0, le=len(ALL_CITIZENS))], about("citizens")]
    city: Annotated[City, about("where the merchant is")]
    stations: Annotated[list[City], Meta(max_length=STATIONS), about("cities with a trading station")]
    stock: Annotated[Annotated[int, Meta(ge=0, le=STATIONS)], about("stations left to build")]
    allowance: Annotated[Annotated[int, Meta(ge=0, le=20)], about("draws left")]
    passed: Annotated[bool, about("whether the player has passed in this round")]
    tiles_taken: Annotated[Annotated[int, Meta(ge=0, le=len(PLACES))], about("place tiles ever taken")]
    event_coins: Annotated[int, about("coins that the event of the round will give or, below zero, take")]


class OrleansView(Header, kw_only=True):
    """What a seat may see of a game of Orléans."""

    phase: Annotated[Annotated[str, among((*Phase.names, "over"))], about("the phase of the round")]
    stage: Annotated[Annotated[int, Meta(ge=0, le=8)], about("how many steps of the phase are done, or to be done")]
    round: Annotated[Annotated[int, Meta(ge=0, le=ROUNDS)], about("the round, from 1; 0: before the first")]
    start_player: Annotated[Seat, about("who has the marker")]
    turn: Annotated[Seat, about("whose turn it is")]
    event: Annotated[Event | None, about("the event of the round")]
    history: Annotated[list[Event], Meta(max_length=ROUNDS), about("the events so far")]
    events_left: Annotated[dict[Event, Annotated[int, Meta(ge=0, le=3)]], about("events left in this stack")]
    supply: Annotated[dict[Type, HowManyFollowers], about("followers to be recruited")]
    goods_market: Annotated[dict[Good, HowManyGoods], about("goods on the market")]
    technologies: Annotated[Technologies, about("technology tiles left")]
    bank: Annotated[Coins | None, about("coins in the bank; null: without end")]
    edges: Annotated[
        list[Annotated[list[Annotated[str, among(("", *GOODS))]], Meta(max_length=2)]],
        Meta(max_length=len(load().edges)),
        about("goods on each road and waterway, in the order of `data.map.edges`; an empty word: none"),
    ]
    tiles: Annotated[Tiles, about("place tiles on offer")]
    citizens: Annotated[list[Annotated[str, among(ALL_CITIZENS)]], about("citizens not yet taken")]
    deeds: Annotated[dict[Deed, dict[Type, HowManyFollowers]], about("followers on the deeds")]
    gone: Annotated[dict[Type, HowManyFollowers], about("followers that have left the game")]
    drawn: Annotated[Followers, about("followers drawn aside by the Bathhouse")]
    players: Annotated[list[Player], PER_SEAT, about("the players, by seat")]
