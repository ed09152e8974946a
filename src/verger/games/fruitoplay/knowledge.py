"""What a seat cannot know, redealt; what it can, as numbers; and the laws that every position keeps."""

from verger.engine import ENDED, RUNNING, below, everyone, may_act, only, rule, seeded, shuffle

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
    PHASES,
    PILE,
    RIVER,
    ROT_PHASE,
    THE_COLLECTIVE,
    TRICK_PHASE,
    YES,
)
from .tricks import cards_left, fruit_of, number_of


@rule
def redeal(s, seat, seed):
    """Deal the pile and the others' hands anew, and guess what they have answered face down."""
    seeded(s, seed)
    first = gather_unseen(s, seat)
    shuffle(s, s.pile[first:], CARD_COUNT - first)
    for other in range(s.seats):
        if other != seat:
            first = redeal_hand(s, other, first)
            if s.phase == DRAW_PHASE and s.answer[other] != NOTHING:
                s.answer[other] = below(s, 2)
            if s.phase == ROT_PHASE:
                redeal_rot(s, other)
    for place in range(s.top, CARD_COUNT):
        s.where[s.pile[place]] = PILE


@rule
def is_unseen(s, seat, card):
    """Whether a card is in the pile or in another seat's hand."""
    where = s.where[card]
    return where == PILE or (HAND_OF <= where < COLUMN_OF and where != HAND_OF + seat)


@rule
def gather_unseen(s, seat):
    """What the seat has not seen, at the end of the pile in the order of the box, so that its place leaves no trace."""
    first = s.top
    for other in range(s.seats):
        if other != seat:
            first -= s.hand[other]
    place = first
    for card in range(CARD_COUNT):
        if is_unseen(s, seat, card):
            s.pile[place] = card
            place += 1
    return first


@rule
def redeal_hand(s, seat, first):
    """As many cards as the seat holds, from this place on; in a trick the one face down is among them."""
    if s.phase == TRICK_PHASE and s.answer[seat] != NOTHING:
        s.answer[seat] = s.pile[first]
    for _ in range(s.hand[seat]):
        s.where[s.pile[first]] = HAND_OF + seat
        s.pile[first] = NOTHING
        first += 1
    return first


@rule
def redeal_rot(s, seat):
    """Everybody knows how many of its rotten cards a seat has settled, nobody which and how."""
    open_choices = 0
    made = 0
    for fruit in range(FRUIT_COUNT):
        if has_choice(s, seat, fruit):
            open_choices += 1
            made += s.cancelled[seat, fruit] != NOTHING
    for fruit in range(FRUIT_COUNT):
        if has_choice(s, seat, fruit):
            s.cancelled[seat, fruit] = NOTHING
            if below(s, open_choices) < made:
                s.cancelled[seat, fruit] = nth_candidate(s, seat, fruit, below(s, candidates(s, seat, fruit)))
                made -= 1
            open_choices -= 1


@rule
def has_choice(s, seat, fruit):
    return has_rotten(s, seat, fruit) and candidates(s, seat, fruit) > 1


@rule
def nth_candidate(s, seat, fruit, n):
    """The n-th item that a rotten card could cancel, the collective card last."""
    for card in range(fruit * NUMBERS, (fruit + 1) * NUMBERS):
        if s.where[card] == COLUMN_OF + seat and card != ROTTEN[fruit]:
            if n == 0:
                return card
            n -= 1
    return THE_COLLECTIVE


@rule
def reopen(s, seat):
    """Take back what the others have answered face down: they choose side by side with this seat."""
    for other in range(s.seats):
        if other != seat:
            if s.answer[other] != NOTHING:
                s.answer[other] = NOTHING
                s.pending |= only(other)
            if s.phase == ROT_PHASE:
                for fruit in range(FRUIT_COUNT):
                    if has_choice(s, other, fruit):
                        s.cancelled[other, fruit] = NOTHING
                        s.pending |= only(other)


# --- As numbers ------------------------------------------------------------------------------------------------------

PER_CARD = 6
PER_TARGET = FRUIT_COUNT + 2
PER_SEAT = 4 + 3 * FRUIT_COUNT + ROUNDS
OBSERVATION = (
    len(PHASES) + ROUNDS + TRICKS + FRUIT_COUNT + 1
    + CARD_COUNT * PER_CARD + TRICKS * PER_TARGET + SEATS * PER_SEAT
)  # fmt: skip


@rule
def observe(s, seat, out):
    """The position as OBSERVATION floats of about 0 to 1, seats in order from this one.

    | part        | floats                                                                                 |
    | ----------- | -------------------------------------------------------------------------------------- |
    | clock       | one per phase, one per round, one per trick                                            |
    | table       | what the collective card adds to each fruit, cards in the pile                         |
    | each card   | in hand, face down before the seat, in its columns, in another's, set aside, unseen    |
    | each target | from the next one on: one per fruit, number, fruits on it                              |
    | each seat   | there, cards held, nothing left to answer, won the last trick,                         |
    |             | per column: cards, fruits, whether the rotten card is among them; points by round      |
    """
    for i in range(len(out)):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = len(PHASES)
    out[at + s.rounds] = 1.0
    at += ROUNDS
    out[at + s.trick] = 1.0
    at += TRICKS
    if s.collective != NOTHING:
        out[at + s.collective] = COLLECTIVE_FRUITS[s.rounds] / 2
    at += FRUIT_COUNT
    out[at] = cards_left(s) / CARD_COUNT
    at += 1
    for card in range(CARD_COUNT):
        observe_card(s, seat, card, out, at + PER_CARD * card)
    at += PER_CARD * CARD_COUNT
    for ahead in range(TRICKS - s.trick):
        observe_target(s.river[TRICKS - 1 - s.trick - ahead], out, at + ahead * PER_TARGET)
    at += TRICKS * PER_TARGET
    for i in range(s.seats):
        observe_seat(s, (seat + i) % s.seats, out, at + i * PER_SEAT)


@rule
def observe_card(s, seat, card, out, at):
    where = s.where[card]
    out[at] = where == HAND_OF + seat
    out[at + 1] = s.phase == TRICK_PHASE and s.answer[seat] == card
    out[at + 2] = where == COLUMN_OF + seat
    out[at + 3] = where >= COLUMN_OF and where != COLUMN_OF + seat
    out[at + 4] = where == ASIDE
    out[at + 5] = is_unseen(s, seat, card)


@rule
def observe_target(card, out, at):
    if card != NOTHING:
        out[at + fruit_of(card)] = 1.0
        out[at + FRUIT_COUNT] = number_of(card) / NUMBERS
        out[at + FRUIT_COUNT + 1] = FRUITS_ON[card] / 2


@rule
def observe_seat(s, seat, out, at):
    out[at] = 1.0
    out[at + 1] = s.hand[seat] / 7
    out[at + 2] = s.over == RUNNING and not may_act(s, seat)
    out[at + 3] = s.winner == seat
    at += 4
    for fruit in range(FRUIT_COUNT):
        out[at] = s.cards[seat, fruit] / NUMBERS
        out[at + 1] = s.fruits[seat, fruit] / NUMBERS
        out[at + 2] = has_rotten(s, seat, fruit)
        at += 3
    for number in range(ROUNDS):
        out[at + number] = s.score[number, seat] / 100


# --- The laws every position keeps -----------------------------------------------------------------------------------


@rule
def faults(s):
    """0, or the number of the first invariant that the position breaks."""
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
    """4: round, trick and river agree with the phase. 5: the collective card is in force when it should be."""
    if s.rounds < 0 or s.rounds >= ROUNDS or s.trick < 0 or s.trick >= TRICKS:
        return 4
    contested = s.phase == COLLECTIVE_PHASE or s.phase == TRICK_PHASE
    for place in range(TRICKS):
        if (s.river[place] != NOTHING) != (contested and place < TRICKS - s.trick):
            return 4
    if (s.phase == COLLECTIVE_PHASE and s.trick != 0) or (not contested and s.trick != TRICKS - 1):
        return 4
    if (s.phase == OVER) != (s.over == ENDED) or (s.over != ENDED and s.over != RUNNING):
        return 4
    if s.over == ENDED and s.rounds != ROUNDS - 1:
        return 4
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
    """8: just those may act who have not answered yet; an answer is one that could be given."""
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
                return 8
        if s.answer[seat] < NOTHING or (given and not asked):
            return 8
        waiting = asked and not given
        if s.phase == COLLECTIVE_PHASE:
            waiting = seat == alone_last(s)
        elif s.phase == ROT_PHASE:
            waiting = seat < s.seats and owes_some(s, seat)
        if may_act(s, seat) != waiting:
            return 8
    if (s.pending == 0) != (s.over != RUNNING) or s.pending & ~everyone(s):
        return 8
    chooser = alone_last(s) if s.phase == COLLECTIVE_PHASE else NOBODY
    return 8 if s.turn != chooser else 0


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
