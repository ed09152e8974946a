"""What can be done and what can happen, by name."""

from verger.engine import ActionSpace, Arg, EventSpace

from .components import CARDS, FRUITS

ANSWERS = ("no", "yes")
COLLECTIVE_CARD = "collective"  # named among the cards where it can be cancelled

_fruit = Arg("fruit", FRUITS)
_card = Arg("card", CARDS, drawn=True)
ITEMS = (*CARDS, COLLECTIVE_CARD)

# What a seat answers lies face down until the last answer is in: the argument is secret, and the kind tells nothing.
ACTIONS = ActionSpace(
    play=[Arg("card", CARDS, secret=True)],
    collective=[_fruit],
    draw=[Arg("answer", ANSWERS, secret=True)],
    rot=[Arg("card", ITEMS, secret=True)],
)

# The last answer brings what nobody could foresee.
EVENTS = EventSpace(
    commit=["seat"],
    show=["seat", _card, "gap"],
    strike=["seat", _card],
    take=["seat", _card, "amount"],
    aside=[_card, "amount"],
    draw=["seat", Arg("card", CARDS, secret=True, drawn=True)],
    decline=[Arg("seat", drawn=True)],
    lots=[Arg("amount", drawn=True)],
    miss=[Arg("seat", drawn=True)],
    lay=["seat", _card],
    rot=["seat", _fruit, Arg("card", ITEMS, none=True, drawn=True)],
    score=["seat", Arg("largest", drawn=True), "smallest", "points"],
    deal=[Arg("round", drawn=True)],
    lot=[Arg("fruit", FRUITS, drawn=True), "amount"],
    collective=["seat", _fruit, "amount"],
    target=["trick", _card],
    end=[Arg("points", drawn=True)],
)

EVENT = EVENTS.numbers
