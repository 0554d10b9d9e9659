"""Who has left, and who plays for them; questions about an offer that is another's or gone."""

from __future__ import annotations

import pytest

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import Seat
from ludoteca.house.verbs import substitute, undo
from ludoteca.house.verbs.play import explain, play, preview
from tests.support.inside import (
    arrive,
    asked,
    begin,
    first_move,
    inside,
    look,
    open_table,
    problem,
)


@inside
async def test_a_substitute_plays_for_who_has_left_and_hands_the_seat_back(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    eye = await look(house, table, people[0])
    revision = table.row.revision
    assert await substitute.resign(house, table, people[0].id) == 0
    assert table.row.seats[0] == Seat(people[0].id, "Anna", "greedy", True)
    assert table.row.seats[0].mind == "greedy" and not table.row.seats[0].person and table.row.seats[1].mind is None
    state = await eye.state()
    assert (state["offer"], state["can_undo"], state["seat"]) == (None, False, 0)
    assert state["view"] is not None and table.row.revision == revision + 1
    await substitute.resign(house, table, people[0].id)
    assert table.row.revision == revision + 1, "twice is once"
    picks, offer = first_move(table, asked(table))
    if asked(table) == 0:
        for refused in (
            play(house, table, people[0].id, "k", picks, offer),
            preview(house, table, people[0].id, [], offer=offer),
            undo.undo(house, table, people[0].id, "u"),
        ):
            with pytest.raises(Refused) as caught:
                await refused
            assert problem(caught) == ("substituted", "seat", 409) and caught.value.arguments == {"seat": 0}
    assert await substitute.give_back(house, table, people[0].id) == 0
    assert table.row.seats[0] == Seat(people[0].id, "Anna", None, False)
    with pytest.raises(Refused) as caught:
        await substitute.resign(house, await open_table(house, people[0], seats=2), people[0].id)
    assert problem(caught) == ("not-started", "table", 409)
    stranger = await arrive(house, "Dora")
    for who in (stranger.id, None):
        with pytest.raises(Refused) as caught:
            await substitute.resign(house, table, who)
        assert problem(caught) == ("not-seated", "seat", 403)


@inside
async def test_what_is_asked_about_another_offer_has_no_answer(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    seat = asked(table)
    player, current = people[seat].id, first_move(table, seat)[1]
    assert (await preview(house, table, player, [], offer=current))[0].id == current
    assert (await explain(house, table, player, [], offer=current)).offer == current
    for ask in (preview, explain):
        with pytest.raises(Refused) as caught:
            await ask(house, table, player, [], offer=f"{seat}-9")
        assert problem(caught) == ("stale-offer", "offer", 409)
        assert caught.value.arguments == {"offer": f"{seat}-9", "current": current}
        with pytest.raises(Refused) as caught:
            await ask(house, table, player, [], offer=f"{1 - seat}-0")
        assert problem(caught) == ("other-seat", "offer", 403)


@inside
async def test_who_is_asked_and_has_left_is_offered_nothing(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    person = people[asked(table)]
    eye = await look(house, table, person)
    assert (await eye.state())["offer"] is not None
    await substitute.resign(house, table, person.id)
    state = await eye.state()
    assert (state["offer"], state["can_undo"]) == (None, False) and state["view"] is not None
    await substitute.give_back(house, table, person.id)
    assert (await eye.state())["offer"] is not None
