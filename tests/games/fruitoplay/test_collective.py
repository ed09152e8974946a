"""The collective card, PLAY-13 … PLAY-20, and its rulings."""

from collections import Counter

import pytest
from tests.games.sitting import told

from .table import ANN, BEN, CAT, FRUITOPLAY, FRUITS, Sitting, laid_down, last_draw, sitting


def choosing(scores: list[list[int]], **entries: object) -> Sitting:
    """After the deal of the round that follows these scores."""
    description = {"seats": len(scores), "phase": "collective", "round": len(scores[0]) + 1, "scores": scores}
    return Sitting(FRUITOPLAY.position(description | entries))


@pytest.mark.rule("PLAY-13", "PLAY-17", "PLAY-18", "PLAY-R15")
def test_13_the_last_player_chooses_after_the_deal_of_round_two():
    table = last_draw(3, cards={ANN: "S1 S3 S4 S5 S6 S7", BEN: "S8 F1", CAT: "A1 A3 A4 A5"})
    table.answer("no", "no", "no")
    assert table.scores() == [36, 2, 16]
    assert (table.phase, table.view["round"], table.view["turn"]) == ("collective", 2, BEN)
    assert table.pending == (BEN,)
    view = table.match.view(BEN)
    assert view["collective"] is None
    assert len(view["hand"]) == 7
    assert len(view["river"]) == 6
    assert table.choices(BEN) == list(FRUITS)
    events = table.play("collective", by=BEN, fruit="fig")
    assert told(events, "collective") == [{"seat": BEN, "fruit": "fig", "amount": 1}]
    assert table.view["collective"] == {"fruit": "fig", "value": 1, "chooser": BEN}
    assert (table.phase, table.pending) == ("trick", (ANN, BEN, CAT))


@pytest.mark.rule("PLAY-13")
def test_13_nobody_else_chooses_and_nobody_plays_before():
    table = choosing([[5], [3], [9]])
    for seat in (ANN, CAT):
        assert table.refused("collective", by=seat, fruit="fig") == "PLAY-13"
        assert table.refused("play", by=seat, card=table.held(seat)[0]) == "PLAY-13"
    assert table.refused("play", by=BEN, card=table.held(BEN)[0]) == "PLAY-13"


@pytest.mark.rule("PLAY-14")
def test_14_in_round_three_the_total_of_both_rounds_counts_and_the_card_is_worth_two():
    table = choosing([[30, 1], [5, 20], [11, 12]])
    assert table.pending == (CAT,)
    assert table.refused("collective", by=ANN, fruit="fig") == "PLAY-14"
    assert table.refused("play", by=CAT, card=table.held(CAT)[0]) == "PLAY-14"
    table.play("collective", by=CAT, fruit="apple")
    assert table.view["collective"] == {"fruit": "apple", "value": 2, "chooser": CAT}
    assert [player["values"]["apple"] for player in table.view["players"]] == [2, 2, 2]


@pytest.mark.rule("PLAY-15", "PLAY-R14")
def test_15_a_shared_last_place_is_left_to_the_lot():
    chosen: Counter[str] = Counter()
    for generator in range(400):
        table = laid_down({ANN: "S1 B1 F1", BEN: "S3 B3 F3"}, generator=generator * 7919)
        assert table.scores() == [1, 1]
        assert (table.phase, table.pending) == ("trick", (ANN, BEN))
        card = table.view["collective"]
        assert card["chooser"] is None
        assert card["value"] == 1
        chosen[card["fruit"]] += 1
        for fruit in FRUITS:
            assert table.refused("collective", by=ANN, fruit=fruit) == "PLAY-19"
    assert set(chosen) == set(FRUITS)
    assert max(chosen.values()) < 140, "each fruit is as likely as another"


@pytest.mark.rule("PLAY-15")
def test_15_the_lot_is_told():
    table = last_draw(2, cards={ANN: "S1 B1 F1", BEN: "S3 B3 F3"})
    table.answer("no")
    events = table.play("draw", by=BEN, answer="no")
    assert told(events, "lot") == [{"fruit": table.view["collective"]["fruit"], "amount": 1}]
    assert [event["kind"] for event in events[-3:]] == ["deal", "lot", "target"]


@pytest.mark.rule("PLAY-16")
def test_16_equal_totals_above_the_lowest_change_nothing():
    assert choosing([[7], [7], [3]]).pending == (CAT,)
    assert choosing([[7], [3], [7]]).pending == (BEN,)


@pytest.mark.rule("PLAY-17", "PLAY-R16")
def test_17_in_round_three_the_fruit_of_round_two_can_be_chosen_again():
    table = choosing([[7, 7], [3, 3], [9, 9]])
    assert table.choices(BEN) == list(FRUITS)
    assert {action.kind for action in table.match.legal(BEN)} == {"collective"}, "the choice cannot be refused"


@pytest.mark.rule("PLAY-19")
def test_19_one_collective_card_a_round():
    table = choosing([[5], [3], [9]])
    table.play("collective", by=BEN, fruit="fig")
    for seat in range(3):
        assert table.refused("collective", by=seat, fruit="apple") == "PLAY-19"
    table.play_round()
    assert table.view["round"] == 3
    card = table.view["collective"]
    assert card is None or card["value"] == 2
    values = [player["values"] for player in table.view["players"]]
    assert all(value == (2 if card and card["fruit"] == fruit else 0) for row in values for fruit, value in row.items())


@pytest.mark.rule("PLAY-20")
@pytest.mark.parametrize("collective", ["strawberry", "banana", "fig", "apple"])
def test_20_the_collective_card_has_no_part_in_a_trick(collective):
    table = sitting(3, river="B6", hands={ANN: "A6", BEN: "B20", CAT: "F6"}, round=2, collective=collective)
    table.commit("A6", "B20", "F6")
    assert table.view["last"]["winner"] == BEN
    assert [shown["card"] for shown in table.view["last"]["shown"]] == ["A6", "B20", "F6"]


@pytest.mark.rule("PLAY-R17")
def test_r17_the_collective_card_can_hurt():
    cards = {ANN: "F1 F3 F4 F5 F6", BEN: "S1 S3 S4 S5 S6 S7"}
    assert laid_down(cards).scores() == [25, 36]
    assert laid_down(cards, round=2, collective="apple").scores() == [5, 6]


@pytest.mark.rule("PLAY-68")
@pytest.mark.parametrize(("number", "value"), [(2, 1), (3, 2)])
def test_68_without_a_card_of_its_fruit_the_collective_card_is_a_column_of_its_own(number, value):
    table = laid_down({ANN: "F1 F3 F4", BEN: "A1 A3 A4 A5"}, round=number, collective="apple")
    assert table.scores(number - 1) == [3 * value, (4 + value) ** 2]
