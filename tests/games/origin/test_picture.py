"""The board as text, as the interpreter shows a match."""

from __future__ import annotations

import json
from pathlib import Path

from ludoteca import replay

RECORD = Path(__file__).parent / "goldens" / "pawns.json"
PICTURE = """\
origin, 4 seats, at entry 150: asking seat 3: action
pawns: height, width, colour @ seat; (n) a hunting token
africa: origin=11wh atlas=22wh@0 sahara=21br@1 nile senegal=22br@1 guinea=12br@1 chad=11br@3
        horn=21bl@2 lakes=31wh@2 congo=12bl@3 zambezi=12wh@0 kalahari=13bl@3 cape=11bl@1
eurasia: iberia=22br@2 gaul=23br@0 scandia=31br@2 danube=33bl@1 pontic(7) levant=33wh@2 arabia
         persia=31bl@0 ural=33br@1 siberia altai=21br@1 india=32wh@0 gobi china indochina=32br@3
         chukotka
oceania: sunda wallacea papua=23bl@0 arnhem outback=23br@2 reef=32bl@2 tasman
south_america: orinoco=22wh@1 amazon=22bl@3 sertao andes=22bl@2 pampas=23wh@3 patagonia=21bl@1
north_america: alaska yukon hudson greenland cascadia plains(5) appalachia mesoamerica
antarctica: graham=23bl@0 maud=13wh@0 wilkes=13br@2 plateau=23wh@0
straits: gibraltar·3 denmark·3 bering·4 panama·5 agulhas·3 drake·4 torres·4
tiles: orange·2 purple·5 brown·2 brown·4×2 brown·5
   seat  points  villages  stacks of tiles  hunting  straits
      0      30         0  1×2 3            8        5
      1      18         0  1 3 4            -        3 5
      2      34         0  4                4 6      4
>     3       9         3  1 3×2            -        -
0: hand·P07 hand·P12 hand·O01 hand·O12 hand·O15 in·play·P03 in·play·P04 in·play·P09 in·play·P11
   scored·O17 scored·O19
1: hand·A05 hand·O07 in·play·P02 in·play·P06 in·play·P08 in·play·P13
2: hand·P14 hand·O10 hand·O14 in·play·P01 in·play·P05 scored·O04 scored·O13 scored·O20
3: hand·O09 hand·O16 in·play·P10"""


def test_a_match_is_a_picture() -> None:
    match = replay(json.loads(RECORD.read_text(encoding="utf-8")))
    assert repr(match.at(150)) == PICTURE
