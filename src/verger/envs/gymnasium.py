"""The games for Gymnasium: one seat to learn on, and bots on the others.

    import gymnasium, verger.envs.gymnasium
    env = gymnasium.make("verger/Finca-v0", seats=4, opponents=["heuristic", "3", "random"])

Opponents are bots by name (`random`, `heuristic`, `search`) or by the number of a level, or anything with `think`; one
alone sits on all other seats. `seat=None` is another seat in every match. Observations, rewards and forbidden actions
are as in `verger.envs.pettingzoo`; the reward comes with the last step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from verger import bots, programs
from verger.engine import registry

from .extras import need
from .table import Table

need("gymnasium")

import gymnasium  # noqa: E402
from gymnasium.spaces import Discrete  # noqa: E402

from .spaces import Seen, seen, sight_space  # noqa: E402

Opponent = str | int | bots.Bot


class SeatEnv(gymnasium.Env[Seen, int]):
    """A seat at a table of bots."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "heuristic",
        *,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(game, seats, options)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise ValueError(f"seat must be a number from 0 to {self.table.seats - 1} or None, not {seat!r}")
        self.opponents = _opponents(opponents, self.table.seats - 1)
        self.render_mode = render_mode
        actions = len(self.table.game.actions)
        self.observation_space = sight_space(self.table.game.observation, actions)  # type: ignore[assignment]
        self.action_space = Discrete(actions)  # type: ignore[assignment]
        self._wanted = seat
        self.seat = seat or 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.deal(self._number())
        self.seat = int(self.np_random.integers(self.table.seats)) if self._wanted is None else self._wanted
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self._bots = dict(zip(others, self.opponents, strict=True))
        self._let_play()
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        info = self.table.play(self.seat, int(action), self.np_random)
        self._let_play()
        ended, stopped = self.table.over and not self.table.stopped, self.table.stopped
        return self._seen(), self.table.rewards()[self.seat], ended, stopped, info

    def render(self) -> str | None:
        """The board in text, as a spectator sees it."""
        return self.table.drawing() if self.render_mode == "ansi" else None

    def _let_play(self) -> None:
        """The bots, until this seat is asked or the match is over; who chooses beside it has chosen before."""
        while others := [seat for seat in self.table.pending if seat != self.seat]:
            seat = others[0]
            known = self.table.game.known(self.table.state, seat)
            thought = self._bots[seat].think(self.table.game, known, seat, self._number())
            self.table.play(seat, thought.action, self.np_random)

    def _seen(self) -> Seen:
        return seen(self.table.look(self.seat))

    def _number(self) -> int:
        return int(self.np_random.integers(2**63))


def _opponents(given: Opponent | Sequence[Opponent], count: int) -> list[bots.Bot]:
    many = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given] * count
    if len(many) != count:
        raise ValueError(
            f"there must be {'one opponent' if count == 1 else f'one opponent, or {count}'}, not {len(many)}"
        )
    return [programs.player(str(one)) if isinstance(one, str | int) else one for one in many]


def register() -> None:
    """`verger/Finca-v0` and one for every other game that is installed."""
    for name in registry.names():
        gymnasium.register(f"verger/{name.capitalize()}-v0", entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})


register()
