"""A round: the deal, the collective card, the last draw, laying down, rotten cards, the count."""

from verger.engine import ENDED, below, give_turn, only, rule, shuffled, tell
from verger.engine.rows import fill, times

from . import components as box
from . import scoring, state, tricks
from .actions import EVENT

# --- The deal --------------------------------------------------------------------------------------------------------


@rule
def deal(s):
    """PLAY-03..09, R20: all cards shuffled; the hands in seat order, then the river, and the rest is the pile."""
    clear(s)
    fill(s.where, state.PILE)
    shuffled(s, s.pile)
    s.top = 0
    for seat in range(s.seats):
        for _ in range(box.HAND[s.seats - 2]):
            tricks.draw_card(s, seat)
    for place in range(box.TRICKS):
        s.river[place] = tricks.next_card(s)
        s.where[s.river[place]] = state.RIVER
    s.reveals += 1


@rule
def clear(s):
    """PLAY-04: of the round before, only the scores are left."""
    s.trick = 0
    s.target = state.NOTHING
    s.winner = state.NOBODY
    s.collective = state.NOTHING
    s.chooser = state.NOBODY
    fill(s.hand, 0)
    fill(s.answer, state.NOTHING)
    fill(s.shown, state.NOTHING)
    fill(s.struck, 0)
    for seat in range(box.SEATS):
        fill(s.cards[seat], 0)
        fill(s.fruits[seat], 0)
        fill(s.cancelled[seat], state.NOTHING)


@rule
def next_round(s):
    """PLAY-02, 13..15, 74, R14, R15: a new deal, and then the collective card: by the last, or by lot."""
    s.rounds += 1
    tell(s, EVENT.deal, s.rounds + 1)
    deal(s)
    last = scoring.alone_last(s)
    if last == state.NOBODY:
        s.collective = below(s, box.FRUIT_COUNT)
        tell(s, EVENT.lot, s.collective, box.COLLECTIVE_FRUITS[s.rounds])
        tricks.open_trick(s)
    else:
        s.phase = state.COLLECTIVE
        give_turn(s, last)


@rule
def collective(s, seat, fruit):
    """PLAY-13, 14, 17, 19: the fruit of the collective card for this round."""
    s.collective = fruit
    s.chooser = seat
    tell(s, EVENT.collective, seat, fruit, box.COLLECTIVE_FRUITS[s.rounds])
    tricks.open_trick(s)


# --- The last draw and laying down -----------------------------------------------------------------------------------


@rule
def draw(s, seat, wish):
    """PLAY-45..47: a last card or none; dealt when all have answered."""
    if tricks.answer(s, seat, wish):
        draw_last(s)
        for other in range(s.seats):
            lay_hand(s, other)
        open_rot(s)


@rule
def draw_last(s):
    """PLAY-47, 48, R7, R8: the willing draw in seat order; if the pile is short, lots decide among them."""
    s.reveals += 1
    willing = times(s.answer, state.YES)
    if willing > tricks.cards_left(s):
        tell(s, EVENT.lots, tricks.cards_left(s))
    for seat in range(s.seats):
        if s.answer[seat] == state.YES:
            if willing <= tricks.cards_left(s) or below(s, willing) < tricks.cards_left(s):
                tell(s, EVENT.draw, seat, tricks.draw_card(s, seat))
            else:
                tell(s, EVENT.miss, seat)
            willing -= 1
        elif s.answer[seat] != state.NOTHING:
            tell(s, EVENT.decline, seat)
        s.answer[seat] = state.NOTHING


@rule
def lay_hand(s, seat):
    """PLAY-55, 56: every card still held joins the columns, for all to see."""
    for card in range(box.CARD_COUNT):
        if s.where[card] == state.HAND_OF + seat:
            tricks.lay(s, card, seat)
            tell(s, EVENT.lay, seat, card)
    s.hand[seat] = 0


# --- Rotten cards ----------------------------------------------------------------------------------------------------


@rule
def open_rot(s):
    """PLAY-57..63, R10..R13: owners with a choice are asked at once; what leaves none is settled."""
    s.phase = state.ROT
    for fruit in range(box.FRUIT_COUNT):
        for seat in range(s.seats):
            if scoring.has_rotten(s, seat, fruit) and not scoring.has_choice(s, seat, fruit):
                s.cancelled[seat, fruit] = scoring.least(s, seat, fruit)
    s.pending = tricks.asked(s)
    if s.pending == 0:
        count(s)


@rule
def rot(s, seat, item):
    """PLAY-59..61, 65: what a rotten card cancels beside itself; the last answer leads to the count."""
    s.cancelled[seat, scoring.fruit_of_item(s, item)] = item
    if not scoring.owes_some(s, seat):
        s.pending &= ~only(seat)
    if s.pending:
        tell(s, EVENT.commit, seat)
    else:
        count(s)


# --- The count -------------------------------------------------------------------------------------------------------


@rule
def count(s):
    """PLAY-54, 70, 74: rotten choices are shown, the round is scored, and the next one or the end follows."""
    s.reveals += 1
    for seat in range(s.seats):
        tell_rotten(s, seat)
    for seat in range(s.seats):
        points = scoring.points_of_round(s, seat)
        s.score[s.rounds, seat] = points
        tell(s, EVENT.score, seat, scoring.largest(s, seat), scoring.smallest(s, seat), points)
    if s.rounds < box.ROUNDS - 1:
        next_round(s)
    else:
        end(s)


@rule
def tell_rotten(s, seat):
    """PLAY-58, 63: what each rotten card has cancelled, itself left out."""
    for fruit in range(box.FRUIT_COUNT):
        if scoring.has_rotten(s, seat, fruit):
            item = s.cancelled[seat, fruit]
            tell(s, EVENT.rot, seat, fruit, state.THE_COLLECTIVE + 1 if item == state.NOTHING else item)


@rule
def end(s):
    """PLAY-02, 75: after three rounds."""
    s.over = ENDED
    s.phase = state.OVER
    s.pending = 0
    best = 0
    for seat in range(s.seats):
        best = max(best, scoring.score(s, seat))
    tell(s, EVENT.end, best)
