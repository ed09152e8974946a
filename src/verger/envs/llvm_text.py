"""LLVM's text of the rules as it suits a GPU: what Numba's compiler would do with it is changed there, by pattern."""

from __future__ import annotations

import re
from collections import Counter

from verger.engine.records import WORD

BLOCK, TARGET, FIRST_NOTE = re.compile(r'"?B(\d+)'), re.compile(r'label %"?B(\d+)"?(?![.\w])'), 100_000
"""In LLVM's text: where a block begins, by the place of its code in Python; where a branch leads; free numbers."""

TABLE = re.compile(r'^@("[^"]+") = internal addrspace\(4\) constant \[(\d+) x i8\] .*, align (\d)$', re.MULTILINE)
"""There: where a table is written down, of so many bytes, in numbers of so many each."""

LARGE = 2048
"""Bytes up to which a table stays among the constants: about as many as a multiprocessor has at hand of them. With
those of Fische Fluppen Frikadellen moved, a `step` of it is 2.8 times as fast on an H200; with all of Finca's, it is
slower by a sixteenth. Tables of 64-bit words stay, too: moved, they were not tried by themselves."""

COPIES = re.compile(r"^define .*_3e(4load|5store)B", re.MULTILINE)
"""A function that moves a record to or from the memory of all."""

SMALL = 300
"""Lines of LLVM's text, up to which a function's loops may be unrolled: better than none for Finca, no other tried."""

FUNCTION = re.compile(r'^define linkonce_odr [^\n@]*@(?P<name>"[^"]+")\([^\n]*$', re.MULTILINE)
CALLED = re.compile(r'call [^\n]*?@("[^"]+")\(')
"""There: the line that begins a rule, and the name of what is called."""

LARGE_FUNCTION = 450
"""Lines of LLVM's text from which on a function may stay one."""


def each_once(modules: list[str], crowded: bool) -> list[str]:
    """Modules ready to be compiled: a function's comes with everyone who calls it, in Citrus 5904 of them for 230."""
    found = [rolled(moved(module)) for module in dict.fromkeys(modules)]
    return shared(found) if crowded else found


def shared(modules: list[str]) -> list[str]:
    """The same modules; a large function that is called from several places stays one, instead of being laid out in all
    of them: a sixth of the code for Citrus, made in half the time."""
    calls = Counter(name for module in modules for name in CALLED.findall(module))
    return [kept_apart(module, calls) for module in modules]


def kept_apart(code: str, calls: Counter[str]) -> str:
    """A module of LLVM's whose function is not laid out in others, if it is large and there are several."""
    function = FUNCTION.search(code)
    if function is None or calls[function["name"]] < 2 or code.count("\n") < LARGE_FUNCTION:
        return code
    return code[: function.end()] + " noinline" + code[function.end() :]


def moved(code: str) -> str:
    """A module of LLVM's whose large tables lie in the memory of all.

    The compiler puts them into that of constants, where threads that read different places of one wait for each other.
    """
    for name, size, item in TABLE.findall(code):
        if int(size) > LARGE and int(item) < WORD:
            for place in (f"@{name} = internal %s constant", f"[{size} x i8] %s* @{name} to"):
                code = code.replace(place % "addrspace(4)", place % "addrspace(1)")
    return code


def rolled(code: str) -> str:
    """A module of LLVM's in which every loop stays one, but those of small functions and those that only copy words.

    Rules are full of short loops. Unrolled, they are more code than a multiprocessor can hold: it would mostly wait for
    its instructions, the more so as threads that part ways each need their own.
    """
    if COPIES.search(code) or code.count("\n") < SMALL:
        return code
    lines: list[str] = []
    notes: list[str] = []
    here = -1
    for line in code.splitlines():
        if label := BLOCK.match(line):
            here = int(label[1])
        if line.lstrip().startswith("br ") and any(int(to) <= here for to in TARGET.findall(line)):
            number = FIRST_NOTE + len(notes)
            line += f", !llvm.loop !{number}"
            notes.append(f"!{number} = distinct !{{!{number}, !{number + 1}}}")
            notes.append(f'!{number + 1} = !{{!"llvm.loop.unroll.disable"}}')
        lines.append(line)
    return "\n".join([*lines, *notes, ""])
