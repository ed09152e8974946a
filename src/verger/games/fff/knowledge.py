"""What a seat cannot know, redealt; and what it can, as numbers."""

import numpy as np

from verger.engine import RUNNING, SPECTATOR, below, rule, seeded
from verger.engine.compiled import apart, inlined
from verger.engine.observing import starts
from verger.engine.rows import fill, take_nth, times, total

from . import components as box
from . import state
from .places import closed_sites, held, home_of, owned, seats_at, set_active, sits_at, sitting_at
from .rules import clear_seat, cut, lay_out, show
from .trade import tokens_in
from .turn import clear_table, forget_closing

ROUNDS_A_FETISH = 8  # a guess: turns that an absent seat takes for one
GUESSED_GOODS = 3  # a guess: goods that an absent seat holds


@rule
def redeal(s, seat, seed):
    """Deal all that these eyes (a seat's, or SPECTATOR) cannot know: others' bonus tokens and the pile; other tables
    and who plays there.

    A seat knows its own table, a spectator a single one, and everybody who has finished. Once the game is over nothing
    is hidden any more.
    """
    seeded(s, seed)
    fill(s.draws, 0)
    if s.over != RUNNING:
        return
    home = home_of(s, seat)
    left = tokens_in(s, home) if home != state.NOWHERE else 0
    if s.tables > 1:
        forget_elsewhere(s, seat, home)
        guess_hidden(s, seat, home)
        seat_elsewhere(s, home)
        for table in range(s.tables):
            if table != home:
                guess_table(s, table)
        guess_belongings(s, home)
        share_goods(s, home)
    redeal_tokens(s, seat, home, left)
    show(s)


# --- Other tables ----------------------------------------------------------------------------------------------------


@rule
def is_elsewhere(s, seat, home):
    return s.sits[seat] != home and s.place[seat] == 0


@rule
def forget_elsewhere(s, seat, home):
    """Nothing is left of other tables but which seats are there, nor of clocks that count them too; of whoever has
    finished, the place."""
    played = min(s.played[seat], s.round_limit - 1) if seat >= 0 else 0
    s.turns = 0
    s.reveals = 0
    for other in range(s.seats):
        for token in range(state.TOKENS - 1, -1, -1):
            if s.closing[other, token] != state.NOWHERE and s.closing_at[other, token] != home:
                forget_closing(s, other, token)
        if s.place[other] and other != seat:
            s.sits[other] = max(home, 0)
            s.played[other] = played
        elif is_elsewhere(s, other, home):
            clear_seat(s, other)
            s.played[other] = played
            s.pending &= ~(1 << other)
    for table in range(s.tables):
        if table != home:
            clear_table(s, table)


@rule
def guess_hidden(s, seat, home):
    """FFF-123: the kind of a fetish that others bought before the seat came: any that they can have got here."""
    for other in range(s.seats):
        if sits_at(s, other, home) and s.hidden[other] != state.NOTHING and (s.witnesses[other] >> seat) & 1 == 0:
            s.fetishes[other] &= ~(1 << s.hidden[other])
            count = 0
            for kind in range(box.FETISH_COUNT):
                if box.OFFERED[s.tables, home, kind] and (s.fetishes[other] >> kind) & 1 == 0:
                    count += 1
                    if below(s, count) == 0:
                        s.hidden[other] = kind
            s.fetishes[other] |= 1 << s.hidden[other]
            s.witnesses[other] = seats_at(s, home) & ~(1 << seat)


@rule
def seat_elsewhere(s, home):
    """Who is not here sits at the table of the beginning or, if that is this one, at any other; in seat order."""
    for other in range(s.seats):
        if is_elsewhere(s, other, home):
            start = other % s.tables
            s.sits[other] = start if start != home else any_but(s, home)
    for other in range(s.seats):
        if is_elsewhere(s, other, home):
            following = other
            while True:
                following = (following + 1) % s.seats
                if sits_at(s, following, s.sits[other]):
                    break
            s.left[other] = following


@rule
def any_but(s, home):
    """Any other table."""
    table = below(s, s.tables - 1)
    return table + 1 if table >= home else table


@rule
def guess_table(s, table):
    """A table as it begins, with anybody's turn under way if somebody sits there.

    What lies in supply, houses and pile is dealt out later.
    """
    lay_out(s, table)
    cut(s, table)
    s.draws[table] = 0
    fill(s.supply[table], 0)
    fill(s.pile[table], 0)
    for site in range(box.SITE_COUNT):
        fill(s.stock[table, site], 0)
    if sitting_at(s, table):
        s.stage[table] = state.MOVING
        s.points[table] = box.TURN_POINTS
        set_active(s, table, anybody_at(s, table))


@rule
def anybody_at(s, table):
    """Any seat of a table where somebody sits."""
    nth = below(s, sitting_at(s, table))
    for seat in range(s.seats):
        if sits_at(s, seat, table):
            if nth == 0:
                return seat
            nth -= 1
    return state.NOBODY


@rule
def guess_belongings(s, home):
    """Absent seats may have a fetish or two by now, at least as many as the tokens they have left here ask for."""
    for other in range(s.seats):
        if is_elsewhere(s, other, home):
            count = min(box.FETISH_COUNT - 1, below(s, 2 + s.played[other] // ROUNDS_A_FETISH))
            for token in range(state.TOKENS):
                if s.closing[other, token] != state.NOWHERE:
                    count = max(count, token)
            while owned(s, other) < count:
                s.fetishes[other] |= 1 << below(s, box.FETISH_COUNT)


@rule
def share_goods(s, home):
    """What is not at the own table: first tokens of the merchants, a few goods of absent seats, supplies."""
    for good in range(box.GOOD_COUNT):
        rest = box.GOOD_TOKENS * s.tables - (goods_at(s, home, good) if home != state.NOWHERE else 0)
        for table in range(s.tables):
            if table != home:
                for site in range(box.SITE_COUNT):
                    if box.SELLS[s.dealer[table, site]] == good and rest > 0:
                        s.stock[table, site, good] = 1
                        rest -= 1
        for other in range(s.seats):
            if is_elsewhere(s, other, home) and below(s, box.GOOD_COUNT) < GUESSED_GOODS and rest > 0:
                s.goods[other, good] = 1
                rest -= 1
        tables = s.tables - (home != state.NOWHERE)
        for table in range(s.tables):
            if table != home:
                s.supply[table, good] = rest // tables
                rest -= rest // tables
                tables -= 1


@rule
def goods_at(s, table, good):
    """Tokens of a good at a table: in supply, houses and hands."""
    count = s.supply[table, good] + total(s.stock[table, :, good])
    for seat in range(s.seats):
        if s.sits[seat] == table:
            count += s.goods[seat, good]
    return count


# --- Bonus tokens ----------------------------------------------------------------------------------------------------


@rule
def redeal_tokens(s, seat, home, left):
    """All tokens that these eyes do not see, dealt to whoever holds as many as everybody knows.

    They are mixed in one pile, from which `left` are not dealt; where no pile is known, all have as many.
    """
    mixed = max(home, 0)
    gather_tokens(s, seat, mixed)
    for other in range(s.seats):
        if other != seat and sits_at(s, other, home):
            redeal_hand(s, other, mixed)
    for other in range(s.seats):
        if is_elsewhere(s, other, home) and s.closing[other, 0] == state.NOWHERE and tokens_in(s, mixed) > left:
            s.tokens[other, any_token(s, mixed)] = 1
    if home == state.NOWHERE:
        left = tokens_in(s, mixed) // s.tables
    table = mixed
    while tokens_in(s, mixed) > left:
        table = (table + 1) % s.tables
        if table != mixed:
            s.pile[table, any_token(s, mixed)] += 1


@rule
def redeal_hand(s, seat, mixed):
    """As many tokens as a seat holds, has drawn and has laid aside."""
    count = total(s.tokens[seat])
    fill(s.tokens[seat], 0)
    for _ in range(count):
        s.tokens[seat, any_token(s, mixed)] += 1
    if s.drawn[seat, 0] != state.NOTHING:
        one, two = any_token(s, mixed), any_token(s, mixed)
        s.drawn[seat, 0] = min(one, two)
        s.drawn[seat, 1] = max(one, two)
    if s.aside[seat] != state.NOTHING:
        s.aside[seat] = any_token(s, mixed)


@rule
def gather_tokens(s, seat, mixed):
    """In one pile lies all that these eyes do not see."""
    for bonus in range(box.BONUS_COUNT):
        s.pile[mixed, bonus] = box.BONUS_COPIES[bonus] * s.tables
        if seat >= 0:
            s.pile[mixed, bonus] -= s.tokens[seat, bonus]
    if seat >= 0:
        for which in range(2):
            if s.drawn[seat, which] != state.NOTHING:
                s.pile[mixed, s.drawn[seat, which]] -= 1
        if s.aside[seat] != state.NOTHING:
            s.pile[mixed, s.aside[seat]] -= 1
    for other in range(s.seats):
        s.pile[mixed, box.CLOSE] -= state.TOKENS - times(s.closing[other], state.NOWHERE)


@rule
def any_token(s, table):
    """Any token of a pile, taken out of it."""
    return take_nth(s.pile[table], below(s, tokens_in(s, table)))


# --- As numbers: written by hand, as what the engine writes (`observing`) takes 8 % longer here -----------------------

PER_SITE = len(box.KINDS) + 5 * box.GOOD_COUNT + len(box.SPECIALS) + len(box.PATTERNS) + 1
PER_SEAT = 5 + box.GOOD_COUNT + 2 + box.FETISH_COUNT + 3 + box.SPACE_COUNT
OBSERVED = (
    ("stage", 1, len(state.PHASES), "one per phase: what is decided at the own table"),
    ("table", 1, box.TABLES, "one per table: where the seat sits"),
    ("clock", 1, 6, "tables; turns had; points left; own turn; fetish taken; tokens in the pile"),
    ("market", 1, 2 * box.GOOD_COUNT, "price levels; supply"),
    ("ferries", 1, box.LANDING_COUNT, "at each landing"),
    (
        "sites",
        box.SITE_COUNT,
        PER_SITE,
        ("kind of dealer; one per good: sold, bought, taken, given, tokens in stock; special; pattern; closed"),
    ),
    ("turn under way", 3, box.SITE_COUNT, "per site: left this turn; picked; short of tokens"),
    ("own tokens", 2, box.BONUS_COUNT, "bonus tokens held; drawn"),
    (
        "seats",
        box.SEATS,
        PER_SEAT,
        (
            "there, here, active, on the board, finished; goods, money, goods in all; fetishes known, "
            "one face down, fetishes in all, bonus tokens; one per space"
        ),
    ),
)
"""The parts of an observation, in order: name, how many, floats each, and what they are; of the own table alone."""

OBSERVATION = sum(count * size for _, count, size, _ in OBSERVED)
AT_STAGE, AT_TABLE, AT_CLOCK, AT_MARKET, AT_FERRIES, AT_SITES, AT_TURN, AT_TOKENS, AT_SEATS = starts(OBSERVED)

# What a whole is divided by, so that about 1 is much.
A_POINT_LEFT, A_PILED_TOKEN, A_LEVEL = 1 / 10, 1 / 12, 1 / (box.LEVEL_COUNT - 1)
A_GOOD, A_TABLE = 1 / box.GOOD_TOKENS, 1 / box.TABLES
A_HELD_GOOD, A_COIN, A_FETISH, A_TOKEN = 1 / box.HAND, 1 / 1000, 1 / box.FETISH_COUNT, 1 / state.TOKENS


_SIZES = len(box.KINDS), *[box.GOOD_COUNT] * 5, len(box.SPECIALS), len(box.PATTERNS)
_ENDS = np.cumsum(_SIZES).tolist()
_STOCK = np.full(box.DEALER_COUNT, state.NOTHING)
_MARKED = (box.KIND, box.SELLS, box.BUYS, box.TAKES, box.GIVES, _STOCK, box.SPECIAL_TRADE, box.PATTERN)
MOST, LAST_SEAT, LAST_TABLE = 63, 15, 3  # all bits set: what is cut to them can be no index from the end
FACES = np.zeros((MOST + 1, PER_SITE), np.float32)  # what does not change of a site's numbers, by dealer
for _end, _size, _column in zip(_ENDS, _SIZES, _MARKED, strict=True):
    for _dealer in range(box.DEALER_COUNT):
        if _column[_dealer] != state.NOTHING:
            FACES[_dealer, _end - _size + _column[_dealer]] = 1.0
IN_STOCK = _ENDS[4]


@rule
def observe_sites(s, table, out):
    """The dealers, their stock, and what becomes of them this turn."""
    closed, gone, picked, waiting = closed_sites(s, table), s.gone[table], s.picked[table], s.waiting[table]
    for site in range(box.SITE_COUNT):
        dealer, at = s.dealer[table, site] & MOST, AT_SITES + PER_SITE * site
        for i in range(PER_SITE):
            out[at + i] = FACES[dealer, i]
        for good in range(box.GOOD_COUNT):
            out[at + IN_STOCK + good] = A_GOOD * s.stock[table, site, good]
    if closed:
        for site in range(box.SITE_COUNT):
            out[AT_SITES + PER_SITE * site + PER_SITE - 1] = (closed >> site) & 1
    for site in range(box.SITE_COUNT):
        out[AT_TURN + site] = (gone >> site) & 1
    for site in range(box.SITE_COUNT):
        out[AT_TURN + box.SITE_COUNT + site] = picked == site
    for site in range(box.SITE_COUNT):
        out[AT_TURN + 2 * box.SITE_COUNT + site] = (waiting >> site) & 1


@rule
def has_seen(s, eyes, seat):
    """FFF-123: a fetish lies face down for all but those who saw it bought."""
    return s.over != RUNNING or (eyes != SPECTATOR and (s.witnesses[seat] >> eyes) & 1 == 1)


@rule
def fetishes_seen(s, eyes, seat):
    """The set of kinds that these eyes know a seat to own: all but one that was bought out of their sight."""
    if has_seen(s, eyes, seat) or s.hidden[seat] == state.NOTHING:
        return s.fetishes[seat]
    return s.fetishes[seat] & ~(1 << (s.hidden[seat] & MOST))


@rule
def observe_seat(s, seat, table, other, out, at):
    here = sits_at(s, other, table)
    out[at] = 1.0
    out[at + 1] = here
    out[at + 2] = here and s.active[table] == other
    out[at + 3] = here and s.space[other] != state.NOWHERE
    out[at + 4] = s.place[other] > 0
    at += 5
    if not here:
        for i in range(PER_SEAT - 5):
            out[at + i] = 0.0
        return
    for good in range(box.GOOD_COUNT):
        out[at + good] = A_HELD_GOOD * s.goods[other, good]
    at += box.GOOD_COUNT
    out[at] = A_COIN * s.money[other]
    out[at + 1] = A_HELD_GOOD * held(s, other)
    at += 2
    seen = fetishes_seen(s, seat, other)
    for kind in range(box.FETISH_COUNT):
        out[at + kind] = (seen >> kind) & 1
    at += box.FETISH_COUNT
    out[at] = s.hidden[other] != state.NOTHING
    out[at + 1] = A_FETISH * owned(s, other)
    out[at + 2] = A_TOKEN * total(s.tokens[other])
    at += 3
    for space in range(box.SPACE_COUNT):
        out[at + space] = 0.0
    if s.space[other] != state.NOWHERE:
        out[at + s.space[other]] = 1.0


_sites, _seat = inlined(observe_sites), inlined(observe_seat)


@apart
@rule
def observe(s, seat, out):
    """The own table as OBSERVATION floats of about 0 to 1, seats in order from this one: see OBSERVED.

    How many numbers there are is said in every loop: rows of a known length are written several at a time.
    """
    table = s.sits[seat] & LAST_TABLE
    for i in range(AT_CLOCK):
        out[i] = 0.0
    out[AT_STAGE + s.stage[table]] = 1.0
    out[AT_TABLE + table] = 1.0
    out[AT_CLOCK] = A_TABLE * s.tables
    out[AT_CLOCK + 1] = s.played[seat] / s.round_limit
    out[AT_CLOCK + 2] = A_POINT_LEFT * s.points[table]
    out[AT_CLOCK + 3] = s.active[table] == seat
    out[AT_CLOCK + 4] = s.taken[table]
    out[AT_CLOCK + 5] = A_PILED_TOKEN * tokens_in(s, table)
    for good in range(box.GOOD_COUNT):
        out[AT_MARKET + good] = A_LEVEL * s.level[table, good]
    for good in range(box.GOOD_COUNT):
        out[AT_MARKET + box.GOOD_COUNT + good] = A_GOOD * s.supply[table, good]
    for landing in range(box.LANDING_COUNT):
        out[AT_FERRIES + landing] = 0.5 * s.ferries[table, landing]
    _sites(s, table, out)
    for bonus in range(box.BONUS_COUNT):
        out[AT_TOKENS + bonus] = s.tokens[seat, bonus]
    for bonus in range(box.BONUS_COUNT):
        out[AT_TOKENS + box.BONUS_COUNT + bonus] = 0.5 * times(s.drawn[seat], bonus)
    for nth in range(s.seats):
        ahead = seat + nth
        other = (ahead if ahead < s.seats else ahead - s.seats) & LAST_SEAT
        _seat(s, seat, table, other, out, AT_SEATS + nth * PER_SEAT)
