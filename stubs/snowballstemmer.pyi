# What we use of snowballstemmer, which brings no types.

class Stemmer:
    def stemWord(self, word: str) -> str: ...  # noqa: N802

def stemmer(lang: str) -> Stemmer: ...
