"""The rules in WebAssembly, called from Python: what the compiled ones say, in every thread, with nothing compiled."""

import gc
import random
import threading
from itertools import islice

import numpy as np
import pytest
from bench.lift.beside import questions, walk
from tests.bots.weights import network
from tests.engine.support import COMPILED, REGISTERED

from verger.bots import HeuristicBot, NetworkBot, RandomBot, SearchBot, level
from verger.engine import EVERYTHING, Game, State, blank, loops, registry
from verger.engine.compiled import Rule
from verger.engine.records import SPECTATOR, copies, twin
from verger.lift.runtime import lifted

BOTS = (RandomBot(), HeuristicBot(slips=30), SearchBot(seconds=None, iterations=60))


@pytest.fixture(params=[game for game in REGISTERED if game in COMPILED], ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.fixture
def finca() -> Game:
    return registry.find("finca")


def answers(game: Game, s: State, seat: int, action: int) -> dict[str, bytes]:
    """All that can be asked about a position, and what comes of an action."""
    mask, words = loops.scratch(game)
    most, other = max(game.seats), twin(s)
    reasons, parts = np.zeros(len(game.actions), np.int64), np.zeros(len(game.part_names), np.int32)
    places, points, curve = np.zeros(most, np.int32), np.zeros(most, np.int32), np.zeros((1, most), np.int32)
    known, heard = blank(game.dtype, 1), np.zeros(game.dtype["events"].shape, np.int16)
    tried, tape, played = copies(s, 3), np.zeros(4096, np.int32), twin(s)
    count = game.loops.choices(s, seat, mask, words)
    game.loops.refusals(s, seat, reasons)
    game.standing(s, places, points)
    game.parts(s, seat, parts)
    game.loops.known(s, SPECTATOR, known)
    game.loops.told(s, seat, heard)
    length = game.show(s, SPECTATOR, tape, blank(game.dtype, 1))
    game.redeal(other, seat, np.uint64(2**64 - 5))
    game.loops.previews(tried, seat, np.full(3, action, np.int64))
    game.loops.curve(twin(s), np.array([seat]), np.array([action]), places, curve)
    game.loops.step(played, seat, action)
    numbers = [count, game.refusal(s, seat, action), game.faults(s), game.loops.saw(s, seat, SPECTATOR), length]
    written = (mask, reasons, places, points, parts, known, heard, tape, other, tried, curve, played)
    return {"numbers": str(list(map(int, numbers))).encode()} | {str(i): one.tobytes() for i, one in enumerate(written)}


def test_every_answer_is_the_compiled_one(game):
    same = lifted(game)
    for seed in range(3):
        for s, seat, action in islice(walk(game, seed), 60):
            assert answers(same, s, seat, action) == answers(game, s, seat, action)


def test_a_game_dealt_and_replayed_leaves_the_same_record_and_the_same_notes(game):
    seats, actions = np.array([played for _, *played in walk(game, 1)], np.int64).T.copy()
    found = []
    for one in (game, lifted(game)):
        s, _, _ = next(walk(one, 1))
        notes = np.zeros((len(loops.NOTES), len(actions)), np.int64)
        assert one.loops.replay(s, seats, actions, notes) == -1
        undo = one.loops.reach(int(seats[-1]), *notes[:4], 0, False), one.loops.unmoved(0, 1, *notes[:4])
        found.append((s.tobytes(), notes.tobytes(), *map(int, undo)))
    assert found[0] == found[1]


def test_a_match_with_bots_is_played_with_nothing_compiled(game, monkeypatch):
    monkeypatch.setattr(Rule, "compile", lambda rule, _: pytest.fail(f"{rule} is compiled"))
    box = lifted(game)
    match = box.new(min(game.seats), seed=3)
    for number in (1, 3):
        seat = match.pending[0]
        match.play(seat, level(number).think(match.game, match.known(seat), seat, seed=number).action)
    chance = random.Random(1)
    while not match.over:
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.choices(seat)).action)
    assert match.result is not None
    assert match.view(None)
    assert len(match.refusals(0)) == len(game.actions)
    assert len(match.curve()) == len(match.actions) + 1
    assert match.reach(0).reason == "over"
    assert match.log(None)


def test_a_network_thinks_the_same(game):
    bot = NetworkBot(seconds=None, iterations=40, given=network(game))
    for question in questions(game, 4):
        assert bot.think(lifted(game), *question) == bot.think(game, *question)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_bots_decide_the_same(game, bot):
    for question in questions(game, 5):
        assert bot.think(lifted(game), *question) == bot.think(game, *question)


def test_rules_outlive_a_thought_that_is_garbage(finca):
    """As the rules of one are that was refused, and whose error somebody has kept."""
    bot, (question, *_) = SearchBot(seconds=None, iterations=60), questions(finca, 1)
    cycle: list[object] = [bot.rules(lifted(finca))]
    cycle.append(cycle)
    del cycle
    gc.collect()
    assert bot.think(lifted(finca), *question) == bot.think(finca, *question)


def test_thoughts_take_turns_in_one_thread_and_go_on_in_another(finca):
    bot, asked = SearchBot(seconds=None, iterations=500), questions(finca, 4)
    alone = [bot.think(finca, *question) for question in asked]
    thoughts = [bot.slices(lifted(finca), *question) for question in asked]
    found: dict[int, object] = {}
    while len(found) < len(thoughts):
        for i, thought in enumerate(thoughts):
            if i not in found:
                thread = threading.Thread(target=lambda i=i, thought=thought: found.update({i: next(thought)}))
                thread.start()
                thread.join()
                if found[i] is None:
                    del found[i]
    assert [found[i] for i in range(len(alone))] == alone


def test_memory_to_think_in_is_lent_again_when_nobody_sees_it_any_more(finca):
    minds = lifted(finca).minds
    assert minds is not None
    assert len({minds(False).memory(1_000).states.ctypes.data for _ in range(5)}) == 1
    first, second = minds(False).memory(10), minds(False).memory(10)
    assert first.states.ctypes.data != second.states.ctypes.data


def test_bots_think_there_in_the_game_s_own_way_only(finca):
    with pytest.raises(ValueError, match="the bots of finca were lifted with a tree, and not with sequential halving"):
        SearchBot(rounds=3).rules(lifted(finca))


@pytest.mark.parametrize("far", [-(2**32), 2**31, 2**32])
def test_a_number_that_does_not_cross_is_refused_and_not_cut_off(finca, far):
    s, _, action = next(walk(finca, 0))
    with pytest.raises(ValueError, match="invalid value"):
        lifted(finca).refusal(s, far, action)


def test_memory_grows_with_what_is_asked(game):
    s, seat, action = next(walk(game, 0))
    many = copies(s, 3_000)
    lifted(game).loops.previews(many, seat, np.full(len(many), action, np.int64))
    game.loops.step(s, seat, action)
    assert {copy.tobytes() for copy in many} == {s.tobytes()}


def test_threads_do_not_meet(game):
    same, expected = lifted(game), [game.deal(game.seats[0], seed).tobytes() for seed in range(8)]
    found: list[list[bytes]] = []

    def deal() -> None:
        found.extend([same.deal(game.seats[0], seed).tobytes() for seed in range(8)] for _ in range(20))

    threads = [threading.Thread(target=deal) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 60


def played(game: Game, record: bytes, seat: int, action: int) -> tuple[bytes, list[int]]:
    found = game.played(record, seat, action)
    assert found is not None
    return found[0], list(found[1])


def test_an_action_and_what_is_witnessed_of_it_cross_as_bytes(game):
    same = lifted(game)
    for s, seat, action in islice(walk(game, 2), 60):
        record = s.tobytes()
        after, _ = found = played(same, record, seat, action)
        assert found == played(game, record, seat, action)
        for eyes, ears in ((None, None), (seat, seat), (0, EVERYTHING)):
            assert same.witnessed(after, eyes, ears) == game.witnessed(after, eyes, ears)
        assert record == s.tobytes(), "which stays as it was"


def test_what_the_rules_forbid_is_not_played(game):
    s, seat, _ = next(walk(game, 0))
    forbidden = next(action for action in range(len(game.actions)) if game.refusal(s, seat, action))
    assert lifted(game).played(s.tobytes(), seat, forbidden) is None
    assert game.played(s.tobytes(), seat, forbidden) is None
