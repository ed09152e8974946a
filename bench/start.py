"""From `make play` in a fresh clone with an empty home to the first decision of each game, in seconds.

Needs nothing but Python: it runs before anything is installed.
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("finca", "fruitoplay", "citrus", "frutopia", "fff")
SEATS = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "Bo", "level": 3}]
PATIENCE = 900


def ask(address: str, wanted: Any = None, cookie: str = "") -> Any:
    body = None if wanted is None else json.dumps(wanted).encode()
    headers = {"content-type": "application/json", "cookie": cookie}
    return urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=60)


def first_decision(address: str, game: str) -> float:
    """Seconds from making a match to a state in which its person may act, bots having acted if they begin."""
    began = time.perf_counter()
    made = ask(f"{address}/api/matches", {"game": game, "seats": SEATS})
    cookie = made.headers["set-cookie"].partition(";")[0]
    match = json.load(made)["match"]
    while not json.load(ask(f"{address}/api/matches/{match}", cookie=cookie))["choices"]:
        time.sleep(0.05)
    return time.perf_counter() - began


def memory(address: str) -> int:
    """The server's resident memory at most so far, in MB, by its own account."""
    found = re.search(r"^process_resident_memory_bytes (\S+)", ask(f"{address}/metrics").read().decode(), re.M)
    return round(float(found[1]) / 2**20) if found else 0


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder, "clone"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("VERGER", "XDG"))}
        environment = kept | {"HOME": str(home), "SERVE": f"--port {port} --data {folder}/data", "BROWSER": "true"}
        began = time.perf_counter()
        play = subprocess.Popen(["make", "play"], cwd=clone, env=environment, start_new_session=True)
        try:
            address = f"http://127.0.0.1:{port}"
            while True:
                try:
                    ask(f"{address}/health")
                    break
                except OSError:
                    if play.poll() is not None or time.perf_counter() - began > PATIENCE:
                        sys.exit("make play does not come to serve anything")
                    time.sleep(0.1)
            print(f"a server answers {time.perf_counter() - began:.1f} s after make play")
            for game in GAMES:
                waited = first_decision(address, game)
                since = time.perf_counter() - began
                print(f"{game}: the first decision {waited:.2f} s after the click, {since:.1f} s in all")
            print(f"the server's memory: {memory(address)} MB")
        finally:
            os.killpg(play.pid, signal.SIGTERM)
            play.wait()


if __name__ == "__main__":
    main()
