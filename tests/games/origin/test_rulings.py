"""Rulings that no example covers, each under its number."""

from __future__ import annotations

from ludoteca.games.origin import GAME

from .pieces import STUCK, WARDENS
from .scenes import asked, deck, end_turn, hand, happened, legal, player, refusal, scene, state, tokens


def test_r01_the_second_set_is_of_medium_height() -> None:
    pawns = scene({}, {}, {}, {}).document()["reserve"]
    pawns["1·1·white"] += 1
    count = {
        part: sum(n for kind, n in pawns.items() if kind.split("·")[at] == part)
        for at, part in ((0, "1"), (0, "2"), (0, "3"))
    }
    assert count == {"1": 9, "2": 18, "3": 9}
    assert all(sum(n for kind, n in pawns.items() if kind.split("·")[1] == width) == 12 for width in "123")
    assert all(
        sum(n for kind, n in pawns.items() if kind.endswith(colour)) == 12 for colour in ("white", "brown", "black")
    )


def test_r02_the_neutral_pawn() -> None:
    match = scene({"af_chad": "22n"}, {})
    assert legal(match, "af_chad af_zambezi"), "it may be passed"
    assert refusal(match, "af_chad af_origin") == ("R2", "neutral-stays")
    assert "1·2·white" in tokens(match, "af_congo"), "it is a parent"


def test_r03_an_evolution_names_a_kind() -> None:
    match = scene({"af_chad": "11n", "af_nile": "11k"}, {})
    assert legal(match, "af_lakes 2.1.black") and legal(match, "af_lakes 2.1.brown")


def test_r04_back_again() -> None:
    match = scene({"af_chad": "21n"}, {}, players=[{"villages": 0}, {}])
    match.play(0, "af_chad af_guinea")
    match.play(0, "a yellow.1")
    end_turn(match, 0)
    match.play(1, "af_zambezi 2.1.white")
    match.play(1, "b brown.1")
    end_turn(match, 1)
    assert refusal(match, "af_guinea af_guinea") == ("R4", "same-region")
    assert legal(match, "af_guinea af_chad")


def test_r05_nothing_blocks_the_way() -> None:
    match = scene({"af_cape": "21n"}, {"af_kalahari": "33k"})
    assert legal(match, "af_cape af_congo")


def test_r06_height_and_colour_do_not_matter_in_a_swap() -> None:
    match = scene({"af_chad": "12n"}, {"af_nile": "31k", "af_sahara": "12k", "af_lakes": "13k"})
    found = tokens(match, "af_chad")
    assert "af_nile" in found and not {"af_sahara", "af_lakes"} & found
    match.play(0, "af_chad af_nile")
    assert match.document()["pawns"]["af_chad"] == {"pawn": "3·1·black", "seat": 1}


def test_r08_a_swap_into_green_gives_nothing() -> None:
    match = scene({"af_sahara": "12n"}, {"af_atlas": "11k"}, players=[{}, {"hunting": [8]}])
    match.play(0, "af_sahara af_atlas")
    assert player(match)["hunting"] == [] and match.to_act == (1,)
    assert player(match, 1)["hunting"] == [8]


def test_r09_who_is_pushed_out_waits_for_his_own_turn() -> None:
    match = scene({"eu_iberia": "12k"}, {"af_atlas": "21n", "eu_gaul": "11n"}, straits={"st_gibraltar": 5})
    match.play(0, "eu_iberia eu_gaul")
    assert player(match, 1)["straits"] == []
    match.play(0, "a yellow.1")
    end_turn(match, 0)
    match.play(1, "af_sahara 2.2.brown")
    assert player(match, 1)["straits"] == [5], "the first check of his own turn"


def test_r09_or_takes_the_token_at_once_by_option() -> None:
    match = scene(
        {"eu_iberia": "12k"}, {"af_atlas": "21n", "eu_gaul": "11n"}, straits={"st_gibraltar": 5},
        options={"displaced_takes_strait": True},
    )  # fmt: skip
    match.play(0, "eu_iberia eu_gaul")
    assert player(match, 1)["straits"] == [5]


def test_r10_several_straits_at_once() -> None:
    """An own pawn that comes between two straits takes both."""
    match = scene(
        {"an_graham": "11n", "sa_patagonia": "11k", "af_cape": "21n", "an_plateau": "12k"}, {},
        straits={"st_drake": 3, "st_agulhas": 4},
    )  # fmt: skip
    match.play(0, "an_plateau an_maud")
    assert player(match)["straits"] == [3, 4] and len(happened(match, "strait")) == 2


def test_r11_a_tile_that_can_be_taken_must_be() -> None:
    match = scene({"af_chad": "11n"}, {})
    match.play(0, "af_guinea 1.2.brown")
    assert not legal(match, "a") and legal(match, "a yellow.1")
    assert refusal(match, "both") == ("R34", "no-abundance")


def test_r11_no_option_b_without_a_deck() -> None:
    match = scene({"af_chad": "11n"}, {}, deck_sizes={"action": 0}, options={"end_decks": "all"})
    match.play(0, "af_guinea 1.2.brown")
    assert tokens(match) == {"a"} and refusal(match, "b") == ("R11", "deck-empty")


def test_r13_storykeepers_keep_two() -> None:
    match = scene({"af_chad": "11n"}, {}, players=[{"permanents": ["P11"]}])
    match.play(0, "af_guinea 1.2.brown")
    match.play(0, "b")
    match.play(0, hand(match)[0])
    assert len(hand(match)) == 2
    short = scene({"af_chad": "11n"}, {}, players=[{"permanents": ["P11"]}], deck_sizes={"action": 2})
    short.play(0, "af_guinea 1.2.brown")
    short.play(0, "b")
    assert len(hand(short)) == 2 and short.document()["trigger"] == 0


def test_r13_foragers_return_nothing_of_a_single_card() -> None:
    match = scene({"af_chad": "11n"}, {}, players=[{"permanents": ["P08"]}], deck_sizes={"action": 1})
    match.play(0, "af_guinea 1.2.brown")
    match.play(0, "a yellow.1")
    assert len(hand(match)) == 1 and asked(match, match.to_act[0]) != "return"


def test_r14_both_groups_are_asked_at_once() -> None:
    match = scene({"af_guinea": "11k"}, {}, hands=[["O09", "O10"]])
    match.play(0, "af_chad 1.2.black")
    match.play(0, "b")
    assert match.document()["stack"][-1]["args"][:2] == [2, 3]


def test_r15_cards_go_back_in_order_and_are_drawn_in_that_order() -> None:
    match = scene(
        {"af_chad": "11n"}, {"af_zambezi": "11k"}, hands=[["A01", "A05", "A06"], []], deck_sizes={"action": 3}
    )
    match.play(0, "af_guinea 1.2.brown")
    match.play(0, "b")
    match.play(0, "A06 A05")
    assert match.view(0)["decks"]["action"] == {"size": 2, "under": ["A06", "A05"], "under_by": [0, 0]}
    assert match.view(1)["decks"]["action"] == {"size": 2, "under": [None, None], "under_by": [0, 0]}
    end_turn(match, 0)
    match.play(1, "af_zambezi af_lakes")
    match.play(1, "a yellow.1")
    assert hand(match, 1) == ["A06"]
    assert match.view(0)["players"][1]["known"] == ["A06"], "who put it there knows who has drawn it"
    assert match.journal[-1].sealed


def test_r17_a_drawn_card_may_be_played_at_once() -> None:
    match = scene(
        {"af_chad": "11n"}, {}, deck_sizes={"action": 1}, discards=[f"A{n:02}" for n in range(1, 14) if n != 13]
    )
    match.play(0, "af_guinea 1.2.brown")
    match.play(0, "b")
    [card] = hand(match)
    assert card in {"A13", "A14"}


def test_r19_the_same_pawns_serve_several_objectives() -> None:
    pawns = {"af_sahara": "11n", "af_nile": "21n", "af_horn": "22n", "af_lakes": "22w"}
    match = scene(pawns, {}, hands=[["O05", "O11"]], trigger=1, end_reason="deck")
    match.play(0, "O05")
    assert legal(match, "O11")


def test_r20_oceania_is_one_continent_joined_by_its_strait() -> None:
    pawns = {"oc_papua": "33n", "oc_arnhem": "33k", "oc_outback": "32k", "oc_reef": "23w"}
    assert legal(scene(pawns, {}, hands=[["O11"]]), "O11")
    assert not legal(scene(pawns, {}, hands=[["O12"]]), "O12")


def test_r21_a_replacement_draw_can_trigger_the_end() -> None:
    pawns = {"af_sahara": "11n", "af_nile": "21n", "af_horn": "22n", "af_lakes": "22w"}
    match = scene(pawns, {}, hands=[["O05", "O11"]], deck_sizes={"objective": 1})
    match.play(0, "O05")
    assert match.document()["trigger"] == 0 and len(hand(match)) == 2
    assert legal(match, "O11"), "R22: the rest of this turn is a last turn"


def test_r23_the_game_ends_when_all_skip_in_a_row() -> None:
    own, rivals = {"af_cape": "11n", **STUCK}, {"af_kalahari": "21n", **WARDENS}
    match = scene(own, rivals, trigger=0, skipped=1)
    match.play(0, "skip")
    assert match.over and happened(match, "over") == [{"reason": "skips"}]
    skips = [event["args"] for event in match.log(None) if event["id"] == "origin-skipped"]
    assert skips == [{"seat": 0}], "everybody is told"


def test_r24_three_idle_rounds_end_the_game() -> None:
    match = scene(
        {"af_atlas": "21n", "na_plains": "21w"}, {"na_hudson": "22k"},
        areas={"yellow": [5], "brown": [5], "orange": [4]}, idle={"turns": 4, "stock": 65, "busy": False},
        tile_reserve=0,
    )  # fmt: skip
    match.play(0, "af_atlas af_sahara")
    assert match.document()["idle"]["turns"] == 5 and match.document()["idle"]["stock"] == 65
    match.play(1, "na_hudson na_plains")
    assert match.over and happened(match, "over") == [{"reason": "idle"}]


def test_r24_an_evolution_or_a_card_is_not_idle() -> None:
    for move, turns in (("na_yukon 2.2.black", 0), ("na_plains na_hudson", 5)):
        match = scene(
            {"na_plains": "21k"}, {"oc_reef": "21n"},
            areas={"yellow": [5], "brown": [5], "orange": [4], "purple": []}, tile_reserve=0,
            idle={"turns": 4, "stock": 66, "busy": False},
        )  # fmt: skip
        match.play(0, move)
        if match.to_act == (0,):
            continue
        assert match.document()["idle"]["turns"] == turns


def test_r25_without_villages_pawns_still_move() -> None:
    match = scene({"af_chad": "12n"}, {"af_nile": "11k"}, players=[{"villages": 0}])
    assert legal(match, "af_chad af_guinea") and legal(match, "af_chad af_nile")
    assert not legal(match, "af_lakes 1.2.brown")


def test_r26_last_turns_bring_rewards() -> None:
    match = scene({"af_chad": "11n"}, {}, trigger=1, end_reason="tiles")
    match.play(0, "af_guinea 1.2.brown")
    match.play(0, "a yellow.1")
    assert len(hand(match)) == 1


def test_r29_an_extra_migration_uses_permanents_but_not_the_long_march() -> None:
    match = scene({"af_cape": "11n"}, {}, hands=[["A01", "A02"]], players=[{"permanents": ["P01", "P13"]}])
    match.play(0, "A01")
    assert legal(match, "af_cape af_guinea"), "1, and 1, and 2"
    assert legal(match, "A02 af_cape af_congo") and not legal(match, "A02 af_cape af_guinea")


def test_r30_small_folk_and_double_step() -> None:
    match = scene({"oc_tasman": "22n"}, {}, players=[{"permanents": ["P06"]}], options={"double_step": "allowed"})
    assert {"1·2·brown", "2·1·brown", "3·2·brown", "2·3·brown"} <= tokens(match, "oc_reef")


def test_r30_permissions_add_up() -> None:
    match = scene({"oc_tasman": "22n"}, {}, players=[{"permanents": ["P06", "P09"]}])
    assert {"1·2·black", "2·1·white", "2·2·white"} <= tokens(match, "oc_reef")
    assert "1·1·brown" not in tokens(match, "oc_reef")


def test_r31_permissions_for_swaps_add_up() -> None:
    match = scene(
        {"af_chad": "13n"},
        {"af_nile": "12k", "af_sahara": "13k"},
        players=[{"permanents": ["P12"]}, {"permanents": ["P10"]}],
    )
    assert "af_nile" in tokens(match, "af_chad") and "af_sahara" not in tokens(match, "af_chad")


def test_r33_great_council_works_from_the_turn_in_which_it_is_played() -> None:
    match = scene({"af_chad": "11n"}, {}, players=[{"stacks": [4]}], hands=[["A13", "A01", "P13"]])
    match.play(0, "A01")
    assert not legal(match, "A13")
    match.play(0, "P13")
    assert legal(match, "A13")


def test_r35_there_is_no_game_for_juniors() -> None:
    assert not any("junior" in option.name for option in GAME.options)


def test_r32_every_card_of_the_hand_can_be_stolen() -> None:
    found = set()
    for seed in range(12):
        match = scene({"af_chad": "12n"}, {}, hands=[["A07"], ["A01", "P01", "O01"]], seed=str(seed))
        match.play(0, "A07 seat.1")
        found.update(hand(match))
    assert found == {"A01", "P01", "O01"}


def test_r16_no_window_inside_a_reward() -> None:
    match = scene({"af_chad": "11n"}, {}, hands=[["A13"]])
    match.play(0, "af_guinea 1.2.brown")
    match.play(0, "b")
    assert asked(match) == "return"
    assert deck(match, "action")["size"] == 10 and state(match).tasks


def test_objectives_are_chosen_in_secret() -> None:
    """4: all at once; what is not kept is shuffled into the deck."""
    match = GAME.start(seats=3, seed="secret")
    assert match.to_act == (0, 1, 2) and match.view(None)["phase"] == "objectives"
    kept = {}
    for seat in (2, 0, 1):
        dealt = hand(match, seat)
        assert len(dealt) == 3 and tokens(match, "", seat) == set(dealt)
        kept[seat] = dealt[1]
        match.play(seat, dealt[1])
        assert seat not in match.to_act or len(kept) == 3
    assert list(match.to_act) == [match.document()["start_player"]]
    assert [hand(match, seat) for seat in range(3)] == [[kept[seat]] for seat in range(3)]
    assert deck(match, "objective") == {"size": 17, "under": [], "under_by": []}
    assert match.view(1)["hand"] == [kept[1]] and match.view(None)["hand"] is None
