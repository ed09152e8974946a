"""The board in a terminal: everything a player decides by can be read from it."""

from .table import ANA, BEA, NOBODY, new_match, sitting


def test_it_shows_board_market_and_standings():
    table = sitting(
        plants={ANA: "le e4+ d4", BEA: "or f5", NOBODY: "bl e3"}, landscape={"f4": "cart"}, money=[3, 9],
        tiles={ANA: "bridge horse4", BEA: "horse2 horse3"}, market="le or+ bl li gr le or bl li gr le or",
    )  # fmt: skip
    text = table.drawn()
    for word in (
        "le+",
        "[A]",
        "(E)",
        "##",
        "ca",
        "10/5",
        "or+ gr li",
        "12 tiles on the market",
        "br×1",
        "h4×1",
        "2 tiles of horses",
    ):
        assert word in text, word
    assert "h2×1" not in text, "others' horses lie face down"


def test_it_shows_what_is_due_and_in_hand():
    table = sitting(market="le . . or . . . bl . . li li")
    table.buy(1)
    text = table.drawn()
    assert "waits for a lot" in text
    assert "Your hand: le or bl li" in text


def test_both_boards_have_their_size():
    assert " o" in new_match(2, 1).drawn().splitlines()[2]
    assert " o" not in new_match(2, 1, board="short").drawn().splitlines()[2]
