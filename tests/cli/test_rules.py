"""The rules can be read as the refusals quote them."""

import pytest
from tests.cli.conftest import Run

import verger

LEDGER = verger.game("finca").ledger


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_rules_by_section(run: Run, language: str) -> None:
    shown = run("rules", "finca", "--language", language).stdout
    lines = [line.split()[0] for line in shown.splitlines() if line.startswith("FIN-")]
    assert tuple(lines) == LEDGER.rules
    for section in LEDGER.sections:
        assert f"\n{section}. " in shown


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("46", ["FIN-46"]),
        ("FIN-46", ["FIN-46"]),
        ("fin-r8", ["FIN-R8"]),
        ("R8", ["FIN-R8"]),
        ("1", ["FIN-01"]),
        ("J", list(LEDGER.sections["J"])),
        ("Donkey CART needs no", ["FIN-82"]),
    ],
)
def test_rules_about_something(run: Run, word: str, expected: list[str]) -> None:
    shown = run("rules", "finca", word).stdout
    assert [line.split()[0] for line in shown.splitlines() if line.startswith("FIN-")] == expected


def test_a_word_of_no_rule(run: Run) -> None:
    done = run("rules", "finca", "zeppelin")
    assert done.exit_code == 2
    assert "No rule speaks of “zeppelin”" in done.stderr
