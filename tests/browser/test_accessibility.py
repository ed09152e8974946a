"""What axe finds on every page, by day and by night."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.play import Table, each, house, make, skip
from tests.server.support import ANA, BEN, bot

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")

pytestmark = [pytest.mark.slow, each("scheme", ["light", "dark"], "dark")]


def assert_accessible(page: Page) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    grave = [one for one in found if one["impact"] in GRAVE]
    assert [f"{one['id']}: {node['html']}: {node['failureSummary']}" for one in grave for node in one["nodes"]] == []


def test_the_shelf_the_set_up_and_the_rules(invite, scheme):
    page = invite("en", excuse=("404",), color_scheme=scheme)
    says = house("en")
    page.goto("/")
    page.get_by_role("link", name=says("shelf-open", game="Finca")).wait_for()
    assert_accessible(page)
    page.get_by_role("button", name=says("frame-menu")).click()
    page.get_by_role("button", name=says("settings"), exact=True).click()
    page.get_by_label(says("settings-volume")).wait_for()
    assert_accessible(page)
    page.goto("/new/finca")
    page.get_by_text(says("setup-options")).click()
    assert_accessible(page)
    page.goto("/rules/finca")
    page.get_by_role("heading", name=says("help-rules")).wait_for()
    assert_accessible(page)
    page.goto("/nowhere")
    page.get_by_role("heading").wait_for()
    assert_accessible(page)


@pytest.mark.thorough
def test_the_table_from_the_start_to_the_result(invite, server, scheme):
    page = invite("fr", color_scheme=scheme)
    says = house("fr")
    place = make(page, ANA, BEN, bot("Bo"), seed=7)
    page.goto(place)
    Table(page).look()
    assert_accessible(page)

    skip(server, page, place, until=lambda state: state["sequence"] > 40 and state["view"]["phase"] == "turn")
    page.reload()
    look = Table(page).look()
    page.locator(look.targets[0].selector).first.hover()
    page.get_by_role("button", name=says("hint")).click()
    page.locator("footer ol [data-choice]").first.wait_for()
    page.locator("[data-refused]").first.click()
    expect(page.get_by_role("status").filter(has_text="FIN-")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name=says("frame-menu")).click()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=says("help")).click()
    page.get_by_role("dialog").wait_for()
    assert_accessible(page)

    skip(server, page, place, until=lambda state: False)
    page.reload()
    assert Table(page).look().over
    assert_accessible(page)
    page.get_by_role("link", name=says("result-replay")).click()
    page.get_by_role("button", name=says("replay-next")).click()
    expect(page.get_by_text(says("replay-step", step=1, steps="")).first).to_be_visible()
    assert_accessible(page)
