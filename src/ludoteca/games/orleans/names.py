"""The names of Orléans by number, each declared once: what is decided, picked, told and counted."""

from __future__ import annotations

from ludoteca.kernel.numbered import Numbered, member

# How many there are of each.
SPACES = 54
PLACES = 30
CITIES = 23
EDGES = 43
GOODS = 5
DEEDS = 8
EVENTS = 6


class Ask(Numbered):
    """The decisions, with the slots of their frames. ROUND lies under all others and is never asked."""

    ROUND = member()
    REMOVE = member()
    DRAW = member()
    TAKE_BACK = member()
    BATHE = member()
    KEEP = member()
    TOWER = member()
    PLAN = member()
    PLAN_SPACE = member("follower")
    ACT = member()
    RECRUIT = member("place")
    TILE = member("place")
    CITY = member("place")
    GOOD = member("place", "city")
    SEND = member("place", sent=range(2))
    DEED = member("place", "follower")
    REWARD = member("place", "follower", "deed")
    BUY = member("place")
    BATH = member(unused=range(1), placed=range(2), enough=range(2))
    BATH_SPACE = member("follower")
    PLACE_TECH = member()
    SACRISTY = member()
    FOOD = member()
    TORTURE = member(debt=range(1, 100))


# Picks: action spaces from 0, then places, cities, goods and deeds; followers from 128, then what is said.
FIRST_PLACE = SPACES
FIRST_CITY = FIRST_PLACE + PLACES
FIRST_GOOD = FIRST_CITY + CITIES
FIRST_DEED = FIRST_GOOD + GOODS
FIRST_FOLLOWER = 128
FIRST_ACT = 144


class Act(Numbered, first=FIRST_ACT):
    """The picks that name no thing of the game."""

    DRAW = member()
    DRAW_ALL = member(name="draw_all")
    TAKE_BACK = member(name="take_back")
    STOP = member()
    SKIP = member()
    COMMIT = member()
    PASS = member()
    NONE = member()
    DONE = member()
    COIN = member()
    DEVELOPMENT = member()
    YES = member()
    NO = member()
    SUPPLY = member()
    FOLLOWER = member()
    WAITING = member()
    ONE = member(name="1")
    TWO = member(name="2")
    THREE = member(name="3")


class Note(Numbered):
    """What the log is told, with what its numbers are; `followers` and `places` are sets."""

    STARTED = member("seat")
    REMOVED = member("seat", "tile")
    ROUND = member("round", "event", "seat")
    CENSUS_FIRST = member("seat")
    CENSUS_LAST = member("seat")
    DREW = member("seat", "follower")
    TOOK_BACK = member("seat", "follower", "place")
    BATHED = member("seat", "followers")
    KEPT = member("seat", "follower")
    TOWER = member("seat", "followers")
    PLANNED = member("seat", "places")
    ACTED = member("seat", "place")
    RECRUITED = member("seat", "follower")
    GOOD = member("seat", "good")
    COINS = member("seat", "coins")
    DEVELOPED = member("seat", "points", "development")
    CITIZEN = member("seat")
    TECHNOLOGY = member("seat")
    TILE = member("seat", "tile")
    TRAVELLED = member("seat", "city")
    BUILT = member("seat", "city")
    SENT = member("seat", "follower", "deed")
    DEED = member("seat", "deed")
    BATH_PLACED = member("seat", "follower", "place")
    PASSED = member("seat")
    TECH_PLACED = member("seat", "place")
    EVENT = member("event")
    PROTECTED = member("seat")
    PLAGUE_LOST = member("seat", "follower")
    PLAGUE_SPARED = member("seat", "follower")
    PLAGUE_EMPTY = member("seat")
    PAID = member("seat", "coins")
    FOOD = member("seat", "good")
    DEBT = member("seat", "coins")
    LAPSED = member("seat", "coins")
    LOST_GOOD = member("seat", "good")
    LOST_SUPPLY = member("seat")
    LOST_STATION = member("seat", "city")
    LOST_FOLLOWER = member("seat", "follower")
    LOST_DEVELOPMENT = member("seat", "development")
    LOST_TILE = member("seat", "tile")
    LOST_TECHNOLOGY = member("seat", "place")
    LOST_WAITING = member("seat")
    MOST_STATIONS = member("seat", "stations")
    OVER = member()


class Phase(Numbered):
    """The phases of a round (6); the first one comes before the first round only."""

    REMOVAL = member()
    HOURGLASS = member()
    CENSUS = member()
    FOLLOWERS = member()
    PLANNING = member()
    ACTIONS = member()
    EVENT = member()
    START = member()


class Hourglass(Numbered):
    """The events."""

    PILGRIMAGE = member()
    PLAGUE = member()
    TAXES = member()
    TRADING_DAY = member(name="trading_day")
    INCOME = member()
    HARVEST = member()


class Kind(Numbered):
    """The kinds of followers: seven neutral types, then the four starting ones, which have a star."""

    FARMER = member()
    BOATMAN = member()
    CRAFTSMAN = member()
    TRADER = member()
    KNIGHT = member()
    SCHOLAR = member()
    MONK = member()
    STARTING_FARMER = member(name="farmer*")
    STARTING_BOATMAN = member(name="boatman*")
    STARTING_CRAFTSMAN = member(name="craftsman*")
    STARTING_TRADER = member(name="trader*")


NEUTRAL = 7
KINDS = 11
TECHNOLOGY = 12  # what stands on a space: 0 nothing, 1-11 a follower (kind + 1), 12 technology


class Effect(Numbered):
    """The kinds of effects that places have, as data.toml names them."""

    RECRUIT = member()
    MOVE = member()
    BUILD = member(name="build_station")
    DEVELOPMENT = member()
    DEEDS = member()
    GOOD = member(name="take_good")
    COINS = member()
    PREVENT = member(name="prevent_event")
    SUBSTITUTE = member()
    BATH = member(name="extra_draw")
    WINDMILL = member(name="coins_and_development")
    PER_LEVEL = member(name="coins_per_level")
    TOWER = member(name="extra_market")
    PER_STATION = member(name="coins_per_station")
    BUY = member(name="buy_development")
    TECHNOLOGY = member(name="gain_technology")


# Places that rules name; the first ten are printed on the boards.
TOWN_HALL = 9
PRINTED = 10
SACRISTY = 16
HERB_GARDEN = 17
BATHHOUSE = 18
GUNPOWDER_TOWER = 22
SCHOOL = 25

# Citizens on the boards, as bits.
CITIZEN_BOATMAN = 1
CITIZEN_KNIGHT = 2
CITIZEN_DEVELOPMENT = 4  # and the next two
CITIZEN_DEED = 32  # and the next seven
CITIZEN_STATIONS = 8192
CITIZENS = ("boatman", "knight", "development·0", "development·1", "development·2")
"""The first of them by name; then come the deeds and the one for stations."""

# Purposes of chance; the last three for each seat.
CHANCE_START = 0
CHANCE_GOODS = 1
CHANCE_EVENTS = 2
CHANCE_BAG = 3
CHANCE_PLAGUE = 7
CHANCE_TORTURE = 11
