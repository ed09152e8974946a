"""The box of Frutopia: how it can be broken, and a correction that an owner might make."""

from verger.match import Box

O01 = '{ boat = "O01", bag = "orange", order = { banana = 2, lime = 1 }, points = 2, provenance = "reconstructed" },'
START = 'node = "S", kind = "vat", column = 0, points = [0, 0, 0, 0]'
A2 = 'node = "A2", kind = "circle"'
BREAKAGES = [
    # (what stands there, what is put in its place, the key, the value found, the value expected)
    (O01, "", "boats", "'a list of 49'", "a list of 50"),
    (O01, O01.replace("orange", "blue"), "boats[0].bag", "'blue'", "one of orange, green"),
    (O01, O01.replace("orange", "green"), "boats, those of the orange bag", "24", "25"),
    (O01, O01.replace("lime", "pear"), "boats[0].order.pear", "1", "one of banana"),
    (O01, O01.replace("lime = 1", "lime = 0"), "boats[0].order.lime", "0", "from 1 to 99"),
    (O01, O01.replace("banana = 2, lime = 1", ""), "boats[0].order", "{}", "at least one fruit"),
    (O01, O01.replace("points = 2", "points = -2"), "boats[0].points", "-2", "from 0 to 99"),
    (O01, O01.replace("O01", "O02"), "boats[1].boat", "'O02'", "no other has"),
    (O01, O01.replace("reconstructed", "hearsay"), "boats[0].provenance", "'hearsay'", "one of rulebook"),
    ('business = "SM1"', 'business = "PL1"', "buildings[0].business", "'PL1'", "no other has"),
    ('shape = ["XXX"]', 'shape = ["XXXXX"]', "plans[0].shape", "['XXXXX']", "2 to 4"),
    ('shape = ["XXX"]', 'shape = ["."]', "plans[0].shape", "['.']", "2 to 4"),
    ('counts = "beaches"', 'counts = "gulls"', "shops[0].counts", "'gulls'", "one of beaches"),
    ('counts = "beaches"', 'counts = "bottles"', "shops, those that count bottles", "2", "1"),
    ('fruits = ["banana", "lime"]', 'fruits = ["lime"]', "mixed[0].fruits", "['lime']", "two different ones"),
    ('colour = "green", marked', 'colour = "grey", marked', "carts[0].colour", "'grey'", "one of green"),
    ("markers = 3", "markers = 0", "ices[0].markers", "0", "from 1 to 99"),
    ("steps = [8, 11, 14]", "steps = [8, 11]", "licence.steps", "'a list of 2'", "a list of 3"),
    ('cell = "b1"', 'cell = "c3"', "berths[0].cell", "'c3'", "a cell of the shore"),
    ('cell = "d1"', 'cell = "b1"', "berths[1].cell", "'b1'", "a cell of the shore"),
    ("buoy = true", "buoy = false", "berths[0].buoy", "False", "a buoy first"),
    ('ponds = ["b2"', 'ponds = ["z9"', "island.ponds[0]", "'z9'", "one of a1"),
    ("points = [0, 0, 0, 0]", "points = [0, 0, 0]", "nodes[0].points", "[0, 0, 0]", "4 whole numbers"),
    (START, START.replace("vat", "circle").replace("0, 0, 0, 0", "0"), "nodes[0].kind", "'circle'", "a vat to start"),
    ('tail = "S", head = "A1"', 'tail = "S", head = "Z"', "arrows[0].head", "'Z'", "one of S"),
    ('tail = "S", head = "A1"', 'tail = "A1", head = "S"', "arrows[0].head", "'S'", "a node of a later column"),
    (A2, A2.replace("circle", "final"), "nodes[2].kind", "'final'", "where no arrow leaves"),
    ("values = [0, 1, 2, 3, 4, 5, 7]", "values = [0, 1]", "bottles.values", "'a list of 2'", "a list of 7"),
]  # fmt: skip

ROW_1 = "price = { lime = 2, mangosteen = 2 }, points = 3"
CORRECTION = (ROW_1, ROW_1.replace("points = 3", "points = 4"), 3, 4)


def asked(box: Box) -> int:
    """The points of row 1."""
    return int(box.position({"seats": 2}).view(None)["rows"][0]["points"])
