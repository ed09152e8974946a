"""Lessons: walked to their ends by mouse, finger and keys, in both languages; left, taken up again, and got wrong."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import ROOT, Invite
from tests.browser.play import Hand, Look, Table, Target, each, house, press, tap

pytestmark = pytest.mark.slow

LESSONS = ROOT / "web/src/lessons"
GAMES = sorted(lesson.parent.name for lesson in LESSONS.glob("*/lesson.json"))
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
FRIEND = "Aina"
NEAR = 60
"""Pixels between a card and what it speaks of, where there is room for it beside."""
POINTING = """(near) => {
  const card = document.querySelector('section.coach.ready')?.getBoundingClientRect()
  const lights = [...document.querySelectorAll('.veil .light')].map((one) => one.getBoundingClientRect())
  if (!card || !lights.length || !document.querySelector('.coach .beak')) return false
  const between = (low, high, other, otherHigh) => Math.max(other - high, low - otherHigh, 0)
  const wide = (one) => between(card.left, card.right, one.left, one.right)
  const high = (one) => between(card.top, card.bottom, one.top, one.bottom)
  const gaps = lights.map((one) => Math.hypot(wide(one), high(one)))
  const [{ top, bottom, left, right }] = lights
  const inSight = top > -3 && bottom < innerHeight + 3 && left > -15 && right < innerWidth + 15
  return inSight && (innerWidth < 900 ? gaps[0] > 0 : Math.min(...gaps) > 0 && Math.min(...gaps) <= near)
}"""


class Words:
    """What a lesson says."""

    def __init__(self, game: str, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (LESSONS, LESSONS / game):
            source = (folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(source))

    def __call__(self, name: str) -> str:
        pattern = self.bundle.get_message(name).value
        assert pattern is not None
        return str(self.bundle.format_pattern(pattern, {"friend": FRIEND})[0])

    def __contains__(self, name: str) -> bool:
        return bool(self.bundle.has_message(name))


def steps_of(game: str) -> Any:
    return json.loads(Path(LESSONS / game / "lesson.json").read_text(encoding="utf-8"))["steps"]


def card(page: Page) -> Locator:
    return page.locator("section.coach.ready")


def expect_words(page: Page, words: str) -> None:
    expect(card(page).locator(".words")).to_have_text(words)


def button(page: Page, words: str) -> Locator:
    return card(page).get_by_role("button", name=words, exact=True)


def touch(page: Page, hand: Hand, words: str) -> None:
    if hand is press:
        expect(button(page, words)).to_be_focused()
        page.keyboard.press("Enter")
    elif hand is tap:
        button(page, words).tap()
    else:
        button(page, words).click()


def do(page: Page, game: str, step: Any, hand: Hand) -> None:
    """What the lesson asks for: at once, or after a piece in its light; where it must be found, one after another."""
    table = Table(page, hand, game=game)
    look = table.look()
    tried: set[str] = set()
    while (target := wanted(page, look)) is None:
        piece = next((one for one in pieces(page, look, step) if one.label not in tried), None)
        assert piece, f"nothing leads to what step {step['id']} asks for: {look.targets}"
        tried.add(piece.label)
        hand(page, look, piece)
        look = table.look(since=look)
    hand(page, look, target)


def pieces(page: Page, look: Look, step: Any) -> list[Target]:
    """What can be taken up of what the lesson points at."""
    spots = [name if set("[.#") & set(name) else f'[data-anchor="{name}"]' for name in step.get("spot", [])]
    lit = page.locator("[data-pick]").evaluate_all(
        "(all, spots) => all.map((one) => spots.some((spot) => one.closest(spot)))", spots
    )
    numbers = [f"[data-pick] >> nth={at}" for at, is_lit in enumerate(lit) if is_lit]
    return [target for target in look.targets if target.selector in numbers]


def wanted(page: Page, look: Look) -> Target | None:
    asked = (card(page).get_attribute("data-wanted") or "").split()
    return next((one for one in look.targets if one.selector in {f'[data-choice="{id_}"]' for id_ in asked}), None)


def expect_pointing(page: Page) -> None:
    """What the card speaks of comes into sight, and the card stands beside it: near, and not upon it."""
    page.wait_for_function(POINTING, arg=NEAR)


def walk(page: Page, game: str, language: str, hand: Hand) -> None:
    words = Words(game, language)
    page.goto(f"/learn/{game}")
    for step in steps_of(game):
        expect_words(page, words(f"step-{step['id']}"))
        expect_pointing(page)
        if "do" in step:
            do(page, game, step, hand)
            if f"done-{step['id']}" in words:
                expect_words(page, words(f"done-{step['id']}"))
                touch(page, hand, words("lesson-next"))
        else:
            touch(page, hand, words("lesson-next"))
    expect_words(page, words("lesson-over"))


@each("game", GAMES, "finca")
def test_a_lesson_leads_to_a_short_game_in_which_what_is_new_is_said_once(invite: Invite, game: str) -> None:
    page = invite("fr")
    words = Words(game, "fr")
    page.goto(f"/learn/{game}")
    button(page, words("lesson-skip")).click()
    button(page, words("lesson-free")).click()
    page.wait_for_url("**/local/*")
    table = Table(page, game=game)
    look = table.look()
    news = page.locator(".news")
    understood = page.get_by_role("button", name=words("lesson-understood"))
    met = set()
    for _ in range(12):
        if look.over:
            break
        if news.is_visible():
            said = news.inner_text()
            assert said not in met
            met.add(said)
            understood.click()
            expect(page.get_by_text(said, exact=True)).to_have_count(0)
        look = table.act(look, table.choose(look))


HANDS: dict[str, Hand] = {"phone": tap, "keys": press}
USUAL = {("citrus", "en", "keys"), ("finca", "fr", "phone")}
"""Both languages and both hands; every game and all combinations wait for `make test-all`."""
WAYS = [
    pytest.param(*way, marks=() if way in USUAL else pytest.mark.thorough)
    for way in product(GAMES, ("en", "fr"), HANDS)
]


@pytest.mark.parametrize(("game", "language", "means"), WAYS)
def test_a_lesson_is_walked_by_doing_what_it_asks_for(invite: Invite, game: str, language: str, means: str) -> None:
    page = invite(language, **(PHONE if means == "phone" else {}))
    walk(page, game, language, HANDS[means])


def test_a_wrong_try_is_told_by_what_would_happen_and_is_free(invite: Invite) -> None:
    page = invite("en")
    words = Words("finca", "en")
    page.goto("/learn/finca")
    button(page, words("lesson-next")).click()
    expect_words(page, words("step-walk"))
    table = Table(page)
    before = table.look()
    wanted = page.locator("section.coach").get_attribute("data-wanted")
    wrong = next(one for one in before.targets if one.kind == "move" and one.selector != f'[data-choice="{wanted}"]')
    table.hand(page, before, wrong)
    expect(card(page).locator(".words")).to_contain_text("harvests")
    expect(card(page).locator(".words")).to_contain_text(words("not-walk"))
    button(page, words("lesson-retry")).click()
    expect_words(page, words("step-walk"))
    assert table.look(like=before).lines == 0


@pytest.mark.thorough
def test_what_is_forbidden_is_refused_by_its_rule(invite: Invite) -> None:
    page = invite("en")
    words = Words("finca", "en")
    page.goto("/learn/finca")
    button(page, words("lesson-next")).click()
    page.locator("footer [data-refused*=deliver]").first.click(force=True)
    expect(page.locator(".toast")).to_contain_text("FIN-")
    expect_words(page, words("step-walk"))


def test_a_lesson_is_left_and_taken_up_where_it_was(invite: Invite) -> None:
    page = invite("en")
    says, words = house("en"), Words("finca", "en")
    page.goto("/")
    page.get_by_role("link", name=says("lesson-door")).first.wait_for()
    page.goto("/learn/finca")
    for _ in range(3):
        before = card(page).locator(".words").inner_text()
        card(page).locator(".acts .button").first.click()
        expect(card(page).locator(".words")).not_to_have_text(before)
    expect_words(page, words("step-line"))
    page.get_by_role("link", name=words("lesson-leave")).click()
    page.get_by_role("link", name=says("lesson-resume")).click()
    expect_words(page, words("step-line"))
    button(page, words("lesson-skip")).click()
    expect_words(page, words("lesson-over"))


def test_a_first_set_up_offers_the_lesson_and_a_second_does_not(invite: Invite) -> None:
    page = invite("fr")
    says = house("fr")
    page.goto("/new/finca")
    expect(page.get_by_text(Words("finca", "fr")("first-way"))).to_be_visible()
    page.get_by_role("button", name=says("setup-start")).click()
    page.wait_for_url("**/local/*")
    page.goto("/new/finca")
    page.get_by_role("button", name=says("setup-start")).wait_for()
    expect(page.get_by_text(Words("finca", "fr")("first-way"))).to_have_count(0)


@pytest.mark.thorough
@each("scheme", ["light", "dark"], "dark")
def test_a_lesson_can_be_read_by_everybody(invite: Invite, scheme: str) -> None:
    page = invite("en", color_scheme=scheme)
    page.goto("/learn/finca")
    card(page).wait_for()
    page.evaluate(AXE)
    found = page.evaluate("axe.run('section.coach').then(({ violations }) => violations.map(({ id }) => id))")
    assert found == []


def test_the_page_explains_itself_to_an_arrow_a_finger_and_the_keyboard(invite: Invite) -> None:
    page = invite("en")
    page.goto("/learn/finca")
    card(page).wait_for()
    said = page.get_by_role("tooltip")
    page.locator("aside [data-seat='0'] .score").hover()
    expect(said).to_contain_text("Everybody begins with 8")
    page.mouse.move(2, 2)
    expect(said).to_have_count(0)

    button(page, Words("finca", "en")("lesson-next")).click()
    page.locator("footer [data-explain=tile-gust]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(said).to_contain_text("flies to any blade")

    phone = invite("en", **PHONE)
    phone.goto("/new/finca")
    phone.get_by_role("button", name=house("en")("setup-start")).tap()
    Table(phone).look()
    hold(phone, phone.locator(".mine [data-explain=tile-large_cart]"))
    expect(phone.get_by_role("tooltip")).to_contain_text("up to 10 fruits")


def hold(page: Page, thing: Locator) -> None:
    """A finger that stays."""
    thing.evaluate("one => one.scrollIntoView({ block: 'center', behavior: 'instant' })")
    page.wait_for_timeout(300)  # whatever scrolls ends what is held
    box = thing.bounding_box()
    assert box is not None
    wire = page.context.new_cdp_session(page)
    places = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": places})
    page.get_by_role("tooltip").wait_for()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.thorough
@each("game", GAMES, "finca")
def test_in_a_minute_has_pictures_and_every_sign_its_words(invite: Invite, game: str) -> None:
    page = invite("fr")
    page.goto(f"/rules/{game}")
    steps = page.locator("main li:has(.step)")
    expect(page.locator("main .picture svg").first).to_be_visible()
    assert page.locator("main .picture").count() == steps.count()
