"""What must hold in every position, read from the numbers themselves."""

from __future__ import annotations

from ludoteca.games.origin.data import load
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.vocabulary import CARDS, REGIONS

DATA = load()
RAW = DATA.raw
COLOURS = [row["colour"] for row in RAW["map"]["regions"]]
ORIGIN = REGIONS.index(RAW["map"]["origin"])
LIMIT = 2
LONG_MEMORY = CARDS.index("P03")
FIRST_OBJECTIVE = CARDS.index("O01")


def check(position: OriginPosition) -> None:
    """Assert every invariant."""
    pawns(position)
    cards(position)
    tiles(position)
    tokens(position)
    decisions(position)


def members(numbers: int) -> set[int]:
    return {at for at in range(64) if numbers >> at & 1}


def pawns(position: OriginPosition) -> None:
    standing = [kind - 1 for kind in position.at if kind]
    for kind, (height, _, _) in enumerate(DATA.pawns):
        assert standing.count(kind) + position.reserve[kind] == DATA.pawn_count(position.seats, height)
    assert members(position.available) == {kind for kind in range(27) if position.reserve[kind]}
    occupied = {region for region in range(54) if position.at[region]}
    assert members(position.occupied) == occupied
    owned = [members(position.own[seat]) for seat in range(4)]
    assert set().union(*owned) | {ORIGIN} == occupied and sum(map(len, owned)) + 1 == len(occupied)
    for width in range(3):
        assert members(position.wide[width]) == {
            region for region in occupied if DATA.pawns[position.at[region] - 1][1] == width + 1
        }
    for seat in range(position.seats):
        assert len(owned[seat]) + position.villages[seat] == RAW["villages"]["per_player"]


def cards(position: OriginPosition) -> None:
    """Every card is in one place, and nobody knows of a card in a hand what is not so."""
    places = [position.discards, *position.hands, *position.in_play, *position.scored, *position.gone, *position.deck]
    found = [card for place in places for card in members(place)]
    for deck in range(3):
        buried = position.buried[20 * deck : 20 * deck + position.buried_size[deck]]
        assert all(CARDS[card][0] == "APO"[deck] for card in buried)
        assert all(0 <= seat < position.seats for seat in position.buried_by[20 * deck : 20 * deck + len(buried)])
        assert all(CARDS[card][0] == "APO"[deck] for card in members(position.deck[deck]))
        found += buried
    assert sorted(found) == list(range(48))
    hands = [members(hand) for hand in position.hands]
    for seat in range(position.seats):
        others = set().union(*(hands[other] for other in range(position.seats) if other != seat))
        assert members(position.known[seat]) <= others
        assert all(CARDS[card][0] == "P" for card in members(position.in_play[seat]))
        assert all(CARDS[card][0] == "O" for card in members(position.scored[seat]))
    assert all(CARDS[card][0] == "A" for card in members(position.discards))


def tiles(position: OriginPosition) -> None:
    for level in range(5):
        held = sum(position.stacks[5 * seat + height] for seat in range(4) for height in range(level, 5))
        total = held + sum(position.areas[level::5]) + position.pile[level]
        assert total == RAW["tiles"]["levels"][level]["count"]
    assert min([*position.stacks, *position.areas, *position.pile]) >= 0
    for area, row in enumerate(RAW["reward_board"]["areas"]):
        lying = sum(position.areas[5 * area : 5 * area + 5])
        assert lying <= row["slots"] and (lying == row["slots"] or sum(position.pile) == 0)


def tokens(position: OriginPosition) -> None:
    for row in RAW["tokens"]["strait_values"]:
        held = sum(position.crossed[6 * seat + row["value"]] for seat in range(4))
        assert position.strait.count(row["value"]) + held == row["count"]
    lying = sum(position.crossed) + sum(value > 0 for value in position.strait)
    assert lying == RAW["tokens"]["strait_total"]
    for row in RAW["tokens"]["hunting_values"]:
        held = sum(position.hunted[9 * seat + row["value"]] for seat in range(4))
        assert position.token.count(row["value"]) + held <= row["count"]
    for region, value in enumerate(position.token):
        assert not value or (COLOURS[region] == "green" and not position.at[region]), "taken by the first who arrives"


def decisions(position: OriginPosition) -> None:
    if position.over:
        return
    asked = position.to_act
    assert asked and (len(asked) == 1 or position.kind == 0)
    assert position.draft == 0 or position.depth >= 1
    if position.kind == 1 and position.draft == 0:
        for seat in range(position.seats):
            limit = 3 if position.in_play[seat] >> LONG_MEMORY & 1 else LIMIT
            assert (position.hands[seat] >> FIRST_OBJECTIVE).bit_count() <= limit
        assert position.tasks == 0 and position.drawn == 0 and position.selected == 0
