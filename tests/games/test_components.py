"""The box: what a broken components file is told, and how a corrected one is played."""

import json
import re

import pytest
from tests.games.boxes import changed, load, played, put, text_of
from tests.games.folders import NAMES, each_game, each_row, few_games, kept
from tests.games.wording import pattern

import verger
from verger.engine import Components, ComponentsError, registry


@each_row("box", "BREAKAGES", "there instead key found expected")
def test_a_broken_file_names_file_key_value_found_and_value_expected(
    tmp_path, name, there, instead, key, found, expected
):
    path = put(name, changed(name, there, instead), tmp_path)
    with pytest.raises(ComponentsError, match=f"^{pattern(f'{path}: {key} is {found}, expected …{expected}')}"):
        load(name, tmp_path)


@pytest.mark.parametrize(
    ("name", "key"), [(name, key) for name in NAMES for key in registry.find(name).components.data]
)
def test_a_missing_key_is_named(tmp_path, name, key):
    text = text_of(name)
    header, line = (re.compile(rf"^({start}){key}\b", re.MULTILINE) for start in (r"\[+", ""))
    path = put(name, (header if header.search(text) else line).sub(r"\1absent", text), tmp_path)
    with pytest.raises(ComponentsError, match=f"^{pattern(f'{path}: {key}… is missing')}"):
        load(name, tmp_path)


@each_game
def test_a_file_that_is_not_toml_is_named(tmp_path, name):
    path = put(name, text_of(name) + "=", tmp_path)
    with pytest.raises(ComponentsError, match=pattern(f"{path}: is not a TOML file")):
        load(name, tmp_path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentsError, match=pattern(f"{path}: is not a TOML file")):
        load(name, tmp_path)


@few_games
def test_a_corrected_box_is_another_edition_and_is_played(tmp_path, name):
    """The owner of a box finds something else printed there, and plays with it."""
    there, instead, before, after = kept(name, "box").CORRECTION
    folder = tmp_path / "boxes"
    folder.mkdir()
    edition, answer, _ = played(name, folder, tmp_path)
    assert (edition, answer) == (registry.find(name).edition, before), "a folder without the game changes nothing"
    put(name, changed(name, there, instead), folder)
    other, answer, record = played(name, folder, tmp_path)
    assert (other != edition, answer) == (True, after)
    assert record["edition"] == other
    saved = tmp_path / "match.json"
    saved.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(ValueError, match=f"edition: played with edition {other} of {name}; here is edition {edition}"):
        verger.open(saved)


@each_game
def test_line_endings_do_not_make_another_edition(tmp_path, name):
    path = tmp_path / f"{name}.toml"
    path.write_bytes(text_of(name).replace("\n", "\r\n").encode())
    assert Components.read(path).edition == registry.find(name).edition
