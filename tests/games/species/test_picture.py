"""The board as text, as the interpreter shows a match."""

from __future__ import annotations

from .scenes import scene

PICTURE = """\
species, 3 seats, at entry 0: asking seat 0: turn
the Beagle is at 9 of 24; n@s: n cubes of seat s
A1 .              A2 .              A3 .              A4 coral          A5 .

B1 .              B2 calandrinia    B3 .              B4 .              B5 .
                     2@0 1@1
C1 .              C2 .              C3 flightless_co  C4 acacia         C5 .
                                                         3@2
D1 .              D2 .              D3 .              D4 .              D5 .

journal: goal 1 J1-2 at 6, scored; goal 2 J2-5 at 12; goal 3 J3-1 at 18;
track: giant_tortoise sea_lion hawk racer green_turtle opuntia carpenter_bee
stacks: lava_lizard+5 sally_lightfoot+5 chocolate_chip_star+5
open: map sulivan scalpel
   seat  points  cubes  land  water  air  beagle  captured
>     0       0      6     1      0    0       2         1
      1       0      7     0      1    0       0         0
      2      12      5     0      0    0       2         0
0: land·book1 map×2 captured·lava_cactus
1: water·magnifier
2: scalpel fitzroy"""


def test_a_match_is_a_picture() -> None:
    match = scene(
        ("land·book1", "map", "map"),
        ("water·magnifier",),
        ("scalpel", "fitzroy"),
        board={"B2": "calandrinia", "A4": "coral", "C4": "acacia", "C3": "flightless_cormorant"},
        cubes={"B2": [2, 1], "C4": [0, 0, 3]},
        goals={"J1-2": True, "J2-5": False},
        players=[{"captured": ["lava_cactus"]}, {}, {"points": 12}],
        beagle=9,
    )
    assert repr(match) == PICTURE
