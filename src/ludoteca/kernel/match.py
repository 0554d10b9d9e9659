# cython: annotation_typing=False
"""One game being played: a position, its journal and its chance."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET, to_builtins

from ludoteca.kernel import documents, records
from ludoteca.kernel.chance import Chance, commitment
from ludoteca.kernel.errors import BadRecord, GameError, IllegalMove
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.explanation import Explanation, gains, lacks, refusals
from ludoteca.kernel.offers import Offer
from ludoteca.kernel.options import complete
from ludoteca.kernel.picture import standing
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import OPEN, SPECTATOR, Line, Room, View
from ludoteca.kernel.stakes import LUCK, Stakes, sealed, seals
from ludoteca.kernel.views import Header, Result


@dataclass(frozen=True)
class Entry:
    """One entry of the journal: the seat, its move in notation, and the chance results that it drew.

    The move `undo N` goes back to the state after entry N. `sealed` entries revealed or drew something; no
    undo goes back behind them without consent.
    """

    seq: int
    seat: int
    move: str
    chance: tuple[int, ...] = ()
    sealed: bool = field(default=False, compare=False)


class Match:
    """A game in progress. The journal is the truth; the position is a fold over it."""

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
        self.effective: list[Entry] = []
        """The moves that count: the journal without what was undone."""
        self.lines: list[Line] = []
        """What happened, in order, and who may read it."""
        self._asked: dict[int, tuple[int, int, int, int]] = {}
        self._public: Header | None = None
        self.position: Position = game.new_position(seats, options)

    def __repr__(self) -> str:
        result, game = self.result, self.game
        title = f"{game.name}, {self.seats} seats, at entry {self.seq}"
        ranks = None if result is None else result.ranks
        return f"{title}: {standing(ranks, self.to_act, game.decisions[self.position.kind])}\n{self.position.picture()}"

    # Beginning.

    @classmethod
    def start(cls, game: Room, seats: int, options: dict[str, Any], key: bytes) -> Match:
        """Set up a new match."""
        match = cls(game, seats, options, key, commitment(key), None)
        match._refold([])
        return match

    @classmethod
    def begin_at(cls, game: Room, document: View, key: bytes) -> Match:
        """Begin in the middle of a game, at the position of a document."""
        options = documents.check(game, document)
        match = cls(game, document["seats"], options, key, commitment(key), document)
        match._refold([])
        return match

    @classmethod
    def resume(
        cls,
        game: Room,
        seats: int,
        options: Mapping[str, Any],
        entries: Iterable[Entry],
        *,
        key: bytes | None = None,
        promise: str = "",
        setup: Sequence[int] = (),
        document: View | None = None,
    ) -> Match:
        """Fold a stored journal. With the key the luck is checked and goes on; without it only replays.

        Raises BadRecord when journal, set-up or key contradict each other.
        """
        chosen = complete(game.options, options, game.check_seats(seats), recorded=True)
        if document is not None and (documents.check(game, document, chosen) != chosen or document["seats"] != seats):
            raise BadRecord("bad-document", field="origin", args={"problem": "other seats or options than the record"})
        if key is not None:
            if promise and promise != commitment(key):
                raise BadRecord("bad-commitment", field="key")
            promise = commitment(key)
        match = cls(game, seats, chosen, key, promise, document)
        match.stated = dict(options)
        match._refold([], tuple(setup) if key is None else None)
        if key is not None and setup and tuple(setup) != match.setup:
            raise BadRecord("bad-chance", field="setup", args={"problem": "set-up does not follow from the key"})
        for entry in entries:
            match.apply(entry)
        return match

    # What is asked.

    @property
    def seq(self) -> int:
        """The number of journal entries so far."""
        return len(self.journal)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.position.to_act

    @property
    def result(self) -> Result | None:
        """Points and ranks, once the game is over."""
        if not self.over:
            return None
        points = tuple(self.position.score(seat) for seat in range(self.seats))
        standing = [(points[seat], self.game.tie_break(self.position, seat)) for seat in range(self.seats)]
        return Result(points, tuple(1 + sum(other > mine for other in standing) for mine in standing))

    def offer(self, seat: int, draft: Sequence[int] = (), *, reasons: bool = True) -> Offer:
        """Tell what a seat may pick now, after the unfinished picks of `draft`, and (by `reasons`) why nothing else.

        Raises IllegalMove when the seat is not asked or the draft itself is not legal.
        """
        asked = self._question(seat)
        position, complete_move = self._preview(seat, draft)
        game = self.game
        offer = f"{seat}-{asked}"
        if complete_move:
            return game.offers(offer, seat, "", list(draft), [], True, reasons=[] if reasons else UNSET)
        return game.offers(
            offer,
            seat,
            game.decisions[position.kind],
            list(draft),
            game.vocabulary.select(position.picks(seat)),
            settled=(draft and game.settled(position, seat)) or UNSET,
            reasons=refusals(game, position, seat) if reasons else UNSET,
        )

    def explain(self, seat: int, draft: Sequence[int] = ()) -> Explanation:
        """Tell why what an offer does not hold is refused, and the points that each of its picks brings at once.

        Raises IllegalMove when the seat is not asked or the draft itself is not legal.
        """
        asked = self._question(seat)
        position, complete_move = self._preview(seat, draft)
        offer = f"{seat}-{asked}"
        if complete_move:
            return Explanation(offer, list(draft), [], {}, {})
        game = self.game
        refused = refusals(game, position, seat)
        return Explanation(
            offer,
            list(draft),
            refused,
            lacks(game, game.decisions[position.kind], position.picks(seat), refused),
            gains(game, self.position, position, seat, draft),
        )

    def stakes(self, seat: int, draft: Sequence[int] = ()) -> Stakes:
        """Tell what a seat loses by going on after the unfinished picks of `draft`, or by playing the whole move.

        Raises IllegalMove when the seat is not asked or the draft itself is not legal.
        """
        self._question(seat)
        position, complete_move = self._preview(seat, draft)
        if complete_move:
            before, _ = self._preview(seat, draft[:-1])
            stays = not sealed(position) and seat in position.to_act
            return Stakes(final=not stays, forgoes=self.game.forgoes(before, seat, draft[-1]))
        if not self.can_undo(seat):
            return Stakes()
        return Stakes(seals=[pick for pick in position.picks(seat) if seals(position, seat, pick)])

    def view(self, seat: int | None) -> View:
        """Show what a seat may see; None for a spectator."""
        return {**self.public(), **self.own(seat)}

    def sight(self) -> Header:
        """Show what everybody may see; made once per entry, so that many viewers cost little more than one."""
        if self._public is None:
            self._public = self.game.sight(self.position, SPECTATOR)
            self._public.result = self.result
        return self._public

    def public(self) -> View:
        """Show what everybody may see as JSON knows it."""
        result = self.result
        return {**to_builtins(self.sight()), "result": None if result is None else result.as_json()}

    def own(self, seat: int | None) -> View:
        """Show the part of a seat's view in which it differs from what everybody sees."""
        return {} if seat is None else self.game.own(self.position, seat)

    def log(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """List the events that a seat (None: a spectator) may read, from number `since` of its own log on."""
        reader = SPECTATOR if seat is None else seat
        return [line.event.as_json() for line in self.lines if line.readable(reader)][since:]

    @property
    def events(self) -> list[GameEvent]:
        """What happened, for all readers, in order."""
        return [line.event for line in self.lines]

    def document(self) -> View:
        """Give the open view, every secret included: the readable form of the position."""
        return {**self.game.view(self.position, OPEN), "options": self.options}

    # Playing.

    def play(self, seat: int, move: str | Sequence[int], offer: str | None = None) -> Entry:
        """Play a whole move, as text or as picks; returns the journal entry.

        Raises IllegalMove, and changes nothing, when the seat is not asked, the offer is stale, or a pick is
        not legal.
        """
        asked = self._question(seat)
        if offer is not None and offer != f"{seat}-{asked}":
            raise IllegalMove("stale-offer", field="offer", args={"offer": offer, "current": f"{seat}-{asked}"})
        return self._carry_out(seat, self.game.vocabulary.read(move) if isinstance(move, str) else list(move))

    def undo(self, seat: int) -> Entry:
        """Take back the own last move, while nothing was revealed or drawn and nobody else has acted since.

        Raises IllegalMove when the last move is not this seat's or is sealed, or the game is over.
        """
        return self._go_back(seat, 1)

    def restart(self, seat: int) -> Entry:
        """Take back all own moves since somebody else has acted, or something was revealed or drawn.

        Raises IllegalMove when `undo` would.
        """
        return self._go_back(seat, self.undoable(seat))

    def can_undo(self, seat: int) -> bool:
        """Tell whether `undo` would work."""
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """Tell how many moves in a row a seat can take back by itself."""
        moves = 0
        if not self.over:
            for entry in reversed(self.effective):
                if entry.seat != seat or entry.sealed:
                    break
                moves += 1
        return moves

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
        self._refold(kept)
        entry = Entry(self.seq + 1, seat, f"{records.UNDO} {to}", (), True)
        self.journal.append(entry)
        self._ask()
        return entry

    def apply(self, entry: Entry) -> Entry:
        """Add a stored entry. Raises BadRecord when it does not follow from what was before."""
        if entry.seq != self.seq + 1:
            raise BadRecord("bad-sequence", field="seq", args={"seq": entry.seq, "expected": self.seq + 1})
        if (to := records.undone_to(entry.move)) is not None:
            return self.take_back(to, entry.seat)
        self._question(entry.seat)
        return self._carry_out(entry.seat, self.game.vocabulary.read(entry.move), entry.chance)

    # Notation.

    def parse(self, seat: int, move: str) -> list[int]:
        """Read a move in notation. Raises IllegalMove naming the first token that is unknown or refused."""
        picks = self.game.vocabulary.read(move)
        self._preview(seat, picks)
        return picks

    def spell(self, picks: Iterable[int]) -> str:
        """Write picks in notation."""
        vocabulary = self.game.vocabulary
        return " ".join(vocabulary.token(pick) if pick in vocabulary else str(pick) for pick in picks)

    # Records.

    def record(self) -> dict[str, Any]:
        """Write the match down so that it can be replayed; holds all chance results, the key once it is over."""
        record: dict[str, Any] = {
            "ludoteca": 1,
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.stated),
            "commitment": self.commitment,
        }
        if self.origin is not None:
            record["origin"] = self.origin
        if self.over and self._key is not None:
            record["key"] = self._key.hex()
        record["setup"] = list(self.setup)
        record["journal"] = [
            {"seat": entry.seat, "move": entry.move, "chance": list(entry.chance)} for entry in self.journal
        ]
        if (result := self.result) is not None:
            record["result"] = result.as_json()
        return record

    def at(self, seq: int) -> Match:
        """Give the match as it stood after entry `seq`; a copy that only replays."""
        if not 0 <= seq <= self.seq:
            raise IllegalMove("no-such-entry", field="seq", args={"seq": seq, "last": self.seq})
        return Match.resume(
            self.game,
            self.seats,
            self.stated,
            self.journal[:seq],
            promise=self.commitment,
            setup=self.setup,
            document=self.origin,
        )

    # Inside.

    def _go_back(self, seat: int, moves: int) -> Entry:
        """Undo so many own moves, at least one."""
        if not 0 < moves <= self.undoable(seat):
            raise IllegalMove("no-undo", field="undo", args={"seat": seat})
        kept = self.effective[:-moves]
        return self.take_back(kept[-1].seq if kept else 0, seat)

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
        for seat in position.to_act:
            position.picks(seat)
            question = (position.kind, position.low, position.high)
            old = before.get(seat)
            same = old is not None and old[1:] == question and last not in (seat, -1)
            self._asked[seat] = (old[0] if same and old is not None else self.seq, *question)

    def _preview(self, seat: int, picks: Sequence[int]) -> tuple[Position, bool]:
        """Try picks on a copy; returns the copy after them, and whether they are a whole move."""
        position = self.position.clone()
        position.simulate(LUCK)
        position.revealed = False
        return position, self._enter(position, seat, picks)

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
        self.effective.append(entry)
        self._collect(entry.seq)
        self._ask()
        return entry

    def _collect(self, seq: int) -> None:
        self.lines += [self.game.line(note, seq) for note in self.position.notes]
        self.position.notes.clear()

    def _refold(self, kept: Sequence[Entry], setup: tuple[int, ...] | None = None) -> None:
        """Fold from the start; `setup` scripts the set-up when there is no key."""
        game = self.game
        chance = Chance(self._key)
        if self._key is None:
            chance.expect(self.setup if setup is None else setup)
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
        self.effective = []
        self._collect(0)
        for entry in kept:
            if self._key is None:
                chance.expect(entry.chance)
            for pick in [game.vocabulary.id(token) for token in entry.move.split()]:
                assert pick is not None
                position.step(entry.seat, pick)
            chance.take()
            self.effective.append(entry)
            self._collect(entry.seq)
        if not self.journal:
            self._ask()


def replay(game: Room, record: Mapping[str, Any]) -> Match:
    """Play a record again. Raises BadRecord or BadOption naming the field that cannot be or contradicts the rest."""
    read = records.read(record)
    if read.game != game.name:
        raise BadRecord("malformed-record", field="game", args={"problem": f"is not {game.name!r}"})
    key = bytes.fromhex(read.key) if read.key else None
    origin = read.origin or None
    match = Match.resume(
        game, read.seats, read.options, (), key=key, promise=read.commitment, setup=read.setup, document=origin
    )
    for at, row in enumerate(read.journal):
        try:
            match.apply(Entry(at + 1, row.seat, row.move, tuple(row.chance)))
        except GameError as wrong:
            field = f"journal[{at}].{wrong.field}"
            raise BadRecord(
                wrong.code, field=field, rule=wrong.rule, reason=wrong.reason, args=wrong.arguments
            ) from None
    if read.result and match.result != read.result:
        raise BadRecord("bad-result", field="result")
    return match


def fingerprint(record: Mapping[str, Any]) -> str:
    """Give a short name for a record's moves and luck, for comparing two runs."""
    text = repr((record["setup"], [(row["seat"], row["move"], row["chance"]) for row in record["journal"]]))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
