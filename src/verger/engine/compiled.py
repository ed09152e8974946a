"""`@rule`: a plain Python function on a record, compiled without allocation and without the GIL.

With `NUMBA_DISABLE_JIT=1` in the environment the same functions run interpreted, for debuggers and coverage.
"""

from __future__ import annotations

import hashlib
import linecache
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba.core import caching, types, typing
from numba.core.caching import CompileResultCacheImpl
from numba.core.registry import CPUDispatcher

from .parts import ApartCompiler, Part, PartCompiler, PartImpl, WholeCompiler
from .turns import InTurn, SharedCache, Turn

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)
ENTRY_POINTS = "verger.games"
PACKAGE = Path(__file__).resolve().parent.parent
ENGINE = Path(__file__).resolve().parent
KEPT_DAYS = 30

RULES: dict[str, Any] = {}
"""Every rule by its qualified name: what has been compiled here, and how often."""

OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "forceinline": False,  # else who is compiled first inside an inlined rule would be inlined for ever, too
    "_nrt": False,
    "no_cfunc_wrapper": True,
}


def rule(function: Function) -> Function:
    """Mark a function as a rule: compiled on first use, cached, free of allocation, callable from other rules."""
    name = f"{function.__module__}.{function.__qualname__}"
    compiled: Any = function if INTERPRETED else Rule(name, function)
    RULES[name] = compiled
    return compiled  # type: ignore[no-any-return]


def wrapping(function: Function) -> Function:
    """A rule whose 64-bit arithmetic wraps around on purpose."""
    compiled = rule(function)
    if not INTERPRETED:
        return compiled

    def quiet(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return compiled(*arguments)

    return quiet  # type: ignore[return-value]


def inlined(compiled: Any) -> Any:
    """The same rule, its code laid out inside whatever calls it: for small ones that are asked in loops."""
    return compiled if INTERPRETED else Rule(f"{compiled.name} inlined", compiled.py_func, forceinline=True)


def apart(compiled: Any) -> Any:
    """The same rule, whose arguments lie apart in memory: numbers are read and written several at a time."""
    return compiled if INTERPRETED else Rule(f"{compiled.name} apart", compiled.py_func, ApartCompiler)


def python(function: Any) -> Any:
    """The function that was compiled; interpreted it is the same one."""
    return getattr(function, "py_func", function)


def written(name: str, lines: Iterable[str], names: Mapping[str, Any] | None = None, /, **used: Any) -> Any:
    """A rule that the engine writes itself: these lines define it, and it closes over what they use by name.

    It belongs to the module of the first rule among them, or to the one whose `names` it may use, too. Its source can
    be read like any other.
    """
    if names is None:
        home = next(python(value) for value in used.values() if isinstance(python(value), FunctionType))
        names = {"__name__": home.__module__, "__file__": home.__code__.co_filename}
    file = str(Path(names["__file__"]).with_name(f"{names['__name__']} {name}"))
    body = [f"def make({', '.join(used)}):", *(f"    {line}" for line in lines), f"    return {name}"]
    source = [f"{line}\n" for line in body]
    linecache.cache[file] = sum(map(len, source)), None, source, file
    scope = dict(names)
    exec(compile("".join(source), file, "exec"), scope)
    return rule(scope["make"](**used))


class Rule(InTurn, CPUDispatcher):  # type: ignore[misc]
    """A compiled function that takes every integer as one of 64 bits, and is cached by what its source says."""

    def __init__(self, name: str, function: Any, compiler: type[PartCompiler] = PartCompiler, **options: bool) -> None:
        super().__init__(function, targetoptions={**OPTIONS, **options}, pipeline_class=WholeCompiler)
        self.name = name
        self.compiler = compiler
        self.options = (compiler.__name__, *options)
        self.sources = sources_of(function)
        self._set_uuid(f"{name}({', '.join(map(_identity, _closed_over(function)))})")
        self._keep(self, CompileResultCacheImpl)

    @cached_property
    def part(self) -> Part:
        """The same for rules that call it; who only plays in WebAssembly needs none."""
        part = Part(self.py_func, self.targetoptions, self.compiler)
        self._keep(part, PartImpl)
        return part

    @property
    def is_kept(self) -> bool:
        """Whether machine code of it is at hand; else the first call takes its time."""
        return bool(self.overloads) or Path(self._cache._cache_file._index_path).exists()

    def _keep(self, dispatcher: Any, kind: Any) -> None:
        folder = folder_for(self.sources)
        dispatcher._cache = _cache_class(folder, kind)(self.py_func)
        dispatcher._cache.turn = dispatcher.turn = _turn(folder)
        dispatcher._cache.options = (type(dispatcher).__name__, *self.options)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How another rule calls this one: the caller widens its integers, so that one version serves them all."""
        signature, folded = self._compiler.fold_argument_types(args, kws)
        self.part.compile(tuple(map(wide, folded)))
        name, signatures = self.py_func.__name__, self.part.nopython_signatures
        template = typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=signatures)
        return template, signature, folded, {}

    def get_overload(self, signature: Any) -> Any:
        return self.part.get_overload(signature)

    @property
    def is_compiling(self) -> bool:
        return bool(super().is_compiling or ("part" in vars(self) and self.part.is_compiling))

    def compile(self, signature: Any) -> Any:
        return super().compile(tuple(map(wide, signature)))


_told: set[str] = set()


def tell_if_compiling(compiled: Any, sentence: str) -> None:
    """Say on standard error, once, what takes a while: the first call of a rule of which no machine code is at hand."""
    if isinstance(compiled, Rule) and sentence not in _told:
        _told.add(sentence)
        if not compiled.is_kept:
            print(sentence, file=sys.stderr, flush=True)


def wide(kind: types.Type) -> types.Type:
    """The type that a rule takes for an argument of this one; unsigned numbers of 64 bits stay what they are."""
    if isinstance(kind, types.Literal):
        kind = types.unliteral(kind)  # type: ignore[attr-defined]
    if isinstance(kind, types.Boolean) or (isinstance(kind, types.Integer) and kind != types.uint64):
        return types.int64
    return kind


# --- The cache -------------------------------------------------------------------------------------------------------


def sources_of(function: Any) -> frozenset[Path]:
    """The folders whose change must not meet old machine code of a function: those of all that it can call.

    A function calls into the engine, its own folder, and whatever the rules call that it closes over.
    """
    called = [value.sources for value in _closed_over(function) if isinstance(value, Rule)]
    return frozenset({ENGINE, _home(function.__module__, function.__code__.co_filename)}).union(*called)


@cache
def _home(module: str, file: str) -> Path:
    """A game's folder or a room of ours; of somebody else's package all of it."""
    folder = Path(file).resolve().parent
    top = sys.modules.get(module.partition(".")[0])
    if folder.is_relative_to(PACKAGE) or top is None or not getattr(top, "__file__", None):
        return folder
    return Path(str(top.__file__)).resolve().parent


def folder_for(sources: Iterable[Path]) -> Path:
    """Where machine code made of these sources is kept."""
    override = os.environ.get("VERGER_COMPONENTS")
    return _folder_named(",".join(sorted(digest(root) for root in {*sources, *([Path(override)] if override else [])})))


@cache
def _folder_named(digests: str) -> Path:
    base = Path(platformdirs.user_cache_dir("verger", appauthor=False)) / "compiled"
    versions = f"{numba.__version__} {np.__version__} {digests}"
    folder = base / hashlib.sha256(versions.encode()).hexdigest()[:16]
    if not folder.exists():
        with suppress(OSError):  # where nothing can be kept it is compiled again
            folder.mkdir(parents=True, exist_ok=True)
            _forget_old(base)
    return folder


@cache
def digest(root: Path) -> str:
    """What the Python and TOML files in a folder say, wherever it lies."""
    found = hashlib.sha256()
    files = [root] if root.is_file() else sorted(root.rglob("*"))
    for path in files:
        if path.suffix in {".py", ".toml"}:
            found.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _forget_old(base: Path) -> None:
    """Machine code of sources that nobody has run for a month."""
    for folder in base.iterdir():
        if folder.stat().st_mtime < time.time() - KEPT_DAYS * 86_400:
            shutil.rmtree(folder, ignore_errors=True)


_turn = cache(Turn)


@cache
def _cache_class(folder: Path, kind: type[CompileResultCacheImpl]) -> type[caching.FunctionCache]:
    """Numba's cache in a folder that is named for the sources: no file in it can be out of date.

    Numba itself looks at the time of the calling function's file alone, and does not notice that one it calls in
    another file has changed.
    """

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        def __init__(self, function: Any) -> None:
            self._function = function

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> int:
            return 0

        def get_disambiguator(self) -> str:
            module = hashlib.sha256(self._function.__module__.encode()).hexdigest()[:8]
            return f"{module}-{self._function.__code__.co_firstlineno}"

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> Locator:
            return cls(py_func)

    class Impl(kind):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class RuleCache(SharedCache):
        _impl_class = Impl

        def _index_key(self, signature: Any, codegen: Any) -> Any:
            closed_over = tuple(map(_identity, _closed_over(self._py_func)))
            return signature, codegen.magic_tuple(), closed_over, self.options

    return RuleCache


def _closed_over(function: Any) -> list[Any]:
    return [cell.cell_contents for cell in function.__closure__ or ()]


def _identity(value: Any) -> str:
    """A closed-over value as the cache knows it again in another process."""
    if isinstance(value, Rule):
        return hashlib.sha256(str(value._uuid).encode()).hexdigest()[:16]
    return repr(value.tobytes()) if isinstance(value, np.ndarray) else repr(value)
