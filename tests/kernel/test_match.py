"""A match on its own, with the toy: what is asked since when, what is refused by which name, what a record proves."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import to_builtins

from ludoteca import BadOption, Entry, GameError, IllegalMove, Match, _pure
from ludoteca.kernel import documents
from ludoteca.kernel.chance import commitment, key_from_seed
from ludoteca.kernel.position import Position
from ludoteca.kernel.replay import fingerprint, replay
from ludoteca.kernel.room import OPEN

from .toy import GOOD, TOY, Fair

if _pure.compiled():
    pytest.skip("positions written in Python run on the interpreted kernel (make test-pure)", allow_module_level=True)


def begun(*bids: int, seats: int = 3) -> Match:
    match = TOY.start(seats=seats, seed="fair")
    for seat, bid in enumerate(bids):
        match.play(seat, f"bid{bid}")
    return match


def over(seed: str = "fair") -> Match:
    """A whole game in which everybody picks the first there is."""
    match = TOY.start(seats=2, seed=seed)
    while not match.over:
        seat, picks = match.to_act[0], list[int]()
        while not (offer := match.offer(seat, picks)).complete:
            picks.append(offer.picks[0].id)
        match.play(seat, picks)
    return match


def wrong(act: Callable[..., Any], *given: Any, **named: Any) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(GameError) as caught:
        act(*given, **named)
    return caught.value.code, caught.value.field, caught.value.arguments


# What is asked --------------------------------------------------------------------------------------------------------


def test_a_question_keeps_its_number_until_it_changes() -> None:
    match = TOY.start(seats=3, seed="fair")
    assert [match.offer(seat).id for seat in range(3)] == ["0-0", "1-0", "2-0"]
    match.play(1, "bid2", offer="1-0")
    assert [match.offer(seat).id for seat in (0, 2)] == ["0-0", "2-0"], "the move of another does not make it stale"
    match.play(0, "bid3", offer="0-0")
    match.play(2, "bid1", offer="2-0")
    assert match.offer(0).id == "0-3"
    match.play(0, "raise")
    assert match.offer(1).id == "1-4"
    match.play(1, "raise")
    assert match.offer(0).id == "0-5"
    assert wrong(match.play, 0, "stop", offer="0-4") == (
        "stale-offer",
        "offer",
        {"offer": "0-4", "current": "0-5"},
    )
    match.take_back(to=4)
    assert match.offer(1).id == "1-6", "after going back everybody is asked anew"
    match.undo(0)
    assert match.offer(0).id == "0-7" and match.seq == 7


def test_the_same_question_to_who_has_just_moved_is_a_new_one() -> None:
    match = begun(3, 0, 0)
    for _ in range(2):
        match.play(0, "raise")
        match.play(1, "raise")
    number = match.offer(0).id
    match.play(0, "stop")
    match.play(1, "raise")
    assert match.offer(0).id != number and match.offer(0).id == f"0-{match.seq}"


def test_who_is_not_asked_is_told_so() -> None:
    match = begun(3, 0, 0)
    assert wrong(match.offer, 1) == ("not-your-turn", "seat", {"seat": 1})
    for seat in (-1, 3, True, "0", None):
        assert wrong(match.offer, seat) == ("no-such-seat", "seat", {"seat": str(seat)})
    assert wrong(lambda: over().offer(0)) == ("game-over", "seat", {})


def test_what_is_wrong_with_a_move_is_named() -> None:
    match = begun(3, 0, 0)
    assert wrong(match.play, 0, "jump") == ("unknown-pick", "move", {"token": "jump"})
    assert wrong(match.play, 0, [999]) == ("unknown-pick", "picks", {"token": "999"})
    assert wrong(match.play, 0, []) == ("incomplete-move", "move", {"move": ""})
    assert wrong(match.play, 0, "raise stop stop") == ("too-many-picks", "picks", {"token": "stop stop"})
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "done")
    assert (caught.value.code, caught.value.rule, caught.value.reason) == ("refused", "haggle", "toy-refused")
    assert caught.value.arguments == {"pick": 131, "token": "done"}
    assert str(caught.value) == "refused (move, rule haggle): toy-refused {'pick': 131, 'token': 'done'}"
    assert str(BadOption("bad")) == "bad (move): error-bad {}"
    assert match.spell([128, 7]) == "raise 7" and match.parse(0, "RAISE") == [128]
    assert wrong(match.parse, 0, "done")[0] == "refused"


def test_an_offer_tells_picks_refusals_and_the_draft() -> None:
    match = begun(3, 0, 0)
    offer = match.offer(0)
    assert (offer.id, offer.seat, offer.decision, offer.draft, offer.complete) == ("0-3", 0, "haggle", [], False)
    assert [pick.token for pick in offer.picks] == ["raise", "stop"]
    why = offer.refused[0]
    assert (why.rule, why.reason, why.args, why.picks) == ("haggle", "toy-refused", {"pick": 130}, [130])
    others = {pick.id for pick in TOY.vocabulary.picks if pick.kind != "bid"} - {128, 129}
    assert sorted(pick for why in offer.refused for pick in why.picks) == sorted(others)
    whole = match.offer(0, [128])
    assert (whole.id, whole.decision, whole.draft, whole.picks, whole.refused, whole.complete) == (
        "0-3", "", [128], [], [], True,
    )  # fmt: skip
    assert whole.as_json()["complete"] is True and "settled" not in offer.as_json()
    shown = repr(offer).splitlines()
    assert shown[0] == "seat 0, haggle" and shown[1] == "  word: raise stop" and shown[2] == "refused:"
    assert repr(whole) == "seat 0, a whole move: raise"
    paying = next(made for made in (payment(str(seed)) for seed in range(40)) if made)
    seat = paying.to_act[0]
    first = paying.offer(seat).picks[0]
    half = paying.offer(seat, [first.id])
    assert half.draft == [first.id] and repr(half).splitlines()[0] == f"seat {seat}, pay, after: {first.token}"


def test_an_offer_shows_what_the_draft_has_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    paying = next(made for made in (payment(str(seed)) for seed in range(40)) if made)
    seat = paying.to_act[0]
    first = paying.offer(seat).picks[0].id
    settled: dict[str, Any] = {"paid": 1}
    monkeypatch.setattr(TOY, "settled", lambda position, seat: settled)
    assert paying.offer(seat, [first]).as_json()["settled"] == {"paid": 1}
    assert "settled" not in paying.offer(seat).as_json()
    settled.clear()
    assert "settled" not in paying.offer(seat, [first]).as_json()
    with pytest.raises(AttributeError):
        paying.offer(seat).seat = 1  # type: ignore[misc]


def test_an_offer_tells_why_not_to_those_who_ask() -> None:
    match = begun(3, 0, 0)
    assert "refused" in match.offer(0).as_json() and "refused" not in match.offer(0, reasons=False).as_json()
    assert match.offer(0, [128]).as_json()["refused"] == []
    assert "refused" not in match.offer(0, [128], reasons=False).as_json()


def test_what_is_at_stake_is_told_where_something_is(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(3, 0, 0)
    assert to_builtins(match.stakes(0)) == {}, "there is nothing that could still be undone"
    assert to_builtins(match.stakes(0, [128])) == {"final": True}, "the turn goes on to another"
    monkeypatch.setattr(TOY, "forgoing", frozenset({129}))
    assert to_builtins(match.stakes(0, [129])) == {"final": True, "forgoes": True}
    assert to_builtins(match.stakes(0, [128])) == {"final": True}, "to raise gives nothing up"
    for seat in (0, 1, 0, 1, 0):
        match.play(seat, "raise")
    assert [pick.token for pick in match.offer(1).picks] == ["stop"]
    assert not match.stakes(1, [129]).forgoes, "there is nothing else to do"


def payment(seed: str) -> Match | None:
    """A match that waits for a payment of more than one coin."""
    match = TOY.start(seats=2, seed=seed)
    for _ in range(20):
        seat = match.to_act[0]
        offer = match.offer(seat)
        if offer.decision == "pay" and not match.offer(seat, [offer.picks[0].id]).complete:
            return match
        picks: list[int] = []
        while not (offer := match.offer(seat, picks)).complete:
            picks.append(offer.picks[-1].id)
        match.play(seat, picks)
    return None


# What happened --------------------------------------------------------------------------------------------------------


def test_everybody_reads_what_is_for_all_and_the_own() -> None:
    match = begun(3, 0, 1)
    match.play(0, "stop")
    match.play(1, "stop")
    drawn = {"seq": 5, "id": "toy-drew", "args": {"numbers": [0, *match.journal[-1].chance, 0, 0]}}
    logs = {seat: match.log(seat) for seat in (None, 0, 1, 2, OPEN)}
    assert [event["id"] for event in logs[1]] == ["toy-bid"] * 3 + ["toy-bids"] + ["toy-haggled"] * 2
    assert [event["seq"] for event in logs[1]] == [1, 2, 3, 3, 4, 5]
    assert logs[1] == logs[2] == logs[None] and logs[0] == [*logs[1], drawn] == logs[OPEN]
    assert match.log(0, since=5) == logs[0][5:] and match.log(1, since=99) == []
    assert [event.id for event in match.events] == [event["id"] for event in logs[OPEN]]


def test_going_back_forgets_what_was_told_and_keeps_the_journal() -> None:
    match = begun(3, 0, 1)
    for seat in (0, 1):
        match.play(seat, "raise")
    before = match.document(), match.log(OPEN)
    match.play(0, "raise")
    entry = match.undo(0)
    assert (entry.seq, entry.seat, entry.move, entry.chance, entry.sealed) == (7, 0, "undo 5", (), True)
    assert (match.document(), match.log(OPEN)) == before and [one.seq for one in match.effective] == [1, 2, 3, 4, 5]
    assert match.can_undo(1) and not match.can_undo(0), "one's own last move, and nobody else's"
    assert match.take_back(to=4).seat == -1 and match.take_back(to=3, seat=2).seat == 2
    assert [entry.move for entry in match.journal[-2:]] == ["undo 4", "undo 3"]
    for to in (3, 4, 5, 7, 99, -1):
        assert wrong(match.take_back, to=to) == ("no-such-entry", "to", {"to": to})
    assert wrong(match.undo, 1) == ("no-undo", "undo", {"seat": 1})
    match.take_back(to=1)
    match.undo(0)
    assert match.journal[-1].move == "undo 0" and match.effective == [] and not match.can_undo(0)
    assert wrong(match.undo, 0)[0] == "no-undo"


def test_a_failed_move_leaves_luck_and_log_alone() -> None:
    match = begun(3, 0, 1)
    match.play(0, "stop")
    twin = replay(TOY, match.record())
    luck = match.position.chance
    for bad in ("stop stop", "jump", "done"):
        with pytest.raises(IllegalMove):
            match.play(1, bad)
    assert match.position.chance is luck and match.position.notes == [] and not match.position.simulated
    twin_key = Match.resume(TOY, 3, match.options, match.journal, key=key_from_seed("fair"))
    assert match.play(1, "stop") == twin_key.play(1, "stop") and twin.seq == 4
    assert match.journal[-1].sealed and not match.journal[0].sealed and match.journal[2].sealed


def test_ranks_are_by_points_then_by_the_tie_break(monkeypatch: pytest.MonkeyPatch) -> None:
    match = over()
    assert match.result is not None and begun().result is None
    fair = match.position
    assert isinstance(fair, Fair)
    fair.ones, fair.twos, fair.kept = [5, 5], [0, 0], [0, 0]
    assert match.result.as_json() == {"points": [5, 5], "ranks": [1, 1]}
    monkeypatch.setattr(Fair, "tie_break", lambda position, seat: seat)
    assert match.result.as_json() == {"points": [5, 5], "ranks": [2, 1]}
    fair.ones = [6, 5]
    assert match.result.as_json()["ranks"] == [1, 2]
    assert repr(match).splitlines()[0] == f"toy, 2 seats, at entry {match.seq}: over, won by seat 0"
    fair.ones = [5, 5]
    monkeypatch.undo()
    assert "won by seats 0, 1" in repr(match)
    assert repr(begun(seats=3)).splitlines()[0] == "toy, 3 seats, at entry 0: asking seats 0, 1, 2: bid"
    assert "asking seat 0: haggle" in repr(begun(3, 0, 0))


def test_views_have_a_header_and_are_drawn_anew_after_each_entry() -> None:
    match = begun(3, 0, 0)
    view = match.view(1)
    assert (view["game"], view["seats"], view["seat"], view["to_act"], view["result"]) == ("toy", 3, 1, [0], None)
    assert view["stack"] == [{"decision": "haggle", "seats": [0], "args": [0, 1, 1, 0]}]
    assert match.sight() is match.sight() and match.view(None)["seat"] is None
    match.play(0, "raise")
    assert match.view(None)["to_act"] == [1] == match.view(0)["to_act"]
    match.undo(0)
    assert match.view(None)["to_act"] == [0]
    ended = over()
    assert ended.result is not None
    for seat in (None, 0, 1):
        shown = ended.view(seat)
        assert (shown["stack"], shown["to_act"], shown["result"]) == ([], [], ended.result.as_json())
    assert match.own(None) == {} and match.own(2)["seat"] == 2
    assert match.document()["options"] == {"days": 3} and match.document()["seat"] is None


# Records --------------------------------------------------------------------------------------------------------------


def test_a_record_says_everything_once() -> None:
    match = over()
    record = match.record()
    key = key_from_seed("fair")
    fields = "ludoteca", "game", "seats", "options", "rules", "commitment", "key", "setup", "journal", "result"
    assert tuple(record) == fields
    assert (record["ludoteca"], record["game"], record["seats"], record["options"]) == (1, "toy", 2, {"days": 3})
    assert record["rules"] == TOY.rules
    assert (record["commitment"], record["key"]) == (commitment(key), key.hex()) and match.commitment == commitment(key)
    assert record["journal"][0] == {"seat": 0, "move": match.journal[0].move, "chance": []}
    running = begun(3).record()
    assert "key" not in running and "result" not in running and "origin" not in running
    assert fingerprint(record) == fingerprint(copy.deepcopy(record)) != fingerprint(running)
    assert len(fingerprint(record)) == 16
    middle = TOY.load(begun(3, 0, 0).document(), seed="m")
    assert middle.record()["origin"] == begun(3, 0, 0).document() and replay(TOY, middle.record()).origin


@pytest.mark.parametrize(
    "spoil, code, field",
    [
        (lambda r: r.update(game="toys"), "malformed-record", "game"),
        (lambda r: r.update(ludoteca=2), "malformed-record", "ludoteca"),
        (lambda r: r.update(seats=7), "bad-seats", "seats"),
        (lambda r: r.update(seats=17), "malformed-record", "seats"),
        (lambda r: r["options"].update(days=2), "bad-option", "options.days"),
        (lambda r: r.update(key="0" * 64), "bad-commitment", "key"),
        (lambda r: r.update(key="0" * 63), "malformed-record", "key"),
        (lambda r: r.update(commitment="x"), "malformed-record", "commitment"),
        (lambda r: r.update(setup=[1]), "bad-chance", "setup"),
        (lambda r: r.pop("setup"), "malformed-record", "setup"),
        (lambda r: r.pop("journal"), "malformed-record", "journal"),
        (lambda r: r["journal"][2].update(move="jump"), "unknown-pick", "journal[2].move"),
        (lambda r: r["journal"][0].update(seat=9), "no-such-seat", "journal[0].seat"),
        (lambda r: r["journal"][0].update(seat=-2), "malformed-record", "journal[0].seat"),
        (lambda r: r["journal"][0].update(seat=16), "malformed-record", "journal[0].seat"),
        (lambda r: r["journal"][0].update(chance=[1]), "bad-chance", "journal[0].chance"),
        (lambda r: r["journal"][0].update(chance=[-1]), "malformed-record", "journal[0].chance[0]"),
        (lambda r: r["journal"][1].update(move="undo"), "bad-undo", "journal[1].move"),
        (lambda r: r["journal"][1].update(move="undo 01"), "bad-undo", "journal[1].move"),
        (lambda r: r["journal"][1].update(move="undo 1234567890"), "bad-undo", "journal[1].move"),
        (lambda r: r["journal"][1].update(move="undo 7"), "no-such-entry", "journal[1].to"),
        (lambda r: r["result"].update(points=[0, 0]), "bad-result", "result"),
        (lambda r: r["result"].update(ranks=[9, 9]), "bad-result", "result"),
    ],
)
def test_a_record_that_contradicts_itself_is_refused_by_the_field(spoil: Any, code: str, field: str) -> None:
    record = copy.deepcopy(over().record())
    assert replay(TOY, record).result is not None
    spoil(record)
    assert wrong(lambda: replay(TOY, record))[:2] == (code, field)


@pytest.mark.parametrize("word", ["undo", "rules"])
def test_of_a_move_that_is_none_the_beginning_is_told(word: str) -> None:
    record = copy.deepcopy(over().record())
    record["journal"][1]["move"] = f"{word} {'x' * 99}"
    told = wrong(lambda: replay(TOY, record))
    assert (told[0], told[2]) == (f"bad-{word}", {"move": f"{word} {'x' * 99}"[:64]})


def test_a_record_without_its_key_needs_every_result() -> None:
    record = copy.deepcopy(over().record())
    del record["key"]
    assert replay(TOY, record).record() == record
    drawing = next(row for row in record["journal"] if row["chance"])
    kept = drawing["chance"]
    for chance, says in (
        (kept[:-1], "a result is missing"),
        ([*kept, 0], "1 results too many"),
        ([*kept, 0, 0], "2 results too many"),
        ([8, *kept[1:]], "result 8 of 8"),
    ):
        drawing["chance"] = chance
        assert wrong(lambda: replay(TOY, record))[2] == {"problem": says}
    drawing["chance"] = [(kept[0] + 1) % 8, *kept[1:]]
    record["commitment"] = ""
    with pytest.raises(GameError):
        assert replay(TOY, {**record, "key": key_from_seed("fair").hex()})
    drawing["chance"] = kept
    assert replay(TOY, {**record, "key": key_from_seed("fair").hex()}).commitment == commitment(key_from_seed("fair"))


def test_a_match_as_it_stood() -> None:
    match = begun(3, 0, 0)
    match.play(0, "raise")
    match.undo(0)
    for seq in range(match.seq + 1):
        then = match.at(seq)
        assert then.seq == seq and then.journal == match.journal[:seq] and then.commitment == match.commitment
    assert match.at(4).document() != match.at(5).document() == match.at(3).document()
    for seq in (-1, 6):
        assert wrong(match.at, seq) == ("no-such-entry", "seq", {"seq": seq, "last": 5})
    assert wrong(lambda: match.apply(Entry(7, 0, "raise"))) == ("bad-sequence", "seq", {"seq": 7, "expected": 6})
    assert wrong(lambda: match.apply(Entry(5, 0, "raise")))[0] == "bad-sequence"
    document = begun(3, 0, 0).document()
    for fields in ({"seats": 2, "options": {}}, {"seats": 3, "options": {"days": 1}}):
        assert wrong(Match.resume, TOY, **fields, entries=(), document=document)[:2] == ("bad-document", "origin")
    assert Match.resume(TOY, 3, {}, (), document=document).document() == document


def test_a_document_is_read_and_written() -> None:
    document = begun(3, 0, 0).document()
    assert TOY.load(documents.read(documents.write(document))).document() == document
    stack = document["stack"]
    for fields, field in (
        ({"seats": None}, "seats"), ({"seats": "3"}, "seats"), ({"seats": True}, "seats"), ({"seats": 9}, "seats"),
        ({"options": {"days": 2}}, "options.days"), ({"ones": [1, 2]}, "ones"), ({"day": 0}, "day"),
        ({"stack": [{**stack[0], "decision": "dance"}]}, "stack[0].decision"),
        ({"stack": [{**stack[0], "args": [4, 1, 1, 0]}]}, "stack[0].args[0]"),
        ({"stack": [{**stack[0], "args": [0, 0, 1, 0]}]}, "stack[0].args"),
        ({"stack": [{**stack[0], "seats": [0, 1]}]}, "stack[0].seats"),
        ({"stack": [{**stack[0], "seats": []}]}, "stack[0].seats"),
        ({"stack": [stack[0], stack[0]]}, "stack[1].decision"),
        ({"stack": [{"decision": "take", "seats": [0], "args": [2, 0, 0, 0]}]}, "stack[0].decision"),
        ({"to_act": [1]}, "to_act"), ({"game": "fair"}, "game"), ({"seat": 0}, "seat"),
    ):  # fmt: skip
        assert wrong(TOY.load, {**document, **fields})[1].startswith(field), fields
    for args, slot, most in (([4, 1, 1, 0], 0, 3), ([0, 1, 7, 0], 2, 6), ([0, 1, -1, 0], 2, 6), ([0, 1, 1, 2], 3, 1)):
        refused = wrong(TOY.load, {**document, "stack": [{**stack[0], "args": args}]})
        assert refused[1:] == (f"stack[0].args[{slot}]", {"problem": f"is not from 0 to {most}"})
    many = {**document, "stack": [{**stack[0], "seats": [0, 1]}]}
    assert wrong(TOY.load, many)[1:] == ("stack[0].seats", {"problem": "are not 1 to 1 seats"})
    assert wrong(TOY.load, {**document, "stack": [stack[0], stack[0]]})[2] == {"problem": "does not lie on 'haggle'"}
    window = {"decision": "window", "seats": [0], "args": [0, 3, 0, 0]}
    take = {"decision": "take", "seats": [0], "args": [2, 0, 0, 0]}
    nested = TOY.load({**document, "stack": [window, take], "to_act": [0]})
    assert [frame["decision"] for frame in nested.view(None)["stack"]] == ["window", "take"]
    poor = {**document, "ones": [6, 0, 0], "stack": [window, take], "to_act": [0]}
    assert wrong(TOY.load, poor) == ("bad-document", "stack", {"problem": "leaves seat 0 nothing to pick"})


def test_nothing_is_written_nowhere_in_a_document() -> None:
    told = {"seat": None, "hands": [{"card": None, "worth": 2}], "plan": {"next": None, "now": ["a"]}}
    assert documents.read(documents.write(told)) == {"hands": [{"worth": 2}], "plan": {"now": ["a"]}}


def test_what_is_nowhere_is_asked_of_documents_and_not_of_records(monkeypatch: pytest.MonkeyPatch) -> None:
    document = begun(3, 0, 0).document()
    record = TOY.load(document, seed="m").record()
    monkeypatch.setattr(TOY, "left_out", lambda position: iter([("ones", "are missing")]))
    assert wrong(TOY.load, document) == ("bad-document", "ones", {"problem": "are missing"})
    assert replay(TOY, record).document() == document


def test_hidden_goods_stay_hidden_in_every_view_and_sample() -> None:
    match = begun(3, 0, 0)
    match.play(0, "stop")
    match.play(1, "stop")
    shown = [match.view(seat)["stack"][0]["args"][:2] for seat in (0, 1, None)]
    assert shown[0] == list(match.journal[-1].chance) and shown[1] == shown[2] == [0, 0]
    dealt = set()
    for seed in range(20):
        other = match.position.clone()
        other.simulate(seed)
        other.deal_unknown(1)
        dealt.add((other.a, other.b))
        assert other.picks(0) == sorted({GOOD + other.a, GOOD + other.b})
    assert len(dealt) > 5 and isinstance(match.position, Position)
