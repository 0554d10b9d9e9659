"""What a seat cannot know is dealt anew: the bags of others, and plans that were committed and not shown (17)."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.orleans.data import FOLLOWERS
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.kernel.room import SPECTATOR

from .scenes import bag, player, scene, spaces, state, tokens

LUCKS = range(30)
BAGS = [["farmer", "farmer*"], ["monk", "knight", "boatman*"], ["scholar", "trader", "trader"], []]


def bags(position: OrleansPosition) -> list[list[str]]:
    """Tell what is in each bag."""
    rows = [position.bag[11 * seat : 11 * seat + 11] for seat in range(position.seats)]
    return [[name for name, count in zip(FOLLOWERS, row, strict=True) for _ in range(count)] for row in rows]


def dealt(match: Match, seat: int, luck: int) -> OrleansPosition:
    """Deal anew, by some luck, what a seat cannot know."""
    position = state(match).clone()
    position.simulate(luck)
    position.deal_unknown(seat)
    return position


@pytest.mark.parametrize("reader", [SPECTATOR, 0, 1, 2, 3])
def test_neutral_followers_are_spread_over_the_bags_of_the_others(reader: int) -> None:
    match = scene(*({"bag_contents": contents} for contents in BAGS))
    before = bags(state(match))
    seen: list[set[str]] = [set() for _ in BAGS]
    for luck in LUCKS:
        after = bags(dealt(match, reader, luck))
        assert [len(contents) for contents in after] == [len(contents) for contents in before]
        assert Counter(chain(*after)) == Counter(chain(*before))
        for seat, contents in enumerate(after):
            stars = [name for name in contents if name.endswith("*")]
            assert stars == [name for name in before[seat] if name.endswith("*")], "where they are everybody knows"
            seen[seat].update(name for name in contents if not name.endswith("*"))
        if reader >= 0:
            assert after[reader] == before[reader]
    unknown = [seat for seat in range(3) if seat != reader]
    everything = {name for seat in unknown for name in before[seat] if not name.endswith("*")}
    assert all(seen[seat] == everything for seat in unknown), "any of them can be in any of these bags"


def test_each_follower_is_as_likely_as_there_are_of_it() -> None:
    match = scene({}, {"bag_contents": ["monk"]}, {"bag_contents": ["knight"] * 3})
    found = Counter(bags(dealt(match, 0, luck))[1][0] for luck in range(400))
    assert found.keys() == {"monk", "knight"} and 60 < found["monk"] < 140


def test_open_bags_are_known() -> None:
    match = scene(*({"bag_contents": contents} for contents in BAGS), options={"open_bags": True})
    assert all(bags(dealt(match, SPECTATOR, luck)) == bags(state(match)) for luck in LUCKS)


def planning(*players: dict[str, Any], **fields: Any) -> Match:
    asks = [("round", []), ("plan", list(range(len(players))))]
    stack = [{"decision": name, "seats": seats, "args": [0, 0, 0, 0]} for name, seats in asks]
    return scene(*players, phase="planning", stage=1, stack=stack, **fields)


def unplaced(position: OrleansPosition, seat: int) -> int:
    own = slice(11 * seat, 11 * seat + 11)
    return sum(position.market[own]) + sum(position.tower[own])


def placed(position: OrleansPosition, seat: int) -> int:
    return position.planned[seat].bit_count()


def test_a_plan_that_was_committed_is_guessed_anew_by_all_but_its_owner() -> None:
    owner = {"market": ["farmer", "monk"], "tower": ["knight"], "tiles": ["gunpowder_tower"]}
    match = planning({"market": ["monk"]}, owner, {"market": ["farmer", "farmer"]})
    match.play(1, "farmer village·0 knight ship·2 commit")
    real = state(match)
    guessed = {reader: [dealt(match, reader, luck) for luck in LUCKS] for reader in (SPECTATOR, 0, 1, 2)}
    for reader, worlds in guessed.items():
        plans = {world.planned[1] for world in worlds}
        for world in worlds:
            assert unplaced(world, 1) + placed(world, 1) == 3, "nobody is lost"
            assert world.tower[11:22] == [0] * 11 or not world.from_tower[1]
            assert (
                world.from_tower[1] & ~world.planned[1] == 0 and world.filled[1] & world.planned[1] == world.planned[1]
            )
            assert (world.planned[0], world.planned[2]) == (0, 0), "they have not committed anything"
        if reader == 1:
            assert plans == {real.planned[1]}
        else:
            assert len(plans) > 10 and 0 in plans, "perhaps nothing was planned"
            assert {placed(world, 1) for world in worlds} == {0, 1, 2, 3}
            alone = {max(world.at[54:108]) for world in worlds if placed(world, 1) == 1}
            assert len(alone) > 1, "whoever is placed first"


def test_plans_made_in_turn_order_are_seen_by_everybody() -> None:
    match = planning({"market": ["farmer"]}, {"market": ["farmer"]}, options={"planning": "turn_order"})
    match.play(0, "farmer village·0 commit")
    assert {dealt(match, 1, luck).planned[0] for luck in LUCKS} == {state(match).planned[0]}


def test_what_was_guessed_is_what_could_be_planned() -> None:
    """Each space that accepts a follower comes up, and no other."""
    match = planning({}, {"market": ["knight"]})
    fits = tokens(match, 1, "knight")
    match.play(1, "commit")
    worlds = [dealt(match, 0, luck) for luck in range(60)]
    assert {space for world in worlds for space in match.game.view(world, 1)["players"][1]["planned"]} == fits


def test_nothing_else_is_touched() -> None:
    match = scene({"market": ["monk"], "spaces": spaces("village", "farmer*")}, {"bag_contents": ["monk"]})
    before = player(match, 1), bag(match, 0), player(match, 0)
    dealt(match, 0, 1)
    assert (player(match, 1), bag(match, 0), player(match, 0)) == before, "it is a copy"
    for reader in (SPECTATOR, 0, 1):
        assert match.game.view(dealt(match, reader, 3), reader) == match.game.view(state(match), reader)
