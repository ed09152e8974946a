"""SplitMix64 as published, and what is drawn from it."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.support import GAMES, facts

from verger.engine import State, below, blank, record, rule, seeded, shuffle
from verger.engine.randomness import advanced, scrambled

DTYPE = record(events=1)

# Of the reference implementation in C, for two seeds.
PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B],
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
}


def generator(seed: int) -> State:
    s = blank(DTYPE, 1)[0]
    seeded(s, np.uint64(seed))
    return s


@rule
def draw_many(s, count, drawn):
    for i in range(len(drawn)):
        drawn[i] = below(s, count)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_generator_is_splitmix64(seed):
    counter = np.uint64(seed)
    for number in PUBLISHED[seed]:
        counter = np.uint64(advanced(counter))
        assert int(scrambled(counter)) == number


# The thresholds are those that chance passes once in a thousand; the seed is fixed.
@pytest.mark.parametrize(("count", "most"), [(2, 10.8), (6, 20.5), (7, 22.5), (12, 31.3), (42, 74.7), (100, 148.2)])
def test_below_is_uniform(count, most):
    drawn = np.zeros(100_000, np.int64)
    draw_many(generator(5), count, drawn)
    assert drawn.min() == 0
    assert drawn.max() == count - 1
    assert chi_square(np.bincount(drawn, minlength=count).tolist()) < most


def test_below_one_is_zero():
    assert below(generator(5), 1) == 0


@pytest.mark.parametrize("lag", [1, 2, 3])
def test_draws_do_not_follow_from_earlier_ones(lag):
    drawn = np.zeros(100_000, np.int64)
    draw_many(generator(6), 6, drawn)
    pairs = Counter(zip(drawn[:-lag].tolist(), drawn[lag:].tolist(), strict=True))
    assert len(pairs) == 36
    assert chi_square(list(pairs.values())) < 66.6


@given(seed=st.integers(0, 2**64 - 1), items=st.lists(st.integers(0, 99), max_size=40), extra=st.integers(0, 5))
def test_a_shuffle_is_a_permutation_of_the_first_items(seed, items, extra):
    row = np.array([*items, *range(1000, 1000 + extra)], np.int16)
    shuffle(generator(seed), row, len(items))
    assert sorted(row[: len(items)].tolist()) == sorted(items)
    assert row[len(items) :].tolist() == list(range(1000, 1000 + extra))


def test_every_permutation_is_as_likely():
    s = generator(7)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        row = np.arange(4, dtype=np.int16)
        shuffle(s, row, 4)
        seen[tuple(row.tolist())] += 1
    assert len(seen) == 24
    assert chi_square(list(seen.values())) < 49.7


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1])
def test_every_seed_of_64_bits_deals_a_game(game, seed):
    for seats in game.seats:
        assert game.faults(game.deal(seats, seed)) == 0


@given(seed=st.integers(0, 2**64 - 1))
def test_a_seed_deals_the_same_game_every_time(seed):
    for game in GAMES:
        assert facts(game.deal(game.seats[0], seed)) == facts(game.deal(game.seats[0], seed))


def test_neighbouring_seeds_deal_different_games(plain):
    deals = {tuple(facts(plain.deal(seed)).items()) for seed in range(200)}
    assert len(deals) == 200
