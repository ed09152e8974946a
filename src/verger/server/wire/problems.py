"""Problems: what can be refused, by one code each; the page has its own sentence for every code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Code = TypeAliasType(
    "Code",
    Literal[
        "not_found",
        "conflict",
        "no_guest",
        "not_your_seat",
        "not_seated",
        "not_host",
        "not_pending",
        "illegal",
        "unknown_action",
        "undo",
        "taken",
        "kept",
        "declined",
        "seated",
        "removed",
        "known_seed",
        "open_seats",
        "started",
        "not_started",
        "paused",
        "substituted",
        "present",
        "chat_off",
        "no_request",
        "over",
        "running",
        "invalid",
        "name",
        "edition",
        "rate",
        "storage",
        "server",
    ],
)

STATUS: dict[Code, int] = {
    "not_found": 404,
    "conflict": 409,
    "no_guest": 403,
    "not_your_seat": 403,
    "not_seated": 403,
    "not_host": 403,
    "not_pending": 409,
    "illegal": 409,
    "unknown_action": 422,
    "undo": 409,
    "taken": 409,
    "kept": 409,
    "declined": 403,
    "seated": 409,
    "removed": 403,
    "known_seed": 409,
    "open_seats": 409,
    "started": 409,
    "not_started": 409,
    "paused": 409,
    "substituted": 409,
    "present": 409,
    "chat_off": 409,
    "no_request": 409,
    "over": 409,
    "running": 409,
    "invalid": 422,
    "name": 422,
    "edition": 409,
    "rate": 429,
    "storage": 503,
    "server": 500,
}


class Fault(TypedDict):
    """A problem as data; `rule` is the ledger's id of an illegal action, `reason` why an undo stops where it does."""

    code: Code
    message: str
    rule: str | None
    reason: str | None


class FaultTold(TypedDict):
    """A problem as it is answered: what is not known is left out."""

    code: Code
    message: str
    rule: NotRequired[str]
    reason: NotRequired[str]


class Refusal(TypedDict):
    """The answer to a request that cannot be granted."""

    error: FaultTold


WORDS = {
    400: "Not a text in UTF-8.",
    403: "Not for this guest.",
    404: "There is no such thing.",
    409: "Not as the match or its table stands.",
    413: "Too large.",
    422: "Not as described here, or not possible in this game.",
    429: "Too much at once.",
    503: "Nothing can be kept at the moment.",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What the interface's description says of answers with these statuses."""
    return {status: {"model": Refusal, "description": WORDS[status]} for status in statuses}


class Problem(Exception):
    """A request that cannot be granted, with a message in English for the one who asked."""

    def __init__(self, code: Code, message: str, *, rule: str | None = None, reason: str | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.fault = Fault(code=code, message=message, rule=rule, reason=reason)

    @property
    def status(self) -> int:
        """The HTTP status of its code."""
        return STATUS[self.code]

    def again(self) -> Problem:
        """The same problem, to be raised once more."""
        return Problem(self.code, str(self), rule=self.fault["rule"], reason=self.fault["reason"])


CONFLICT = "The match has moved on in the meantime."


def conflict() -> Problem:
    """What somebody decided stands no more: they decide anew, and no retry helps."""
    return Problem("conflict", CONFLICT)


def trouble() -> Problem:
    """Our own fault: the log says more, the guest learns no more than this."""
    return Problem("server", "Something went wrong here. What was acknowledged is safe; please try again.")


def unkept() -> Problem:
    """The database is away, its disk full, its file gone: the log has said so once, and why."""
    return Problem(
        "storage", "Nothing can be kept here at the moment. What was acknowledged is safe; please try again."
    )


def is_told(error: Exception) -> bool:
    """Whether the log has said so already."""
    return isinstance(error, Problem) and error.code == "storage"


def invalid(errors: Sequence[Mapping[str, Any]]) -> Problem:
    """What pydantic found first."""
    first = errors[0]
    place = ".".join(str(part) for part in first["loc"])
    if place.endswith("name") and first["type"] == "string_pattern_mismatch":
        return Problem("name", f"{place}: a name is made of letters and signs that can be seen, and begins with one.")
    return Problem("invalid", f"{place}: {first['msg']}" if place else first["msg"])
