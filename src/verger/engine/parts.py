"""Rules as other rules call them: kept as they were lowered, and optimised only inside what Python calls.

Numba optimises every function and makes machine code of it, and does both again inside each function that calls it.
Here a function that a rule calls is a part: it has no machine code and no wrapper for Python, and a whole is optimised
once, with all its parts in it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from functools import cache
from typing import Any

import llvmlite.binding as llvm
from numba.core import caching, compiler, config
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.environment import lookup_environment
from numba.core.llvm_bindings import create_pass_builder
from numba.core.registry import CPUDispatcher

from .turns import InTurn

ITSELF = ".numba.unresolved$"
ENVIRONMENT = "_ZN08NumbaEnv"
"""How Numba begins the names of the addresses by which a function calls itself, and finds objects of Python."""


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """One function as it was lowered, and the libraries of those that it calls."""

    _shared_module: Any
    _linking_libraries: list[Any]

    @property
    def called(self) -> list[Any]:
        return self._linking_libraries

    def finalize(self) -> None:
        self._finalized = True

    def _get_module_for_linking(self) -> llvm.ModuleRef:
        """The function alone; nobody misses it where it was inlined, unless it asks for its own address."""
        if self._shared_module is None:
            module = self._final_module.clone()
            asked = {one.name.removeprefix(ITSELF) for one in module.global_variables if one.name.startswith(ITSELF)}
            for function in module.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    function.linkage = llvm.Linkage.weak_odr if function.name in asked else llvm.Linkage.linkonce_odr
            self._shared_module = module
        return self._shared_module

    def serialize_using_object_code(self) -> tuple[str, bytes]:
        """There is none: the function with all that it calls, for other rules to come."""
        self._final_module = self._get_module_for_linking().clone()
        for library in gathered(self.called):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        return self.name, self._final_module.as_bitcode()

    @classmethod
    def read(cls, codegen: JITCPUCodegen, serialized: tuple[str, bytes]) -> PartLibrary:
        name, code = serialized
        library = cls(codegen, name)
        library._final_module = library._shared_module = llvm.parse_bitcode(code)
        library._finalized = True
        return library


class WholeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """What Python calls, with all its parts in it."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        self._linking_libraries = list(gathered(self._linking_libraries))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Once: Numba's first pass is for counting references, and rules have none."""
        builder = create_pass_builder(_judge(self._codegen), config.OPT, loop_vectorize=True, slp_vectorize=True)
        builder.getModulePassManager().run(self._final_module, builder)

    def _finalize_specific(self) -> None:
        """Each part finds here what Numba keeps for it of Python's objects."""
        super()._finalize_specific()
        for name in (one.name for one in self._final_module.global_variables):
            if name.startswith(ENVIRONMENT) and (environment := lookup_environment(name)) is not None:
                self._codegen.set_env(name, environment)


@cache
def _judge(codegen: JITCPUCodegen) -> llvm.TargetMachine:
    """This machine as it is asked what is worth while: never to read or write several places at once that lie apart.

    LLVM thinks better of it than it is. It made the observations of Frutopia take twice as long.
    """
    options: dict[str, Any] = {"opt": config.OPT}
    codegen._customize_tm_options(options)
    target = llvm.Target.from_triple(llvm.get_process_triple())
    if target.name.startswith("x86"):
        options["features"] += ",+prefer-no-gather,+prefer-no-scatter"
    return target.create_target_machine(**options)


def gathered(libraries: list[Any]) -> Iterator[Any]:
    """These libraries and all that they call, each once, in an order that is always the same."""
    seen: set[int] = set()
    waiting = libraries[::-1]
    while waiting:
        library = waiting.pop()
        if id(library) not in seen:
            seen.add(id(library))
            yield library
            waiting += getattr(library, "called", ())[::-1]


class _RuleCompiler(compiler.Compiler):  # type: ignore[misc]
    """Numba's, with a library of ours; on another machine than this one with its own."""

    library: type[JITCodeLibrary]

    def compile_extra(self, function: Any) -> Any:
        codegen = self.state.targetctx.codegen()
        if isinstance(codegen, JITCPUCodegen):
            self.state.library = self.library(codegen, function.__qualname__)
            self.state.library.enable_object_caching()
        return super().compile_extra(function)

    def _compile_bytecode(self) -> Any:
        """Under a name that no process gives to anything else.

        Numba counts its functions anew in each process, and its types, too. Machine code that two of them made meets
        in a third, where a name stands for one function only.
        """
        if isinstance(self.state.library, PartLibrary | WholeLibrary):
            named = self.state.func_id
            named.unique_id = secrets.randbits(64)
            named.unique_name = f"{named.func_qualname}${named.unique_id}"
        return super()._compile_bytecode()


class WholeCompiler(_RuleCompiler):
    library = WholeLibrary


class PartCompiler(_RuleCompiler):
    library = PartLibrary

    def compile_extra(self, function: Any) -> Any:
        self.state.flags.no_compile = True
        return super().compile_extra(function)


class ApartCompiler(PartCompiler):
    """For a function whose arguments lie apart in memory: what it writes to one does not change another."""

    def compile_extra(self, function: Any) -> Any:
        self.state.flags.noalias = True
        return super().compile_extra(function)


class Part(InTurn, CPUDispatcher):  # type: ignore[misc]
    """A rule as other rules call it."""

    def __init__(self, function: Any, options: dict[str, Any], compiler: type[PartCompiler] = PartCompiler) -> None:
        super().__init__(function, targetoptions={**options, "no_cpython_wrapper": True}, pipeline_class=compiler)

    def add_overload(self, compiled: Any) -> None:
        """Known by an object of its own, as it has no address."""
        key = object()
        self.targetdescr.target_context.insert_user_function(key, compiled.fndesc, [compiled.library])
        self.overloads[tuple(compiled.signature.args)] = compiled._replace(entry_point=key)


class PartImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """How parts are kept on disk."""

    def rebuild(self, target: Any, payload: Any) -> Any:
        serialized, description, environment, signature, *_, environments = payload
        return compiler.compile_result(
            target_context=target,
            typing_context=target.typing_context,
            library=PartLibrary.read(target.codegen(), serialized),
            environment=environment,
            entry_point=object(),
            fndesc=description,
            signature=signature,
            objectmode=False,
            referenced_envs=environments,
        )
