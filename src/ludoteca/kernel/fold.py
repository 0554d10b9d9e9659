# cython: annotation_typing=False
"""A position as a fold over its journal: how entries come on, how far it is gone back, and where a fold can begin."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Self

from msgspec import Raw, json, structs

from ludoteca.kernel import documents, records
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import BadRecord, GameError, IllegalMove
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.journal import Digest, Entry, counted
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import OPEN, Line, Room, View
from ludoteca.kernel.snapshots import Snapshot, Snapshots
from ludoteca.kernel.views import Arguments, Header


class Fold:
    """A journal and what it has come to. The journal is the truth; the position is a fold over it."""

    def __init__(
        self, game: Room, seats: int, options: dict[str, Any], key: bytes | None, promise: str, document: View | None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.stated = options
        """The options as they were written down: a record of before does not name those that came later."""
        self.commitment = promise
        self.origin = document
        self.setup: tuple[int, ...] = ()
        self.journal: list[Entry] = []
        self._key = key
        self._counted: list[Entry] | None = []
        self.lines: list[Line] = []
        """What happened, in order, and who may read it."""
        self.snapshots = Snapshots()
        """States that a fold can begin with, besides the start."""
        self._digest = Digest()
        self._horizon = 0
        self._asked: dict[int, tuple[int, int, int, int]] = {}
        self.to_act: tuple[int, ...] = ()
        """The seats that may act now."""
        self._public: Header | None = None
        self.position: Position = game.new_position(seats, options)

    @property
    def seq(self) -> int:
        """The number of journal entries so far."""
        return len(self.journal)

    @property
    def effective(self) -> list[Entry]:
        """The moves that count: the journal without what was undone."""
        if self._counted is None:  # nobody has asked since the fold began with a snapshot
            self._counted = counted(self.journal)
        return self._counted

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def apply(self, entry: Entry) -> Entry:
        """Add a stored entry. Raises BadRecord when it does not follow from what was before."""
        if entry.seq != self.seq + 1:
            raise BadRecord("bad-sequence", field="seq", args={"seq": entry.seq, "expected": self.seq + 1})
        if (to := records.undone_to(entry.move)) is not None:
            return self.take_back(to, entry.seat)
        if records.gone_on_from(entry.move) is not None:
            raise BadRecord("older-rules", field="move", args={"seq": entry.seq})
        if (entry.seat, entry.move) == (-1, records.END):
            return self.end()
        self._question(entry.seat)
        return self._carry_out(entry.seat, self.game.vocabulary.read(entry.move), entry.chance)

    def take_back(self, to: int, seat: int = -1) -> Entry:
        """Go back to the state after entry `to` (0: the start), as a new entry of the journal.

        Whether all agree is for the table to find out (seat -1: nobody in particular asked). Raises IllegalMove when
        there is no such seat or state, or the game is over: its result stands.
        """
        if seat != -1:
            self._check_seat(seat)
        if self.over:
            raise IllegalMove("game-over", field="seat")
        kept = [entry for entry in self.effective if entry.seq <= to]
        if (kept[-1].seq if kept else 0) != to or len(kept) == len(self.effective):
            raise IllegalMove("no-such-entry", field="to", args={"to": to})
        if any(records.gone_on_from(entry.move) is not None for entry in self.effective[len(kept) :]):
            raise IllegalMove("older-rules", field="to", args={"to": to})
        self._refold(kept)
        entry = Entry(self.seq + 1, seat, f"{records.UNDO} {to}", (), True)
        self.journal.append(entry)
        self._ask()
        return entry

    def end(self) -> Entry:
        """End the game as it stands, as a new entry of the journal: places are by the points of now.

        Whether all agree is for the table to find out. Raises IllegalMove when the game is over already.
        """
        if self.over:
            raise IllegalMove("game-over", field="seat")
        self.position.set_frames([])
        entry = Entry(self.seq + 1, -1, records.END, (), True)
        self.journal.append(entry)
        self.effective.append(entry)
        self.lines.append(Line(GameEvent(entry.seq, "ended-early", {}), -1))
        self._ask()
        return entry

    def at(self, seq: int) -> Self:
        """Give the match as it stood after entry `seq`; a copy that only replays."""
        if not 0 <= seq <= self.seq:
            raise IllegalMove("no-such-entry", field="seq", args={"seq": seq, "last": self.seq})
        then = type(self)(self.game, self.seats, self.options, None, self.commitment, self.origin)
        then.stated, then.setup = self.stated, self.setup
        then.snapshots = self.snapshots.copy()
        then._fold(self.journal[:seq])
        return then

    def document(self) -> View:
        """Give the open view, every secret included: the readable form of the position."""
        return {**self.game.view(self.position, OPEN), "options": self.options}

    def spell(self, picks: Iterable[int]) -> str:
        """Write picks in notation."""
        vocabulary = self.game.vocabulary
        return " ".join(vocabulary.token(pick) if pick in vocabulary else str(pick) for pick in picks)

    def snapshot(self) -> Snapshot:
        """Keep what the fold has come to, so that later ones can begin here."""
        base = self._ground(self.effective, self.seq - 1)
        since = 0 if base is None else bisect_right(self.lines, self._tip(base.seq), key=told_after)
        sealed = (entry.seq for entry in reversed(self.effective) if entry.sealed)
        taken = Snapshot(
            seq=self.seq,
            rules=self.game.rules,
            journal=self._digest.of(self.journal),
            document=Raw(json.encode(self.document())),
            luck={int(purpose): count for purpose, count in self.position.chance.mark().items()},
            asked={seat: asked[0] for seat, asked in self._asked.items()},
            horizon=max(self._horizon, next(sealed, 0)),
            base=0 if base is None else base.seq,
            lines=self.lines[since:],
        )
        self.snapshots.add(taken)
        return taken

    def _ground_of_rules(self) -> Snapshot | None:
        """Find the snapshot from which newer rules went on last, with the whole log; None: they never did."""
        changed = (entry.seq for entry in reversed(self.effective) if records.gone_on_from(entry.move) is not None)
        ground = self.snapshots.at(next(changed, -1))
        if ground is None:
            return None
        return structs.replace(ground, base=0, lines=self.snapshots.told(ground))

    def go_on(self, unread: Iterable[Entry] = ()) -> Entry:
        """Go on by the rules of now from where a fold by older ones has come to, and tell the log.

        What is `unread` was played by the older rules after that: it stays in the journal and does not count.
        """
        to, kept = self.seq, self.effective
        self.journal += unread
        entry = Entry(self.seq + 1, -1, f"{records.RULES} {self.game.rules} {to}", (), True)
        self.journal.append(entry)
        kept.append(entry)
        told: Arguments = {"version": self.game.rules, "entry": to, "lost": len(self.journal) - to - 1}
        self.lines.append(Line(GameEvent(entry.seq, "rules-changed", told), -1))
        self._ask()
        return entry

    # Inside.

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalMove("no-such-seat", field="seat", args={"seat": str(seat)})

    def _question(self, seat: int) -> int:
        """Tell since which entry the seat has been asked what it is asked now."""
        self._check_seat(seat)
        if self.over:
            raise IllegalMove("game-over", field="seat")
        if seat not in self._asked:
            raise IllegalMove("not-your-turn", field="seat", args={"seat": seat})
        return self._asked[seat][0]

    def _ask(self) -> None:
        """Note what each seat is asked; an unchanged question keeps its number, so that offers stay fresh."""
        self._public = None
        before, self._asked = self._asked, {}
        position = self.position
        last = self.journal[-1].seat if self.journal else -1
        self.to_act = position.to_act
        for seat in self.to_act:
            position.picks(seat)
            question = (position.kind, position.low, position.high)
            old = before.get(seat)
            same = old is not None and old[1:] == question and last not in (seat, -1)
            self._asked[seat] = (old[0] if same and old is not None else self.seq, *question)

    def _enter(self, position: Position, seat: int, picks: Sequence[int]) -> bool:
        """Step through picks, each of which must be legal; tells whether they are a whole move."""
        last = len(picks) - 1
        for place, pick in enumerate(picks):
            if isinstance(pick, bool) or not isinstance(pick, int) or pick not in self.game.vocabulary:
                raise IllegalMove("unknown-pick", field="picks", args={"token": str(pick)})
            try:
                position.step(seat, pick)
            except ValueError:
                raise self._refused(position, seat, pick) from None
            if position.draft == 0:
                if place != last:
                    raise IllegalMove("too-many-picks", field="picks", args={"token": self.spell(picks[place + 1 :])})
                return True
        return False

    def _refused(self, position: Position, seat: int, pick: int) -> IllegalMove:
        """Make the error for a pick that is not legal."""
        why = self.game.refusal(position, seat, pick)
        args = {**why.args, "token": self.game.vocabulary.token(pick)}
        return IllegalMove("refused", rule=why.rule, reason=why.reason, args=args)

    def _carry_out(self, seat: int, picks: Sequence[int], chance: Sequence[int] | None = None) -> Entry:
        """Play a whole move and journal it; when it is none, or draws other than it says, nothing has changed."""
        position = self.position
        luck: Chance = position.chance
        before, mark = position.clone(), luck.mark()
        if chance is not None and self._key is None:
            luck.expect(chance)
        position.revealed = False
        try:
            if not self._enter(position, seat, picks):
                raise IllegalMove("incomplete-move", args={"move": self.spell(picks)})
            drawn = tuple(luck.take())
            if chance is not None and drawn != tuple(chance):
                raise BadRecord("bad-chance", field="chance", args={"problem": "not what the key gives"})
        except GameError:
            luck.rewind(mark)
            before.chance, before.notes = luck, []
            self.position = before
            raise
        entry = Entry(self.seq + 1, seat, self.spell(picks), drawn, bool(drawn) or position.revealed)
        self.journal.append(entry)
        if self._counted is not None:
            self._counted.append(entry)
        self._collect(entry.seq)
        self._ask()
        return entry

    def _collect(self, seq: int) -> None:
        self.lines += [self.game.line(note, seq) for note in self.position.notes]
        self.position.notes.clear()

    def _tip(self, seq: int) -> int:
        """Tell the last entry that counted after entry `seq`."""
        while seq and (to := records.undone_to(self.journal[seq - 1].move)) is not None:
            seq = to
        return seq

    def _ground(self, kept: Sequence[Entry], latest: int) -> Snapshot | None:
        """Find the last snapshot on the way to these entries, `latest` at most; None: the way begins at the start."""
        found = self.snapshots.before(latest) if kept else None
        while found is not None:
            tip = self._tip(found.seq)
            at = bisect_right(kept, tip, key=numbered)
            if at and kept[at - 1].seq == tip:
                return found
            found = self.snapshots.before(found.seq - 1)
        return None

    def _fold(self, entries: Sequence[Entry]) -> None:
        """Fold a journal from its last snapshot, or from the start."""
        ground = self.snapshots.before(len(entries))
        if ground is None:
            self._begin()
            self._ask()
            known = 0
        else:
            known = ground.seq
            self.journal = [*entries[:known]]
            self._stand_on(ground)
            self._counted = None
            self._ask()
            self._asked = {seat: (ground.asked.get(seat, known), *asked[1:]) for seat, asked in self._asked.items()}
        for entry in entries[known:]:
            self.apply(entry)

    def _begin(self) -> None:
        """Set up; without a key as it was written down."""
        game = self.game
        chance = Chance(self._key)
        if self._key is None:
            chance.expect(self.setup)
        if self.origin is None:
            position = game.new_position(self.seats, self.options)
        else:
            position = game.position_from({**self.origin, "options": self.options})
        position.chance = chance
        position.notes = []
        self.position = position
        if self.origin is None:
            game.set_up(position, self.options)
        self.setup = tuple(chance.take())
        self.lines = []
        self._counted = []
        self._horizon = 0
        self._collect(0)

    def _stand_on(self, ground: Snapshot) -> None:
        """Take over what a snapshot holds; one made by other rules is checked as if it came from anywhere."""
        document = {**json.decode(ground.document), "options": self.options}
        if ground.rules != self.game.rules:
            documents.check(self.game, document, self.options)
        position = self.game.position_from(document)
        position.chance = Chance(self._key)
        position.chance.rewind(dict(ground.luck))
        position.notes = []
        self.position = position
        self.lines = self.snapshots.told(ground)
        self._horizon = ground.horizon

    def _refold(self, kept: Sequence[Entry]) -> None:
        """Fold the moves that count anew, from the last snapshot on their way or from the start."""
        ground = self._ground(kept, kept[-1].seq if kept else 0)
        known = 0
        if ground is None:
            self._begin()
        else:
            self._stand_on(ground)
            known = bisect_right(kept, self._tip(ground.seq), key=numbered)
        again = self._counted = [*kept[:known]]
        position = self.position
        for entry in kept[known:]:
            if self._key is None:
                position.chance.expect(entry.chance)
            position.revealed = False
            for pick in [self.game.vocabulary.id(token) for token in entry.move.split()]:
                assert pick is not None
                position.step(entry.seat, pick)
            sealed = bool(position.chance.take()) or position.revealed
            again.append(entry if entry.sealed == sealed else replace(entry, sealed=sealed))
            self._collect(entry.seq)


def told_after(line: Line) -> int:
    """Tell after which entry a line of the log was told."""
    return line.event.seq


def numbered(entry: Entry) -> int:
    """Tell the number of an entry."""
    return entry.seq
