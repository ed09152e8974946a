"""Every game becomes PTX on a machine without a GPU, and whoever launches it passes what it takes."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.engine.support import REGISTERED

from verger.envs import ArrayError, Batch, cuda, ptx
from verger.given import options
from verger.given.options import OptionError

KERNELS = ("reset", "look", "step", "sample", "playouts", "rollouts", "opinions", "worths")
QUICK = "fruitoplay"
CONSTANTS = 2**16
"""Bytes that a GPU has for the constants of a file."""

pytestmark = [
    pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="verger[gpu] is not installed"),
    pytest.mark.slow,  # all of it, so that one worker builds what they look at
]


@pytest.fixture(scope="module")
def folder() -> Path:
    return ptx.built(QUICK)


def entries(path: Path) -> dict[str, int]:
    """The kernels in a file, and how many arguments each takes."""
    found = re.findall(r"\.visible \.entry (\w+)\(([^)]*)\)", path.read_text())
    return {name: arguments.count(".param .u64") for name, arguments in found}


def constants(path: Path) -> int:
    """The bytes of constants in a file."""
    return sum(map(int, re.findall(r"^\.const .*?\[(\d+)\]", path.read_text(), re.MULTILINE)))


@pytest.mark.parametrize(
    "name",
    [pytest.param(game.name, marks=[] if game.name == QUICK else [pytest.mark.thorough]) for game in REGISTERED],
)
def test_every_game_becomes_ptx(name):
    made = ptx.built(name)
    for kernel in KERNELS:
        assert list(entries(made / f"{name}.{kernel}.ptx")) == [kernel]
        assert constants(made / f"{name}.{kernel}.ptx") <= CONSTANTS
    manifest = json.loads((made / f"{name}.json").read_text())
    assert manifest["sources"] == ptx.digest(name)


def test_whole_games_of_small_records_are_held_to_few_registers(folder):
    held = {kernel for kernel in KERNELS if ".maxnreg 48" in (folder / f"{QUICK}.{kernel}.ptx").read_text()}
    assert held == {"playouts", "rollouts"}


def test_large_tables_lie_where_threads_may_read_different_places_at_once():
    from verger.envs import llvm_text

    def table(name: str, size: int, item: int, memory: int) -> str:
        written = f'@"{name}" = internal addrspace({memory}) constant [{size} x i8] [i8 1, i8 2], align {item}'
        return f'%"g" = addrspacecast [{size} x i8] addrspace({memory})* @"{name}" to i8*\n{written}\n'

    small, words, large = (llvm_text.LARGE, 4), (llvm_text.LARGE + 8, 8), (llvm_text.LARGE + 8, 4)
    module = table("small", *small, 4) + table("words", *words, 4) + table("large", *large, 4)
    expected = table("small", *small, 4) + table("words", *words, 4) + table("large", *large, 1)
    assert llvm_text.moved(module) == expected


def test_large_functions_that_several_call_are_laid_out_once():
    from verger.envs import llvm_text

    def module(name: str, lines: int, *calls: str) -> str:
        called = "".join(f'  call i32 @"{one}"(i64 1)\n' for one in calls)
        return f'define linkonce_odr i32 @"{name}"(i64 %"a")\n{{\n{called}' + "  ; more\n" * lines + "}\n"

    long = llvm_text.LARGE_FUNCTION
    modules = [module("top", long, "once", "twice", "small"), module("once", long, "twice", "small"),
               module("twice", long), module("small", 3)]  # fmt: skip
    apart = [module for module in llvm_text.shared(modules) if "noinline" in module]
    assert apart == [modules[2].replace(")\n{", ") noinline\n{")]


def test_what_is_built_is_not_built_again(folder, monkeypatch):
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("it is built already"))
    assert ptx.built(QUICK) == folder


def test_without_the_compiler_one_is_told_what_to_install(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(ptx.BuildError, match=r"pip install 'verger\[gpu\]'"):
        ptx.built(QUICK)


class Lent(np.ndarray):
    """Memory that says it is a GPU's."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        about = dict(self.__array_interface__)
        if self.flags.c_contiguous:
            about["strides"] = None
        return about


class Lender:
    def zeros(self, size: tuple[int, ...], dtype: str) -> Any:
        return np.zeros(size, dtype).view(Lent)

    def lend(self, array: np.ndarray) -> Any:
        return array.view(Lent)

    def stream(self) -> int:
        return 7


class Launches:
    """Instead of a GPU: notes what it was launched with."""

    def __init__(self, name: str, noted: dict[str, list[int]]) -> None:
        self.name, self.noted = name, noted

    def launch(self, arguments: list[int], threads: int, stream: int, block: int = 0) -> None:
        self.noted[self.name] = arguments
        assert block == 0 or threads % block == 0
        assert stream == 7

    def resident(self, block: int) -> int:
        return 1024


@pytest.fixture
def name() -> str:
    return QUICK


@pytest.fixture
def launched(name: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[int]]:
    noted: dict[str, list[int]] = {}

    class Files:
        manifest = json.loads((ptx.built(name) / f"{name}.json").read_text())

        def kernel(self, name: str) -> Launches:
            return Launches(name, noted)

    found = Files()
    monkeypatch.setattr(cuda, "files", lambda name, number: found)
    monkeypatch.setattr(cuda, "lender", lambda number, given: Lender())
    return noted


def dealt(seats: int, count: int, name: str = QUICK) -> Any:
    game = next(game for game in REGISTERED if game.name == name)
    return np.concatenate([np.atleast_1d(game.deal(seats, seed)) for seed in range(count)])


@pytest.mark.parametrize("name", [QUICK, pytest.param("citrus", marks=pytest.mark.thorough)])
def test_kernels_are_given_as_many_arguments_as_they_take(name, launched):
    batch = Batch(name, 2, 5, device="cuda")
    batch.reset(seeds=3)
    batch.place(dealt(2, 5, name), seeds=4)
    batch.step(np.zeros(5, np.int64).view(Lent))
    batch.step()
    batch.playouts(seeds=range(9))
    batch.rollouts(seeds=range(9))
    batch.opinions(*(np.zeros(7, np.int64).view(Lent) for _ in range(2)))
    batch.worths(np.zeros(5, np.int64).view(Lent))
    for kernel in KERNELS:
        assert len(launched[kernel]) == entries(ptx.built(name) / f"{name}.{kernel}.ptx")[kernel], kernel


@pytest.mark.parametrize(("games", "places"), [(9, 9), (1_500, 2 * 750), (50_000, 2 * 1024)])
def test_a_block_of_threads_has_room_for_its_games(launched, games, places):
    """Two blocks of threads are at work at most: where games wait for each other's searches each has up to 1,024."""
    batch = Batch(QUICK, 2, 5, device="cuda")
    batch.playouts(seeds=range(games))
    plain = len(launched["playouts"])
    cuda.files(QUICK, 0).manifest |= {"crowd": 1024, "block": 512, "notes": 5}
    batch.playouts(seeds=range(games))
    rooms, notes = launched["playouts"][plain : plain + 9], launched["playouts"][plain + 9 :]
    assert rooms[5:7] == [places, -(-batch.memory.shape[0] // cuda.LINE) * cuda.LINE]
    assert notes[5:7] == [places, 5]


@pytest.mark.usefixtures("launched")
def test_a_record_goes_to_the_gpu_word_by_word_without_its_events():
    batch, states = Batch(QUICK, 2, 3, device="cuda"), dealt(2, 3)
    batch.place(states)
    kept = states.dtype.fields["events"][1]
    for i in range(3):
        assert batch.memory[:, i].tobytes()[:kept] == states[i].tobytes()[:kept]
        assert not any(batch.memory[:, i].tobytes()[kept:])


@pytest.mark.usefixtures("launched")
def test_neighbours_write_side_by_side_but_a_caller_may_want_rows():
    turn = Batch(QUICK, 2, 4, device="cuda").turn
    assert turn.observation.shape == (4, 656)
    assert turn.observation.strides == (4, 16)
    mine = np.zeros((4, 656), np.float32).view(Lent)
    assert Batch(QUICK, 2, 4, device="cuda", arrays={"observation": mine}).turn.observation is mine
    with pytest.raises(ArrayError, match="seat must be on the GPU, int64"):
        Batch(QUICK, 2, 4, device="cuda", arrays={"seat": np.zeros(4, np.int64)})


@pytest.mark.usefixtures("launched")
def test_options_are_asked_for_as_on_a_core():
    game = next(game for game in REGISTERED if game.name == QUICK)
    for chosen in ({}, *({one.name: value} for one in game.options for value in one.values)):
        theirs = options.encode(game.options, options.complete(game.options, chosen), 2)
        batch: Any = Batch(QUICK, 2, 1, device="cuda", options=chosen)
        assert batch.options.tolist() == theirs.tolist()
    with pytest.raises(OptionError, match="there is no option 'colour'"):
        Batch(QUICK, 2, 1, device="cuda", options={"colour": "red"})


@pytest.mark.parametrize("name", [pytest.param("finca", marks=pytest.mark.thorough)])
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"turn_limit": -7}, "turn_limit must be a number from 0 to 30000, not -7"),
        ({"start_player": 2}, "start_player must be a number from 0 to 1 or null, not 2"),
        ({"start_player": False}, "start_player must be a number from 0 to 1 or null, not False"),
    ],
)
@pytest.mark.usefixtures("launched")
def test_options_that_cannot_be_are_refused_on_a_gpu(name, wrong, why):
    with pytest.raises(OptionError, match=why):
        Batch(name, 2, 1, device="cuda", options=wrong)


@pytest.mark.usefixtures("launched")
def test_a_gpu_needs_some_positions_and_eyes():
    batch = Batch(QUICK, 2, 3, device="cuda")
    batch.reset()
    with pytest.raises(ArrayError, match="positions must be one at least"):
        batch.rollouts(3, positions=dealt(2, 1)[:0], eyes=0)
    with pytest.raises(ArrayError, match="eyes must be one at least"):
        batch.rollouts(3, eyes=[])
