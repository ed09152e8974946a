"""The rules in PTX: for each game a file a kernel, and a manifest. A GPU is not needed to make them, Numba is not
needed to use them.

    python -m verger.envs.ptx --out box finca
    VERGER_PTX=box python train.py  # on the machine with the GPU: NumPy, and PyTorch or CuPy
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path

import platformdirs

from verger.engine import compiled, registry

CAPABILITY = (9, 0)
"""Of Hopper; what is made for a capability runs on all that came later."""

HERE = Path(__file__).parent
BOTS = HERE.parent / "bots"
FOLDER = Path(platformdirs.user_cache_dir("verger", appauthor=False)) / "ptx"


class BuildError(RuntimeError):
    """The files cannot be made: names what stands against it."""


def built(name: str, capability: tuple[int, int] = CAPABILITY) -> Path:
    """The folder with a game's files for GPUs of a capability, made once from the same sources."""
    folder = FOLDER / f"{digest(name)}-{capability[0]}{capability[1]}"
    if not (folder / f"{name}.json").exists():
        print(f"Compiling {name} for the GPU: a minute or so the first time.", file=sys.stderr)
        write(name, folder, capability)
    return folder


def write(name: str, folder: Path, capability: tuple[int, int] = CAPABILITY) -> Path:
    """Make a game's files; the manifest comes last, so that whoever sees it sees all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PYTHONHASHSEED": "0", "NUMBA_DISABLE_JIT": "0"}
    with tempfile.TemporaryDirectory(dir=folder) as made:
        command = [sys.executable, "-m", "verger.envs.lanes", name, made, *map(str, capability), digest(name)]
        subprocess.run(command, env=environment, check=True)
        for path in sorted(Path(made).iterdir(), key=lambda path: path.suffix == ".json"):
            path.replace(folder / path.name)
    return folder / f"{name}.json"


def digest(name: str) -> str:
    """What a game's files are made from: the sources of the engine, the game and the kernels, and who compiles them."""
    game = registry.find(name)
    if importlib.util.find_spec("numba_cuda") is None:
        raise BuildError("the compiler for GPUs is missing: pip install 'verger[gpu]'")
    own = {HERE / part for part in ("kernels", "opinions", "lanes.py", "llvm_text.py")}
    roots = {compiled.ENGINE, game.folder, BOTS, *own}
    override = os.environ.get("VERGER_COMPONENTS")
    versions = [metadata.version(package) for package in ("numba", "numba_cuda", "nvidia-nvvm")]
    parts = sorted(compiled.digest(root) for root in {*roots, *([Path(override)] if override else [])}) + versions
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:16]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m verger.envs.ptx", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.names(), metavar="GAME", help="all by default")
    parser.add_argument("--out", type=Path, required=True, help="the folder to write to")
    parser.add_argument("--capability", default="9.0", help="of the oldest GPU to run on: 8.0, 9.0 …")
    asked = parser.parse_args()
    major, minor = map(int, asked.capability.split("."))
    for name in asked.games:
        print(write(name, asked.out, (major, minor)))


if __name__ == "__main__":
    main()
