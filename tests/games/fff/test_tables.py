"""Two and three tables: changing, fetishes, lone and empty tables, who knows what."""

import random
from typing import Any

import pytest
from tests.engine.support import EVERYTHING_TESTED
from tests.games.sitting import kinds_of, play_at_random, told

from .table import FFF, Sitting, layout, new_match, player, ready_match

FI = "fish"
FRIDOLIN = layout(1, {"H12": 2})


def hall(seats: int = 6, *, at: dict[int, int] | None = None, tables: Any = None, **players: dict[str, Any]) -> Sitting:
    """Everybody in the harbour of their own table; p0=player(…) and at={seat: table} say otherwise."""
    count = (seats + 4) // 5
    seated = [dict(players.get(f"p{seat}", player())) for seat in range(seats)]
    for seat, table in (at or {}).items():
        seated[seat]["table"] = table + 1
    description = {"seats": seats, "players": seated, "tables": tables or [{"dealers": FRIDOLIN}] * count}
    return Sitting(FFF.position(description))


def at_fridolins(table: Sitting, seat: int, payment: str, fetish: str) -> list[dict[str, Any]]:
    table.walk("H12", by=seat)
    table.stop(by=seat)
    table.play("fetish", by=seat, fetish=fetish)
    return table.play("pay", by=seat, payment=payment)


@pytest.mark.rule("FFF-120", "FFF-122")
def test_120_two_tables_share_the_kinds():
    table = hall(6)
    assert [table.board(number)["kinds"] for number in (0, 1)] == [["A", "C"], ["B", "C"]]
    buyers = hall(6, p0=player("w1", "3FI"), p1=player("w1", "3FI"))
    for seat in (0, 1):
        buyers.walk("H12", by=seat)
        buyers.stop(by=seat)
    assert buyers.refused("fetish", by=0, fetish="B") == "FFF-122"
    assert buyers.refused("fetish", by=1, fetish="A") == "FFF-122"
    assert buyers.refused("fetish", by=1, fetish="C") is None


@pytest.mark.rule("FFF-120")
def test_120_there_are_always_fetishes_of_a_kind_left():
    """Ten of each at two tables, and nobody owns two of a kind: a table without C takes from the other."""
    owners = {f"p{seat}": player("w1" if seat == 0 else "HB", fetishes="" if seat == 0 else "C") for seat in range(10)}
    owners["p0"] = player("w1", "3FI")
    table = hall(10, at=dict.fromkeys(range(0, 10, 2), 0), **owners)
    at_fridolins(table, 0, "3fish", "C")
    assert all("C" in FFF.describe(table.match.state)["players"][seat]["fetishes"] for seat in range(10))


@pytest.mark.rule("FFF-121", "FFF-122", "FFF-R32")
def test_121_three_tables_have_one_kind_each():
    table = hall(11)
    assert [table.board(number)["kinds"] for number in range(3)] == [["A"], ["B"], ["C"]]


@pytest.mark.rule("FFF-123", "FFF-124")
def test_123_a_fetish_just_bought_lies_face_down():
    table = hall(6, p0=player("w1", "7FI"), p2=player("w1"), at={4: 1, 3: 0})
    at_fridolins(table, 0, "3fish", "A")
    table.play("keep", by=0, **table.legal("keep", by=0)[0])
    seen = table.match.view(2)["players"][0]
    assert (seen["face_down"], seen["hidden"], seen["fetishes"]) == (True, "A", ["A"]), "who was there saw it"
    state = table.match.state
    state.taken[0] = 0
    assert table.refused("fetish", by=0, fetish="C") == "FFF-124"


@pytest.mark.rule("FFF-123", "FFF-133")
def test_123_newcomers_do_not_know_which_it_is():
    down = player("w1", fetishes="A", face_down="A", witnesses=[0, 2])
    table = hall(6, p0=down)
    known = table.match.view(2)["players"][0]
    assert known["hidden"] == "A"
    table.play("change_table", by=1, table=1)
    seen = table.match.view(1)["players"][0]
    assert (seen["face_down"], seen["hidden"], seen["fetishes"], seen["owned"]) == (True, None, [], 1)


@pytest.mark.rule("FFF-123")
def test_123_it_is_turned_up_when_its_owner_changes_tables():
    table = hall(6, p0=player("HB", fetishes="A", face_down="A", witnesses=[0, 2, 4]))
    events = table.play("change_table", by=0, table=2)
    assert told(events, "turn_up") == [{"seat": 0, "fetish": "A"}]
    assert table.match.view(1)["players"][0]["fetishes"] == ["A"]
    assert not table.match.view(1)["players"][0]["face_down"]


@pytest.mark.rule("FFF-125")
def test_125_from_the_harbour_with_a_point():
    table = hall(6)
    assert table.refused("change_table", by=0, table=1) == "FFF-125"
    assert table.refused("change_table", by=0, table=3) == "FFF-118"
    events = table.play("change_table", by=0, table=2)
    assert kinds_of(events) == ["leave", "arrive"], "what follows there is not for the one who has left"
    assert (table.sits(0), table.active(0), table.active(1)) == (1, 2, 1)
    away = hall(6, p0=player("w1"))
    assert away.refused("change_table", by=0, table=2) == "FFF-125"
    tired = hall(6, tables=[{"dealers": FRIDOLIN, "points": 0}, {"dealers": FRIDOLIN}])
    assert tired.refused("change_table", by=0, table=2) == "FFF-16"


@pytest.mark.rule("FFF-126", "FFF-130", "FFF-131")
def test_126_belongings_go_along():
    table = hall(6, p0=player("HB", "2FI", money=70, fetishes="A", tokens="plus2"))
    supplies = [table.supply("FI", number) for number in (0, 1)]
    table.play("change_table", by=0, table=2)
    seen = table.player(0)
    assert (seen["goods"]["fish"], seen["money"], seen["fetishes"], seen["tokens"]) == (2, 70, ["A"], 1)
    assert [table.supply("FI", number) for number in (0, 1)] == supplies, "nothing evens out"


@pytest.mark.rule("FFF-130", "FFF-131")
def test_130_what_is_spent_stays_where_it_is_spent():
    table = hall(6, p0=player("HB", "3FI", tokens="plus2"), p1=player("w1"), p3=player("w1"), p5=player("w1"))
    piles = [table.board(number)["pile"] for number in (0, 1)]
    table.play("change_table", by=0, table=2)
    for _ in range(3):
        table.idle_turn(1)
    assert table.active(1) == 0
    before = table.supply("FI", 0), table.supply("FI", 1)
    table.play("bonus_plus2", by=0)
    assert [table.board(number)["pile"] for number in (0, 1)] == [piles[0], piles[1] + 1]
    table.walk("w1", "H12", by=0)
    table.stop(by=0)
    table.play("fetish", by=0, fetish="B")
    table.play("pay", by=0, payment="3fish")
    assert (table.supply("FI", 0), table.supply("FI", 1)) == (before[0], before[1] + 3)


@pytest.mark.rule("FFF-127", "FFF-R33")
def test_127_the_newcomer_plays_after_everybody_else():
    table = hall(7)
    table.idle_turn(1)
    assert table.active(1) == 3
    table.play("change_table", by=0, table=2)
    assert table.board(1)["order"] == [3, 5, 1, 0]
    table.play("change_table", by=2, table=2)
    assert table.board(1)["order"] == [3, 5, 1, 0, 2], "two newcomers keep their order"
    assert table.board(0)["order"] == [4, 6]


@pytest.mark.rule("FFF-128", "FFF-129", "FFF-135")
def test_128_the_pawn_enters_when_the_turn_begins():
    table = hall(6, p0=player("HB", next_points=3), p1=player("w1"), p3=player("w1"), p5=player("w1"))
    table.play("change_table", by=0, table=2)
    assert table.space(0) is None
    assert table.refused("change_table", by=0, table=1) == "FFF-13", "not before that turn"
    for _ in range(3):
        table.idle_turn(1)
    assert (table.active(1), table.space(0)) == (0, "HB")
    assert table.board(1)["points"] == 3
    table.play("change_table", by=0, table=1)
    assert table.sits(0) == 0


@pytest.mark.rule("FFF-17", "FFF-135")
def test_135_the_first_round_counts_for_each_table():
    table = ready_match(8, 3)
    for points in (3, 4, 5, 6, 3):
        assert table.board(0)["points"] == points
        table.idle_turn(0)
    assert table.board(1)["points"] == 3


@pytest.mark.rule("FFF-135")
def test_135_newcomers_always_have_3():
    table = ready_match(8, 3)
    for _ in range(3):
        table.idle_turn(0)
    late = table.active(0)
    assert table.board(0)["points"] == 6
    table.play("change_table", by=late, table=2)
    assert int(table.match.state.next_points[late]) == 3


@pytest.mark.rule("FFF-132")
def test_132_a_player_alone_plays_on():
    table = hall(6, p0=player("w1"), at={2: 1, 4: 1})
    for _ in range(3):
        assert table.active(0) == 0
        table.idle_turn(0)


@pytest.mark.rule("FFF-R33")
def test_r33_an_empty_table_rests_and_a_newcomer_plays_at_once():
    table = hall(6, at={2: 1, 4: 1}, p1=player("HB"))
    table.play("change_table", by=0, table=2)
    assert table.match.pending == (1,)
    assert int(table.match.state.active[0]) == -1
    prices = table.match.state.level[0].tolist()
    table.play("change_table", by=1, table=1)
    assert table.active(0) == 1
    assert table.space(1) == "HB"
    assert table.board(0)["points"] == 3
    assert table.match.state.level[0].tolist() == prices
    assert set(table.match.pending) == {1, table.active(1)}


@pytest.mark.rule("FFF-R33")
def test_r33_while_a_table_is_set_up_a_newcomer_comes_before_its_first_player():
    table = new_match(6, 2)
    for seat in (1, 3, 5, 2):
        table.keep(seat)
    first = table.active(0)
    mover = table.active(1)
    table.play("change_table", by=mover, table=1)
    assert table.board(0)["order"][-1] == mover
    assert table.board(0)["order"][0] == first
    assert mover not in table.match.pending, "there is nothing to choose for a newcomer"
    for seat in (0, 4):
        table.keep(seat)
    assert (table.active(0), table.board(0)["phase"]) == (first, "moving")


@pytest.mark.rule("FFF-133")
def test_133_nobody_sees_another_table():
    table = hall(6, p1=player("w1", "2FI", money=70))
    view = table.match.view(0)
    assert [board["table"] for board in view["boards"]] == [1]
    assert [seen["here"] for seen in view["players"]] == [True, False] * 3
    away = view["players"][1]
    assert (away["table"], away["space"], away["held"], away["money"]) == (None, None, 0, 0)
    assert table.match.view(None)["boards"] == [], "nor does a spectator"


@pytest.mark.rule("FFF-133")
def test_133_the_log_tells_of_ones_own_table_alone():
    table = hall(6)
    table.play("walk", by=0, space="w1")
    table.play("walk", by=1, space="s1")
    table.play("change_table", by=0, table=2) if table.space(0) == "HB" else table.stop(by=0)
    for eyes, heard in ((2, [0, 0]), (3, [1]), (None, [])):
        log = table.match.log(eyes)
        assert [entry.seat for entry in log] == heard
        assert [entry.sequence for entry in log] == list(range(1, len(heard) + 1)), "what is not heard is not counted"
        assert all(entry.events and entry.action for entry in log)
        for since in range(len(heard) + 1):
            assert table.match.log(eyes, since) == log[since:]


@pytest.mark.rule("FFF-133")
def test_133_both_tables_hear_of_a_change():
    table = hall(6)
    table.play("change_table", by=0, table=2)
    assert kinds_of(table.match.log(2)[0].events)[0] == "leave"
    assert kinds_of(table.match.log(1)[0].events)[0] == "arrive"
    assert kinds_of(table.match.log(0)[0].events) == ["leave", "arrive"]
    assert [board["table"] for board in table.match.view(0)["boards"]] == [2], "the view switches at once"


@pytest.mark.rule("FFF-134", "FFF-R35")
def test_134_each_table_plays_at_its_own_pace():
    players: dict[str, Any] = {f"p{seat}": player("w1") for seat in range(6)}
    table = hall(6, **players)
    for _ in range(7):
        table.idle_turn(1)
    assert table.active(0) == 0
    assert table.active(1) == 3
    assert int(table.match.state.turns) == 7


@pytest.mark.rule("FFF-136")
def test_136_the_end_is_told_everywhere():
    table = hall(6, p0=player("w1", "5FI", fetishes="BC"), at={3: 1})
    at_fridolins(table, 0, "5fish", "A")
    assert table.match.over
    assert table.match.pending == ()
    for eyes in (3, None):
        assert kinds_of(table.match.log(eyes)[-1].events) == ["finish", "end"]
    assert [board["table"] for board in table.match.view(3)["boards"]] == [1, 2], "after the end all is open"


@pytest.mark.rule("FFF-137", "FFF-R31")
def test_137_playing_on_at_several_tables():
    description = {
        "seats": 6, "play_on": 3, "tables": [{"dealers": FRIDOLIN}] * 2,
        "players": [player("w1", "5FI", fetishes="BC"), *(player("w1") for _ in range(5))],
    }  # fmt: skip
    table = Sitting(FFF.position(description))
    at_fridolins(table, 0, "5fish", "A")
    assert not table.match.over
    assert set(table.match.pending) == {1, 2}
    assert table.match.view(1)["players"][0]["place"] == 1


@pytest.mark.rule("FFF-R21")
def test_r21_a_closing_token_whose_owner_leaves():
    table = hall(6, p0=player("HB", tokens="close"), p2=player("w1"), p4=player("w1"))
    table.play("bonus_close", by=0, site="H1")
    table.play("change_table", by=0, table=2)
    assert table.house("H1")["closed"] == [{"owner": 0, "lifter": 4}]
    table.idle_turn(0)
    assert table.house("H1")["closed"]
    table.idle_turn(0)
    assert not table.house("H1")["closed"], "after the turn of the right neighbour"


@pytest.mark.rule("FFF-R21")
def test_r21_alone_it_is_lifted_at_once():
    table = hall(6, p0=player("HB", tokens="close"), at={2: 1, 4: 1})
    table.play("bonus_close", by=0, site="H1")
    table.play("change_table", by=0, table=2)
    assert (table.match.state.closing == -1).all()
    assert int(table.match.state.pile[0].sum()) == 11


@pytest.mark.rule("FFF-R35")
def test_r35_the_order_of_arrival_changes_nothing_that_is_dealt():
    """Tables that do not meet: whatever the interleaving, both end up the same."""
    for seed in range(4):
        start = ready_match(6, seed)
        scripts = {number: script(start, number, seed) for number in (0, 1)}
        ends = set()
        for order in ([0, 1] * 40, [1, 0] * 40, [0] * 40 + [1] * 40, [1] * 40 + [0] * 40):
            match = ready_match(6, seed).match
            left = {number: list(scripts[number]) for number in scripts}
            for number in order:
                if left[number]:
                    match.play(*left[number].pop(0))
            ends.add(str({key: value for key, value in FFF.describe(match.state).items() if key != "reveals"}))
        assert len(ends) == 1


def script(start: Sitting, number: int, seed: int) -> list[tuple[int, int]]:
    """Some actions of one table alone, without leaving it."""
    chance = random.Random(seed)
    match = FFF.position(FFF.describe(start.match.state))
    played = []
    for _ in range(40):
        seat = int(match.state.active[number])
        action = chance.choice([one for one in match.legal(seat) if one.kind != "change_table"])
        match.play(seat, action)
        played.append((seat, action.id))
    return played


@pytest.mark.rule("FFF-R35")
@pytest.mark.parametrize("seats", [6, 11])
def test_r35_side_by_side_in_any_order(seats):
    for seed in range(6):
        start = play_at_random(new_match(seats, seed), seed, actions=20 * seed).match
        chance = random.Random(seed)
        plan = {}
        for seat in start.pending:
            quiet = [one for one in start.legal(seat) if one.kind != "change_table"]
            plan[seat] = chance.choice(quiet).id
        ends = set()
        for order in (chance.sample(list(plan), len(plan)) for _ in range(40 if EVERYTHING_TESTED else 10)):
            match = FFF.position(FFF.describe(start.state))
            for seat in order:
                match.play(seat, plan[seat])
            ends.add(str(FFF.describe(match.state)))
        assert len(ends) == 1
