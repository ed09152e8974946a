"""`python -m bench.methods finca --seconds 170 --device cuda`: which way of learning makes more of the same time?

Two trainings begin with the same fresh network and the same deals, one after the other: proximal policy optimisation,
as `verger train` has it, and improvement by looks. Tables, network, values and what becomes of them, optimiser and
settings are the same in both; only how an action is chosen differs, and what the policy learns. Then the two networks
play each other, as on the ladder, and each has played random play, what it was at first, and the heuristic.

    python -m bench.methods finca --device cpu --updates 20 --games 64 --matches 64    # on a core
    python -m bench.methods finca --seconds 170 --looks 8 --scale 0.02                 # other looks
    VERGER_PTX=dist/ptx PYTHONPATH=src:. python3 -m bench.methods finca --seconds 170  # on a GPU, without Numba

Improvement by looks is Gumbel AlphaZero with as many simulations as looks, each one action deep (Danihelka et al.,
Policy improvement by planning with Gumbel, 2022): a few actions are drawn without replacement, each is tried in a copy
of the game, and the network says what it leads to. Played is the best of them. The policy learns to be what it would
be, had it known that (`completed`), and the values what came of it, as ever.

A copy is the true position, with chance and all that is hidden: what an action leads to is one sample of what it may
lead to, and nothing hidden enters an observation. What is learned of an action is right on average, therefore; but who
plays the best of such samples has more luck than anybody who knows as little, and the values learn of that luck, too.
With `--blind` looks are learned from, and what is played is the first action drawn: as the policy plays.

What an action leads to is said by who acts next, who may not know all that the looking seat does, nor the action itself
where answers lie face down. Where several seats are asked at once as soon as a game is dealt, copies are played on by
the policy until the looking seat acts again, for as many steps as it takes the others to act once (`--ahead`).

Written to `runs/methods/<game>/`: the two trainings, and `result.json`.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import Tensor

from verger.envs.driver import DriverError
from verger.given.weights import WeightsError
from verger.train.checkpoint import LAST, CheckpointError
from verger.train.facts import Facts, SettingError, facts
from verger.train.journal import NAME
from verger.train.ladder import Result
from verger.train.learning import of_values
from verger.train.network import Answer, Network, drawn
from verger.train.returns import gain
from verger.train.rollout import Rollout, answer, expected
from verger.train.settings import Phase, Settings, judges, recipe
from verger.train.tables import Tables
from verger.train.training import NEVER_TRAINED, Budget, Training

FOLDER = Path("runs", "methods")
PPO, LOOKS = "ppo", "looks"

VISITS = 50 + 1
"""What the scale is multiplied by: a constant of theirs, and how often the action was tried that was tried most."""

ON_A_GPU = 16384
"""Games side by side, as `verger train` has them."""


@dataclass(frozen=True)
class Looks:
    """How somebody looks ahead."""

    count: int = 4  # actions tried in every position
    ahead: int | None = None  # steps played on at most, until who looks acts again; None: as the game needs it
    scale: float = 0.1  # what the best of what was seen is worth, against the worst, in logits: VISITS times that
    blind: bool = False  # what is played is as the policy draws it


class Wish(NamedTuple):
    """Decisions to learn from, one a row."""

    observation: Tensor
    mask: Tensor
    present: Tensor
    action: Tensor
    wished: Tensor  # (actions): the policy that there should be
    target: Tensor


class Looking(Rollout):
    """Experience of who looks what some actions lead to before it plays one of them.

    `spare` has room for every game as many times as there are looks, in neighbouring rows.
    """

    def __init__(self, tables: Tables, settings: Settings, looks: Looks) -> None:
        super().__init__(tables, settings)
        self.looks = replace(looks, count=min(looks.count, tables.facts.actions))
        counts = {group.seats: self.looks.count * (group.end - group.first) for group in tables.groups}
        self.spare = Tables(tables.facts, counts, str(tables.device), settings.limit)
        self.spare.reset(0)  # rows are clean from then on
        size = settings.steps, tables.count, tables.facts.actions
        self.wished = torch.zeros(size, dtype=torch.float16, device=tables.device)
        self.unit = torch.tensor([1.0, settings.points], device=tables.device)[:, None]

    def _choose(self, t: int, said: Answer, network: Network, generator: torch.Generator, belief: float) -> Tensor:
        noise = -torch.empty_like(said.logits).exponential_(generator=generator).log()
        hoped = said.logits + noise
        tried = hoped.topk(self.looks.count).indices
        legal = self.tables.mask.gather(1, tried)
        found = self.look(network, torch.where(legal, tried, tried[:, :1]), generator, belief)
        here = believed(self.values[t].clone(), self.worth[t], belief)
        value = gain(here, self.tables.seating.seats, self.settings.lead)
        worth = completed(said.logits, value, tried, legal, found, self.looks.scale)
        self.wished[t] = (said.logits + worth).softmax(-1)
        best = (hoped + worth).gather(1, tried).argmax(-1, keepdim=True)
        return tried.gather(1, torch.zeros_like(best) if self.looks.blind else best)[:, 0]

    def look(self, network: Network, actions: Tensor, generator: torch.Generator, belief: float = 0.0) -> Tensor:
        """What actions lead to, as many at every table as there are looks, as the acting seat wants it; in full
        precision, since what is looked for are small differences."""
        spare, settings = self.spare, self.settings
        spare.repeat(self.tables)
        seating, seat, actions = spare.seating, spare.seat.clone(), actions.flatten()
        waits = torch.ones_like(spare.done)
        found = torch.zeros_like(spare.outcome)
        for left in reversed(range((self.looks.ahead or 0) + 1)):
            over = spare.step(actions)
            said: Answer = network(spare.observation, spare.mask, seating.present)
            values = seating.by_seat(expected(said, seating.present), spare.seat)
            values = seating.by_turn(values, seat)
            if belief:
                values = believed(values, spare.worths(seat), belief)
            ends = seating.by_turn(spare.outcome / self.unit, seat)
            values = torch.where(over[:, None, None], ends, values)
            found = torch.where(waits[:, None, None], values, found)
            if left:
                waits = waits & ~over & (spare.seat != seat)
                actions = drawn(said.logits, generator)
        return gain(found, seating.seats, settings.lead).unflatten(0, (self.tables.count, -1))

    def lesson(self, belief: float = 0.0) -> Any:
        """All decisions, flat."""
        one = super().lesson(belief)
        return Wish(one.observation, one.mask, one.present, one.action, self.wished.flatten(0, 1), one.target)


def believed(values: Tensor, worth: Tensor, belief: float) -> Tensor:
    """Values, in which the first seat's share of the win is what the game thinks it, by that much."""
    values[:, 0, 0].lerp_(worth, belief)
    return values


def completed(logits: Tensor, value: Tensor, tried: Tensor, legal: Tensor, found: Tensor, scale: float) -> Tensor:
    """What each action is worth in logits. What was not tried is worth what is expected on the whole: what was thought
    of the position, and the mean of what was found, weighted by the policy (`qtransform_completed_by_mix_value` of
    mctx)."""
    chances = logits.softmax(-1).gather(1, tried).clamp_min(1e-30) * legal
    visits = legal.sum(1)
    mean = (chances * found).sum(1) / chances.sum(1)
    mixed = ((value + visits * mean) / (visits + 1))[:, None]
    worth = mixed.expand_as(logits).scatter(1, tried, torch.where(legal, found, mixed))
    low, high = worth.aminmax(dim=1, keepdim=True)
    return VISITS * scale * (worth - low) / (high - low).clamp_min(1e-8)


def losses(network: Network, part: Wish, settings: Settings, curiosity: float, phase: Phase) -> tuple[Tensor, Tensor]:
    """To do as was wished, and to expect what came of it."""
    said = answer(network, part.observation.float(), part.mask, part.present)
    chances = said.logits.log_softmax(-1).clamp_min(-50)
    wished = part.wished.float()
    policy = -(wished * chances).sum(-1).mean()
    variety = -(chances.exp() * chances).sum(-1).mean()
    shares, points = of_values(said, part.target, part.present)
    loss = policy + settings.value * (shares + points)
    return loss, torch.stack([policy, shares, points, variety, torch.zeros_like(policy)]).detach()


class Improvement(Training):
    """A training that differs from another in its experience, and in what is learned from it."""

    losses = staticmethod(losses)

    def __init__(self, looks: Looks, *rest: Any) -> None:
        self.looks = looks
        super().__init__(*rest)

    def _rollout(self) -> Rollout:
        if self.looks.ahead is None:
            self.looks = replace(self.looks, ahead=others(self.tables))
        return Looking(self.tables, self.settings, self.looks)


def others(tables: Tables) -> int:
    """How many steps it takes for all others to act where all are asked at once when a game is dealt; else none."""
    tables.reset(0)
    asked = [torch.as_tensor(group.batch.turn.pending) for group in tables.groups]
    several = any(bool((seats & (seats - 1)).any()) for seats in asked)
    return max(group.seats for group in tables.groups) - 1 if several else 0


# --- The two beside each other ---------------------------------------------------------------------------------------


def trained(training: Training, name: str) -> dict[str, Any]:
    """Learn, and tell how quickly and to what end."""
    training.run(lambda line: print(f"{name:5}  {line}", flush=True))
    notes = [json.loads(line) for line in (training.out / NAME).read_text().splitlines()]
    last = next(note for note in reversed(notes) if note["what"] == "ladder")
    told = {key: last[key] for key in ("updates", "steps", "games", "seconds", "shares")}
    told["rate"] = round(last["steps"] / last["seconds"])
    print(f"{name:5}  {told['steps']:,} decisions in {told['seconds']:.0f} s, {told['rate']:,} a second", flush=True)
    return told


def between(one: Training, other: Training) -> Iterator[Result]:
    """One network among the other's, and the other among it, where that is not the same."""
    count, seed = one.settings.matches, NEVER_TRAINED + one.seed + (1 << 32)
    for seats in judges(one.settings):
        yield one.ladder.match(one.network, other.network, PPO, seats, count, seed)
        if seats > 2:
            yield one.ladder.match(other.network, one.network, LOOKS, seats, count, seed)


def reader() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m bench.methods", description=(__doc__ or "").partition("\n")[0])
    add = found.add_argument
    add("game")
    add("--out", type=Path, metavar="FOLDER", help="[runs/methods/<game>]")
    add("--device", help="cpu, or cuda for a GPU [cuda where there is one]")
    add("--seed", type=int, default=1)
    time = found.add_mutually_exclusive_group(required=True)
    time.add_argument("--seconds", type=float, help="of each training")
    time.add_argument("--updates", type=int, help="of each, instead")
    add("--looks", type=int, default=Looks.count, help="actions tried in every position [4]")
    add("--ahead", type=int, help="steps played on at most [0, or the others where all are asked at once]")
    add("--scale", type=float, default=Looks.scale, help="of what was seen, against what the policy thinks [0.1]")
    add("--blind", action="store_true", help="play as the policy draws, whatever was seen")
    add("--from", type=Path, dest="first", metavar="FILE", help="begin with the network of a file of weights")
    add("--seats", help="sizes of tables and their weights, like 2:4,3,4")
    for name in ("games", "steps", "minibatch", "width", "epochs"):
        add(f"--{name}", type=int, help="as in `verger train`")
    add("--rate", type=float, help="of learning")
    add("--matches", type=int, default=1024, help="against each opponent")
    add("--heuristic", type=int, metavar="MATCHES", help="against the heuristic; 0: none")
    return found


def compared(found: Facts, settings: Settings, looks: Looks, asked: argparse.Namespace, device: str) -> dict[str, Any]:
    """The two trainings, and what came of it."""
    out = asked.out or FOLDER / asked.game
    budget = Budget(plan=asked.seconds, updates=asked.updates, evaluate=math.inf)
    for name in (PPO, LOOKS):
        if (out / name / LAST).exists():
            raise SettingError(f"a training lies in {out / name} already: name another folder with --out")

    def about(name: str) -> tuple[Any, ...]:
        return found, settings, budget, out / name, device, asked.seed, "python -m bench.methods", asked.first

    plain = Training(*about(PPO))
    told: dict[str, Any] = {PPO: trained(plain, PPO)}
    plain.tables = plain.rollout = None  # type: ignore[assignment]  # room for others
    looking = Improvement(looks, *about(LOOKS))
    told[LOOKS] = trained(looking, LOOKS)
    told["between"] = []
    for one in between(looking, plain):
        who = LOOKS if one.opponent == PPO else PPO
        print(f"{who} among {one}", flush=True)
        told["between"].append({"who": who} | asdict(one))
    return {
        "game": found.name,
        "device": torch.cuda.get_device_name(looking.device) if looking.device.type == "cuda" else device,
        "seed": asked.seed,
        "looking": asdict(looking.looks),
        "settings": asdict(settings),
    } | told


def main(words: Sequence[str] | None = None) -> None:
    parser = reader()
    asked = parser.parse_args(words)
    device = asked.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device.startswith("cuda"):
        asked.games = asked.games or ON_A_GPU
    try:
        found = facts(asked.game, device)
        looks = Looks(asked.looks, asked.ahead, asked.scale, asked.blind)
        told = compared(found, recipe(found, **vars(asked)), looks, asked, device)
    except (SettingError, CheckpointError, DriverError, WeightsError, OSError) as error:
        parser.exit(1, f"{parser.prog}: {error}\n")
    (asked.out or FOLDER / asked.game).joinpath("result.json").write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
