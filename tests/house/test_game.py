"""A game at a table, from the link to the record."""

from __future__ import annotations

import random
from typing import Any

import httpx

import ludoteca
from ludoteca.kernel.registry import registered
from tests.support.games import asked, begin, host_call, play, secret_of, settle
from tests.support.house import Guest, House, Json


def test_two_people_play_to_the_end_and_look_back(house: House, anna: Guest, bert: Guest) -> None:
    table = begin(anna, bert)
    sockets = anna.look(table), bert.look(table)
    commitment = sockets[0].state["table"]["commitment"]
    assert "key" not in sockets[0].state["table"]
    during = anna.call("GET", f"/api/tables/{table['id']}/steps/0")["view"]
    assert "hands" not in during
    played = play(sockets, 10_000, random.Random(7))
    last = sockets[0].state
    assert last["table"]["status"] == "finished"
    assert last["table"]["result"] == last["view"]["result"]
    assert all(one.versions == list(range(1, len(one.versions) + 1)) for one in sockets), "versions have no gap"

    steps = anna.call("GET", f"/api/tables/{table['id']}/steps")
    assert steps["last"] == len(steps["entries"]) == len(played)
    open_view = bert.call("GET", f"/api/tables/{table['id']}/steps/3")["view"]
    assert len(open_view["hands"]) == 2, "a finished game is open"

    record = anna.call("GET", f"/api/tables/{table['id']}/record")
    replayed = ludoteca.replay(record)
    assert replayed.result is not None
    assert replayed.result.as_json() == last["table"]["result"]
    assert record["commitment"] == commitment
    listed = anna.call("GET", "/api/tables")
    assert table["id"] in [one["id"] for one in listed["mine"]]
    assert table["id"] in [one["id"] for one in listed["finished"]]

    branch = anna.call("POST", f"/api/tables/{table['id']}/branch", {"seq": 12, "bots": "random"})
    assert (branch["branch_of"], branch["branch_seq"], branch["status"]) == (table["id"], 12, "playing")
    again = anna.look(branch)
    first = anna.call("GET", f"/api/tables/{branch['id']}/steps/0")["view"]
    assert first["board"] == anna.call("GET", f"/api/tables/{table['id']}/steps/12")["view"]["board"]
    again.wait(lambda state: state["offer"] is not None)
    again.play_any(random.Random(1))


def test_a_turn_is_restarted(anna: Guest, bert: Guest) -> None:
    chance = random.Random(3)
    mover, before = None, {}
    while mover is None:  # rarely a whole game goes by without two such moves in a row
        table = begin(anna, bert)
        sockets = anna.look(table), bert.look(table)
        before = dict[int, Any]()
        while sockets[0].state["table"]["status"] == "playing":
            if (one := asked(*sockets)).state["can_restart"]:
                mover = one
                break
            done = one.play_any(chance)
            settle(*sockets, seq=done["seq"])
            before[done["seq"]] = {one.state["seat"]: one.state["view"] for one in sockets}
    back = mover.do({"type": "restart"})["seq"]
    settle(*sockets, seq=back)
    shown = {one.state["seat"]: one.state["view"] for one in sockets}
    assert shown in [before[seq] for seq in range(1, back - 2)], "at least two moves are gone"
    assert not mover.state["can_undo"]


def test_what_is_at_stake_travels_with_the_offer(anna: Guest, bert: Guest) -> None:
    table = begin(anna, bert)
    sockets = anna.look(table), bert.look(table)
    play(sockets, 5, random.Random(1))
    mover = asked(*sockets)
    while "end" not in [pick["token"] for pick in mover.state["offer"]["picks"]]:
        play(sockets, 1, random.Random(1))
        mover = asked(*sockets)
    end = next(pick["id"] for pick in mover.state["offer"]["picks"] if pick["token"] == "end")
    assert mover.state["stakes"] == {}, "nothing to undo yet"
    mover.send({"type": "preview", "offer": mover.state["offer"]["id"], "picks": [end]})
    told = mover.until(lambda got: got["type"] == "offer")
    assert told["stakes"] == {"final": True, "forgoes": True}


def test_why_something_is_refused_is_told_to_who_asks(anna: Guest, bert: Guest) -> None:
    """And the points that picks bring; no state and no preview holds either."""
    table = begin(anna, bert)
    sockets = anna.look(table), bert.look(table)
    play(sockets, 5, random.Random(1))
    mover = asked(*sockets)
    offer = mover.state["offer"]
    assert "refused" not in offer and "refused" not in mover.preview([offer["picks"][0]["id"]])
    mover.send({"type": "explain", "offer": offer["id"], "picks": []})
    told = mover.until(lambda got: got["type"] == "explanation")["explanation"]
    assert (told["offer"], told["draft"]) == (offer["id"], [])
    assert told["refused"] and not {pick["id"] for pick in offer["picks"]} & {
        pick for why in told["refused"] for pick in why["picks"]
    }
    watcher = next(one for one in sockets if one is not mover)
    assert watcher.refusal({"type": "explain", "offer": offer["id"], "picks": []})["code"] == "other-seat"


def test_a_refused_preview_names_its_key(anna: Guest, bert: Guest) -> None:
    table = begin(anna, bert)
    mover = asked(anna.look(table), bert.look(table))
    mover.send({"type": "preview", "offer": mover.state["offer"]["id"], "picks": [255], "key": "mine"})
    assert mover.until(lambda got: got["type"] == "error")["key"] == "mine"


def test_picks_are_played_unless_they_are_unfinished_or_something_is_at_stake(anna: Guest, bert: Guest) -> None:
    sockets = anna.look(table := begin(anna, bert)), bert.look(table)
    mover = asked(*sockets)
    offer, picks = mover.state["offer"]["id"], list[int]()

    def answer(key: str, unless: list[str]) -> Json:
        """What the house says of the picks so far: what may follow, or that they are played."""
        mover.send({"type": "play", "key": key, "offer": offer, "picks": picks, "unless": unless})
        done = {"key": key, "seq": 1}
        return mover.until(lambda got: got["type"] == "offer" or done in got.get("accepted", ()))

    told = answer("a", ["final"])
    while not told["offer"]["complete"]:
        assert told["offer"]["draft"] == picks
        picks.append(told["offer"]["picks"][0]["id"])
        told = answer(f"a{len(picks)}", ["final"])
    assert told["stakes"]["final"] and mover.state["seq"] == 0, "a placement that the others answer"
    assert answer("b", [])["type"] == "state"
    assert answer("b", [])["accepted"] == [{"key": "b", "seq": 1}], "the same answer again, and nothing is played twice"
    assert (
        mover.refusal({"type": "play", "key": "c", "offer": offer, "move": "x", "unless": []})["code"]
        == "picks-or-move"
    )
    refused = mover.refusal({"type": "play", "key": "d", "offer": offer, "picks": picks, "unless": ["all"]})
    assert (refused["code"], refused["field"]) == ("malformed", "unless[0]")


def test_bots_play_and_a_spectator_sees_only_what_is_public(house: House, anna: Guest) -> None:
    table = anna.table(3)
    for seat in (1, 2):
        host_call(anna, table, f"/seats/{seat}", {"bot": "random"})
    host_call(anna, table, "/start")
    me, spectator = anna.look(table), house.guest("Carla").look(table)
    assert spectator.state["seat"] is None
    assert spectator.state["view"]["hand"] is None
    assert spectator.state["offer"] is None
    chance = random.Random(3)
    while me.state["table"]["status"] == "playing":
        me.wait(lambda state: state["offer"] is not None or state["table"]["status"] == "finished")
        if me.state["offer"] is not None:
            seq = me.play_any(chance)["seq"]
            settle(me, seq=seq)
    spectator.wait(lambda state: state["table"]["status"] == "finished")
    assert not [event for event in spectator.log if event["id"].endswith("-own")]


def test_a_private_table_opens_with_its_secret_only(house: House, anna: Guest, bert: Guest) -> None:
    table = anna.table(2, private=True)
    path = f"/api/tables/{table['id']}"
    secret = secret_of(table)
    assert bert.ask("GET", path).status_code == 404
    assert bert.call("GET", path, secret=secret)["private"]
    assert anna.call("GET", path)["id"] == table["id"], "the host needs no secret"
    assert table["id"] not in [one["id"] for one in bert.call("GET", "/api/tables")["open"]]
    bert.call("POST", path + "/seats/1", {}, secret)
    anna.call("POST", path + "/start")
    assert bert.look(table).state["seat"] == 1
    assert house.guest("Carla").look(table, secret).state["seat"] is None


def test_reconnecting_loses_nothing(anna: Guest, bert: Guest) -> None:
    table = begin(anna, bert)
    sockets = anna.look(table), bert.look(table)
    play(sockets, 6, random.Random(1))
    have = len(sockets[1].log)
    whole = list(sockets[1].log)
    sockets[1].close()
    while sockets[0].state["offer"] is not None:
        settle(sockets[0], seq=sockets[0].play_any(random.Random(2))["seq"])
    back = bert.look(table, have=have)
    assert back.state["log_from"] == have
    assert back.state["seq"] == sockets[0].state["seq"]
    fresh = bert.look(table)
    assert whole + back.log == fresh.log


def test_a_replayed_request_is_answered_again_and_not_played_twice(anna: Guest, bert: Guest) -> None:
    table = begin(anna, bert)
    sockets = anna.look(table), bert.look(table)
    mover = asked(*sockets)
    offer = mover.state["offer"]
    frame = {"type": "play", "key": "once", "offer": offer["id"], "picks": [offer["picks"][0]["id"]]}
    first = mover.do(frame)
    second = mover.do(frame)
    assert first == second
    assert anna.call("GET", f"/api/tables/{table['id']}/steps")["last"] == first["seq"]


def test_undo_and_take_back(anna: Guest, bert: Guest) -> None:
    table = begin(anna, bert)
    sockets = anna.look(table), bert.look(table)
    mover = asked(*sockets)
    other = sockets[1] if mover is sockets[0] else sockets[0]
    before = mover.state["view"]["board"]
    log = len(other.log)
    settle(*sockets, seq=mover.play_any(random.Random(1))["seq"])
    assert mover.state["can_undo"]
    assert not other.state["can_undo"]
    settle(*sockets, seq=mover.do({"type": "undo"})["seq"])
    assert mover.state["view"]["board"] == before
    assert len(other.log) == log, "the log forgets what was undone"

    settle(*sockets, seq=mover.play_any(random.Random(2))["seq"])
    assert not mover.state["can_restart"], "the one move can be undone"
    settle(*sockets, seq=other.play_any(random.Random(2))["seq"])
    mover.do({"type": "ask_take_back"})
    asking = other.wait(lambda state: state["take_back"] is not None)["take_back"]
    assert asking == {"seat": mover.state["seat"], "to": asking["to"], "waiting": [other.state["seat"]]}
    other.do({"type": "answer_take_back", "accept": False})
    mover.wait(lambda state: state["take_back"] is None)
    mover.do({"type": "ask_take_back"})
    other.wait(lambda state: state["take_back"] is not None)
    accepted = other.do({"type": "answer_take_back", "accept": True})
    settle(*sockets, seq=accepted["seq"])
    assert mover.state["view"]["board"] == before
    assert mover.state["offer"] is not None
    fresh = anna.look(table)
    assert fresh.log == sockets[0].log


def test_a_bot_takes_the_seat_and_gives_it_back(anna: Guest, bert: Guest) -> None:
    table = begin(anna, bert)
    sockets = anna.look(table), bert.look(table)
    leaver, stayer = sockets
    leaver.do({"type": "resign"})
    seat = stayer.wait(lambda state: state["table"]["seats"][0]["substituted"])["table"]["seats"][0]
    assert seat["name"] == "Anna"
    assert seat["bot"] is not None
    chance = random.Random(5)
    for _ in range(3):
        stayer.wait(lambda state: state["offer"] is not None)
        settle(stayer, seq=stayer.play_any(chance)["seq"])
    leaver.do({"type": "return"})
    state = leaver.wait(lambda state: not state["table"]["seats"][0]["substituted"])
    assert state["seq"] >= 5, "the bot has played meanwhile"
    stayer.wait(lambda state: not state["table"]["seats"][0]["substituted"])
    settle(*sockets, seq=max(one.state["seq"] for one in sockets))
    play(sockets, 3, chance)


def test_chat_is_kept(anna: Guest, bert: Guest) -> None:
    table = anna.table(2)
    one, two = anna.look(table), bert.look(table)
    one.send({"type": "chat", "text": "Buongiorno!"})
    line = two.until(lambda frame: frame["type"] == "chat")
    assert (line["from"], line["text"]) == ("Anna", "Buongiorno!")
    assert [said["text"] for said in bert.look(table).state["chat"]] == ["Buongiorno!"]


def test_seats_change_hands_before_the_start(house: House, anna: Guest, bert: Guest) -> None:
    table = anna.table(3)
    path = f"/api/tables/{table['id']}/seats"
    bert.call("POST", path + "/2", {})
    assert [seat["name"] for seat in bert.call("POST", path + "/1", {})["seats"]] == ["Anna", "Bert", None]
    anna.call("POST", path + "/2", {"bot": "random"})
    assert anna.call("DELETE", path + "/2")["seats"][2]["bot"] is None
    assert bert.call("DELETE", path + "/1")["seats"][1]["player"] is None
    looking = anna.look(table)
    bert.call("POST", path + "/1", {})
    looking.wait(lambda state: state["table"]["seats"][1]["name"] == "Bert")
    bert.call("POST", "/api/guest", {"nickname": "Berta"})
    looking.wait(lambda state: state["table"]["seats"][1]["name"] == "Berta")


def test_what_a_client_needs_to_start(house: House, anna: Guest) -> None:
    assert [game["name"] for game in anna.call("GET", "/api/games")] == list(registered())
    game = anna.call("GET", "/api/games/origo")
    assert {"id": 0, "token": "A1", "kind": "square"} in game["picks"]
    assert game["data"]
    for language in ("en", "de", "it", "ja"):
        assert "error-seat-taken" in anna.ask("GET", f"/api/text/{language}").text
        assert anna.ask("GET", f"/api/games/origo/text/{language}").status_code == 200
    assert "random" in [bot["name"] for bot in anna.call("GET", "/api/bots")]
    assert httpx.get(house.url + "/api/schema/openapi.json").status_code == 200
    assert house.metrics()["ludoteca_connections"] >= 0
    headers = anna.ask("GET", "/api/games").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    cookie = httpx.post(house.url + "/api/guest", json={"nickname": "Dora"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
