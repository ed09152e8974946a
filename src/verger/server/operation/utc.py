"""The time, in one place, so that a test can set it."""

from datetime import UTC, datetime


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)
