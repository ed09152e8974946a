"""A training from its beginning, or from where it was left, to the end of its time.

With a plan in updates the same seed leads to the same weights on a core, broken off or not. It is otherwise where games
under way take more than FEW_BYTES, or are gone on with on another device: they are dealt anew, and what had been noted
of them is lost. Wherever a training ends the ladder is climbed once more; that changes no weights, but perhaps which of
them are the best.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from verger.given.weights import read

from . import checkpoint, weights
from .examples import Recorder, Shelf
from .facts import Facts
from .imitation import Imitation
from .journal import Journal
from .ladder import Ladder
from .learning import MEASURES, Losses, learn, losses
from .network import Network, drawn, fresh
from .rollout import Rollout, answer
from .settings import Phase, Settings, check, counts
from .tables import Tables

FEW_BYTES = 2**20
"""Games under way are saved where they take no more; else a training that is gone on with deals anew."""

EVERY = 20.0
"""Seconds between two lines about how it goes."""

EXAMPLES = 50
"""Random actions at every table, after which the size of observations is measured."""

NEVER_TRAINED = 1 << 62
"""Where the seeds of the ladder's deals begin."""


@dataclass(frozen=True)
class Budget:
    """How much a training may take."""

    plan: float | None = None  # seconds in all, over which the pace of learning falls
    updates: int | None = None  # the same in updates
    seconds: float | None = None  # of this call
    evaluate: float = 60.0  # seconds between two looks at the ladder, or updates where those are planned

    def __post_init__(self) -> None:
        for name, value in asdict(self).items():
            if value is not None:
                check(name, value)


@dataclass
class Counters:
    updates: int = 0
    steps: int = 0  # decisions that were made, or gone through
    kept: int = 0  # of the heuristic, to be learned from
    games: int = 0
    seconds: float = 0.0
    evaluated: float = 0.0  # when the ladder was last climbed


class Training:
    """`run` may be called again and again; `stop` ends it after the update under way."""

    tables: Tables
    rollout: Rollout
    recorder: Recorder | None = None  # while games of the heuristic are kept
    imitation: Imitation | None = None  # while they are learned from
    phase: Phase
    together = True  # all games were begun at the same time
    losses: Losses = staticmethod(losses)  # what is learned from a lesson

    def __init__(
        self,
        facts: Facts,
        settings: Settings,
        budget: Budget,
        out: Path,
        device: str,
        seed: int,
        command: str = "",
        first: Path | None = None,
    ) -> None:
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        if device == "cpu":
            torch.set_num_threads(1)  # the same sums in the same order, and no waiting for each other
        self.facts, self.settings, self.budget, self.out, self.command = facts, settings, budget, out, command
        self.device, self.seed = torch.device(device), seed
        self.counters, self.stop = Counters(), False
        self.ended = torch.zeros((), dtype=torch.int64, device=self.device)  # games, since they were last counted
        self.generator = torch.Generator(self.device).manual_seed(seed)
        self.network = fresh(facts, settings.width or None).to(self.device)
        rate = settings.rate
        self.optimizer = torch.optim.Adam(self.network.parameters(), rate, eps=1e-5, fused=self.device.type == "cuda")
        self.ladder = Ladder(facts, settings, device)
        self.journal = Journal(out)
        self.shelf = Shelf(out / "examples")
        if saved := checkpoint.load(out / checkpoint.LAST, self._same()):
            self._restore(saved)
        else:
            self._begin()
            if first:
                weights.load(self.network, read(first)[0])

    def _set_tables(self) -> None:
        """Tables as the time wants them, all dealt anew."""
        self.tables = self.rollout = None  # type: ignore[assignment]  # room for others
        self.tables = Tables(self.facts, counts(self.settings, self.phase), str(self.device), self.settings.limit)
        self.rollout = self._rollout()
        self.tables.reset(self.seed + self.counters.steps)
        self.together = True

    def _rollout(self) -> Rollout:
        """Room for what is played at the tables."""
        return Rollout(self.tables, self.settings)

    def _phase(self) -> Phase:
        left, settings = self._spent(), self.settings
        times = {Phase.RECORDS: settings.record, Phase.IMITATES: settings.imitate, Phase.SETTLES: settings.settle}
        for phase, lasts in times.items():
            left -= lasts
            if left < 0:
                return phase
        return Phase.PLAYS

    def _turn_to(self, phase: Phase) -> None:
        """Another phase: what belongs to the last one is put away."""
        before, self.phase = self.phase, phase
        if self.recorder:
            self.recorder.save()
        if self.imitation:
            self.imitation.finish(self.network)
        if counts(self.settings, before) != counts(self.settings, phase):
            self._set_tables()
        self._open_shelf()
        if self.imitation and not self.optimizer.state:
            self.imitation.measure(self.network, self.generator)

    def _open_shelf(self) -> None:
        """Keep games, or learn from those that were kept, if any were."""
        self.recorder = self.imitation = None
        if self.phase is Phase.RECORDS:
            self.recorder = Recorder(self.tables, self.settings, self.shelf)
        if self.phase is Phase.IMITATES and self.settings.record and (found := self.shelf.read()):
            self.imitation = Imitation(found, self.facts, self.settings, self.device)

    # --- From the beginning, or from where it was ---------------------------------------------------------------------

    def _same(self) -> dict[str, Any]:
        """What a training cannot change on its way."""
        return {"game": self.facts.name, "edition": self.facts.edition, "width": self.network.enter.out_features}

    @torch.no_grad()
    def _begin(self) -> None:
        """Deal, let chance play for a while, and see how large the numbers of an observation are."""
        self.phase = self._phase()
        self._set_tables()
        self._open_shelf()
        tables = self.tables
        seen = []
        for step in range(EXAMPLES):
            tables.step(torch.multinomial(tables.mask.float(), 1, generator=self.generator)[:, 0])
            if step % 5 == 0:
                seen.append(tables.observation[:: max(1, tables.count // 1024)].clone())
        self.network.measure(torch.cat(seen))
        tables.reset(self.seed)

    def _restore(self, saved: dict[str, Any]) -> None:
        self.network.load_state_dict(saved["network"])
        self.optimizer.load_state_dict(saved["optimizer"])
        self.ladder.restore(saved["ladder"])
        self.counters = Counters(**saved["counters"])
        self.phase = Phase(saved.get("phase") or self._phase())
        self._set_tables()
        self._open_shelf()
        if self.imitation and (before := saved.get("imitation")):
            self.imitation.restore(before)
        if saved.get("device") != self.device.type:
            return  # chance and the games under way are of another kind there
        self.generator.set_state(saved["generator"])
        if [len(seeds) for _, seeds, _ in saved["tables"]] == [group.end - group.first for group in self.tables.groups]:
            self.tables.restore(saved["tables"])
            self.together = saved.get("together", False)
            if self.recorder and (before := saved.get("recorder")):
                self.recorder.restore(before)

    def save(self) -> None:
        self._count()
        if self.recorder:
            self.recorder.save()
        few = self.tables.size() <= FEW_BYTES
        what = {
            "device": self.device.type,
            "phase": self.phase.value,
            "network": self.network.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "generator": self.generator.get_state(),
            "ladder": self.ladder.saved(),
            "counters": asdict(self.counters),
            "tables": self.tables.saved() if few else [],
            "together": self.together,
            "recorder": self.recorder.saved() if self.recorder and few else None,
            "imitation": self.imitation.saved() if self.imitation else None,
        }
        checkpoint.save(self.out / checkpoint.LAST, self._same() | what)

    # --- Learning ----------------------------------------------------------------------------------------------------

    def run(self, say: Callable[[str], None] = print) -> None:
        """Learn until the plan is fulfilled or this call's time is over."""
        began = before = told = time.monotonic()
        first = self.counters.updates
        if self._progress() >= 1:
            say("the plan is fulfilled already; a longer one goes on from here")
        while not self.stop and self._progress() < 1:
            if self.budget.seconds is not None and time.monotonic() - began >= self.budget.seconds:
                break
            if not self.ladder.networks:
                self.ladder.add(self.network, "start")
                self.counters.evaluated = max(self._spent(), self.settings.record)
            if self._spent() - self.counters.evaluated >= self.budget.evaluate:
                say(self._evaluate())
            measured = self._update()
            now = time.monotonic()
            self.counters.seconds += now - before
            before = now
            if now - told >= EVERY or self.counters.updates == 1:
                say(self._note(measured))
                self.save()
                told = now
        if self.phase is not (phase := self._phase()):
            self._turn_to(phase)
        if self.counters.updates > first:
            self.save()  # before all else, should there be no time to climb
            if self.optimizer.state:  # something has been learned
                say(self._evaluate(patient=True))
            self.counters.seconds += time.monotonic() - before
            self.save()
        self.journal.close()

    def _spent(self) -> float:
        return self.counters.updates if self.budget.updates else self.counters.seconds

    def _progress(self) -> float:
        """How much of the plan is fulfilled; without one a training goes on at its first pace."""
        plan = self.budget.updates or self.budget.plan
        return self._spent() / plan if plan else 0.0

    def _update(self) -> torch.Tensor | None:
        """Play, and learn from it: what was measured. Or keep games to learn from later."""
        if self.phase is not (phase := self._phase()):
            self._turn_to(phase)
        self.counters.updates += 1
        if self.recorder:
            kept, games = self.recorder.play(self.generator)
            self.counters.steps += self.tables.count * self.settings.steps
            self.counters.kept += kept
            self.counters.games += games
            return None
        if self.imitation:
            past = (self._spent() - self.settings.record) / self.settings.imitate
            self._set_rate(self.settings.imitation_rate, 1 - past)
            seen, measured = self.imitation.learn(self.network, self.optimizer, self.generator)
            self.counters.steps += seen
            return measured
        if self.together and self.settings.spread:
            self._spread()
        left = 1 - min(1.0, self._progress())
        self._set_rate(self.settings.rate, left)
        belief = self.settings.belief * left if self.phase is Phase.PLAYS else 0.0
        self.rollout.play(self.network, self.generator, self.phase, belief)
        curiosity = self.settings.curiosity * (0.1 + 0.9 * left)
        lesson = self.rollout.lesson(belief)
        how = self.settings, self.generator, curiosity, self.phase, self.losses
        measured = learn(self.network, self.optimizer, lesson, *how)
        self.counters.steps += len(lesson.action)
        self.ended += self.rollout.over.sum()
        return measured

    @torch.no_grad()
    def _spread(self) -> None:
        """Have the network play each table on by a number of steps of its own."""
        tables = self.tables

        def choose() -> torch.Tensor:
            said = answer(self.network, tables.observation, tables.mask, tables.seating.present)
            return drawn(said.logits, self.generator)

        tables.spread(self.settings.spread, choose)
        self.together = False

    def _set_rate(self, first: float, left: float) -> None:
        """The pace of learning falls to a twentieth."""
        for group in self.optimizer.param_groups:
            group["lr"] = first * (0.05 + 0.95 * left)

    def _note(self, measured: torch.Tensor | None) -> str:
        if measured is None:
            return f"{self._head()}  {self.counters.kept:,} kept"
        found = {name: round(value, 4) for name, value in zip(MEASURES, measured.tolist(), strict=True)}
        if self.imitation:
            found |= {f"held out {name}": round(value, 4) for name, value in self.imitation.seen.items()}
        self._count()
        self.journal.note("learning", self.counters.steps, asdict(self.counters) | found)
        return f"{self._head()}  " + "  ".join(f"{name} {value:.3f}" for name, value in found.items())

    def _count(self) -> None:
        self.counters.games += int(self.ended)
        self.ended.zero_()

    def _head(self) -> str:
        count = self.counters
        done = f"{count.steps:,} decisions, {count.steps / max(count.seconds, 1e-9):,.0f} a second"
        return f"{count.seconds:6.0f} s  update {count.updates}  {done}, {count.games} games  {self.phase}"

    # --- Measuring ---------------------------------------------------------------------------------------------------

    def _evaluate(self, patient: bool = False) -> str:
        """Climb the ladder, and keep the network if it is the best so far."""
        self._count()
        name = f"update {self.counters.updates}"
        results, best = self.ladder.climb(self.network, name, NEVER_TRAINED + self.seed, patient)
        self.counters.evaluated = self._spent()
        if best or not (self.out / checkpoint.BEST).exists():
            what = {"network": self.network.state_dict(), "counters": asdict(self.counters)}
            checkpoint.save(self.out / checkpoint.BEST, self._same() | what)
            self.export(self.out / f"{self.facts.name}.safetensors")
        shares = {f"{one.opponent}@{one.seats}": [round(one.share, 4), round(one.margin, 4)] for one in results}
        self.journal.note("ladder", self.counters.steps, asdict(self.counters) | {"shares": shares, "best": best})
        return f"{self._head()}  {'best: ' if best else ''}{'  '.join(map(str, results))}"

    def export(self, path: Path, best: bool = True) -> None:
        """Write the best network, or the last one, for the bots."""
        network, counters = self.network, asdict(self.counters)
        if best and (kept := checkpoint.load(self.out / checkpoint.BEST, self._same())):
            network = fresh(self.facts, self.network.enter.out_features)
            network.load_state_dict(kept["network"])
            counters = kept["counters"]
        weights.write(path, weights.folded(network), self._about(network, counters))

    def _about(self, network: Network, counters: dict[str, Any]) -> dict[str, str]:
        name = torch.cuda.get_device_name(self.device) if self.device.type == "cuda" else "cpu"
        trained = {
            "command": self.command,
            **{key: counters[key] for key in ("updates", "steps", "kept", "games", "seconds")},
            "device": name,
            "date": datetime.now(UTC).date().isoformat(),
            "seats": self.settings.seats,
            "seed": self.seed,
        }
        facts = self.facts
        return {
            "game": facts.name,
            "rules_version": str(facts.rules_version),
            "observation": str(facts.observation),
            "actions": str(facts.actions),
            "seats": ",".join(map(str, sorted(self.settings.seats))),
            "edition": facts.edition,
            "points": str(self.settings.points),
            "trained": json.dumps(trained),
        }
