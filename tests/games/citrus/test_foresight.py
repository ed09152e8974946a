"""The search behind purchases: exact, quick, and without a trace."""

import random
from typing import Any

import numpy as np
import pytest
from tests.games.folders import each_seed
from tests.games.sitting import play_at_random

from verger.engine import loops
from verger.games.citrus import foresight, glance, market

from .reference import GivenUp, Reference
from .table import ANA, CITRUS, NOBODY, new_match, sitting

EASY, UNSURE = range(2)


def mains(seats: int, seed: int, **options: object) -> list[object]:
    """Positions of a random game in which somebody is to take a main action."""
    table = new_match(seats, seed, **options)
    found = []
    while not table.match.over:
        if table.phase == "main":
            found.append(table.match.state.copy())
        play_at_random(table, seed=seed + len(table.match.actions), actions=1)
    return found


def searched(s: Any, seat: int, patience: int) -> bool:
    """What is found out when so many positions may be looked at, and nothing is tried in a hurry."""
    foresight.save(s, seat)
    answer = foresight.begin_exploring(s, seat)
    while answer == foresight.OPEN:
        answer = foresight.look_on(s, seat, patience)
    return bool(answer == foresight.YES)


@pytest.mark.rule("CIT-R1")
@pytest.mark.parametrize("options", [{}, {"board": "short"}, {"family": True}], ids=str)
def test_what_is_judged_at_a_glance_is_what_a_search_finds(options):
    judged = [0, 0]
    for seats in (2, 4):
        for s in mains(seats, seats, **options):
            seat = int(s.turn)  # type: ignore[attr-defined]
            sure, unsure = glance.lines_at_a_glance(s, seat)
            for line in range(8):
                price = int(market.line_price(s, line))
                if 0 < price <= s.money[seat]:  # type: ignore[attr-defined]
                    fits = bool(market.line_fits(s, seat, line, price))
                    judged[EASY] += 1
                    if unsure >> line & 1:
                        judged[UNSURE] += 1
                    else:
                        assert fits == bool(sure >> line & 1)
    assert judged[EASY] > 5 * judged[UNSURE]


@pytest.mark.rule("CIT-R1")
@each_seed(4)
def test_it_agrees_with_every_order_and_place_tried_slowly(seed):
    """Crowded boards with bridges and milestones at hand, where a search has most to do."""
    chance = random.Random(seed)
    compared = 0
    for s in chance.sample(mains(3, 50 + seed), 12):
        seat = int(s.turn)  # type: ignore[attr-defined]
        reference = Reference(CITRUS.describe(s))
        for line in range(8):
            try:
                expected = reference.can_buy(line)
            except GivenUp:
                continue
            assert bool(market.can_buy(s, seat, line)) == expected
            compared += 1
    assert compared > 50


def test_it_leaves_no_trace():
    for s in mains(3, 9):
        before = s.tobytes()  # type: ignore[attr-defined]
        for line in range(8):
            market.can_buy(s, int(s.turn), line)  # type: ignore[attr-defined]
        mask, words = loops.scratch(CITRUS)
        CITRUS.loops.choices(s, int(s.turn), mask, words)  # type: ignore[attr-defined]
        assert s.tobytes() == before  # type: ignore[attr-defined]


def test_what_is_legal_is_thought_in_slices():
    """However the questions of a position are interrupted, the same is marked, and nothing of them is left."""
    slices = 0
    for s in mains(4, 12):
        seat, before = int(s.turn), s.tobytes()  # type: ignore[attr-defined]
        whole, words = loops.scratch(CITRUS)
        CITRUS.loops.choices(s, seat, whole, words)
        more, mask = CITRUS.ask(s, seat), loops.scratch(CITRUS)[0]
        while more:
            slices += 1
            more = CITRUS.ponder(s, seat)
        CITRUS.mark(s, seat, mask)
        assert mask.tobytes() == whole.tobytes()
        assert s.tobytes() == before  # type: ignore[attr-defined]
    assert slices > 10


@pytest.mark.rule("CIT-R1")
def test_a_milestone_held_opens_the_roads_of_a_lot():
    plants = {NOBODY: "le e4, le k4, le h2, le h8"}
    market_words = "le . le or or . or or or or or or"
    with_one = sitting(plants=plants, tiles={ANA: "milestone"}, market=market_words)
    assert with_one.may("buy", line=4)
    without = sitting(plants=plants, market=market_words)
    assert without.refused("buy", line=4) == "CIT-17"


@pytest.mark.rule("CIT-R1")
def test_carts_and_purses_do_not_count():
    plants = {NOBODY: "le e4, le k4, le h2, le h8"}
    table = sitting(plants=plants, tiles={ANA: "cart money3"}, market="le . le or or . or or or or or or")
    assert table.refused("buy", line=4) == "CIT-17"
    poor = sitting(tiles={ANA: "money3"}, money=1, market="le or bl li gr le or bl li gr le or")
    assert poor.refused("buy", line=0) == "CIT-15"


@pytest.mark.rule("CIT-R1")
def test_a_search_that_takes_too_long_says_no():
    """Joining two regions frees the worker for the lemon: a search finds it, unless it has to give up before."""
    plants = {ANA: "or f2, or g3, bl h2, li h8, gr k4"}
    table = sitting(plants=plants, lots="A B C D E", market="or . le . . . . . . bl . bl", shut=True, money=3)
    for patience, found in ((foresight.PATIENCE, True), (1, False)):
        s = table.match.state.copy()
        s.need[:2] = 1
        assert searched(s, ANA, patience) == found
    for language, number in (("en", "50,000"), ("fr", "50\N{NARROW NO-BREAK SPACE}000")):
        assert number in CITRUS.texts(language)("rule-CIT-R1")


@pytest.mark.rule("CIT-R1")
def test_ordinary_play_stays_far_from_the_limit():
    """Lines that only a search can tell, in random games: none of them comes near a tenth of it."""
    limit = foresight.PATIENCE // 10
    asked = 0
    for s in mains(4, 21):
        seat = int(s.turn)  # type: ignore[attr-defined]
        _, unsure = glance.lines_at_a_glance(s, seat)
        for line in [line for line in range(8) if unsure >> line & 1]:
            asked += 1
            price = market.line_price(s, line)
            trial = s.copy()  # type: ignore[attr-defined]
            market.need_line(trial, line, price)
            assert searched(trial, seat, limit) == market.line_fits(s, seat, line, price)
    assert asked > 10


def test_states_are_small():
    assert CITRUS.dtype.itemsize < 4096
    assert np.dtype(CITRUS.dtype).names


@pytest.mark.rule("CIT-R1", "CIT-42")
def test_a_region_may_first_have_to_outgrow_a_neutral_one():
    """The bridge that the grapefruit waits for lies beside two neutral oranges: Ana's one orange must become two."""
    plants = {ANA: "or g6", NOBODY: "or g4 h4, gr h5"}
    line: dict[str, Any] = {"plants": plants, "lots": "M", "market": "gr or or gr or or le le li li or gr"}
    assert sitting(**line, landscape={"g5": "bridge"}).may("buy", line=4)
    assert sitting(**line).refused("buy", line=4) == "CIT-17"
