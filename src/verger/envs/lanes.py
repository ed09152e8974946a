"""From a game's rules to PTX, in a process that does nothing else: one thread plays one game.

A game's record lies in the thread's own memory while it is worked on, which the hardware lays out so that neighbouring
threads read neighbouring words; between two calls it lies in `memory`, word by word: `memory[k, i]` is word `k` of game
`i`. It lacks the events at its end: on a GPU nobody listens, and `tell` does nothing.
"""

from __future__ import annotations

import gc
import json
import operator
import re
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import cuda, types
from numba.cuda import compiler, dispatcher
from numba.cuda.cudadrv import nvvm
from numba.cuda.extending import intrinsic, models, overload, register_model
from numba.cuda.np import arrayobj
from numba.cuda.target import CUDATypingContext

from verger.engine import RUNNING, Game, registry, rule
from verger.engine.compiled import Rule, python, wide
from verger.engine.loops import pick_seat
from verger.engine.randomness import advanced, scaled, scrambled
from verger.engine.records import ALL, WORD, tell
from verger.engine.rows import total

from .kernels import chance, next_seed, nth_of, row, thrown
from .llvm_text import each_once
from .opinions import GLANCE, RECORDS, opinion_of

PTX_VERSION = "8.4"
"""What the files ask of a driver: that of CUDA 12.4 will do. The compiler would ask for its own, without need."""

WHOLE = ("playouts", "rollouts")
"""Kernels whose threads play one game after the other."""

LIGHT, FEW_REGISTERS = 100, 48
"""Words of a record up to which whole games are played with few registers, so that a multiprocessor has room for more
threads: 1,025 million steps a second of Finca on an H200, 1,033 with 40 and 976 with 56; the same of Fruitoplay either
way. No larger one tried."""

WARP, EVERY_LANE = 32, 0xFFFFFFFF
"""Threads of a warp, those that share their instructions; and all of them."""

CROWD, BLOCK, SOME_REGISTERS = 4096, 512, 128
"""Where `legal` is thought in slices: games that a block of threads has at most, its threads, and their registers."""

GONE, FRESH, TURN, THOUGHTS = -1, 0, 1, 3
"""What is to be done with such a game: nothing more; deal the next; from `TURN` on, by the phase, let a seat ask what
it must know; then choose when all is known, or think, in so many kinds at most; then act, by kind."""

GAME, COUNT, SEAT, GENERATOR, RANDOM, ACTION, NOTES = range(7)
"""What is noted of it: its number, actions so far, who acts, chance, and what was chosen."""

NO_GAME = np.uint64(2**64 - 1)


lane = cuda.jit(device=True)
"""Marks a function that kernels call."""


def kernel(function: Any) -> Any:
    """Marks a function that threads are launched with."""
    return function


class Device(dispatcher.CUDADispatcher):
    """A rule on a GPU; as on a core it takes every integer as one of 64 bits, so that one version serves all."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, folded = self.fold_argument_types(args, kws)
        template, signature, _, _ = super().get_call_template(tuple(map(wide, folded)), {})
        return template, signature, folded, {}


def install(capability: tuple[int, int], crowded: bool) -> None:
    """From now on this process compiles rules for GPUs of this capability, whether it has one or not."""

    class Absent:
        compute_capability = capability

    dispatcher.get_current_device = compiler.get_current_device = lambda: Absent
    compile_ir = nvvm.compile_ir
    nvvm.compile_ir = lambda modules, **options: compile_ir(each_once(modules, crowded), **options)
    lifted: dict[Any, Device] = {tell: device(python(silent))}
    resolve = CUDATypingContext.resolve_value_type

    def resolve_value_type(self: Any, value: Any) -> Any:
        if isinstance(value, Rule):
            if value not in lifted:
                lifted[value] = device(value.py_func)
            value = lifted[value]
        return resolve(self, value)

    CUDATypingContext.resolve_value_type = resolve_value_type
    arrayobj.fix_integer_index = from_the_front


def from_the_front(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """A place in an array as it is: no rule counts from the end, and to ask each time takes a twentieth of all time."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


def device(function: Any) -> Device:
    return Device(function, {"device": True, "debug": False, "opt": True, "fastmath": False})


@rule
def silent(s, kind, a=0, b=0, c=0, d=0, e=0):
    """`tell` where nobody listens."""


@intrinsic
def record_in(typing: Any, words: types.Array, kind: types.TypeRef) -> Any:
    """The record that lies in an array of words."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        return builder.bitcast(array.data, context.get_value_type(signature.return_type))

    return kind.instance_type(words, kind), code


class Bits(types.Type):
    """A mask with a bit for every action, where a core's has a byte: rules mark it, and read nothing there."""

    def __init__(self) -> None:
        super().__init__("Bits")


bits = Bits()


@register_model(Bits)
class BitsModel(models.PrimitiveModel):
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
def set_bit(mask, action, there) -> Any:  # type: ignore[no-untyped-def]
    if isinstance(mask, Bits):
        return lambda mask, action, there: mark(mask, action, there)
    return None


def kernels(game: Game) -> dict[str, tuple[Any, Any]]:
    """The kernels of a game by name, each with the types of its arguments."""
    setup, redeal, standing, legal, apply = game.setup, game.redeal, game.standing, game.legal, game.apply
    ask, ponder, mark_all = game.ask, game.ponder, game.mark
    turn, choices, sight = row(game)
    opinion, worth = opinion_of(game), game.worth
    record = numba.from_dtype(short(game.dtype))
    glance = numba.from_dtype(GLANCE)
    words = record.size // WORD
    actions = len(game.actions)
    marks = (actions + 31) // 32
    eights = (actions + 7) // 8

    @lane
    def fill(s, source):
        for k in range(words):
            s[k] = source[k]

    @lane
    def load(s, memory, i):
        for k in range(words):
            s[k] = memory[k, i]

    @lane
    def store(s, memory, i):
        for k in range(words):
            memory[k, i] = s[k]

    # Threads that share their instructions wait for each other between the parts of a step: whoever runs ahead alone
    # makes the others wait all the longer. So none leaves before the end, though it may have nothing to do.

    @kernel
    def reset(memory, blank, options, seeds, lengths, seat, pending, observation, mask):
        own = cuda.local.array(words, types.uint64)
        s = record_in(own, record)
        i = cuda.grid(1)
        there = i < memory.shape[1]
        if there:
            fill(own, blank)
            setup(s, options, seeds[i])
            lengths[i] = 0
            store(own, memory, i)
        cuda.syncwarp()
        if there:
            choices(s, i, seat, pending, mask)
        cuda.syncwarp()
        if there:
            sight(s, i, seat, observation)

    @kernel
    def look(memory, seat, pending, observation, mask):
        own = cuda.local.array(words, types.uint64)
        s = record_in(own, record)
        i = cuda.grid(1)
        there = i < memory.shape[1]
        if there:
            load(own, memory, i)
            choices(s, i, seat, pending, mask)
        cuda.syncwarp()
        if there:
            sight(s, i, seat, observation)

    @kernel
    def sample(mask, seeds, lengths, chosen):
        i = cuda.grid(1)
        if i < chosen.shape[0]:
            count = total(mask[i])
            chosen[i] = nth_of(mask[i], thrown(chance(seeds[i], lengths[i]), count))

    @kernel
    def step(
        memory, blank, limit, options, seeds, lengths, sampling, actions, seat, pending, observation, mask,
        rewards, places, points, done, truncated, refused,
    ):  # fmt: skip
        own = cuda.local.array(words, types.uint64)
        s = record_in(own, record)
        i = cuda.grid(1)
        there = i < memory.shape[1]
        count = 0
        if there:
            load(own, memory, i)
        cuda.syncwarp()
        if there and turn(
            s, i, limit, seeds, lengths, actions, seat, mask, rewards, places, points, done, truncated, refused
        ):
            fill(own, blank)
            setup(s, options, seeds[i])
        cuda.syncwarp()
        if there:
            store(own, memory, i)
            count = choices(s, i, seat, pending, mask)
        cuda.syncwarp()
        if there:
            sight(s, i, seat, observation)
        cuda.syncwarp()
        if there and sampling:
            actions[i] = nth_of(mask[i], thrown(chance(seeds[i], lengths[i]), count))

    @lane
    def nth(marked, n):
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

    def whole(begin: Any) -> Any:
        """A kernel that plays games from their beginning to their end: each thread one, and then the next that nobody
        has taken."""

        @kernel
        def play(one, two, seeds, limit, places, points, steps, over, taken):
            own = cuda.local.array(words, types.uint64)
            marked = cuda.local.array(marks, types.uint32)
            s = record_in(own, record)
            i = cuda.grid(1)
            fresh = True
            count = 0
            generator = types.uint64(0)
            while cuda.any_sync(EVERY_LANE, i < seeds.shape[0]):
                there = i < seeds.shape[0]
                if there and fresh:
                    begin(own, s, i, one, two, seeds)
                    generator = scrambled(seeds[i])
                    count = 0
                cuda.syncwarp()
                going_on = there and s.over == RUNNING and count < limit
                seat = 0
                choices = 0
                generator = advanced(generator)
                random = scrambled(generator)
                if going_on:
                    seat = pick_seat(s.pending, random)
                    for k in range(marks):
                        marked[k] = 0
                    choices = legal(s, seat, bits_in(marked))
                cuda.syncwarp()
                if going_on:
                    apply(s, seat, nth(marked, scaled(random >> types.uint64(32), choices)))
                    count += 1
                cuda.syncwarp()
                fresh = there and not going_on
                if fresh:
                    standing(s, places[i], points[i])
                    steps[i] = count
                    over[i] = s.over
                    i = cuda.gridsize(1) + cuda.atomic.add(taken, 0, 1)
                cuda.syncwarp()

        return play

    def crowded(begin: Any) -> Any:
        """The same where `legal` is thought in slices. A block of threads has more games than threads, and all of them
        do the same kind of work at a time, that for which most games wait: they share their instructions, and nobody
        waits for the longest search. So records lie in the memory of all."""
        choosing = TURN + len(game.phases)
        acting = choosing + THOUGHTS
        ranges = list(game.actions.ranges)
        kind_of = np.array([ranges.index(action.kind) for action in game.actions], np.uint8)
        works = acting + len(ranges)
        queued, begun, counters = works, works + 1, works + 2

        @lane
        def next_turn(s, note, limit):
            """Who acts next, by chance; what is to be done with the game."""
            if s.over != RUNNING or note[COUNT] >= limit:
                return FRESH
            note[GENERATOR] = advanced(note[GENERATOR])
            note[RANDOM] = scrambled(note[GENERATOR])
            note[SEAT] = pick_seat(s.pending, note[RANDOM])
            return TURN + s.phase

        @lane
        def choose(s, note, marked):
            """Any legal action; what is to be done next: play one of its kind."""
            for k in range(marks):
                marked[k] = 0
            choices = mark_all(s, types.int64(note[SEAT]), bits_in(marked))
            action = nth(marked, scaled(note[RANDOM] >> types.uint64(32), choices))
            note[ACTION] = action
            return acting + kind_of[action]

        @lane
        def end(s, note, places, points, steps, over):
            """Note what came of a game."""
            i = types.int64(note[GAME])
            standing(s, places[i], points[i])
            steps[i] = note[COUNT]
            over[i] = s.over

        @lane
        def busiest(votes):
            """The kind of work that most games wait for."""
            work = 0
            for kind in range(1, works):
                if votes[kind] > votes[work]:
                    work = kind
            return work

        @lane
        def work_on(work, own, note, marked, one, two, seeds, limit, places, points, steps, over, taken):
            """Do what a game waits for; what is to be done with it next."""
            s = record_in(own, record)
            if work == FRESH:
                if note[GAME] != NO_GAME:
                    end(s, note, places, points, steps, over)
                i = cuda.atomic.add(taken, 0, 1)
                if i >= seeds.shape[0]:
                    return GONE
                begin(own, s, i, one, two, seeds)
                note[GAME] = i
                note[COUNT] = 0
                note[GENERATOR] = scrambled(seeds[i])
                return next_turn(s, note, limit)
            if work < choosing:
                more = ask(s, types.int64(note[SEAT]))
                return choosing + more if more else choose(s, note, marked)
            if work == choosing:
                return choose(s, note, marked)
            if work < acting:
                return choosing + ponder(s, types.int64(note[SEAT]))
            apply(s, types.int64(note[SEAT]), types.int64(note[ACTION]))
            note[COUNT] += types.uint64(1)
            return next_turn(s, note, limit)

        @kernel
        def play(one, two, seeds, limit, places, points, steps, over, taken, rooms, notes):
            kinds = cuda.shared.array(CROWD, types.int16)
            queue = cuda.shared.array(CROWD, types.int16)
            votes = cuda.shared.array(counters, types.int32)
            marked = cuda.local.array(marks, types.uint32)
            crowd = rooms.shape[0] // cuda.gridDim.x
            first = cuda.blockIdx.x * crowd
            me, width = cuda.threadIdx.x, cuda.blockDim.x
            for place in range(me, crowd, width):
                kinds[place] = FRESH
                notes[first + place, GAME] = NO_GAME
            if me < counters:
                votes[me] = crowd if me == FRESH else 0
            while True:
                cuda.syncthreads()
                work = busiest(votes)
                if votes[work] == 0:
                    break
                for place in range(me, crowd, width):
                    if kinds[place] == work:
                        queue[cuda.atomic.add(votes, queued, 1)] = place
                cuda.syncthreads()
                count = votes[queued]
                if count > width:
                    count -= count % width  # no thread is idle; the others wait for the next time
                cuda.syncthreads()
                if me == 0:
                    votes[queued] = 0
                    votes[begun] = 0
                    cuda.atomic.sub(votes, work, count)
                cuda.syncthreads()
                while True:
                    k = 0
                    if me % WARP == 0:
                        k = cuda.atomic.add(votes, begun, WARP)
                    k = cuda.shfl_sync(EVERY_LANE, k, 0) + me % WARP
                    if k - me % WARP >= count:
                        break
                    if k < count:
                        place = queue[k]
                        kind = work_on(
                            work, rooms[first + place], notes[first + place], marked,
                            one, two, seeds, limit, places, points, steps, over, taken,
                        )  # fmt: skip
                        kinds[place] = kind
                        if kind != GONE:
                            cuda.atomic.add(votes, kind, 1)
                    cuda.syncwarp()

        return play

    @kernel
    def opinions(memory, rows, actions, seat, seeds, out):
        own = cuda.local.array(words, types.uint64)
        states = cuda.local.array(RECORDS, record)
        thought = cuda.local.array(1, glance)
        marked = cuda.local.array(eights, types.uint64)
        k = cuda.grid(1)
        if k < rows.shape[0]:
            i = rows[k]
            load(own, memory, i)
            states[0] = record_in(own, record)
            out[k] = opinion(thought[0], states, marked.view(np.uint8), marked, seat[i], actions[k], seeds[i])

    @kernel
    def worths(memory, seats, out):
        own = cuda.local.array(words, types.uint64)
        s = record_in(own, record)
        i = cuda.grid(1)
        if i < memory.shape[1]:
            load(own, memory, i)
            out[i] = worth(s, seats[i])

    @lane
    def deal(own, s, i, blank, options, seeds):
        fill(own, blank)
        setup(s, options, seeds[i])

    @lane
    def imagine(own, s, i, memory, eyes, seeds):
        load(own, memory, i % memory.shape[1])
        if eyes[i] != ALL:
            redeal(s, eyes[i], next_seed(seeds[i]))

    memory, blank, options, seeds = array("uint64", 2), array("uint64"), array("int64"), array("uint64")
    limit = sampling = types.int64
    lengths, rows, chosen, eyes = array("int64"), array("int64"), array("int64"), array("int64")
    seen = array("int64"), array("int32"), array("float32", 2, "A"), array("uint8", 2, "A")
    outcome = array("int32", 2), array("int32", 2), array("int64"), array("int32"), array("int64")
    ended = array("float32", 2), array("int32", 2), array("int32", 2), array("uint8"), array("uint8"), array("uint8")
    play_on = crowded if game.ponders else whole
    rooms = (array("uint64", 2), array("uint64", 2)) if game.ponders else ()
    return {
        "reset": (reset, (memory, blank, options, seeds, lengths, *seen)),
        "look": (look, (memory, *seen)),
        "step": (step, (memory, blank, limit, options, seeds, lengths, sampling, chosen, *seen, *ended)),
        "sample": (sample, (seen[3], seeds, lengths, chosen)),
        "playouts": (play_on(deal), (blank, options, seeds, limit, *outcome, *rooms)),
        "rollouts": (play_on(imagine), (memory, eyes, seeds, limit, *outcome, *rooms)),
        "opinions": (opinions, (memory, rows, chosen, seen[0], seeds, array("float64"))),
        "worths": (worths, (memory, seen[0], array("float64"))),
    }


def array(dtype: str, ndim: int = 1, layout: str = "C") -> types.Array:
    return types.Array(getattr(types, dtype), ndim, layout)


def short(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """A game's record without the events at its end."""
    fields: Any = dtype.fields
    kept = [name for name in fields if name not in ("events", "filler")]
    size = -(-fields["events"][1] // WORD) * WORD
    layout = {"names": kept, "formats": [fields[n][0] for n in kept], "offsets": [fields[n][1] for n in kept]}
    whole: Any = {**layout, "itemsize": size}
    found: np.dtype[np.void] = np.dtype(whole, align=True)
    return found


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


def slim(text: str, registers: int) -> str:
    """The same PTX, its kernel held to so many registers."""
    return re.sub(r"(\.visible \.entry [^)]*\))", rf"\1\n.maxnreg {registers}", text)


def described(game: Game, capability: tuple[int, int], sources: str) -> dict[str, Any]:
    """What a caller must know who has no game at hand."""
    return {
        "name": game.name,
        "edition": game.edition,
        "rules_version": game.rules_version,
        "sources": sources,
        "capability": capability,
        "seats": list(game.seats),
        "actions": len(game.actions),
        "observation": game.observation,
        "words": short(game.dtype).itemsize // WORD,
        "options": [asdict(one) for one in game.options],
        "crowd": CROWD if game.ponders else 0,
        "block": BLOCK if game.ponders else 0,
        "notes": NOTES,
    }


def main(name: str, folder: str, major: str, minor: str, sources: str) -> None:
    gc.disable()  # whoever only compiles ends soon
    game, capability = registry.find(name), (int(major), int(minor))
    install(capability, crowded=game.ponders)
    is_light = short(game.dtype).itemsize // WORD <= LIGHT
    registers = SOME_REGISTERS if game.ponders else FEW_REGISTERS if is_light else 0
    for title, (function, arguments) in kernels(game).items():
        text = compiled(title, function, arguments, capability)
        Path(folder, f"{name}.{title}.ptx").write_text(slim(text, registers) if registers and title in WHOLE else text)
    Path(folder, f"{name}.json").write_text(json.dumps(described(game, capability, sources), indent=1) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
