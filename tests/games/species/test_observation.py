"""What a seat may see as numbers: as many as the box has."""

from __future__ import annotations

from ludoteca.games.species import document, observation, shape, vocabulary
from ludoteca.games.species.data import DECKS


def test_as_many_numbers_as_the_box_has() -> None:
    assert len(vocabulary.TILES) == observation.TILES
    assert len(vocabulary.STACKS) == observation.STACKS
    assert len(DECKS) == observation.DECKS
    assert document.TRACK == observation.TRACK
    assert document.UNDER == observation.UNDER
    assert [len(names) for names in (shape.LAYOUTS, shape.GOALS, shape.FINALS)] == [
        observation.LAYOUTS,
        observation.GOALS,
        observation.FINALS,
    ]
