"""The frame keeps still, and everything one chooses from is in sight."""

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect
from tests.browser.play import FARMER, Table, each, house, make, tap
from tests.server.support import ANA, bot

import verger
from verger.match import Match, games

SAYS = house("en")


def in_sight(page: Page, selector: str) -> list[bool]:
    """For each element, whether all of it is within the window."""
    code = """all => all.map((one) => {
      const { top, left, bottom, right } = one.getBoundingClientRect()
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    })"""
    found: list[bool] = page.locator(selector).evaluate_all(code)
    return found


@each("size", [(1440, 900), (1024, 768)], (1024, 768))
def test_all_boxes_are_in_view_below_the_unfinished_match(invite, size):
    page = invite("en", viewport=ViewportSize(width=size[0], height=size[1]))
    page.goto("/new/finca")
    page.get_by_role("button", name=SAYS("setup-quick")).click()
    Table(page).look()
    page.goto("/")
    page.locator(".boxes .art svg").last.wait_for()
    resume = page.get_by_role("link", name=SAYS("shelf-resume", game="Finca"))
    expect(resume).to_be_visible()
    assert in_sight(page, ".boxes > li > .box") == [True] * len(games())
    assert in_sight(page, ".boxes .acts .primary") == [True] * len(games())
    tops: list[Any] = [one.bounding_box() for one in (resume, page.locator(".boxes > li > .box").first)]
    assert tops[0]["y"] < tops[1]["y"]


@pytest.mark.thorough
def test_many_unfinished_matches_leave_room_for_the_boxes(invite):
    page = invite("en", viewport=ViewportSize(width=1440, height=900))
    for _ in range(3):
        page.goto("/new/finca")
        page.get_by_role("button", name=SAYS("setup-quick")).click()
        Table(page).look()
    page.goto("/")
    rows = page.get_by_role("link", name=SAYS("shelf-resume", game="Finca"))
    expect(rows).to_have_count(2)
    assert in_sight(page, ".boxes > li > .box") == [True] * len(games())
    page.get_by_role("button", name=SAYS("shelf-more", count=1)).click()
    expect(rows).to_have_count(3)


@pytest.mark.thorough
def test_bots_have_faces_by_their_level(invite):
    page = invite("en")
    page.goto("/new/finca")
    faces = page.locator("form [data-face]")
    expect(faces).to_have_count(1)  # a first game is against one bot
    page.get_by_label(SAYS("setup-level")).first.select_option("6")
    expect(faces.first).to_have_attribute("data-face", "6")
    page.get_by_role("button", name=SAYS("setup-start")).click()
    expect(page.locator("aside [data-face]").first).to_have_attribute("data-face", "6")


def test_a_long_turn_is_folded_in_the_log(invite):
    page = invite("en")
    page.goto(make(page, ANA, bot("Bo"), game="frutopia", seed=3))
    table = Table(page, game="frutopia")
    look = table.look()
    before = look
    while look.lines == 0:
        look = table.act(look, table.choose(look))
    log = page.locator("aside [data-log]")
    more = log.get_by_role("button", expanded=False).first
    hidden = log.locator("[data-line] > span[hidden]")
    assert before.lines == 0
    folded = hidden.count()
    assert folded > 10
    more.click()
    expect(log.get_by_role("button", expanded=True)).to_have_count(1)
    assert hidden.count() < folded


def until_a_moment(page: Page) -> Locator:
    """Play on until something is on the stage."""
    page.goto(make(page, ANA, bot("Bo"), game="fruitoplay", seed=3, options={}))
    moment = page.locator("main [data-moment]")
    assert not Table(page, game="fruitoplay").play(until=lambda look: moment.count() > 0).over
    return moment


@pytest.mark.thorough
def test_what_deserves_a_moment_has_one_and_it_goes_by_itself(invite):
    expect(until_a_moment(invite("en"))).to_have_count(0)


@pytest.mark.thorough
def test_a_moment_can_be_looked_at_and_a_click_ends_it(invite):
    page = invite("en")
    page.clock.install()
    moment = until_a_moment(page)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 0.5"))
    page.clock.run_for(2000)
    expect(moment).to_be_visible()
    page.locator("aside [data-log]").click()
    expect(moment).to_have_count(0)


def nearly_over(place: int) -> Match:
    """A match against bots whose last action is Ana's, and leads her to this place."""
    bots: list[dict[str, Any]] = [{"name": name, "kind": "bot", "level": 2} for name in ("Bo", "Cleo")]
    seats = [{"name": "Ana", "kind": "person"}, *bots]
    for seed in range(100):
        match, chance = verger.game("finca").new(seats, seed), random.Random(seed)
        while not match.over:
            (seat,) = match.pending
            legal = match.legal(seat)
            match.play(seat, chance.choice([one for one in legal if one.kind in FARMER] or legal))
        assert match.result
        if match.actions[-1][0] == 0 and match.result.places[0] == place:
            match.rewind(len(match.actions) - 1)
            return match
    raise AssertionError(f"Ana never comes to place {place}")


@pytest.mark.thorough
@pytest.mark.parametrize(("place", "words"), [(1, "result-you-win"), (3, "result-you-place")])
def test_whoever_played_alone_is_told_how_they_came_out(invite, tmp_path, place, words):
    record = tmp_path / "match.json"
    nearly_over(place).save(record)
    page = invite("en")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(record)
    table = Table(page)
    look = table.look()
    table.hand(page, look, next(target for target in look.targets if target.kind == "finish"))
    expect(page.locator("dialog[open] .verdict")).to_contain_text(SAYS(words, place=place))


@pytest.mark.thorough
@each("game", games(), "fruitoplay")
def test_no_page_is_wider_than_a_phone(invite, game):
    page = invite("en", viewport=ViewportSize(width=390, height=844), has_touch=True, is_mobile=True)
    page.goto(make(page, ANA, bot("Bo"), bot("Cleo"), game=game, seed=5, options={}))
    table = Table(page, hand=tap, game=game)
    look = table.look()
    for _ in range(8):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        look = table.act(look, table.choose(look))
