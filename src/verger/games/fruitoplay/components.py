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


def _cards() -> tuple[tuple[str, ...], np.ndarray]:
    """The cards' keys, and how many fruits each is worth. Card 20 × fruit + number - 1 has that fruit and number."""
    keys: list[str] = []
    worth = np.zeros(CARD_COUNT, np.int16)
    for place, row in BOX.rows("cards", CARD_COUNT, card=str, fruit=str, number=int, kind=str):
        fruit, number = divmod(len(keys), NUMBERS)
        BOX.check(f"{place}.fruit", row["fruit"], FRUITS[fruit])
        BOX.check(f"{place}.number", row["number"], number + 1)
        BOX.check(f"{place}.card", row["card"], f"{FRUITS[fruit][0].upper()}{number + 1}")
        if row["kind"] not in KINDS:
            raise BOX.fail(f"{place}.kind", row["kind"], f"one of {', '.join(KINDS)}")
        worth[len(keys)] = KINDS.index(row["kind"])
        keys.append(row["card"])
    for fruit, name in enumerate(FRUITS):
        of_fruit = worth[fruit * NUMBERS : (fruit + 1) * NUMBERS]
        for kind, count in enumerate(KIND_COUNTS):
            BOX.check(f"cards: {KINDS[kind]} ones among the {name} cards", int((of_fruit == kind).sum()), count)
    return tuple(keys), worth


CARDS, FRUITS_ON = _cards()
FRUIT_OF = np.repeat(np.arange(FRUIT_COUNT, dtype=np.int16), NUMBERS)
NUMBER_OF = np.tile(np.arange(1, NUMBERS + 1, dtype=np.int16), FRUIT_COUNT)
ROTTEN = np.flatnonzero(FRUITS_ON == 0).astype(np.int16)  # the rotten card of each fruit
