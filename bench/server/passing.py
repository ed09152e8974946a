"""The least that a server on our foundation can do: whatever one at a table says, both hear a text as long as a state.

python -m bench.server.passing PORT
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

STATE = "x" * 5_400
"""About as long as a state of Finca."""

Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]

tables: dict[str, list[Send]] = defaultdict(list)
said: dict[str, int] = defaultdict(int)


async def app(scope: Message, receive: Callable[[], Awaitable[Message]], send: Send) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        table = scope["path"]
        tables[table].append(send)
        while (await receive())["type"] != "websocket.disconnect":
            said[table] += 1
            for tell in tables[table]:
                await tell({"type": "websocket.send", "text": f'{{"revision":{said[table]},"state":"{STATE}"}}'})


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", lifespan="off", access_log=False)
