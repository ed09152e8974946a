"""The box of Fruitoplay: how it can be broken, and a correction that an owner might make."""

import re

from tests.games.boxes import text_of

from verger.match import Box

CARDS = text_of("fruitoplay").splitlines()


def line(card: str, kind: str) -> str:
    """The line of a card in the box, made this kind."""
    (found,) = [line for line in CARDS if f'card = "{card}"' in line]
    return re.sub(r'kind = "\w+"', f'kind = "{kind}"', found)


BREAKAGES = [
    # (what stands there, what is put in its place, the key, the value found, the value expected)
    (line("F7", "single"), line("F7", "double"), "cards: single ones among the fig cards", "14", "15"),
    (line("F7", "single"), line("F7", "rotten"), "cards: rotten ones among the fig cards", "2", "1"),
    (line("F7", "single"), line("F7", "golden"), "cards[46].kind", "'golden'", "one of rotten, single, double"),
    ('card = "B6"', 'card = "B7"', "cards[25].card", "'B7'", "'B6'"),
    ("number = 6,", "number = 21,", "cards[5].number", "21", "6"),
    ('"S3", fruit = "strawberry"', '"S3", fruit = "fig"', "cards[2].fruit", "'fig'", "'strawberry'"),
    ("hand = [7, 7, 6, 6, 6]", "hand = [7, 7, 6, 6]", "deal.hand", "'a list of 4'", "a list of 5"),
    ("hand = [7, 7, 6, 6, 6]", "hand = [8, 7, 6, 6, 6]", "deal.hand[0]", "8", "a whole number from 1"),
    ("river = 7", "river = 8", "deal.river", "8", "a whole number from 7 to 7"),
    ("[0, 1, 2]", "[1, 1, 2]", "game.collective[0]", "1", "0"),
    ('{ fruit = "fig", prov', '{ fruit = "kiwi", prov', "collectives", "['strawberry', 'banana', 'kiwi', …]", "'fig'"),
]  # fmt: skip

PAIR = "\n".join([line("S2", "double"), line("S3", "single")])
CORRECTION = (PAIR, "\n".join([line("S2", "single"), line("S3", "double")]), 1, 2)


def asked(box: Box) -> int:
    """What a strawberry 3 and a fig 1 make."""
    hands = [["A1", "A3", "A4", "A5", "A6", "A7", "A9"], None]
    match = box.position({"seats": 2, "columns": [["S3", "F1"], []], "river": ["S4"], "hands": hands})
    return int(match.view(0)["players"][0]["product"])
