"""The journal of a training: a line of JSON for everything that was measured, and TensorBoard where it is installed."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

NAME = "journal.jsonl"


class Journal:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / NAME
        self.board: Any = None
        if importlib.util.find_spec("tensorboard"):
            from torch.utils.tensorboard import SummaryWriter

            self.board = SummaryWriter(str(folder / "board"))

    def note(self, what: str, step: int, numbers: dict[str, Any]) -> None:
        """Something that was measured after so many decisions."""
        with self.path.open("a") as file:
            file.write(json.dumps({"what": what, "steps": step, **numbers}) + "\n")
        if self.board:
            for name, value in numbers.items():
                if isinstance(value, int | float):
                    self.board.add_scalar(f"{what}/{name}", value, step)

    def close(self) -> None:
        if self.board:
            self.board.close()
