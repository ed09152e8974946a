"""Opaque revisions: a revision counts what happens at all tables of a match; who sees one of them is told it veiled.

Veiled numbers are equal when the revisions are, and say nothing else: a Feistel network whose key is made of the
match's seed, which nobody knows before the end, and which all servers share.
"""

from __future__ import annotations

import hashlib

HALF = 15
"""Bits in each half of a number."""

ROUNDS = 4
LOW = (1 << HALF) - 1


def veiled(number: int, key: str) -> int:
    """A revision as guests are told it."""
    left, right = number >> HALF & LOW, number & LOW
    for turn in range(ROUNDS):
        left, right = right, left ^ _mixed(right, turn, key)
    return left << HALF | right


def unveiled(number: int, key: str) -> int:
    """The revision behind it."""
    left, right = number >> HALF & LOW, number & LOW
    for turn in reversed(range(ROUNDS)):
        left, right = right ^ _mixed(left, turn, key), left
    return left << HALF | right


def _mixed(half: int, turn: int, key: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{key} {turn} {half}".encode()).digest()[:2], "big") & LOW
