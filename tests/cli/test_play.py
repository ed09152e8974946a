"""A match at the terminal: by number and by words, with every command, left and taken up again."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Run, written
from tests.engine.toy import game as pips

import verger
from verger import bots
from verger.cli.session import Session

VERGER = [sys.executable, "-c", "from verger.cli import app; app()"]
PATIENCE = 60
PROGRAM = Path(__file__).parents[1] / "programs" / "sorts.py"


def record(path: Path) -> dict[str, object]:
    read: dict[str, object] = json.loads(path.read_text())
    return read


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.thorough)])
def test_a_whole_game_is_typed_into_another_process(language: str, home: Path) -> None:
    script = written(11, language)
    done = subprocess.run(
        [*VERGER, "play", "finca", "--people", "2", "--seed", "11", "--language", language, "--save", "evening.json"],
        input="".join(f"{line}\n" for line in script.lines),
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert record(home / "evening.json") == script.match.record()
    result = script.match.result
    assert result is not None
    names = ", ".join(script.match.names[seat] for seat in result.winners)
    assert {"fr": f"{names} l’emporte", "en": f"{names} wins!"}[language] in done.stdout
    assert {"fr": "À bientôt", "en": "See you soon"}[language] in done.stdout


def test_a_game_against_bots(run: Run, home: Path) -> None:
    done = run(
        *("play", "finca", "--bots", "1,2", "--seed", "4", "--option", "turn_limit=9", "--save", "short.json"),
        typed=["1"] * 20,
    )
    assert done.exit_code == 0
    assert "Aina (bot, Pip)" in done.stdout
    assert "Biel (bot, Sprout)" in done.stdout
    assert "stopped at its limit" in done.stdout
    assert "Nobody has won" in done.stdout
    assert "wins!" not in done.stdout
    assert [seat["kind"] for seat in verger.open(home / "short.json").seats] == ["person", "bot", "bot"]


def test_bots_alone_can_be_watched(run: Run) -> None:
    done = run("play", "finca", "--people", "0", "--bots", "1,1", "--seed", "4", "-o", "turn_limit=3")
    assert done.exit_code == 0
    assert "Aina places a farmer" in done.stdout
    assert "›" not in done.stdout


def test_the_same_seed_and_levels_play_the_same_match(run: Run, home: Path) -> None:
    for name in ("one.json", "two.json"):
        run(*("play", "finca", "--people", "0", "--bots", "1,2", "--seed", "9", "-o", "turn_limit=9", "--save", name))
    assert record(home / "one.json") == record(home / "two.json")


def test_a_game_against_a_program(run: Run, home: Path) -> None:
    program = f"{sys.executable} -S {PROGRAM} dead 4"
    done = run(
        *(
            "play",
            "finca",
            "--bots",
            f"run:{program}",
            "--seed",
            "4",
            "--option",
            "turn_limit=9",
            "--save",
            "short.json",
        ),
        typed=["1"] * 20,
    )
    assert done.exit_code == 0
    assert "".join(f"Aina (bot, {program})".split()) in "".join(done.stdout.split())  # wherever lines are broken
    assert "Aina: the program broke off 2 times, and any legal action was played instead." in done.stdout
    match = verger.open(home / "short.json")
    assert match.seats[1] == {"name": "Aina", "kind": "bot", "program": program}
    match.rewind(10)
    match.save(home / "short.json")
    done = run("play", "short.json")
    assert done.exit_code == 2
    assert f"a program plays seats[1]; to run it, say --bots 'run:{program}'" in done.stderr
    assert run("play", "short.json", "--bots", f"run:{program}").exit_code == 0


def asked(run: Run, *typed: str, language: str = "en") -> str:
    """What is answered to lines typed in a match of two people whose placements are done."""
    done = run("play", "afternoon.json", "--language", language, typed=list(typed))
    assert done.exit_code == 0
    return re.sub(r"\s+", " ", done.stdout)


def thought_of(visits: list[int]) -> Callable[..., bots.Thought]:
    """What a session thinks of a decision: of the first actions, each looked at so often."""

    def think(session: Session, bot: bots.Bot, seat: int) -> bots.Thought:
        actions = [action.id for action in session.match.legal(seat)]
        candidates = [bots.Candidate(*row, 0.5, 0.4, 60.0) for row in zip(actions, visits, strict=False)]
        return bots.Thought(actions[0], [0.4, 0.6], candidates, [60.0, 62.0])

    return think


@pytest.mark.usefixtures("afternoon")
class TestCommands:
    @pytest.mark.parametrize("line", ["fly to the moon", "99", "0", "-1", "²", "[bold]", "'", "\\", "move move"])
    def test_bad_input_is_answered_and_loses_nothing(self, run: Run, home: Path, line: str) -> None:
        before = record(home / "afternoon.json")
        answer = asked(run, line)
        assert "is none of the choices" in answer
        assert record(home / "afternoon.json") == before

    def test_what_the_rules_forbid_is_explained(self, run: Run) -> None:
        assert "(FIN-17)" in asked(run, "place 3")
        assert "(FIN-46)" in asked(run, "why deliver cart")
        assert "(FIN-46)" in asked(run, "pourquoi livrer charrette", language="fr")
        assert "That can be done" in asked(run, "why 1")
        assert "Why not what?" in asked(run, "why")

    def test_too_few_words_bring_the_choices_they_may_mean(self, run: Run) -> None:
        answer = asked(run, "gust")
        assert "could mean several choices" in answer
        assert "+1 cart" not in answer.partition("could mean several choices")[2]

    def test_an_empty_line_shows_the_choices_again(self, run: Run) -> None:
        assert asked(run, "").count("Double move: move twice this turn") == 2

    def test_help_names_every_command_in_the_language(self, run: Run) -> None:
        answer = asked(run, "aide", language="fr")
        for word in ("pourquoi", "conseil", "reprendre", "journal", "plateau", "règles", "garder", "quitter"):
            assert word in answer

    def test_undo_goes_as_far_as_the_match_allows(self, run: Run, home: Path) -> None:
        before = record(home / "afternoon.json")
        answer = asked(run, "double", "undo")
        assert "takes back an action" in answer
        assert record(home / "afternoon.json") == before

    def test_a_hint_names_a_choice_that_can_be_typed(self, run: Run) -> None:
        answer = asked(run, "hint")
        assert "A good idea:" in answer
        assert "% to win" in answer

    def test_a_hint_has_no_chance_for_what_was_hardly_looked_at(
        self, run: Run, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(Session, "think", thought_of(visits=[300, bots.LOOKS, bots.LOOKS - 1, 0]))
        answer = asked(run, "hint")
        assert answer.count("% to win") == 2
        assert answer.count("Looked at too little") == 2

    def test_the_log_the_board_and_the_rules_can_be_seen(self, run: Run) -> None:
        assert asked(run, "log").count("places a farmer") == 10
        assert asked(run, "b").count("Cart line") == 2
        assert "C Turns" in asked(run, "rules") or "C The turn" in asked(run, "rules")
        assert "FIN-46" in asked(run, "rules cart")
        assert "FIN-46" in asked(run, "rules 46")
        assert "No rule speaks of “zeppelin”" in asked(run, "rules zeppelin")

    def test_the_match_is_saved_where_one_says(self, run: Run, home: Path) -> None:
        assert "Saved in other.json" in asked(run, "save other.json")
        assert record(home / "other.json") == record(home / "afternoon.json")

    def test_a_file_that_cannot_be_written_is_named(self, run: Run, home: Path) -> None:
        (home / "wall").write_text("")
        assert "wall/other.json cannot be written" in asked(run, "save wall/other.json")

    def test_quitting_keeps_the_match_and_says_how_to_go_on(self, run: Run, home: Path) -> None:
        answer = asked(run, "1", "quit")
        assert "verger play afternoon.json" in answer
        assert len(verger.open(home / "afternoon.json").actions) == 11


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "No hint: there is only one thing to do."), ("fr", "Pas de conseil : il n’y a qu’une chose à faire.")],
)
def test_what_is_forced_needs_no_hint(run: Run, home: Path, language: str, sentence: str) -> None:
    match = written(3, "en").match
    while match.over or len(match.legal(match.pending[0])) != 1:
        match.rewind(len(match.actions) - 1)
    match.save(home / "afternoon.json")
    answer = asked(run, "hint", language=language)
    assert sentence in answer
    assert answer.count("%") == 0


def test_undo_says_why_not(run: Run) -> None:
    done = run("play", "finca", "--bots", "1", "--seed", "5", typed=["undo"])
    assert "Nothing can be taken back. No further: that is where the match begins." in done.stdout


def test_undo_goes_past_what_bots_have_answered(run: Run, home: Path) -> None:
    begun = ("play", "finca", "--bots", "1", "--seed", "5", "-o", "start_player=1", "--save", "alone.json")
    done = run(*begun, typed=["1", "undo", "2"])
    assert "Player 1 takes back an action." in done.stdout
    assert [seat for seat, _ in verger.open(home / "alone.json").actions] == [0, 1]


def test_a_match_left_without_a_name_is_kept_in_the_data_folder(run: Run, home: Path) -> None:
    done = run("play", "finca", "--people", "2", "--seed", "5", typed=["1", "2"])
    (path,) = (home / "data" / "verger" / "matches").iterdir()
    assert f"verger play {path}" in done.stdout
    assert len(verger.open(path).actions) == 2


def test_a_match_that_has_not_begun_is_not_kept(run: Run, home: Path) -> None:
    done = run("play", "finca", "--people", "2")
    assert done.exit_code == 0
    assert not (home / "data").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["finca", "--seats", "7"], "finca is for 2 to 4 seats"),
        (["finca", "--bots", "1,9"], "a level is a number from 1 to 6, not '9'"),
        (["finca", "--bots", "run:no-such-bot"], "there is no program 'no-such-bot' that could be run"),
        (["finca", "--seats", "2", "--bots", "1,1"], "3 do not fit on 2 seats: --people 1 and --bots 1,1"),
        (["finca", "--option", "turn_limit"], "written NAME=VALUE"),
        (["finca", "--option", "turn_limit=soon"], "turn_limit must be a number"),
        (["finca", "--option", "seed=3"], "there is no option 'seed'"),
        (["finca", "--option", "start_player=3"], "start_player must be a seat from 1 to 2"),
        (["finca", "--seed", "-1"], "seed must be a whole number"),
        (["evening.json"], "this match is over"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_in_a_sentence(
    run: Run, evening: Path, words: list[str], sentence: str
) -> None:
    done = run("play", *words)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.output


def test_options_reach_the_match(run: Run, home: Path) -> None:
    options = "-o", "start_player=2", "-o", "mystery_finca=values", "-o", "turn_limit=40"
    run("play", "finca", "--people", "2", *options, "--save", "chosen.json", typed=["1"])
    assert record(home / "chosen.json")["options"] == {
        "start_player": 1,
        "turn_limit": 40,
        "mystery_finca": "values",
    }


def test_a_bot_of_no_known_level_is_refused(run: Run, afternoon: Path) -> None:
    afternoon.write_text(afternoon.read_text().replace('"kind": "person"', '"kind": "bot"'))
    done = run("play", "afternoon.json")
    assert done.exit_code == 2
    assert "seats[0].level must be a number from 1 to 6, not None" in done.stderr


def test_who_must_not_see_is_sent_away_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: print(prompt) or "")
    session = Session(pips.new([{"name": "Ann"}, {"name": "Ben"}], seed=1), "en", None)
    session.hand_over(0)
    assert capsys.readouterr().out == ""
    session.hand_over(1)
    assert "Pass the device to Ben." in capsys.readouterr().out


def heed_control_c() -> None:
    """Whoever runs these tests may have been told to ignore it, as programs in the background are."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`verger` in a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*VERGER, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            preexec_fn=heed_control_c,
        )
        os.close(theirs)
        self.read = b""

    @property
    def seen(self) -> str:
        return self.read.decode(errors="replace")

    def sees(self, text: str, patience: float) -> bool:
        end = time.monotonic() + patience
        while text not in self.seen:
            ready, _, _ = select.select([self.ours], [], [], max(0, end - time.monotonic()))
            if not ready:
                return False
            try:
                self.read += os.read(self.ours, 65536)
            except OSError:
                assert text in self.seen, f"{text!r} did not come before the end; seen: {self.seen}"
        return True

    def wait_for(self, text: str) -> None:
        assert self.sees(text, PATIENCE), f"{text!r} did not come; seen: {self.seen}"

    def interrupt_until(self, text: str) -> None:
        """A signal between the question and the wait for its answer is noticed with the next one."""
        for _ in range(PATIENCE):
            self.process.send_signal(signal.SIGINT)
            if self.sees(text, 1):
                return
        raise AssertionError(f"{text!r} did not come; seen: {self.seen}")

    def type(self, text: str) -> None:
        self.read = b""
        os.write(self.ours, text.encode())

    def close(self) -> int:
        self.process.kill()
        os.close(self.ours)
        return self.process.wait()


def test_in_a_real_terminal_control_c_ends_politely(home: Path) -> None:
    terminal = Terminal("play", "finca", "--bots", "1", "--seed", "5", "--language", "en", "--save", "kept.json")
    try:
        terminal.wait_for("Player 1 › ")
        terminal.type("place 3\n")
        terminal.wait_for("Player 1 › ")
        terminal.interrupt_until("See you soon")
        assert terminal.process.wait(PATIENCE) == 0
    finally:
        terminal.close()
    assert "verger play kept.json" in terminal.seen
    assert "Traceback" not in terminal.seen
    assert len(verger.open(home / "kept.json").actions) >= 2
