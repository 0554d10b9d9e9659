"""Calibration: the weights by which the ledger's evaluator tells chances to win, fitted to games of bots.

A conditional logit: of the seats of a position one wins (or some share the win), and what is said of each seat adds up
to how much speaks for it (`ledger.chances`). Every game counts the same, however long. How well games are foretold is
told by fits to the others: each is held out once.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from ludoteca.bots.search import SearchBot
from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import WHOLE
from ludoteca.lab.tournament.runners import Runner
from ludoteca.ledger.chances import NEARLY, UNIT, WORTHS
from ludoteca.ledger.evaluator import Evaluator
from ludoteca.ledger.sights import columns
from ludoteca.ledger.weights import Weights

CHUNK = 10
"""How many games are played together."""
WATCHED = 0.4
"""Which share of the positions of a game is fitted to."""
PATIENCE = 40
"""After how many steps a fit ends at the latest."""
FOLDS = 5
"""In how many parts the games fall, each of which is held out once."""
HOLD = 1e-4
"""How strongly weights are held at nought."""
HOLDS = (3.0, 1.0, 0.3, 0.1, 0.03, 0.01)
"""How strongly those of features can be held: ever less, as long as games held out are foretold better."""
NOTHING = 1e-6
"""Up to where a weight is none, of what is divided by its spread."""
CLOSE = 1e-6
"""A step so small is the last."""
DIGITS = 5


class Plan(Struct, frozen=True, kw_only=True):
    """All that a calibration hangs on."""

    game: str
    seats: int = 2
    games: int = 600
    seed: int = 1
    playouts: tuple[int, ...] = (40, 80, 160)
    """How many play-outs a search may have for a move; each seat has one of them, by lot."""
    explore: float = 0.02
    """Which share of the moves is any legal one."""
    sights: tuple[str, ...] = ()
    """Slices of what a seat sees that are weighed, too."""


@dataclass
class Seen:
    """What stood on the table: for n positions of games with so many seats, what is said of each seat.

    `worth` [n, seats] is what the evaluation says, `left` [n] the share of the game left, `kind` [n] the decision that
    is asked, `asked` [n, seats] of whom, `features` [n, seats, features] what the game names besides,
    `sights` [n, seats, numbers] what each seat sees, `game` [n] the number of the game, and `shares` [games, seats] who
    won.
    """

    worth: Any
    left: Any
    kind: Any
    asked: Any
    features: Any
    sights: Any
    game: Any
    shares: Any

    @staticmethod
    def of(chunks: dict[int, Seen]) -> Seen:
        """Put chunks together, in the order of their numbers."""
        games = 0
        parts = [chunks[number] for number in sorted(chunks)]
        for part in parts:
            part.game = part.game + games
            games += len(part.shares)
        return Seen(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in vars(parts[0])})


def watch(chunk: tuple[Plan, int]) -> tuple[int, Seen]:
    """Play the games of a chunk; gives its number with what was seen."""
    plan, number = chunk
    seen = Seen(*([] for _ in fields(Seen)))
    looked_at = [*columns(game(plan.game), plan.seats, plan.sights).values()]
    for at, position in watched(plan, number):
        if position.over:
            seen.shares.append(position.returns("shares"))
        else:
            _note(position, seen, at, looked_at)
    return number, Seen(
        np.array(seen.worth, np.int32).reshape(-1, plan.seats),
        np.array(seen.left, np.float32),
        np.array(seen.kind, np.int16),
        np.array(seen.asked, bool).reshape(-1, plan.seats),
        np.array(seen.features, np.int16).reshape(len(seen.kind), plan.seats, -1),
        np.array(seen.sights, np.float32).reshape(len(seen.kind), plan.seats, len(looked_at)),
        np.array(seen.game, np.int32),
        np.array(seen.shares, np.float64).reshape(-1, plan.seats),
    )


def watched(plan: Plan, number: int) -> Iterator[tuple[int, Position]]:
    """Play the games of a chunk; gives some positions of each with its number, the last when it is over."""
    rules = game(plan.game)
    rough = Evaluator(rules, plan.seats, Weights())
    for at in range(min(CHUNK, plan.games - number * CHUNK)):
        luck = random.Random(f"{plan.seed} {number} {at}")
        position = rules.deal(plan.seats, luck.getrandbits(62), {})
        rough.prepare(position)
        bots = [SearchBot(0, playouts=luck.choice(plan.playouts)) for _ in range(plan.seats)]
        while not position.over:
            if luck.random() < WATCHED:
                yield at, position
            seat = position.actor
            strays = luck.random() < plan.explore
            picks = [] if strays else bots[seat].decide(position, seat, luck.getrandbits(64))
            while picks or position.draft or strays:
                strays = False
                position.step(seat, picks.pop(0) if picks else luck.choice(position.picks(seat)))
        yield at, position


def _note(position: Position, seen: Seen, number: int, looked_at: list[int]) -> None:
    seats = range(position.seats)
    features = [position.features_of(seat) for seat in seats]
    seen.worth.append([position.worth(seat) for seat in seats])
    seen.left.append(features[0][0] / WHOLE if position.feature_names else 0.5)
    seen.features.append(features)
    seen.sights.append([position.observe(seat)[looked_at] for seat in seats] if looked_at else [[]] * position.seats)
    seen.kind.append(position.kind)
    seen.asked.append([seat in position.to_act for seat in seats])
    seen.game.append(number)


def play(plan: Plan, runner: Runner) -> Iterator[tuple[int, Any]]:
    """Play all games; gives a chunk at a time with its number, in whichever order they are done."""
    yield from runner((plan, at) for at in range(-(-plan.games // CHUNK)))


def rows(seen: Seen, decisions: int) -> Any:
    """Tell what speaks for each seat, before it is weighed [n, seats, columns], in the order of `fit`."""
    left = seen.left[:, None, None]
    worth = (seen.worth / UNIT)[:, :, None]
    asked = (seen.kind[:, None, None] == np.arange(decisions)) & seen.asked[:, :, None]
    named = np.concatenate([seen.features / WHOLE, seen.sights], axis=2, dtype=np.float32)
    parts = worth, worth * left, worth / (left + NEARLY), asked, asked * left, named, named * left
    return np.concatenate(parts, axis=2, dtype=np.float32)


def fit(seen: Seen, plan: Plan) -> Weights:
    """Find the weights; there are none of features and sights unless games held out are foretold better by them."""
    rules = game(plan.game)
    names, noted = rules.decisions, rules.position.feature_names
    named = (*noted, *columns(rules, plan.seats, plan.sights))
    told = rows(seen, len(names))
    first = told.shape[2] - 2 * len(named)
    shares = seen.shares[seen.game]
    each = 1 / np.bincount(seen.game, minlength=len(seen.shares))[seen.game]
    spread = told.std((0, 1))
    spread[spread < NOTHING] = np.inf
    scaled = told / spread
    fold = seen.game % FOLDS
    ways = [(0.0, np.full(first, HOLD))]
    for hold in HOLDS if named else ():
        held = np.full(told.shape[2], HOLD)
        held[first:] = hold
        ways.append((hold, held))
    hold, held, foretold, loss = held_best(scaled, shares, each, fold, ways)
    plain = np.zeros(told.shape[2])
    plain[: len(held)] = logit(scaled[:, :, : len(held)], shares, each, held) / spread[: len(held)]
    weights = rounded(plain)
    made = {
        **msgspec.to_builtins(plan),
        "positions": len(shares),
        "log_loss": round(loss, 4),
        "uniform": round(loss_of(np.full_like(shares, 1 / plan.seats), shares, each), 4),
        "hold": hold,
        "calibration": calibration(foretold, shares),
    }
    always, early = weights[first : first + len(named)], weights[first + len(named) :]
    noting = len(noted)
    return Weights(
        made=made,
        worth=(weights[0], weights[1], weights[2]),
        asked=pairs(names, weights[WORTHS:first]),
        features=pairs(noted, always[:noting] + early[:noting]),
        sights=pairs(named[noting:], always[noting:] + early[noting:]),
    )


def held_best(
    told: Any, shares: Any, each: Any, fold: Any, ways: Iterable[tuple[float, Any]]
) -> tuple[float, Any, Any, float]:
    """Choose how weights are held at nought: by one way after the other, as long as games held out are foretold better.

    A way is named by a number, and holds the first columns of `told`, as many as it is long. Gives its number, itself,
    what it foretells of games held out, and their log-loss.
    """
    best: tuple[float, Any, Any, float] | None = None
    for number, held in ways:
        foretold = np.empty_like(shares)
        used = told[:, :, : len(held)]
        for one in np.unique(fold):
            kept = fold != one
            foretold[~kept] = softmax(used[~kept] @ logit(used[kept], shares[kept], each[kept], held))
        loss = loss_of(foretold, shares, each)
        if best is not None and loss >= best[3]:
            break
        best = number, held, foretold, loss
    if best is None:
        raise ValueError("there is no way to hold weights")
    return best


def pairs(names: Sequence[str], weights: Sequence[float]) -> dict[str, tuple[float, float]]:
    """Name the weights that are not nought: always, and by the share of the game left."""
    pairs = zip(names, weights[: len(names)], weights[len(names) :], strict=True)
    return {name: (always, early) for name, always, early in pairs if always or early}


def calibration(foretold: Any, shares: Any) -> list[tuple[float, float, int]]:
    """Tell, for positions by their chances, what they were on average, what came, and how many there were."""
    said, came = foretold.ravel(), shares.ravel()
    bins = (said * 10).astype(int).clip(0, 9)
    return [
        (round(float(said[these].mean()), 3), round(float(came[these].mean()), 3), int(these.sum()))
        for these in (bins == one for one in np.unique(bins))
    ]


def rounded(weights: Any) -> list[float]:
    """Write weights down in few digits."""
    return [0.0 if abs(one) < NOTHING else float(f"{one:.{DIGITS}g}") for one in weights]


def softmax(logits: Any) -> Any:
    """Turn what speaks for each choice into how likely it is."""
    grown = np.exp(logits - logits.max(1, keepdims=True))
    return grown / grown.sum(1, keepdims=True)


def loss_of(foretold: Any, shares: Any, each: Any) -> float:
    """Tell the mean log-loss, every game counting the same."""
    return float(-(each * (shares * np.log(np.clip(foretold, 1e-4, 1))).sum(1)).sum() / each.sum())


def logit(told: Any, shares: Any, each: Any, held: Any) -> Any:
    """Find the weights that foretell shares best, each held at nought (Newton's method)."""
    part = each / each.sum()
    weight = np.zeros(told.shape[2])
    for _ in range(PATIENCE):
        foretold = softmax(told @ weight)
        slope = np.einsum("n,nsf,ns->f", part, told, foretold - shares, optimize=True) + held * weight
        apart = told - np.einsum("nsf,ns->nf", told, foretold, optimize=True)[:, None]
        weighed = (apart * np.sqrt(part[:, None] * foretold)[:, :, None]).reshape(-1, len(weight))
        step = np.linalg.solve(weighed.T @ weighed + np.diag(held), slope)
        weight = weight - step
        if np.abs(step).max() < CLOSE:
            break
    return weight
