"""Sets of squares: three words of 64 bits, sixteen for each row of the board, the last of which is no square."""

from verger.engine import rule
from verger.engine.records import size

from . import components as box

LAST_ROW = box.WORD_BITS - box.ROW_BITS


@rule
def near(a, b, c):
    """The squares beside those of a set, and bits that are no squares: whoever asks keeps what is on the board."""
    return (
        a << 1 | a >> 1 | a << box.ROW_BITS | a >> box.ROW_BITS | b << LAST_ROW,
        b << 1 | b >> 1 | b << box.ROW_BITS | b >> box.ROW_BITS | a >> LAST_ROW | c << LAST_ROW,
        c << 1 | c >> 1 | c << box.ROW_BITS | c >> box.ROW_BITS | b >> LAST_ROW,
    )


@rule
def alone(square):
    """The set of one square."""
    word = box.WORD[square]
    bit = box.BIT[square]
    zero = bit ^ bit
    return bit if word == 0 else zero, bit if word == 1 else zero, bit if word == 2 else zero


@rule
def spread(a, b, c, x, y, z):
    """The part of a set a, b, c that hangs together with its squares x, y, z."""
    while True:
        u, v, w = near(x, y, z)
        u, v, w = (u | x) & a, (v | y) & b, (w | z) & c
        if u == x and v == y and w == z:
            return x, y, z
        x, y, z = u, v, w


@rule
def words(field):
    """A set of the record."""
    return field[0], field[1], field[2]


@rule
def first_of(a, b, c):
    """The first square of a set that has one, as a set."""
    if a:
        return a & -a, a ^ a, a ^ a
    if b:
        return a, b & -b, b ^ b
    return a, b, c & -c


@rule
def lowest(word):
    """The place of the first bit of a word that has one."""
    return size((word & -word) - 1)


@rule
def first_square(a, b, c):
    """The first square of a set, or -1."""
    if a:
        return box.SQUARE_AT[lowest(a)]
    if b:
        return box.SQUARE_AT[box.WORD_BITS + lowest(b)]
    if c:
        return box.SQUARE_AT[2 * box.WORD_BITS + lowest(c)]
    return -1


@rule
def pop(a, b, c):
    """The first square of a set that has one, and the rest."""
    square = first_square(a, b, c)
    x, y, z = first_of(a, b, c)
    return square, a & ~x, b & ~y, c & ~z


@rule
def count_of(a, b, c):
    """How many squares are in a set."""
    return size(a) + size(b) + size(c)


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


@rule
def largest_beside(a, b, c, x, y, z):
    """How many tiles the largest part of a set a, b, c has that contains one of its squares x, y, z; 0 for none."""
    most = 0
    while x | y | z:
        u, v, w = first_of(x, y, z)
        u, v, w = spread(a, b, c, u, v, w)
        most = max(most, count_of(u, v, w))
        x, y, z = x & ~u, y & ~v, z & ~w
    return most


@rule
def parts_beside(a, b, c, x, y, z):
    """Into how many parts of a set a, b, c its squares x, y, z fall."""
    count = 0
    while x | y | z:
        count += 1
        u, v, w = first_of(x, y, z)
        if u == x and v == y and w == z:
            break
        u, v, w = spread(a, b, c, u, v, w)
        x, y, z = x & ~u, y & ~v, z & ~w
    return count
