"""Why not? Every refusal names the rule that a player would be shown at the table."""

import re
from pathlib import Path

import verger

from .table import FFF, new_match

END_MOVE = FFF.actions.first("end_move")

SOURCE = (Path(verger.__file__).parent / "games/fff/refusals.py").read_text(encoding="utf-8")


def numbers() -> set[str]:
    """The ids of all rules that the source of the refusals names."""
    found = {f"FFF-R{n}" for n in re.findall(r"RULING \+ (\d+)", SOURCE)}
    for line in SOURCE.splitlines():
        if "return" in line:
            plain = re.sub(r"RULING \+ \d+|\w+\[[^\]]*\]|[<>=!]=? ?\d+", "", line)
            found |= {f"FFF-{int(n):02d}" for n in re.findall(r"(?:return|else|if) (\d+)\b", plain)}
    tables = SOURCE[SOURCE.index("SHORT = ") :]
    found |= {f"FFF-{int(n):02d}" for n in re.findall(r"(?:\(|, |: |otherwise=)(\d+)[),}]", tables)}
    return found - {"FFF-00"}


def test_every_refusal_is_a_rule_of_the_ledger():
    assert numbers() <= set(FFF.ledger.rules)
    assert len(numbers()) >= 70


def test_strangers_and_those_who_wait():
    table = new_match(3, 1)
    assert int(FFF.refusal(table.match.state, 7, END_MOVE)) == 1
    table.keep(1)
    assert table.match.refusal(1, END_MOVE) == "FFF-05", "until all have kept a token"
    for seat in (0, 2):
        table.keep(seat)
    assert {table.match.refusal(seat, END_MOVE) for seat in range(3)} == {None, "FFF-13"}
