"""A training: generation after generation of self-play, a fit, and a match that decides whether the fit is kept.

Everything stands in a folder, each file written whole or not at all: the plan, the games of each generation, the
weights that were found, the games of its match, and a line for each generation in `report.jsonl`. So a training that
was killed goes on where it was; what hangs on the plan alone (self-play, fits, matches by play-outs) comes out the
same.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.bots.judges import HAND
from ludoteca.kernel.decisions import names_of
from ludoteca.kernel.errors import GameError
from ludoteca.kernel.prior import Prior
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import Values, load, load_any
from ludoteca.lab.sequential import Sequential
from ludoteca.lab.tournament import GamesFile, Tournament
from ludoteca.lab.tournament.runners import Runner, Task, processes
from ludoteca.lab.training import trials
from ludoteca.lab.training.expecting import prior
from ludoteca.lab.training.fitting import fit
from ludoteca.lab.training.plan import NEW, PRIOR, TRIALS, Plan
from ludoteca.lab.training.selfplay import CHUNK, Chunk, Seen, column, play
from ludoteca.lab.training.targets import gather
from ludoteca.lab.training.trials import DEALS, Trial

Where = Callable[[Task | None], Runner]
"""Makes the runner for a task (`lab.tournament.runners`)."""
PLAN, BEGUN, REPORT = "plan.json", "begin.json", "report.jsonl"
WEIGHTS = "weights"
"""Under what a prior tells how the weights were found that it stands beside; these tell of it under `PRIOR`."""
PLAYOUTS = "p"
"""What a budget in play-outs ends with."""


class BadTraining(GameError):
    """A training that cannot be gone on with, or a game that names nothing to be learned."""


class Generation(Struct, frozen=True, kw_only=True):
    """What came of a generation."""

    number: int
    positions: int
    """How many it was learned from: positions, or deals of trials."""
    error_left: float | None
    """Of the error of the hand-written evaluation, in games held out; None: no values were fitted."""
    games: int
    """Of the match against the best so far."""
    share: float
    """What part of them the new weights won."""
    accepted: bool
    cpu: float
    """Seconds of computing time, of all processes."""


class Training:
    """Trains in a folder, or goes on with what is there.

    Raises BadTraining when the folder holds another plan, BadOption when the plan names no game or number of seats.
    """

    def __init__(self, folder: Path, plan: Plan, where: Where | None = None) -> None:
        room = game(plan.game)
        room.check_seats(plan.seats)
        self.features = room.position.feature_names
        if not self.features:
            raise BadTraining(
                "no-features", field="game", reason="the game names no features", args={"game": plan.game}
            )
        self.folder = folder
        self.plan = plan
        self._where = where or (lambda task: processes(None, task))
        folder.mkdir(parents=True, exist_ok=True)
        known = folder / PLAN
        if known.exists() and msgspec.json.decode(known.read_bytes(), type=Plan) != plan:
            reason = "the folder holds a training with other settings"
            raise BadTraining("other-plan", field="folder", reason=reason, args={"folder": str(folder)})
        if plan.begin != HAND and not known.exists():
            write(self._begun, load_any(Path(plan.begin)).widened(self.features).as_json().encode())
        write(known, msgspec.json.encode(plan))

    @cached_property
    def generations(self) -> list[Generation]:
        """The generations that are done."""
        file = self.folder / REPORT
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        return [msgspec.json.decode(line, type=Generation) for line in whole]

    @property
    def hours(self) -> float:
        """The computing time of the generations that are done."""
        return sum(one.cpu for one in self.generations) / 3600

    @property
    def found(self) -> Path | None:
        """The file of the last weights that were accepted; None: none were."""
        accepted = [one.number for one in self.generations if one.accepted]
        return self._values(accepted[-1]) if accepted else None

    @property
    def best(self) -> Path | None:
        """The file of the best weights so far; None: the hand-written evaluation alone is best."""
        return self.found or (None if self.plan.begin == HAND else self._begun)

    def step(self) -> Generator[tuple[str, int, int]]:
        """Go through the next generation; tells what is done, how much of it, and of how much."""
        number = len(self.generations)
        yield from self._try(number) if self.plan.learn == TRIALS else self._learn(number)
        match = self.match(number)
        yield from self._match(match, number)
        fitted = load(self._values(number), self.features).made
        playing = sum(column(file, "cpu").sum() for file in (self.folder / f"{number:03}").glob("games-*.npz"))
        matching = sum(sum(outcome.cpu) for outcome in match.outcomes)
        question = match.question
        assert question
        done = Generation(
            number=number,
            positions=fitted["positions"],
            error_left=fitted["error_left"],
            games=len(match.outcomes),
            share=round(question.mean, 4),
            accepted=question.answer is True,
            cpu=round(float(playing) + fitted["cpu"] + matching, 1),
        )
        self.generations.append(done)
        write(self.folder / REPORT, b"".join(msgspec.json.encode(one) + b"\n" for one in self.generations))

    def match(self, number: int) -> Tournament:
        """Make the match of a generation's weights against the best before it: who wins more than an equal share?"""
        plan = self.plan
        best = HAND if self.best is None else str(self.best)
        return Tournament(
            plan.game,
            [self._contestant(judged) for judged in (str(self._values(number)), best)],
            plan.seats,
            seed=f"{plan.seed}-{number}",
            gauntlet=True,
            question=Sequential(1 / plan.seats),
        )

    def _contestant(self, judged: str) -> str:
        """Name a search that judges by some weights and has the same time as others."""
        budget = self.plan.match_budget
        if budget.endswith(PLAYOUTS) and judged != HAND:
            budget = f"{int(budget.removesuffix(PLAYOUTS)) * self.plan.pace:.0f}{PLAYOUTS}"
        return f"search:{budget}@{judged}"

    def _learn(self, number: int) -> Iterator[tuple[str, int, int]]:
        """Play the games of a generation, and fit its weights."""
        yield from self._play(number)
        if not self._values(number).exists():
            yield "fit", 0, 1
            self._fit(number)
        yield "fit", 1, 1

    def _play(self, number: int) -> Iterator[tuple[str, int, int]]:
        """Play the games of a generation that are missing.

        Half of them by the best weights, half by those that were fitted last, accepted or not: what is wrong with
        weights shows only where they are played by.
        """
        files = self._chunks(number)
        best = HAND if self.best is None else str(self.best)
        last = str(self._values(number - 1)) if number else best
        files[0].parent.mkdir(exist_ok=True)
        missing = [
            Chunk(self.plan, number, at, last if at % 2 else best, file)
            for at, file in enumerate(files)
            if not file.exists()
        ]
        yield from self._all("self-play", play, missing, len(files) - len(missing), len(files), CHUNK)

    def _fit(self, number: int) -> None:
        """Fit the weights of a generation to the games of the last ones."""
        began = time.process_time()
        window = range(max(0, number - self.plan.window + 1), number + 1)
        files = [file for one in window for file in self._chunks(one)]
        positions = sum(len(column(file, "game")) for file in files)
        best = load(self.best, self.features) if self.best else None
        seed = self.plan.seed + number
        left = None
        if self.plan.learn == PRIOR:
            values = (best or Values.none(self.features)).expecting(self._prior(files))
        else:
            sample = gather(map(Seen.read, files), positions, best, self.plan, seed)
            values, left = fit(sample, self.features, self.plan, seed)
            if best and best.prior:
                values = values.expecting(best.prior)
        self._keep(number, values, positions, left, began)

    def _try(self, number: int) -> Iterator[tuple[str, int, int]]:
        """Let the best weights follow trials, step by step; those that stand already are not played again."""
        plan = self.plan
        chunks = max(1, plan.games // (2 * DEALS * plan.steps))
        began = time.process_time()
        values = trials.begun(load(self.best, self.features) if self.best else None, self.features)
        reach = trials.reach(plan, values)
        if plan.move == NEW and self._begun.exists():
            reach *= trials.weightless(load(self._begun, self.features))
        if not reach.any():
            reason = "no feature that tells seats apart is left to be moved"
            raise BadTraining("nothing-to-move", field="move", reason=reason, args={"move": plan.move})
        folder = self.folder / f"{number:03}"
        folder.mkdir(exist_ok=True)
        done: list[tuple[Any, Any]] = []
        for step in range(plan.steps):
            moved = folder / f"moved-{step:02}.json"
            write(moved, values.as_json().encode())
            files = [folder / f"games-{step:02}-{at:05}.npz" for at in range(chunks)]
            missing = [
                Trial(plan, number, step, at, str(moved), reach, file)
                for at, file in enumerate(files)
                if not file.exists()
            ]
            known = (step + 1) * chunks - len(missing)
            yield from self._all("trials", trials.play, missing, known, plan.steps * chunks, 2 * DEALS)
            done.append(trials.read(plan, number, step, files, len(self.features)))
            values = trials.follow(values, reach, done, plan.steps)
        self._keep(number, values, plan.steps * chunks * DEALS, None, began)

    def _keep(self, number: int, values: Values, positions: int, left: float | None, began: float) -> None:
        """Write down the weights of a generation, and how they were found."""
        best = load(self.best, self.features) if self.best else None
        values.made = {
            **msgspec.to_builtins(self.plan),
            "generation": number,
            "positions": positions,
            "error_left": left if left is None else round(left, 4),
            "cpu": round(time.process_time() - began, 2),
            **(self._kept(best) if best else {}),
        }
        write(self._values(number), values.as_json().encode())

    def _kept(self, best: Values) -> dict[str, Any]:
        """Tell how that part of the best values was found which is not learned here."""
        learned, kept = (PRIOR, WEIGHTS) if self.plan.learn == PRIOR else (WEIGHTS, PRIOR)
        if kept == PRIOR and not best.prior:
            return {}
        return {kept: best.made.get(kept) or {name: told for name, told in best.made.items() if name != learned}}

    def _prior(self, files: Sequence[Path]) -> Prior:
        """Tell what picks are expected to be worth after the games of these files."""
        kinds = names_of(game(self.plan.game).position.decisions)
        return prior(sum(column(file, "picks") for file in files), kinds, self.plan.trust)

    def _all(
        self, what: str, task: Task, missing: Sequence[Any], done: int, of: int, games: int
    ) -> Iterator[tuple[str, int, int]]:
        """Play what is missing; tells how far that is, `done` files `of` so many with so many games each."""
        yield what, games * done, games * of
        for _ in self._where(task)(missing):
            done += 1
            yield what, games * done, games * of

    def _match(self, match: Tournament, number: int) -> Iterator[tuple[str, int, int]]:
        """Play the match of a generation, or what is missing of it."""
        games = GamesFile(self.folder / f"{number:03}" / "match.jsonl")
        deals = match.deals_within(self.plan.match_games)
        for at, _ in enumerate(match.play(deals, self._where(None), games), 1):
            yield "match", at, match.games_of(deals)

    def _chunks(self, number: int) -> list[Path]:
        chunks = max(1, self.plan.games // CHUNK)
        return [self.folder / f"{number:03}" / f"games-{at:05}.npz" for at in range(chunks)]

    @property
    def _begun(self) -> Path:
        """The weights that the training began with; features that they did not know weigh nothing."""
        return self.folder / BEGUN

    def _values(self, number: int) -> Path:
        return self.folder / f"{number:03}" / "values.json"


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.replace(path)
