from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from verger.server import Settings, create_app


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "data", page=tmp_path / "page")


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """The browser of one guest, before a server of its own."""
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def stranger(client: TestClient) -> TestClient:
    """Somebody else's browser, before the same server."""
    return TestClient(client.app)
