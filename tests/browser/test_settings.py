"""What a reader chooses stays chosen."""

from playwright.sync_api import Page, expect
from tests.browser.play import house


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
