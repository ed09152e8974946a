"""What a position is written in: one declaration for both directions, so that `place` reads what `describe` writes.

A codec stands between what a record holds and what a person writes for it.

| codec                 | in the record                         | as a person writes it               |
| --------------------- | ------------------------------------- | ----------------------------------- |
| `Number(low, high)`   | a number                              | the same, or so much `more`         |
| `Key(keys)`           | its place among the keys              | a word                              |
| `Once(keys)`          | likewise                              | a word that is written only once    |
| `Flag()`              | 0 or 1                                | false or true                       |
| `Maybe(codec)`        | -1 (or `nothing`), or what it reads   | null, or what the codec writes      |
| `Null(codec)`         | None, or what the codec reads         | null, or what the codec writes      |
| `Row(codec, n, what)` | a row                                 | a list of n                         |
| `Each(codec, n, what)` | a row, as far as `n(s)` says         | a list, one for each of them        |
| `PerSeat(codec)`      | a row, as far as there are seats      | a list, one for each seat           |
| `First(codec, n)`     | a row, as far as it is not -1         | a list as long as there is anything |
| `Marked(keys)`        | a row of 0 and 1                      | a list of words                     |
| `Bits(codec)`         | a set of bits                         | a list                              |
| `Words(keys)`         | a list                                | words with spaces between them      |
| `Amounts(keys, high)` | a row                                 | a table of those that there are     |
| `All(keys, codec)`    | a row                                 | a table of all the keys             |
| `Several(codec)`      | a list                                | a list                              |
| `Items(codec)`        | a list                                | a list, each known by its number    |
| `Some(keys, codec)`   | a dict from places among the keys     | a table of some of the keys         |
| `Known(keys, codec)`  | a row, -1 where there is nothing      | a table of those that there are     |
| `Table(name=codec)`   | a dict                                | a table of all these entries        |
| `Partial(name=codec)` | a dict                                | a table of some of these entries    |

An entry of a position is a codec with a name, and says what the record holds there. `Position` puts a game's entries
together and adds what every game has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from verger.given.values import shown

from .positions import ENDINGS, LONGEST, NOTHING, PositionError, each, key, listing, mapping, number, truth
from .records import RUNNING, State, members, only


@dataclass
class Reading:
    """A position that is being read, and what has been named in it by which codec."""

    s: State
    named: set[tuple[int, int]] = field(default_factory=set)

    @property
    def seats(self) -> int:
        return int(self.s.seats)


# --- Codecs ----------------------------------------------------------------------------------------------------------


class Codec(ABC):
    @abstractmethod
    def write(self, s: State, held: Any) -> Any:
        """What a person reads for what the record holds."""

    @abstractmethod
    def read(self, reading: Reading, name: str, value: Any) -> Any:
        """What the record holds for what a person wrote; PositionError says what would be right."""

    def unsaid(self, s: State) -> Any:
        """What is read where nothing is written."""
        return None


@dataclass(frozen=True)
class Number(Codec):
    low: int
    high: int | Callable[[State], int]
    more: int = 0

    def write(self, s: State, held: Any) -> int:
        return int(held) + self.more

    def read(self, reading: Reading, name: str, value: Any) -> int:
        return number(name, value, self.low, self.high(reading.s) if callable(self.high) else self.high) - self.more

    def unsaid(self, s: State) -> int:
        return self.low


SEAT = Number(0, lambda s: int(s.seats) - 1)


@dataclass(frozen=True)
class Key(Codec):
    keys: Sequence[str]

    def write(self, s: State, held: Any) -> str:
        return self.keys[int(held)]

    def read(self, reading: Reading, name: str, value: Any) -> int:
        return key(name, value, self.keys)


class Once(Key):
    def read(self, reading: Reading, name: str, value: Any) -> int:
        found = super().read(reading, name, value)
        if (id(self), found) in reading.named:
            raise PositionError(f"{name}: {value} is already somewhere else")
        reading.named.add((id(self), found))
        return found

    def left(self, reading: Reading) -> list[int]:
        """Those that have not been named in this codec."""
        return [place for place in range(len(self.keys)) if (id(self), place) not in reading.named]


class Flag(Codec):
    def write(self, s: State, held: Any) -> bool:
        return bool(held)

    def read(self, reading: Reading, name: str, value: Any) -> bool:
        return truth(name, value)

    def unsaid(self, s: State) -> bool:
        return False


@dataclass(frozen=True)
class Maybe(Codec):
    codec: Codec
    nothing: int = NOTHING

    def write(self, s: State, held: Any) -> Any:
        return None if held < 0 or held == self.nothing else self.codec.write(s, held)

    def read(self, reading: Reading, name: str, value: Any) -> Any:
        return self.nothing if value is None else self.codec.read(reading, name, value)


@dataclass(frozen=True)
class Null(Codec):
    codec: Codec

    def write(self, s: State, held: Any) -> Any:
        return None if held is None else self.codec.write(s, held)

    def read(self, reading: Reading, name: str, value: Any) -> Any:
        return None if value is None else self.codec.read(reading, name, value)


@dataclass(frozen=True)
class Several(Codec):
    codec: Codec

    def write(self, s: State, held: Any) -> list[Any]:
        return [self.codec.write(s, one) for one in held]

    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        return [self.codec.read(reading, name, one) for one in listing(name, value)]

    def unsaid(self, s: State) -> Sequence[Any]:
        return ()


class Items(Several):
    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        return [self.codec.read(reading, f"{name}[{i}]", one) for i, one in enumerate(listing(name, value))]


@dataclass(frozen=True)
class Row(Items):
    count: int
    what: str

    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        if (there := len(listing(name, value))) != self.count:
            raise PositionError(f"{name} must name {self.count} {self.what}, not {there}")
        return super().read(reading, name, value)


@dataclass(frozen=True)
class Each(Items):
    count: Callable[[State], int]
    what: str

    def write(self, s: State, held: Any) -> list[Any]:
        return super().write(s, held[: self.count(s)])

    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        return super().read(reading, name, each(name, value, self.count(reading.s), self.what))

    def unsaid(self, s: State) -> list[Any]:
        return [self.codec.unsaid(s)] * self.count(s)


class PerSeat(Each):
    def __init__(self, codec: Codec) -> None:
        super().__init__(codec, lambda s: int(s.seats), "seats")


@dataclass(frozen=True)
class First(Items):
    count: int

    def write(self, s: State, held: Any) -> list[Any]:
        return super().write(s, [one for one in held if one != NOTHING])

    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        there = number(f"{name}, how many", len(listing(name, value)), 0, self.count)
        return super().read(reading, name, value) + [NOTHING] * (self.count - there)


@dataclass(frozen=True)
class Marked(Codec):
    keys: Sequence[str]

    def write(self, s: State, held: Any) -> list[str]:
        return [word for word, there in zip(self.keys, held, strict=True) if there]

    def read(self, reading: Reading, name: str, value: Any) -> list[bool]:
        found = Several(Key(self.keys)).read(reading, name, value)
        return [place in found for place in range(len(self.keys))]


class Bits(Several):
    def write(self, s: State, held: Any) -> list[Any]:
        return super().write(s, members(int(held)))

    def read(self, reading: Reading, name: str, value: Any) -> Any:
        return sum(1 << one for one in {*super().read(reading, name, value)})


@dataclass(frozen=True)
class Words(Codec):
    keys: Sequence[str]

    def write(self, s: State, held: Any) -> str:
        return " ".join(self.keys[int(one)] for one in held)

    def read(self, reading: Reading, name: str, value: Any) -> list[int]:
        if not isinstance(value, str):
            raise PositionError(f"{name} must be words, not {shown(value)}")
        return [key(name, word, self.keys) for word in value.split()]


@dataclass(frozen=True)
class Amounts(Codec):
    keys: Sequence[str]
    high: int
    low: int = 0

    def write(self, s: State, held: Any) -> dict[str, int]:
        return {word: int(count) for word, count in zip(self.keys, held, strict=True) if count}

    def read(self, reading: Reading, name: str, value: Any) -> list[int]:
        found = Some(self.keys, Number(self.low, self.high)).read(reading, name, value)
        return [found.get(place, 0) for place in range(len(self.keys))]

    def unsaid(self, s: State) -> dict[str, int]:
        return {}


@dataclass(frozen=True)
class All(Codec):
    keys: Sequence[str]
    codec: Codec

    def write(self, s: State, held: Any) -> dict[str, Any]:
        return {word: self.codec.write(s, one) for word, one in zip(self.keys, held, strict=True)}

    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        unsaid = dict.fromkeys(self.keys, self.codec.unsaid(reading.s))
        found = Some(self.keys, self.codec).read(reading, name, unsaid | mapping(name, value, self.keys))
        return [found[place] for place in range(len(self.keys))]


@dataclass(frozen=True)
class Some(Codec):
    keys: Sequence[str]
    codec: Codec

    def write(self, s: State, held: Any) -> dict[str, Any]:
        return {self.keys[place]: self.codec.write(s, one) for place, one in held.items()}

    def read(self, reading: Reading, name: str, value: Any) -> dict[int, Any]:
        given = mapping(name, value, self.keys)
        return {self.keys.index(word): self.codec.read(reading, f"{name}.{word}", one) for word, one in given.items()}

    def unsaid(self, s: State) -> dict[str, Any]:
        return {}


class Known(Some):
    def write(self, s: State, held: Any) -> dict[str, Any]:
        return super().write(s, {place: one for place, one in enumerate(held) if one != NOTHING})

    def read(self, reading: Reading, name: str, value: Any) -> Any:
        found = super().read(reading, name, value)
        return [found.get(place, NOTHING) for place in range(len(self.keys))]


class Partial(Codec):
    def __init__(self, **entries: Codec) -> None:
        self.entries = entries

    def write(self, s: State, held: Any) -> dict[str, Any]:
        return {entry: codec.write(s, held[entry]) for entry, codec in self.entries.items() if entry in held}

    def read(self, reading: Reading, name: str, value: Any) -> dict[str, Any]:
        given = mapping(name, value, [*self.entries])
        there = {entry: codec for entry, codec in self.entries.items() if entry in given}
        return {entry: codec.read(reading, f"{name}.{entry}", given[entry]) for entry, codec in there.items()}

    def unsaid(self, s: State) -> dict[str, Any]:
        return {}


class Table(Partial):
    def read(self, reading: Reading, name: str, value: Any) -> dict[str, Any]:
        unsaid = {entry: codec.unsaid(reading.s) for entry, codec in self.entries.items()}
        return super().read(reading, name, unsaid | mapping(name, value, [*self.entries]))


# --- Entries ---------------------------------------------------------------------------------------------------------


class Entry(ABC):
    """Something that a position says under a name, in a codec."""

    name: str
    codec: Codec

    @abstractmethod
    def held(self, s: State) -> Any:
        """What the record holds of it, for the codec to write."""

    @abstractmethod
    def hold(self, reading: Reading, value: Any) -> None:
        """Put into the record what the codec has read."""

    def unsaid(self, s: State) -> Any:
        return self.codec.unsaid(s)


class Field(Entry):
    """A field of the record. Where nothing is written it is as `unsaid` writes it, or a function of the record."""

    def __init__(self, name: str, codec: Codec, unsaid: Any = None, field: str = "") -> None:
        self.name = name
        self.codec = codec
        self._unsaid = unsaid
        self._field = field or name

    def held(self, s: State) -> Any:
        return s[self._field]

    def hold(self, reading: Reading, value: Any) -> None:
        if isinstance(value, list):
            reading.s[self._field][: len(value)] = value
        else:
            reading.s[self._field] = value

    def unsaid(self, s: State) -> Any:
        if self._unsaid is None:
            return super().unsaid(s)
        return self._unsaid(s) if callable(self._unsaid) else self._unsaid


class Said(Entry):
    """An entry by what the record holds of it, and by what is done with what was read."""

    def __init__(
        self, name: str, codec: Codec, held: Callable[[State], Any], hold: Callable[[State, Any], None]
    ) -> None:
        self.name = name
        self.codec = codec
        self._held = held
        self._hold = hold

    def held(self, s: State) -> Any:
        return self._held(s)

    def hold(self, reading: Reading, value: Any) -> None:
        self._hold(reading.s, value)


class Group(Entry):
    """Some fields in a table, each under a name; null where the first of them holds nothing."""

    def __init__(self, name: str, **fields: Field) -> None:
        self.name = name
        self.codec = Null(Table(**{one: field.codec for one, field in fields.items()}))
        self._fields = fields

    def held(self, s: State) -> Any:
        found = {one: field.held(s) for one, field in self._fields.items()}
        return None if next(iter(found.values())) == NOTHING else found

    def hold(self, reading: Reading, value: Any) -> None:
        for one, found in (value or {}).items():
            self._fields[one].hold(reading, found)


class Rows(Entry):
    """Tables, each of which says a row of some fields: by entry the field, if there is one alone, and its codec.

    `per` makes a list of what it is given, one for each seat or the like. What is not said stays as it is.
    """

    def __init__(self, name: str, per: Callable[[Codec], Each], **fields: tuple[str, Codec]) -> None:
        self.name = name
        self.codec: Each = per(Partial(**{entry: codec for entry, (_, codec) in fields.items()}))
        self._places = {entry: place for entry, (place, _) in fields.items() if place}

    def held(self, s: State) -> list[dict[str, Any]]:
        return [self.held_there(s, row) for row in range(self.codec.count(s))]

    def held_there(self, s: State, row: int) -> dict[str, Any]:
        return {entry: s[place][row] for entry, place in self._places.items()}

    def hold(self, reading: Reading, value: list[dict[str, Any]]) -> None:
        for row, given in enumerate(value):
            self.hold_there(reading, row, f"{self.name}[{row}]", given)

    def hold_there(self, reading: Reading, row: int, name: str, given: dict[str, Any]) -> None:
        for entry, place in self._places.items():
            if entry in given:
                reading.s[place][row] = given[entry]


class Stock(Field):
    """What each seat holds of a stock, of all keys or of a single thing; the rest lies in another field.

    `total` says how many there are: of the thing, or of each key.
    """

    def __init__(self, name: str, rest: str, total: Callable[[State], Any], keys: Sequence[str] = ()) -> None:
        super().__init__(name, PerSeat(Amounts(keys, LONGEST) if keys else Number(0, LONGEST)))
        self._rest = rest
        self._total = total
        self._keys = keys

    def hold(self, reading: Reading, value: Any) -> None:
        left = np.full(len(self._keys) or 1, self._total(reading.s))
        for seat, row in enumerate(np.reshape(value, (reading.seats, -1))):
            for place in np.flatnonzero(row > left):
                name = ".".join([f"{self.name}[{seat}]", *self._keys[int(place) : int(place) + 1]])
                number(name, int(row[place]), 0, int(left[place]))
            left -= row
        super().hold(reading, value)
        reading.s[self._rest] = left if self._keys else left[0]


class Over(Field):
    """Whether the game goes on; as long as it does, the seat in turn may act."""

    def hold(self, reading: Reading, value: Any) -> None:
        reading.s.over = value
        reading.s.pending = only(int(reading.s.turn)) if value == RUNNING else 0


class Position:
    """All that a position says: phase and turn, the game's own entries in the order they are read, and the clocks.

    An entry of the game's own takes the place of the one of that name that every game has. Those that are `silent`
    follow from the rest: `before` sets the empty record up, `after` what was not said.
    """

    def __init__(
        self,
        phases: Sequence[str],
        phase: int,
        *entries: Entry,
        silent: Sequence[str] = (),
        before: Sequence[Callable[[State], Any]] = (),
        after: Sequence[Callable[[State], Any]] = (),
    ) -> None:
        first = Field("phase", Key(phases), phases[phase]), Field("turn", SEAT)
        last = (
            Field("turns", Number(0, LONGEST)),
            Field("reveals", Number(0, LONGEST)),
            Over("over", Key(ENDINGS), ENDINGS[RUNNING]),
            Field("generator", Number(0, 2**64 - 1)),
        )
        own = {*silent, *(entry.name for entry in entries)}
        usual = [[entry for entry in some if entry.name not in own] for some in (first, last)]
        self.entries = (*usual[0], *entries, *usual[1])
        self._before = before
        self._after = after

    def describe(self, s: State) -> dict[str, Any]:
        """The whole position, all that is hidden and the generator included."""
        return {"seats": int(s.seats)} | {entry.name: entry.codec.write(s, entry.held(s)) for entry in self.entries}

    def place(self, s: State, description: Mapping[str, Any]) -> None:
        """Set an empty record to the position described; PositionError names the entry that is wrong."""
        given = mapping("a position", description, sorted(["seats", *(entry.name for entry in self.entries)]))
        reading = Reading(s)
        for step in self._before:
            step(s)
        for entry in self.entries:
            value = given[entry.name] if entry.name in given else entry.unsaid(s)
            entry.hold(reading, entry.codec.read(reading, entry.name, value))
        for step in self._after:
            step(s)
