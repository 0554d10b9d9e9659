"""What pictures are made of: columns, lists, lines of bounded width."""

from __future__ import annotations

from ludoteca.kernel.picture import HEIGHT, WIDTH, beside, counted, framed, listed, padded, players, table, width


def test_widths_count_columns_not_letters() -> None:
    assert [width(text) for text in ("", "Köln", "Ko\u0308ln", "京都", "Ｆ", "a京")] == [0, 4, 4, 4, 2, 3]
    assert padded("京", 5) == "京   " and padded("abc", 3) == "abc"


def test_columns_stand_under_one_another() -> None:
    assert table([["", "coins", "x"], ["Ada", 5, "yes"], ["Bo", 12]]) == [
        "     coins  x",
        "Ada      5  yes",
        "Bo      12",
    ]
    assert table([["a", "b"]], 1) == ["a b"] and table([["a", 1], ["京", 22]], gap=3) == ["a     1", "京   22"]
    assert beside(["one", "two"], ["x", "y", "z"]) == ["one   x", "two   y", "      z"]
    assert (
        beside(["long"], ["x"], 1) == ["long x"]
        and beside([], ["x"], 2) == ["  x"]
        and beside(["a", "b"], []) == ["a", "b"]
    )
    assert players((1,), ["points"], [[3], [14]]) == ["   seat  points", "      0       3", ">     1      14"]
    assert players((), ["n"], [[3]], gap=1) == [" seat n", "    0 3"]


def test_lists_fill_their_lines_and_count_the_rest() -> None:
    words = ["C·D", "growth", "ship"]
    assert listed("seen:", words, limit=16) == ["seen: C·D growth", "      ship"]
    assert listed("seen:", words, limit=21) == ["seen: C·D growth ship"]
    assert listed("seen:", words, limit=20) == ["seen: C·D growth", "      ship"]
    assert listed("seen:", words, limit=16, most=1) == ["seen: C·D …+2"]
    assert listed("n:", list("abcdef"), limit=6, most=2) == ["n: a b", "   c …+3"]
    assert listed("n:", list("abcdef"), limit=6, most=3) == ["n: a b", "   c d", "   e f"]
    assert listed("nothing:", []) == ["nothing:"]
    wide = listed("", ["x" * 9] * 1000)
    assert len(wide) == HEIGHT == 30 and max(map(width, wide)) <= WIDTH == 100
    assert wide[-1].endswith("…+" + str(1000 - sum(line.count("x" * 9) for line in wide)))


def test_pictures_are_cut_and_things_counted() -> None:
    lines = [str(number) for number in range(40)]
    assert framed(lines).splitlines() == [*lines[:29], "… 11 more lines"]
    assert framed(lines[:30]) == "\n".join(lines[:30]) and framed(["a", "b", "c"], most=2) == "a\n… 2 more lines"
    assert list(counted(["map", "book", "map", "tin", "tin", "tin"])) == ["map×2", "book", "tin×3"]
