"""A game in TorchRL: two seats as agents, and a rollout with random legal actions.

pip install 'verger[train]'
python examples/rollout.py
"""

from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from verger.envs.pettingzoo import finca_v0


def made(seats: int = 2) -> PettingZooWrapper:
    """Finca, its agents asked one after another; `mask` says who is, `action_mask` what they may do."""
    return PettingZooWrapper(finca_v0.env(seats=seats), use_mask=True)


def main() -> None:
    env = made()
    check_env_specs(env)
    rollout = env.rollout(10_000)
    print(
        f"{len(rollout)} decisions; {', '.join(f'{agent} got {won(rollout, agent):+.0f}' for agent in env.group_map)}"
    )


def won(rollout: object, agent: str) -> float:
    return float(rollout["next", agent, "reward"].sum())  # type: ignore[index]


if __name__ == "__main__":
    main()
