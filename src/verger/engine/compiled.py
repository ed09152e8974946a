"""`@rule`: a plain Python function on a record, compiled without allocation and without the GIL.

With `NUMBA_DISABLE_JIT=1` in the environment the same functions run interpreted, for debuggers and coverage.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)
ENTRY_POINTS = "verger.games"
PACKAGE = Path(__file__).resolve().parent.parent
KEPT_DAYS = 30

RULES: dict[str, Any] = {}
"""Every rule by its qualified name, so that the engine can lift them to other targets."""


def rule(function: Function) -> Function:
    """Mark a function as a rule: compiled on first use, cached, free of allocation, callable from other rules."""
    name = f"{function.__module__}.{function.__qualname__}"
    compiled: Function = numba.njit(nogil=True, cache=True, error_model="numpy", _nrt=False)(function)
    if not INTERPRETED:
        # A loop closes over its game's rules, and Numba's cache recognises them by this identity.
        compiled._set_uuid(name)  # type: ignore[attr-defined]
    RULES[name] = compiled
    return compiled


def wrapping(function: Function) -> Function:
    """A rule whose 64-bit arithmetic wraps around on purpose."""
    compiled = rule(function)
    if not INTERPRETED:
        return compiled

    def quiet(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return compiled(*arguments)

    return quiet  # type: ignore[return-value]


def is_cached() -> bool:
    """Whether this source has been compiled on this machine before."""
    return INTERPRETED or any(CACHE.glob("*/*.nbc"))


def _sources() -> Iterator[Path]:
    """The files whose change must not meet old machine code: ours, other packages' games, overriding components."""
    roots = {PACKAGE / part for part in ("engine", "games", "bots")}
    for entry in importlib.metadata.entry_points(group=ENTRY_POINTS):
        top = entry.module.partition(".")[0]
        if top != PACKAGE.name and (spec := importlib.util.find_spec(top)):
            roots.update(map(Path, spec.submodule_search_locations or [str(spec.origin)]))
    if override := os.environ.get("VERGER_COMPONENTS"):
        roots.add(Path(override))
    for root in sorted(roots):
        files = [root] if root.is_file() else sorted(root.rglob("*"))
        yield from (path for path in files if path.suffix in {".py", ".toml"})


def _cache_directory() -> Path:
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for path in _sources():
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    base = Path(platformdirs.user_cache_dir("verger", appauthor=False)) / "compiled"
    folder = base / digest.hexdigest()[:16]
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(base)
    return folder


def _forget_old(base: Path) -> None:
    """Machine code of sources that nobody has run for a month."""
    for folder in base.iterdir():
        if folder.stat().st_mtime < time.time() - KEPT_DAYS * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


CACHE = _cache_directory()
numba.config.CACHE_DIR = str(CACHE)
