"""The board as text, as the interpreter shows a match."""

from __future__ import annotations

from .scenes import scene, spaces

PICTURE = """\
orleans, 3 seats, at entry 0: asking seat 0: act
round 2, event: income; @ merchants, # trading stations
                                 chartres       etampes

    le_mans                   chateaudun                     montargis
                                           orleans#01
                        vendome                               briare
                              blois
               tours@02#0 montrichard                           sancerre
     chinon           loches                  vierzon bourges@1
                                                                       nevers
            chatellerault             chateauroux       saint_amand
                        le_blanc  argenton  la_chatre
  seat coins points citizens bag dev farm boat craf trad knig scho broc wool wine chee grai
>    0     7     20        0   0   0    3    0    0    0    2    0    0    2    1    0    0
     1     5      9        1   4   7    0    0    0    0    0    0    0    0    0    0    0
     2     5      5        0   3   0    0    0    0    0    0    0    0    0    0    0    0
goods: brocade×5 wool×5 wine×5 cheese×5 grain×5
to recruit: farmer×14 boatman×8 craftsman×8 trader×8 knight×11 scholar×11 monk×11
0: market·trader* village(farmer*,boatman*,craftsman*)
1: school
2: ship(_,boatman*,_) wagon(technology,_,_)"""


def test_a_match_is_a_picture() -> None:
    match = scene(
        {
            "city": "tours",
            "stations": ["orleans", "tours"],
            "coins": 7,
            "goods": {"wool": 2, "wine": 1},
            "steps": {"farmer": 3, "knight": 2},
            "market": ["trader*"],
            "spaces": spaces("village", "farmer*", "boatman*", "craftsman*"),
        },
        {"city": "bourges", "stations": ["orleans"], "development": 7, "citizens": 1, "tiles": ["school"]},
        {"city": "tours", "spaces": {**spaces("ship", "-", "boatman*"), **spaces("wagon", "technology")}},
    )
    assert repr(match) == PICTURE
