"""What the guides claim is so: their code runs, their commands are understood, their tables are complete."""

import doctest
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

from verger.cli import commands
from verger.engine.compiled import ENTRY_POINTS

ROOT = Path(__file__).parents[2]
GUIDES = [*sorted((ROOT / "docs" / "guides").glob("*.md")), ROOT / "README.md"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.S | re.M)
COMMANDS = typer.main.get_command(commands.app)
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
SHELL = {"export", "pip", "python"}

each_guide = pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)


def blocks(guide: Path, language: str) -> list[str]:
    """The blocks of a language that are written in the page itself."""
    return [code for name, code in BLOCK.findall(guide.read_text(encoding="utf-8")) if name == language]


def run(code: str, names: dict[str, Any], guide: Path) -> None:
    """Run a block as it is, or a dialogue with the interpreter, whose answers must be those on the page."""
    if not code.startswith(">>>"):
        exec(compile(code, guide.name, "exec"), names)
        return
    dialogue = doctest.DocTestParser().get_doctest(code, names, guide.name, str(guide), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    said: list[str] = []
    runner.run(dialogue, out=said.append, clear_globs=False)
    names.update(dialogue.globs)
    assert runner.failures == 0, "".join(said)


@each_guide
def test_its_python_runs(guide: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "guide"}
    for code in blocks(guide, "python"):
        run(code, names, guide)


@each_guide
def test_its_commands_are_understood(guide: Path) -> None:
    for line in "".join(blocks(guide, "sh")).splitlines():
        words = [word for word in shlex.split(line, comments=True) if not re.fullmatch(r"[A-Z_]+=\S+", word)]
        if not words:
            continue
        if words[0] == "make":
            assert words[1] in TARGETS, line
        elif words[0] == "verger":
            command: Any = COMMANDS.commands[words[1]]  # type: ignore[attr-defined]
            while hasattr(command, "commands"):
                words, command = words[1:], command.commands[words[2]]
            command.make_context(words[1], words[2:])
        else:
            assert words[0] in SHELL, line


def test_the_settings_of_a_server_are_all_told() -> None:
    told = set(re.findall(r"^\| `(VERGER_\w+)`", (ROOT / "docs/guides/hosting.md").read_text(encoding="utf-8"), re.M))
    read = {
        name
        for path in (ROOT / "src").rglob("*.py")
        if "envs" not in path.parts
        for name in re.findall(r"\bVERGER_[A-Z_]+\b", path.read_text(encoding="utf-8"))
    }
    assert told == read


def test_a_game_is_announced_in_the_group_that_is_looked_in() -> None:
    (fragment,) = blocks(ROOT / "docs/guides/games.md", "toml")
    assert list(tomllib.loads(fragment)["project"]["entry-points"]) == [ENTRY_POINTS]
