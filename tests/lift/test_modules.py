"""A file of rules is made ready once per machine."""

import pytest
import wasmtime

from verger.lift import FOLDER, modules

CODE = (FOLDER / "finca.wasm").read_bytes()


@pytest.fixture(autouse=True)
def empty(tmp_path, monkeypatch):
    monkeypatch.setattr(modules, "CACHE", tmp_path / "wasm")


def test_the_second_time_nothing_is_made(monkeypatch):
    modules.module(CODE)
    monkeypatch.setattr(wasmtime.Module, "__init__", lambda *_: pytest.fail("it is made again"))
    assert modules.module(CODE).exports


def test_where_nothing_can_be_kept_it_is_made_every_time(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setattr(modules, "CACHE", tmp_path / "file" / "wasm")
    assert modules.module(CODE).exports


def test_a_spoilt_file_is_made_anew():
    modules.module(CODE)
    (kept,) = modules.CACHE.iterdir()
    kept.write_bytes(b"spoilt")
    assert modules.module(CODE).exports
    assert kept.stat().st_size > 1_000
