"""A trick: everybody commits a card, all are turned up together, the nearest takes the cards, the others draw."""

from verger.engine import only, rule, tell
from verger.engine.rows import fill, times

from . import components as box
from . import scoring, state
from .actions import EVENT


@rule
def gap(card, target):
    """PLAY-26: the distance between two numbers, above or below alike."""
    return abs(box.NUMBER_OF[card] - box.NUMBER_OF[target])


@rule
def target(s):
    """PLAY-09, 21, R1: the end card of the river; NOTHING once all are fought for."""
    return s.river[box.TRICKS - 1 - s.trick]


@rule
def is_contested(s):
    """Whether there are targets to fight for."""
    return s.phase == state.COLLECTIVE or s.phase == state.TRICK


@rule
def is_laid_down(s):
    """PLAY-55: whether all cards lie in the columns."""
    return s.phase == state.ROT or s.phase == state.OVER


@rule
def asked(s):
    """The set of those who have something left to decide."""
    seats = 0
    for seat in range(s.seats):
        if is_asked(s, seat):
            seats |= only(seat)
    return seats


@rule
def is_asked(s, seat):
    """PLAY-13, 14, 22, 45..47, 49, 50, 65, R6, R7: whether it is for this seat to act in the phase."""
    if s.phase == state.TRICK:
        return s.hand[seat] > 0 and s.answer[seat] == state.NOTHING
    if s.phase == state.DRAW:
        return seat != s.winner and s.answer[seat] == state.NOTHING
    if s.phase == state.ROT:
        return scoring.owes_some(s, seat)
    return s.phase == state.COLLECTIVE and seat == scoring.alone_last(s)


@rule
def open_trick(s):
    """PLAY-21, 22, 49: a new target, and all who hold a card choose at once."""
    s.phase = state.TRICK
    s.turn = state.NOBODY
    s.pending = asked(s)
    tell(s, EVENT.target, s.trick + 1, target(s))


@rule
def answer(s, seat, given):
    """PLAY-24, 25, 47: what a seat answers lies face down; whether it was the last to do so."""
    s.answer[seat] = given
    s.pending &= ~only(seat)
    if s.pending:
        tell(s, EVENT.commit, seat)
        return False
    return True


@rule
def play(s, seat, card):
    """PLAY-22..25: one card, face down; the last one turns them all up."""
    if answer(s, seat, card):
        turn_up(s)
        award(s)
        if s.trick < box.TRICKS - 1:
            draw_all(s)
            s.trick += 1
            open_trick(s)
        else:
            s.phase = state.DRAW
            s.pending = asked(s)


@rule
def turn_up(s):
    """PLAY-24: the committed cards are shown together."""
    s.reveals += 1
    s.turns += 1
    s.target = target(s)
    s.river[box.TRICKS - 1 - s.trick] = state.NOTHING
    for seat in range(s.seats):
        card = s.answer[seat]
        s.shown[seat] = card
        s.answer[seat] = state.NOTHING
        if card != state.NOTHING:
            s.hand[seat] -= 1
            tell(s, EVENT.show, seat, card, gap(card, s.target))


# --- Who wins it -----------------------------------------------------------------------------------------------------


@rule
def decide(s):
    """PLAY-27..36, R2..R4: the seat whose card wins, or NOBODY; the ties on the way are struck, pass by pass."""
    fill(s.struck, 0)
    valid = 0
    for seat in range(s.seats):
        if s.shown[seat] != state.NOTHING:
            valid |= only(seat)
    passes = 0
    equal = with_equal_gaps(s, valid) if s.every_card else 0
    if equal:
        passes = 1
        valid = strike(s, valid, equal, passes)
    while valid:
        nearest = nearest_of(s, contenders(s, valid))
        if nearest & (nearest - 1) == 0:
            return one_of(nearest)
        passes += 1
        valid = strike(s, valid, nearest, passes)
    return state.NOBODY


@rule
def contenders(s, valid):
    """PLAY-27..29: the valid cards of the target's fruit if there are any, else all that are valid."""
    matching = 0
    for seat in range(s.seats):
        if (valid >> seat) & 1 and box.FRUIT_OF[s.shown[seat]] == box.FRUIT_OF[s.target]:
            matching |= only(seat)
    return matching if matching else valid


@rule
def nearest_of(s, seats):
    """PLAY-31: those of the seats whose cards have the smallest gap."""
    nearest = 0
    least = box.NUMBERS
    for seat in range(s.seats):
        if (seats >> seat) & 1:
            here = gap(s.shown[seat], s.target)
            if here < least:
                least = here
                nearest = 0
            if here == least:
                nearest |= only(seat)
    return nearest


@rule
def with_equal_gaps(s, seats):
    """R2, every card: those of the seats whose card shares its gap with another."""
    equal = 0
    for seat in range(s.seats):
        for other in range(seat):
            both = (seats >> seat) & (seats >> other) & 1
            if both and gap(s.shown[seat], s.target) == gap(s.shown[other], s.target):
                equal |= only(seat) | only(other)
    return equal


@rule
def strike(s, valid, seats, number):
    """PLAY-31: these cards can no longer win the trick; what is left valid."""
    for seat in range(s.seats):
        if (seats >> seat) & 1:
            s.struck[seat] = number
    return valid & ~seats


@rule
def one_of(seats):
    """The seat of a set that has no other."""
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


# --- What becomes of the cards ---------------------------------------------------------------------------------------


@rule
def award(s):
    """PLAY-37..39, R5: the winner takes target and cards; without one they all leave the round."""
    s.winner = decide(s)
    tell_strikes(s)
    count = 1 + box.SEATS - times(s.shown, state.NOTHING)
    if s.winner == state.NOBODY:
        tell(s, EVENT.aside, s.target, count)
    else:
        tell(s, EVENT.take, s.winner, s.target, count)
    lay(s, s.target, s.winner)
    for seat in range(s.seats):
        if s.shown[seat] != state.NOTHING:
            lay(s, s.shown[seat], s.winner)


@rule
def tell_strikes(s):
    """In the order of the passes."""
    for number in range(1, s.seats):
        for seat in range(s.seats):
            if s.struck[seat] == number:
                tell(s, EVENT.strike, seat, s.shown[seat])


@rule
def lay(s, card, seat):
    """PLAY-38, 39: a card joins its column before a seat, or leaves the round if it is nobody's."""
    if seat == state.NOBODY:
        s.where[card] = state.ASIDE
    else:
        s.where[card] = state.COLUMN_OF + seat
        s.cards[seat, box.FRUIT_OF[card]] += 1
        s.fruits[seat, box.FRUIT_OF[card]] += box.FRUITS_ON[card]


@rule
def draw_all(s):
    """PLAY-40..43, R9: every seat but the winner draws, in seat order."""
    for seat in range(s.seats):
        if seat != s.winner:
            tell(s, EVENT.draw, seat, draw_card(s, seat))


@rule
def draw_card(s, seat):
    """PLAY-43: the top card of the pile goes to a hand."""
    card = next_card(s)
    s.where[card] = state.HAND_OF + seat
    s.hand[seat] += 1
    return card


@rule
def next_card(s):
    card = s.pile[s.top]
    s.pile[s.top] = state.NOTHING
    s.top += 1
    return card


@rule
def cards_left(s):
    """Cards in the pile."""
    return box.CARD_COUNT - s.top
