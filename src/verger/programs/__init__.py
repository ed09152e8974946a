"""Bots from outside: programs in any language that play a seat.

They are asked and answer in JSON, a line each on their standard input and output, or a message each over a WebSocket.
`docs/guides/any-language.md` is for who writes one; `Program` is for who writes it in Python.
"""

from .naming import RUN, player, split
from .program import Program
from .protocol import Fault, answered, question
from .running import Faults, ProgramBot

__all__ = ["RUN", "Fault", "Faults", "Program", "ProgramBot", "answered", "player", "question", "split"]
