"""The vocabulary: tokens there and back, in the spellings that people type."""

from __future__ import annotations

import pytest

from ludoteca import BadOption
from ludoteca.kernel.options import Option, complete
from ludoteca.kernel.picks import Pick, Vocabulary

WORDS = Vocabulary([Pick(0, "A1", "square"), Pick(128, "C·D·E", "card"), Pick(176, "expand", "action")])


@pytest.mark.parametrize("typed", ["C·D·E", "c·d·e", "C.D.E", "c-d-e", "C-D·e"])
def test_other_spellings(typed: str) -> None:
    assert WORDS.id(typed) == 128


def test_tokens_and_ids() -> None:
    assert [WORDS.id(pick.token) for pick in WORDS.picks] == [0, 128, 176]
    assert WORDS.token(176) == "expand" and WORDS[0].kind == "square"
    assert WORDS.id("Z9") is None and 5 not in WORDS and 0 in WORDS


@pytest.mark.parametrize("second", [Pick(0, "B2", "square"), Pick(1, "a1", "square")])
def test_no_two_picks_share_an_id_or_a_token(second: Pick) -> None:
    with pytest.raises(ValueError, match="share"):
        Vocabulary([Pick(0, "A1", "square"), second])


OPTIONS = (Option("adjacency", (True, False), "R6"), Option("start", ("random", 0, 1)))


def test_options_are_completed_by_their_first_values() -> None:
    assert complete(OPTIONS, {}, 2) == {"adjacency": True, "start": "random"}
    assert complete(OPTIONS, {"start": 1}, 2) == {"adjacency": True, "start": 1}


@pytest.mark.parametrize(
    "chosen, field, rule",
    [
        ({"adjacency": 1}, "options.adjacency", "R6"),
        ({"start": True}, "options.start", ""),
        ({"start": "1"}, "options.start", ""),
        ({"speed": 3}, "options.speed", ""),
    ],
)
def test_a_wrong_option_is_refused_by_name(chosen: dict[str, object], field: str, rule: str) -> None:
    with pytest.raises(BadOption) as caught:
        complete(OPTIONS, chosen, 2)
    assert (caught.value.field, caught.value.rule) == (field, rule)


def test_only_seats_at_the_table_can_be_chosen() -> None:
    options = [Option("start", ("random", 0, 1, 2), of_seats=True)]
    assert complete(options, {"start": 2}, 3) == {"start": 2}
    with pytest.raises(BadOption) as refused:
        complete(options, {"start": 2}, 2)
    assert refused.value.arguments["allowed"] == ["random", "0", "1"]


def test_a_record_goes_by_what_was_played_before_there_was_an_option() -> None:
    options = [Option("start", ("random", 0), before=0), Option("walls", (True, False), before="none")]
    assert complete(options, {}, 2) == {"start": "random", "walls": True}
    assert complete(options, {}, 2, recorded=True) == {"start": 0, "walls": "none"}
    assert complete(options, {"start": "random", "walls": False}, 2, recorded=True) == {
        "start": "random",
        "walls": False,
    }
    assert complete(options, {"walls": "none"}, 2)["walls"] == "none"
    with pytest.raises(BadOption) as refused:
        complete(options, {"start": "none"}, 2)
    assert refused.value.arguments == {"option": "start", "value": "none", "allowed": ["random", "0"]}
