"""A game in TorchRL: two seats as agents, and a rollout with random legal actions.

pip install 'verger[train]'
python examples/rollout.py
"""

from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from verger.envs.pettingzoo import finca_v0


def main() -> None:
    """Agents are asked one after another; `mask` says who is, `action_mask` what they may do."""
    env = PettingZooWrapper(finca_v0.env(seats=2), use_mask=True)
    check_env_specs(env)
    rollout = env.rollout(10_000)
    print(f"{len(rollout)} decisions")
    for agent in env.group_map:
        print(f"{agent} got {float(rollout['next', agent, 'reward'].sum()):+.0f}")


if __name__ == "__main__":
    main()
