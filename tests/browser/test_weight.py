"""What a first visit costs."""

from playwright.sync_api import expect
from tests.browser.play import house

HEAVIEST = 300_000


def test_the_first_page_is_light(invite):
    page = invite("fr")
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    loads: list[float] = []
    wire.on("Network.loadingFinished", lambda load: loads.append(load["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("link", name=house("fr")("shelf-open", game="Finca"))).to_be_visible()
    expect(page.locator("a svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(loads) >= 5, "page, style, script, texts, games"
    assert sum(loads) < HEAVIEST
