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
def fill(row, value):
    for i in range(len(row)):
        row[i] = value
