"""Numba with another target: functions are laid out for wasm32, kept as text and never run.

Nothing is optimised here, no wrapper for Python is made, and nothing is read from a cache: what a rule calls is laid
out with it. Only a process that builds rules does this, since in it no rule can be called any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import llvmlite.binding as llvm
import llvmlite.ir as ir
import numpy as np
from numba import _dynfunc, types
from numba.core import cgutils
from numba.core.caching import NullCache
from numba.core.codegen import Codegen, CodeLibrary
from numba.core.cpu import CPUContext
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target

from verger.engine.parts import gathered

from .tables import Tables

TRIPLE = "wasm32-unknown-unknown"

# What Chrome, Firefox and Safari have had since March 2023.
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"


def machine() -> llvm.TargetMachine:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")


class Library(CodeLibrary):
    """The text of one function's module, and the libraries of those that it calls."""

    def __init__(self, codegen: Layout, name: str) -> None:
        super().__init__(codegen, name)
        self.texts: list[str] = []
        self.called: list[Library] = []

    def add_ir_module(self, ir_module: ir.Module) -> None:
        self.texts.append(cgutils.normalize_ir_text(str(ir_module)))

    def add_linking_library(self, library: CodeLibrary) -> None:
        if isinstance(library, Library):  # the other one is Numba's runtime, which rules do without
            self.called.append(library)

    def finalize(self) -> None:
        self._finalized = True

    def get_function(self, name: str) -> Any:
        raise NotImplementedError(f"{name} is laid out for {TRIPLE} and cannot be called here")

    get_llvm_str = get_asm_str = get_function


def texts(libraries: list[Library]) -> Iterator[str]:
    """What these libraries say, and all that they call."""
    for library in gathered(libraries):
        yield from library.texts


class Layout(Codegen):
    """Modules with wasm32's sizes from the start."""

    _library_class = Library

    def __init__(self) -> None:
        self.machine = machine()
        self._target_data = self.machine.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> ir.Module:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple = TRIPLE
        module.data_layout = self._data_layout
        return module

    def _add_module(self, module: Any) -> None:
        raise NotImplementedError("a module laid out for another machine is not run")

    def insert_unresolved_ref(self, builder: ir.IRBuilder, function: ir.FunctionType, name: str) -> Any:
        """A function that calls itself is found when everything is linked."""
        return cgutils.get_or_insert_function(builder.module, function, name)


class Context(CPUContext):
    """Numba's context of a processor, with the modules of another."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        super().__init__(cpu_target.typing_context, "cpu")

    def init(self) -> None:
        self.is32bit = False  # `intp` stays as wide as on a core, so that the same integers overflow
        self._internal_codegen = Layout()

    def create_cpython_wrapper(self, *_: Any, **__: Any) -> None:
        """Python does not call it."""

    create_cfunc_wrapper = create_cpython_wrapper

    def get_executable(self, library: Library, fndesc: Any, env: Any) -> Any:
        """Numba wants an object per function by which it is known; this one has no address."""
        return _dynfunc.make_function(fndesc.lookup_module(), fndesc.qualname, "", 0, env, (library,))

    def make_constant_array(self, builder: ir.IRBuilder, typ: types.Array, ary: np.ndarray) -> Any:
        """A table with a name lies in memory, where another edition can be written over it."""
        tables = self.tables
        offset = tables.place(ary)
        if offset is None:
            return super().make_constant_array(builder, typ, ary)
        array = self.make_array(typ)(self, builder)
        start = builder.gep(tables.declared(builder.module), [ir.IntType(32)(offset)], inbounds=True)
        intp = self.get_value_type(types.intp)
        self.populate_array(
            array,
            data=builder.bitcast(start, array.data.type),
            shape=cgutils.create_constant_array(intp, [intp(size) for size in ary.shape]),
            strides=cgutils.create_constant_array(intp, [intp(size) for size in ary.strides]),
            itemsize=intp(ary.itemsize),
            meminfo=None,
        )
        return array._getvalue()


class Everywhere:
    """A cache that no function can replace by one of its own."""

    cache = NullCache()

    def __get__(self, *_: Any) -> NullCache:
        return self.cache

    def __set__(self, *_: Any) -> None: ...


def install(tables: Tables) -> Context:
    """From now on this process lays functions out for wasm32 and cannot run what is not compiled yet."""
    cpu_target.target_context.refresh()  # starts Numba's runtime, which wants to run
    context = Context(tables)
    cpu_target.__dict__["_toplevel_target_context"] = context
    Dispatcher._cache = Everywhere()  # type: ignore[attr-defined]
    return context
