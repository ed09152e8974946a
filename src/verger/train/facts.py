"""What a trainer must know of a game, from the game or from the manifest of its files for a GPU."""

from __future__ import annotations

from dataclasses import dataclass


class SettingError(ValueError):
    """A setting that cannot be: says what would be right."""


@dataclass(frozen=True)
class Facts:
    """A game in numbers."""

    name: str
    rules_version: int
    edition: str
    seats: tuple[int, ...]
    observation: int
    actions: int

    @property
    def most(self) -> int:
        return max(self.seats)


def facts(name: str, device: str) -> Facts:
    """Those of a game; on a GPU nothing is imported that needs Numba."""
    if device.startswith("cuda"):
        from verger.envs.cuda import files

        told = files(name, int(device.partition(":")[2] or 0)).manifest
        counts = told["observation"], told["actions"]
        return Facts(name, told["rules_version"], told["edition"], tuple(told["seats"]), *counts)
    from verger.engine import registry

    if device != "cpu":
        raise SettingError(f"device must be cpu, cuda or a numbered one like cuda:1, not {device}")
    try:
        game = registry.find(name)
    except registry.UnknownGame as error:
        raise SettingError(str(error)) from error
    return Facts(name, game.rules_version, game.edition, tuple(game.seats), game.observation, len(game.actions))
