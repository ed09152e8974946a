import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The slow tests come first, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
