"""Files of WebAssembly made ready to run here, once per machine."""

from __future__ import annotations

import hashlib
import tempfile
from contextlib import suppress
from importlib import metadata
from pathlib import Path

import platformdirs
import wasmtime

CACHE = Path(platformdirs.user_cache_dir("verger", appauthor=False)) / "wasm"
ENGINE = wasmtime.Engine()


def module(code: bytes) -> wasmtime.Module:
    """A module, from the cache if this machine has had it before."""
    name = hashlib.sha256(metadata.version("wasmtime").encode() + b"\0" + code).hexdigest()
    path = CACHE / f"{name[:32]}.cwasm"
    try:
        return wasmtime.Module.deserialize(ENGINE, path.read_bytes())
    except (OSError, wasmtime.WasmtimeError):  # not there yet, or made by another build of wasmtime
        made = wasmtime.Module(ENGINE, code)
        _keep(path, bytes(made.serialize()))
        return made


def _keep(path: Path, content: bytes) -> None:
    """Write a file as a whole, whoever else may be writing it; where nothing can be kept it is made again."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(content)
        Path(file.name).replace(path)
