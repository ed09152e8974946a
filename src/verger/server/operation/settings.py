"""The settings of a server, from its environment: where it keeps things, whom it believes, for how long."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

PAGE = Path(__file__).parents[1] / "page"
SECRET = 32
"""Characters of a secret at least."""


class Unusable(Exception):
    """The place where things are to be kept cannot be used; the message says which and why, in one sentence."""


@dataclass(frozen=True)
class Settings:
    """The data directory holds the secret and, unless `database_url` names another place, the matches."""

    data_dir: Path
    database_url: str = ""
    page: Path = PAGE
    given_secret: str = ""
    trusted_proxies: str = ""  # addresses whose forwarded headers are believed
    keep_days: int = 365  # how long an untouched match is kept; 0 for ever
    limits: bool = True

    @classmethod
    def read(cls, data_dir: Path | None = None) -> Settings:
        """The settings of this machine: `verger serve --help` says what the environment may set."""
        folder = data_dir or Path(platformdirs.user_data_dir("verger", appauthor=False))
        variable = os.environ.get
        given = variable("VERGER_SECRET", "")
        return cls(
            folder,
            variable("VERGER_DATABASE_URL", ""),
            given_secret=checked_secret("VERGER_SECRET", given) if given else "",
            trusted_proxies=variable("VERGER_TRUSTED_PROXIES", ""),
            keep_days=days(variable("VERGER_KEEP_DAYS", "365")),
            limits=is_on("VERGER_LIMITS", variable("VERGER_LIMITS", "on")),
        )

    @property
    def keep(self) -> timedelta | None:
        """How long an untouched match is kept; None for ever."""
        return timedelta(days=self.keep_days) if self.keep_days else None

    @property
    def database(self) -> URL:
        """Where the matches are kept."""
        if self.database_url:
            return parse(self.database_url)
        return URL.create("sqlite", database=str(self.data_dir.resolve() / "verger.sqlite"))

    @cached_property
    def secret(self) -> str:
        """What cookies are signed with, the same in all processes: given, or made on first start and kept."""
        if self.given_secret:
            return self.given_secret
        try:
            self.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
            kept = self.data_dir / "secret"
            if not kept.exists():
                self._make_secret(kept)
            return checked_secret(str(kept), kept.read_text().strip())
        except OSError as error:
            raise Unusable(f"the data directory {self.data_dir} cannot be used: {error.strerror}") from error

    def _make_secret(self, kept: Path) -> None:
        fresh = kept.with_name(f"secret.{secrets.token_hex(8)}")
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_hex(32))
        try:
            kept.hardlink_to(fresh)  # never half written, and the first process to come wins
        except FileExistsError:
            pass
        finally:
            fresh.unlink()


def parse(address: str) -> URL:
    """An address of a database; it may hold a password, and is not repeated when it is wrong."""
    try:
        return make_url(address)
    except (ArgumentError, ValueError) as error:
        raise Unusable(
            "VERGER_DATABASE_URL is not an address like postgresql://name:password@host/database or sqlite:///file"
        ) from error


def checked_secret(name: str, secret: str) -> str:
    """A secret that is long enough."""
    if len(secret) < SECRET:
        raise Unusable(f"{name} must have at least {SECRET} characters that nobody can guess")
    return secret


def is_on(name: str, word: str) -> bool:
    """A switch, checked."""
    if word not in ("on", "off"):
        raise Unusable(f"{name} must be on or off")
    return word == "on"


def days(number: str) -> int:
    """A number of days, checked."""
    if not (number.isascii() and number.isdigit() and len(number) < 6):
        raise Unusable("VERGER_KEEP_DAYS must be a number of days, or 0 to keep matches for ever")
    return int(number)
