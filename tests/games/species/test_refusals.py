"""Each refusal cites the rule that forbids the pick."""

from __future__ import annotations

from .scenes import J0_1, TILES, TRACK, refused, scene, state

FOUR = {**J0_1, "D1": "land_iguana"}
UPPER = ("marine_iguana", "racer", "angelfish", *TRACK[4:])


def test_a_tool_that_is_in_the_payment_already() -> None:
    match = scene(["map", "land·book1", "wickham"], [], cubes={"B2": [8]}, track=UPPER)
    assert refused(match, "racer B3", "map") == ("8.3", "tool-settled")
    assert refused(match, "racer B3", "land·book1") == ("10.4", "pays-nothing")
    assert refused(match, "racer B3", "wickham") == ("10.3", "pays-nothing")
    assert refused(scene(["map"], [], cubes={"B2": [8]}), "opuntia B3", "map") == ("R14", "not-needed")


def test_a_glass_that_is_spent_already() -> None:
    track = (*TRACK[:5], "lava_lizard", "carpenter_bee")
    match = scene(["land·magnifier", "air·sketch"], [], cubes={"A4": [1]}, track=track)
    for tool in ("land·magnifier", "air·sketch"):
        assert refused(match, "lava_lizard B3", tool) == ("8.3", "tool-settled")


def test_crew_cards_cite_their_own_section() -> None:
    cubes = {"B2": [2], "A4": [1]}
    match = scene(["stokes", "sulivan", "king", "may", "chaffers"], [], board=FOUR, cubes=cubes, open=["map"] * 3)
    assert refused(match, "stokes B2", "B2") == ("10.3", "same-tile")
    assert refused(match, "stokes B2", "D1") == ("10.3", "level-four")
    assert refused(match, "stokes B2", "A1") == ("10.3", "no-tile")
    assert refused(match, "sulivan", "D1") == ("10.3", "level-four")
    assert refused(match, "sulivan", "A1") == ("10.3", "no-tile")
    assert refused(match, "chaffers", TRACK[0]) == ("10.3", "upper-track")
    assert refused(match, "research", "D1") == ("7", "level-four")
    assert refused(match, "research B2", "B2") == ("R11", "same-tile")


def test_a_tool_that_is_not_among_the_discards() -> None:
    match = scene(["stebbing"], [], discards={"land": ["land·sketch", "land·book1"]})
    assert refused(match, "stebbing", "land·book1") == ("10.3", "not-a-tool")
    position = state(match).clone()
    position.simulate(1)
    for pick in match.parse(0, "stebbing"):
        position.step(0, pick)
    why = match.game.refusal(position, 0, match.game.vocabulary.id("air·sketch") or 0)
    assert (why.rule, why.reason) == ("10.3", "species-refused-not-discarded")


def test_a_species_without_a_space() -> None:
    spaces = [f"{row}{column}" for row in "ABCD" for column in range(1, 6) if f"{row}{column}" not in J0_1]
    new = [tile for tile, row in TILES.items() if not row["known"] and tile not in TRACK]
    match = scene([], [], board={**J0_1, **dict(zip(spaces, new, strict=False))}, cubes={"B2": [3]}, stacks=NO_STACKS)
    assert refused(match, "", "carpenter_bee") == ("9", "nowhere")


NO_STACKS = [{"size": 0}, {"size": 0}, {"size": 0}]
