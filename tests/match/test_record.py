"""Records: a match that was saved opens as it was, and anything else is refused with the first thing that is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.engine.edits import changed, without
from tests.engine.support import PLAIN, content
from tests.match.support import play_on

import verger
from verger.engine import EVERYTHING
from verger.match import RecordError

each_table = pytest.mark.parametrize("table", PLAIN, ids=repr)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "evening.json"


@pytest.fixture(scope="module")
def record(finca):
    """A finished match."""
    people = [{"name": "Zoé"}, {"name": "Łukasz", "level": 3}, {"name": "<b>"}]
    return play_on(finca.new(seats=people, seed=2**64 - 1, turn_limit=60), seed=1).record()


@pytest.fixture(scope="module")
def begun(finca):
    """A match that breaks off."""
    return play_on(finca.new(seats=2, seed=5), seed=2, steps=30).record()


@pytest.fixture(scope="module")
def placed(finca):
    """A match from a hand-written position."""
    position = finca.describe(play_on(finca.new(seats=3, seed=5), seed=2, steps=50).state)
    return play_on(finca.position(position), seed=3, steps=25).record()


def refused(file: Path, data: Any) -> str:
    """The complaint about a record, after the name of its file."""
    text = data if isinstance(data, bytes) else json.dumps(data).encode()
    file.write_bytes(text)
    with pytest.raises(RecordError) as error:
        verger.open(file)
    name, _, complaint = str(error.value).partition(": ")
    assert name == str(file)
    assert "\n" not in complaint
    return complaint


# --- What was saved opens as it was ----------------------------------------------------------------------------------


@each_table
@pytest.mark.parametrize("steps", [0, 1, 9, None])
def test_a_saved_match_opens_as_it_was(table, pips, file, steps):
    match = play_on(table.match(seed=11), seed=11, steps=steps)
    match.save(file)
    opened = verger.open(str(file))
    assert opened.record() == match.record()
    assert content(opened.state) == content(match.state)
    assert opened.result == match.result
    assert opened.log(EVERYTHING) == match.log(EVERYTHING)
    assert opened.curve() == match.curve()
    for seat in range(table.seats):
        assert opened.reach(seat) == match.reach(seat)


@each_table
def test_a_match_from_a_position_opens_as_it_was(table, pips, file):
    box = pips if table.game is pips else verger.game(table.game.name)
    position = box.describe(play_on(table.match(seed=12), seed=12, steps=4).state)
    match = play_on(box.position(position), seed=13, steps=6)
    match.save(file)
    opened = verger.open(file)
    assert opened.record() == match.record()
    assert content(opened.state) == content(match.state)
    play_on(match, seed=14)
    play_on(opened, seed=14)
    assert opened.result == match.result


def test_a_record_is_json_that_people_can_read(finca, file):
    finca.new(seats=[{"name": "Zoé"}, {"name": "Łukasz"}], seed=1).save(file)
    text = file.read_text(encoding="utf-8")
    assert "Zoé" in text
    assert json.loads(text)["game"] == "finca"


def test_what_a_seat_says_of_itself_is_kept(record, file):
    file.write_text(json.dumps(record), encoding="utf-8")
    assert verger.open(file).seats == record["seats"]


def test_a_record_has_the_keys_of_the_design(record, placed):
    keys = ["game", "edition", "rules_version", "options", "seed", "seats", "actions", "result"]
    assert list(record) == keys
    assert list(placed) == [*keys, "position"]


def test_options_that_are_left_out_are_as_by_default(finca, begun, file):
    file.write_text(json.dumps(begun | {"options": {}}), encoding="utf-8")
    assert verger.open(file).record() == begun


# --- Files that are none ---------------------------------------------------------------------------------------------


def test_a_missing_file(tmp_path):
    with pytest.raises(RecordError, match=r"nowhere\.json: cannot be read \(No such file"):
        verger.open(tmp_path / "nowhere.json")


def test_a_folder(tmp_path):
    with pytest.raises(RecordError, match="cannot be read"):
        verger.open(tmp_path)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "breaks off or is not JSON at line 1, column 1"),
        (b"verger", "breaks off or is not JSON at line 1, column 1"),
        (b'{"game": "finca",\n "seed": }', "breaks off or is not JSON at line 2, column 10"),
        (b"\x89PNG\r\n\x1a\n\0\0", "is not a text file (byte 0)"),
        (b'{"game": "\xff"}', "is not a text file (byte 10)"),
        ('{"game": "finca"}'.encode("utf-16"), "is not a text file (byte 0)"),
        (b"[" * 100_000, "is nested too deeply to be a match"),
        (b'{"seed": ' + b"9" * 5000 + b"}", ""),
        (b"null", "a match is a table of game"),
        (b"[]", "a match is a table of game"),
        (b'"finca"', "a match is a table of game"),
        (b"{}", "game is missing"),
    ],
)
def test_what_is_no_record_at_all(file, content, complaint):
    assert complaint in refused(file, content)


@pytest.mark.parametrize("depth", [200, 500, 900, 950, 980, 990])
@pytest.mark.parametrize("key", ["game", "options", "seats", "actions", "result", "position"])
def test_something_nested_deeply(file, begun, key, depth):
    nested = "[" * depth + "]" * depth
    assert refused(file, json.dumps(begun | {key: "HERE"}).replace('"HERE"', nested).encode())


def test_a_truncated_record_is_always_refused(file, record):
    text = json.dumps(record).encode()
    for end in range(0, len(text) - 1, 17):
        assert "breaks off or is not JSON" in refused(file, text[:end])


# --- Records with something wrong in them ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("game",), 3, "game must be a text, not 3"),
        (("game",), "ludo", "game: there is no game 'ludo'; there are "),
        (("edition",), None, "edition must be a text, not None"),
        (("edition",), "0" * 16, "edition: played with edition 0000000000000000 of finca; here is edition "),
        (("rules_version",), 1.0, "rules_version must be a whole number, not 1.0"),
        (("rules_version",), True, "rules_version must be a whole number, not True"),
        (("rules_version",), 0, "rules_version: played by version 0 of the rules; here is "),
        (("rules_version",), 10**400, "rules_version: played by version 1000000"),
        (("options",), [], "options must be a table, not []"),
        (("options", "turn_limit"), -1, "options: turn_limit must be a number from 0 to 30000, not -1"),
        (("options", "turn_limit"), 2**70, "options: turn_limit must be a number from 0 to 30000, not"),
        (("options", "colour"), 1, "options: there is no option 'colour'"),
        (("options", "start_player"), 3, "options: start_player must be a number from 0 to 2 or null, not 3"),
        (("seed",), -1, "seed must be a whole number of at most 64 bits, not -1"),
        (("seed",), 2**64, "seed must be a whole number of at most 64 bits, not 18446744073709551616"),
        (("seed",), None, "seed must be a whole number of at most 64 bits, not None"),
        (("seed",), "7", "seed must be a whole number or null, not '7'"),
        (("seed",), 7.5, "seed must be a whole number or null, not 7.5"),
        (("seats",), 3, "seats must be a list, not 3"),
        (("seats",), [], "finca is for 2 to 4 seats, not 0 (FIN-01)"),
        (("seats",), [{"name": "Ana"}] * 5, "finca is for 2 to 4 seats, not 5 (FIN-01)"),
        (("seats", 1), "Ana", "seats[1] must be a table with a name, not 'Ana'"),
        (("seats", 1), {}, "seats[1] must be a table with a name, not {}"),
        (("seats", 2, "name"), 5, "seats[2] must be a table with a name, not {'name': 5}"),
        (("actions",), {}, "actions must be a list, not {}"),
        (("actions", 4), [0], "actions[4] must be a seat and an action, not [0]"),
        (("actions", 4), [0, 1, 2], "actions[4] must be a seat and an action, not [0, 1, 2]"),
        (("actions", 4), [0, 1.0], "actions[4] must be a seat and an action, not [0, 1.0]"),
        (("actions", 4), [True, 1], "actions[4] must be a seat and an action, not [True, 1]"),
        (("actions", 4), {"seat": 0}, "actions[4] must be a seat and an action, not {'seat': 0}"),
        (("actions", 4, 1), 304, "actions[4]: there is no action 304"),
        (("actions", 4, 1), -1, "actions[4]: there is no action -1"),
        (("actions", 4, 1), 2**70, "actions[4]: there is no action 1180591620717411303424"),
        (("actions", 4, 0), 3, "actions[4]: there is no seat 3"),
        (("actions", 4, 0), -1, "actions[4]: there is no seat -1"),
        (("actions", 4, 0), 2**70, "actions[4]: there is no seat 1180591620717411303424"),
        (("actions", 4, 0), -(2**70), "actions[4]: there is no seat -1180591620717411303424"),
        (("actions", 0, 1), 303, "may not play {'kind': 'finish'} there (FIN-16)"),
        (("result",), None, "result is None, but the actions lead to {'places': "),
        (("result",), [], "result must be a table or null, not []"),
        (("result", "points", 0), 10**400, "result is {'places': "),
        (("result", "places"), [], "result is {'places': [], "),
        (("comment",), "hello", "comment does not belong into a match"),
        (("position",), [], "position must be a table with as many seats as the match"),
        (("position",), {"seats": 2}, "position must be a table with as many seats as the match"),
    ],
)
def test_the_first_wrong_thing_is_named(file, record, path, value, complaint):
    assert complaint in refused(file, changed(record, path, value))


@pytest.mark.parametrize("key", ["game", "edition", "rules_version", "options", "seed", "seats", "actions", "result"])
def test_a_missing_key_is_named(file, record, key):
    assert refused(file, without(record, (key,))) == f"{key} is missing"


@pytest.mark.parametrize("further", [32, 64, 128, 256, 2**16, 2**31, 2**32, 2**33, 2**62])
def test_a_seat_far_off_is_nobody(file, record, further):
    """No number may pass for the seat whose turn it is."""
    seat = record["actions"][0][0] + further
    assert refused(file, changed(record, ("actions", 0, 0), seat)) == f"actions[0]: there is no seat {seat}"


def test_an_illegal_action_in_the_middle_is_named_with_its_rule(file, record):
    seat, _ = record["actions"][20]
    complaint = refused(file, changed(record, ("actions", 20, 1), 0))
    assert complaint == f"actions[20]: seat {seat} may not play {{'kind': 'place', 'blade': 0}} there (FIN-17)"


def test_an_action_of_the_wrong_seat_is_named(file, record):
    seat, action = record["actions"][3]
    complaint = refused(file, changed(record, ("actions", 3), [(seat + 1) % 3, action]))
    assert complaint.startswith(f"actions[3]: seat {(seat + 1) % 3} may not play ")
    assert complaint.endswith("(FIN-13)")


def test_an_action_after_the_end_is_named(file, record):
    count = len(record["actions"])
    complaint = refused(file, record | {"actions": [*record["actions"], [0, 12]]})
    assert complaint.startswith(f"actions[{count}]: seat 0 may not play ")


def test_the_first_of_several_wrong_actions_is_named(file, record):
    twice = changed(changed(record, ("actions", 30), [99, 1]), ("actions", 10), [0, 9999])
    assert refused(file, twice) == "actions[10]: there is no action 9999"
    twice = changed(changed(record, ("actions", 30), [0, 9999]), ("actions", 10), [99, 1])
    assert refused(file, twice) == "actions[10]: there is no seat 99"


def test_a_result_before_the_end_is_refused(file, begun, record):
    assert refused(file, begun | {"result": record["result"]}).endswith("but the actions lead to None")


def test_another_seed_leads_elsewhere(file, record):
    assert refused(file, record | {"seed": 1})


def test_a_position_comes_without_seed_and_options(file, placed):
    assert "seed" in refused(file, placed | {"seed": 5})
    assert "options" in refused(file, placed | {"options": {"turn_limit": 3}})


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("wheel",), 5),
        (("wheel", 0), None),
        (("farmers",), []),
        (("farmers", "3"), 1),
        (("farmers", "9" * 5000), []),
        (("fruits",), {}),
        (("fruits", 0, "fig"), 2**70),
        (("carts", 0), "one"),
        (("action_tiles", 0), 3),
        (("tiles", 0), None),
        (("bonuses",), 1),
        (("box",), 2),
        (("villages", "arta"), []),
        (("villages", "arta", "stack"), 3),
        (("villages", "arta", "stack"), [["F01"]]),
        (("delivery",), 3),
        (("delivery",), {"mode": "cart", "staged": 3}),
        (("delivery",), {"mode": "cart", "staged": [3]}),
        (("turns",), 2**70),
        (("generator",), -1),
        (("phase",), "over"),
        (("over",), "ended"),
        (("seats",), 3.0),
    ],
)
def test_a_wrong_position_is_named(file, placed, path, value):
    record = changed(placed, ("position", *path), value) | {"actions": []}
    assert refused(file, record).startswith("position")
