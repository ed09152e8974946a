"""Sets of squares: three words of 64 bits, sixteen for each row of the board, the last of which is no square."""

from verger.engine import rule

from .components import BIT, ROW_BITS, SQUARE_AT, WORD, WORD_BITS

LAST_ROW = WORD_BITS - ROW_BITS


@rule
def near(a, b, c):
    """The squares beside those of a set, and bits that are no squares: whoever asks keeps what is on the board."""
    return (
        a << 1 | a >> 1 | a << ROW_BITS | a >> ROW_BITS | b << LAST_ROW,
        b << 1 | b >> 1 | b << ROW_BITS | b >> ROW_BITS | a >> LAST_ROW | c << LAST_ROW,
        c << 1 | c >> 1 | c << ROW_BITS | c >> ROW_BITS | b >> LAST_ROW,
    )


@rule
def alone(square):
    """The set of one square."""
    word = WORD[square]
    bit = BIT[square]
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
def first_of(a, b, c):
    """The first square of a set that has one, as a set."""
    if a:
        return a & -a, a ^ a, a ^ a
    if b:
        return a, b & -b, b ^ b
    return a, b, c & -c


@rule
def bits(word):
    """How many bits of a word are set; the compiler makes one instruction of it."""
    count = 0
    while word:
        word &= word - 1
        count += 1
    return count


@rule
def lowest(word):
    """The place of the first bit of a word that has one."""
    return bits((word & -word) - 1)


@rule
def first_square(a, b, c):
    """The first square of a set, or -1."""
    if a:
        return SQUARE_AT[lowest(a)]
    if b:
        return SQUARE_AT[WORD_BITS + lowest(b)]
    if c:
        return SQUARE_AT[2 * WORD_BITS + lowest(c)]
    return -1


@rule
def count_of(a, b, c):
    """How many squares are in a set."""
    return bits(a) + bits(b) + bits(c)


@rule
def has(field, square):
    """Whether a square is in a set of the record."""
    return field[WORD[square]] & BIT[square] != 0


@rule
def put(field, square):
    field[WORD[square]] |= BIT[square]


@rule
def take(field, square):
    field[WORD[square]] &= ~BIT[square]


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
