"""The box of Fische Fluppen Frikadellen: how it can be broken, and a correction that an owner might make."""

from verger.match import Box

ONE = 'number = 1, name = "Frisierte Frauke"'
TRADE = 'trade = { sells = "cigarette", buys = "booze" }, actions = ["+fish", "+fennel"]'
BREAKAGES = [
    # (what stands there, what is put in its place, the key, the value found, the value expected)
    ("copies = 3", "copies = 1", "bonuses, copies in all", "9", "at least 10"),
    ('bonus = "plus2"', 'bonus = "plus3"', "bonuses, their names", "('plus3', 'price'…", "('plus2', 'price'"),
    ("price = 20, up = 1", "price = 20, up = 0", "levels[1].up", "0", "at least 1"),
    ("price = 20,", "price = 10,", "levels[1].price", "10", "more than the level before"),
    ("price = 20,", "price = 25,", "levels, prices", "[10, 25…", "multiples of 10"),
    ("price = 30, up = 1, down = 1", "price = 30, up = 4, down = 1", "levels[3]", "{…", "at least as far"),
    ("costs = [[3], [4], [5]]", "costs = [[3], [4], [6]]", "patterns[0].costs[2]", "[6]", "5 tokens"),
    (ONE, ONE.replace("1", "2"), "dealers[0].number", "2", "1"),
    (ONE, ONE.replace("Frisierte Frauke", "Faltige Fritzi"), "dealers[4].name", "'Faltige Fritzi'", "no other has"),
    (TRADE, TRADE.replace("cigarette", "tea"), "dealers[0].trade.sells", "'tea'", "one of fish"),
    (TRADE, TRADE.replace("buys", "gets"), "dealers[0].trade", "{…", "a table of sells, buys"),
    (TRADE, TRADE.replace("booze", "cigarette"), "dealers[0].trade", "{…", "two different goods"),
    (TRADE, TRADE.replace("+fish", "+cigarette"), "dealers[0].actions[0]", "'+cigarette'", "sells itself"),
    (TRADE, TRADE.replace("+fish", "dance"), "dealers[0].actions[0]", "'dance'", "one of price_change"),
    (TRADE, TRADE.replace('["+fish", "+fennel"]', "[]"), "dealers[0].actions", "[]", "1 to 3 extra actions"),
    ('kind = "merchant"', 'kind = "baker"', "dealers[0].kind", "'baker'", "one of merchant"),
    ('space = "n2", kind = "path"', 'space = "n2", kind = "house"', "spaces, houses", "13", "12"),
    ('["HB", "w1"]', '["HB", "HB"]', "paths[0]", "['HB', 'HB']", "two different spaces"),
    ('["HB", "w1"]', '["H1", "H2"]', "paths[0]", "['H1', 'H2']", "no two houses"),
    ('["w4", "H11"], ["H11", "w5"]', '["w4", "w5"]', "paths", "'H11'", "a way from HB to every space"),
    ('landing = "n1", anchors = 1', 'landing = "n1", anchors = 2', "landings, anchors in all", "7", "6"),
    ('course = ["J2", "n5"]', 'course = ["J2", "n9"]', "rivers[3].course[1]", "'n9'", "one of HB"),
    ("hand = 7", "hand = 9", "box.hand", "9", "from 5 to 7"),
]  # fmt: skip

CORRECTION = ("money = 150", "money = 200", 150, 200)


def asked(box: Box) -> int:
    """What a player starts with."""
    return int(box.position({"seats": 2}).view(0)["players"][0]["money"])
