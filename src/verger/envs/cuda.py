"""A batch on a GPU, from a game's files of PTX. Needs NumPy, and PyTorch or CuPy to lend memory; Numba only to build
files that are not there yet.

Every call is launched on the stream that PyTorch or CuPy is working on, and none waits: a training loop never stops to
let the host catch up.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from verger.given import options as choices
from verger.given.options import Option

from .arrays import ENDED, OUTCOME, SEEN, TURN, Array, ArrayError, Fields, Layout, Outcome, Turn, check, shape
from .batch import LONGEST, Batch, check_any, seeds_of
from .driver import BLOCK, Device, Kernel

LINE = 16
"""Words that a GPU's caches keep together: where each thread reads a record of its own, each begins with a line."""

FOLDER = "VERGER_PTX"
"""The variable that names a folder of files made elsewhere, by `python -m verger.envs.ptx`."""


class Files:
    """A game's kernels on a device, each loaded when it is first asked for."""

    def __init__(self, folder: Path, name: str, device: Device) -> None:
        self.manifest = json.loads((folder / f"{name}.json").read_text())
        self.folder, self.device = folder, device

    @cache  # noqa: B019
    def kernel(self, name: str) -> Kernel:
        return Kernel(self.device, self.folder / f"{self.manifest['name']}.{name}.ptx", name)


@cache
def files(name: str, number: int) -> Files:
    """A game's files: from the folder that is named, or built here and kept."""
    device = Device(number)
    if given := os.environ.get(FOLDER):
        return Files(Path(given), name, device)
    ptx = importlib.import_module(".ptx", __package__)
    return Files(ptx.built(name, device.capability), name, device)


class Torch:
    """Memory and streams of PyTorch."""

    def __init__(self, number: int) -> None:
        self.torch, self.device = importlib.import_module("torch"), f"cuda:{number}"

    def zeros(self, size: tuple[int, ...], dtype: str) -> Array:
        return self.torch.zeros(size, dtype=getattr(self.torch, dtype), device=self.device)

    def lend(self, array: np.ndarray) -> Array:
        return self.torch.as_tensor(array, device=self.device)

    def stream(self) -> int:
        return int(self.torch.cuda.current_stream(self.device).cuda_stream)


class Cupy:
    """Memory and streams of CuPy."""

    def __init__(self, number: int) -> None:
        self.cupy = importlib.import_module("cupy")
        self.cupy.cuda.Device(number).use()

    def zeros(self, size: tuple[int, ...], dtype: str) -> Array:
        return self.cupy.zeros(size, dtype)

    def lend(self, array: np.ndarray) -> Array:
        return self.cupy.asarray(array)

    def stream(self) -> int:
        return int(self.cupy.cuda.get_current_stream().ptr)


def lender(number: int, given: Mapping[str, Array]) -> Torch | Cupy:
    """Whoever owns the arrays that were given; else whoever is installed."""
    owners = {type(array).__module__.partition(".")[0] for array in given.values()}
    names = [name for name in ("torch", "cupy") if name in owners] or ["torch", "cupy"]
    for name in names:
        if importlib.util.find_spec(name):
            return Torch(number) if name == "torch" else Cupy(number)
    raise ArrayError("device='cuda' needs PyTorch or CuPy to lend it memory")


class CudaBatch(Batch):
    """A batch with a thread for every game. `memory[k, i]` is word `k` of game `i`'s record, its events left out."""

    def __init__(
        self,
        game: Any,
        seats: int,
        count: int,
        device: str = "cuda",
        options: Mapping[str, Any] | None = None,
        *,
        arrays: Mapping[str, Array] | None = None,
        limit: int = LONGEST,
        threads: int | None = None,
    ) -> None:
        number = int(device.partition(":")[2] or 0)
        self._files = files(getattr(game, "name", game), number)
        told = self._files.manifest
        if seats not in told["seats"]:
            raise ValueError(f"{told['name']} is for {min(told['seats'])} to {max(told['seats'])} seats, not {seats}")
        self.layout = Layout(count, seats, told["observation"], told["actions"])
        self.limit, self._threads = limit, threads
        self._lender = lender(number, arrays or {})
        known = [Option(**one) for one in told["options"]]
        self.options = self._lender.lend(choices.encode(known, choices.complete(known, options or {}), seats))
        self.memory = self._lender.zeros((told["words"], count), "int64")
        self.seeds = self._lender.zeros((count,), "int64")
        self.lengths = self._lender.zeros((count,), "int64")
        self._sampled, self._has_sampled = self._lender.zeros((count,), "int64"), False
        blank = np.zeros(told["words"], np.int64)
        blank.view(np.int32)[0] = seats  # a record's first field
        self._blank = self._lender.lend(blank)
        self.turn = Turn(**self._made(TURN, self.layout, arrays or {}))
        self._seen = flats(getattr(self.turn, name) for name in SEEN)
        self._ended = flats(getattr(self.turn, name) for name in ENDED)
        self._records = flats([self.memory, self._blank])
        self._own = flats([self.options, self.seeds, self.lengths])

    def reset(self, seeds: Any = 0) -> Turn:
        self.seeds[:] = self._seeds(seeds, self.layout.count)
        self._clean()
        self._launch("reset", [*self._records, *self._own, *self._seen], self.layout.count)
        return self.turn

    def place(self, positions: Array, seeds: Any = None) -> Turn:
        self.memory[:] = self._words(positions)
        if seeds is not None:
            self.seeds[:] = self._seeds(seeds, self.layout.count)
        self.lengths[:] = 0
        self._clean()
        self._launch("look", [*flat(self.memory), *self._seen], self.layout.count)
        return self.turn

    def sample(self) -> Array:
        self._check_dealt()
        return self._sample() + 0

    def step(self, actions: Array | None = None) -> Turn:
        self._check_dealt()
        if actions is None:
            return self._step(True, self._sample())
        return self._step(False, self._numbers("actions", actions, self.layout.count))

    def playouts(self, seeds: Any) -> Outcome:
        return self._play_on("playouts", seeds, [*flat(self._blank), *flat(self.options)])

    def rollouts(self, seeds: Any, positions: Array | None = None, eyes: Any = None) -> Outcome:
        if positions is None or eyes is None:
            self._check_dealt()
        dealt = self._seeds(seeds)
        begin = self.memory if positions is None else self._words(positions)
        known = self.turn.seat if eyes is None else self._lender.lend(np.atleast_1d(np.asarray(eyes, np.int64)))
        check_any("eyes", known)
        looking = known[self._lender.lend(np.arange(len(dealt)) % len(known))]
        return self._play_on("rollouts", dealt, [*flat(begin), *flat(looking)])

    def opinions(self, rows: Array, actions: Array, seeds: Any = 0) -> Array:
        self._check_dealt()
        which, chosen = (self._numbers(name, one, len(rows)) for name, one in (("rows", rows), ("actions", actions)))
        dealt = self._seeds(seeds, self.layout.count)
        result = self._lender.zeros((len(which),), "float64")
        if len(which):
            work = [self.memory, which, chosen, self.turn.seat, dealt, result]
            self._launch("opinions", flats(work), len(which))
        return result

    def worths(self, seats: Array) -> Array:
        self._check_dealt()
        asked = self._numbers("seats", seats, self.layout.count)
        result = self._lender.zeros((self.layout.count,), "float64")
        self._launch("worths", flats([self.memory, asked, result]), self.layout.count)
        return result

    def _sample(self) -> Array:
        """Any legal action of every row; a step that was random has left them there."""
        if not self._has_sampled:
            work = [self.turn.mask, self.seeds, self.lengths, self._sampled]
            self._launch("sample", flats(work), self.layout.count)
            self._has_sampled = True
        return self._sampled

    def _step(self, sampling: bool, actions: Array) -> Turn:
        arguments = [*self._records, self.limit, *self._own, int(sampling), *flat(actions), *self._seen, *self._ended]
        self._launch("step", arguments, self.layout.count)
        self._has_sampled = sampling
        return self.turn

    def _play_on(self, kernel: str, seeds: Any, begin: list[int]) -> Outcome:
        dealt = self._seeds(seeds)
        result = Outcome(**self._made(OUTCOME, replace(self.layout, count=len(dealt)), {}))
        taken = self._lender.zeros((1,), "int64")
        arguments = [*begin, *flat(dealt), self.limit, *flats(result), *flat(taken)]
        crowd, block = self._files.manifest["crowd"], self._files.manifest["block"] or BLOCK
        threads = min(len(dealt), self._threads or self._files.kernel(kernel).resident(block))
        if crowd:
            blocks = -(-threads // block)
            places = blocks * min(crowd, -(-len(dealt) // blocks))
            rooms = [(places, -(-self.memory.shape[0] // LINE) * LINE), (places, self._files.manifest["notes"])]
            lent = [self._lender.zeros(size, "int64") for size in rooms]
            self._files.kernel(kernel).launch(arguments + flats(lent), blocks * block, self._lender.stream(), block)
        else:
            self._launch(kernel, arguments, threads)
        return result

    def _launch(self, kernel: str, arguments: list[int], threads: int) -> None:
        self._files.kernel(kernel).launch(arguments, threads, self._lender.stream())

    def _clean(self) -> None:
        """Rows are clean before they are observed into, whatever they held; nothing has come of an action yet."""
        for name in ("observation", *ENDED):
            getattr(self.turn, name)[:] = 0
        self._has_sampled, self._is_dealt = False, True

    def _seeds(self, seeds: Any, count: int | None = None) -> Array:
        if hasattr(seeds, "__cuda_array_interface__"):
            return seeds
        return self._lender.lend(seeds_of(seeds, count).view(np.int64))

    def _words(self, positions: Array) -> Array:
        """Records of a core as they lie here: word by word, without their events; what lies here already stays."""
        if hasattr(positions, "__cuda_array_interface__"):
            return positions
        check_any("positions", np.atleast_1d(positions))
        words = self.memory.shape[0]
        rows = np.atleast_1d(positions).view(np.uint8).reshape(-1, positions.dtype.itemsize)[:, : 8 * words].copy()
        rows[:, positions.dtype.fields["events"][1] :] = 0
        return self._lender.lend(np.ascontiguousarray(rows.view(np.int64).T))

    def _numbers(self, name: str, array: Array, count: int) -> Array:
        """A caller's row of numbers on the device."""
        if not hasattr(array, "__cuda_array_interface__"):
            array = self._lender.lend(np.ascontiguousarray(array, np.int64))
        check(name, *described(name, array, "int64", (count,)))
        return array

    def _made(self, fields: Fields, layout: Layout, given: Mapping[str, Array]) -> dict[str, Array]:
        """The arrays of these names: those that a caller has, and new ones."""
        unknown = [name for name in given if name not in fields]
        if unknown:
            raise ArrayError(f"there is no array {unknown[0]!r}; there are {', '.join(fields)}")
        for name, array in given.items():
            dtype, dims = fields[name]
            check(name, *described(name, array, dtype, shape(layout, dims)))
        new = {name: self._new(name, *fields[name], layout) for name in fields if name not in given}
        return {name: given.get(name, new.get(name)) for name in fields}

    def _new(self, name: str, dtype: str, dims: tuple[str, ...], layout: Layout) -> Array:
        """What every thread writes a row of lies column by column, so that neighbours write side by side."""
        size = shape(layout, dims)
        if name in ("observation", "mask"):
            return self._lender.zeros(size[::-1], dtype).T
        return self._lender.zeros(size, dtype)


def described(name: str, array: Array, dtype: str, size: tuple[int, ...]) -> tuple[Any, Any, bool]:
    """What an array is, what it should be, and whether it is in one piece where it has to be."""
    if not hasattr(array, "__cuda_array_interface__"):
        return (type(array).__name__, ()), (f"on the GPU, {dtype}", size), False
    about = array.__cuda_array_interface__
    whole = name in ("observation", "mask") or about.get("strides") is None
    return (np.dtype(about["typestr"]).name, tuple(about["shape"])), (dtype, size), whole


def flat(array: Array) -> list[int]:
    """An array as kernels take it: nobody's, items, item's size, address, shape, strides."""
    about = array.__cuda_array_interface__
    size, item = tuple(about["shape"]), np.dtype(about["typestr"]).itemsize
    strides = about.get("strides") or [item * int(np.prod(size[axis + 1 :])) for axis in range(len(size))]
    return [0, 0, int(np.prod(size)), item, about["data"][0], *size, *strides]


def flats(arrays: Iterable[Array]) -> list[int]:
    return [number for array in arrays for number in flat(array)]
