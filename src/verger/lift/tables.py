"""A game's global arrays as one block of memory, so that another edition's can be written over them before play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import llvmlite.ir as ir
import numpy as np

SYMBOL = "tables"
ALIGNMENT = 16


class Table(NamedTuple):
    """An array of a game, and where it lies in the block."""

    name: str
    offset: int
    array: np.ndarray


class Tables:
    """The arrays that a game's code reads, in the order in which it asked for them."""

    def __init__(self, arrays: Mapping[str, np.ndarray]) -> None:
        self._names = {id(array): name for name, array in arrays.items() if array.flags.c_contiguous}
        self._placed: dict[int, Table] = {}
        self._size = 0

    def __iter__(self) -> Iterator[Table]:
        return iter(self._placed.values())

    def place(self, array: np.ndarray) -> int | None:
        """Where an array lies; None if it has no name by which another edition could find it."""
        if id(array) not in self._names:
            return None
        if id(array) not in self._placed:
            self._placed[id(array)] = Table(self._names[id(array)], self._size, array)
            self._size += -(-array.nbytes // ALIGNMENT) * ALIGNMENT
        return self._placed[id(array)].offset

    def declared(self, module: ir.Module) -> ir.GlobalVariable:
        """The block, as a module that reads it knows it."""
        if SYMBOL not in module.globals:
            ir.GlobalVariable(module, ir.IntType(8), SYMBOL).global_constant = True
        return module.globals[SYMBOL]

    def defined(self) -> str:
        """The block as text: constant to the code, so that it is read once, and yet not to be folded into it."""
        block = bytearray(self._size)
        for _, offset, array in self:
            block[offset : offset + array.nbytes] = array.tobytes()
        data = "".join(f"\\{byte:02x}" for byte in block)
        return f'@{SYMBOL} = externally_initialized constant [{len(block)} x i8] c"{data}", align {ALIGNMENT}\n'
