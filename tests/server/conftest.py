from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server import postgres
from tests.server.support import browser

from verger.server import Settings, create_app
from verger.server.operation import utc


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.running() as cluster:
        yield cluster


@pytest.fixture
def postgresql(cluster: postgres.Cluster) -> Iterator[str]:
    """The address of an empty database of PostgreSQL."""
    with cluster.database() as address:
        yield address


@pytest.fixture
def database_url(request: pytest.FixtureRequest) -> str:
    """SQLite in the data directory, unless a test is marked `both_databases`."""
    wanted = getattr(request, "param", "sqlite")
    return "" if wanted == "sqlite" else request.getfixturevalue(wanted)


@pytest.fixture
def settings(tmp_path: Path, database_url: str) -> Settings:
    return Settings(tmp_path / "data", database_url, tmp_path / "page")


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """The browser of one guest, before a server of its own."""
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def stranger(client: TestClient) -> TestClient:
    """Somebody else's browser, before the same server."""
    return browser(client)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let time pass."""
    passed = timedelta()
    now = utc.now

    def later(seconds: float) -> None:
        nonlocal passed
        passed += timedelta(seconds=seconds)

    monkeypatch.setattr(utc, "now", lambda: now() + passed)
    return later
