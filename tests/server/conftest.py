import shutil
import threading
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server import postgres
from tests.server.support import browser

from verger import bots
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


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with all tables and nothing in them, as a server makes it when it is first started."""
    settings = Settings(tmp_path_factory.mktemp("empty") / "data")
    with TestClient(create_app(settings)):
        return Path(str(settings.database.database))


@pytest.fixture
def settings(tmp_path: Path, database_url: str, empty_database: Path) -> Settings:
    settings = Settings(tmp_path / "data", database_url, tmp_path / "page")
    if not database_url:
        settings.data_dir.mkdir(mode=0o700)
        shutil.copy(empty_database, str(settings.database.database))
    return settings


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
def free_to_think(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """While it is cleared no bot comes to the end of a thought."""
    free, slices = threading.Event(), bots.Player.slices

    def when_free(bot: bots.Player, *situation: Any) -> Iterator[bots.Thought | None]:
        while not free.wait(0.02):
            yield None  # so that who stops need not wait for it
        yield from slices(bot, *situation)

    free.set()
    monkeypatch.setattr(bots.Player, "slices", when_free)
    yield free
    free.set()


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
