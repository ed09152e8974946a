"""From a game's rules to PTX, in a process that does nothing else: one thread plays one game.

A game's record lies in the thread's own memory while it is worked on, which the hardware lays out so that neighbouring
threads read neighbouring words; between two calls it lies in `memory`, word by word: `memory[k, i]` is word `k` of game
`i`. It lacks the events at its end: on a GPU nobody listens, and `tell` does nothing.
"""

from __future__ import annotations

import json
import operator
import re
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import cuda, types
from numba.cuda import compiler, dispatcher
from numba.cuda.extending import intrinsic, models, overload, register_model
from numba.cuda.target import CUDATypingContext

from verger.engine import RUNNING, Game, registry
from verger.engine.compiled import Rule, wide
from verger.engine.loops import pick_seat
from verger.engine.randomness import advanced, scaled, scrambled
from verger.engine.records import ALL, WORD, tell

from .kernels import next_seed, row

PTX_VERSION = "8.0"
"""What the files ask of a driver: CUDA 12 will do. The compiler would ask for its own, without need."""


class Device(dispatcher.CUDADispatcher):  # type: ignore[misc]
    """A rule on a GPU; as on a core it takes every integer as one of 64 bits, so that one version serves all."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, folded = self.fold_argument_types(args, kws)
        template, signature, _, _ = super().get_call_template(tuple(map(wide, folded)), {})
        return template, signature, folded, {}


def install(capability: tuple[int, int]) -> None:
    """From now on this process compiles rules for GPUs of this capability, whether it has one or not."""

    class Absent:
        compute_capability = capability

    dispatcher.get_current_device = compiler.get_current_device = lambda: Absent
    lifted: dict[Any, Device] = {tell: device(silent)}
    resolve = CUDATypingContext.resolve_value_type

    def resolve_value_type(self: Any, value: Any) -> Any:
        if isinstance(value, Rule):
            if value not in lifted:
                lifted[value] = device(value.py_func)
            value = lifted[value]
        return resolve(self, value)

    CUDATypingContext.resolve_value_type = resolve_value_type


def device(function: Any) -> Device:
    return Device(function, {"device": True, "debug": False, "opt": True, "fastmath": False})


def silent(s, kind, a=0, b=0, c=0, d=0, e=0):  # type: ignore[no-untyped-def]
    """`tell` where nobody listens."""


@intrinsic
def record_in(typing: Any, words: types.Array, kind: types.TypeRef) -> Any:
    """The record that lies in an array of words."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        return builder.bitcast(array.data, context.get_value_type(signature.return_type))

    return kind.instance_type(words, kind), code


class Bits(types.Type):  # type: ignore[misc]
    """A mask with a bit for every action, where a core's has a byte: rules mark it, and read nothing there."""

    def __init__(self) -> None:
        super().__init__("Bits")


bits = Bits()


@register_model(Bits)
class BitsModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Bits) -> None:
        super().__init__(manager, kind, ir.PointerType(ir.IntType(32)))


@intrinsic
def bits_in(typing: Any, words: types.Array) -> Any:
    """The mask that lies in an array of words."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return bits(words), code


@intrinsic
def mark(typing: Any, mask: Bits, action: types.Integer, there: types.Integer) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        mask, action, there = args
        word = builder.gep(mask, [builder.lshr(action, action.type(5))])
        narrow = [builder.trunc(one, ir.IntType(32)) for one in (there, builder.and_(action, action.type(31)))]
        builder.store(builder.or_(builder.load(word), builder.shl(*narrow)), word)
        return context.get_dummy_value()

    return types.void(mask, types.int64, types.int64), code


@overload(operator.setitem)
def set_bit(mask, action, there):  # type: ignore[no-untyped-def]
    if isinstance(mask, Bits):
        return lambda mask, action, there: mark(mask, action, there)
    return None


def kernels(game: Game) -> dict[str, tuple[Any, Any]]:
    """The kernels of a game by name, each with the types of its arguments."""
    setup, redeal, standing, legal, apply = game.setup, game.redeal, game.standing, game.legal, game.apply
    turn, look_at = row(game)
    record = numba.from_dtype(short(game.dtype))
    words = record.size // WORD
    actions = len(game.actions)
    marks = (actions + 31) // 32

    @cuda.jit(device=True)
    def fill(s, source):  # type: ignore[no-untyped-def]
        for k in range(words):
            s[k] = source[k]

    @cuda.jit(device=True)
    def load(s, memory, i):  # type: ignore[no-untyped-def]
        for k in range(words):
            s[k] = memory[k, i]

    @cuda.jit(device=True)
    def store(s, memory, i):  # type: ignore[no-untyped-def]
        for k in range(words):
            memory[k, i] = s[k]

    def reset(memory, blank, options, seeds, lengths, seat, pending, observation, mask):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < memory.shape[1]:
            own = cuda.local.array(words, types.uint64)
            s = record_in(own, record)
            fill(own, blank)
            setup(s, options, seeds[i])
            lengths[i] = 0
            store(own, memory, i)
            look_at(s, i, seat, pending, observation, mask)

    def look(memory, seat, pending, observation, mask):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < memory.shape[1]:
            own = cuda.local.array(words, types.uint64)
            load(own, memory, i)
            look_at(record_in(own, record), i, seat, pending, observation, mask)

    def step(  # type: ignore[no-untyped-def]
        memory, blank, limit, options, seeds, lengths, actions, seat, pending, observation, mask,
        rewards, places, points, done, truncated, refused,
    ):  # fmt: skip
        i = cuda.grid(1)
        if i < memory.shape[1]:
            own = cuda.local.array(words, types.uint64)
            s = record_in(own, record)
            load(own, memory, i)
            if turn(
                s, i, limit, seeds, lengths, actions, seat, mask, rewards, places, points, done, truncated, refused
            ):
                fill(own, blank)
                setup(s, options, seeds[i])
            store(own, memory, i)
            look_at(s, i, seat, pending, observation, mask)

    @cuda.jit(device=True)
    def nth(marked, n):  # type: ignore[no-untyped-def]
        """The n-th action that is marked."""
        k = 0
        here = cuda.popc(marked[0])
        while n >= here:
            n -= here
            k += 1
            here = cuda.popc(marked[k])
        word = marked[k]
        for _ in range(n):
            word &= word - types.uint32(1)
        return 32 * k + cuda.ffs(word) - 1

    @cuda.jit(device=True)
    def random_step(s, marked, generator):  # type: ignore[no-untyped-def]
        """As the engine's loops play one, from the same random bits."""
        random = scrambled(generator)
        seat = pick_seat(s.pending, random)
        for k in range(marks):
            marked[k] = 0
        count = legal(s, seat, bits_in(marked))
        apply(s, seat, nth(marked, scaled(random >> types.uint64(32), count)))

    def playouts(blank, options, seeds, limit, places, points, steps, over):  # type: ignore[no-untyped-def]
        own = cuda.local.array(words, types.uint64)
        marked = cuda.local.array(marks, types.uint32)
        s = record_in(own, record)
        i = cuda.grid(1)
        begin = True
        count = 0
        generator = types.uint64(0)
        while i < seeds.shape[0]:
            if begin:
                fill(own, blank)
                setup(s, options, seeds[i])
                generator = scrambled(seeds[i])
                count = 0
            begin = s.over != RUNNING or count >= limit
            if begin:
                standing(s, places[i], points[i])
                steps[i] = count
                over[i] = s.over
                i += cuda.gridsize(1)
            else:
                generator = advanced(generator)
                random_step(s, marked, generator)
                count += 1

    def rollouts(memory, eyes, seeds, limit, places, points, steps, over):  # type: ignore[no-untyped-def]
        own = cuda.local.array(words, types.uint64)
        marked = cuda.local.array(marks, types.uint32)
        s = record_in(own, record)
        i = cuda.grid(1)
        begin = True
        count = 0
        generator = types.uint64(0)
        while i < seeds.shape[0]:
            if begin:
                load(own, memory, i % memory.shape[1])
                if eyes[i] != ALL:
                    redeal(s, eyes[i], next_seed(seeds[i]))
                generator = scrambled(seeds[i])
                count = 0
            begin = s.over != RUNNING or count >= limit
            if begin:
                standing(s, places[i], points[i])
                steps[i] = count
                over[i] = s.over
                i += cuda.gridsize(1)
            else:
                generator = advanced(generator)
                random_step(s, marked, generator)
                count += 1

    memory, blank, options, seeds, limit = (
        array("uint64", 2),
        array("uint64"),
        array("int64"),
        array("uint64"),
        types.int64,
    )
    lengths, chosen, eyes = array("int64"), array("int64"), array("int64")
    seen = array("int64"), array("int32"), array("float32", 2), array("uint8", 2)
    outcome = array("int32", 2), array("int32", 2), array("int64"), array("int32")
    ended = array("float32", 2), array("int32", 2), array("int32", 2), array("uint8"), array("uint8"), array("uint8")
    return {
        "reset": (reset, (memory, blank, options, seeds, lengths, *seen)),
        "look": (look, (memory, *seen)),
        "step": (step, (memory, blank, limit, options, seeds, lengths, chosen, *seen, *ended)),
        "playouts": (playouts, (blank, options, seeds, limit, *outcome)),
        "rollouts": (rollouts, (memory, eyes, seeds, limit, *outcome)),
    }


def array(dtype: str, ndim: int = 1) -> types.Array:
    return types.Array(getattr(types, dtype), ndim, "C")


def short(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """A game's record without the events at its end."""
    fields = dtype.fields or {}
    kept = [name for name in dtype.names or () if name not in ("events", "filler")]
    size = -(-fields["events"][1] // WORD) * WORD
    layout = {"names": kept, "formats": [fields[n][0] for n in kept], "offsets": [fields[n][1] for n in kept]}
    return np.dtype({**layout, "itemsize": size}, align=True)


def compiled(name: str, kernel: Any, arguments: Any, capability: tuple[int, int]) -> str:
    """A kernel's PTX, in which it goes by its own name."""
    library, _ = compiler._compile_pyfunc_with_fixup(
        kernel, types.void(*arguments), device=False, cc=capability, abi="numba", debug=False, opt=True
    )
    library._nvvm_options["fma"] = False  # a core rounds after every operation
    [text] = library.get_asm_strs(cc=capability)
    text = re.sub(r"^\.version .*$", f".version {PTX_VERSION}", text, flags=re.MULTILINE)
    [symbol] = re.findall(r"\.visible \.entry (\w+)\(", text)
    return text.replace(symbol, name)


def described(game: Game, capability: tuple[int, int], sources: str) -> dict[str, Any]:
    """What a caller must know who has no game at hand."""
    options = [{"name": one.name, "default": one.default, "values": list(one.values)} for one in game.options]
    return {
        "name": game.name,
        "edition": game.edition,
        "sources": sources,
        "capability": capability,
        "seats": list(game.seats),
        "actions": len(game.actions),
        "observation": game.observation,
        "words": short(game.dtype).itemsize // WORD,
        "options": options,
    }


def main(name: str, folder: str, major: str, minor: str, sources: str) -> None:
    game, capability = registry.find(name), (int(major), int(minor))
    install(capability)
    for kernel, (function, arguments) in kernels(game).items():
        Path(folder, f"{name}.{kernel}.ptx").write_text(compiled(kernel, function, arguments, capability))
    Path(folder, f"{name}.json").write_text(json.dumps(described(game, capability, sources), indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
