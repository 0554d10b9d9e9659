"""Random games with all invariants of section 15 after every move, and the fast rules against the oracle."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match, _pure
from ludoteca.games.origo.rules.turn import OrigoPosition

from . import oracle
from .boards import MARKERS, SHIELDS, document, origo

FAST = _pure.compiled()
ALL_CARDS = (1 << 98) - 1
COUNTRIES = [country["code"] for country in oracle.DATA["country"]]
FIGHTS, SHIFTS, SAIL = {"expand", "attack"}, {"move", "exchange"}, "navigate"
END = "end"


class Referee:
    """Follows one game and holds every state against the invariants; knows the rules only from their text."""

    def __init__(self, position: OrigoPosition) -> None:
        self.position = position
        self.seats = position.seats
        self.shields = SHIELDS[self.seats]
        self.before = position.clone()
        self.start = list(self.before.scores)
        self.established = 0
        self.told: tuple[Any, ...] = (0, 0)
        self.rounds_scored: list[int] = []
        self.due = 0
        self.turn_begins()

    def turn_begins(self) -> None:
        """Forget what the last turn has used up."""
        self.fights = self.shifts = 0
        self.trips: dict[int, int] = {}

    def moved(self, verb: str, squares: list[int]) -> None:
        """Check the state after a whole move."""
        position, state = self.position, self.position.clone()
        own = state.own[: self.seats]
        occupied = 0
        for seat in range(self.seats):
            assert not occupied & own[seat], "3: two shields on one square"
            occupied |= own[seat]
            left = state.supply[seat] + own[seat].bit_count() + state.lost[seat]
            assert left == self.shields and state.supply[seat] >= 0, "1: shields appeared or vanished"
        piles = [position.pile, position.shown, *state.hands, *state.buried, *state.battle]
        assert sum(map(int.bit_count, piles)) == 98, "2: cards appeared or vanished"
        everything = 0
        for pile in piles:
            everything |= pile
        assert everything == ALL_CARDS, "2: a card is in two places"
        assert max(map(int.bit_count, state.hands)) <= 10, "R26"
        self.check_points(state)
        self.check_allowances(verb, squares, state)
        self.before = state

    def check_points(self, state: OrigoPosition) -> None:
        """Add every player's points up from their sources (4, R28, R36)."""
        position = self.position
        assert position.established & self.established == self.established, "4: a country is no longer established"
        told = position.established, position.founded, state.scores, state.scored
        if told == self.told:
            return
        assert position.founded - self.told[1] in (0, 1), "R28"
        self.established, self.told = position.established, told
        codes = state.founding[: position.founded]
        squares = sum(len(oracle.REGION[COUNTRIES[code]]) for code in codes)
        assert len(set(codes)) == len(codes) and position.established.bit_count() == squares, (
            "4: a marker for each country"
        )
        for seat in range(self.seats):
            markers = sum(MARKERS[at] for at in range(position.founded) if state.founders[at] == seat)
            scored = sum(sum(state.scored[15 * at + 3 * seat :][:3]) for at in range(position.scorings))
            assert state.scores[seat] == self.start[seat] + markers + scored, "4: points from nowhere"
            assert state.scores[seat] >= self.before.scores[seat], "R36"

    def check_allowances(self, verb: str, squares: list[int], state: OrigoPosition) -> None:
        """Count what a turn has used (5), and that travelling moves one shield to an empty square (7)."""
        self.fights += verb in FIGHTS
        self.shifts += verb in SHIFTS
        assert self.fights <= 2 and self.shifts <= 1, "5: more actions than a turn allows"
        if verb in ("move", "navigate"):
            start, target = squares
            assert not any(own >> target & 1 for own in self.before.own), "7: the target was occupied"
            assert [own.bit_count() for own in state.own] == [own.bit_count() for own in self.before.own], "7"
            trips = self.trips.pop(start, 0) + (verb == SAIL)
            assert trips <= 1, "5: a shield navigated twice"
            self.trips[target] = trips

    def turn_ended(self, triggers: int, last_of_round: bool, round_before: int) -> None:
        """Check the hands after the refill (6) and which rounds were scored (8)."""
        state = self.position
        if self.position.pile or self.position.shown:
            assert all(hand.bit_count() == 10 for hand in state.hands[: self.seats]), "6: a hand was not refilled"
        self.due += triggers
        if last_of_round and (self.due or self.position.over):
            self.due -= 1
            self.rounds_scored.append(round_before)
        assert state.scored_round[: self.position.scorings] == self.rounds_scored, "8"
        self.turn_begins()


def whole_move(position: OrigoPosition, seat: int, luck: random.Random, eager: bool) -> list[int]:
    """Pick at random until a move is whole; an eager player ends the turn only when nothing else is left."""
    picks = []
    while True:
        legal = position.picks(seat)
        assert legal, "10: nothing to choose"
        if eager and len(legal) > 1 and legal[-1] == 181:
            legal = legal[:-1]
        pick = luck.choice(legal)
        picks.append(pick)
        position.step(seat, pick)
        if position.draft == 0:
            return picks


VERBS = dict(enumerate(("expand", "attack", "move", "exchange", "navigate", "end"), 176))


def referee_game(seats: int, seed: int) -> Referee:
    """Play one game to its end under a referee."""
    luck = random.Random(seed)
    position = origo().start(seats=seats, seed=str(seed % 7)).position.clone()
    assert isinstance(position, OrigoPosition)
    position.simulate(seed)
    referee = Referee(position)
    founded = 0
    while not position.over:
        (seat,) = position.to_act
        round_before, last = position.round, (position.turn + 1) % seats == position.start_player
        picks = whole_move(position, seat, luck, seed % 3 != 0)
        verb = VERBS.get(picks[0], "")
        referee.moved(verb, [pick for pick in picks[1:] if pick < 100])
        if verb == END:
            triggers = sum(at in (4, 8, 12) for at in range(founded + 1, position.founded + 1))
            founded = position.founded
            referee.turn_ended(triggers, last, round_before)
    return referee


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_invariants_hold_after_every_move(seats: int) -> None:
    for seed in range(1000 if FAST else 15):
        referee = referee_game(seats, seed)
        assert referee.rounds_scored[-1] == referee.position.round, "8: the last round is scored, once"


# The fast rules against the oracle


def moves_of(position: OrigoPosition, seat: int) -> Iterator[list[int]]:
    """List every whole move of a seat by trying all picks."""
    for pick in position.picks(seat):
        copy = position.clone()
        copy.simulate(0)
        copy.step(seat, pick)
        if copy.draft == 0:
            yield [pick]
        else:
            for rest in moves_of(copy, seat):
                yield [pick, *rest]


def compare_turn(match: Match) -> None:
    """Hold the moves on offer at the menu against the oracle's."""
    written, position = match.document(), match.position
    assert isinstance(position, OrigoPosition)
    fast = {oracle.unordered(match.spell(move)) for move in moves_of(position, written["turn"])}
    assert fast == oracle.turn_moves(written, adjacency=match.options["attack_adjacency"])


def compare_combat(match: Match) -> None:
    """Hold the values and the usable cards of a running combat against the oracle's."""
    written = match.document()
    fight, board = written["combat"], oracle.board_of(written)
    square, side = fight["square"], fight["side"]
    usable = {card for card in written["hands"][side] if oracle.reinforcing(card, board, square, side)}
    assert {pick.token for pick in match.offer(side).picks} == usable | {"flag"}
    attack = oracle.support(board, square, fight["attacker"]) + 2 * len(fight["cards"][0])
    defence = oracle.support(board, square, fight["defender"]) + 1 + 2 * len(fight["cards"][1])
    assert fight["values"] == [attack, defence] and board[square] == fight["defender"]


def compare_score_board(shown: dict[str, Any], board: oracle.Board, seats: int) -> None:
    """Hold a score board against the oracle's."""
    wanted = oracle.scoring(board, seats)
    for part in ("clan", "naval", "country", "total"):
        assert [row[part] for row in shown["totals"]] == wanted[part], part
    clans = sorted((row["size"], row["seat"], row["place"], row["points"]) for row in shown["clans"])
    assert clans == sorted(wanted["clans"])
    assert all(set(row["squares"]) == oracle.group(board, row["squares"][0]) for row in shown["clans"])
    for row in shown["countries"]:
        assert {part: row[part] for part in ("pieces", "places", "points")} == wanted["countries"][row["country"]]


@pytest.mark.parametrize("adjacency", [True, False], ids=["adjacent", "anywhere"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_fast_rules_agree_with_the_oracle_along_random_games(seats: int, adjacency: bool) -> None:
    compared = {"place": 0, "menu": 0, "reinforce": 0}
    for seed in range(2):
        luck = random.Random(100 * seats + seed)
        match = origo().start(seats=seats, seed=str(luck.random()), options={"attack_adjacency": adjacency})
        while not match.over:
            (seat,) = match.to_act
            decision = match.offer(seat).decision
            if decision == "place":
                assert {pick.token for pick in match.offer(seat).picks} == oracle.placements(match.document())
            elif decision == "reinforce":
                compare_combat(match)
            elif luck.random() < (0.5 if FAST else 0.1):
                compare_turn(match)
                compare_score_board(match.view(None)["standing"], oracle.board_of(match.document()), seats)
            compared[decision] += 1
            copy = match.position.clone()
            assert isinstance(copy, OrigoPosition)
            copy.simulate(seed)
            match.play(seat, whole_move(copy, seat, luck, True))
    assert min(compared.values()) > 5


REGIONS = sorted(oracle.REGION)


IN_SUPPLY = 5


@st.composite
def boards(draw: st.DrawFn) -> tuple[int, list[str]]:
    """Make crowded boards: each region empty, mixed, full, or in one hand."""
    seats = draw(st.integers(2, 5))
    owner: dict[str, str] = {}
    for region in REGIONS:
        squares = sorted(oracle.REGION[region])
        style = draw(st.sampled_from(["empty", "mixed", "full", "alone"]))
        letters = "rbkgo"[:seats]
        if style == "alone":
            owner |= dict.fromkeys(squares, draw(st.sampled_from(letters)))
        elif style != "empty":
            alphabet = letters if style == "full" else letters + "..."
            row = draw(st.lists(st.sampled_from(alphabet), min_size=len(squares), max_size=len(squares)))
            owner |= dict(zip(squares, row, strict=True))
    for letter in "rbkgo"[:seats]:
        for square in [square for square, one in owner.items() if one == letter][SHIELDS[seats] - IN_SUPPLY :]:
            owner[square] = "."
    return seats, ["".join(owner.get(f"{row}{at}", ".") for at in range(1, 11)) for row in oracle.ROWS]


@settings(max_examples=150 if FAST else 25, deadline=None)
@given(boards(), st.integers(0, 4), st.sets(st.sampled_from(sorted(oracle.POINTS)), max_size=6))
def test_fast_rules_agree_with_the_oracle_on_crowded_boards(
    drawn: tuple[int, list[str]], turn: int, founded: set[str]
) -> None:
    seats, board = drawn
    turn %= seats
    hand = ["C·D·E", "1·2·3", "7", "G", "growth", "ship", "GE", "BE", "DM", "I·J"]
    written = document(
        board,
        seats=seats,
        turn=turn,
        hands={turn: hand},
        founded=sorted(founded),
        supply=dict.fromkeys(range(seats), IN_SUPPLY),
    )
    match = origo().load(written, seed="crowded")
    compare_turn(match)
    compare_score_board(match.view(None)["standing"], oracle.board_of(written), seats)
