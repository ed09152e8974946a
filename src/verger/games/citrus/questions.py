"""What must be known before purchases and carts are marked: which lines, and which fruits by cart, can be built.

A question goes by a line's number, or after those by a fruit's. Most are answered at a glance; the others take a search
each, which goes on step by step, so that many games can take theirs side by side.
"""

from verger.engine import RUNNING, may_act, rule
from verger.engine.records import first_of

from . import components as box
from . import state
from .building import fruit_of
from .foresight import OPEN, PATIENCE, YES, begin_search, end_search, forget, look_on
from .glance import OPEN_QUESTIONS, SURE, lines_at_a_glance
from .market import line_price, need_cart, need_line

NOTHING, BEGIN, GO_ON = range(3)  # to be done next
ALL_LINES = (1 << box.LINES) - 1


@rule
def ask(s, seat):
    """Note the questions that matter to a seat now, and what is sure at a glance; what there is to do, as `ponder`."""
    if s.over != RUNNING or not may_act(s, seat) or s.phase == state.LOT:
        return NOTHING
    if s.phase == state.MAIN:
        lines = lines_at_a_glance(s, seat)
        s.fits, s.open = lines[SURE], lines[OPEN_QUESTIONS]
    if s.tiles[seat, box.CART]:
        for space in range(box.SPACES):
            if s.market[space] != state.NOTHING:
                s.open |= 1 << (box.LINES + fruit_of(s.market[space] - 1))
    return BEGIN if s.open else NOTHING


@rule
def ponder(s, seat):
    """A little of the thinking that the first open question takes; what there is to do next."""
    question = first_of(s.open)
    answer = look_on(s, seat, PATIENCE) if s.trial[state.UNDER_WAY] else begin(s, seat, question)
    if answer == OPEN:
        return GO_ON
    end_search(s, seat)
    s.open &= ~(1 << question)
    s.fits |= (answer == YES) << question
    if s.open:
        return BEGIN
    forget(s)
    return NOTHING


@rule
def begin(s, seat, question):
    """CIT-17, 76, R11: all tiles of a line; or one of a fruit with those in hand."""
    if question < box.LINES:
        need_line(s, question, line_price(s, question))
    else:
        need_cart(s, question - box.LINES)
    return begin_search(s, seat)


@rule
def lines_that_fit(s):
    """The answers about lines: nothing of them is left in the record."""
    lines = s.fits & ALL_LINES
    s.fits &= ~ALL_LINES
    return lines


@rule
def fruits_that_fit(s):
    """And those about fruits by cart."""
    fruits = s.fits >> box.LINES
    s.fits &= ALL_LINES
    return fruits
