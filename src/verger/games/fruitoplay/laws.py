"""The laws that every position keeps."""

from verger.engine import ENDED, RUNNING, everyone, may_act, rule

from .components import (
    CARD_COUNT,
    COLLECTIVE_FRUITS,
    FRUIT_COUNT,
    FRUITS_ON,
    HAND,
    NUMBERS,
    ROTTEN,
    ROUNDS,
    SEATS,
    TRICKS,
)
from .knowledge import has_choice
from .rounds import alone_last, owes_some
from .scoring import candidates, has_rotten
from .state import (
    ASIDE,
    COLLECTIVE_PHASE,
    COLUMN_OF,
    DRAW_PHASE,
    HAND_OF,
    NOBODY,
    NOTHING,
    OVER,
    PILE,
    RIVER,
    ROT_PHASE,
    THE_COLLECTIVE,
    TRICK_PHASE,
    YES,
)
from .tricks import fruit_of

# What a person is told whose position breaks one: the entries, and the law.
LAWS = {
    1: "pile, hands, columns, aside: every card lies in one place",
    2: "river: a target lies in the river alone",
    3: "hands, columns: cards and fruits are counted as they lie",
    4: f"river: in the phase trick the targets to come lie there, in the phase collective all {TRICKS}, else none",
    5: "collective: in force from the second round on, once its fruit is named, and not before",
    6: "hands: a seat holds a full hand less a card for each trick it has won, and none once the round is over",
    7: "pile: the cards that were neither dealt nor drawn lie there",
    8: "chosen: in a trick, a card of the seat's own hand",
    9: "last: the cards of the trick before lie in its winner's columns, or aside if nobody won it",
    10: "cancelled: once a round is over, a rotten card cancels one item of its fruit with the same seat",
    11: "scores: no round brings more points than its columns can, and one that is not counted brings none",
    12: f"round: the game is over after round {ROUNDS}, and not before",
    13: "answers: yes or no, in the phase draw, from seats that have not won the trick",
    14: "phase: just those may act who have something left to decide, and as long as the game runs somebody has",
}


@rule
def faults(s):
    """0, or the number of the first law that the position breaks."""
    code = faults_of_cards(s)
    if code == 0:
        code = faults_of_columns(s)
    if code == 0:
        code = faults_of_clock(s)
    if code == 0:
        code = faults_of_hands(s)
    if code == 0:
        code = faults_of_answers(s)
    if code == 0:
        code = faults_of_last_trick(s)
    if code == 0:
        code = faults_of_rot(s)
    if code == 0:
        code = faults_of_scores(s)
    return code


@rule
def faults_of_cards(s):
    """1: every card is in one place, the pile in order. 2: the river holds the targets to come, and no other."""
    for card in range(CARD_COUNT):
        if s.where[card] < PILE or s.where[card] >= COLUMN_OF + s.seats:
            return 1
        if HAND_OF + s.seats <= s.where[card] < COLUMN_OF:
            return 1
        places = 0
        for place in range(CARD_COUNT):
            places += s.pile[place] == card
        if places != (s.where[card] == PILE):
            return 1
        places = 0
        for place in range(TRICKS):
            places += s.river[place] == card
        if places != (s.where[card] == RIVER):
            return 2
    for place in range(CARD_COUNT):
        if (s.pile[place] == NOTHING) != (place < s.top):
            return 1
    return 0


@rule
def faults_of_columns(s):
    """3: what is counted of hands and columns is what lies there."""
    for seat in range(SEATS):
        held = 0
        for card in range(CARD_COUNT):
            held += s.where[card] == HAND_OF + seat
        if held != s.hand[seat]:
            return 3
        for fruit in range(FRUIT_COUNT):
            cards = 0
            fruits = 0
            for card in range(fruit * NUMBERS, (fruit + 1) * NUMBERS):
                if s.where[card] == COLUMN_OF + seat:
                    cards += 1
                    fruits += FRUITS_ON[card]
            if cards != s.cards[seat, fruit] or fruits != s.fruits[seat, fruit]:
                return 3
    return 0


@rule
def faults_of_clock(s):
    """4, 12: the river and the round agree with the phase. 5: the collective card is in force when it should be."""
    if s.rounds < 0 or s.rounds >= ROUNDS:
        return 12
    if s.trick < 0 or s.trick >= TRICKS:
        return 4
    contested = s.phase == COLLECTIVE_PHASE or s.phase == TRICK_PHASE
    for place in range(TRICKS):
        if (s.river[place] != NOTHING) != (contested and place < TRICKS - s.trick):
            return 4
    if (s.phase == COLLECTIVE_PHASE and s.trick != 0) or (not contested and s.trick != TRICKS - 1):
        return 4
    if (s.phase == OVER) != (s.over == ENDED) or (s.over != ENDED and s.over != RUNNING):
        return 12
    if s.over == ENDED and s.rounds != ROUNDS - 1:
        return 12
    if (s.collective == NOTHING) != (s.rounds == 0 or s.phase == COLLECTIVE_PHASE):
        return 5
    if s.collective < NOTHING or s.collective >= FRUIT_COUNT or s.chooser < NOBODY or s.chooser >= s.seats:
        return 5
    return 5 if s.chooser != NOBODY and s.collective == NOTHING else 0


@rule
def faults_of_hands(s):
    """6: a seat holds its hand less the tricks it has won. 7: the pile has lost what was dealt and drawn."""
    for seat in range(s.seats):
        if s.hand[seat] < 0 or s.hand[seat] > HAND[s.seats - 2]:
            return 6
    if s.phase == ROT_PHASE or s.phase == OVER:
        for seat in range(s.seats):
            if s.hand[seat]:
                return 6
        return 0
    if drawn(s) < s.trick * (s.seats - 1) or drawn(s) > s.trick * s.seats:
        return 6
    return 7 if s.top != dealt(s) + drawn(s) else 0


@rule
def dealt(s):
    """PLAY-05..08: cards that go into hands and river at the start of a round."""
    return HAND[s.seats - 2] * s.seats + TRICKS


@rule
def drawn(s):
    """PLAY-40, 44: cards drawn since, by every seat one for every trick before this one that it has not won."""
    won = 0
    for seat in range(s.seats):
        won += HAND[s.seats - 2] - s.hand[seat]
        if s.phase == DRAW_PHASE:
            won -= s.target == NOTHING or s.shown[seat] != NOTHING
    return s.trick * s.seats - won


@rule
def faults_of_answers(s):
    """8, 13: an answer is one that could be given. 14: just those may act who have not answered yet."""
    for seat in range(SEATS):
        given = s.answer[seat] != NOTHING
        asked = False
        if seat < s.seats and s.phase == TRICK_PHASE:
            asked = s.hand[seat] > 0
            if given and (s.answer[seat] >= CARD_COUNT or s.where[s.answer[seat]] != HAND_OF + seat):
                return 8
        elif seat < s.seats and s.phase == DRAW_PHASE:
            asked = seat != s.winner
            if given and s.answer[seat] > YES:
                return 13
        if s.answer[seat] < NOTHING or (given and not asked):
            return 13 if s.phase == DRAW_PHASE else 8
        waiting = asked and not given
        if s.phase == COLLECTIVE_PHASE:
            waiting = seat == alone_last(s)
        elif s.phase == ROT_PHASE:
            waiting = seat < s.seats and owes_some(s, seat)
        if may_act(s, seat) != waiting:
            return 14
    if (s.pending == 0) != (s.over != RUNNING) or s.pending & ~everyone(s):
        return 14
    chooser = alone_last(s) if s.phase == COLLECTIVE_PHASE else NOBODY
    return 14 if s.turn != chooser else 0


@rule
def faults_of_last_trick(s):
    """9: the cards of the last trick lie with its winner, or aside if it has none."""
    if s.target == NOTHING:
        if s.winner != NOBODY:
            return 9
    elif s.winner < NOBODY or s.winner >= s.seats or s.where[s.target] != home(s):
        return 9
    for seat in range(SEATS):
        card = s.shown[seat]
        if card != NOTHING and (s.target == NOTHING or seat >= s.seats or s.where[card] != home(s)):
            return 9
        if s.struck[seat] and (card == NOTHING or seat == s.winner):
            return 9
    return 9 if s.winner != NOBODY and s.shown[s.winner] == NOTHING else 0


@rule
def home(s):
    """Where the cards of the last trick went."""
    return ASIDE if s.winner == NOBODY else COLUMN_OF + s.winner


@rule
def faults_of_rot(s):
    """10: a rotten card cancels one item of its column, after the last trick and only before its owner."""
    counted = s.phase == ROT_PHASE or s.phase == OVER
    for seat in range(SEATS):
        for fruit in range(FRUIT_COUNT):
            item = s.cancelled[seat, fruit]
            if item == NOTHING:
                settled = not counted or seat >= s.seats or not has_rotten(s, seat, fruit)
                if not settled and candidates(s, seat, fruit) > 0 and not owes_now(s, seat, fruit):
                    return 10
            elif not counted or seat >= s.seats or not has_rotten(s, seat, fruit) or not fits(s, seat, fruit, item):
                return 10
    return 0


@rule
def owes_now(s, seat, fruit):
    return s.phase == ROT_PHASE and has_choice(s, seat, fruit)


@rule
def fits(s, seat, fruit, item):
    """Whether an item is one that the rotten card of this fruit could cancel."""
    if item == THE_COLLECTIVE:
        return s.collective == fruit
    inside = item >= 0 and item < CARD_COUNT and fruit_of(item) == fruit
    return inside and item != ROTTEN[fruit] and s.where[item] == COLUMN_OF + seat


@rule
def faults_of_scores(s):
    """11: rounds not yet counted have no points, and no round has more than its columns allow."""
    most = NUMBERS + 3
    for number in range(ROUNDS):
        limit = most + COLLECTIVE_FRUITS[number]
        counted = number < s.rounds or s.over != RUNNING
        for seat in range(SEATS):
            points = s.score[number, seat]
            if points < 0 or points > limit * limit or (points and (not counted or seat >= s.seats)):
                return 11
    return 0
