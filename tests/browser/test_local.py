"""Matches that a page plays by itself: without a server, without a network, from any static host."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import ROOT
from tests.browser.play import FARMER, PATIENCE, Table, each, house, words
from tests.server.process import Server, free_port

import verger
from verger.match import games

pytestmark = pytest.mark.slow

SAYS = house("en")
GAMES = games()
SITE = ROOT / "dist/site"
GONE = ("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "Failed to load resource")
"""What a page complains of that looks for a server in vain."""


def begin(page: Page, game: str, seats: int | None = None) -> None:
    """From the shelf to the first decision."""
    page.get_by_role("link", name=SAYS("shelf-open", game=words(game, "en")("name")), exact=True).click()
    players = SAYS("setup-players", count=seats or min(verger.game(game).seats))
    page.get_by_role("button", name=players, exact=True).click()
    page.get_by_role("button", name=SAYS("setup-start")).click()
    page.wait_for_url("**/local/*")


def await_keeping(page: Page) -> None:
    """Wait until the browser has all that the page is made of."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def result_of(page: Page) -> list[int]:
    return [int(cell.replace("−", "-")) for cell in page.get_by_role("dialog").locator("tfoot td").all_inner_texts()]


@each("game", GAMES, "fruitoplay")
def test_a_whole_game_with_the_server_stopped_after_the_first_page(invite, tmp_path, game):
    server = Server(tmp_path / "data")
    try:
        page = invite(base_url=server.address, service_workers="allow", excuse=GONE)
        open_first_page(page, server)
        await_keeping(page)
    finally:
        server.stop()
    begin(page, game)
    lines = Table(page, game=game, taste=FARMER).play().lines
    total = result_of(page)
    for title in ("result-title", "fairness"):
        page.get_by_role("dialog", name=SAYS(title)).get_by_role("button", name=SAYS("verify")).click()
    expect(page.get_by_role("dialog")).to_contain_text(SAYS("verify-fair"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name=SAYS("result-title")).first.click()
    assert result_of(page) == total
    page.get_by_role("link", name=SAYS("result-replay")).click()
    expect(page.get_by_text(SAYS("replay-step", step=0, steps=lines), exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(SAYS("replay-step", step=lines, steps=lines), exact=True)).to_be_visible()


def open_first_page(page: Page, server: Server) -> None:
    """A server answers for the page while its games are still being compiled."""
    page.wait_for_timeout(500)
    for _ in range(PATIENCE // 500):
        try:
            page.goto("/")
            return
        except Exception:
            assert server.process.poll() is None, server.said()
            page.wait_for_timeout(500)
    raise AssertionError(server.said())


def test_the_first_visit_is_online_the_second_is_not(invite):
    page = invite("fr", service_workers="allow", excuse=GONE)
    page.goto("/")
    await_keeping(page)
    page.close()
    page.context.set_offline(True)
    again = page.context.new_page()
    says = house("fr")
    again.goto("/new/frutopia")
    again.get_by_role("button", name=says("setup-start")).click()
    again.wait_for_url("**/local/*")
    Table(again, game="frutopia").play(until=lambda look: look.lines >= 10)
    again.goto("/rules/citrus")
    expect(again.get_by_role("heading", name=words("citrus", "fr")("section-A"))).to_be_visible()


def test_a_table_for_people_elsewhere_needs_the_network(invite):
    page = invite(excuse=GONE)
    page.goto("/new/finca")
    page.get_by_role("button", name=SAYS("setup-away")).click()
    page.context.set_offline(True)
    page.get_by_role("button", name=SAYS("setup-gather")).click()
    expect(page.get_by_role("alert")).to_have_text(SAYS("connection-lost"))
    expect(page.get_by_role("alert")).to_be_in_viewport()


def test_a_reload_and_a_reopened_tab_in_mid_game(invite):
    page = invite()
    page.goto("/")
    begin(page, "finca", seats=3)
    table = Table(page, taste=FARMER, gestures=0)  # one begun is not kept
    before = table.play(until=lambda look: look.lines >= 20)
    page.reload()
    table.look(like=before)

    address = page.url
    page.close()
    again = page.context.new_page()
    again.goto("/")
    again.get_by_role("link", name=SAYS("shelf-resume", game="Finca")).click()
    again.wait_for_url(address)
    table = Table(again, taste=FARMER)
    table.look(like=before)
    table.play(until=lambda look: look.lines >= 30)


@pytest.mark.thorough
def test_two_tabs_of_one_match_agree(invite):
    page = invite()
    page.goto("/")
    begin(page, "finca")
    other = page.context.new_page()
    other.goto(page.url)
    table, mirror = Table(page), Table(other)
    look = table.look()
    mirror.look(like=look)
    after = table.act(look, table.choose(look))
    page.bring_to_front()
    expect(other.locator("aside [data-line]")).to_have_count(after.lines)
    mirror.look(like=after)


@pytest.mark.thorough
def test_taken_back_and_hinted(invite):
    page = invite()
    page.goto("/")
    begin(page, "finca")
    table = Table(page)
    before = table.look()
    after = table.follow_hint(before)
    page.get_by_role("button", name=re.compile(f"^{SAYS('undo')}")).wait_for()
    assert after.lines > before.lines


def test_the_board_marks_the_idea_that_is_pointed_at(invite):
    """The best of a hint, until one points at another one of the list."""
    page = invite()
    page.goto("/")
    begin(page, "finca")
    table = Table(page)
    table.look()
    page.keyboard.press("h")
    ideas = page.locator("footer .hint [data-choice]")
    expect(ideas).to_have_count(3)
    best, other = (ideas.nth(place).get_attribute("data-choice") for place in (0, 1))
    marked = page.locator("main .hinted[data-choice]")
    expect(marked).to_have_attribute("data-choice", best)
    ideas.nth(1).hover()
    expect(marked).to_have_attribute("data-choice", other)
    page.mouse.move(0, 0)
    expect(marked).to_have_attribute("data-choice", best)


def test_bots_think_beside_the_page_and_one_at_a_time(invite):
    page = invite()
    most = 0

    def count(*_: Any) -> None:
        nonlocal most
        most = max(most, len(page.workers))

    page.on("worker", count)
    page.goto("/new/finca")
    page.get_by_role("button", name=SAYS("setup-players", count=4)).click()
    for field in page.get_by_label(SAYS("setup-level")).all():
        field.select_option("3")
    page.get_by_role("button", name=SAYS("setup-start")).click()
    Table(page, taste=FARMER).play(until=lambda look: look.lines >= 16)
    assert most == 1


def test_hidden_hands_are_passed_behind_a_screen_after_a_reload_too(invite):
    page = invite()
    page.goto("/new/fruitoplay")
    page.get_by_role("button", name=SAYS("setup-players", count=2)).click()
    for number, name in enumerate(("Ana", "Ben"), start=1):
        seat = page.get_by_role("listitem", name=SAYS("setup-seat", number=number))
        seat.get_by_label(SAYS("setup-kind")).select_option(SAYS("setup-you" if number == 1 else "setup-person"))
        seat.get_by_label(SAYS("setup-name")).fill(name)
    page.get_by_role("button", name=SAYS("setup-start")).click()
    hand = page.locator("main [data-choice]")
    screen = page.get_by_role("alertdialog")
    expect(screen).to_contain_text(SAYS("pass-text", seat="Ana"))
    screen.get_by_role("button", name=SAYS("pass-ready")).click()
    hand.first.click()
    expect(screen).to_contain_text(SAYS("pass-text", seat="Ben"))
    page.reload()
    expect(screen).to_contain_text(SAYS("pass-text", seat="Ben"))
    expect(hand).to_have_count(0)
    screen.get_by_role("button", name=SAYS("undo")).click()
    expect(page.locator("footer .sentence")).to_contain_text("Ana")
    hand.nth(1).click()
    screen.get_by_role("button", name=SAYS("pass-ready")).click()
    expect(page.locator("footer .sentence")).to_contain_text("Ben")


@pytest.mark.thorough
def test_a_match_is_saved_and_opened_and_discarded(invite, tmp_path):
    page = invite()
    page.goto("/")
    begin(page, "finca", seats=2)
    before = Table(page, taste=FARMER).play(until=lambda look: look.lines >= 12)
    page.get_by_role("button", name=SAYS("frame-menu")).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=SAYS("result-save")).click()
    file = tmp_path / "evening.json"
    saved.value.save_as(file)
    match = verger.open(file)
    assert len(match.actions) == before.lines
    assert file.read_text() == json.dumps(match.record(), ensure_ascii=False) + "\n", "as Python writes it"

    page.goto("/")
    resume = page.get_by_role("link", name=SAYS("shelf-resume", game="Finca"))
    page.get_by_role("button", name=re.compile(f"^{SAYS('discard')}:")).click()
    page.get_by_role("button", name=SAYS("discard"), exact=True).click()
    expect(resume).to_have_count(0)
    page.get_by_label(SAYS("open-record")).set_input_files(file)
    page.wait_for_url("**/local/*")
    Table(page).look(like=before)

    file.write_text(file.read_text().replace('"actions": [', '"actions": [[1, 0], '))
    page.goto("/")
    page.get_by_label(SAYS("open-record")).set_input_files(file)
    expect(page.get_by_role("alert").last).to_contain_text("may not play")


def test_a_match_goes_on_at_a_server_with_a_friend(invite):
    page = invite(excuse=("409",))
    page.goto("/")
    begin(page, "finca", seats=2)
    before = Table(page, taste=FARMER).play(until=lambda look: look.lines >= 10)
    page.get_by_role("button", name=SAYS("frame-menu")).click()
    page.get_by_role("button", name=SAYS("hand-over")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("checkbox").first.check()
    dialog.get_by_role("checkbox").last.check()
    expect(dialog.get_by_role("alert")).to_contain_text(SAYS("hand-alone"))
    dialog.get_by_role("checkbox").first.uncheck()
    dialog.get_by_role("button", name=SAYS("hand-yes")).click()
    page.wait_for_url("**/match/*")
    expect(page.get_by_text(SAYS("pause-title")).first).to_be_visible()
    expect(page.locator("aside [data-line]")).to_have_count(before.lines)
    page.get_by_role("button", name=SAYS("pause-resume")).first.click()
    assert Table(page).look().lines >= before.lines
    page.goto("/")
    expect(page.get_by_role("link", name=SAYS("shelf-resume", game="Finca"))).to_have_count(1)


def await_answer(port: int) -> None:
    """Wait until something listens there."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    pytest.fail("the static host does not answer")


@contextmanager
def static(folder: Path) -> Iterator[str]:
    """The address of a folder that Python's own server serves."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        await_answer(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A static host that has the site in a folder among others."""
    assert (SITE / "index.html").exists(), "the site is not built: run `make site` first"
    folder = tmp_path_factory.mktemp("host")
    (folder / "games").symlink_to(SITE)
    with static(folder) as address:
        yield f"{address}/games/"


def asked_by(page: Page) -> list[str]:
    """All that a page asks for, from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    return asked


def test_the_static_site_plays_and_asks_no_server(invite, host):
    page = invite("en", base_url=host, service_workers="allow")
    asked = asked_by(page)
    page.goto(host)
    expect(page.get_by_text(SAYS("shelf-static"))).to_be_visible()
    begin(page, "finca", seats=2)
    Table(page, taste=FARMER).play(until=lambda look: look.lines > 12)
    assert asked
    assert all(url.startswith(host) and "/api/" not in url for url in asked)


@pytest.mark.thorough
def test_a_whole_game_on_the_static_site_and_its_replay(invite, host):
    page = invite("en", base_url=host, service_workers="allow")
    asked = asked_by(page)
    page.goto(host)
    begin(page, "finca", seats=2)
    Table(page, taste=FARMER).play()
    page.get_by_role("link", name=SAYS("result-replay")).click()
    page.wait_for_url(re.compile(r"#/local/.*/replay"))
    page.keyboard.press("End")
    page.go_back()
    expect(page.get_by_role("button", name=SAYS("result-rematch"))).to_be_visible()
    assert all(url.startswith(host) and "/api/" not in url for url in asked)


@pytest.mark.thorough
def test_the_static_site_has_addresses_and_no_live_tables(invite, host):
    page = invite("en", base_url=host)
    page.goto(f"{host}#/new/citrus")
    expect(page.get_by_text(SAYS("setup-alone"))).to_be_visible()
    expect(page.get_by_role("button", name=SAYS("setup-away"))).to_have_count(0)
    assert SAYS("setup-open") not in page.get_by_label(SAYS("setup-kind")).first.locator("option").all_inner_texts()
    page.goto(f"{host}#/rules/finca#FIN-46")
    expect(page.locator('[id="FIN-46"]')).to_be_focused()
    page.goto(f"{host}#/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text(SAYS("error-not_found"))
    page.get_by_role("link", name=SAYS("house-home")).last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(SAYS("shelf-title"))


@pytest.mark.thorough
def test_the_static_site_says_what_it_may_do_as_the_server_does(host):
    from verger.server.http.middleware import POLICY

    said = re.search(r'content-security-policy" content="([^"]+)"', (SITE / "index.html").read_text())
    assert said
    only_by_header = "frame-ancestors 'none'; "
    assert said[1].replace("&#39;", "'") == POLICY.replace(only_by_header, "")


def test_the_page_can_be_installed(invite):
    page = invite()
    page.goto("/")
    address = page.locator('link[rel="manifest"]').get_attribute("href")
    assert address is not None
    manifest = page.request.get(address).json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "./")
    for icon in manifest["icons"]:
        answer = page.request.get(f"/{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
    wire = page.context.new_cdp_session(page)
    assert wire.send("Page.getAppManifest")["errors"] == []
