"""The journal is the game: folding, replaying, undoing, proving."""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
from itertools import islice
from typing import Any

import pytest

from ludoteca import BadRecord, Entry, Game, IllegalMove, Match
from ludoteca.kernel import documents
from ludoteca.kernel.chance import key_from_seed
from ludoteca.kernel.replay import replay

from .walks import FAST, as_bytes, played, random_move, stride, walk


def test_folding_the_journal_gives_the_position(game: Game, seats: int) -> None:
    states = [as_bytes(match.document()) for match in walk(game, seats, 1)]
    match = played(game, seats, 1)
    again = replay(game, json.loads(json.dumps(match.record())))
    assert as_bytes(again.document()) == states[-1]
    assert again.journal == match.journal and again.result == match.result
    for viewer in (None, *range(seats)):
        assert again.log(viewer) == match.log(viewer) and again.view(viewer) == match.view(viewer)
    for seq in random.Random(1).sample(range(len(states)), min(8, len(states))):
        assert as_bytes(match.at(seq).document()) == states[seq]


def test_a_match_goes_on_from_its_stored_journal(game: Game, seats: int) -> None:
    match = played(game, seats, 2, moves=40)
    key = key_from_seed("walk 2")
    resumed = Match.resume(game, seats, match.options, match.journal, key=key, promise=match.commitment)
    luck = random.Random(2)
    for _ in range(60):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        assert resumed.to_act == match.to_act and resumed.offer(seat).picks == match.offer(seat).picks
        move = random_move(match, seat, luck)
        assert resumed.play(seat, move) == match.play(seat, move), "the same luck, before and after a restart"
    assert resumed.document() == match.document()


def test_notation_goes_both_ways(game: Game, seats: int) -> None:
    luck = random.Random(3)
    for match in walk(game, seats, 3):
        for seat in match.to_act:
            picks = random_move(match, seat, luck)
            assert match.parse(seat, match.spell(picks)) == picks
            assert match.parse(seat, match.spell(picks).upper()) == picks
    for pick in game.vocabulary.picks:
        assert game.vocabulary.id(pick.token) == pick.id and 0 <= pick.id <= 255
        assert pick.token and not any(letter.isspace() for letter in pick.token) and pick.kind


def test_previews_reveal_draw_and_journal_nothing(game: Game, seats: int) -> None:
    """Two games alike, but in one of them everything is previewed before every move."""
    quiet, curious = list(islice(walk(game, seats, 4), 80))[-1], game.start(seats=seats, seed="walk 4")
    luck, other_luck = random.Random(4), random.Random(99)
    while curious.seq < quiet.seq:
        seat = luck.choice(curious.to_act)
        before = curious.view(None), curious.log(None), curious.seq
        for asked in curious.to_act:
            for _ in range(3):
                random_move(curious, asked, other_luck)
        assert (curious.view(None), curious.log(None), curious.seq) == before
        curious.play(seat, random_move(curious, seat, luck))
    assert curious.record() == quiet.record() and curious.document() == quiet.document()


def test_undo_goes_back_within_the_horizon_and_no_further(game: Game, seats: int) -> None:
    luck = random.Random(5)
    before: Any = None
    undone, refused, tries = 0, 0, 15 if FAST else 3
    for match in walk(game, seats, 5):
        now = match.document(), match.log(0), match.to_act, match.seq
        last = match.journal[-1] if match.journal else None
        for seat in range(seats):
            allowed = last is not None and last.seat == seat and not last.sealed and not match.over
            assert match.can_undo(seat) == allowed
            if not allowed:
                refused += 1
                with pytest.raises(IllegalMove):
                    match.undo(seat)
        assert (match.document(), match.log(0), match.to_act, match.seq) == now
        if undone < tries and last is not None and match.can_undo(last.seat) and luck.random() < 0.3:
            assert last.chance == ()
            copied = replay(game, match.record())
            copied.undo(last.seat)
            assert (copied.document(), copied.log(0), copied.to_act) == before[:3]
            assert copied.seq == match.seq + 1, "the journal only grows"
            copied.play(last.seat, last.move)
            assert copied.document() == match.document()
            undone += 1
        before = match.document(), match.log(0), match.to_act
    assert undone and refused


def test_restart_goes_back_through_the_own_turn_as_undo_does(game: Game, seats: int) -> None:
    restarted, tries = 0, 15 if FAST else 3
    for match in walk(game, seats, 5):
        seat = match.journal[-1].seat if match.journal else 0
        moves = match.undoable(seat)
        assert (moves > 0) == match.can_undo(seat)
        if moves == 0:
            with pytest.raises(IllegalMove) as refused:
                match.restart(seat)
            assert refused.value.field == "undo"
        elif restarted < tries and moves > 1:
            stepwise, at_once = replay(game, match.record()), replay(game, match.record())
            for _ in range(moves):
                stepwise.undo(seat)
            at_once.restart(seat)
            assert not stepwise.can_undo(seat) and at_once.seq == match.seq + 1
            assert at_once.document() == stepwise.document() == match.at(match.seq - moves).document()
            restarted += 1


def test_what_is_at_stake_is_told_before_a_move(game: Game, seats: int) -> None:
    luck = random.Random(13)
    match = game.start(seats=seats, seed="walk 13")
    while not match.over and match.seq < (400 if FAST else 80):
        seat = luck.choice(match.to_act)
        move = random_move(match, seat, luck)
        before, could_undo = match.stakes(seat, move[:-1]), match.can_undo(seat)
        whole = match.stakes(seat, move)
        assert whole.seals == [] and not (before.final or before.forgoes)
        entry = match.play(seat, move)
        assert whole.final == (entry.sealed or seat not in match.to_act)
        assert (move[-1] in before.seals) == (could_undo and entry.sealed)


def test_a_taken_back_game_is_the_same_game_again(game: Game, seats: int) -> None:
    match = played(game, seats, 6, moves=30)
    states = [as_bytes(one.document()) for one in walk(game, seats, 6, moves=30)]
    match.take_back(to=12)
    assert as_bytes(match.document()) == states[12]
    for entry in match.journal[12:30]:
        match.play(entry.seat, entry.move)
    assert as_bytes(match.document()) == states[30]
    match.take_back(to=0)
    assert as_bytes(match.document()) == states[0]
    with pytest.raises(IllegalMove):
        match.take_back(to=12)
    again = replay(game, match.record())
    assert again.document() == match.document() and again.journal == match.journal


def test_a_finished_game_stands(game: Game, seats: int) -> None:
    """Nobody takes the last move back, alone or by consent, and nothing comes after it, in a record either."""
    match = played(game, seats, 7)
    record = json.loads(json.dumps(match.record()))
    last = match.journal[-1]
    for seat in range(seats):
        assert not match.can_undo(seat)
        with pytest.raises(IllegalMove):
            match.undo(seat)
    for seat in (-1, last.seat):
        with pytest.raises(IllegalMove) as caught:
            match.take_back(to=match.journal[-2].seq, seat=seat)
        assert caught.value.code == "game-over"
    assert match.over and match.record() == record
    for move in ("", last.move, f"undo {last.seq - 1}"):
        more = {**record, "journal": [*record["journal"], {"seat": last.seat, "move": move, "chance": []}]}
        with pytest.raises(BadRecord) as refused:
            replay(game, more)
        assert refused.value.field == f"journal[{last.seq}].seat"


def test_a_record_holds_moves_of_those_who_were_asked(game: Game, seats: int) -> None:
    """An empty move, a move of somebody who is not asked, and an undo by nobody at the table are no entries."""
    for match in islice(walk(game, seats, 12), 0, None, stride(game, 9)):
        if match.over:
            continue
        record = match.record()
        stranger = next((seat for seat in range(seats) if seat not in match.to_act), None)
        rows = [(match.to_act[0], ""), (seats, "undo 0"), (-2, "undo 0")]
        if stranger is not None:
            rows.append((stranger, match.spell(random_move(match, match.to_act[0], random.Random(1)))))
        for seat, move in rows:
            more = {**record, "journal": [*record["journal"], {"seat": seat, "move": move, "chance": []}]}
            with pytest.raises(BadRecord) as refused:
                replay(game, more)
            assert refused.value.field.startswith(f"journal[{match.seq}]")
            assert replay(game, record).seq == match.seq


def finished(game: Game) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(played(game, game.seats[0], 7).record()))
    return record


def test_a_record_proves_itself(game: Game) -> None:
    record = finished(game)
    assert replay(game, record).record() == record
    without_key = {name: value for name, value in record.items() if name != "key"}
    assert replay(game, without_key).result == replay(game, record).result


def test_a_running_match_does_not_show_its_key(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 8), 0, None, stride(game, 15)):
        record = match.record()
        assert ("key" in record) == match.over
        assert record["commitment"] == match.commitment


def test_a_record_that_was_tampered_with_is_refused(game: Game) -> None:
    record = finished(game)
    drawing = next(at for at, row in enumerate(record["journal"]) if row["chance"])

    def changed(**fields: Any) -> dict[str, Any]:
        return {**copy.deepcopy(record), **fields}

    luck = copy.deepcopy(record)
    luck["journal"][drawing]["chance"][0] ^= 1
    short = copy.deepcopy(record)
    short["journal"][drawing]["chance"].pop()
    impossible = changed()
    del impossible["key"]
    impossible["journal"][drawing]["chance"][0] = 10_000
    long = changed()
    del long["key"]
    long["journal"][drawing]["chance"].append(0)
    better = changed(result={**record["result"], "points": [points + 1 for points in record["result"]["points"]]})
    forgeries = [
        luck,
        short,
        impossible,
        long,
        better,
        changed(key="00" * 32),
        changed(commitment="0" * 64),
        changed(journal=record["journal"][:-1]),
    ]
    if record["setup"]:
        forgeries.append(changed(setup=[record["setup"][0] ^ 1, *record["setup"][1:]]))
    for forgery in forgeries:
        with pytest.raises(BadRecord):
            replay(game, forgery)


def test_entries_out_of_order_are_refused(game: Game) -> None:
    match = played(game, game.seats[0], 9, moves=5)
    fresh = game.start(seats=game.seats[0], seed="walk 9")
    with pytest.raises(BadRecord):
        fresh.apply(Entry(3, match.journal[2].seat, match.journal[2].move, match.journal[2].chance))
    assert fresh.seq == 0


def test_documents_go_through_toml_and_back(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 10), 0, None, stride(game, 11)):
        document = match.document()
        loaded = game.load(documents.read(documents.write(document)), seed="again")
        assert as_bytes(loaded.document()) == as_bytes(document)
        assert loaded.to_act == match.to_act
        for seat in match.to_act:
            assert loaded.offer(seat).picks == match.offer(seat).picks
        for viewer in (None, *range(seats)):
            assert loaded.view(viewer) == match.view(viewer)


def test_a_match_from_a_document_has_a_record_too(game: Game, seats: int) -> None:
    document = played(game, seats, 11, moves=30).document()
    match, luck = game.load(document, seed="middle"), random.Random(11)
    for _ in range(40):
        if not match.over:
            seat = luck.choice(match.to_act)
            match.play(seat, random_move(match, seat, luck))
    again = replay(game, json.loads(json.dumps(match.record())))
    assert again.document() == match.document()


PRINTER = """
import sys
from ludoteca.kernel.replay import fingerprint
from tests.contract.conftest import GAMES
from tests.contract.walks import played
game = next(one for one in GAMES if one.name == sys.argv[1])
for seed in map(int, sys.argv[2:]):
    for seats in game.seats:
        match = played(game, seats, seed)
        print(seats, seed, fingerprint(match.record()), match.result.points)
"""


def fingerprints(game: Game, *, pure: bool, hash_seed: str) -> str:
    environment = {**os.environ, "LUDOTECA_PURE": "1" if pure else "0", "PYTHONHASHSEED": hash_seed}
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    command = [sys.executable, "-c", PRINTER, game.name, "21", "22"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_every_process_plays_the_same_game_compiled_or_not(game: Game) -> None:
    if not FAST:
        assert fingerprints(game, pure=True, hash_seed="1") == fingerprints(game, pure=True, hash_seed="2")
        return
    interpreted = fingerprints(game, pure=True, hash_seed="1")
    assert interpreted.count("\n") == 2 * len(game.seats)
    assert fingerprints(game, pure=False, hash_seed="2") == interpreted
