"""Where an extra is not installed, a command says what to install; the rules and the Python API go without."""

import subprocess
import sys

import pytest

import verger

BLOCKED = """
import sys
sys.modules.update(dict.fromkeys({modules!r}))
from verger.cli import app
sys.argv = ["verger", *{words!r}]
app()
"""


def without(modules: list[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command line where these modules cannot be imported."""
    code = BLOCKED.format(modules=modules, words=words)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("missing", "words", "said"),
    [
        ("fastapi", ["serve"], "verger serve needs fastapi, which is not installed: pip install 'verger[server]'"),
        ("torch", ["train", "finca"], "verger train needs torch, which is not installed: pip install 'verger[train]'"),
        ("typer", ["--help"], "the command verger needs typer, which is not installed: pip install 'verger[terminal]'"),
        *(
            pytest.param(*more, marks=pytest.mark.thorough)
            for more in [
                ("rich", ["play"], "the command verger needs rich, which is not installed: "),
                ("typer", ["serve"], "verger serve needs typer, which is not installed: "),
                ("wasmtime", ["serve"], "verger serve needs wasmtime, which is not installed: "),
                ("sqlalchemy", ["admin", "list"], "verger admin needs sqlalchemy, which is not installed: "),
                ("ziglang", ["lift", "finca"], "verger lift needs ziglang, which is not installed: "),
            ]
        ),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(missing: str, words: list[str], said: str) -> None:
    done = without([missing], *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1


def test_commands_that_need_no_server_go_without_it() -> None:
    done = without(["fastapi", "sqlalchemy", "uvicorn", "wasmtime", "ziglang"], "rules", "finca", "46")
    assert (done.returncode, done.stderr) == (0, "")
    assert "FIN-46" in done.stdout


def test_a_module_of_ours_that_is_missing_is_no_missing_extra() -> None:
    assert "ModuleNotFoundError" in without(["verger.server.app"], "serve").stderr


def test_a_match_without_rich_prints_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    match = verger.game("finca").new(seats=2, seed=1)
    assert "wooden fincas" in str(match)
    monkeypatch.delitem(sys.modules, "verger.drawing")
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert str(match) == repr(match)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'verger\[terminal\]'"):
        match.board()
