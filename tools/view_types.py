"""Writes the page's types from the games' views, web/src/games/<game>/view.ts, and views to try its decoder on.

python -m tools.view_types            write them
python -m tools.view_types --check    say which are out of date, and fail if any is
"""

from __future__ import annotations

import json
import random
import sys
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import numpy as np
from typing_extensions import is_typeddict

from verger.engine import Game, State, loops, members, registry, views

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
ACTIONS = 27
"""After so many a sample is taken."""
HEADER = "/** What a seat may know. Made from the game's view by tools/view_types.py: `make types`. */"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null", Any: "unknown"}


def typescript(view: type) -> str:
    """The interfaces of a view's TypedDict and of all it refers to."""
    return "\n".join([HEADER, *map(interface, interfaces(view))])


def interfaces(view: type) -> list[type]:
    """A TypedDict and those inside it, in the order they are met."""
    found = [view]
    for one in found:
        for hint in get_type_hints(one).values():
            found += [inner for inner in inside(hint) if inner not in found]
    return found


def inside(hint: Any) -> Iterator[type]:
    if is_typeddict(hint):
        yield hint
    elif get_origin(hint) is not Literal:
        for argument in get_args(hint):
            yield from inside(argument)


def interface(one: type) -> str:
    fields = "".join(field(name, hint) for name, hint in get_type_hints(one, include_extras=True).items())
    return f"export interface {one.__name__} {{\n{fields}}}\n"


def field(name: str, hint: Any) -> str:
    if get_origin(hint) is NotRequired:
        return f"  {name}?: {written(get_args(hint)[0])}\n"
    return f"  {name}: {written(hint)}\n"


def written(hint: Any) -> str:
    """A Python type in TypeScript."""
    if is_typeddict(hint):
        return str(hint.__name__)
    if hint in PLAIN:
        return PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return written(arguments[0])
    if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
        item = written(arguments[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(map(written, arguments))}]"
    if origin is dict:
        return f"Record<{', '.join(map(written, arguments))}>"
    if origin in (Union, types.UnionType):
        return " | ".join(map(written, arguments))
    if origin is Literal:
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value).lower() for value in arguments)
    raise TypeError(f"{hint!r} has no counterpart in TypeScript here")


def sample(game: Game) -> dict[str, Any]:
    """A tape, and what Python reads from it."""
    s = some_position(game)
    tape = np.zeros(views.ROOM, np.int32)
    game.show(s, members(int(s.pending))[0], tape, np.empty(1, s.dtype))
    numbers, schema = tape[: tape[0]].tolist(), views.schema(game)
    actions: dict[int, dict[str, Any]] = {}

    def action(number: int) -> dict[str, Any]:
        return actions.setdefault(number, game.actions[number].as_dict())

    view = views.decoder(schema, game.keys, action)(numbers[1:])
    return {"schema": schema, "keys": game.keys, "actions": actions, "tape": numbers, "view": view}


def some_position(game: Game) -> State:
    """One that a random game comes to."""
    chance = random.Random(2)
    s = game.deal(game.seats[0], seed=2)
    mask, words = loops.scratch(game)
    for _ in range(ACTIONS):
        seat = chance.choice(members(int(s.pending)))
        game.loops.choices(s, seat, mask, words)
        game.loops.step(s, seat, chance.choice(np.flatnonzero(mask).tolist()))
    return s


def games() -> Iterator[Game]:
    """The games of this repository; those of other packages bring their own page."""
    yield from (game for game in map(registry.find, registry.names()) if game.folder.is_relative_to(ROOT))


def files() -> Iterator[tuple[Path, str]]:
    """What is to be written where."""
    for game in games():
        yield PAGE / "games" / game.name / "view.ts", typescript(game.view_type)
    samples = {game.name: sample(game) for game in games()}
    yield PAGE / "rules" / "samples.json", json.dumps(samples, ensure_ascii=False, separators=(",", ":")) + "\n"


def settle(files: Iterable[tuple[Path, str]], check: bool) -> int:
    """Write what is not up to date, or only say so; how many files were not."""
    stale = 0
    for path, wanted in files:
        if path.exists() and path.read_text(encoding="utf-8") == wanted:
            continue
        if check:
            print(f"{path.relative_to(ROOT)} is out of date: run `make types`")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted, encoding="utf-8")
        stale += 1
    return stale


if __name__ == "__main__":
    is_check = "--check" in sys.argv[1:]
    sys.exit(bool(settle(files(), is_check)) and is_check)
