"""Loads the parts of On the Origin of Species from data.toml and checks that they fit together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ludoteca.games.species.names import Deck, Final, Measure
from ludoteca.kernel.editions import parts

DECKS = Deck.names
HABITATS = DECKS[:3]
ANY = "any"
KINDS_OF_CARD = (
    "book", "knowledge", "wild", "remote", "top_of_track", "overwrite", "sail", "place", "move_cubes", "recall", "draw",
    "regain", "cycle", "move_known",
)  # fmt: skip
CLASSES = ("book", "tool", "crew")


@dataclass(frozen=True)
class Tile:
    """A species: its level, the icons under its cubes, and for a new one what it costs and gives."""

    id: str
    latin: str
    level: int
    known: bool
    icons: tuple[int, ...]
    cost: tuple[int, ...]
    cards: tuple[str, ...]
    steps: int


@dataclass(frozen=True)
class Card:
    """A habitat or Beagle card: its deck, what it is, and what its effect needs."""

    token: str
    deck: str
    kind: str
    role: str
    count: int
    amount: int


@dataclass(frozen=True)
class Data:
    """All parts of the game (data.toml)."""

    raw: dict[str, Any]
    spaces: tuple[str, ...]
    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]

    @property
    def goals(self) -> list[dict[str, Any]]:
        """The journal cards of levels 1 to 3."""
        found: list[dict[str, Any]] = self.raw["journal"]["goals"]
        return found


@cache
def load() -> Data:
    """Read and check data.toml; raises ValueError naming what does not fit."""
    raw = parts(__package__, "species")
    spaces = tuple(row["id"] for row in raw["spaces"])
    tiles = tuple(_tile(row) for row in [*raw["tiles"], *raw["known"]])
    habitat_cards = [_card(row, deck) for deck in HABITATS for row in raw["habitat_cards"]]
    cards = tuple(habitat_cards + [_card(row, "beagle") for row in raw["beagle_cards"]])
    data = Data(raw, spaces, tiles, cards)
    _check(data)
    return data


def _tile(row: dict[str, Any]) -> Tile:
    """Read a tile; a known species counts as level 1 (9)."""
    rewards = row.get("rewards", {"cards": (), "steps": 0})
    cost = tuple(row.get("cost", {}).get(kind, 0) for kind in (*HABITATS, ANY))
    icons = tuple(row["icons"][habitat] for habitat in HABITATS)
    return Tile(
        row["id"], row["latin"], row.get("level", 1), "level" not in row, icons, cost, tuple(rewards["cards"]),
        rewards["steps"],
    )  # fmt: skip


def _card(row: dict[str, Any], deck: str) -> Card:
    token = row["id"] if deck == "beagle" else f"{deck}·{row['id']}"
    amount = row.get("amount", row.get("volumes", row.get("distance", 0)))
    return Card(token, deck, row["kind"], row["class"], row["count"], amount)


def _check(data: Data) -> None:
    """Hold the parts against each other: names, numbers and totals (3, 4.1, 4.3, 5)."""
    raw, counts = data.raw, data.raw["counts"]
    near = {row["id"]: set(row["adjacent"]) for row in raw["spaces"]}
    new = [tile for tile in data.tiles if not tile.known]
    journal = raw["journal"]
    for holds, wanted in (
        (tuple(row["id"] for row in raw["habitats"]) == HABITATS, "the habitats"),
        (len(data.spaces) == 20, "20 spaces"),
        (all(one in near[other] for one in near for other in near[one]), "spaces adjacent both ways"),
        (len(new) == counts["new_species"] and len(data.tiles) - len(new) == counts["known_species"], "30 tiles"),
        (sum(tile.known for tile in data.tiles[:27]) == 0, "new species first"),
        (all(sum(tile.icons) == (tile.level if tile.level < 4 else 0) for tile in data.tiles), "icons by level"),
        (all(row["rewards"]["points"] == row["level"] for row in raw["tiles"]), "points by level"),
        (all(deck in DECKS for tile in new for deck in tile.cards), "known decks"),
        ([row["stop"] for row in raw["route"]] == list(range(25)), "25 stops"),
        (sum(raw["rules"]["stack_sizes"]) + raw["rules"]["track_spaces"] == len(new), "stacks of 7, 7 and 6"),
        (sum(card.count for card in data.cards if card.deck != "beagle") == counts["habitat_cards"], "33 cards"),
        (sum(card.count for card in data.cards if card.deck == "beagle") == counts["beagle_cards"], "18 cards"),
        (all(card.kind in KINDS_OF_CARD and card.role in CLASSES for card in data.cards), "known effects"),
        (sum(map(len, journal.values())) == counts["journal_cards"], "32 journal cards"),
        ([row["level"] for row in journal["goals"]] == [1] * 6 + [2] * 6 + [3] * 6, "goals by level"),
        (all(row["measure"] in Measure.names for row in journal["goals"]), "known measures"),
        (tuple(row["kind"] for row in journal["finals"]) == Final.names, "the level-4 cards"),
    ):
        if not holds:
            raise ValueError(f"species/data.toml: expected {wanted}")
