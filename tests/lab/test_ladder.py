"""A ladder rates whoever climbs it, is kept in a file, and can be gone on with."""

import csv
import io
from collections import Counter
from pathlib import Path

import pytest

import verger
from verger import lab
from verger.lab import ladder

FINCA = verger.game("finca")
WORDS = ["random", "heuristic", "1"]
ENTRANTS = [lab.entrant(word) for word in WORDS]


def game(*bots: str, places: tuple[int, ...], seed: int = 1) -> ladder.Played:
    shares = tuple(float(place == 1) / places.count(1) for place in places)
    count = len(bots)
    return ladder.Played(bots, seed, places, shares, (10,) * count, (0.5,) * count, (100,) * count)


def climbed(games: int = 40, counts: tuple[int, ...] = (2, 3, 4)) -> ladder.Ladder:
    sittings = ladder.schedule(len(ENTRANTS), counts, games, seed=1)
    return ladder.Ladder(list(ladder.climb(FINCA, ENTRANTS, sittings, 1, {})))


def test_all_numbers_of_seats_take_turns_and_all_bots_sit_equally_often() -> None:
    sittings = ladder.schedule(5, (2, 3, 4), 300, seed=7)
    assert 300 <= len(sittings) < 304
    assert {len(sitting.seats) for sitting in sittings} == {2, 3, 4}
    sat = Counter(who for sitting in sittings for who in sitting.seats)
    assert max(sat.values()) - min(sat.values()) <= 8
    for who in range(5):
        seats = Counter(
            sitting.seats.index(who) for sitting in sittings if who in sitting.seats and len(sitting.seats) == 4
        )
        assert len(set(seats.values())) == 1, "every deal is played from every seat"


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (ladder.schedule(3, (2, 4), games, seed=3) for games in (20, 50))
    assert many[: len(few)] == few


def test_one_bot_alone_has_nobody_to_climb_past() -> None:
    with pytest.raises(ValueError, match="two bots or more"):
        ladder.schedule(1, (2,), 10, seed=1)


def test_the_better_bot_stands_higher_and_the_more_it_plays_the_surer_it_is() -> None:
    rungs = climbed().rungs()
    assert rungs[0].name == "heuristic"
    assert rungs[-1].name == "random"
    assert rungs[0].low > rungs[-1].high
    assert all(rung.low < rung.rating < rung.high for rung in rungs)
    few = {rung.name: rung.high - rung.low for rung in climbed(6).rungs()}
    assert all(rung.high - rung.low < few[rung.name] for rung in rungs)


def test_who_sits_twice_is_placed_by_the_mean_and_counted_once() -> None:
    played = game("a", "b", "a", places=(1, 2, 3))
    assert [ladder.mean_place(played, name) for name in "ab"] == [2.0, 2.0]
    first, second = ladder.Ladder([played]).rungs()
    assert first.rating == second.rating == pytest.approx(25)
    assert (first.games, first.seats, first.wins, second.wins) == (1, 2, 1.0, 0.0)


def test_a_ladder_that_was_broken_off_is_gone_on_with(tmp_path: Path) -> None:
    notebook = ladder.Notebook(tmp_path / "ladder", FINCA, {})
    assert notebook.open() == ladder.Ladder()
    whole = climbed(12)
    for played in whole.played:
        notebook.add(played)
    text = (tmp_path / "ladder").read_text()
    (tmp_path / "ladder").write_text(text[:-20])
    assert notebook.open().played == whole.played[:-1], "the line that broke off is struck out"
    notebook.add(whole.played[-1])
    assert notebook.open().rungs() == whole.rungs()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hello\n", "this is not the file of a ladder"),
        ("", "this is not the file of a ladder"),
        ('{"ladder": "citrus"}\n', "ladder is 'citrus' there and 'finca' here"),
    ],
)
def test_another_file_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "ladder").write_text(text)
    with pytest.raises(ladder.LadderError, match=sentence):
        ladder.Notebook(tmp_path / "ladder", FINCA, {}).open()


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    notebook = ladder.Notebook(tmp_path / "ladder", FINCA, {})
    notebook.open()
    with (tmp_path / "ladder").open("a") as file:
        file.write('{"bots": 3}\n')
    with pytest.raises(ladder.LadderError, match="line 2 is not a game of a ladder"):
        notebook.open()


def test_the_table_has_intervals_in_both_forms() -> None:
    rungs = ladder.Ladder([game("a", "b|c", places=(1, 2), seed=seed) for seed in range(5)]).rungs()
    head, first, second = csv.reader(io.StringIO(ladder.as_csv(rungs)))
    assert tuple(head) == ladder.COLUMNS
    assert (first[1], second[1]) == ("a", "b|c")
    assert float(first[3]) < float(first[2]) < float(first[4])
    assert (first[6], first[7], first[8]) == ("1.0", "0.5655", "1.0")
    assert "| 2 | b\\|c |" in ladder.as_markdown(rungs)


def test_a_rung_is_drawn_on_one_scale() -> None:
    rungs = [ladder.Rung(name="a", rating=30, low=20, high=40), ladder.Rung(name="b", rating=10, low=0, high=20)]
    assert [ladder.bar(rung, rungs, 9) for rung in rungs] == ["    ──●──", "──●──    "]


def test_a_game_that_was_stopped_is_a_draw() -> None:
    tally = lab.play(FINCA, ENTRANTS, lab.Sitting(1, (0, 1)), {"turn_limit": 9})
    assert tally.places == [1, 1]
