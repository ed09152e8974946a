"""The board in a terminal: everything a player decides by can be read from it."""

from .table import ready_match, sitting


def test_it_shows_islands_boats_rows_and_piles():
    table = sitting(
        island=". A O01 B . / L ba . li H / F . CA3 . C / K or PL2 PL2 I / ma E J D po".replace("O01", "V01"),
        stock={"banana": 3, "lime": 2}, rows={3: "CA3 SH1", 4: "PL2"},
    )  # fmt: skip
    text = table.drawn()
    for word in ("Round 1", "6 steps to the cross", "CA3", "PL2", "●ba", "ba3 li2", "3ba 2li = 4 ✓", "a milkshake"):
        assert word in text, word
    assert "SH1 →" in text
    assert "8 steps" not in text


def test_it_shows_the_factory_only_where_there_is_one():
    assert "V1" not in ready_match(2, 1).drawn()
    text = ready_match(2, 1, factory=True).drawn()
    assert "S → V1" in text
    assert "circle 1 of the start vat ×2" in text
