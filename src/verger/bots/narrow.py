"""Weights of 16 bits, as their file has them: half the memory, and an instruction of the processor widens them.

What lies nearest to a core holds half a network of 32-bit numbers, and a whole one of these. A processor without the
instruction, WebAssembly and plain Python read 32-bit numbers; each is the same number, so that sums are the same.
"""

from __future__ import annotations

import platform
from typing import Any

import llvmlite.binding as llvm
import llvmlite.ir as ir
import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from verger.engine.compiled import INTERPRETED


def _are_widened() -> bool:
    """Whether compiled code here has that instruction: processors of Intel's kind say so, ARM's all have it."""
    if INTERPRETED:
        return False
    if numba.config.CPU_NAME or numba.config.CPU_FEATURES:
        return "+f16c" in (numba.config.CPU_FEATURES or "")
    is_arm = platform.machine().lower() in ("aarch64", "arm64")
    return is_arm or bool(llvm.get_host_cpu_features().get("f16c"))


NARROW = _are_widened()

KIND = np.dtype(np.uint16 if NARROW else np.float32)
"""Of weights that a core reads."""


def readable(weights: np.ndarray) -> np.ndarray:
    """Weights as a core reads them: the bits of 16-bit numbers, or numbers of 32 that are no more precise."""
    return weights.astype(np.float16).view(KIND) if NARROW else weights


@intrinsic  # type: ignore[untyped-decorator]
def _single(_: Any, number: types.Type) -> Any:
    def code(context: Any, builder: ir.IRBuilder, signature: Any, arguments: Any) -> Any:
        if signature.args[0] == types.float32:
            return arguments[0]
        return builder.fpext(builder.bitcast(arguments[0], ir.HalfType()), ir.FloatType())

    return types.float32(number), code


single: Any = np.float32 if INTERPRETED else _single
"""A weight as a number to reckon with."""
