"""How far a seat may take back what it did."""

from __future__ import annotations

from .compiled import rule

REASONS = ("start", "other", "reveal", "over")
"""Why no further: there is nothing before, somebody else has acted since, something became known, the game is over."""

START, OTHER, REVEAL, OVER = range(len(REASONS))


@rule
def reach(seat, seats, pending, revealed, audience, bots, over):
    """How many of its last actions a seat may take back, times the number of reasons, and what stops it there.

    Per action: who played it, who might act before it, whether it revealed something, and whose eyes saw it. What
    others have done since stands in the way, unless they could already have done it then: choices made side by side
    do not bind each other. What the seat did not see neither binds it nor tells it anything; what bots did is taken
    back along with it, so that it binds only where it revealed something.
    """
    if over and len(seats) > 0:
        return OVER
    count = 0
    since = 0  # the others who have acted since
    for i in range(len(seats) - 1, -1, -1):
        if (audience[i] >> seat) & 1 == 0 or ((bots >> seats[i]) & 1 and not revealed[i]):
            continue
        if revealed[i]:
            return count * len(REASONS) + REVEAL
        if seats[i] != seat:
            since |= 1 << seats[i]
        elif since & ~pending[i]:
            return count * len(REASONS) + OTHER
        else:
            count += 1
    return count * len(REASONS) + (OTHER if since else START)


@rule
def unmoved(seat, first, seats, pending, revealed, audience):
    """Whether what a seat decided after the first so many actions still stands: of what it saw since then, all was
    done by others side by side with it, and revealed nothing."""
    for i in range(first, len(seats)):
        if (audience[i] >> seat) & 1 and (seats[i] == seat or revealed[i] or (pending[i] >> seat) & 1 == 0):
            return False
    return True
