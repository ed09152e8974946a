"""The browser that tests, pictures and measurements drive."""

from __future__ import annotations

import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium-headless-shell", "chromium")
"""Programs, the best first: the shell is the same browser without windows and tabs, which cost twice its time."""

ARGUMENTS: Final = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")


def program() -> str | None:
    """The one on this machine; where there is none, Playwright looks for its own."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright: Playwright, executable: str | None = None) -> Browser:
    return playwright.chromium.launch(executable_path=executable or program(), args=ARGUMENTS)
