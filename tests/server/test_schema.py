"""Whatever the interface's description allows, and some of what it does not, is answered as it says: never by an error
of ours, always with a status and a shape that are described."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from tests.server.process import Server, serving

from verger.server import Settings, create_app

schema = schemathesis.openapi.from_dict(create_app(Settings(Path())).openapi())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("schema") / "data") as server:
        yield server
        assert "Traceback" not in server.said()


@schema.parametrize()
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_answer_is_described(case: schemathesis.Case, server: Server) -> None:
    case.call_and_validate(base_url=server.address)
