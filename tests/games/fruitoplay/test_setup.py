"""The game and its set-up, PLAY-01 … PLAY-12."""

import pytest
from tests.games.sitting import play_at_random, told

from verger.engine import EVERYTHING, OptionError

from .reference import SplitMix, scrambled
from .table import ANN, CARDS, FRUITOPLAY, FRUITS, HAND, PILE, TRICKS, new_match, sitting

each_number = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


@pytest.mark.rule("PLAY-01")
@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_01_two_to_six_play(seats):
    with pytest.raises(OptionError, match="PLAY-01"):
        FRUITOPLAY.new(seats=seats, seed=1)


@pytest.mark.rule("PLAY-01")
@each_number
def test_01_nobody_else_plays_along(seats):
    table = new_match(seats, 1)
    assert table.pending == tuple(range(seats))
    game, action = table.match.game, table.match.game.actions.read({"kind": "play", "card": "S1"})
    assert game.rule_id(game.refusal(table.match.state, seats, action.id)) == "PLAY-01"


@pytest.mark.rule("PLAY-02", "PLAY-54")
@each_number
def test_02_three_rounds_of_seven_tricks(seats):
    table = play_at_random(new_match(seats, 2), 2)
    events = [event for entry in table.match.log(EVERYTHING) for event in entry.events]
    assert len(told(events, "take", "aside")) == 3 * TRICKS
    assert [event["trick"] for event in told(events, "target")] == [2, 3, 4, 5, 6, 7] + 2 * [1, 2, 3, 4, 5, 6, 7]
    assert told(events, "deal") == [{"round": 2}, {"round": 3}]
    assert len(told(events, "score")) == 3 * seats
    assert table.match.over
    assert [len(player["score"]["rounds"]) for player in table.view["players"]] == [3] * seats
    assert table.refused("play", by=ANN, card="S1") == "PLAY-74"


@pytest.mark.rule("PLAY-03", "PLAY-11")
@each_number
def test_03_all_eighty_cards_are_in_play(seats):
    hidden = new_match(seats, 3).hidden
    found = [card for hand in hidden["hands"] for card in hand] + hidden["river"] + hidden["pile"]
    assert sorted(found) == sorted(CARDS)


@pytest.mark.rule("PLAY-04")
@each_number
def test_04_every_round_starts_from_all_cards_and_nothing_but_the_scores_is_left(seats):
    table = new_match(seats, 4)
    deals = [table.hidden]
    for _ in range(2):
        table.play_round()
        deals.append(table.hidden)
    for hidden in deals:
        found = [card for hand in hidden["hands"] for card in hand] + hidden["river"] + hidden["pile"]
        assert sorted(found) == sorted(CARDS)
        assert hidden["columns"] == [[]] * seats
        assert hidden["aside"] == []
        assert hidden["last"] is None
        assert hidden["cancelled"] == [{}] * seats
    assert len({tuple(hidden["pile"]) for hidden in deals}) == 3, "shuffled every time"
    assert [len(row) for row in deals[2]["scores"]] == [2] * seats
    assert table.view["collective"] is None or table.phase == "trick"


@pytest.mark.rule("PLAY-05")
@pytest.mark.parametrize("seats", [2, 3])
def test_05_seven_cards_each_for_two_and_three(seats):
    assert [player["hand"] for player in new_match(seats, 5).view["players"]] == [7] * seats


@pytest.mark.rule("PLAY-06")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_06_six_cards_each_for_four_and_more(seats):
    assert [player["hand"] for player in new_match(seats, 6).view["players"]] == [6] * seats


@pytest.mark.rule("PLAY-07")
@each_number
def test_07_the_whole_river_can_be_read_and_keeps_its_order(seats):
    table = new_match(seats, 7)
    first = [*table.view["river"], table.view["target"]]
    assert len(first) == TRICKS
    for trick in range(TRICKS):
        assert [*table.view["river"], table.view["target"]] == first[: TRICKS - trick]
        assert all(table.match.view(seat)["river"] == table.view["river"] for seat in range(seats))
        table.commit(*(table.held(seat)[0] if table.held(seat) else None for seat in range(seats)))
    assert table.view["river"] == []
    assert table.view["target"] is None


@pytest.mark.rule("PLAY-08")
@each_number
def test_08_the_rest_is_the_pile(seats):
    assert new_match(seats, 8).view["pile"] == PILE[seats]


@pytest.mark.rule("PLAY-09", "PLAY-21", "PLAY-R1")
def test_09_the_card_laid_out_last_is_the_first_target():
    river = ["S1", "B2", "F3", "A4", "S5", "B6", "F7"]
    table = sitting(river=" ".join(river))
    targets = []
    for _ in river:
        targets.append(table.view["target"])
        table.commit(*(table.held(seat)[0] for seat in range(3)))
    assert targets == river[::-1]


@pytest.mark.rule("PLAY-10", "PLAY-22")
@each_number
def test_10_all_may_play_at_once(seats):
    table = new_match(seats, 10)
    assert table.pending == tuple(range(seats))
    assert table.view["turn"] is None
    for seat in range(seats):
        assert table.choices(seat) == table.held(seat)


@pytest.mark.rule("PLAY-11")
def test_11_collective_cards_are_never_dealt_played_or_won():
    table = play_at_random(new_match(4, 11), 11)
    assert "collective" not in {action.card for action in FRUITOPLAY.actions if action.kind == "play"}
    for entry in table.match.log(EVERYTHING):
        for event in entry.events:
            assert event["kind"] == "rot" or event.get("card") != "collective"
    with pytest.raises(ValueError, match="card must be one of"):
        new_match(2, 1).play_card(ANN, "collective")


@pytest.mark.rule("PLAY-12")
def test_12_no_collective_card_in_round_one():
    table = new_match(3, 12)
    assert table.view["collective"] is None
    for fruit in FRUITS:
        assert table.refused("collective", by=ANN, fruit=fruit) == "PLAY-12"


@pytest.mark.rule("PLAY-R20", "PLAY-R9", "PLAY-43")
@each_number
def test_r20_one_shuffle_gives_hands_river_and_pile_and_draws_follow_seat_order(seats):
    chance = SplitMix(scrambled(2024))
    table = new_match(seats, 2024)
    deck = chance.shuffled(CARDS)
    hidden = table.hidden
    each = HAND[seats]
    assert hidden["hands"] == [sorted(deck[seat * each : (seat + 1) * each], key=CARDS.index) for seat in range(seats)]
    rest = deck[seats * each :]
    assert hidden["river"] == rest[:TRICKS]
    assert hidden["pile"] == rest[TRICKS:]
    assert hidden["generator"] == chance.counter
    events = table.commit(*(table.held(seat)[0] for seat in range(seats)))
    assert [event["seat"] for event in told(events, "draw")] == sorted(event["seat"] for event in told(events, "draw"))
    drawn = rest[TRICKS : TRICKS + len(told(events, "draw"))]
    for event, card in zip(told(events, "draw"), drawn, strict=True):
        assert card in table.held(event["seat"])
    assert table.hidden["pile"] == rest[TRICKS + len(drawn) :]


@pytest.mark.rule("PLAY-R20", "PLAY-25")
def test_r20_chance_is_spent_when_due_and_never_by_a_choice():
    table = new_match(6, 20)
    for _ in range(TRICKS):
        before = table.hidden["generator"]
        table.commit(*(table.held(seat)[0] if table.held(seat) else None for seat in range(6)))
        assert table.hidden["generator"] == before, "the draws were decided by the shuffle"
    table.answer(*("no" if seat in table.pending else None for seat in range(6)))
    while table.phase == "rot":
        assert table.hidden["generator"] == before
        table.match.play(table.pending[0], table.match.legal(table.pending[0])[0])
    assert table.hidden["generator"] != before, "a new shuffle for the new round"
