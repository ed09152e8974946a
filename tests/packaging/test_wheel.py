"""The wheel alone plays; with its extra `server`, in an empty environment and without Node.js, it serves the page."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import verger
from verger import bots
from verger.engine import registry

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds until a fresh install answers

EVENING = """
import verger
from verger import bots, lab

match = verger.game("finca").new(seats=2, seed=7, turn_limit=10)
while not match.over:
    seat = match.pending[0]
    match.play(seat, bots.RandomBot().think(match.game, match.known(seat), seat, seed=len(match.actions)).action)
match.save("evening.json")
print(verger.open("evening.json"))
"""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (ROOT / "src/verger/server/page/index.html").exists(), "the page is not built: run `make page` first"
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    (built,) = folder.glob("verger-*.whl")
    return built


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment with the wheel and nothing else."""
    return installed(tmp_path_factory.mktemp("bare"), str(wheel))


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment for those who serve."""
    return installed(tmp_path_factory.mktemp("served"), f"{wheel}[server]")


@pytest.fixture(scope="module")
def address(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where `verger serve` answers, started by somebody who has an empty home and no Node.js."""
    home = tmp_path_factory.mktemp("home")
    environment = {"PATH": str(programs), "HOME": str(home), "LANG": "C.UTF-8"}
    assert shutil.which("node", path=environment["PATH"]) is None
    port = free_port()
    log = home / "log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            [programs / "verger", "serve", "--port", str(port)], cwd=home, env=environment, stdout=output, stderr=output
        )
        try:
            yield answering(server, f"http://127.0.0.1:{port}", log)
        finally:
            server.terminate()
            server.wait(timeout=30)


def installed(folder: Path, wanted: str) -> Path:
    """An environment with what is wanted; uv makes one in a tenth of the time, where there is uv."""
    if uv := shutil.which("uv"):
        run(uv, "venv", "--quiet", "--python", sys.executable, folder)
        run(uv, "pip", "install", "--quiet", "--python", folder / "bin/python", wanted)
    else:
        venv.create(folder, with_pip=True)
        run(folder / "bin/python", "-m", "pip", "install", "--quiet", "--no-compile", wanted)
    return folder / "bin"


def run(*command: str | os.PathLike[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def answering(server: subprocess.Popen[bytes], address: str, log: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert server.poll() is None, f"the server stopped by itself:\n{log.read_text()}"
        try:
            fetch(address)
        except urllib.error.URLError:
            time.sleep(0.2)
        else:
            return address
    pytest.fail(f"the server did not answer within {PATIENCE} s:\n{log.read_text()}")


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=10) as answer:
        content: bytes = answer.read()
    return content


def test_the_rules_in_webassembly_are_in_it(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    expected = {f"verger/lift/wasm/{name}.{ending}" for name in registry.names() for ending in ("wasm", "json")}
    assert expected <= names


def test_what_bots_play_by_is_in_it(wheel):
    folder = Path(bots.__file__).parent
    data = [path for path in folder.rglob("*") if path.suffix in {".json", ".safetensors", ".toml"}]
    assert {"levels.json", "tuning.toml"} <= {path.name for path in data}
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"verger/bots/{path.relative_to(folder).as_posix()}" for path in data} <= names


@pytest.mark.thorough
def test_alone_it_is_the_rules_and_the_python_api(bare, tmp_path):
    environment = {"PATH": str(bare), "HOME": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [bare / "python", "-c", EVENING], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.stderr == ""
    assert done.stdout.startswith("Match('finca', seats=2, ")
    assert done.stdout.endswith(", over)\n")


@pytest.mark.thorough
def test_alone_it_says_what_the_command_needs(bare):
    done = subprocess.run([bare / "verger", "serve"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.endswith("pip install 'verger[server]'\n")


def test_its_version_is_the_one_in_the_package(wheel):
    assert wheel.name.startswith(f"verger-{verger.__version__}-")


def test_the_page_comes_with_all_its_parts(address):
    page = fetch(address).decode()
    parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(part.endswith(".js") for part in parts)
    assert any(part.endswith(".css") for part in parts)
    for part in parts:
        assert fetch(address + part), part


def test_the_games_are_found(address):
    assert "finca" in [game["game"] for game in json.loads(fetch(f"{address}/api/games"))]
