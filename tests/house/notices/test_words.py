"""What is said elsewhere than on the page: everybody is called as at the table, in the reader's language."""

from __future__ import annotations

from ludoteca.house.notices.words import names_of
from ludoteca.house.store.rows import Seat


def test_bots_are_called_as_at_their_table() -> None:
    anna, left = Seat("p", "Anna"), Seat("q", "Bert", "greedy", True)
    seats = (anna, Seat(bot="greedy"), left, Seat(bot="search-easy"), Seat(bot="greedy"))
    assert names_of(seats, "en") == ["Anna", "Alma Bot", "Bert", "Journeyman", "Bruno Bot"]
    assert names_of(seats[:2], "ja") == ["Anna", "見習いボット"]
    assert names_of((Seat(bot="of-a-package"), Seat()), "de") == ["of-a-package", ""]
