"""Forty rounds: everybody has as many turns, at whatever table, and a match that is stopped nobody has won."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.sitting import kinds_of, told

from verger.engine import EVERYTHING

from .table import ANA, BEN, CLEO, FFF, Sitting, in_house, new_match, player, ready_match, sitting


def hall(seats: int, *, at: dict[int, int], turns: dict[int, int] | None = None, **entries: Any) -> Sitting:
    """Everybody in the harbour; seats at other tables than usual, and the turns that some have had."""
    seated = [player(turns=(turns or {}).get(seat, 0), **entries.pop(f"p{seat}", {})) for seat in range(seats)]
    for seat, table in at.items():
        seated[seat]["table"] = table + 1
    return Sitting(FFF.position({"seats": seats, "players": seated, **entries}))


@pytest.mark.rule("FFF-R38")
def test_r38_a_long_game_ends_without_a_winner():
    table = sitting(player("w1", fetishes="A"), player("m4"), turns=79)
    events = table.stop()
    assert told(events, "end") == [{"reason": "limit"}]
    assert table.result.stopped
    assert table.result.places == [1, 2], "the standing is told"
    assert table.result.winners == [], "and nobody has won"
    assert table.refused("walk", space="w1", by=BEN) == "FFF-R38"


@pytest.mark.rule("FFF-R38")
def test_r38_everybody_has_forty_turns_and_the_table_sees_which_it_is():
    table = ready_match(2, 3)
    first = table.seat
    for turn in range(80):
        board = table.board()
        assert (board["round"], table.seat == first) == (turn // 2 + 1, turn % 2 == 0)
        assert [table.player(seat)["turns"] for seat in (first, 1 - first)] == [(turn + 1) // 2, turn // 2]
        table.idle_turn()
    assert table.match.over
    assert table.match.view(None)["limits"]["rounds"] == 40


@pytest.mark.rule("FFF-R38")
def test_r38_as_many_rounds_as_were_agreed():
    table = ready_match(3, 1, round_limit=2)
    for _ in range(6):
        assert not table.match.over
        table.idle_turn()
    assert table.match.over
    assert FFF.describe(table.match.state)["round_limit"] == 2


@pytest.mark.rule("FFF-R38", "FFF-132", "FFF-134")
def test_r38_a_lone_player_does_not_end_the_game_for_the_others():
    table = hall(6, at={2: 1, 4: 1})
    for _ in range(40):
        table.idle_turn(0)
    assert not table.match.over
    assert table.match.pending == (table.active(1),), "the table waits for the other"
    assert table.refused("walk", by=0, space="w1") == "FFF-R38"
    view = table.match.view(0)
    assert (view["phase"], view["turn"], view["pending"]) == ("at_limit", None, [])
    for _ in range(5 * 40):
        assert not table.match.over
        table.idle_turn(1)
    assert table.match.view(0)["over"]
    assert table.result.winners == []


@pytest.mark.rule("FFF-R38", "FFF-133")
def test_r38_that_a_table_waits_is_told_there_alone():
    table = hall(6, at={2: 1, 4: 1}, turns={0: 39})
    table.idle_turn(0)
    assert "played_out" in kinds_of(table.match.log(0)[-1].events)
    assert table.match.log(1) == []
    assert table.match.log(None) == []


@pytest.mark.rule("FFF-R38")
def test_r38_who_has_had_the_last_turn_is_passed_over():
    table = sitting(player("w1", turns=37), player("m4", turns=40), player("m4", turns=38))
    played = []
    while not table.match.over:
        played.append(table.seat)
        table.idle_turn()
    assert played == [ANA, CLEO, ANA, CLEO, ANA]


@pytest.mark.rule("FFF-R38", "FFF-126")
def test_r38_whoever_changes_tables_takes_along_the_rounds_still_to_be_played():
    table = hall(6, at={}, turns={0: 38, 1: 10, 3: 10, 5: 10})
    table.play("change_table", by=0, table=2)
    assert int(table.match.state.played[0]) == 39, "leaving was a turn"
    for _ in range(3):
        table.idle_turn(1)
    assert table.active(1) == 0
    assert table.board(1)["round"] == 40
    table.idle_turn(1)
    for _ in range(6):
        table.idle_turn(1)
        assert table.active(1) != 0


@pytest.mark.rule("FFF-R38", "FFF-R33")
def test_r38_where_all_wait_a_newcomer_with_turns_left_plays_at_once():
    """A lone player in a hurry does not wear a table out for those who come later."""
    table = hall(6, at={2: 1, 4: 1}, turns={0: 40})
    assert table.match.pending == (1,)
    table.play("change_table", by=1, table=1)
    assert table.active(0) == 1
    assert (table.board(0)["phase"], table.board(0)["points"], table.space(1)) == ("moving", 3, "HB")
    assert table.board(0)["order"] == [1, 0]
    table.idle_turn(0)
    assert table.active(0) == 1, "and again: the other waits"


@pytest.mark.rule("FFF-R38", "FFF-125")
@pytest.mark.parametrize("empty", [True, False])
def test_r38_the_last_turn_may_be_a_change_of_tables(empty):
    at = {1: 0, 3: 0, 5: 0} if empty else {}
    table = hall(6, at=at, turns={0: 39})
    table.play("change_table", by=0, table=2)
    assert table.sits(0) == 1
    assert 0 not in table.match.pending
    assert table.space(0) is None, "the pawn never enters"
    assert table.board(1)["phase"] == ("at_limit" if empty else "moving")


@pytest.mark.rule("FFF-R38")
def test_r38_the_last_of_all_turns_may_be_a_change_of_tables():
    table = hall(6, at={}, turns={0: 39} | dict.fromkeys(range(1, 6), 40))
    table.play("change_table", by=0, table=2)
    assert table.match.over
    assert FFF.told(table.match.state, EVERYTHING)[-1] == {"kind": "end", "reason": "limit"}


@pytest.mark.rule("FFF-R21", "FFF-R38")
def test_r21_a_closing_token_does_not_lie_for_ever_after_its_owners_last_turn():
    table = sitting(player("w1", tokens="close", turns=39), player("m4", turns=30), player("m4", turns=40))
    table.play("bonus_close", site="H1")
    table.stop()
    assert table.house("H1")["closed"] == [{"owner": ANA, "lifter": BEN}], "nobody to the right of Ana but Ben plays"
    table.idle_turn()
    assert not table.house("H1")["closed"]
    alone = sitting(player("w1", tokens="close", turns=39), player("m4", turns=40))
    alone.play("bonus_close", site="H1")
    assert "lift" in kinds_of(alone.stop())
    assert alone.match.over


@pytest.mark.rule("FFF-R38", "FFF-R31")
def test_r38_whoever_finished_before_the_last_round_has_won():
    table = in_house(
        2, "5FI", player={"fetishes": "AB", "turns": 39},
        others=[player("m4", turns=40), player("m4", fetishes="A", turns=39)], play_on=3,
    )  # fmt: skip
    table.play("fetish", fetish="C")
    table.play("pay", payment="5fish")
    assert not table.match.over
    table.idle_turn()
    assert FFF.told(table.match.state, EVERYTHING)[-1] == {"kind": "end", "reason": "places"}
    assert not table.result.stopped
    assert (table.result.places, table.result.winners) == ([1, 3, 2], [ANA])


@pytest.mark.rule("FFF-R38")
def test_r38_every_game_ends_after_as_many_turns_however_people_change_tables():
    for seats, seed in ((6, 1), (11, 2)):
        match = new_match(seats, seed, round_limit=3).match
        chance = seed
        while not match.over:
            chance = (chance * 5 + 3) % 8191
            seat = match.pending[chance % len(match.pending)]
            legal = match.legal(seat)
            match.play(seat, next((one for one in legal if one.kind == "change_table"), legal[chance % len(legal)]))
        assert match.state.played[:seats].tolist() == [3] * seats
        assert int(match.state.turns) == 3 * seats
