"""Programs that are run here, and asked on their standard input."""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from collections import Counter
from contextlib import suppress
from threading import Lock, Thread
from typing import Any

from verger.bots import Candidate, RandomBot, Thought
from verger.engine import Game, State

from .protocol import LARGEST, Fault, answered, question

START = 30.0
"""Seconds that a program may take for its first answer, beside those of a turn: it has to start."""

PATIENCE = 3
"""Turns in a row that a program may miss before nobody asks it any more."""

Faults = Counter[str]


class Process:
    """A running program. Neither what it does not read nor what it does not say holds us up."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=os.name != "nt"
        )
        self._asked: queue.Queue[bytes | None] = queue.Queue()
        self._said: queue.Queue[bytes | None] = queue.Queue()
        self.has_answered = False
        self.turns = 0
        for work in (self._write, self._read):
            Thread(target=work, daemon=True).start()

    def tell(self, message: dict[str, Any]) -> None:
        self._asked.put(json.dumps(message).encode() + b"\n")

    def hear(self, until: float) -> bytes:
        """The next line."""
        try:
            line = self._said.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise Fault("clock", "The time for this turn is up.") from None
        if line is None:
            raise Fault("pipe", "The program has ended, or its answer did not.")
        return line

    def close(self) -> None:
        """End it: it hears no more, and if that does not end it, it is ended."""
        self._asked.put(None)
        try:
            self._process.wait(timeout=1.0)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                kill(self._process)
            self._process.wait()

    def _write(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError), self._process.stdin as lines:
            while (line := self._asked.get()) is not None:
                lines.write(line)
                lines.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with suppress(OSError, ValueError), self._process.stdout as lines:
            while (line := lines.readline(LARGEST)).endswith(b"\n"):
                self._said.put(line)
        self._said.put(None)


def kill(process: subprocess.Popen[bytes]) -> None:
    """A program, and whatever it has started."""
    if os.name == "nt":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


class ProgramBot:
    """A bot that is a program: as many of them run as are asked at a time.

    For who breaks the rules, the clock or the pipe somebody stands in who plays any legal action; `faults` counts how
    often. A program that has missed PATIENCE turns in a row is not asked again.
    """

    def __init__(self, command: str, seconds: float = 1.0) -> None:
        self.command = shlex.split(command)
        self.seconds = seconds
        self.faults: Faults = Counter()
        self._idle: list[Process] = []
        weakref.finalize(self, end, self._idle)
        self._missed = 0
        self._lock = Lock()
        if not self.command or not shutil.which(self.command[0]):
            raise ValueError(f"there is no program {command!r} that could be run")

    def think(self, game: Game, known: State, seat: int, seed: int) -> Thought:
        """What the program answers, or the one who stands in for it."""
        game.check_known(known, seat)
        if self._missed < PATIENCE:
            try:
                return chosen(self._ask(game, known, seat, seed), int(known.seats))
            except Fault as fault:
                self._note(fault)
        return RandomBot().think(game, known, seat, seed)

    def close(self) -> None:
        """End the programs that run."""
        end(self._idle)

    def _ask(self, game: Game, known: State, seat: int, seed: int) -> int:
        process = self._take() or Process(self.command)
        process.turns += 1
        until = time.monotonic() + self.seconds + (0.0 if process.has_answered else START)
        process.tell(question(game, known, seat, seed, process.turns, self.seconds))
        try:
            action = None
            while action is None:
                action = answered(game, known, seat, process.hear(until), process.turns)
        except Fault as fault:
            process.tell(fault.told(process.turns))
            if fault.breach == "pipe":
                process.close()
            else:
                self._give_back(process)
            raise
        process.has_answered = True
        self._missed = 0
        self._give_back(process)
        return action

    def _take(self) -> Process | None:
        with self._lock:
            return self._idle.pop() if self._idle else None

    def _give_back(self, process: Process) -> None:
        with self._lock:
            self._idle.append(process)

    def _note(self, fault: Fault) -> None:
        with self._lock:
            self.faults[fault.breach] += 1
            self._missed = 0 if fault.breach == "rules" else self._missed + 1


def end(processes: list[Process]) -> None:
    while processes:
        processes.pop().close()


def chosen(action: int, seats: int) -> Thought:
    """A program says what it plays, and not what it thinks."""
    return Thought(action, [1 / seats] * seats, [Candidate(action, 1, 1 / seats)])
