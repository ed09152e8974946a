"""An opinion for the bots."""

from verger.engine import rule

from .places import owned


@rule
def worth(s, seat):
    return owned(s, seat) / 3.0
