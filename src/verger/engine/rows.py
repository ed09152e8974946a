"""Rows of a record, counted and filled: what every game asks of them."""

from __future__ import annotations

from .compiled import rule


@rule
def total(row):
    """All its numbers added."""
    found = 0
    for i in range(len(row)):
        found += row[i]
    return found


@rule
def lowest(row):
    found = row[0]
    for i in range(1, len(row)):
        found = min(found, row[i])
    return found


@rule
def highest(row):
    found = row[0]
    for i in range(1, len(row)):
        found = max(found, row[i])
    return found


@rule
def times(row, value):
    """How often it has a value."""
    found = 0
    for i in range(len(row)):
        found += row[i] == value
    return found


@rule
def weighed(row, weights):
    """All its numbers added, each as often as its weight says."""
    found = 0
    for i in range(len(row)):
        found += row[i] * weights[i]
    return found


@rule
def total_where(row, value, items):
    """All items added in whose place it has a value."""
    found = 0
    for i in range(len(row)):
        if row[i] == value:
            found += items[i]
    return found


@rule
def take_nth(row, nth):
    """The kind of the nth of things that are counted by kind; it is taken out."""
    kind = 0
    while nth >= row[kind]:
        nth -= row[kind]
        kind += 1
    row[kind] -= 1
    return kind


@rule
def fill(row, value):
    for i in range(len(row)):
        row[i] = value
