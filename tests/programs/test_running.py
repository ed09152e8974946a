"""A program plays a seat; one that breaks the rules, the clock or the pipe loses its turn, never the match."""

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

import verger
from verger import bots, lab, programs
from verger.programs import running

FINCA = verger.game("finca")
SORTS = Path(__file__).parent / "sorts.py"


def command(sort: str, due: int = 0) -> str:
    return shlex.join([sys.executable, "-S", str(SORTS), sort, str(due)])


def playing(sort: str, due: int = 0, seconds: float = 0.2) -> programs.ProgramBot:
    return programs.ProgramBot(command(sort, due), seconds)


def match_of(bot: bots.Bot) -> lab.Tally:
    entrants = [lab.Entrant("program", bot), lab.Entrant("random", bots.RandomBot())]
    return lab.play(FINCA, entrants, lab.Sitting(4, (0, 1)), {"turn_limit": 30})


@pytest.mark.parametrize("sort", ["honest", "honest-dict"])
def test_a_program_plays_a_whole_match(sort: str) -> None:
    bot = playing(sort, seconds=30)
    first, again = match_of(bot), match_of(bot)
    assert first.turns == 30
    assert first.points == again.points
    assert not bot.faults
    bot.close()


@pytest.mark.parametrize(
    ("sort", "breach"),
    [
        ("cheat", "rules"),
        ("liar", "rules"),
        ("poet", "rules"),
        ("mute", "rules"),
        ("dead", "pipe"),
        ("endless", "pipe"),
    ],
)
def test_who_breaks_the_rules_or_the_pipe_loses_the_turn_and_not_the_match(sort: str, breach: str) -> None:
    bot = playing(sort, due=3, seconds=30)
    tally = match_of(bot)
    assert tally.turns == 30
    assert set(bot.faults) == {breach}
    bot.close()


def test_who_is_late_loses_the_turn_and_is_asked_again(capfd: pytest.CaptureFixture[str]) -> None:
    bot = playing("late", due=2, seconds=0.1)
    state = FINCA.deal(2, 1, {"start_player": 0})
    known = FINCA.known(state, 0)
    assert bot.think(FINCA, known, 0, 5).action == 0, "in time, and the first that is legal"
    assert bot.think(FINCA, known, 0, 5) == bots.RandomBot().think(FINCA, known, 0, 5)
    time.sleep(1.2)
    bot.seconds = 30.0
    assert bot.think(FINCA, known, 0, 5).action == 0, "an answer to the turn before is not taken for one to this"
    assert bot.faults == {"clock": 1}
    bot.close()
    assert '"breach": "clock"' in capfd.readouterr().err, "and hears of it"


def test_who_misses_too_many_turns_is_asked_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "START", 0.0)
    bot = playing("asleep", seconds=0.01)
    assert match_of(bot).turns == 30
    assert bot.faults == {"clock": running.PATIENCE}
    bot.close()


def test_who_is_told_of_a_refusal_hears_the_rule(capfd: pytest.CaptureFixture[str]) -> None:
    bot = playing("cheat", seconds=30)
    known = FINCA.known(FINCA.deal(2, 1, {"start_player": 0}), 0)
    bot.think(FINCA, known, 0, 5)
    bot.close()
    told = capfd.readouterr().err
    assert '"type": "refused"' in told
    assert '"rule": "FIN-' in told


def test_programs_end_with_the_bot() -> None:
    bot = playing("asleep", seconds=0.01)
    process = running.Process(bot.command)
    bot._give_back(process)
    bot.close()
    assert process._process.returncode is not None


def test_a_question_is_made_of_what_the_seat_knows() -> None:
    game = verger.game("fruitoplay")
    state = game.deal(3, 8)
    other = game.known(state, 1)
    game.redeal(other, 1, 77)
    asked = [programs.question(game, game.known(one, 1), 1, 5, turn=2, seconds=1.0) for one in (state, other)]
    assert asked[0] == asked[1]
    with pytest.raises(ValueError, match="what its seat knows and no more"):
        playing("honest").think(game, state, 1, 5)


def test_many_are_asked_at_a_time() -> None:
    bot = playing("honest", seconds=30)
    entrants = [lab.Entrant("program", bot), lab.Entrant("random", bots.RandomBot())]
    sittings = lab.sittings(2, 2, 4, seed=1)
    alone = [lab.play(FINCA, entrants, sitting, {}).points for sitting in sittings]
    together = [tally.points for tally in lab.tournament(FINCA, entrants, sittings, 4, {})]
    assert alone == together
    assert not bot.faults
    assert len(bot._idle) > 1 or os.cpu_count() == 1
    bot.close()


def test_bots_by_their_words() -> None:
    assert programs.player("3") == bots.level(3)
    assert programs.player("search", seconds=0.5) == bots.named("search", seconds=0.5)
    run = programs.player(f"run:{command('honest')}", seconds=2.0)
    assert isinstance(run, programs.ProgramBot)
    assert (run.command[0], run.seconds) == (sys.executable, 2.0)
    with pytest.raises(ValueError, match="not 'dreamer'; nor is it the number of a level, or run: and the command"):
        programs.player("dreamer")
    with pytest.raises(ValueError, match="there is no program 'no-such-bot --fast'"):
        programs.player("run:no-such-bot --fast")
    assert programs.split('1, random,"run:bot --odds 1,2"') == ["1", "random", "run:bot --odds 1,2"]
