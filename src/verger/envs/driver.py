"""CUDA's driver, as far as a batch needs it: load a file of PTX and launch what is in it. Needs NumPy and a driver."""

from __future__ import annotations

import ctypes
import sys
from ctypes import byref, c_int, c_size_t, c_void_p
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

BLOCK, SMALL_BLOCK = 256, 32
"""Threads that are launched together; fewer where there are not enough of them for all multiprocessors."""

MULTIPROCESSORS, MAJOR, MINOR = 16, 75, 76  # attributes of a device
PREFER_L1 = 2
ERROR_LOG = 5, 6  # options of the driver's compiler: where, and how long


class DriverError(RuntimeError):
    """The driver could not do what it was asked to."""


@cache
def driver() -> Any:
    """The driver's library, started."""
    name = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
    try:
        library = ctypes.CDLL(name)
    except OSError as missing:
        raise DriverError("there is no driver for NVIDIA's GPUs here: device='cuda' needs one") from missing
    call(library.cuInit, 0)
    return library


def call(function: Any, *arguments: Any) -> None:
    code = function(*arguments)
    if code:
        said = ctypes.c_char_p()
        driver().cuGetErrorString(code, byref(said))
        raise DriverError(f"{function.__name__}: {(said.value or b'error %d' % code).decode()}")


class Device:
    """A GPU and the context that PyTorch, CuPy and JAX share on it."""

    def __init__(self, number: int = 0) -> None:
        self.number, self._handle, self.context = number, c_int(), c_void_p()
        call(driver().cuDeviceGet, byref(self._handle), number)
        call(driver().cuDevicePrimaryCtxRetain, byref(self.context), self._handle)
        self.multiprocessors = self._attribute(MULTIPROCESSORS)
        self.capability = self._attribute(MAJOR), self._attribute(MINOR)

    def enter(self) -> None:
        call(driver().cuCtxSetCurrent, self.context)

    def _attribute(self, which: int) -> int:
        value = c_int()
        call(driver().cuDeviceGetAttribute, byref(value), which, self._handle)
        return value.value


class Kernel:
    """One kernel, with the arguments it was last called with: each is a number of 64 bits."""

    def __init__(self, device: Device, path: Path, name: str) -> None:
        self.device, self._module, self._function = device, c_void_p(), c_void_p()
        device.enter()
        log = ctypes.create_string_buffer(4096)
        names, values = (c_int * 2)(*ERROR_LOG), (c_void_p * 2)(ctypes.addressof(log), len(log))
        try:
            call(driver().cuModuleLoadDataEx, byref(self._module), path.read_bytes() + b"\0", 2, names, values)
        except DriverError as refused:
            raise DriverError(f"{path.name}: {refused}: {log.value.decode()}") from refused
        call(driver().cuModuleGetFunction, byref(self._function), self._module, name.encode())
        call(driver().cuFuncSetCacheConfig, self._function, PREFER_L1)

    def launch(self, arguments: list[int], threads: int, stream: int, block: int = 0) -> None:
        """Let so many threads begin, in blocks of a size that suits their number unless one is given; nobody waits."""
        block = block or (BLOCK if threads >= BLOCK * self.device.multiprocessors else SMALL_BLOCK)
        values = np.array([number % 2**64 for number in arguments], np.uint64)
        places = (values.ctypes.data + values.itemsize * np.arange(len(values))).astype(np.uint64)
        blocks = -(-threads // block)
        size = blocks, 1, 1, block, 1, 1, 0
        self.device.enter()
        call(driver().cuLaunchKernel, self._function, *size, c_void_p(stream), c_void_p(places.ctypes.data), None)

    def resident(self, block: int) -> int:
        """How many threads the device can work on at once, in blocks of so many."""
        blocks = c_int()
        self.device.enter()
        ask = driver().cuOccupancyMaxActiveBlocksPerMultiprocessor
        call(ask, byref(blocks), self._function, block, c_size_t(0))
        return blocks.value * block * self.device.multiprocessors
