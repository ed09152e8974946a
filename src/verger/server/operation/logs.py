"""What the server says of itself: JSON lines for programs, short lines for people. Neither names guests or secrets."""

from __future__ import annotations

import json
import logging
import os
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

from typing_extensions import override

from .settings import Unusable

FORMS = ("json", "text")
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def set_up(stream: TextIO = sys.stderr) -> None:
    """One form for all that is said, by us and by the libraries: `VERGER_LOG`, else what suits who reads it."""
    wanted = os.environ.get("VERGER_LOG") or ("text" if stream.isatty() else "json")
    if wanted not in FORMS:
        raise Unusable(f"VERGER_LOG must be {' or '.join(FORMS)}, not {wanted!r}")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines() if wanted == "json" else Words())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("verger").setLevel(logging.INFO)
    for name in "uvicorn", "uvicorn.error":  # whatever was set up before us, it speaks through ours
        library = logging.getLogger(name)
        library.disabled, library.propagate = False, True


class Lines(logging.Formatter):
    """One JSON object a line: time, level, where, message, what else is known, and the trace of an error."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(
            {
                "time": moment(record).isoformat(timespec="milliseconds"),
                "level": record.levelname.lower(),
                "where": record.name,
                "message": record.getMessage(),
                **details(record),
                **({"trace": self.formatException(record.exc_info)} if record.exc_info else {}),
            },
            ensure_ascii=False,
            default=str,
        )


class Words(logging.Formatter):
    """One short line for people, with the trace of an error below it."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        known = "".join(f"  {key}={value}" for key, value in details(record).items())
        # What comes from outside shall not look like another line of ours.
        said = f"{record.getMessage()}{known}".replace("\r", "\\r").replace("\n", "\\n")
        line = f"{moment(record):%H:%M:%S} {record.levelname.lower():<8} {said}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def moment(record: logging.LogRecord) -> datetime:
    """When it was logged."""
    return datetime.fromtimestamp(record.created, UTC)


def details(record: logging.LogRecord) -> dict[str, Any]:
    """What was given as `extra`."""
    return {key: value for key, value in vars(record).items() if key not in USUAL}
