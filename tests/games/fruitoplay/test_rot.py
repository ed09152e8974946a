"""Laying down and rotten cards, PLAY-54 … PLAY-66, R10 … R13."""

import pytest
from tests.games.sitting import told

from .table import ANN, BEN, CAT, FRUITOPLAY, Sitting, laid_down, last_draw, sitting


@pytest.mark.rule("PLAY-54")
def test_54_after_the_seventh_target_the_tricks_are_over_won_or_not():
    table = sitting(2, river="F10", hands={ANN: "F8", BEN: "F12"})
    table.commit("F8", "F12")
    assert table.view["last"]["winner"] is None
    assert table.phase == "draw"
    for seat in (ANN, BEN):
        assert table.refused("play", by=seat, card=table.held(seat)[0]) == "PLAY-54"


@pytest.mark.rule("PLAY-55", "PLAY-56")
def test_55_every_hand_is_laid_down_whole_for_all_to_see():
    table = last_draw(2, cards={ANN: "S1 B13 B5 B6 F4", BEN: "S9 A13 A1 A3 A4"}, last=("F10", "F8 F1"), pile=["A20"])
    table.play("draw", by=BEN, answer="yes")
    assert table.view["phase"] == "rot"
    assert table.columns(ANN) == {
        "strawberry": ["S1"], "banana": ["B5", "B6", "B13"], "fig": ["F1", "F4", "F8", "F10"]
    }  # fmt: skip
    assert table.columns(BEN) == {"strawberry": ["S9"], "apple": ["A1", "A3", "A4", "A13", "A20"]}
    assert [player["hand"] for player in table.view["players"]] == [0, 0]
    assert table.held(ANN) == table.held(BEN) == []
    laid = told(table.match.log(None)[-1].events, "lay")
    assert {event["card"] for event in laid if event["seat"] == BEN} == {"S9", "A1", "A3", "A4", "A13", "A20"}
    assert table.refused("play", by=ANN, card="S1") == "PLAY-55"
    assert table.refused("draw", by=ANN, answer="yes") == "PLAY-45"


@pytest.mark.rule("PLAY-57", "PLAY-64")
def test_57_a_rotten_card_acts_on_its_owner_alone_and_only_when_hands_are_down():
    table = sitting(2, columns={ANN: "S13 S2 S3"}, river="F10")
    assert table.refused("rot", by=ANN, card="S2") == "PLAY-57"
    table = laid_down({ANN: "S13 S2 S3 F1", BEN: "S4 S5 S6"})
    assert table.pending == (ANN,)
    for card in ("S4", "S5", "S2"):
        assert table.refused("rot", by=BEN, card=card) == "PLAY-57"
    table.rot(ANN, "S3")
    assert table.scores() == [2 * 1, 9]


@pytest.mark.rule("PLAY-58")
def test_58_the_rotten_card_is_worth_nothing_and_cannot_be_chosen():
    table = laid_down({ANN: "S13 S2 S3"})
    assert table.refused("rot", by=ANN, card="S13") == "PLAY-58"
    assert "S13" not in table.choices(ANN)
    table.rot(ANN, "S3")
    assert table.scores()[ANN] == 4, "the double alone is left"


@pytest.mark.rule("PLAY-59", "PLAY-60")
def test_59_one_thing_more_is_cancelled_whichever_the_owner_likes():
    start = laid_down({ANN: "S13 S2 S3 F1 F3 F4"}, round=2, collective="strawberry")
    assert start.choices(ANN) == ["S2", "S3", "collective"]
    assert {action.kind for action in start.match.legal(ANN)} == {"rot"}, "something must be cancelled"
    for card, strawberries in {"S2": 2, "S3": 3, "collective": 3}.items():
        table = Sitting(FRUITOPLAY.position(start.hidden))
        events = table.rot(ANN, card)
        assert told(events, "rot") == [{"seat": ANN, "fruit": "strawberry", "card": card}]
        assert table.scores()[ANN] == 3 * strawberries


@pytest.mark.rule("PLAY-59", "PLAY-61")
def test_61_never_another_fruit_and_never_another_players_card():
    table = laid_down({ANN: "S13 S2 S3 F1", BEN: "S4 F13 F5 F6"}, round=2, collective="apple")
    assert table.refused("rot", by=ANN, card="F1") == "PLAY-57", "her figs are not rotten"
    assert table.refused("rot", by=ANN, card="S4") == "PLAY-59", "another's strawberry"
    assert table.refused("rot", by=ANN, card="collective") == "PLAY-57", "an apple"
    assert set(table.choices(ANN)) == {"S2", "S3"}
    assert laid_down({ANN: "S13 S2 S3"}).refused("rot", by=ANN, card="collective") == "PLAY-12"


@pytest.mark.rule("PLAY-62", "PLAY-R10", "PLAY-R11")
def test_62_the_collective_card_goes_if_there_is_nothing_else():
    table = last_draw(2, cards={ANN: "S13 F1 F3 B1 B3"}, round=3, collective="strawberry")
    table.play("draw", by=ANN, answer="no")
    events = table.play("draw", by=BEN, answer="no")
    assert told(events, "rot") == [{"seat": ANN, "fruit": "strawberry", "card": "collective"}]
    assert table.scores(2)[ANN] == 2 * 2


@pytest.mark.rule("PLAY-63", "PLAY-R11")
def test_63_alone_it_cancels_only_itself():
    table = last_draw(2, cards={ANN: "S13 F1 F3 B1 B3"}, round=3, collective="apple")
    table.play("draw", by=ANN, answer="no")
    events = table.play("draw", by=BEN, answer="no")
    assert told(events, "rot") == [{"seat": ANN, "fruit": "strawberry", "card": None}]
    assert told(events, "score")[ANN] == {"seat": ANN, "largest": 2, "smallest": 2, "points": 4}, "no column of 0"


@pytest.mark.rule("PLAY-64")
def test_64_a_cancelled_collective_card_still_counts_for_the_others():
    table = laid_down({ANN: "S13 S2 F1 F3", BEN: "S1 S3 S4 S5"}, round=3, collective="strawberry")
    table.rot(ANN, "collective")
    assert table.scores(2) == [2 * 2, 6 * 6]


@pytest.mark.rule("PLAY-65")
def test_65_each_rotten_card_in_its_own_column_once():
    table = laid_down({ANN: "S13 S2 S3 B13 B2 B3", BEN: "F13 F1 F3"})
    assert table.choices(ANN) == ["S2", "S3", "B2", "B3"]
    table.rot(ANN, "B3")
    assert table.refused("rot", by=ANN, card="B2") == "PLAY-65"
    assert table.choices(ANN) == ["S2", "S3"], "in any order"
    table.rot(ANN, "S3")
    assert table.refused("rot", by=ANN, card="S2") == "PLAY-65"
    table.rot(BEN, "F1")
    assert table.scores() == [4, 1]


@pytest.mark.rule("PLAY-66")
def test_66_a_rotten_card_in_the_pile_or_out_of_the_round_does_nothing():
    table = last_draw(2, cards={ANN: "S2 S3", BEN: "F1 F3 F4 F5 F6 F7"}, aside=["S13"], pile=["F13"])
    events = table.answer("no", "no")
    assert told(events, "rot") == []
    assert table.scores() == [9, 36]


@pytest.mark.rule("PLAY-R12")
def test_r12_asked_only_when_there_is_a_choice():
    assert laid_down({ANN: "S13 S2 F1 F3", BEN: "F13 F4 F5 F6"}).pending == (BEN,), "with one thing it is settled"
    table = laid_down({ANN: "S13 S2 F1 F3", BEN: "F13 F4 F5 F6"})
    assert table.refused("rot", by=ANN, card="S2") == "PLAY-R12"
    table.rot(BEN, "F6")
    assert table.scores() == [4, 4]
    assert laid_down({ANN: "S13 S3 S4"}).choices(ANN) == ["S3", "S4"], "even of equal worth"
    assert laid_down({ANN: "S13 S2"}, round=3, collective="strawberry").choices(ANN) == ["S2", "collective"]


@pytest.mark.rule("PLAY-R12")
def test_r12_the_worse_choice_is_allowed_and_the_best_comes_first():
    table = laid_down({ANN: "S13 S2 S3 F1 F3 F4"})
    (rotten,) = table.match.view(ANN)["rotten"]
    assert rotten == {
        "fruit": "strawberry", "card": "S13", "chosen": None,
        "choices": [{"card": "S3", "points": 6}, {"card": "S2", "points": 3}],
    }  # fmt: skip
    assert table.match.view(BEN)["rotten"] == table.view["rotten"] == []
    table.rot(ANN, "S2")
    assert table.scores()[ANN] == 3


@pytest.mark.rule("PLAY-R13")
def test_r13_choices_are_hidden_until_all_are_in_and_shown_together():
    table = laid_down({ANN: "S13 S2 S3 S4 S5", BEN: "F13 F1 F3 F4", CAT: "A13 A8 A12"}, seats=3)
    assert table.pending == (ANN, BEN, CAT)
    assert table.rot(CAT, "A12") == [{"kind": "commit", "seat": CAT}]
    assert table.match.log(ANN)[-1].action == {"kind": "rot"}
    assert table.match.view(CAT)["rotten"][0]["chosen"] == "A12"
    assert table.rot(ANN, "S2") == [{"kind": "commit", "seat": ANN}]
    assert table.player(ANN)["product"] == 16, "as if she had chosen well"
    events = table.rot(BEN, "F1")
    assert [(event["seat"], event["card"]) for event in told(events, "rot")] == [(ANN, "S2"), (BEN, "F1"), (CAT, "A12")]
    assert table.scores() == [9, 4, 4]
