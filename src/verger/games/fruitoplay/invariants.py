"""The laws that every position keeps."""

from verger.engine import ENDED, RUNNING, faults_in, rule
from verger.engine.rows import highest, lowest, times, total

from . import components as box
from . import state
from .scoring import alone_last, candidates, has_choice, has_rotten, is_beside, lying
from .tricks import asked, is_contested, is_laid_down

# What a person is told whose position breaks one: the entries, and the law.
LAWS = {
    1: "pile, hands, columns, aside: every card lies in one place",
    2: "river: a target lies in the river alone",
    3: "hands, columns: cards and fruits are counted as they lie",
    4: f"river: in the phase trick the targets to come lie there, in the phase collective all {box.TRICKS}, else none",
    5: "collective: in force from the second round on, once its fruit is named, and not before",
    6: "hands: a seat holds a full hand less a card for each trick it has won, and none once the round is over",
    7: "pile: the cards that were neither dealt nor drawn lie there",
    8: "chosen: in a trick, a card of the seat's own hand",
    9: "last: the cards of the trick before lie in its winner's columns, or aside if nobody won it",
    10: "cancelled: once a round is over, a rotten card cancels one item of its fruit with the same seat",
    11: "scores: no round brings more points than its columns can, and one that is not counted brings none",
    12: f"round: the game is over after round {box.ROUNDS}, and not before",
    13: "answers: yes or no, in the phase draw, from seats that have not won the trick",
    14: "phase: just those may act who have something left to decide, and as long as the game runs somebody has",
}


@rule
def faults_of_cards(s):
    """1: every card is in one place, the pile in order. 2: the river holds the targets to come, and no other."""
    for card in range(box.CARD_COUNT):
        if s.where[card] < state.PILE or s.where[card] >= state.COLUMN_OF + s.seats:
            return 1
        if state.HAND_OF + s.seats <= s.where[card] < state.COLUMN_OF:
            return 1
        if times(s.pile, card) != (s.where[card] == state.PILE):
            return 1
        if times(s.river, card) != (s.where[card] == state.RIVER):
            return 2
    for place in range(box.CARD_COUNT):
        if (s.pile[place] == state.NOTHING) != (place < s.top):
            return 1
    return 0


@rule
def faults_of_columns(s):
    """3: what is counted of hands and columns is what lies there."""
    for seat in range(box.SEATS):
        if times(s.where, state.HAND_OF + seat) != s.hand[seat]:
            return 3
        for fruit in range(box.FRUIT_COUNT):
            cards, fruits = lying(s, state.COLUMN_OF + seat, fruit)
            if cards != s.cards[seat, fruit] or fruits != s.fruits[seat, fruit]:
                return 3
    return 0


@rule
def faults_of_clock(s):
    """4, 12: the river and the round agree with the phase. 5: the collective card is in force when it should be."""
    if not 0 <= s.rounds < box.ROUNDS:
        return 12
    if not 0 <= s.trick < box.TRICKS:
        return 4
    for place in range(box.TRICKS):
        if (s.river[place] != state.NOTHING) != (is_contested(s) and place < box.TRICKS - s.trick):
            return 4
    if (s.phase == state.COLLECTIVE and s.trick != 0) or (not is_contested(s) and s.trick != box.TRICKS - 1):
        return 4
    if s.over != (ENDED if s.phase == state.OVER else RUNNING) or (s.over and s.rounds != box.ROUNDS - 1):
        return 12
    if (s.collective == state.NOTHING) != (s.rounds == 0 or s.phase == state.COLLECTIVE):
        return 5
    if not (state.NOTHING <= s.collective < box.FRUIT_COUNT and state.NOBODY <= s.chooser < s.seats):
        return 5
    return 5 if s.chooser != state.NOBODY and s.collective == state.NOTHING else 0


@rule
def faults_of_hands(s):
    """6: a seat holds its hand less the tricks it has won. 7: the pile has lost what was dealt and drawn."""
    hands = s.hand[: s.seats]
    if lowest(hands) < 0 or highest(hands) > box.HAND[s.seats - 2]:
        return 6
    if is_laid_down(s):
        return 6 if total(hands) else 0
    if drawn(s) < s.trick * (s.seats - 1) or drawn(s) > s.trick * s.seats:
        return 6
    return 7 if s.top != dealt(s) + drawn(s) else 0


@rule
def dealt(s):
    """PLAY-05..08: cards that go into hands and river at the start of a round."""
    return box.HAND[s.seats - 2] * s.seats + box.TRICKS


@rule
def drawn(s):
    """PLAY-40, 44: cards drawn since, by every seat one for every trick before this one that it has not won."""
    won = 0
    for seat in range(s.seats):
        won += box.HAND[s.seats - 2] - s.hand[seat]
        if s.phase == state.DRAW:
            won -= s.target == state.NOTHING or s.shown[seat] != state.NOTHING
    return s.trick * s.seats - won


@rule
def faults_of_answers(s):
    """8, 13: an answer is one that could be given. 14: just those may act who have not answered yet."""
    for seat in range(box.SEATS):
        if s.answer[seat] != state.NOTHING and not could_answer(s, seat, s.answer[seat]):
            return 13 if s.phase == state.DRAW else 8
    if s.pending != asked(s) or (s.pending == 0) != (s.over != RUNNING):
        return 14
    return 14 if s.turn != (alone_last(s) if s.phase == state.COLLECTIVE else state.NOBODY) else 0


@rule
def could_answer(s, seat, given):
    """PLAY-23, 47: a card of the own hand in a trick; no or yes to a last card, but by the winner."""
    if s.phase == state.TRICK:
        return 0 <= given < box.CARD_COUNT and s.where[given] == state.HAND_OF + seat
    return s.phase == state.DRAW and seat < s.seats and seat != s.winner and state.NO <= given <= state.YES


@rule
def faults_of_last_trick(s):
    """9: the cards of the last trick lie with its winner, or aside if it has none."""
    if s.target == state.NOTHING:
        if s.winner != state.NOBODY:
            return 9
    elif s.winner < state.NOBODY or s.winner >= s.seats or s.where[s.target] != home(s):
        return 9
    for seat in range(box.SEATS):
        card = s.shown[seat]
        if card != state.NOTHING and (s.target == state.NOTHING or seat >= s.seats or s.where[card] != home(s)):
            return 9
        if s.struck[seat] and (card == state.NOTHING or seat == s.winner):
            return 9
    return 9 if s.winner != state.NOBODY and s.shown[s.winner] == state.NOTHING else 0


@rule
def home(s):
    """Where the cards of the last trick went."""
    return state.ASIDE if s.winner == state.NOBODY else state.COLUMN_OF + s.winner


@rule
def faults_of_rot(s):
    """10: a rotten card cancels one item of its column, after the last trick and only before its owner."""
    for seat in range(box.SEATS):
        for fruit in range(box.FRUIT_COUNT):
            item = s.cancelled[seat, fruit]
            rotten = is_laid_down(s) and has_rotten(s, seat, fruit)
            if item == state.NOTHING:
                open_now = s.phase == state.ROT and has_choice(s, seat, fruit)
                if rotten and candidates(s, seat, fruit) > 0 and not open_now:
                    return 10
            elif not rotten or not fits(s, seat, fruit, item):
                return 10
    return 0


@rule
def fits(s, seat, fruit, item):
    """Whether an item is one that the rotten card of this fruit could cancel."""
    if item == state.THE_COLLECTIVE:
        return s.collective == fruit
    return 0 <= item < box.CARD_COUNT and box.FRUIT_OF[item] == fruit and is_beside(s, seat, item)


@rule
def faults_of_scores(s):
    """11: rounds not yet counted have no points, and no round has more than its columns allow."""
    most = box.NUMBERS + 3
    for number in range(box.ROUNDS):
        limit = most + box.COLLECTIVE_FRUITS[number]
        counted = number < s.rounds or s.over != RUNNING
        for seat in range(box.SEATS):
            points = s.score[number, seat]
            if points < 0 or points > limit * limit or (points and (not counted or seat >= s.seats)):
                return 11
    return 0


faults = faults_in(globals())
