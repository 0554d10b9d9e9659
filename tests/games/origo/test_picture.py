"""The board as text, as the interpreter shows a match."""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca import replay

RECORD = Path(__file__).parent / "goldens" / "five-seats.json"
PICTURE = """\
origo, 5 seats, at entry 150: asking seat 2: menu
  1 2 3 4 5 6 7 8 9 10   round 5
A ~ b r ~ k o ~ g . .
B b b g o k b ~ r o o       seat     colour  points  supply  lost
C . r g ~ o b . k o g          0  r  red          8      10     3
D k g ~ k b . r b b k          1  b  blue         4       8     0
E ~ ~ ~ g b o r . k .    >     2  k  black        2      10     0
F ~ . . g b g r r o .          3  g  green        3      10     1
G o r . o . k . . b g          4  o  orange       4      10     0
H . . g g o . . b b .
I . k ~ ~ ~ . . ~ b r    founded: BE·b SK·r
J k ~ o . . . k . k .
r: C·D C·D·E D H 9×2 10 HE ship×2
b: E 4 7×2 8·9 GA growth×2 ship×2
k: B E I 6 7 8 GA ship×3
g: 2 4 6·7 BE PO BA×2 HI IT growth
o: C F×2 F·G 1·2·3 2 HI growth×2 ship"""


def test_a_match_is_a_picture() -> None:
    match = replay(json.loads(RECORD.read_text(encoding="utf-8")))
    assert repr(match.at(150)) == PICTURE
