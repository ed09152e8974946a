"""Bots with a network: what it makes of a position, the search that it guides, and what happens where there is none."""

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from tests.bots.test_bots import wins
from tests.bots.test_thinking import questions, sliced
from tests.bots.weights import network, reference, written
from tests.engine.support import COMPILED
from tests.engine.toy import game as toy

from verger import bots
from verger.bots import NetworkBot, NoNetwork, RandomBot, networks
from verger.bots.network import trunk
from verger.bots.networks import packed
from verger.bots.thought import MANY
from verger.engine import registry
from verger.engine.play import LONGEST
from verger.engine.records import last_pending
from verger.given.weights import tensors

each_game = pytest.mark.parametrize("game", COMPILED, ids=lambda game: game.name)


def softmax(x):
    return np.exp(x - x.max()) / np.exp(x - x.max()).sum()


@each_game
def test_what_is_compiled_is_what_numpy_makes_of_the_file(game):
    """Priors and values of the root after one iteration, which evaluates it and nothing else."""
    file = written(game)
    bot = NetworkBot(seconds=None, iterations=1, trust=1.0, given=packed(*tensors(file)))
    for known, seat in questions(game):
        where = bot.begin(game, known, seat, seed=5)
        seen = np.zeros(game.observation, np.float32)
        game.observe(where.states[0], seat, seen)
        logits, outputs = reference(file, seen)
        bot.rules(game).think(*where, MANY, MANY)
        bot.rules(game).answer(*where)
        t, seats = where.t, int(known.seats)
        legal, edges = t.legal[: t.count], where.edges[1 : t.edges]
        turned = (seat + np.arange(seats)) % seats
        assert sorted(edges["action"].tolist()) == legal.tolist()
        priors = dict(zip(edges["action"].tolist(), edges["prior"].tolist(), strict=True))
        if int(where.states[0].pending) == 1 << seat:
            assert [priors[action] for action in legal] == pytest.approx(softmax(logits[legal]), rel=1e-4)
            assert t.values[turned] == pytest.approx(softmax(outputs[:seats]), rel=1e-4)
            half = len(outputs) // 2
            assert t.expected[turned] == pytest.approx(20 * outputs[half : half + seats], rel=1e-3, abs=1e-3)
        assert sum(priors.values()) == pytest.approx(1)


def test_weights_of_16_bits_are_the_same_numbers():
    """A core reads them as the file has them, a browser widened: both make the same bits of a position."""
    given = network(toy)
    seen = np.random.default_rng(3).normal(size=given.observation).astype(np.float32)
    made = []
    for weights in (given.weights, given.readable):
        cells = np.zeros(given.cells, np.float32)
        cells[: given.observation] = seen
        trunk(weights, cells, given.observation, given.wide, given.blocks, given.hidden)
        made.append(cells.tobytes())
    assert made[0] == made[1]
    assert any(cells)


def test_weights_more_precise_than_a_file_of_ours_are_rounded():
    """Else a core and a browser would part ways."""
    found, of = tensors(written(toy))
    found["enter.bias"] = found["enter.bias"] + np.float32(1e-6)
    given = packed(found, of)
    assert np.array_equal(given.weights, given.weights.astype(np.float16))


PLAIN: dict[str, Any] = {"depth": 0, "further": 0, "paired": 0, "heed": 0.0, "belief": 0.0}
ALL: dict[str, Any] = {"depth": 1, "further": 1, "paired": 1, "heed": 0.4, "belief": 0.3}


@each_game
@pytest.mark.parametrize("settings", [PLAIN, ALL], ids=["plain", "all"])
def test_a_guided_search_is_the_same_in_slices_of_any_size(game, settings):
    bot = NetworkBot(seconds=None, iterations=40, given=network(game), **settings)
    for known, seat in questions(game, 2):
        whole = sliced(bot, game, known, seat, [])
        assert sliced(bot, game, known, seat, [1] * 1000) == sliced(bot, game, known, seat, [7, 13] * 100) == whole
        assert sum(one.visits for one in whole.candidates) in ({39} if len(whole.candidates) > 1 else {0})
        assert [one.action for one in whole.candidates if game.refusal(known, seat, one.action)] == []
        assert sum(whole.values) == pytest.approx(1, abs=0.3), "shares of a win, but for what is stopped"
        assert all(0 <= one.chance <= 1 for one in whole.candidates)
        assert len(whole.points) == int(known.seats)


@each_game
def test_what_lies_hidden_changes_nothing(game):
    """Redealt, a position leads to the same known record, and to the same thought."""
    bot = NetworkBot(seconds=None, iterations=20, given=network(game))
    for known, seat in questions(game, 2):
        other = known.copy()
        game.redeal(other, seat, np.uint64(77))
        assert bot.think(game, game.known(other, seat), seat, seed=3) == bot.think(game, known, seat, seed=3)


@each_game
def test_what_was_thought_before_in_the_same_memory_changes_nothing(game):
    """Another number of seats may have been: what would speak of absent ones is never written."""
    bot = NetworkBot(seconds=None, iterations=20, given=network(game))
    (known, seat), rules = next(questions(game, 1)), bot.rules(game)
    told = []
    for used in (0.0, 7.0):
        where = bot.begin(game, known, seat, seed=3)
        where.cells.fill(used)
        where.states[0] = known
        rules.begin(*where, seat, np.uint64(3))
        rules.think(*where, MANY, MANY)
        rules.answer(*where)
        told.append(where.t.tobytes())
    assert told[0] == told[1]


def flat(game):
    """A network that knows nothing: every action is as good as another."""
    found = network(game)
    return replace(found, weights=np.zeros_like(found.weights))


def test_who_has_no_opinion_still_sees_how_games_end():
    won, games = wins(toy, NetworkBot(seconds=None, iterations=60, given=flat(toy)), RandomBot(), games=40)
    assert won > 0.6 * games


def test_the_root_heeds_the_heuristic():
    """Who has no opinion of its own and heeds it does as it does, and as the policy says with one iteration."""
    bot = NetworkBot(seconds=None, iterations=2, given=flat(toy), heed=0.9)
    for known, seat in questions(toy, 6):
        best = bots.HeuristicBot().think(toy, known, seat, 3).candidates
        favourites = {one.action for one in best if one.value == best[0].value}
        assert bot.think(toy, known, seat, 3).action in favourites
    assert replace(bot, iterations=1).settings(toy)["heed"] == 0.0


def test_a_believer_expects_what_the_game_says():
    """The chances stay the network's, the worth of a choice becomes the game's own opinion."""
    known, seat = next(questions(toy, 1))
    told = [NetworkBot(None, 40, given=network(toy), depth=1, belief=belief) for belief in (0.0, 1.0)]
    doubting, believing = (bot.think(toy, known, seat, 3).candidates for bot in told)
    assert {one.value for one in doubting} != {one.value for one in believing}
    assert all(0 <= one.value <= 1 for one in believing)


def test_paired_choices_meet_the_same_worlds():
    """What is thought of an action depends on how often it was tried, and not on when."""
    game = registry.find("fruitoplay")
    known, seat = next(questions(game, 1))
    apart = {}
    for paired in (0, 1):
        found: dict[tuple[int, int], set[float]] = {}
        for explore in (0.5, 5.0, 50.0):
            for iterations in (20, 40):
                bot = NetworkBot(None, iterations, explore=explore, given=network(game), **ALL | {"paired": paired})
                for one in bot.think(game, known, seat, 3).candidates:
                    found.setdefault((one.action, one.visits), set()).add(one.value)
        apart[paired] = sum(len(values) > 1 for tried, values in found.items() if tried[1])
    assert apart[1] == 0 < apart[0]


def test_temperature_draws_from_the_policy():
    """Warm, an action is drawn about as often as the policy says; cold, the likeliest is played."""
    game = registry.find("finca")
    known, seat = next(questions(game, 1))
    given = network(game)
    cold = NetworkBot(seconds=None, iterations=1, trust=1.0, given=given)
    warm = replace(cold, temperature=1.0)
    where = cold.begin(game, known, seat, seed=1)
    cold.rules(game).think(*where, MANY, MANY)
    edges = where.edges[1 : where.t.edges]
    drawn = [warm.think(game, known, seat, seed).action for seed in range(400)]
    likeliest = int(edges["action"][edges["prior"].argmax()])
    assert {cold.think(game, known, seat, seed).action for seed in range(5)} == {likeliest}
    for action, prior in zip(edges["action"].tolist(), edges["prior"].tolist(), strict=True):
        assert drawn.count(action) / 400 == pytest.approx(prior, abs=0.1)


# --- Files -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """A folder for networks that is empty yet."""
    monkeypatch.setattr(networks, "FOLDER", tmp_path)
    monkeypatch.delenv("VERGER_COMPONENTS", raising=False)
    return tmp_path


def put(shelf, game, **changed):
    found, of = tensors(written(game))
    save(shelf, game, found, of | changed)


def save(shelf, game, found, of):
    header = {"__metadata__": of}
    data = b""
    for name, part in found.items():
        numbers = part.astype(np.float32)
        header[name] = {"dtype": "F32", "shape": numbers.shape, "data_offsets": [len(data), len(data) + numbers.nbytes]}
        data += numbers.tobytes()
    text = json.dumps(header).encode()
    networks.read.cache_clear()
    (shelf / f"{game.name}.safetensors").write_bytes(len(text).to_bytes(8, "little") + text + data)


def test_levels_are_those_without_a_network_as_long_as_there_is_none(shelf):
    game = registry.find("finca")
    with pytest.raises(NoNetwork, match="finca has no network"):
        bots.network_for(game, 2)
    alone = [level.bot.at(game, 2) for level in bots.LEVELS]
    assert [replace(bot, seconds=None) for bot in alone] == [replace(bot, seconds=None) for bot in bots.ROLLOUT_LEVELS]
    put(shelf, game)
    assert all(isinstance(level.bot.at(game, 2), NetworkBot) for level in bots.LEVELS)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"seats": "2,4"}, "seats"),
        ({"edition": "another"}, "edition"),
        ({"rules_version": "99"}, "rules"),
        ({"actions": "303"}, "rules"),
    ],
)
def test_a_network_plays_only_what_it_learned(shelf, changed, reason):
    game = registry.find("finca")
    put(shelf, game, **changed)
    with pytest.raises(NoNetwork) as why:
        bots.network_for(game, 3)
    assert why.value.reason == reason
    assert bots.level(6).at(game, 3) == replace(bots.named("rollout-6"), seconds=2.0)


@pytest.mark.parametrize("name", ["enter.weight", "policy.weight", "value.out.weight"])
def test_a_network_of_other_sizes_is_refused_whatever_it_says(shelf, name):
    """Compiled code would read beyond its weights."""
    game = registry.find("finca")
    found, of = tensors(written(game))
    found[name] = found[name][1:] if name == "enter.weight" else found[name][:, 1:]
    save(shelf, game, found, of)
    with pytest.raises(NoNetwork, match="learned other rules"):
        bots.network_for(game)


@pytest.mark.parametrize("broken", [b"", b"noise" * 100])
def test_a_broken_file_is_named_and_the_levels_do_without(shelf, broken):
    game = registry.find("finca")
    path = shelf / "finca.safetensors"
    path.write_bytes(broken)
    networks.read.cache_clear()
    with pytest.raises(NoNetwork, match=r"finca\.safetensors is not a file of weights"):
        bots.network_for(game)
    put(shelf, game, seats="two")
    with pytest.raises(NoNetwork, match="is not a network's file"):
        bots.network_for(game)
    assert not isinstance(bots.level(6).at(game, 2), NetworkBot)


@pytest.mark.parametrize("name", registry.names())
def test_the_network_of_every_game_fits_its_rules_and_its_edition(name):
    game = registry.find(name)
    assert {2} < set(bots.network_for(game).seats) <= set(game.seats)


def test_at_tables_that_no_network_has_learned_the_heuristic_slips_less_and_then_looks_ahead_by_its_policy():
    game = registry.find("fff")
    with pytest.raises(NoNetwork):
        bots.network_for(game, 15)
    alone = [level.bot.at(game, 15) for level in bots.LEVELS]
    slips = [bot.slips for bot in alone if isinstance(bot, bots.HeuristicBot)]
    assert slips == sorted(set(slips), reverse=True), "no two levels are alike"
    assert slips[-1] == 0
    looks = [bot.iterations for bot in alone if isinstance(bot, NetworkBot)]
    assert looks == sorted(set(looks)), "and each looks further"
    assert len(slips) + len(looks) == len(alone), "no slower than at small tables"
    state = game.deal(15, seed=3)
    seat = last_pending(state)
    known = game.known(state, seat)
    for bot in alone[len(slips) :]:
        thought = bot.think(game, known, seat, 1)
        assert thought.points is None, "it has learned no chances here, and says none"
        assert {one.chance for one in thought.candidates} == {None}
        assert 0 < thought.values[seat] < 1
        assert max(one.visits for one in thought.candidates) > 1


def test_who_believes_the_game_s_own_opinion_alone_is_deaf_to_what_the_network_expects():
    """Two networks that differ in what they expect, and like the same actions."""
    game = registry.find("fruitoplay")
    known, seat = next(questions(game, 1))
    given = network(game)
    other = replace(given, weights=given.weights.copy())
    other.weights[-given.outputs] += 1.0
    for belief, alike in ((0.3, False), (1.0, True)):
        first, second = (
            NetworkBot(None, 40, belief=belief, given=one).think(game, known, seat, 3) for one in (given, other)
        )
        assert (first == second) is alike


def test_a_policy_guides_nobody_whose_rules_it_has_not_learned(shelf):
    """Then who would have asked it plays as if there were none."""
    game = registry.find("fff")
    put(shelf, game, edition="another")
    *others, strongest = (level.bot.at(game, 15) for level in bots.LEVELS)
    assert all(isinstance(bot, bots.HeuristicBot) for bot in others)
    assert strongest == replace(bots.ROLLOUT_LEVELS[-1], seconds=2.0)


def test_a_bot_may_be_named_with_its_iterations():
    assert bots.named("search:40") == bots.SearchBot(seconds=None, iterations=40)
    assert bots.named("network:40") == NetworkBot(seconds=None, iterations=40)
    assert bots.named("plain:40") == bots.SearchBot(seconds=None, iterations=40, depth=LONGEST, width=1, rounds=0)
    for name in ("search:", "search:x", "random:3", "rollout-7"):
        with pytest.raises(ValueError, match="search:N"):
            bots.named(name)
