"""Whole games by clicking, from the shelf to the result and beyond."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.play import FARMER, Table, house, words

from verger.engine.texts import Texts

pytestmark = pytest.mark.slow


def result_of(page: Page) -> dict[str, list[int]]:
    """The rows of the result, by their title."""
    rows = page.get_by_role("dialog").locator("tbody tr, tfoot tr").all()
    return {
        row.locator("th").inner_text(): [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
        for row in rows
    }


@pytest.mark.thorough
def test_in_french_against_a_bot(invite):
    page = invite("fr")
    house_says, finca_says = house("fr"), words("finca", "fr")
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(house_says("shelf-title"))
    page.get_by_role("link", name=house_says("shelf-open", game="Finca")).click()
    page.get_by_role("button", name=house_says("setup-players", count=2)).click()
    expect(page.get_by_label(house_says("setup-level"))).to_have_value("1")
    page.get_by_role("button", name=house_says("setup-start")).click()
    page.wait_for_url("**/local/*")

    lines = Table(page, taste=FARMER).play().lines
    log = page.locator("aside [data-log]")
    for kind in ("open", "stage", "take", "reveal", "build", "end"):
        expect(log).to_contain_text(telling(finca_says, kind))

    result = result_of(page)
    parts = [finca_says(f"part-{part}") for part in ("tiles", "fincas", "action_tiles", "bonuses")]
    assert list(result) == [*parts, house_says("result-total")]
    totals = result.pop(house_says("result-total"))
    assert [sum(points) for points in zip(*result.values(), strict=True)] == totals
    assert totals == sorted(totals, reverse=True)
    names = [name.strip() for name in page.get_by_role("columnheader").all_inner_texts()]
    expect(page.get_by_role("img", name=house_says("result-curve")).locator("path.line")).to_have_count(2)

    page.get_by_role("link", name=house_says("result-replay")).click()
    follow_replay(page, lines)
    for name, total in zip(names, totals, strict=True):
        seat = page.locator("aside [data-seat]").filter(has_text=name)
        expect(seat.locator(".score [aria-hidden]")).to_have_text(str(total))

    page.get_by_role("link", name=house_says("replay-leave")).click()
    old = page.url
    page.get_by_role("button", name=house_says("result-rematch")).click()
    page.wait_for_url(lambda url: "/local/" in url and url != old)
    assert Table(page).look().lines <= 1, "the bot may have begun"


def telling(says: Texts, kind: str) -> re.Pattern[str]:
    """Any sentence of an event of this kind, by the longest words that are in all of them."""
    marker = "\x00"
    arguments = dict.fromkeys(("seat", "mode", "village", "fruit", "tile", "finca", "reason"), marker)
    sentence = says(f"event-{kind}", value=2, count=2, amount=2, **arguments)
    return re.compile(re.escape(max(re.split(f"{marker}|2", sentence), key=len).strip()))


def follow_replay(page: Page, steps: int) -> None:
    """From the start to the end of a replay, step by step."""
    says = house("fr")
    further = page.get_by_role("button", name=says("replay-next"))
    for step in range(steps + 1):
        expect(page.get_by_text(says("replay-step", step=step, steps=steps), exact=True)).to_be_visible()
        if step < steps:
            further.click()
    expect(further).to_be_disabled()


@pytest.mark.thorough
def test_in_english_two_people_and_a_bot_who_leave_and_come_back(invite):
    page = invite("en")
    says = house("en")
    page.goto("/new/finca")
    page.get_by_role("button", name=says("setup-players", count=3)).click()
    for number, name in enumerate(("Ana", "Ben"), start=1):
        seat = page.get_by_role("listitem", name=says("setup-seat", number=number))
        seat.get_by_label(says("setup-kind")).select_option(says("setup-you" if number == 1 else "setup-person"))
        seat.get_by_label(says("setup-name")).fill(name)
    page.get_by_role("button", name=says("setup-start")).click()
    page.wait_for_url("**/local/*")
    link = page.url

    before = Table(page, taste=FARMER).play(until=lambda look: look.lines >= 30)
    page.get_by_role("link", name=says("house-home")).first.click()
    resume = page.get_by_role("link", name=says("shelf-resume", game="Finca"))
    expect(resume).to_contain_text("Ana, Ben")
    resume.click()
    Table(page).look(like=before)

    again = page.context.new_page()
    page.close()
    again.goto(link)
    table = Table(again, taste=FARMER)
    table.look(like=before)

    table.play()
    log = again.locator("aside [data-log]")
    for name in ("Ana", "Ben"):
        expect(log).to_contain_text(f"{name} places a farmer")
        expect(again.get_by_role("columnheader", name=name)).to_be_visible()
