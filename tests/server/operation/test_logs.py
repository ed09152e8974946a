"""What the server says of itself can be read by people and by programs."""

import io
import json
import logging

import pytest

from verger.server import Unusable
from verger.server.operation import logs


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def restored():
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def said(stream: io.StringIO, text: str, *args: object, **more: object) -> str:
    logs.set_up(stream)
    logging.getLogger("verger.server.test").warning(text, *args, **more)  # type: ignore[arg-type]
    return stream.getvalue()


def test_programs_read_json_lines():
    line = json.loads(said(io.StringIO(), "match %s\nis in trouble", "é", extra={"match": "abc"}))
    assert (line["level"], line["where"], line["match"]) == ("warning", "verger.server.test", "abc")
    assert line["message"] == "match é\nis in trouble"
    assert line["time"].endswith("+00:00")
    assert "trace" not in line


def test_people_read_short_lines():
    line = said(Terminal(), "match %s", "one\ntwo", extra={"game": "finca"})
    assert line.count("\n") == 1
    assert line.endswith(" warning  match one\\ntwo  game=finca\n")


@pytest.mark.parametrize(("wanted", "stream", "is_json"), [("json", Terminal(), True), ("text", io.StringIO(), False)])
def test_the_form_can_be_chosen(monkeypatch, wanted, stream, is_json):
    monkeypatch.setenv("VERGER_LOG", wanted)
    assert said(stream, "hello").startswith("{") == is_json


def test_another_form_is_refused(monkeypatch):
    monkeypatch.setenv("VERGER_LOG", "xml")
    with pytest.raises(Unusable, match="VERGER_LOG must be json or text, not 'xml'"):
        logs.set_up()


@pytest.mark.parametrize("stream", [Terminal(), io.StringIO()])
def test_errors_come_with_their_trace(stream):
    logs.set_up(stream)
    try:
        raise RuntimeError("no idea")
    except RuntimeError:
        logging.getLogger("verger.server.test").exception("a bot fails")
    assert "RuntimeError: no idea" in stream.getvalue()


def test_libraries_speak_only_when_it_matters():
    stream = io.StringIO()
    logs.set_up(stream)
    logging.getLogger("uvicorn.access").info("GET /")
    logging.getLogger("uvicorn.error").error("oh")
    assert [json.loads(line)["message"] for line in stream.getvalue().splitlines()] == ["oh"]
