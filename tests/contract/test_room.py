"""What else every game brings: names, data, texts, a place in the registry."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from msgspec.inspect import type_info

import ludoteca
from ludoteca import BadOption, Game
from ludoteca.kernel.registry import registered
from ludoteca.kernel.room import SPECTATOR
from ludoteca.kernel.shapes import names_of
from ludoteca.kernel.views import Colour

from .walks import stride, walk


def as_sent(document: dict[str, Any]) -> Any:
    """Encode and decode as the house does; it takes no subclass of int, such as a numbered name, for a number."""
    return msgspec.json.decode(msgspec.json.encode(document))


def test_games_are_found_by_name() -> None:
    for name in ludoteca.registered():
        assert ludoteca.game(name).name == name
    with pytest.raises(BadOption) as caught:
        ludoteca.game("no such game")
    assert caught.value.field == "game"


def test_a_game_describes_itself(game: Game) -> None:
    assert game.name.islower() and game.seats[0] >= 1
    assert len(set(game.decisions)) == len(game.decisions)
    json.dumps(game.data())
    assert all(option.values for option in game.options)


def test_seats_have_colours_that_the_page_can_paint(game: Game, seats: int) -> None:
    paints = names_of(type_info(Colour))
    for match in walk(game, seats, 1, moves=1):
        players = match.view(None).get("players", [])
        assert {player["colour"] for player in players if "colour" in player} <= set(paints or ())


def test_views_and_offers_are_json(game: Game, seats: int) -> None:
    for match in walk(game, seats, 1, moves=40):
        for viewer in (None, *range(seats)):
            view = match.view(viewer)
            assert as_sent(view) == view
        for seat in match.to_act:
            offer = match.offer(seat).as_json()
            assert as_sent(offer) == offer


def test_what_everybody_sees_and_the_own_part_make_the_view_of_a_seat(game: Game, seats: int) -> None:
    fields = game.own(game.start(seats=seats, seed="first").position, 0).keys()
    for number in range(8):  # what is hidden hangs on what was set up
        for match in islice(walk(game, seats, number), 0, None, stride(game, 9)):
            for seat in range(seats):
                own = game.own(match.position, seat)
                assert {**game.view(match.position, SPECTATOR), **own} == game.view(match.position, seat)
                assert {**match.public(), **own} == match.view(seat)
                assert own.keys() == fields


def test_points_add_up_by_source(game: Game, seats: int) -> None:
    for match in walk(game, seats, 1):
        for player in match.view(None).get("players", []):
            if "score" in player:
                assert sum(game.sources(player["score"]).values()) == player["points"], player


def test_a_game_tells_how_far_it_is(game: Game, seats: int) -> None:
    told = [game.progress(match.position) for match in walk(game, seats, 1)]
    if told[0] is not None:
        assert all(far is not None and 0 <= far <= 100 for far in told)
        assert told[0] == 0 < max(filter(None, told)) == told[-1]


@pytest.mark.parametrize("language", ["en", "ja", "it", "de"])
def test_a_registered_game_speaks_four_languages(language: str) -> None:
    for game in registered().values():
        entries = FluentParser().parse(game.text(language)).body
        ids = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
        assert f"{game.name}-title" in ids
        assert {f"{game.name}-ask-{decision}" for decision in game.decisions} <= ids
        told = {event["id"] for match in walk(game, game.seats[-1], 2) for event in match.log(0)[-5:]}
        assert told <= ids


def test_a_language_that_is_not_there(game: Game) -> None:
    with pytest.raises(FileNotFoundError):
        game.text("xx")
