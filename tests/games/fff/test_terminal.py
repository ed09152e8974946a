"""The board in a terminal: everything a player decides by can be read from it."""

from .table import new_match, player, sitting


def test_it_shows_prices_houses_ways_and_players():
    table = sitting(player("HB", "2FI", fetishes="A", tokens="swap"), player("m4"), at={"H12": 5}, prices="100FE")
    text = table.drawn()
    for word in ("Round 1 of at most 40", "3 points", "Faltige Fritzi", "fen ← → fis", "1fen@80", "2fis 2/7", "w1:1",
                 "HB n1 c1 n5 m2 s4", "swap", "150", "▸● Ana"):  # fmt: skip
        assert word in text, word


def test_a_table_of_ones_own_and_those_elsewhere():
    text = new_match(7, 1).drawn(seat=0)
    assert "Table 1" in text
    assert "Table 2" not in text
    assert "at another table: Bea, Dídac, Fina" in text


def test_all_tables_after_the_end():
    table = sitting(player("w1"), player("m4"), turns=79)
    table.stop()
    assert "Ana" in table.drawn(None)
