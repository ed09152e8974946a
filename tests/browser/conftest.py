"""A real server, a real browser, and guests with whom nothing goes wrong unseen."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright
from tests.browser.play import PATIENCE
from tests.server.process import Server, serving
from tools.chromium import launch

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "test-results"
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
BLOCKED = "Service Worker registration blocked by Playwright"
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


class Invite(Protocol):
    def __call__(self, language: str = "en", excuse: tuple[str, ...] = (), **wishes: Any) -> Page: ...


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (ROOT / "src/verger/server/page/index.html").exists(), "the page is not built: run `make page` first"
    with serving(tmp_path_factory.mktemp("browser") / "data") as server:
        yield server


# Not for the whole session: Playwright's event loop would be in the way of the one other tests bring.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def invite(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Guests, each with a browser of their own; what their pages complain of fails the test, unless it is excused."""
    guests: list[BrowserContext] = []
    complaints: list[str] = []

    def invite(language: str = "en", excuse: tuple[str, ...] = (), **wishes: Any) -> Page:
        usual = {"base_url": server.address, "reduced_motion": "reduce", "service_workers": "block"}
        settings = usual | {"locale": LOCALES[language]} | wishes
        context = chromium.new_context(**settings)
        context.set_default_timeout(PATIENCE)

        def complain(words: str) -> None:
            if not any(excused in words for excused in (*excuse, BLOCKED)):
                complaints.append(words)

        def read(said: ConsoleMessage) -> None:
            if said.type in ("error", "warning"):
                complain(f"console: {said.text}")

        def watch(request: Request) -> None:
            if not request.url.startswith((settings["base_url"], "data:")):
                complain(f"request to {request.url}")

        context.on("console", read)
        context.on("weberror", lambda thrown: complain(f"error: {thrown.error}"))
        context.on("request", watch)
        guests.append(context)
        return context.new_page()

    yield invite
    if request.node.stash.get(FAILED, False):
        leave_pictures(request.node.name, [page for guest in guests for page in guest.pages])
    for guest in guests:
        guest.close()
    assert complaints == []


def leave_pictures(test: str, pages: list[Page]) -> None:
    RESULTS.mkdir(exist_ok=True)
    for number, page in enumerate(pages):
        page.screenshot(path=RESULTS / f"{test}-{number}.png")
