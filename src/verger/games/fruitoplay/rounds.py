"""A round: the deal, the collective card, the last draw, laying down, rotten cards, the count."""

from verger.engine import ENDED, below, only, rule, shuffle, tell

from .components import CARD_COUNT, COLLECTIVE_FRUITS, FRUIT_COUNT, HAND, NUMBERS, ROUNDS, SEATS, TRICKS
from .scoring import candidates, has_rotten, largest, least, owes, points_of_round, smallest, total
from .state import (
    COLLECTIVE_PHASE,
    COMMITTED,
    DEALT,
    DECLINED,
    DRAWN,
    GAME_ENDED,
    HAND_OF,
    LAID,
    LOT,
    LOTS,
    MISSED,
    NAMED,
    NOBODY,
    NOTHING,
    OVER,
    PILE,
    RIVER,
    ROT_PHASE,
    ROTTED,
    SCORED,
    THE_COLLECTIVE,
    YES,
)
from .tricks import answer, cards_left, draw, lay, next_card, open_trick

# --- The deal --------------------------------------------------------------------------------------------------------


@rule
def deal(s):
    """PLAY-03..09, R20: all cards shuffled; the hands in seat order, then the river, and the rest is the pile."""
    clear(s)
    for card in range(CARD_COUNT):
        s.pile[card] = card
        s.where[card] = PILE
    shuffle(s, s.pile, CARD_COUNT)
    s.top = 0
    for seat in range(s.seats):
        for _ in range(HAND[s.seats - 2]):
            draw(s, seat)
    for place in range(TRICKS):
        s.river[place] = next_card(s)
        s.where[s.river[place]] = RIVER
    s.reveals += 1


@rule
def clear(s):
    """PLAY-04: of the round before, only the scores are left."""
    s.trick = 0
    s.target = NOTHING
    s.winner = NOBODY
    s.collective = NOTHING
    s.chooser = NOBODY
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.answer[seat] = NOTHING
        s.shown[seat] = NOTHING
        s.struck[seat] = 0
        for fruit in range(FRUIT_COUNT):
            s.cards[seat, fruit] = 0
            s.fruits[seat, fruit] = 0
            s.cancelled[seat, fruit] = NOTHING


@rule
def next_round(s):
    """PLAY-02, 13..15, 74, R14, R15: a new deal, and then the collective card: by the last, or by lot."""
    s.rounds += 1
    tell(s, DEALT, s.rounds + 1)
    deal(s)
    last = alone_last(s)
    if last == NOBODY:
        s.collective = below(s, FRUIT_COUNT)
        tell(s, LOT, s.collective, COLLECTIVE_FRUITS[s.rounds])
        open_trick(s)
    else:
        s.phase = COLLECTIVE_PHASE
        s.turn = last
        s.pending = only(last)


@rule
def alone_last(s):
    """PLAY-13..16: the seat alone with the lowest total, or NOBODY."""
    last = NOBODY
    fewest = 0
    for seat in range(s.seats):
        points = total(s, seat)
        if seat == 0 or points < fewest:
            fewest = points
            last = seat
        elif points == fewest:
            last = NOBODY
    return last


@rule
def name_collective(s, seat, fruit):
    """PLAY-13, 14, 17, 19: the fruit of the collective card for this round."""
    s.collective = fruit
    s.chooser = seat
    tell(s, NAMED, seat, fruit, COLLECTIVE_FRUITS[s.rounds])
    open_trick(s)


# --- The last draw and laying down -----------------------------------------------------------------------------------


@rule
def answer_draw(s, seat, wish):
    """PLAY-45..47: a last card or none; dealt when all have answered."""
    if answer(s, seat, wish):
        draw_last(s)
        lay_down(s)
        open_rot(s)


@rule
def draw_last(s):
    """PLAY-47, 48, R7, R8: the willing draw in seat order; if the pile is short, lots decide among them."""
    s.reveals += 1
    willing = 0
    for seat in range(s.seats):
        willing += s.answer[seat] == YES
    if willing > cards_left(s):
        tell(s, LOTS, cards_left(s))
    for seat in range(s.seats):
        if s.answer[seat] == YES:
            if willing <= cards_left(s) or below(s, willing) < cards_left(s):
                tell(s, DRAWN, seat, draw(s, seat))
            else:
                tell(s, MISSED, seat)
            willing -= 1
        elif s.answer[seat] != NOTHING:
            tell(s, DECLINED, seat)
        s.answer[seat] = NOTHING


@rule
def lay_down(s):
    """PLAY-55, 56: every card still held joins the columns, for all to see."""
    for seat in range(s.seats):
        lay_hand(s, seat)


@rule
def lay_hand(s, seat):
    for card in range(CARD_COUNT):
        if s.where[card] == HAND_OF + seat:
            lay(s, card, seat)
            tell(s, LAID, seat, card)
    s.hand[seat] = 0


# --- Rotten cards ----------------------------------------------------------------------------------------------------


@rule
def open_rot(s):
    """PLAY-57..63, R10..R13: owners with a choice are asked at once; what leaves none is settled."""
    s.phase = ROT_PHASE
    s.pending = 0
    for fruit in range(FRUIT_COUNT):
        for seat in range(s.seats):
            if has_rotten(s, seat, fruit):
                if candidates(s, seat, fruit) > 1:
                    s.pending |= only(seat)
                else:
                    s.cancelled[seat, fruit] = least(s, seat, fruit)
    if s.pending == 0:
        count(s)


@rule
def rot(s, seat, item):
    """PLAY-59..61, 65: what a rotten card cancels beside itself; the last answer leads to the count."""
    fruit = s.collective if item == THE_COLLECTIVE else item // NUMBERS
    s.cancelled[seat, fruit] = item
    if not owes_some(s, seat):
        s.pending &= ~only(seat)
    if s.pending:
        tell(s, COMMITTED, seat)
    else:
        count(s)


@rule
def owes_some(s, seat):
    """PLAY-65: whether the seat has a choice left; an owner of several rotten cards has one in each column."""
    for fruit in range(FRUIT_COUNT):
        if owes(s, seat, fruit):
            return True
    return False


# --- The count -------------------------------------------------------------------------------------------------------


@rule
def count(s):
    """PLAY-54, 70, 74: rotten choices are shown, the round is scored, and the next one or the end follows."""
    s.reveals += 1
    for seat in range(s.seats):
        tell_rotten(s, seat)
    for seat in range(s.seats):
        points = points_of_round(s, seat)
        s.score[s.rounds, seat] = points
        tell(s, SCORED, seat, largest(s, seat), smallest(s, seat), points)
    if s.rounds < ROUNDS - 1:
        next_round(s)
    else:
        end(s)


@rule
def tell_rotten(s, seat):
    """PLAY-58, 63: what each rotten card has cancelled, itself left out."""
    for fruit in range(FRUIT_COUNT):
        if has_rotten(s, seat, fruit):
            item = s.cancelled[seat, fruit]
            tell(s, ROTTED, seat, fruit, THE_COLLECTIVE + 1 if item == NOTHING else item)


@rule
def end(s):
    """PLAY-02, 75: after three rounds."""
    s.over = ENDED
    s.phase = OVER
    s.pending = 0
    best = 0
    for seat in range(s.seats):
        best = max(best, total(s, seat))
    tell(s, GAME_ENDED, best)
