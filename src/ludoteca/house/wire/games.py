"""Games and their words."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Struct, UnsetType

from ludoteca.kernel.picks import Pick
from ludoteca.kernel.views import OptionValue, as_type


class Rule(Struct, omit_defaults=True):
    """A paragraph of a rule book, in a little Markdown; of a card or place: what it does, under its token."""

    number: str
    title: str
    text: str
    thing: bool = False


class Rules(Struct):
    """Body of `GET /api/games/{game}/rules/{lang}`: the rule book, or what answers a question, the best first."""

    chapters: dict[str, list[str]]
    """Where stands how a turn goes (`turn`), how points come (`points`), what ends the game (`end`)."""
    rules: list[Rule]


class OptionInfo(Struct):
    """What is agreed on before the start; `of_seats`: numbers among the values are seats; `usual`: asked first."""

    name: str
    values: list[OptionValue]
    of_seats: bool
    usual: bool
    default: OptionValue


class GameInfo(Struct):
    """A game of the house, in a few words."""

    name: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    edition: str | UnsetType = UNSET
    """The name of the edition by which new tables are played, if not by the game's own data."""


class GameData(GameInfo, kw_only=True):
    """A game with its picks and what its board draws from."""

    picks: list[Pick]
    data: Annotated[dict[str, Any], as_type("unknown")]
