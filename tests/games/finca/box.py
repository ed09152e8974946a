"""The box of Finca: how it can be broken, and a correction that an owner might make."""

from verger.match import Box

F01 = '{ tile = "F01", symbols = { almond = 1 }, provenance = "published" },'
BREAKAGES = [
    # (what stands there, what is put in its place, the key, the value found, the value expected)
    (F01, "", "tiles", "'a list of 41'", "a list of 42"),
    ("each_fruit = 18", "each_fruit = 11", "supply.each_fruit", "11", "from 12 to 99"),
    ("each_fruit = 18", 'each_fruit = "many"', "supply.each_fruit", "'many'", "a whole number"),
    ("each_fruit = 18", "each_fruit = 18.0", "supply.each_fruit", "18.0", "a whole number"),
    ("each_fruit = 18", "each_fruit = true", "supply.each_fruit", "True", "a whole number"),
    ("farmers = [5, 4, 3]", "farmers = [5, 4]", "players.farmers", "'a list of 2'", "a list of 3"),
    ("farmers = [5, 4, 3]", "farmers = [5, 4, 0]", "players.farmers[2]", "0", "from 1 to"),
    ("farmers = [5, 4, 3]", "farmers = 5", "players.farmers", "5", "a list of 3"),
    ("carts = [4, 6, 8]", "carts = [4, 6, -8]", "players.carts[2]", "-8", "a whole number"),
    ("wooden = [4, 5, 6]", "wooden = [4, 5, 11]", "players.wooden[2]", "11", "from 1 to 10"),
    ("bonuses = [7, 6, 5, 4]", "bonuses = [7, 6, 5]", "supply.bonuses", "'a list of 3'", "a list of 4"),
    ("bonuses = [7, 6, 5, 4]", "bonuses = [7, 6, 5, -4]", "supply.bonuses[3]", "-4", "from 0 to 99"),
    ("finca_points = 5", "finca_points = -5", "supply.finca_points", "-5", "from 0 to 99"),
    ("action_tile_points = 2", "action_tile_points = 100", "supply.action_tile_points", "100", "from 0 to 99"),
    ("cart_limit = 6", "cart_limit = 5", "supply.cart_limit", "5", "from 6 to 99"),
    ("large_limit = 10", "large_limit = 5", "supply.large_limit", "5", "from 6 to 99"),
    ('fruits = ["almond", ', "fruits = [", "fruits", "'a list of 5'", "a list of 6"),
    ('fruits = ["almond", ', "fruits = [1, ", "fruits[0]", "1", "a word"),
    ('blades = ["almond", ', 'blades = ["cherry", ', "wheel.blades[0]", "'cherry'", "one of almond"),
    ('blades = ["almond", ', "blades = [", "wheel.blades", "'a list of 11'", "a list of 12"),
    ("lines = [5, 11]", "lines = [4, 11]", "wheel.lines", "[4, 11]", "[5, 11]"),
    ("lines = [5, 11]", "lines = [5, 12]", "wheel.lines[1]", "12", "from 0 to 11"),
    ("{ almond = 1 }", "{ cherry = 1 }", "tiles[0].symbols.cherry", "1", "one of the symbols almond"),
    ("{ almond = 1 }", "{ almond = 0 }", "tiles[0].symbols.almond", "0", "from 1 to 6"),
    ("{ almond = 1 }", "{ almond = 7 }", "tiles[0].symbols.almond", "7", "from 1 to 6"),
    ("{ almond = 1 }", '{ almond = "1" }', "tiles[0].symbols.almond", "'1'", "from 1 to 6"),
    ("{ almond = 1 }", "{ }", "tiles[0].symbols", "{}", "a sum from 1 to 6"),
    ("{ almond = 1 }", "{ almond = 4, fig = 3 }", "tiles[0].symbols", "{'almond': 4, 'fig': 3}", "a sum from 1 to 6"),
    ("{ almond = 1 }", "{ almond = 1, any = 2 }", "tiles[0].symbols", "{'almond': 1, 'any': 2}", "alone"),
    ("{ almond = 1 }", '"almond"', "tiles[0].symbols", "'almond'", "a value of type dict"),
    ('tile = "F02"', 'tile = "F01"', "tiles[1].tile", "'F01'", "no other has"),
    ('tile = "F02"', "tile = 2", "tiles[1].tile", "2", "a value of type str"),
    (F01, F01.replace("published", "hearsay"), "tiles[0].provenance", "'hearsay'", "one of rulebook, published"),
    (F01, F01.replace(', provenance = "published"', ""), "tiles[0].provenance", "None", "one of rulebook, published"),
    (F01, F01.replace("tile =", 'colour = "red", tile ='), "tiles[0].colour", "'red'", "no such key"),
    ('symbols = ["almond"]', 'symbols = ["cherry"]', "fincas[0].symbols", "['cherry']", "a list of almond"),
    ('finca = "T1", ', "", "fincas[0].finca", "None", "a value of type str"),
    ("stack = [53, 23]", 'stack = "53, 23"', "villages[0].stack", "'53, 23'", "a value of type list"),
]  # fmt: skip

CORRECTION = ("{ almond = 1 }", "{ almond = 3 }", 1, 3)


def asked(box: Box) -> int:
    """What the tile F01 is worth."""
    match = box.position({"seats": 2, "farmers": {"0": [0] * 5, "1": [1] * 5}, "tiles": [["F01"], ["F07"]]})
    return int(match.view(None)["players"][0]["score"]["tiles"])
