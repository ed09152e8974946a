"""SplitMix64, a counter-based generator whose whole state is one field of the record."""

import numpy as np

from .compiled import rule, wrapping

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_SHIFTS = (np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(11))
_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)


@wrapping
def scrambled(number):
    """A 64-bit number whose every bit depends on every bit of the one given."""
    z = np.uint64(number)
    z = (z ^ (z >> _SHIFTS[0])) * _FIRST
    z = (z ^ (z >> _SHIFTS[1])) * _SECOND
    return z ^ (z >> _SHIFTS[2])


@wrapping
def advanced(generator):
    """The counter's next value."""
    return np.uint64(generator) + _STEP


@rule
def seeded(s, seed):
    """Start the record's generator from a seed of 64 bits."""
    s.generator = scrambled(seed)


@rule
def scaled(bits, count):
    """A number below `count` (itself below 2**31) from 64 random bits; the bias is below one in four billion."""
    return np.int64(((bits & _LOW) * np.uint64(count)) >> _HALF)


@rule
def below(s, count):
    """A random number from 0 to count - 1, from the record's generator."""
    s.generator = advanced(s.generator)
    return scaled(scrambled(s.generator), count)


@rule
def shuffle(s, items, count):
    """Shuffle the first `count` of `items` where they lie."""
    for last in range(count - 1, 0, -1):
        other = below(s, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept


@rule
def shuffled(s, items):
    """Lay the numbers from 0 on there, shuffled."""
    for i in range(len(items)):
        items[i] = i
    shuffle(s, items, len(items))
