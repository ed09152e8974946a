"""The tables that every face is tried at: small ones always, larger ones where everything is tried."""

import pytest

from verger.engine import registry

LARGE = 4
TABLES = [(name, seats) for name in registry.names() for seats in sorted({min(registry.find(name).seats), LARGE})]

each_table = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(*table, marks=pytest.mark.thorough if table[1] == LARGE else []) for table in TABLES],
)
