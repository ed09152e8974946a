"""From a game's rules to one file of WebAssembly, in a process that does nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import wasmtime

from verger.engine import Game, registry

from . import target
from .constants import arrays
from .exports import EXPORTS
from .manifest import described, package
from .sources import digest
from .tables import SYMBOL, Tables
from .target import Context
from .thunks import thunk

STACK = 256 * 1024
VISIBLE = [*(export.name for export in EXPORTS), SYMBOL]


class BuildError(RuntimeError):
    """The file cannot be made: names what stands against it."""


def main(name: str, folder: str) -> None:
    """Build a game's file and its manifest into a folder."""
    game = registry.find(name)
    manifest = {**described(game), "sources": digest(game), "made_with": tools()}
    context = target.install(Tables(arrays(package(game))))
    code = built(game, context)
    manifest["tables"] = addresses(code, context.tables)
    Path(folder, f"{name}.wasm").write_bytes(code)
    Path(folder, f"{name}.json").write_text(text(manifest))


def tools() -> dict[str, str]:
    """Whatever else decides a file's bytes: other versions may write the same rules in another way."""
    versions = {name: metadata.version(name) for name in ("numba", "llvmlite", "ziglang")}
    return {"python": ".".join(map(str, sys.version_info[:2])), **versions}


def text(manifest: Mapping[str, Any]) -> str:
    """A manifest with a line for each of its parts, so that a change can be read."""
    lines = (f"{json.dumps(name)}: {json.dumps(part, separators=(',', ':'))}" for name, part in manifest.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def built(game: Game, context: Context) -> bytes:
    module = laid_out(game, context)
    machine = context.codegen().machine
    optimise(module, machine)
    return linked(machine.emit_object(module))


def laid_out(game: Game, context: Context) -> llvm.ModuleRef:
    """All that the exported functions need in one module, unoptimised, with nothing else visible from outside."""
    module = context.create_module("rules")
    libraries = []
    for export in EXPORTS:
        function, arguments = export.of(game).part, export.types(game)
        function.compile(arguments)
        thunk(context, module, export.name, function.overloads[arguments])
        libraries.append(function.overloads[arguments].library)
    whole = llvm.parse_assembly(str(module))
    for text in [*target.texts(libraries), context.tables.defined()]:
        whole.link_in(llvm.parse_assembly(text))
    for symbol in [*whole.functions, *whole.global_variables]:
        if not symbol.is_declaration and symbol.name not in VISIBLE:
            symbol.linkage = llvm.Linkage.internal
    whole.verify()
    return whole


def optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def linked(code: bytes) -> bytes:
    """An object file made into a module that imports nothing."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "rules.o").write_bytes(code)
        options = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        exports = [f"--export={name}" for name in (*VISIBLE, "__heap_base")]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *options, *exports, "rules.o", "-o", "rules.wasm"]
        linking = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if linking.returncode:
            raise BuildError(linking.stderr.strip())
        return Path(folder, "rules.wasm").read_bytes()


def addresses(code: bytes, tables: Tables) -> dict[str, Any]:
    """Where each table lies in memory, with its type and shape."""
    engine = wasmtime.Engine()
    store = wasmtime.Store(engine)
    exports = wasmtime.Instance(store, wasmtime.Module(engine, code), []).exports(store)
    block = exports[SYMBOL]
    assert isinstance(block, wasmtime.Global)
    start = block.value(store)
    return {
        table.name: {
            "address": start + table.offset,
            "dtype": table.array.dtype.name,
            "shape": list(table.array.shape),
        }
        for table in tables
    }


if __name__ == "__main__":
    main(*sys.argv[1:])
