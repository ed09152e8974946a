"""A copy of a game's rules with memory of its own, and how arguments cross into it and back."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
import wasmtime
from numba import types
from wasmtime import _bindings

from verger.engine import Game
from verger.engine.loops import NOTES
from verger.engine.records import EVENT_ARGUMENTS

from .exports import EXPORTS, Export
from .modules import ENGINE

PAGE = 65_536
ALIGNMENT = 16
MOST = 32  # values that cross in one call
WORD = 8
EVENT = struct.Struct(f"<{1 + EVENT_ARGUMENTS}h")
PLAYED, NOTED = struct.Struct("<2q"), struct.Struct(f"<{len(NOTES)}q")
REPLAY, KNOWN, TOLD = (struct.Struct("<" + "q8x" * cells) for cells in (8, 4, 5))
"""The cells of functions that are asked often."""

# What wasmtime's own Python calls looks at every argument's type anew, and takes thirty times as long.
_pointer = ctypes.c_void_p
_signature = (_pointer, _pointer, _pointer, _pointer, ctypes.c_size_t, _pointer)
_place = ("wasmtime_func_call_unchecked", _bindings.dll)  # type: ignore[attr-defined]
_enter = ctypes.CFUNCTYPE(*_signature)(_place)
_enter_quickly = ctypes.PYFUNCTYPE(*_signature)(_place)
"""Without letting other threads of Python go on meanwhile: for what takes less time than that."""

Function = Callable[..., Any]
Kind = TypeVar("Kind")


class BrokeOff(RuntimeError):
    """A function was given what no rule can go on with; its copy of the rules is of no use any more."""


class Instance:
    """A game's functions by name, and memory that is theirs alone. One thread at a time may use it."""

    def __init__(self, module: wasmtime.Module, game: Game) -> None:
        self._game = game
        self._store = wasmtime.Store(ENGINE)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = self._export("memory", wasmtime.Memory)
        self._look()
        self._heap = _aligned(self._export("__heap_base", wasmtime.Global).value(self._store))
        self._cells = (_bindings.wasmtime_val_raw_t * MOST)()
        self._bytes = cells = memoryview(self._cells).cast("B")
        self.integers, self.words, self.reals = cells.cast("q"), cells.cast("Q"), cells.cast("d")
        self.numbers = cells.cast("i")
        self._calls = Lazy(lambda name: self._call(name, _enter))
        self._asked = Lazy(lambda name: self._call(name, _enter_quickly))
        self.functions = Lazy(self._function)
        size = game.dtype.itemsize
        self._at, self._out, self._notes = self.reserve([size, max(size, PLAYED.size), NOTED.size])
        self._given, self._made = slice(self._at, self._at + size), slice(self._out, self._out + size)
        self._events = game.dtype["events"].shape

    def _export(self, name: str, kind: type[Kind]) -> Kind:
        found = self._exports[name]
        assert isinstance(found, kind)
        return found

    def _look(self) -> None:
        """See all of the memory there is."""
        self.memory = memoryview(self._memory.get_buffer_ptr(self._store)).cast("B")
        self.bytes = np.frombuffer(self.memory, np.uint8)

    def write(self, at: int, data: bytes) -> int:
        """Copy bytes into the memory; where the next ones may lie."""
        end = at + len(data)
        if end > len(self.memory):
            self._grow(end)
        self.memory[at:end] = data
        return end + -end % ALIGNMENT

    def reserve(self, sizes: list[int]) -> list[int]:
        """Addresses of so many bytes each, all zero, one after another."""
        starts, at = [], self._heap
        for size in sizes:
            starts.append(at)
            at = _aligned(at + size)
        if at > len(self.memory):
            self._grow(at)
        self.bytes[self._heap : at] = 0
        return starts

    def array(self, dtype: np.dtype[Any], count: int, start: int, owner: object) -> np.ndarray:
        """A part of the memory as an array, which keeps its owner alive."""
        base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        seen = (ctypes.c_ubyte * (dtype.itemsize * count)).from_address(base + start)
        seen.owner = owner  # type: ignore[attr-defined]
        return np.frombuffer(memoryview(seen), dtype)

    def enter(self, name: str, *arguments: int | np.uint64) -> Any:
        """Call a function with numbers and addresses, as they are."""
        for i, value in enumerate(arguments):
            cells = self.words if isinstance(value, np.uint64) else self.integers
            cells[2 * i] = int(value)
        return self._calls[name]()

    def call(self, name: str, *arguments: Any) -> Any:
        """Call a function with records and arrays, which are copied in and back."""
        return self.functions[name](*arguments)

    # What is asked of every action, or by all who are told of it, crosses by addresses alone, always the same ones.

    def played(self, record: bytes, seat: int, action: int) -> tuple[bytes, tuple[int, ...]] | None:
        """The record after an action, and what is noted of it, if it is legal."""
        memory, out, notes = self.memory, self._out, self._notes
        memory[self._given] = record
        PLAYED.pack_into(memory, out, seat, action)
        REPLAY.pack_into(self._bytes, 0, self._at, out, 1, out + WORD, 1, notes, len(NOTES), 1)
        if self._asked["replay"]() >= 0:
            return None
        return bytes(memory[self._given]), NOTED.unpack_from(memory, notes)

    def witnessed(self, record: bytes, eyes: int, ears: int) -> tuple[bytes, list[tuple[int, ...]]]:
        """The known record of these eyes, and the events that these ears heard."""
        return self.known(record, eyes), self._heard(ears)

    def known(self, record: bytes, eyes: int) -> bytes:
        """The known record of these eyes."""
        self.memory[self._given] = record
        KNOWN.pack_into(self._bytes, 0, self._at, eyes, self._out, 1)
        self._asked["known"]()
        return bytes(self.memory[self._made])

    def told(self, record: bytes, eyes: int) -> list[tuple[int, ...]]:
        """The events that these eyes heard."""
        self.memory[self._given] = record
        return self._heard(eyes)

    def _heard(self, eyes: int) -> list[tuple[int, ...]]:
        """The same of the record that was given last."""
        out = self._out
        TOLD.pack_into(self._bytes, 0, self._at, eyes, out, *self._events)
        count = self._asked["told"]()
        return list(EVENT.iter_unpack(self.memory[out : out + EVENT.size * count]))

    def _grow(self, end: int) -> None:
        """Have memory up to an address."""
        self._memory.grow(self._store, -(-(end - len(self.memory)) // PAGE))
        self._look()

    def _function(self, name: str) -> Function:
        """A function that copies its arguments in, calls, and copies back what was written."""
        (export,) = (export for export in EXPORTS if export.name == name)
        ports = self._ports(export)
        puts = [port.put for port in ports.values()]
        takes = [(i, port.take) for i, (name, port) in enumerate(ports.items()) if name in export.written]
        call, heap = self._calls[export.name], self._heap

        def function(*arguments: Any) -> Any:
            top = heap
            for put, value in zip(puts, arguments, strict=True):
                top = put(value, top)
            result = call()
            for i, take in takes:
                take(arguments[i])
            return result

        return function

    def _ports(self, export: Export) -> dict[str, Port]:
        """How each argument crosses."""
        ports: dict[str, Port] = {}
        cell = 0
        for name, kind in zip(export.names(self._game), export.types(self._game), strict=True):
            ports[name] = Words(self, cell, ports["mask"]) if name == "words" else _port(kind)(self, cell)
            cell += 1 + getattr(kind, "ndim", 0)
        return ports

    def _call(self, name: str, enter: Function) -> Function:
        """Enter a function with what lies in the cells; its result, if it has one, is in the first of them."""
        function = self._export(name, wasmtime.Func)
        results = [str(kind) for kind in function.type(self._store).results]
        answers = self.reals if results == ["f64"] else self.numbers
        trap = ctypes.POINTER(_bindings.wasm_trap_t)()
        arguments = (
            ctypes.cast(self._store._context(), _pointer).value,
            ctypes.addressof(function._func),
            ctypes.addressof(self._cells),
            MOST,
            ctypes.addressof(trap),
        )

        def call() -> Any:
            if enter(*arguments) or trap:
                raise BrokeOff(f"{name} broke off in WebAssembly: {trap and wasmtime.Trap._from_ptr(trap)}")
            return answers[0] if results else None

        return call


class Lazy(dict[str, Function]):
    """Functions by name, each made when it is first asked for."""

    def __init__(self, make: Callable[[str], Function]) -> None:
        self._make = make

    def __missing__(self, name: str) -> Function:
        made = self[name] = self._make(name)
        return made


# --- Arguments -------------------------------------------------------------------------------------------------------


class Port:
    """How an argument crosses: it fills its cells, and takes back what was written. This one is for numbers."""

    def __init__(self, to: Instance, cell: int) -> None:
        self.to = to
        self.cell = 2 * cell  # a cell is two words
        self.at = 0

    def put(self, value: Any, top: int) -> int:
        """Hand an argument over; memory is free from `top` on, and from what is returned afterwards."""
        self.to.numbers[2 * self.cell] = value  # one of 32 bits: a larger one is refused, not cut off
        return top

    def take(self, value: Any) -> None:
        raise TypeError("a number is not written to")


class Seed(Port):
    def put(self, value: Any, top: int) -> int:
        self.to.words[self.cell] = value
        return top


class Real(Port):
    def put(self, value: Any, top: int) -> int:
        self.to.reals[self.cell] = value
        return top


class Record(Port):
    """One record, as its bytes: NumPy would copy field by field."""

    def put(self, value: Any, top: int) -> int:
        self.at = self.to.integers[self.cell] = top
        return self.to.write(top, np.asarray(value).tobytes())

    def take(self, value: Any) -> None:
        record = np.asarray(value)
        record.reshape(1).view(np.uint8)[:] = self.to.bytes[self.at : self.at + record.nbytes]


class Array(Port):
    """An array of numbers or of records."""

    def put(self, value: Any, top: int) -> int:
        to, cell = self.to, self.cell
        self.at = to.integers[cell] = top
        for length in value.shape:
            cell += 2
            to.integers[cell] = length
        return to.write(top, value.tobytes())

    def take(self, value: Any) -> None:
        value.reshape(-1).view(np.uint8, np.ndarray)[:] = self.to.bytes[self.at : self.at + value.nbytes]


class Words(Port):
    """The mask once more, as words."""

    def __init__(self, to: Instance, cell: int, mask: Port) -> None:
        super().__init__(to, cell)
        self._mask = mask

    def put(self, value: Any, top: int) -> int:
        self.to.integers[self.cell] = self._mask.at
        self.to.integers[self.cell + 2] = len(value)
        return top


def _port(kind: types.Type) -> type[Port]:
    match kind:
        case types.Record():
            return Record
        case types.Array():
            return Array
        case types.uint64:
            return Seed
        case types.float64:
            return Real
    return Port


def _aligned(address: int) -> int:
    return -(-address // ALIGNMENT) * ALIGNMENT
