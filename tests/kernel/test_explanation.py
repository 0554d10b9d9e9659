"""What is told of an offer: why a kind is not on it, and what a pick brings that draws or reveals."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca import Match, _pure
from ludoteca.kernel.explanation import lacks
from ludoteca.kernel.offers import Refused
from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.position import Position
from ludoteca.kernel.refusal import Refusal

from .test_match import begun, payment
from .toy import DONE, REACT, TOY, Ask, Fair, Toy

if _pure.compiled():
    pytest.skip("positions written in Python run on the interpreted kernel (make test-pure)", allow_module_level=True)

WORDS = Vocabulary([Pick(0, "A1", "square"), Pick(1, "A2", "square"), Pick(2, "map", "card"), Pick(3, "ship", "card")])
OCCUPIED = Refused("6", "occupied", {}, [0])
FAR = Refused("7", "far", {"steps": 2}, [1])


def lacking(offered: list[int], refused: list[Refused], said: dict[str, Any] | None = None) -> dict[str, Refused]:
    game: Any = SimpleNamespace(vocabulary=WORDS, lacking={"place": said or {}})
    return lacks(game, "place", offered, refused)


def test_of_a_kind_that_is_not_on_offer_the_only_reason_is_told() -> None:
    assert lacking([2], [OCCUPIED]) == {"square": Refused("6", "occupied", {}, [])}
    assert lacking([1], [OCCUPIED]) == {}, "another square is on offer"
    assert lacking([2], [OCCUPIED, FAR]) == {}, "two reasons are none"
    both = Refused("7", "far", {}, [1, 2])
    assert lacking([], [both]) == {kind: Refused("7", "far", {}, []) for kind in ("square", "card")}
    assert lacking([0], [both]) == {"card": Refused("7", "far", {}, [])}


def test_what_the_game_says_of_a_kind_holds_unless_one_reason_is_better() -> None:
    said = {"square": Refusal("5", "full", {"squares": 2}), "card": Refusal("4", "empty-hand", {})}
    full, empty = Refused("5", "full", {"squares": 2}, []), Refused("4", "empty-hand", {}, [])
    assert lacking([], [], said) == {"square": full, "card": empty}
    assert lacking([3], [OCCUPIED, FAR], said) == {"square": full}
    assert lacking([3], [FAR], said) == {"square": Refused("7", "far", {"steps": 2}, [])}


class Open(Toy):
    """The fair, if nothing that is drawn or revealed there brought points by luck."""

    luck_scores = False


def keeping(game: Toy) -> Match:
    """Let the first seat choose between two goods."""
    match = begun(3, 0, 0)
    match.game = game
    for seat in (0, 1):
        match.play(seat, "stop")
    return match


def test_what_reveals_is_told_as_far_as_all_worlds_agree() -> None:
    """A good is kept for two points, whatever else is hidden."""
    match = keeping(Open())
    goods = [pick.id for pick in match.offer(0).picks]
    assert match.explain(0).points == dict.fromkeys(goods, 2)
    assert keeping(TOY).explain(0).points == {}, "where luck brings points nothing is told"


def test_three_worlds_are_looked_at_for_what_reveals_and_none_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    match, deal, seen = keeping(Open()), Position.deal_unknown, list[int]()

    def counted(world: Position, seat: int) -> None:
        seen.append(world.luck)
        deal(world, seat)

    monkeypatch.setattr(Position, "deal_unknown", counted)
    match.explain(0)
    assert len(seen) == 3 == len(set(seen))
    seen.clear()
    match.take_back(to=3)
    assert match.offer(0).decision == "haggle" and match.explain(0).points == {} and seen == []


def at_the_window(game: Toy, left: int) -> Match:
    window = {"decision": "window", "seats": [0], "args": [0, left, 0, 0]}
    document = {**begun(3, 0, 0).document(), "stack": [window], "to_act": [0], "day": 3}
    return game.load(document, seed="window")


def test_what_luck_decides_is_not_told() -> None:
    """To react costs a coin; after the last window the weather pays somebody one."""
    assert at_the_window(Open(), 2).explain(0).points == {REACT: -1} == at_the_window(TOY, 2).explain(0).points
    assert at_the_window(Open(), 1).explain(0).points == {} == at_the_window(TOY, 1).explain(0).points
    assert {pick.id for pick in at_the_window(Open(), 1).offer(0).picks} == {REACT, DONE}


def pay_aloud(position: Fair, seat: int, pick: int, due: int) -> None:
    position.pay(seat, pick, due)
    position.revealed = position.draft == 0


class Loud(Fair):
    """A fair where a payment reveals something."""

    decisions = tuple([row._replace(do=pay_aloud) if row.kind == Ask.PAY else row for row in Fair.decisions])


class LoudFair(Open):
    position = Loud

    def new_position(self, seats: int, options: Any) -> Loud:
        return Loud(seats)

    def position_from(self, view: Any) -> Loud:
        loud = Loud(view["seats"])
        loud.assign(Toy.position_from(self, view))
        return loud


def test_worlds_follow_the_picks_of_a_move_that_is_half_made() -> None:
    """The last coin pays, whichever it is; only who has laid down the first one can know it."""
    quiet = next(made for made in (payment(str(seed)) for seed in range(40)) if made)
    seat = quiet.to_act[0]
    match = LoudFair().load(quiet.document(), seed="loud")
    two = TOY.vocabulary.id("two") or 0
    assert match.explain(seat).points == {}
    last = match.explain(seat, [two])
    assert last.points == {TOY.vocabulary.id("one"): -3} and last.draft == [two]
