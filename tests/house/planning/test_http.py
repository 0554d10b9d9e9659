"""Planning over HTTP: each for themselves, within limits, and nothing to find for anybody else."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.house.planning.orders import HABIT, ORDER
from tests.support.house import Guest, House


def seated(anna: Guest, bert: Guest) -> dict[str, Any]:
    table = anna.table()
    bert.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": None})
    anna.call("POST", f"/api/tables/{table['id']}/start")
    return table


def test_a_plan_is_its_owners_alone(house: House, anna: Guest, bert: Guest) -> None:
    table = seated(anna, bert)
    way = f"/api/tables/{table['id']}"
    trial = anna.call("POST", f"{way}/trial", {"basis": 0, "frame": {"type": "guess", "key": "g"}})
    assert len(trial["moves"]) == 1 and trial["frame"]["type"] == "state"
    mine = {"basis": 0, "moves": trial["moves"], "unless": [{"id": "origo-placed", "args": {"square": "A1"}}]}
    kept = anna.call("PUT", f"{way}/plans/0", mine)
    assert anna.call("GET", f"{way}/plans") == [kept]
    assert kept == {**mine, "number": 0, "deal": 0, "orders": False}
    assert bert.call("GET", f"{way}/plans") == []
    assert bert.ask("DELETE", f"{way}/plans/0").status_code == 204
    assert anna.call("GET", f"{way}/plans") == [kept]
    assert anna.ask("DELETE", f"{way}/plans/0").status_code == 204
    assert anna.call("GET", f"{way}/plans") == []


def test_what_cannot_be_tried_is_refused_in_words(house: House, anna: Guest, bert: Guest) -> None:
    table = seated(anna, bert)
    way = f"/api/tables/{table['id']}"
    stranger = house.guest("Carla")
    guess = {"type": "guess", "key": "g"}
    cases = (
        (stranger.ask("POST", f"{way}/trial", {"basis": 0}), 403, "not-seated"),
        (anna.ask("POST", f"{way}/trial", {"basis": 9}), 404, "no-such-step"),
        (
            anna.ask("POST", f"{way}/trial", {"basis": 0, "moves": [{"seat": 9, "move": "A1"}], "frame": guess}),
            400,
            "no-such-seat",
        ),
        (
            anna.ask("POST", f"{way}/trial", {"basis": 0, "moves": [{"seat": 0, "move": "hop"}], "frame": guess}),
            400,
            None,
        ),
        (anna.ask("POST", f"{way}/trial", {"basis": 0, "deal": -1, "frame": guess}), 400, "malformed"),
        (anna.ask("POST", f"{way}/trial", {"basis": 0, "frame": {"type": "resign", "key": "g"}}), 400, "malformed"),
        (anna.ask("PUT", f"{way}/plans/8", {"basis": 0}), 400, "too-many-plans"),
        (anna.ask("PUT", f"{way}/plans/0", {"basis": 0, "orders": True}), 400, "no-orders"),
    )
    for answer, status, code in cases:
        assert answer.status_code == status, answer.text
        assert code is None or answer.json()["error"]["code"] == code
    assert anna.call("GET", f"{way}/plans") == [] and anna.call("GET", way)["seq"] == 0


@pytest.mark.parametrize("kind", [HABIT, ORDER])
def test_nobody_passes_a_move_off_as_one_that_the_house_has_played(anna: Guest, bert: Guest, kind: str) -> None:
    table = seated(anna, bert)
    sockets = [guest.look(table) for guest in (anna, bert)]
    socket = next(one for one in sockets if one.state["offer"] is not None)
    offer = socket.state["offer"]
    socket.send({"type": "play", "key": f"{kind} 0", "offer": offer["id"], "picks": [offer["picks"][0]["id"]]})
    error = socket.until(lambda frame: frame["type"] == "error")["error"]
    assert (error["code"], error["field"]) == ("malformed", "key")
    assert anna.call("GET", f"/api/tables/{table['id']}")["seq"] == 0
