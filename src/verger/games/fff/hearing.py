"""Who is there when something happens."""

from verger.engine import SPECTATORS, rule

from .actions import EVENT


@rule
def hears(s, event, eyes):
    """FFF-133, 136: what happens at a table is for those who sit there; who finishes, and the end, is told to all."""
    if s.tables == 1 or event[0] == EVENT.finish or event[0] == EVENT.end:
        return 1
    if eyes < 0:
        return 0
    return 1 if event[1] == eyes or s.sits[eyes] == where(s, event) else 0


@rule
def where(s, event):
    """The table at which something has just happened."""
    if event[0] == EVENT.leave or event[0] == EVENT.arrive or event[0] == EVENT.played_out:
        return event[2]
    if event[0] == EVENT.lift:
        return event[5]
    return s.sits[event[1]]


@rule
def audience(s, seat):
    """FFF-133: the set of eyes that see what a seat does: whoever sits at its table, and spectators of a single one."""
    found = SPECTATORS if s.tables == 1 else 0
    for other in range(s.seats):
        if s.sits[other] == s.sits[seat]:
            found |= 1 << other
    return found
