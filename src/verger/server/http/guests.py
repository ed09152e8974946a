"""Guests without accounts: a signed cookie that nobody can forge and no script can read."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from verger.server.wire.problems import Problem

COOKIE = "verger"
KEPT = 400 * 24 * 3600  # as long as browsers keep a cookie at most
LINK = 30 * 24 * 3600
"""Seconds for which a personal link leads to its guest."""


class Guests:
    """Signs and reads cookies and personal links."""

    def __init__(self, secret: str) -> None:
        self._signed = URLSafeSerializer(secret, salt="guest")
        self._links = URLSafeTimedSerializer(secret, salt="link")

    def known(self, connection: HTTPConnection) -> str | None:
        """The guest who asks, if it is one of ours."""
        try:
            guest = self._signed.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def welcome(self, response: Response, guest: str, *, secure: bool) -> None:
        """Let the browser remember who it is."""
        value = self._signed.dumps(guest)
        response.set_cookie(COOKIE, str(value), max_age=KEPT, httponly=True, samesite="lax", secure=secure)

    def link(self, guest: str) -> str:
        """What brings a guest to another device."""
        return str(self._links.dumps(guest))

    def linked(self, token: str) -> str:
        """Whose personal link this is."""
        try:
            guest: str = self._links.loads(token, max_age=LINK)
        except BadSignature as error:
            raise Problem("invalid", "This personal link is wrong, or older than 30 days.") from error
        return guest


def fresh() -> str:
    """A guest nobody has been before."""
    return secrets.token_urlsafe(16)
