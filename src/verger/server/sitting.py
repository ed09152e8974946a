"""A match as it stands at one revision: replayed from its list, and never changed afterwards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from verger.engine import registry
from verger.match import Match, game

from .problems import Problem
from .store import Actions, Kept

PUBLIC = ("kind", "name", "level")


@dataclass(frozen=True)
class Sitting:
    kept: Kept
    match: Match

    @classmethod
    def replay(cls, kept: Kept, actions: Actions) -> Sitting:
        match = deal(kept)
        wrong = match.extend(actions)
        if wrong is not None:
            raise ValueError(f"match {kept.id}: action {wrong + 1} of the list is not legal")
        return cls(kept, match)

    @property
    def revision(self) -> int:
        return self.kept.revision

    @property
    def sequence(self) -> int:
        return len(self.match.actions)

    @cached_property
    def bots(self) -> list[int]:
        """The seats whose bots are to act now: they are thinking."""
        return [seat for seat in self.match.pending if self.kept.seats[seat]["kind"] == "bot"]

    def check_turn(self, seat: int) -> None:
        """Refuse whoever may not act now."""
        if self.match.over:
            raise Problem("over", "The match is over.")
        if seat not in self.match.pending:
            raise Problem("not_pending", "It is not this seat's turn to act.")

    def owned(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return [seat for seat, info in enumerate(self.kept.seats) if guest and info.get("guest") == guest]

    def focus(self, guest: str | None, wish: int | None) -> int | None:
        """The seat a guest looks from: the one wished for, one that may act, any of theirs, or none."""
        owned = self.owned(guest)
        if wish in owned:
            return wish
        return next((seat for seat in self.match.pending if seat in owned), owned[0] if owned else None)

    def next(self) -> Sitting:
        """The next revision, not yet changed: for the one who changes it before anybody sees it."""
        return Sitting.replay(replace(self.kept, revision=self.revision + 1), self.match.actions)

    def earlier(self, sequence: int) -> Sitting:
        """How it stood after the first `sequence` actions, if nothing has been taken back since."""
        if sequence == self.sequence:
            return self
        revision = self.revision - self.sequence + sequence
        return Sitting.replay(replace(self.kept, revision=revision), self.match.actions[:sequence])

    def since(self, other: Sitting) -> list[Sitting]:
        """How it came here from another revision: action by action, or at once if something was taken back.

        Every change counts one revision, so that as many actions as revisions mean that nothing was.
        """
        if self.sequence - other.sequence != self.revision - other.revision:
            return [self]
        return [self.earlier(sequence) for sequence in range(other.sequence + 1, self.sequence + 1)]

    def stands(self, seat: int, revision: int) -> bool:
        """Whether what a seat decided at a revision still stands now."""
        behind = self.revision - revision
        return behind == 0 or (0 < behind <= self.sequence and self.match.unmoved(seat, self.sequence - behind))

    def agrees(self, other: Sitting) -> int:
        """How many actions both have in common from the start."""
        pairs = zip(self.match.actions, other.match.actions, strict=False)
        return next((i for i, (ours, theirs) in enumerate(pairs) if ours != theirs), min(self.sequence, other.sequence))


def deal(kept: Kept) -> Match:
    """The match at its start; it takes the edition and the rules it was begun with."""
    try:
        rules = game(kept.game).game
    except registry.UnknownGame as error:
        raise Problem("edition", f"This match is of a game that is not installed here: {kept.game}.") from error
    if (kept.edition, kept.rules_version) != (rules.edition, rules.rules_version):
        raise Problem(
            "edition",
            f"This match was begun with edition {kept.edition}, rules version {kept.rules_version} of {kept.game}; "
            f"here are edition {rules.edition}, rules version {rules.rules_version}.",
        )
    return Match(rules, [public(seat) for seat in kept.seats], seed=int(kept.seed, 16), options=kept.options)


def public(seat: dict[str, Any]) -> dict[str, Any]:
    """What everybody may know of who sits there."""
    return {key: seat[key] for key in PUBLIC if key in seat}
