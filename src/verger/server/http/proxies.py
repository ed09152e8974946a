"""Who asks, where proxies stand in between: each adds the address it was asked from to the end of `X-Forwarded-For`."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from verger.server.operation.settings import Unusable

ANY = "*"


@dataclass(frozen=True)
class Proxies:
    """The proxies whose word is believed. `any_door` is whoever asks us itself, and nobody further away."""

    any_door: bool
    networks: tuple[IPv4Network | IPv6Network, ...]

    @classmethod
    def read(cls, named: str) -> Proxies:
        """The proxies that a setting names."""
        words = [word for part in named.split(",") if (word := part.strip())]
        try:
            return cls(ANY in words, tuple(ip_network(word) for word in words if word != ANY))
        except ValueError as error:
            raise Unusable(
                "VERGER_TRUSTED_PROXIES must be addresses or networks like 10.0.0.1,10.1.0.0/16, with commas, "
                f"or {ANY} for whoever connects: {error}"
            ) from error

    def believe(self, door: str) -> bool:
        """Whether we believe what is forwarded by whoever asks us itself."""
        return self.any_door or self._know(address(door))

    def origin(self, door: str, forwarded: str) -> str:
        """Where a request comes from: the nearest address that is not one of our proxies'.

        What stands before it in the header was sent by somebody whom we do not know, and may be made up.
        """
        nearest = door
        for hop in reversed(forwarded.split(",")):
            found = address(hop)
            if found is None:
                break
            nearest = str(found)
            if not self._know(found):
                break
        return nearest

    def _know(self, hop: IPv4Address | IPv6Address | None) -> bool:
        return hop is not None and any(hop in network for network in self.networks)


def address(word: str) -> IPv4Address | IPv6Address | None:
    """An address as proxies write it: some add a port, and some write IPv4 as IPv6."""
    host = word.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ip_address(host)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Forwarded:
    """Puts into every request where it comes from, and whether that was by HTTPS."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Believe what our proxies say of who asked them."""
        if scope["type"] in ("http", "websocket") and scope.get("client"):
            door, port = scope["client"]
            if self._proxies.believe(door):
                headers = Headers(scope=scope)
                origin = self._proxies.origin(door, ",".join(headers.getlist("x-forwarded-for")))
                scope["client"] = (origin, port if origin == door else 0)
                if "https" in words(headers.getlist("x-forwarded-proto")):
                    scope["scheme"] = {"http": "https", "websocket": "wss"}[scope["type"]]
        await self._app(scope, receive, send)


def words(values: list[str]) -> list[str]:
    """All words of headers that hold lists."""
    return [word.strip().lower() for value in values for word in value.split(",")]
