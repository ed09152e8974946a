import gc
import os
from itertools import compress
from operator import not_

import pytest
from hypothesis import settings
from tests import shelf

# A test says what is true, not how long it takes, and the same thing every time it is asked.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

shelf.open_shelf()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The slow tests come first, so that no worker is left alone with one at the end; those of `make test-all` that
    repeat what others show are left out elsewhere."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    if os.environ.get("VERGER_TEST") != "all" and not config.option.keyword and not config.option.file_or_dir:
        thorough = [item.get_closest_marker("thorough") is not None for item in items]
        config.hook.pytest_deselected(items=list(compress(items, thorough)))
        items[:] = compress(items, map(not_, thorough))


def pytest_collection_finish() -> None:
    """What is there by now stays: nobody needs to look through it for garbage again."""
    gc.freeze()
