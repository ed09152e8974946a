"""Whatever the interface's description allows, and some of what it does not, is answered as it says: never by an error
of ours, always with a status and a shape that are described."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks
from tests.server.process import Server, serving
from tests.server.support import ANA, BEN

from verger.server import Settings, create_app

schema = schemathesis.openapi.from_dict(create_app(Settings(Path())).openapi())
OPERATIONS = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
some = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)

# What fits the description may still be no game, no token, no legal action.
TOO_MUCH: list[Any] = [checks.positive_data_acceptance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("VERGER_LIMITS", "off")
        with serving(tmp_path_factory.mktemp("schema") / "data") as server:
            yield server
            assert "Traceback" not in server.said()


@pytest.fixture(scope="module")
def own_match(server: Server) -> tuple[str, str]:
    return server.make(ANA, BEN)


def cases(operation: Any) -> st.SearchStrategy[Any]:
    """What the description allows, and what it does not."""
    return st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_described(operation: Any, server: Server) -> None:
    @some
    @given(case=cases(operation))
    def described(case: Any) -> None:
        case.call_and_validate(base_url=server.address, excluded_checks=TOO_MUCH)

    described()


@pytest.mark.parametrize(
    "operation", [one for one in OPERATIONS if "{match}" in one.path], ids=lambda operation: operation.label
)
def test_every_answer_to_who_plays_is_described(operation: Any, server: Server, own_match: tuple[str, str]) -> None:
    match, cookie = own_match

    @some
    @given(case=cases(operation))
    def described(case: Any) -> None:
        case.path_parameters["match"] = match
        answer = case.call(base_url=server.address, headers={"cookie": cookie})
        case.validate_response(answer, excluded_checks=[*TOO_MUCH, checks.negative_data_rejection])

    described()
