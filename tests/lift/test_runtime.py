"""The rules in WebAssembly, called from Python: what the compiled ones say, in every thread."""

import random
import threading

import numpy as np
import pytest

from verger.engine import RUNNING, Game, State, blank, loops, registry
from verger.engine.records import SPECTATOR, copies, twin
from verger.lift.runtime import lifted, rules

GAMES = [registry.find(name) for name in registry.names()]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def walk(game: Game, seed: int, actions: int) -> list[tuple[State, int, int]]:
    """Positions of a random game, who acts in each, and what is played."""
    chance, found = random.Random(seed), list[tuple[State, int, int]]()
    s = game.deal(game.seats[seed % len(game.seats)], seed)
    mask, words = loops.scratch(game)
    while s.over == RUNNING and len(found) < actions:
        seat = chance.choice([seat for seat in range(s.seats) if s.pending >> seat & 1])
        game.loops.choices(s, seat, mask, words)
        found.append((twin(s), seat, chance.choice(np.flatnonzero(mask).tolist())))
        game.loops.step(s, *found[-1][1:])
    return found


def answers(game: Game, s: State, seat: int, action: int) -> dict[str, bytes]:
    """All that can be asked about a position, and what comes of an action."""
    mask, words = loops.scratch(game)
    most, other = max(game.seats), twin(s)
    reasons, places, points = np.zeros(len(game.actions), np.int64), np.zeros(most, np.int32), np.zeros(most, np.int32)
    known, heard = blank(game.dtype, 1), np.zeros(game.dtype["events"].shape, np.int16)
    tried, curve = copies(s, 3), np.zeros((1, most), np.int32)
    count = game.loops.choices(s, seat, mask, words)
    game.loops.refusals(s, seat, reasons)
    game.standing(s, places, points)
    game.loops.known(s, SPECTATOR, known)
    game.loops.told(s, seat, heard)
    game.redeal(other, seat, np.uint64(2**64 - 5))
    game.loops.previews(tried, seat, np.full(3, action, np.int64))
    game.loops.curve(twin(s), np.array([seat]), np.array([action]), places, curve)
    numbers = [count, game.refusal(s, seat, action), game.faults(s), game.loops.saw(s, seat, SPECTATOR)]
    written = (mask, reasons, places, points, known, heard, other, tried, curve)
    return {"numbers": bytes(map(int, numbers)), **{str(i): one.tobytes() for i, one in enumerate(written)}}


def test_every_answer_is_the_compiled_one(game):
    same = lifted(game)
    for seed in range(3):
        for s, seat, action in walk(game, seed, 60):
            assert answers(same, s, seat, action) == answers(game, s, seat, action)


def test_a_game_dealt_and_replayed_leaves_the_same_record_and_the_same_notes(game):
    played = walk(game, 1, 10**6)
    seats, actions = np.array([(seat, action) for _, seat, action in played], np.int64).T.copy()
    found = []
    for one in (game, lifted(game)):
        s = one.deal(game.seats[1 % len(game.seats)], 1)
        notes = np.zeros((len(loops.NOTES), len(actions)), np.int64)
        assert one.loops.replay(s, seats, actions, notes) == -1
        undo = one.loops.reach(int(seats[-1]), *notes[:4], False), one.loops.unmoved(0, 1, *notes[:4])
        found.append((s.tobytes(), notes.tobytes(), *map(int, undo)))
    assert found[0] == found[1]


def test_memory_grows_with_what_is_asked(game):
    s, seat, action = walk(game, 0, 1)[0]
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


def test_what_breaks_off_says_so_and_the_rules_go_on():
    finca = registry.find("finca")
    s, seat, action = walk(finca, 0, 1)[0]
    with pytest.raises(RuntimeError, match=r"previews broke off in WebAssembly: .*out of bounds"):
        rules(finca)["previews"](copies(s, 1), seat, np.full(100_000, action, np.int64))
    assert lifted(finca).refusal(s, seat, action) == 0
