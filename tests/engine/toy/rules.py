"""Pips: everybody chooses a card in secret, the best one wins a prize, and all draw again."""

from pathlib import Path

import numpy as np

from verger.engine import (
    ENDED,
    RUNNING,
    ActionSpace,
    Arg,
    Components,
    EventSpace,
    below,
    everyone,
    may_act,
    only,
    record,
    rule,
    seeded,
    shuffle,
    tell,
)

FOLDER = Path(__file__).parent
BOX = Components.load("pips", FOLDER)

SEATS = 6
CARDS = BOX.number("deck.cards", 24, 99)
HAND = BOX.number("deck.hand", 1, 2)
PRIZES = np.array(BOX.numbers("deck.prizes", 3, 0, 99), np.int16)
PHASES = ("choice", "over")
CHOICE, OVER = range(len(PHASES))
IN_PILE, PLAYED = -1, -2  # where a card is that no seat holds
NOTHING = -1

_seat = Arg("seat")
ACTIONS = ActionSpace(choose=[Arg("card", size=CARDS, secret=True)])
EVENTS = EventSpace(
    choose=[_seat, Arg("card", size=CARDS, secret=True)],
    show=[_seat, Arg("card", size=CARDS, drawn=True)],
    win=[Arg("seat", drawn=True), Arg("amount", drawn=True)],
    draw=[_seat, Arg("card", size=CARDS, secret=True, drawn=True)],
    end=[],
)
CHOSEN, SHOWN, WON, DRAWN, GAME_ENDED = range(len(EVENTS.kinds))

DTYPE = record(
    events=2 * SEATS + 3,
    pile=(CARDS,),  # the last of those left is drawn next
    left=(),  # cards in the pile
    holder=(CARDS,),  # of each card: a seat, IN_PILE or PLAYED
    chosen=(SEATS,),  # a card of the seat's hand, or NOTHING
    points=(SEATS,),
    rounds=(),  # left to play
    lowest=(),  # 1: the lowest card wins
    unseen=(CARDS,),  # scratch space of a redeal, zero outside it
)


@rule
def setup(s, options, seed):
    """PIP-01: two cards each, the others in the pile."""
    seeded(s, seed)
    for card in range(CARDS):
        s.pile[card] = card
        s.holder[card] = IN_PILE
    shuffle(s, s.pile, CARDS)
    s.left = CARDS
    s.rounds = options[0]
    s.lowest = options[1]
    for seat in range(SEATS):
        s.chosen[seat] = NOTHING
    for seat in range(s.seats):
        for _ in range(HAND):
            draw(s, seat)
    if options[2] >= 0:
        s.points[options[2]] = 1
    s.pending = everyone(s)


@rule
def draw(s, seat):
    s.left -= 1
    card = s.pile[s.left]
    s.pile[s.left] = 0
    s.holder[card] = seat
    return card


@rule
def refusal(s, seat, card):
    """PIP-02..04: any card of the hand, once a round."""
    if s.over != RUNNING:
        return 4
    if not may_act(s, seat):
        return 3
    return 0 if s.holder[card] == seat else 2


@rule
def apply(s, seat, card):
    """PIP-03: the choice stays secret until everybody has made one."""
    s.chosen[seat] = card
    s.pending &= ~only(seat)
    tell(s, CHOSEN, seat, card)
    if s.pending == 0:
        show(s)
        s.turns += 1
        s.rounds -= 1
        if s.rounds == 0:
            s.over = ENDED
            s.phase = OVER
            tell(s, GAME_ENDED)
        else:
            draw_all(s)
            s.pending = everyone(s)


@rule
def show(s):
    best = 0
    for seat in range(s.seats):
        card = s.chosen[seat]
        tell(s, SHOWN, seat, card)
        s.reveals += 1
        s.holder[card] = PLAYED
        if (card < s.chosen[best]) == (s.lowest == 1):
            best = seat
    prize = PRIZES[below(s, len(PRIZES))]
    s.points[best] += prize
    tell(s, WON, best, prize)
    for seat in range(s.seats):
        s.chosen[seat] = NOTHING


@rule
def draw_all(s):
    for seat in range(s.seats):
        tell(s, DRAWN, seat, draw(s, seat))
        s.reveals += 1


@rule
def score(s, seat):
    return s.points[seat]


@rule
def redeal(s, seat, seed):
    """Deal the pile and the others' hands anew, and guess what they have chosen."""
    seeded(s, seed)
    count = 0
    for card in range(CARDS):
        if s.holder[card] != PLAYED and (s.holder[card] == IN_PILE or s.holder[card] != seat):
            s.unseen[count] = card
            count += 1
    shuffle(s, s.unseen, count)
    for other in range(s.seats):
        if other != seat:
            count = redeal_hand(s, other, count)
    for i in range(count):
        s.pile[i] = s.unseen[i]
        s.holder[s.unseen[i]] = IN_PILE
    for i in range(CARDS):
        s.unseen[i] = 0


@rule
def redeal_hand(s, seat, count):
    for _ in range(HAND - (s.over != RUNNING)):
        count -= 1
        s.holder[s.unseen[count]] = seat
        if s.chosen[seat] != NOTHING:
            s.chosen[seat] = s.unseen[count]
    return count


@rule
def faults(s):
    """0, or the number of the first law that the position breaks."""
    for card in range(CARDS):
        piled = 0
        for i in range(s.left):
            piled += s.pile[i] == card
        if piled != (s.holder[card] == IN_PILE) or s.holder[card] >= s.seats:
            return 1
    for seat in range(s.seats):
        held = 0
        for card in range(CARDS):
            held += s.holder[card] == seat
        if held != HAND - (s.over != RUNNING):
            return 2
        if (s.chosen[seat] == NOTHING) != (may_act(s, seat) or s.over != RUNNING):
            return 3
        if s.chosen[seat] != NOTHING and s.holder[s.chosen[seat]] != seat:
            return 3
    return 4 if (s.rounds == 0) != (s.over == ENDED) or (s.pending == 0) != (s.over == ENDED) else 0


LAWS = {
    1: "pile: every card lies in one place",
    2: f"hands: every seat holds {HAND} cards, one less at the end",
    3: "chosen: a card is one of the seat's hand, and whoever has chosen waits",
    4: "rounds: none is left just when the game is over",
}

OBSERVATION = 2 * CARDS + 2 * SEATS


@rule
def observe(s, seat, out):
    """Own cards, played cards, then the points of each seat and whether it has chosen, from this seat on."""
    for card in range(CARDS):
        out[card] = s.holder[card] == seat
        out[CARDS + card] = s.holder[card] == PLAYED
    for i in range(SEATS):
        out[2 * CARDS + i] = 0.0
        out[2 * CARDS + SEATS + i] = 0.0
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[2 * CARDS + i] = s.points[other] / 10
        out[2 * CARDS + SEATS + i] = s.chosen[other] != NOTHING


@rule
def worth(s, seat):
    total = 1
    for other in range(s.seats):
        total += s.points[other]
    return (s.points[seat] + 1.0 / s.seats) / total
