"""Middleware: every answer forbids what the page does not need; no request is larger than a match's making."""

from __future__ import annotations

from fastapi import HTTPException
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from verger.server.wire.orders import LARGEST

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "  # the rules are WebAssembly
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "style-src-attr 'unsafe-inline'"  # boards place things by style attributes
)
LARGER = {"/api/verify": 1 << 18, "/api/matches/import": 1 << 18}
"""Bytes of requests that may be larger: a whole match's record."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class SecurityHeaders:
    """Middleware: the headers that forbid what the page does not need."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with these headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, guarded)


class SizeLimit:
    """Middleware: a request that is too large is refused while it is read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read no more than that."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        size, most = 0, LARGER.get(scope["path"], LARGEST)

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > most:
                raise HTTPException(413, f"A request has at most {most} bytes.")
            return message

        await self._app(scope, limited, send)
