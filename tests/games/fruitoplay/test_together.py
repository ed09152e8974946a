"""Choices made at the same time: any order of arrival, nothing seen before the last one, and a change of mind."""

import json
import random
from itertools import permutations
from typing import Any

import pytest
from tests.games.sitting import play_at_random

from verger.engine import EVERYTHING
from verger.match import Match, Reach, UndoRefused

from .table import ANN, BEN, CAT, DAN, FRUITOPLAY, Sitting, laid_down, last_draw, new_match, sitting

each_number = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def record(match: Match) -> list[bytes]:
    """Every field of the record, what was told included."""
    return [match.state[name].tobytes() for name in match.state.dtype.names]


def arrivals(start: dict[str, Any], plan: list[tuple[int, int]]) -> list[Match]:
    """Matches from one position in which the planned actions came in every order."""
    found = []
    for order in permutations(plan):
        match = FRUITOPLAY.position(start)
        for seat, action in order:
            match.play(seat, action)
        found.append(match)
    return found


def planned(table: Sitting, seed: int) -> list[tuple[int, int]]:
    chance = random.Random(seed)
    return [(seat, chance.choice(table.match.legal(seat)).id) for seat in table.pending]


def phases(seats: int) -> list[Sitting]:
    """A trick, the last trick and the last draw."""
    late = play_at_random(new_match(seats, seats), 7, actions=6 * seats)
    drawing = play_at_random(new_match(seats, seats), 7, actions=7 * seats)
    assert (late.phase, drawing.phase) == ("trick", "draw")
    return [new_match(seats, 25), late, drawing]


# --- Any order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PLAY-25", "PLAY-10", "PLAY-47")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, pytest.param(6, marks=pytest.mark.thorough)])
def test_25_every_order_of_arrival_leads_to_the_same_record_byte_for_byte(seats):
    for number, table in enumerate(phases(seats)):
        ends = arrivals(table.hidden, planned(table, number))
        first = record(ends[0])
        assert all(record(match) == first for match in ends)
        assert len({json.dumps(FRUITOPLAY.told(match.state, EVERYTHING)) for match in ends}) == 1


@pytest.mark.rule("PLAY-R13", "PLAY-25")
def test_r13_so_do_rotten_choices_of_several_seats_and_several_fruits():
    table = laid_down({ANN: "S13 S2 S3 B13 B2 B3", BEN: "F13 F1 F2 F3", CAT: "A13 A8 A12"}, seats=3)
    assert (table.phase, table.pending) == ("rot", (ANN, BEN, CAT))
    actions = [(ANN, "S2"), (ANN, "B3"), (BEN, "F3"), (CAT, "A12")]
    read = FRUITOPLAY.actions.read
    plan = [(seat, read({"kind": "rot", "card": card}).id) for seat, card in actions]
    ends = arrivals(table.hidden, plan)
    assert all(record(match) == record(ends[0]) for match in ends)
    assert ends[0].view(None)["round"] == 2


@pytest.mark.rule("PLAY-25")
@each_number
def test_25_what_is_told_comes_in_seat_order(seats):
    for number, table in enumerate(phases(seats)):
        for seat, action in planned(table, number):
            events = table.match.play(seat, action)
        for kind in ("show", "draw", "lay", "score"):
            told = [event["seat"] for event in events if event["kind"] == kind]
            assert told == sorted(told)
        assert "commit" not in {event["kind"] for event in events}


# --- Nothing is seen ------------------------------------------------------------------------------------------------


@pytest.mark.rule("PLAY-24", "PLAY-47", "PLAY-R13")
@pytest.mark.parametrize("phase", ["trick", "draw", "rot"])
def test_24_until_the_last_answer_nobody_can_tell_one_from_another(phase):
    table = {
        "trick": sitting(4, river="S4 B6", hands={ANN: "B2 A8"}),
        "draw": last_draw(4, last=("B6", "A8 B2 F7 S9")),
        "rot": laid_down({ANN: "S13 S2 S3", BEN: "F13 F1 F2 F3", CAT: "A13 A8 A12"}, seats=4),
    }[phase]
    start = table.hidden
    seen = []
    for action in table.match.legal(ANN):
        match = FRUITOPLAY.position(start)
        assert match.play(ANN, action) == [{"kind": "commit", "seat": ANN}]
        others = (None, BEN, CAT, DAN)
        seen.append([[match.view(eyes), [vars(entry) for entry in match.log(eyes)]] for eyes in others])
    assert len(seen) > 1
    assert all(json.dumps(one) == json.dumps(seen[0]) for one in seen)


@each_number
def test_what_nobody_may_know_is_in_no_view_log_or_preview(seats):
    """All that reaches a seat before the end, searched for cards it has not seen."""
    table = new_match(seats, 90 + seats)
    chance = random.Random(seats)
    while not table.match.over:
        hidden = table.hidden
        for seat in range(seats):
            secret = {
                *hidden["pile"],
                *(card for other in range(seats) if other != seat for card in hidden["hands"][other]),
            }
            view = table.match.view(seat)
            shown = {key: value for key, value in view.items() if key != "unseen"}
            previews = [[choice.action.as_dict(), choice.events] for choice in table.match.choices(seat)]
            assert set(view["unseen"]) == secret
            entries = table.match.log(seat, since=max(0, len(table.match.actions) - 1))
            news = [] if hidden["last"] is None else [vars(entry) for entry in entries]
            for text in (json.dumps(shown), json.dumps(previews), json.dumps(news)):
                assert not [card for card in secret if f'"{card}"' in text]
        seat = chance.choice(table.pending)
        table.match.play(seat, chance.choice(table.match.legal(seat)))


def test_a_preview_of_the_last_answer_foretells_nothing():
    table = sitting(3, river="S4 B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"})
    assert [choice.events for choice in table.match.choices(ANN)] == [[{"kind": "commit", "seat": ANN}]] * 7
    assert not any(choice.reveals for choice in table.match.choices(ANN))
    table.play_card(ANN, "B2")
    table.play_card(BEN, "A8")
    assert [choice.events for choice in table.match.choices(CAT)] == [[]] * 7
    assert all(choice.reveals for choice in table.match.choices(CAT))


# --- A change of mind -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PLAY-R21")
def test_r21_a_face_down_card_can_be_taken_back_while_others_choose():
    table = sitting(3, river="S4 B6", hands={ANN: "B2 A20", BEN: "A8", CAT: "F7"})
    start = table.hidden
    table.play_card(ANN, "B2")
    table.play_card(BEN, "A8")
    assert table.match.reach(ANN) == Reach(1, "other")
    assert table.match.reach(BEN) == Reach(1, "other")
    table.match.undo(ANN)
    assert table.pending == (ANN, CAT)
    assert table.match.view(BEN)["chosen"] == "A8", "the others' choices stand"
    assert table.match.view(ANN)["chosen"] is None
    table.play_card(ANN, "A20")
    table.play_card(CAT, "F7")
    again = FRUITOPLAY.position(start)
    for seat, card in enumerate(["A20", "A8", "F7"]):
        again.play(seat, {"kind": "play", "card": card})
    assert record(table.match) == record(again), "nothing is left of the first thought"


@pytest.mark.rule("PLAY-R21")
@pytest.mark.parametrize("phase", ["draw", "rot"])
def test_r21_so_can_the_other_answers(phase):
    table = {
        "draw": last_draw(4, last=("B6", "A8 B2 F7 S9")),
        "rot": laid_down({ANN: "S13 S2 S3 B13 B2 B3", BEN: "F13 F1 F2 F3", CAT: "A13 A8 A12"}, seats=3),
    }[phase]
    first, second = table.match.legal(ANN)[:2]
    table.match.play(ANN, first)
    table.match.play(CAT, table.match.legal(CAT)[0])
    table.match.undo(ANN)
    assert table.pending[0] == ANN
    table.match.play(ANN, second)
    assert CAT not in table.pending


@pytest.mark.rule("PLAY-R21")
def test_r21_the_last_answer_is_final_at_once():
    table = sitting(3, river="S4 B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"})
    table.commit("B2", "A8", "F7")
    for seat in range(3):
        assert table.match.reach(seat) == Reach(0, "reveal")
        with pytest.raises(UndoRefused) as refused:
            table.match.undo(seat)
        assert refused.value.reason == "reveal"


@pytest.mark.rule("PLAY-R22")
@pytest.mark.parametrize("phase", ["draw", "rot", "deal"])
def test_r22_nothing_is_taken_back_past_a_reveal(phase):
    if phase == "draw":
        table = sitting(2, river="B6", hands={ANN: "B2", BEN: "A8"})
        table.commit("B2", "A8")
    elif phase == "rot":
        table = laid_down({ANN: "S13 S2 S3"}, seats=2)
    else:
        table = laid_down({ANN: "S1 S2 S3"}, seats=2)
        assert table.view["round"] == 2
    assert table.match.actions
    assert all(table.match.reach(seat) == Reach(0, "reveal") for seat in range(2))


@pytest.mark.rule("PLAY-R22")
def test_r22_the_collective_card_can_be_taken_back_until_somebody_has_played():
    scores = [[5], [3], [9]]
    table = Sitting(FRUITOPLAY.position({"seats": 3, "phase": "collective", "round": 2, "scores": scores}))
    before = table.hidden
    table.play("collective", by=BEN, fruit="fig")
    assert table.match.reach(BEN) == Reach(1, "start")
    table.match.undo(BEN)
    assert table.hidden == before
    table.play("collective", by=BEN, fruit="apple")
    table.play_card(BEN, table.held(BEN)[0])
    assert table.match.reach(BEN) == Reach(2, "start"), "his own card first, then the choice"
    table.play_card(ANN, table.held(ANN)[0])
    assert table.match.reach(BEN) == Reach(1, "other"), "the choice stands now, his card does not yet"
    table.match.undo(ANN)
    assert table.match.reach(BEN) == Reach(2, "start")


def test_a_choice_of_several_rotten_cards_is_taken_back_one_by_one():
    table = laid_down({ANN: "S13 S2 S3 B13 B2 B3", BEN: "F13 F1 F2 F3"}, seats=2)
    table.rot(ANN, "S2")
    assert table.pending == (ANN, BEN)
    table.rot(ANN, "B3")
    assert table.pending == (BEN,)
    assert table.match.reach(ANN) == Reach(2, "reveal")
    table.match.undo(ANN)
    assert table.choices(ANN) == ["B2", "B3"]
    table.match.undo(ANN)
    assert table.choices(ANN) == ["S2", "S3", "B2", "B3"]
