"""Why something is refused: by a reason that speaks of the pick, and that is not given for every pick alike."""

from __future__ import annotations

from itertools import islice

import pytest

from ludoteca import Game, IllegalMove
from ludoteca.kernel.position import Position

from .walks import stride, walk


def told(game: Game, position: Position, seat: int) -> dict[str, set[str]]:
    """Tell by kind of pick why all that is not legal is refused."""
    legal = set(position.picks(seat))
    reasons: dict[str, set[str]] = {}
    for pick in game.vocabulary.picks:
        if pick.id not in legal:
            reasons.setdefault(pick.kind, set()).add(repr(game.refusal(position, seat, pick.id)))
    return reasons


def test_a_refusal_looks_at_the_pick(game: Game, seats: int) -> None:
    """Whatever a decision is about, some other pick is simply not on offer; no reason is given for all of them."""
    plain = repr(getattr(game, "not_offered", None))
    for match in islice(walk(game, seats, 12), 0, None, stride(game, 9)):
        for seat in match.to_act:
            draft: list[int] = []
            while not (offer := match.offer(seat, draft)).complete:
                position = match.position.clone()
                position.simulate(0)
                for pick in draft:
                    position.step(seat, pick)
                reasons = set().union(*told(game, position, seat).values())
                assert len(reasons) > 1 or reasons <= {plain}, f"{offer.decision} refuses everything alike: {reasons}"
                draft.append(offer.picks[match.seq % len(offer.picks)].id)


def test_what_a_decision_does_not_deal_with_is_not_on_offer(game: Game, seats: int) -> None:
    """Picks of a kind that a decision neither offers nor refuses by itself have no reason of its own."""
    if not hasattr(game, "not_offered"):
        return
    for match in islice(walk(game, seats, 13), 0, None, stride(game, 9)):
        for seat in match.to_act:
            row = game.position.decisions[match.position.kind]
            if row.why_not is None:
                continue
            reasons = told(game, match.position, seat)
            assert {repr(game.not_offered)} in reasons.values(), f"{row.kind.name} has a reason for every kind of pick"


def test_what_is_refused_is_refused_by_the_same_rule_when_it_is_played(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 14), 0, None, stride(game, 20)):
        for seat in match.to_act:
            for why in match.offer(seat).refused:
                for pick in why.picks[:2]:
                    with pytest.raises(IllegalMove) as caught:
                        match.play(seat, [pick])
                    assert (caught.value.rule, caught.value.reason) == (why.rule, why.reason)
