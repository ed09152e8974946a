"""The house keeps its own rules: imports point one way, and nothing in it depends on the machine it was written on."""

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[2]

COMPILED = {"rule", "wrapping", "lane", "kernel"}
REGISTRY = re.compile(r"\b(pypi|pythonhosted|npmjs|npmmirror|yarnpkg)\.(org|com)\b|\bdeb\.debian\.")
MACHINE_PATH = re.compile(r"(?<![\w.\-}])/(home|root|Users|work|opt)/\w")


def texts() -> list[tuple[str, str]]:
    """Every text file of the repository: what is committed, and what would be."""
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("only a git checkout tells which files are the repository's")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    found = []
    for name in filter(None, names):
        path = ROOT / name
        if path.is_file() and b"\0" not in (content := path.read_bytes()):
            found.append((name, content.decode()))
    return found


def offences(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def unannotated(path: Path) -> list[str]:
    """The functions of a file that give no types, the compiled ones left out."""
    return [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.name}"
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and not COMPILED.intersection(map(ast.unparse, node.decorator_list))
        and node.returns is None
    ]


def test_imports_point_one_way(monkeypatch):
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == 0, "lint-imports says which import goes the wrong way"


def test_only_compiled_rules_go_without_types():
    assert [function for path in sorted((ROOT / "src").rglob("*.py")) for function in unannotated(path)] == []


def test_no_file_names_a_package_registry():
    assert offences(REGISTRY) == []


def test_no_file_names_a_path_of_one_machine():
    assert offences(MACHINE_PATH) == []


def test_the_page_is_locked_to_versions_and_not_to_addresses():
    lock = (ROOT / "web" / "package-lock.json").read_text()
    assert '"integrity"' in lock
    assert '"resolved"' not in lock
