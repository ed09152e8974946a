"""`python -m bench.curves`: how the networks learned, from the journals of their trainings in `docs/networks/`.

Every look at the ladder is a point: the share of games that the network won at two seats, playing as its policy says.
"""

from __future__ import annotations

import json
from pathlib import Path

from bench.picture import FAR, INK, across, picture, shares, up, written

from verger.engine import registry

FOLDER = Path(__file__).parents[1] / "docs" / "networks"
OPPONENTS = {"random@2": "4 4", "heuristic@2": "none"}
"""Who is on the ladder from the beginning to the end, and the dashes of its line."""


def looks(journal: Path) -> list[dict[str, float]]:
    """Every look at the ladder: the decisions until then, and the share won against each opponent."""
    notes = [json.loads(line) for line in journal.read_text().splitlines()]
    return [
        {"steps": note["steps"], **{name: share for name, (share, _) in note["shares"].items()}}
        for note in notes
        if note["what"] == "ladder"
    ]


def line(found: list[dict[str, float]], opponent: str, most: float) -> str:
    points = [(across(one["steps"] / most), up(one[opponent])) for one in found if opponent in one]
    if not points:
        return ""
    x, y = points[-1]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    name = written(min(x, FAR) - 4, y - 7, "end", opponent.partition("@")[0])
    dashes = OPPONENTS[opponent]
    return (
        f'<polyline points="{path}" fill="none" stroke="{INK}" stroke-width="1.5" stroke-dasharray="{dashes}"/>{name}'
    )


def drawn(journal: Path) -> str:
    """The curve of one training."""
    found = looks(journal)
    most = max(one["steps"] for one in found)
    title = f"{registry.find(journal.stem).texts('en')('name')}: games won"
    below = {0.0: "0", 1.0: f"{most / 1e6:.{0 if most >= 1e7 else 1}f} M decisions"}
    lines = "".join(line(found, opponent, most) for opponent in OPPONENTS)
    return picture(title, ("learned from", "at two seats"), below, shares(), lines)


def main() -> None:
    for journal in sorted(FOLDER.glob("*.jsonl")):
        journal.with_suffix(".svg").write_text(drawn(journal))
        print(journal.with_suffix(".svg").name)


if __name__ == "__main__":
    main()
