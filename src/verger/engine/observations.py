"""An observation is a row of floats that is written from left to right: each of these gives the place of the next."""

from __future__ import annotations

from .compiled import rule


@rule
def write(out, at, value):
    """One float."""
    out[at] = value
    return at + 1


@rule
def write_row(out, at, row, scale):
    """As many floats as a row has numbers: shares of a scale."""
    for i in range(len(row)):
        out[at + i] = row[i] / scale
    return at + len(row)


@rule
def write_one_of(out, at, number, count):
    """A float for each of some things, all 0 but for the one with this number; a negative one is none of them."""
    for i in range(count):
        out[at + i] = i == number
    return at + count
