"""The tables that every face is tried at: one in the normal suite, the others where everything is."""

import pytest

from verger.engine import registry

TABLES = [(name, seats) for name in registry.names() for seats in sorted({min(registry.find(name).seats), 4})]
EVERYDAY = ("finca", 2)

each_table = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(*table, marks=[] if table == EVERYDAY else pytest.mark.thorough) for table in TABLES],
)
