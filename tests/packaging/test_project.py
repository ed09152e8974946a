"""What people expect around a project is there, and agrees: one version, one address, paths that exist."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import verger
from verger.cli.extras import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOW = ROOT / ".github/workflows/test.yml"
SKIPPED = {".git", ".venv", "node_modules", "__pycache__", "dist", "test-results"}
PATH = re.compile(r"`([\w.<>-]*(?:/[\w.<>*-]+)*(?:/|\.(?:py|ts|js|svelte|md|toml|json|yml|ftl|wasm)))`")


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def listed(folder: Path) -> list[str]:
    """Every file and folder of the repository, folders with a slash at the end."""
    found = []
    for path in sorted(folder.iterdir()):
        if path.name not in SKIPPED:
            name = path.relative_to(ROOT).as_posix()
            found += [f"{name}/", *listed(path)] if path.is_dir() and not path.is_symlink() else [name]
    return found


# --- One version, one address ----------------------------------------------------------------------------------------


def test_the_version_is_written_in_one_place():
    assert "version" not in PROJECT
    assert PROJECT["dynamic"] == ["version"]
    assert "version" not in read("CITATION.cff")


def test_the_changelog_begins_with_this_version():
    first = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert first
    assert first[1] == verger.__version__


def test_the_repository_has_one_address():
    address = PROJECT["urls"]["Source"]
    assert read("CITATION.cff")["repository-code"] == address
    for contact in read(".github/ISSUE_TEMPLATE/config.yml")["contact_links"]:
        assert contact["url"].startswith(f"{address}/")


def test_a_citation_has_what_it_needs():
    assert read("CITATION.cff").keys() >= {"cff-version", "message", "title", "authors"}


# --- What is run elsewhere -------------------------------------------------------------------------------------------


def test_the_workflow_tries_every_python_that_is_promised():
    promised = {word.rpartition(" ")[2] for word in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", word)}
    assert f">={min(promised, key=lambda version: int(version[2:]))}" == PROJECT["requires-python"]
    jobs = read(".github/workflows/test.yml")["jobs"]
    assert {*jobs["linux"]["strategy"]["matrix"]["python"]} == promised
    assert {*jobs["elsewhere"]["strategy"]["matrix"]["python"]} == promised


def test_the_workflow_asks_for_targets_and_folders_that_exist():
    text = WORKFLOW.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert {"lint", "test", "test-all", "wheel", "docs"} <= set(re.findall(r"make ([a-z-]+)", text)) <= targets
    folders = re.findall(r"tests/\w+", text)
    assert folders
    assert all((ROOT / folder).is_dir() for folder in folders)


def test_every_game_can_be_named_in_a_report():
    (games,) = (part["attributes"]["options"] for part in read(".github/ISSUE_TEMPLATE/rule.yml")["body"]
                if part.get("id") == "game")  # fmt: skip
    assert sorted(games) == sorted(
        verger.game(name).texts("en")("name") for name in PROJECT["entry-points"]["verger.games"]
    )


def test_hooks_are_programs_of_the_environment():
    """Nothing is fetched from elsewhere, and no version is named twice."""
    (repository,) = read(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    for hook in repository["hooks"]:
        program = Path(hook["entry"].split()[0])
        assert program.parts[:2] == (".venv", "bin")
        assert (Path(sys.executable).parent / program.name).exists(), hook["id"]
    checked = [sys.executable, "-m", "pre_commit", "validate-config", ".pre-commit-config.yaml"]
    assert subprocess.run(checked, cwd=ROOT, capture_output=True).returncode == 0


def test_every_extra_that_is_asked_for_exists():
    extras = PROJECT["optional-dependencies"]
    stamps = set(re.findall(r"\.venv/\.(\w+)", (ROOT / "Makefile").read_text(encoding="utf-8")))
    assert stamps | {*EXTRAS.values(), "terminal"} <= extras.keys()


# --- A stranger's test -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "GLOSSARY.md"])
def test_every_path_on_the_page_exists(page):
    """Paths may begin anywhere in the house; `<game>` is any game."""
    there = "\n".join(["", *listed(ROOT), ""])
    named = PATH.findall((ROOT / page).read_text(encoding="utf-8"))
    lost = [
        path
        for path in named
        if not re.search(rf"(?:\n|/){re.escape(path).replace('<game>', '[a-z]+')}(?:\n|$)", there)
    ]
    assert lost == []
    assert page != "ARCHITECTURE.md" or len(named) > 20


def test_every_word_of_the_house_is_spoken_in_it():
    """A word that the code no longer has is no longer in the glossary."""
    page = (ROOT / "GLOSSARY.md").read_text(encoding="utf-8")
    words = [word for row in re.findall(r"^\|.*\|$", page, re.M) for word in re.findall(r"\*\*(.+?)\*\*", row)]
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert len(words) > 20
    assert [word for word in words if not re.search(rf"\b{word}", code)] == []
