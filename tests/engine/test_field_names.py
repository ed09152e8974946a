"""Names that a record's fields cannot have."""

from typing import Any

import pytest

from verger.engine import record


@pytest.mark.parametrize("name", ["round", "item", "copy", "dtype", "all", "sort"])
def test_a_field_may_not_hide_a_method_of_numpys_records(name):
    hiding: Any = {name: ()}
    with pytest.raises(TypeError, match=rf"\['{name}'\] cannot be fields"):
        record(events=1, **hiding)
