"""Playing and winning a trick, ties, and what becomes of the cards: PLAY-21 … PLAY-53."""

from itertools import permutations
from typing import Any

import pytest
from tests.games.sitting import told

from .table import ANN, BEN, CAT, DAN, EVE, FAY, FRUITOPLAY, HAND, Sitting, last_draw, new_match, sitting


def trick(target: str, plays: str, **entries: Any) -> Sitting:
    """One trick for this target, in which each seat plays one of these cards."""
    cards = plays.split()
    table = sitting(len(cards), river=f"S19 {target}", hands=dict(enumerate(cards)), **entries)
    table.commit(*cards)
    return table


def winner(target: str, plays: str, **entries: Any) -> int | None:
    found: int | None = trick(target, plays, **entries).view["last"]["winner"]
    return found


def struck(target: str, plays: str, **entries: Any) -> list[set[int]]:
    """The seats whose cards were struck, pass by pass."""
    shown = trick(target, plays, **entries).view["last"]["shown"]
    passes = {one["struck"] for one in shown} - {0}
    return [{one["seat"] for one in shown if one["struck"] == number} for number in sorted(passes)]


# --- Playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PLAY-21")
def test_21_the_target_leaves_the_river():
    table = sitting(river="S4 A9 B6")
    assert (table.view["river"], table.view["target"]) == (["S4", "A9"], "B6")
    assert table.view["trick"] == 5


@pytest.mark.rule("PLAY-22", "PLAY-23")
def test_22_exactly_one_card_of_the_hand():
    table = sitting(river="S4 B6", hands={ANN: "B2 A8", BEN: "F7"})
    assert table.refused("play", by=ANN, card="F7") == "PLAY-23", "another's card"
    assert table.refused("play", by=ANN, card="B6") == "PLAY-23", "the target"
    assert table.refused("play", by=ANN, card="S4") == "PLAY-23", "the river"
    table.play_card(ANN, "B2")
    assert table.refused("play", by=ANN, card="A8") == "PLAY-22"
    assert table.pending == (BEN, CAT)
    assert {action.kind for action in table.match.legal(BEN)} == {"play"}, "nobody passes"
    for action in ("yes", "no"):
        assert table.refused("draw", by=BEN, answer=action) == "PLAY-40"


@pytest.mark.rule("PLAY-23")
def test_23_the_targets_fruit_need_not_be_played():
    table = sitting(river="S4 B6", hands={ANN: "B5 B7 A20 S1"})
    assert {"B5", "B7", "A20", "S1"} <= set(table.choices(ANN))


@pytest.mark.rule("PLAY-24")
def test_24_cards_stay_hidden_until_the_last_one_is_chosen():
    table = sitting(river="S4 B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"})
    assert table.play_card(CAT, "F7") == [{"kind": "commit", "seat": CAT}]
    assert table.play_card(ANN, "B2") == [{"kind": "commit", "seat": ANN}]
    assert table.view["last"] is None
    for eyes in (BEN, None):
        assert table.match.view(eyes)["chosen"] is None
        assert "F7" not in str(table.match.log(eyes)), "not in the log"
        assert table.match.log(eyes)[0].action == {"kind": "play"}
    assert table.match.view(CAT)["chosen"] == "F7"
    assert [player["ready"] for player in table.view["players"]] == [True, False, True]
    assert [player["hand"] for player in table.view["players"]] == [7, 7, 7], "still held"
    events = table.play_card(BEN, "A8")
    assert told(events, "show") == [
        {"seat": ANN, "card": "B2", "gap": 4},
        {"seat": BEN, "card": "A8", "gap": 2},
        {"seat": CAT, "card": "F7", "gap": 1},
    ]


# --- Winning ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PLAY-26")
def test_26_the_gap_is_the_same_above_and_below_and_does_not_wrap():
    assert [shown["gap"] for shown in trick("B10", "A4 F16 S10").view["last"]["shown"]] == [6, 6, 0]
    assert [shown["gap"] for shown in trick("B20", "A1 F19 S2").view["last"]["shown"]] == [19, 1, 18]
    assert winner("B20", "A1 F12") == BEN, "1 is far from 20"


@pytest.mark.rule("PLAY-27", "PLAY-28")
def test_27_the_targets_fruit_competes_alone():
    assert winner("B6", "B2 A8 F7") == ANN
    assert winner("B6", "A6 F6 B20") == CAT, "not even the same number helps"
    assert winner("B6", "B20 B2 B3") == CAT
    assert trick("B6", "A6 F6 B20").view["last"]["matching"]


@pytest.mark.rule("PLAY-29")
def test_29_without_it_the_nearest_of_all_wins():
    assert winner("B6", "A8 S12 F1") == ANN
    assert winner("B6", "A20 S12 F1") == CAT
    assert not trick("B6", "A8 S12 F1").view["last"]["matching"]


@pytest.mark.rule("PLAY-30")
def test_30_doubles_and_rotten_cards_play_by_their_number():
    assert winner("A12", "A8 A10 F12") == BEN, "a double further away loses"
    assert winner("A12", "A8 A3 F12") == ANN, "and wins if it is nearer"
    assert winner("A12", "A13 A9 A15") == ANN
    assert winner("F12", "A13 B10 S17") == ANN
    assert struck("F12", "A13 B11 S17") == [{ANN, BEN}]


# --- Ties ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PLAY-31", "PLAY-33")
def test_31_tied_for_nearest_nobody_of_them_wins():
    assert winner("B6", "B2 B10 B14 A6") == CAT
    assert struck("B6", "B2 B10 B14 A6") == [{ANN, BEN}]
    assert winner("B10", "A7 S13 F7 A13 S7 B1") == FAY
    assert struck("B10", "A7 S13 F7 A13 S7 A20") == [{ANN, BEN, CAT, DAN, EVE}]


@pytest.mark.rule("PLAY-32", "PLAY-R3")
def test_32_the_search_goes_on_among_those_still_valid():
    assert winner("F10", "F8 F12 A15 S1") == CAT, "no valid fig is left, so all others compete"
    assert winner("F10", "F8 F12 F20 S10") == CAT, "a fig is left"


@pytest.mark.rule("PLAY-33", "PLAY-R4")
def test_33_again_and_again():
    assert struck("F10", "F8 F12 F5 F15 A11 S1") == [{ANN, BEN}, {CAT, DAN}]
    assert winner("F10", "F8 F12 F5 F15 A11 S1") == EVE
    assert struck("F10", "F8 F12 A11 S9 B3 S17") == [{ANN, BEN}, {CAT, DAN}, {EVE, FAY}]
    assert winner("F10", "F8 F12 A11 S9 B3 S17") is None


@pytest.mark.rule("PLAY-34")
def test_34_a_tie_behind_the_first_has_no_effect():
    table = trick("B6", "B5 B2 B10")
    assert table.view["last"]["winner"] == ANN
    assert [shown["struck"] for shown in table.view["last"]["shown"]] == [0, 0, 0]


@pytest.mark.rule("PLAY-35", "PLAY-R2")
def test_35_another_fruit_does_not_tie_with_the_targets():
    assert winner("F10", "F7 A7") == ANN
    assert winner("F10", "F8 F12 A8") == CAT, "it was not struck with the figs"


@pytest.mark.rule("PLAY-R2")
def test_r2_a_table_may_let_every_card_tie():
    assert winner("F10", "F7 A7", tie_scope="every_card") is None
    assert winner("F10", "F8 F12 A8 S1", tie_scope="every_card") == DAN, "three cards with a gap of 2"
    assert struck("F10", "F8 A12 S7 B13 F20 A1", tie_scope="every_card") == [{ANN, BEN, CAT, DAN}], "all in one pass"
    assert winner("F10", "F8 A12 S7 B13 F20 A1", tie_scope="every_card") == EVE
    assert new_match(2, 1, tie_scope="every_card").hidden["tie_scope"] == "every_card"


@pytest.mark.rule("PLAY-36", "PLAY-37")
def test_36_a_struck_card_is_an_ordinary_card_afterwards():
    table = trick("B6", "B2 B10 B14 A8")
    assert table.columns(CAT) == {"banana": ["B2", "B6", "B10", "B14"], "apple": ["A8"]}
    assert table.player(CAT)["values"] == {"strawberry": 0, "banana": 2 + 1 + 1 + 2, "fig": 0, "apple": 2}


# --- Taking and drawing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("PLAY-37", "PLAY-38")
def test_37_the_winner_takes_target_and_cards_into_columns():
    table = sitting(3, river="S4 B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"}, columns={ANN: "B1 S5"})
    events = table.commit("B2", "A8", "F7")
    assert told(events, "take") == [{"seat": ANN, "card": "B6", "amount": 4}]
    for eyes in (None, BEN):
        columns = table.match.view(eyes)["players"][ANN]["columns"]
        assert columns == {"strawberry": ["S5"], "banana": ["B1", "B2", "B6"], "fig": ["F7"], "apple": ["A8"]}
    assert not {"B2", "A8", "F7", "B6"} & {card for seat in range(3) for card in table.held(seat)}


@pytest.mark.rule("PLAY-39", "PLAY-42", "PLAY-R5")
def test_39_without_a_winner_everything_leaves_the_round_and_all_draw():
    table = sitting(2, river="S4 F10", hands={ANN: "F8", BEN: "F12"})
    pile = table.view["pile"]
    already = set(table.view["aside"])
    events = table.commit("F8", "F12")
    assert told(events, "aside") == [{"card": "F10", "amount": 3}]
    assert set(table.view["aside"]) - already == {"F8", "F10", "F12"}
    assert [event["seat"] for event in told(events, "draw")] == [ANN, BEN]
    assert [player["hand"] for player in table.view["players"]] == [7, 7]
    assert table.view["pile"] == pile - 2
    assert table.view["target"] == "S4", "the next target is fought for alone"
    assert table.columns(ANN) == table.columns(BEN) == {}


@pytest.mark.rule("PLAY-40", "PLAY-41", "PLAY-44")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_40_losers_draw_and_the_winner_does_not(seats):
    table = new_match(seats, 40)
    won = [0] * seats
    for _ in range(6):
        pile = table.view["pile"]
        events = table.commit(*(table.held(seat)[0] for seat in range(seats)))
        winner = table.view["last"]["winner"]
        assert [event["seat"] for event in told(events, "draw")] == [seat for seat in range(seats) if seat != winner]
        assert table.view["pile"] == pile - seats + (winner is not None)
        if winner is not None:
            won[winner] += 1
        assert [player["hand"] for player in table.view["players"]] == [HAND[seats] - wins for wins in won]


@pytest.mark.rule("PLAY-43")
def test_43_the_top_card_of_the_pile_seen_by_its_drawer_alone():
    table = sitting(3, river="S4 B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"}, pile=["A20", "S9", "S10"])
    table.commit("B2", "A8", "F7")
    assert "A20" in table.held(BEN)
    assert "S9" in table.held(CAT)
    assert table.hidden["pile"][0] == "S10"
    entry = table.match.log(BEN)[-1]
    assert told(entry.events, "draw") == [{"seat": BEN, "card": "A20"}, {"seat": CAT}]
    assert told(table.match.log(None)[-1].events, "draw") == [{"seat": BEN}, {"seat": CAT}]


@pytest.mark.rule("PLAY-45", "PLAY-41")
def test_45_after_the_last_trick_losers_choose_whether_to_draw():
    table = sitting(3, river="B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"})
    assert table.refused("draw", by=BEN, answer="yes") == "PLAY-45", "not before the trick is over"
    events = table.commit("B2", "A8", "F7")
    assert told(events, "draw") == []
    assert (table.phase, table.pending) == ("draw", (BEN, CAT))
    assert table.refused("draw", by=ANN, answer="yes") == "PLAY-41"
    assert table.refused("play", by=BEN, card=table.held(BEN)[0]) == "PLAY-54"
    assert table.choices(BEN) == ["no", "yes"]


@pytest.mark.rule("PLAY-46", "PLAY-R5")
def test_46_after_an_unwon_last_trick_all_choose():
    table = sitting(2, river="F10", hands={ANN: "F8", BEN: "F12"})
    table.commit("F8", "F12")
    assert (table.phase, table.pending) == ("draw", (ANN, BEN))


@pytest.mark.rule("PLAY-47", "PLAY-R7")
def test_47_the_answers_are_secret_and_the_cards_come_after_the_last_one():
    table = last_draw(3, last=("B6", "B2 A8 F7"), pile=["A20", "S9"])
    assert table.play("draw", by=CAT, answer="yes") == [{"kind": "commit", "seat": CAT}]
    assert table.refused("draw", by=CAT, answer="no") == "PLAY-47"
    for eyes in (BEN, None):
        assert table.match.view(eyes)["answer"] is None
        assert table.match.log(eyes)[0].action == {"kind": "draw"}
    assert table.match.view(CAT)["answer"] == "yes"
    assert table.hidden["pile"][:2] == ["A20", "S9"]
    events = table.play("draw", by=BEN, answer="no")
    assert told(events, "draw", "decline") == [
        {"kind": "decline", "seat": BEN}, {"kind": "draw", "seat": CAT}
    ]  # fmt: skip
    assert {"seat": CAT, "card": "A20"} in told(events, "lay")


@pytest.mark.rule("PLAY-R7")
def test_r7_the_willing_draw_in_seat_order():
    for order in permutations((ANN, BEN, CAT)):
        table = last_draw(3, pile=["A20", "S9", "B9"])
        for seat in order:
            events = table.play("draw", by=seat, answer="yes")
        laid = told(events, "lay")
        assert [card in laid for card in ({"seat": ANN, "card": "A20"}, {"seat": BEN, "card": "S9"})] == [True, True]
        assert {"seat": CAT, "card": "B9"} in laid


def short_pile(unwon: int) -> Sitting:
    """Six players after so many unwon tricks among the first six and an unwon last one: 7 - unwon cards are left."""
    wins = 6 - unwon
    cards = {ANN: " ".join(f"S{number}" for number in (1, 3, 4, 5, 6)[: 5 - wins])}
    return last_draw(6, cards=cards, last=("F10", "F8 F12 A11 S9 B3 S17"))


@pytest.mark.rule("PLAY-48", "PLAY-R8")
def test_48_a_short_pile_is_shared_by_lot():
    table = short_pile(unwon=3)
    assert table.view["pile"] == 4
    aside = set(table.view["aside"])
    events = table.answer(*["yes"] * 6)
    assert told(events, "lots") == [{"amount": 4}]
    served = [event["seat"] for event in told(events, "draw")]
    missed = [event["seat"] for event in told(events, "miss")]
    assert len(served) == 4
    assert sorted(served + missed) == [ANN, BEN, CAT, DAN, EVE, FAY]
    assert served == sorted(served)
    laid = {event["card"] for event in told(events, "lay")}
    assert not laid & aside, "cards out of the round are not used again"


@pytest.mark.rule("PLAY-48")
def test_48_no_lots_when_there_are_enough():
    table = short_pile(unwon=3)
    before = table.hidden["generator"]
    events = table.answer("yes", "yes", "no", "yes", "no", "yes")
    assert told(events, "lots", "miss") == []
    assert [event["seat"] for event in told(events, "draw")] == [ANN, BEN, DAN, FAY]
    assert table.phase != "rot" or table.hidden["generator"] == before


@pytest.mark.rule("PLAY-R8")
def test_r8_every_group_is_as_likely():
    found: dict[tuple[int, ...], int] = {}
    start = short_pile(unwon=5).hidden
    for seed in range(600):
        table = Sitting(FRUITOPLAY.position(start | {"generator": seed * 0x9E3779B9}))
        events = table.answer("yes", "yes", "yes", "yes", "no", "no")
        served = tuple(event["seat"] for event in told(events, "draw"))
        found[served] = found.get(served, 0) + 1
    assert len(found) == 6, "two cards among four players"
    assert max(found.values()) < 140
    assert min(found.values()) > 65


# --- A seat without cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("PLAY-49", "PLAY-R6")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_49_who_has_won_six_tricks_sits_the_seventh_out(seats):
    table = sitting(seats, river="B6", won={BEN: 6})
    assert table.player(BEN)["hand"] == 0
    assert BEN not in table.pending
    assert len(table.pending) == seats - 1
    assert table.refused("play", by=BEN, card="S1") == "PLAY-49"


@pytest.mark.rule("PLAY-50", "PLAY-51", "PLAY-R6")
def test_50_and_may_draw_afterwards_whoever_wins():
    table = sitting(4, river="B6", won={BEN: 6}, hands={ANN: "B2", CAT: "A8", DAN: "F7"}, pile=["A20", "S9"])
    events = table.commit("B2", None, "A8", "F7")
    assert told(events, "take") == [{"seat": ANN, "card": "B6", "amount": 4}], "three cards and the target"
    assert table.pending == (BEN, CAT, DAN)
    table.answer(None, "yes", "no")
    events = table.play("draw", by=DAN, answer="no")
    assert told(events, "lay")[-1]["seat"] == DAN
    assert {"seat": BEN, "card": "A20"} in told(events, "lay"), "laid down, never played"


@pytest.mark.rule("PLAY-50")
def test_50_even_if_nobody_wins():
    table = sitting(4, river="B6", won={BEN: 6}, hands={ANN: "B2", CAT: "B10", DAN: "F7"})
    already = len(table.view["aside"])
    table.commit("B2", None, "B10", "F7")
    assert table.view["last"]["winner"] == DAN
    table = sitting(4, river="B6", won={BEN: 6}, hands={ANN: "A4", CAT: "S8", DAN: "F4"})
    table.commit("A4", None, "S8", "F4")
    assert table.view["last"]["winner"] is None
    assert table.pending == (ANN, BEN, CAT, DAN)
    assert len(table.view["aside"]) == already + 4, "one card less than with all of them"


@pytest.mark.rule("PLAY-52")
@pytest.mark.parametrize("seats", [2, 3])
def test_52_with_two_or_three_a_card_is_left_and_must_be_played(seats):
    table = sitting(seats, river="B6", won={ANN: 6}, hands={ANN: "B7"})
    assert table.held(ANN) == ["B7"]
    assert table.choices(ANN) == ["B7"]
    assert ANN in table.pending


@pytest.mark.rule("PLAY-53", "PLAY-R6")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_53_with_five_wins_there_is_a_card_for_the_last_trick(seats):
    table = sitting(seats, river="B6", won={ANN: 5, BEN: 1}, hands={ANN: "B7"})
    assert table.pending == tuple(range(seats))
    table.commit("B7", *(table.held(seat)[0] for seat in range(1, seats)))
    assert table.player(ANN)["hand"] == 0
    assert ANN not in table.pending, "it has won the last trick too, and draws nothing"
    assert len(table.pending) == seats - 1
