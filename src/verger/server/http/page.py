"""The built page: one document for all its addresses, its parts under names that change with their content."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from typing_extensions import override

INDEX = "index.html"
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
ADDRESSES = re.compile(
    r"\.|(?:new|rules|learn)/(?P<game>[^/]+)|(?:match/(?P<match>[^/]+)|local/[^/]+)(?:/replay)?|come(?:/[^/]+)?"
)
"""The addresses of the page, without the first slash: what `parse` in web/src/lib/router.svelte.ts knows."""
IsMatch = Callable[[str], Awaitable[bool]]
NOT_BUILT = "The page is not built yet: run `make page` in the checkout, then load this again.\n"


class PageRoute(Route):
    """Every address but the interface's, where what cannot be asked is answered as an interface does."""

    def __init__(self, folder: Path, games: Collection[str], is_match: IsMatch) -> None:
        super().__init__("/{path:path}", Page(folder, games, is_match), methods=["GET"])

    @override
    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        first = scope.get("path", "").split("/")[1:2]
        return (Match.NONE, {}) if first == ["api"] else super().matches(scope)


class Page(StaticFiles):
    """The files of the built page; whatever is none of them is the one document, which says what is not there."""

    def __init__(self, folder: Path, games: Collection[str], is_match: IsMatch) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # a folder that is not there yet is answered, not an error
        self._index = folder / INDEX
        self._games = games
        self._is_match = is_match

    @override
    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self._index.exists():
            return PlainTextResponse(NOT_BUILT, 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(ASSETS):
                raise
            found = await self._leads_somewhere(path)
            response = await super().get_response(INDEX, scope) if found else FileResponse(self._index, 404)
        response.headers["cache-control"] = FOREVER if path.startswith(ASSETS) else "no-cache"
        return response

    async def _leads_somewhere(self, path: str) -> bool:
        address = ADDRESSES.fullmatch(path)
        if address is None:
            return False
        game, match = address["game"], address["match"]
        return (game is None or game in self._games) and (match is None or await self._is_match(match))
