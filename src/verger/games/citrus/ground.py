"""Sets of squares: three words of 64 bits, sixteen for each row of the board, the last of which is no square."""

from verger.engine import rule
from verger.engine.records import first_of, size

from . import components as box

LAST_ROW = box.WORD_BITS - box.ROW_BITS
NOWHERE = (0, 0, 0)


@rule
def words(field):
    """A set of the record."""
    return field[0], field[1], field[2]


@rule
def keep(field, squares):
    """A set becomes one of the record."""
    field[0], field[1], field[2] = squares[0], squares[1], squares[2]


@rule
def has(field, square):
    """Whether a square is in a set of the record."""
    return field[box.WORD[square]] & box.BIT[square] != 0


@rule
def put(field, square):
    field[box.WORD[square]] |= box.BIT[square]


@rule
def take(field, square):
    field[box.WORD[square]] &= ~box.BIT[square]


# --- Sets of their own -----------------------------------------------------------------------------------------------


@rule
def either(a, b):
    return a[0] | b[0], a[1] | b[1], a[2] | b[2]


@rule
def both(a, b):
    return a[0] & b[0], a[1] & b[1], a[2] & b[2]


@rule
def minus(a, b):
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]


@rule
def is_any(a):
    """Whether there is a square in a set."""
    return a[0] | a[1] | a[2] != 0


@rule
def meet(a, b):
    """Whether two sets have a square in common."""
    return a[0] & b[0] | a[1] & b[1] | a[2] & b[2] != 0


@rule
def near(squares):
    """The squares beside those of a set, and bits that are no squares: whoever asks keeps what is on the board."""
    a, b, c = squares
    return (
        a << 1 | a >> 1 | a << box.ROW_BITS | a >> box.ROW_BITS | b << LAST_ROW,
        b << 1 | b >> 1 | b << box.ROW_BITS | b >> box.ROW_BITS | a >> LAST_ROW | c << LAST_ROW,
        c << 1 | c >> 1 | c << box.ROW_BITS | c >> box.ROW_BITS | b >> LAST_ROW,
    )


@rule
def alone(square):
    """The set of one square."""
    word, bit = box.WORD[square], box.BIT[square]
    return bit if word == 0 else 0, bit if word == 1 else 0, bit if word == 2 else 0


@rule
def spread(squares, part):
    """All of a set that hangs together with some of its squares."""
    while True:
        wider = both(either(near(part), part), squares)
        if not is_any(minus(wider, part)):
            return part
        part = wider


@rule
def first_in(squares):
    """The first square of a set that has one, as a set."""
    a, b, c = squares
    if a:
        return a & -a, 0, 0
    if b:
        return 0, b & -b, 0
    return 0, 0, c & -c


@rule
def first_part(squares):
    """What hangs together with the first square of a set."""
    return spread(squares, first_in(squares))


@rule
def first_square(squares):
    """The first square of a set, or -1."""
    a, b, c = squares
    if a:
        return box.SQUARE_AT[first_of(a)]
    if b:
        return box.SQUARE_AT[box.WORD_BITS + first_of(b)]
    return box.SQUARE_AT[2 * box.WORD_BITS + first_of(c)] if c else -1


@rule
def count_of(squares):
    """How many squares are in a set."""
    return size(squares[0]) + size(squares[1]) + size(squares[2])


@rule
def largest_beside(squares, some):
    """How many tiles the largest part of a set has that contains one of some squares of it; 0 for none."""
    most = 0
    while is_any(some):
        part = spread(squares, first_in(some))
        most = max(most, count_of(part))
        some = minus(some, part)
    return most


@rule
def parts_beside(squares, some):
    """Into how many parts of a set some squares of it fall."""
    count = 0
    while is_any(some):
        count += 1
        first = first_in(some)
        some = minus(some, first)
        if is_any(some):
            some = minus(some, spread(squares, first))
    return count
