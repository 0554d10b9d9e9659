"""The rule book of each game, in the reader's language, and the search in it.

`rulebook(game)` opens it: paragraphs by number, cards and places by name, questions in a person's own words.
"""

from ludoteca.rulebook.book import Rulebook, readable, rulebook
from ludoteca.rulebook.paragraphs import Paragraph, labels
from ludoteca.rulebook.things import LANGUAGES

__all__ = ["LANGUAGES", "Paragraph", "Rulebook", "labels", "readable", "rulebook"]
