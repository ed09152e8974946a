"""Components files: an error names the file, the key, the value found and the value expected."""

from collections.abc import Callable
from typing import Any

import pytest

from verger.engine import Components, ComponentsError

GOOD = """
title = "Orchard"
fruits = ["fig", "lemon"]
prices = [3, 5, 8]
[bank]
coins = 40
[[tiles]]
tile = "A"
value = 2
provenance = "rulebook"
[[tiles]]
tile = "B"
value = 3
provenance = "reconstructed"
"""


@pytest.fixture
def components(tmp_path):
    """Reads a components file with some of its text replaced."""

    def read(old="", new=""):
        assert old in GOOD
        path = tmp_path / "components.toml"
        path.write_text(GOOD.replace(old, new, 1) if old else GOOD, encoding="utf-8")
        return Components.read(path)

    return read


def refused(ask: Callable[[], Any]) -> str:
    with pytest.raises(ComponentsError) as error:
        ask()
    return str(error.value)


def test_a_good_file_gives_what_is_in_it(components):
    box = components()
    assert box.get("title") == "Orchard"
    assert box.number("bank.coins", 1, 99) == 40
    assert box.numbers("prices", 3, 0, 9) == [3, 5, 8]
    assert box.keys("fruits", 2, ("fig", "lemon")) == ["fig", "lemon"]
    assert [(place, row["tile"]) for place, row in box.rows("tiles", 2, tile=str, value=int)] == [
        ("tiles[0]", "A"),
        ("tiles[1]", "B"),
    ]


def coins(box: Components) -> Any:
    return box.number("bank.coins", 0, 99)


def prices(box: Components) -> Any:
    return box.numbers("prices", 3, 0, 9)


def fruits(box: Components) -> Any:
    return box.keys("fruits", 2, ("fig", "lemon"))


def words(box: Components) -> Any:
    return box.keys("fruits", 2)


def tiles(box: Components) -> Any:
    return list(box.rows("tiles", 2, tile=str, value=int))


def title(box: Components) -> Any:
    return box.check("title", box.get("title"), "Orchard")


@pytest.mark.parametrize(
    ("ask", "old", "new", "complaint"),
    [
        (coins, "coins = 40", "coins = -1", "bank.coins is -1, expected a whole number from 0 to 99"),
        (coins, "coins = 40", "coins = 100", "bank.coins is 100, expected a whole number from 0 to 99"),
        (coins, "coins = 40", "coins = 40.0", "bank.coins is 40.0, expected a whole number from 0 to 99"),
        (coins, "coins = 40", "coins = true", "bank.coins is True, expected a whole number from 0 to 99"),
        (coins, "coins = 40", 'coins = "40"', "bank.coins is '40', expected a whole number from 0 to 99"),
        (coins, "coins = 40", "notes = 40", "bank.coins is missing"),
        (coins, "[bank]\ncoins = 40", "bank = 3", "bank.coins is missing"),
        (prices, "[3, 5, 8]", "[3, 5]", "prices is 'a list of 2', expected a list of 3"),
        (prices, "[3, 5, 8]", "3", "prices is 3, expected a list of 3"),
        (prices, "[3, 5, 8]", "[3, 50, 8]", "prices[1] is 50, expected a whole number from 0 to 9"),
        (fruits, "lemon", "pear", "fruits[1] is 'pear', expected one of fig, lemon"),
        (words, '"lemon"', "4", "fruits[1] is 4, expected a word"),
        (tiles, "value = 3", 'value = "3"', "tiles[1].value is '3', expected a value of type int"),
        (tiles, "value = 3", "value = true", "tiles[1].value is True, expected a value of type int"),
        (tiles, "value = 3\n", "", "tiles[1].value is None, expected a value of type int"),
        (tiles, "value = 3", "value = 3\nsize = 1", "tiles[1].size is 1, expected no such key (known: tile, value)"),
        (tiles, "rulebook", "hearsay", "tiles[0].provenance is 'hearsay', expected one of rulebook, published, "),
        (tiles, 'provenance = "rulebook"', "", "tiles[0].provenance is None, expected one of rulebook, published, "),
        (tiles, "[[tiles]]", "[[others]]", "tiles is 'a list of 1', expected a list of 2"),
        (tiles, "[[tiles]]", "[[others]]\n[[tiles]]\n[[tiles]]", "tiles is 'a list of 3', expected a list of 2"),
        (title, "Orchard", "Verger", "title is 'Verger', expected 'Orchard'"),
    ],
)
def test_what_is_wrong_is_named(components, tmp_path, ask, old, new, complaint):
    box = components(old, new)
    message = refused(lambda: ask(box))
    assert message.startswith(f"{tmp_path / 'components.toml'}: ")
    assert complaint in message


def test_a_missing_file_is_named(tmp_path):
    assert "nowhere.toml: cannot be read (No such file" in refused(lambda: Components.read(tmp_path / "nowhere.toml"))


def test_a_folder_is_no_file(tmp_path):
    assert "cannot be read" in refused(lambda: Components.read(tmp_path))


@pytest.mark.parametrize("content", [b"= 3", b"\xff\xfe\x00", b"a = [1,"])
def test_a_file_that_is_no_toml_is_named(tmp_path, content):
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    assert "box.toml: is not a TOML file" in refused(lambda: Components.read(path))


def test_the_edition_is_the_content(components):
    assert components().edition == components().edition
    assert components("coins = 40", "coins = 41").edition != components().edition
    assert len(components().edition) == 16


def test_line_ends_make_no_other_edition(components, tmp_path):
    path = tmp_path / "windows.toml"
    path.write_bytes(GOOD.replace("\n", "\r\n").encode())
    assert Components.read(path).edition == components().edition


def test_an_owners_file_comes_before_the_games_own(tmp_path, monkeypatch):
    folder, owner = tmp_path / "game", tmp_path / "owner"
    folder.mkdir()
    owner.mkdir()
    (folder / "components.toml").write_text(GOOD, encoding="utf-8")
    monkeypatch.setenv("VERGER_COMPONENTS", str(owner))
    own = Components.load("orchard", folder)
    assert own.path == folder / "components.toml"
    (owner / "orchard.toml").write_text(GOOD.replace("40", "41"), encoding="utf-8")
    changed = Components.load("orchard", folder)
    assert changed.path == owner / "orchard.toml"
    assert changed.number("bank.coins", 1, 99) == 41
    assert changed.edition != own.edition


TABLE = """
[[boats]]
boat = "A"
bag = "green"
order = {fig = 2}
points = 3
provenance = "rulebook"
[[boats]]
boat = "B"
bag = "orange"
order = {lemon = 1, fig = 4}
points = 0
provenance = "rulebook"
"""
FRUITS, BAGS = ("fig", "lemon"), ("orange", "green")


@pytest.fixture
def boats(tmp_path):
    """Reads a table with some of its text replaced."""

    def read(old="", new=""):
        path = tmp_path / "components.toml"
        path.write_text(TABLE.replace(old, new, 1) if old else TABLE, encoding="utf-8")
        return Components.read(path).table("boats", 2, boat=str, bag=str, order=dict, points=int)

    return read


def test_a_table_is_asked_column_by_column(boats):
    assert boats().names("boat") == ("A", "B")
    assert boats().numbers("points", 0, 9).tolist() == [3, 0]
    assert boats().places("bag", BAGS).tolist() == [1, 0]
    assert boats().amounts("order", FRUITS, 9, "fruit").tolist() == [[2, 0], [4, 1]]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"B"', '"A"', "boats[1].boat is 'A', expected a name that no other has"),
        ("points = 3", "points = 10", "boats[0].points is 10, expected a whole number from 0 to 9"),
        ('"green"', '"blue"', "boats[0].bag is 'blue', expected one of orange, green"),
        ("{fig = 2}", "{}", "boats[0].order is {}, expected at least one fruit"),
        ("lemon", "pear", "boats[1].order.pear is 1, expected one of fig, lemon"),
        ("fig = 4", "fig = 10", "boats[1].order.fig is 10, expected a whole number from 1 to 9"),
    ],
)
def test_what_is_wrong_in_a_table_is_named(boats, old, new, complaint):
    table = boats(old, new)

    def ask():
        table.names("boat")
        table.numbers("points", 0, 9)
        table.places("bag", BAGS)
        table.amounts("order", FRUITS, 9, "fruit")

    assert refused(ask).endswith(complaint)
