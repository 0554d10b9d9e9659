"""A tournament as one page of HTML that needs nothing else: ratings, pairs, strength against time, points by source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources

from ludoteca.lab.tournament import plots
from ludoteca.lab.tournament.standings import COLUMNS, Standing, forfeits
from ludoteca.lab.tournament.tournament import Tournament
from ludoteca.lab.tournament.words import remarks, title


def page(tournament: Tournament, rows: Sequence[Standing]) -> str:
    """Write the page."""
    answer = f'<p class="answer">{escape(remarks(tournament)[0])}</p>' if tournament.question else ""
    return whole(
        f"Tournament of {tournament.name}",
        title(tournament),
        f"{answer}{''.join(_sections(tournament, rows))}",
        _made_by(tournament),
    )


def whole(name: str, told: str, body: str, made_by: str) -> str:
    """Write a page that needs nothing else, from its body."""
    style = resources.files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(name)}</title><style>{style}</style></head><body>"
        f"<h1>{escape(name)}</h1>"
        f'<p class="quiet">{escape(told)}</p>{body}'
        f'<p class="quiet">{escape(made_by)}</p></body></html>\n'
    )


def _sections(tournament: Tournament, rows: Sequence[Standing]) -> Iterator[str]:
    """Write the parts of the page that have something to show."""
    names = [row.name for row in rows]
    order = [tournament.players.index(name) for name in names]
    wins = tournament.meetings.wins()
    yield section(
        "Ratings",
        plots.ratings(rows),
        "A hundred points more: 64 of 100 games before the other. Bands are 95 % intervals over deals, the line is 0.",
    )
    yield section(
        "Table", plots.grid(COLUMNS, [row.texts() for row in rows]), "Seats that are first together share the win."
    )
    yield section(
        "Who stood before whom",
        plots.heat(names, [[wins[one][other] for other in order] for one in order]),
        "How often the bot of the row ranked before the bot of the column; a tie is half.",
    )
    yield section(
        "Strength against time", plots.strength_by_time(rows), "Rating by computing time a move, as measured."
    )
    if points := plots.sources(rows):
        yield section(
            "Points by source",
            points,
            "On average of the finished games. Where no bars are drawn, one source multiplies others.",
        )
    if given_up := forfeits(tournament):
        lines = [(bot, str(times), reason) for (bot, reason), times in given_up.items()]
        told = "A bot that fails, is silent for too long or plays what is not legal forfeits the game and ranks last."
        yield section("Forfeits", plots.grid(("bot", "games", "reason"), lines, "ends-in-words"), told)


def section(title: str, content: str, told: str) -> str:
    """Write a part of a page: a picture or table, and what it tells."""
    return f"<h2>{escape(title)}</h2><figure>{content}<figcaption>{escape(told)}</figcaption></figure>"


def _made_by(tournament: Tournament) -> str:
    """Say from what the page was made: seed, options, versions."""
    options = ", ".join(f"{name} {value}" for name, value in tournament.options.items())
    played = {tuple(one.versions.items()) for one in tournament.outcomes}
    versions = " and ".join(sorted(", ".join(f"{name} {value}" for name, value in one) for one in played))
    rules = ", ".join(sorted({str(one.rules) for one in tournament.outcomes}))
    return f"Seed {tournament.seed}; {options or 'no options'}; rules {rules}; played by {versions or 'nobody'}."
