"""What comes next in a tournament, by its format: who sits with whom in the next round, and how everybody stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Annotated

from msgspec import Meta, Struct, structs

from ludoteca.house.tournaments.pairings import (
    Pair,
    Table,
    everybody,
    meetings,
    round_robin,
    seatable,
    snake,
    swiss,
    table_sizes,
)
from ludoteca.house.tournaments.played import Round, Sitting, games
from ludoteca.house.tournaments.standings import BY_POINTS, BY_STAGE, NOTHING, Game, Score, shares, standings
from ludoteca.kernel.views import among

GROUPS, SWISS, KNOCKOUT = FORMATS = ("groups", "swiss", "knockout")
BYES = {"full": Fraction(1), "half": Fraction(1, 2), "none": NOTHING}
"""What a bye counts, of what a game can."""


Stages = dict[str, tuple[int, Fraction]]
"""How many rounds of a knock-out people survived, and what the last one counted."""


class System(Struct, frozen=True):
    """How a tournament is played."""

    format: Annotated[str, among(FORMATS)]
    fewest: Annotated[int, Meta(ge=2, le=5)]
    """People at a table at least; only where fewer than that are left do they sit at a smaller one."""
    most: Annotated[int, Meta(ge=2, le=5)]
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    """Of a Swiss tournament."""
    group: Annotated[int, Meta(ge=3, le=16)] = 4
    """People in a group at most."""
    advance: Annotated[int, Meta(ge=0, le=4)] = 1
    """So many of each table of a knock-out go on, but never all; of each group to a knock-out after the groups, where
    there is one.
    """
    duplicate: bool = False
    """The tables of a round share their luck, and seats are compared."""
    bye: Annotated[str, among(tuple(BYES))] = "half"


class Entrant(Struct, frozen=True):
    """Somebody who takes part, in the order of lots."""

    person: str
    group: int = 0
    away: bool = False
    """Is not paired."""


class Pairing(Struct, frozen=True):
    """A round to be played."""

    tables: tuple[Table, ...]
    byes: Table = ()
    length: int = 0
    """So many rounds the groups have, or had if they ended sooner; or a Swiss tournament."""


class Ranking(Struct, frozen=True):
    """A standing: of all (0) or of a group, and what is compared in it."""

    group: int
    compared: tuple[str, ...]
    scores: list[Score]


class Contest(Struct, frozen=True):
    """All that a tournament has come to: its entrants in the order of lots, and its rounds."""

    system: System
    entrants: Sequence[Entrant]
    rounds: Sequence[Round] = ()
    length: int = 0
    """So many rounds the groups play, or a Swiss tournament."""
    least: int = 2
    """The smallest table that the game has."""
    seed: str = ""
    apart: frozenset[Pair] = frozenset()
    """Those who are kept apart where that can be."""

    # Next ---------------------------------------------------------------------

    def next_round(self) -> Pairing | None:
        """Pair the next round; None: the tournament is over."""
        found = NEXT[self.system.format](self)
        return found if found is not None and found.tables else None

    def swiss(self) -> Pairing | None:
        """Neighbours in the standing meet; the last have a bye."""
        if len(self.rounds) >= self.length:
            return None
        order = self.present(score.person for score in self.score(self.people, self.rounds))
        sitting, byes = self.seated(order, reversed(order))
        if not sitting:
            return None
        tables = swiss(sitting, self.sizes(order), self.before, self.seed, self.apart)
        return Pairing(tuple(tables), byes, self.length)

    def groups(self) -> Pairing | None:
        """All of a group meet; then perhaps the best of each play a knock-out."""
        if len(self.rounds) < self.length:
            parts = [self.group(number) for number in self.numbers]
            tables = tuple(table for part in parts for table in part.tables)
            if tables:
                return Pairing(tables, tuple(one for part in parts for one in part.byes), self.length)
            return structs.replace(self, length=len(self.rounds)).groups()
        return self.finals() if self.system.advance and len(self.numbers) > 1 else None

    def group(self, number: int) -> Pairing:
        """Pair the next round of a group, unless all in it have met."""
        members = self.members(number)
        present = self.present(members)
        if self.system.most == 2:
            rounds = round_robin(members)
            wanted = rounds[len(self.rounds)] if len(self.rounds) < len(rounds) else []
            tables = tuple(table for table in wanted if {*table} <= {*present})
            busy = {one for table in tables for one in table}
            return Pairing(tables, tuple(one for one in present if wanted and one not in busy))
        if pairs(present) <= meetings(self.before).keys():
            return Pairing(())
        sitting, byes = self.seated(present, reversed(present))
        seed = f"{self.seed}:{len(self.rounds)}"
        tables = tuple(everybody(sitting, self.sizes(present), self.before, seed, self.apart)) if sitting else ()
        return Pairing(tables, byes)

    def knockout(self) -> Pairing | None:
        """The best of each table go on; the first in the standing meet late, and have the byes."""
        return self.knock_out(self.people, self.rounds)

    def finals(self) -> Pairing | None:
        """The same for the best of the groups."""
        return self.knock_out(self.qualified(), self.rounds[self.length :])

    def knock_out(self, people: Sequence[str], rounds: Sequence[Round]) -> Pairing | None:
        """Pair the next round of a knock-out among some."""
        stages, left = self.stages(people, rounds)
        if rounds and rounds[-1].final:
            return None
        scores = self.score(people, rounds, stages)
        order = self.present(score.person for score in scores if score.person in left)
        sitting, byes = self.seated(order, order)
        return Pairing(tuple(snake(sitting, self.sizes(order), self.before)), byes, self.length) if sitting else None

    # Standing -----------------------------------------------------------------

    def rankings(self) -> list[Ranking]:
        """How everybody stands: of a knock-out after groups first, then group by group, or all of them."""
        if self.system.format == SWISS:
            return [Ranking(0, BY_POINTS, self.score(self.people, self.rounds))]
        if self.system.format == KNOCKOUT:
            return [self.knockout_ranking(self.people, self.rounds)]
        found = [Ranking(number, BY_POINTS, self.group_scores(number)) for number in self.numbers]
        if len(self.rounds) > self.length:
            found.insert(0, self.knockout_ranking(self.qualified(), self.rounds[self.length :]))
        return found

    def knocked_out(self, round: int) -> bool:
        """Tell whether a round, counted from 0, belongs to a knock-out."""
        return self.system.format == KNOCKOUT or (self.system.format == GROUPS and round >= self.length)

    def survived(self) -> dict[str, int]:
        """Up to which round, counted from 1, those have come who play a knock-out."""
        before = self.length if self.system.format == GROUPS else 0
        people = self.qualified() if self.system.format == GROUPS else self.people
        return {one: before + stage for one, (stage, _) in self.stages(people, self.rounds[before:])[0].items()}

    def knockout_ranking(self, people: Sequence[str], rounds: Sequence[Round]) -> Ranking:
        """How those stand who play a knock-out."""
        stages, _ = self.stages(people, rounds)
        return Ranking(0, BY_STAGE, self.score(people, rounds, stages))

    def group_scores(self, number: int) -> list[Score]:
        """How a group stands."""
        return self.score(self.members(number), self.rounds[: self.length])

    def qualified(self) -> list[str]:
        """The best of each group that are there when the knock-out begins: first all who won one, and so on."""
        begun = self.rounds[self.length :][:1]
        here = {one for round in begun for one in round.people} if begun else {*self.present(self.people)}
        groups = [[score.person for score in self.group_scores(number)] for number in self.numbers]
        best = [[one for one in group if one in here] for group in groups]
        return [group[place] for place in range(self.system.advance) for group in best if place < len(group)]

    def score(self, people: Sequence[str], rounds: Sequence[Round], stages: Stages | None = None) -> list[Score]:
        """What some have reached in some rounds; who is equal in all stands by lot."""
        byes = Counter(one for round in rounds for one in round.paused)
        worth = {one: number * BYES[self.system.bye] for one, number in byes.items()}
        played = (game for round in rounds for game in self.counted(round).values())
        return standings(people, played, worth, stages)

    def stages(self, people: Sequence[str], rounds: Sequence[Round]) -> tuple[Stages, set[str]]:
        """How many rounds of a knock-out everybody survived, what the last one counted, and who is left."""
        found: Stages = dict.fromkeys(people, (0, NOTHING))
        left = {*people}
        for number, round in enumerate(rounds):
            before = self.score(people, rounds[:number])
            going = {*round.paused}
            for one in going & found.keys():
                found[one] = number + 1, BYES[self.system.bye]
            for table, counted in self.counted(round).items():
                order = best(round.tables[table], counted, before)
                most = 1 if round.final else self.system.advance
                on = order[: min(most, len(counted.people) - 1)]
                going |= {*on}
                scores = dict(zip(counted.people, self.told(round, table, counted), strict=True))
                for one in found.keys() & scores.keys():
                    found[one] = number + (one in on), scores[one]
            if round.over:
                left &= going
            for one in {*found} - {*round.people}:
                if found[one][0] == number:  # who could have come and did not is behind those who lost
                    found[one] = number, Fraction(-1)
        return found, left

    def told(self, round: Round, table: int, counted: Game) -> Sequence[Fraction]:
        """What a table tells of its order: in the final it is that of its places."""
        return shares(round.tables[table].placed) if round.final else counted.scores

    def counted(self, round: Round) -> dict[int, Game]:
        """What the tables of a round count."""
        return games(round, duplicate=self.system.duplicate)

    # Parts --------------------------------------------------------------------

    @property
    def people(self) -> list[str]:
        """Everybody, in the order of lots."""
        return [one.person for one in self.entrants]

    @property
    def numbers(self) -> list[int]:
        """The groups."""
        return sorted({one.group for one in self.entrants})

    @property
    def before(self) -> list[Table]:
        """The tables of all rounds."""
        return [table.people for round in self.rounds for table in round.tables]

    def members(self, number: int) -> list[str]:
        """The people of a group."""
        return [one.person for one in self.entrants if one.group == number]

    def present(self, order: Iterable[str]) -> list[str]:
        """Those of some who are paired."""
        here = {one.person for one in self.entrants if not one.away}
        return [one for one in order if one in here]

    def sizes(self, present: Sequence[str]) -> range:
        """How many may sit at a table: where fewer are left than should, so many."""
        fewest = max(self.least, min(self.system.fewest, len(present)))
        return range(fewest, self.system.most + 1)

    def seated(self, order: Sequence[str], first: Iterable[str]) -> tuple[list[str], Table]:
        """Who sits down, and who has a bye: the first of some among those who had fewest."""
        had = Counter(one for round in self.rounds for one in round.byes)
        number = len(order) - seatable(len(order), self.sizes(order))
        byes = sorted(first, key=lambda one: had[one])[:number]
        return [one for one in order if one not in byes], tuple(byes)


def drawn(system: System, people: Sequence[str], least: int, seed: str) -> tuple[list[Entrant], int]:
    """Begin with people in the order of lots: in which group each is, and how many rounds there are (knock-out: 0)."""
    if system.format != GROUPS:
        return [Entrant(one) for one in people], system.rounds if system.format == SWISS else 0
    sizes = table_sizes(len(people), range(min(least, len(people)), system.group + 1))
    entrants = [Entrant(one, 1 + number % len(sizes)) for number, one in enumerate(people)]
    return entrants, _until_all_have_met(system, people[: sizes[0]], least, seed)


def _until_all_have_met(system: System, members: Sequence[str], least: int, seed: str) -> int:
    """Count the rounds that a group takes, if nobody is away."""
    if system.most == 2:
        return len(round_robin(members))
    alone = Contest(structs.replace(system, advance=0), [Entrant(one, 1) for one in members], (), MANY, least, seed)
    while (found := alone.next_round()) is not None:
        played = Round(tuple(Sitting(table, tuple(range(1, 1 + len(table)))) for table in found.tables), found.byes)
        alone = structs.replace(alone, rounds=(*alone.rounds, played))
    return len(alone.rounds)


def best(table: Sitting, counted: Game, before: Sequence[Score]) -> list[str]:
    """Order those of a table who stayed: by what it counted, then by places, then as they stood before."""
    stood = [score.person for score in before]
    order = sorted(
        (-score, rank, stood.index(one), one)
        for seat, (one, score, rank) in enumerate(zip(table.people, counted.scores, table.placed, strict=True))
        if seat not in table.left and one in stood
    )
    return [one for *_, one in order]


def pairs(people: Iterable[str]) -> set[Pair]:
    """Each two of some people."""
    return {frozenset(pair) for pair in combinations(people, 2)}


MANY = 15
"""So many rounds at most."""
NEXT: dict[str, Callable[[Contest], Pairing | None]] = {
    GROUPS: Contest.groups,
    SWISS: Contest.swiss,
    KNOCKOUT: Contest.knockout,
}
