# cython: annotation_typing=False
"""One game being played: a position, its journal and its chance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import UNSET, json, to_builtins

from ludoteca.kernel import documents
from ludoteca.kernel.chance import commitment
from ludoteca.kernel.editions import as_json
from ludoteca.kernel.errors import BadRecord, IllegalMove
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.explanation import Explanation, gains, lacks, refusals
from ludoteca.kernel.fold import Fold
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.offers import Offer
from ludoteca.kernel.options import complete
from ludoteca.kernel.picture import standing
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import SPECTATOR, Room, View
from ludoteca.kernel.snapshots import Snapshot, Snapshots
from ludoteca.kernel.stakes import LUCK, NOTHING, Stakes, sealed, seals
from ludoteca.kernel.views import Header, Result


class Match(Fold):
    """A game in progress: what is asked, what can be played, what everybody may see."""

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
        match._fold([])
        return match

    @classmethod
    def begin_at(cls, game: Room, document: View, key: bytes) -> Match:
        """Begin in the middle of a game, at the position of a document."""
        options = documents.check(game, document)
        match = cls(game, document["seats"], options, key, commitment(key), document)
        match._fold([])
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
        snapshots: Iterable[Snapshot] = (),
    ) -> Match:
        """Fold a stored journal, from its last snapshot on; without the key it only replays, with it luck is checked.

        Raises BadRecord when journal, set-up, key or snapshot contradict each other.
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
        match.setup = tuple(setup)
        match.snapshots = Snapshots(snapshots)
        recorded = [*entries]
        ground = match.snapshots.before(len(recorded))
        if ground is not None and match._digest.of(recorded[: ground.seq]) != ground.journal:
            raise BadRecord("bad-snapshot", field="journal", args={"seq": ground.seq})
        match._fold(recorded)
        if key is not None and setup and tuple(setup) != match.setup:
            raise BadRecord("bad-chance", field="setup", args={"problem": "set-up does not follow from the key"})
        return match

    # What is asked.

    @property
    def result(self) -> Result | None:
        """Points and ranks, once the game is over."""
        if not self.over:
            return None
        points = tuple(self.position.score(seat) for seat in range(self.seats))
        return Result(points, tuple(self.position.ranks()))

    def offer(self, seat: int, draft: Sequence[int] = (), *, reasons: bool = True) -> Offer:
        """Tell what a seat may pick now, after the unfinished picks of `draft`, and (by `reasons`) why nothing else.

        Raises IllegalMove when the seat is not asked or the draft itself is not legal.
        """
        asked = self._question(seat)
        # Where nothing is tried there is nothing to try it on: what may be picked now was found when it was asked.
        position, complete_move = self._preview(seat, draft) if draft or reasons else (self.position, False)
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
        undoable = self.can_undo(seat)
        if not (draft or undoable):
            return NOTHING
        position, complete_move = self._preview(seat, draft)
        if complete_move:
            before, _ = self._preview(seat, draft[:-1])
            stays = not sealed(position) and seat in position.to_act
            return Stakes(final=not stays, forgoes=self.game.forgoes(before, seat, draft[-1]))
        if not undoable:
            return NOTHING
        return Stakes(seals=[pick for pick in position.picks(seat) if seals(position, seat, pick)])

    def only_move(self, seat: int) -> list[int] | None:
        """Find the one move of a seat where everybody can tell that there is no other; None: there may be a choice.

        Where a hand decides whether there is one, nothing must betray it: then it counts as one. Raises IllegalMove
        when the seat is not asked.
        """
        self._question(seat)
        game, position, picks = self.game, self.position, list[int]()
        while game.decisions[position.kind] in game.public and len(found := position.picks(seat)) == 1:
            if not picks:
                position = position.clone()
                position.simulate(LUCK)
            position.step(seat, found[0])
            picks += found
            if position.draft == 0:
                return picks
        return None

    def view(self, seat: int | None) -> View:
        """Show what a seat may see; None for a spectator."""
        return {**self.public(), **self.own(seat)}

    def sight(self) -> Header:
        """Show what everybody may see; made once per entry, so that many viewers cost little more than one."""
        if self._public is None:
            self._public = self.game.sight(self.position, SPECTATOR)
            self._public.result = self.result
        return self._public

    def own_part(self, seat: int) -> dict[str, Any]:
        """Show the fields of a seat's view in which it can differ from what everybody sees."""
        return self.game.own_part(self.position, seat, self.sight())

    def public(self) -> View:
        """Show what everybody may see as JSON knows it."""
        result = self.result
        return {**to_builtins(self.sight()), "result": None if result is None else result.as_json()}

    def own(self, seat: int | None) -> View:
        """Show the part of a seat's view in which it differs from what everybody sees."""
        return {} if seat is None else to_builtins(self.own_part(seat))

    def log(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """List the events that a seat (None: a spectator) may read, from number `since` of its own log on."""
        reader = SPECTATOR if seat is None else seat
        return [line.event.as_json() for line in self.lines if line.readable(reader)][since:]

    @property
    def events(self) -> list[GameEvent]:
        """What happened, for all readers, in order."""
        return [line.event for line in self.lines]

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
                if entry.seat != seat or entry.sealed or entry.seq <= self._horizon:
                    break
                moves += 1
        return moves

    # Notation.

    def parse(self, seat: int, move: str) -> list[int]:
        """Read a move in notation. Raises IllegalMove naming the first token that is unknown or refused."""
        picks = self.game.vocabulary.read(move)
        self._preview(seat, picks)
        return picks

    # Records.

    def record(self) -> dict[str, Any]:
        """Write the match down so that it can be replayed; holds all chance results, the key once it is over."""
        record: dict[str, Any] = {
            "ludoteca": 1,
            "game": self.game.name,
            "seats": self.seats,
            "options": dict(self.stated),
            "rules": self.game.rules,
            "commitment": self.commitment,
        }
        if (edition := self.game.edition) is not None:
            record["edition"] = as_json(edition)
        if self.origin is not None:
            record["origin"] = self.origin
        if self.over and self._key is not None:
            record["key"] = self._key.hex()
        record["setup"] = list(self.setup)
        record["journal"] = [
            {"seat": entry.seat, "move": entry.move, "chance": list(entry.chance)} for entry in self.journal
        ]
        if (ground := self._ground_of_rules()) is not None:
            record["ground"] = json.decode(json.encode(ground))
        if (result := self.result) is not None:
            record["result"] = result.as_json()
        return record

    # Inside.

    def _go_back(self, seat: int, moves: int) -> Entry:
        """Undo so many own moves, at least one."""
        if not 0 < moves <= self.undoable(seat):
            raise IllegalMove("no-undo", field="undo", args={"seat": seat})
        kept = self.effective[:-moves]
        return self.take_back(kept[-1].seq if kept else 0, seat)

    def _preview(self, seat: int, picks: Sequence[int]) -> tuple[Position, bool]:
        """Try picks on a copy; returns the copy after them, and whether they are a whole move."""
        position = self.position.clone()
        position.simulate(LUCK)
        position.revealed = False
        return position, self._enter(position, seat, picks)
