"""The box, as arrays the rules read. What `components.toml` must hold to be playable is checked here."""

from pathlib import Path

import numpy as np

from verger.engine import Components

FOLDER = Path(__file__).parent
BOX = Components.load("fruitoplay", FOLDER)

SEATS = 6
FRUITS = tuple(BOX.keys("fruits", 4))
FRUIT_COUNT = len(FRUITS)
NUMBERS = 20  # of each fruit, from 1
CARD_COUNT = FRUIT_COUNT * NUMBERS
KINDS = ("rotten", "single", "double")  # worth no fruit, one, two
KIND_COUNTS = (1, 15, 4)  # in each fruit

HAND = np.array(BOX.numbers("deal.hand", 5, 1, 7), np.int16)  # for two to six seats
TRICKS = BOX.number("deal.river", 7, 7)  # a target in the river for each
ROUNDS = BOX.number("game.rounds", 3, 3)
COLLECTIVE_FRUITS = np.array(BOX.numbers("game.collective", ROUNDS, 0, 9), np.int16)  # what it adds in each round
BOX.check("game.collective[0]", int(COLLECTIVE_FRUITS[0]), 0)  # PLAY-12
_COLLECTIVES = [row["fruit"] for _, row in BOX.rows("collectives", FRUIT_COUNT, fruit=str)]
BOX.check("collectives", _COLLECTIVES, list(FRUITS))  # PLAY-15


_CARDS = BOX.table("cards", CARD_COUNT, card=str, fruit=str, number=int, kind=str)
for _i, (_place, _row) in enumerate(_CARDS):  # card 20 × fruit + number - 1 has that fruit and number
    _fruit, _number = FRUITS[_i // NUMBERS], _i % NUMBERS + 1
    BOX.check(f"{_place}.fruit", _row["fruit"], _fruit)
    BOX.check(f"{_place}.number", _row["number"], _number)
    BOX.check(f"{_place}.card", _row["card"], f"{_fruit[0].upper()}{_number}")

CARDS = _CARDS.names("card")
FRUITS_ON = _CARDS.places("kind", KINDS)  # how many fruits each is worth
for _name, _of_fruit in zip(FRUITS, FRUITS_ON.reshape(FRUIT_COUNT, NUMBERS), strict=True):
    for _kind, _count in enumerate(KIND_COUNTS):
        BOX.check(f"cards: {KINDS[_kind]} ones among the {_name} cards", int((_of_fruit == _kind).sum()), _count)
FRUIT_OF = np.repeat(np.arange(FRUIT_COUNT, dtype=np.int16), NUMBERS)
NUMBER_OF = np.tile(np.arange(1, NUMBERS + 1, dtype=np.int16), FRUIT_COUNT)
ROTTEN = np.flatnonzero(FRUITS_ON == 0).astype(np.int16)  # the rotten card of each fruit
