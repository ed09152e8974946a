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

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
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


class Kept:
    """A browser for all tests here that follow each other."""

    browser: Browser | None = None

    def open(self) -> Browser:
        if self.browser is None:
            self.playwright = sync_playwright().start()
            self.browser = launch(self.playwright)
        return self.browser

    def close(self) -> None:
        if self.browser is not None:
            self.browser.close()
            self.playwright.stop()
            self.browser = None


KEPT = Kept()


@pytest.fixture
def chromium() -> Browser:
    return KEPT.open()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Playwright's event loop would be in the way of those that other tests bring."""
    if nextitem is None or not nextitem.path.is_relative_to(HERE):
        KEPT.close()


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
