"""What a reader chooses stays chosen."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.play import Table, house, make, skip
from tests.server.support import ANA, BEN


def choose(page: Page, language: str, choice: str) -> None:
    """Choose by the menu's words in the language of the page."""
    says = house(language)
    page.get_by_role("button", name=says("frame-menu")).click()
    page.get_by_role("button", name=says(choice), exact=True).click()
    page.keyboard.press("Escape")


def test_the_language_of_the_browser_and_another(invite):
    page = invite("en")
    page.goto("/")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(house("en")("shelf-title"))
    choose(page, "en", "language-fr")
    expect(title).to_have_text(house("fr")("shelf-title"))
    page.reload()
    expect(title).to_have_text(house("fr")("shelf-title"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.thorough
def test_night_by_choice(invite):
    page = invite("en", color_scheme="light")
    page.goto("/new/finca")
    page.get_by_role("heading", level=1).wait_for()
    sheet = page.locator("body")
    day = sheet.evaluate("element => getComputedStyle(element).backgroundColor")
    choose(page, "en", "theme-dark")
    expect(sheet).not_to_have_css("background-color", day)
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    expect(sheet).not_to_have_css("background-color", day)
    choose(page, "en", "theme-auto")
    expect(sheet).to_have_css("background-color", day)
    page.emulate_media(color_scheme="dark")
    expect(sheet).not_to_have_css("background-color", day)


def open_settings(page: Page) -> None:
    says = house("en")
    page.get_by_role("button", name=says("frame-menu")).click()
    page.get_by_role("button", name=says("settings"), exact=True).click()


def test_pace_size_colours_and_sound_stay_as_chosen(invite):
    says = house("en")
    page = invite("en")
    page.goto("/new/finca")
    mark = page.locator("form .seat-mark circle").first
    mark.wait_for()
    usual = mark.evaluate("one => getComputedStyle(one).fill")
    open_settings(page)
    dialog = page.get_by_role("dialog")
    for choice in ("motion-quick", "size-larger", "colours-distinct"):
        dialog.get_by_role("button", name=says(choice), exact=True).click()
    expect(dialog.get_by_label(says("settings-sound"))).to_be_checked()
    dialog.get_by_label(says("settings-sound")).uncheck()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-pace", "quick")
    expect(root).to_have_css("font-size", "20px")
    expect(mark).not_to_have_css("fill", usual)
    open_settings(page)
    expect(dialog.get_by_label(says("settings-sound"))).not_to_be_checked()


@pytest.mark.thorough
def test_a_phone_is_silent_until_told_otherwise(invite):
    page = invite("en", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    open_settings(page)
    expect(page.get_by_label(house("en")("settings-sound"))).not_to_be_checked()


@pytest.mark.thorough
def test_m_mutes_at_the_table(invite):
    says = house("en")
    page = invite("en")
    page.goto(make(page, ANA, BEN))
    Table(page).look()
    mute = page.get_by_role("button", name=says("mute"))
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("m")
    expect(mute).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(says("sound-off"))).to_be_visible()


def test_what_cannot_be_taken_back_is_asked_once_more_where_one_wants_it(invite, server):
    says = house("en")
    page = invite("en")
    page.goto("/")
    open_settings(page)
    page.get_by_label(says("settings-confirm")).check()
    page.keyboard.press("Escape")
    place = make(page, ANA, BEN, seed=3)
    chance = skip(server, page, place, until=lambda state: any(one["reveals"] for one in state["choices"]))
    reveal = next(one["id"] for one in chance["choices"] if one["reveals"])
    page.goto(place)
    look = Table(page).look()
    page.locator(f'[data-choice="{reveal}"]').first.click()
    expect(page.get_by_text(says("confirm-final"))).to_be_visible()
    assert Table(page).look().lines == look.lines
    page.get_by_role("button", name=says("confirm-yes"), exact=True).click()
    expect(page.locator("aside [data-line]")).to_have_count(look.lines + 1)
