"""What a seat cannot know, redealt; and what it can, as numbers."""

from verger.engine import RUNNING, below, rule, seeded

from .components import (
    BONUS_COPIES,
    BONUS_COUNT,
    BUYS,
    CLOSE,
    FETISH_COUNT,
    GIVES,
    GOOD_COUNT,
    GOOD_TOKENS,
    HAND,
    HARBOUR,
    KIND,
    KINDS,
    LANDING_COUNT,
    LEVEL_COUNT,
    MERCHANT,
    MONEY,
    OFFERED,
    PATTERN,
    PATTERNS,
    SEATS,
    SELLS,
    SITE_COUNT,
    SPACE_COUNT,
    SPECIAL_TRADE,
    SPECIALS,
    TABLES,
    TAKES,
    TURN_POINTS,
)
from .places import closed_sites, held, home_of, owned, seats_at, set_active, sits_at, sitting_at
from .rules import clear_table, cut, lay_out, show
from .state import MOVING, NOBODY, NOTHING, NOWHERE, PHASES, TOKENS
from .turn import forget_closing

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
    for table in range(TABLES):
        s.draws[table] = 0
    if s.over != RUNNING:
        return
    home = home_of(s, seat)
    left = tokens_in(s, home) if home != NOWHERE else 0
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
        for token in range(TOKENS - 1, -1, -1):
            if s.closing[other, token] != NOWHERE and s.closing_at[other, token] != home:
                forget_closing(s, other, token)
        if s.place[other] and other != seat:
            s.sits[other] = max(home, 0)
            s.played[other] = played
        elif is_elsewhere(s, other, home):
            forget_seat(s, other, played)
    for table in range(s.tables):
        if table != home:
            clear_table(s, table)
            s.points[table] = 0
            s.taken[table] = 0
            s.replayed[table] = 0
            s.back[table] = 0
            s.waiting[table] = 0


@rule
def forget_seat(s, seat, played):
    """A seat as it begins, but for what it draws, after so many turns."""
    s.pending &= ~(1 << seat)
    s.played[seat] = played
    for good in range(GOOD_COUNT):
        s.goods[seat, good] = 0
    for bonus in range(BONUS_COUNT):
        s.tokens[seat, bonus] = 0
    for which in range(2):
        s.drawn[seat, which] = NOTHING
    s.aside[seat] = NOTHING
    s.fetishes[seat] = 0
    s.hidden[seat] = NOTHING
    s.witnesses[seat] = 0
    s.space[seat] = HARBOUR
    s.money[seat] = MONEY
    s.next_points[seat] = TURN_POINTS


@rule
def guess_hidden(s, seat, home):
    """FFF-123: the kind of a fetish that others bought before the seat came: any that they can have got here."""
    for other in range(s.seats):
        if sits_at(s, other, home) and s.hidden[other] != NOTHING and (s.witnesses[other] >> seat) & 1 == 0:
            s.fetishes[other] &= ~(1 << s.hidden[other])
            count = 0
            for kind in range(FETISH_COUNT):
                if OFFERED[s.tables, home, kind] and (s.fetishes[other] >> kind) & 1 == 0:
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
    for good in range(GOOD_COUNT):
        s.supply[table, good] = 0
        for site in range(SITE_COUNT):
            s.stock[table, site, good] = 0
    for bonus in range(BONUS_COUNT):
        s.pile[table, bonus] = 0
    if sitting_at(s, table):
        s.stage[table] = MOVING
        s.points[table] = TURN_POINTS
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
    return NOBODY


@rule
def guess_belongings(s, home):
    """Absent seats may have a fetish or two by now, at least as many as the tokens they have left here ask for."""
    for other in range(s.seats):
        if is_elsewhere(s, other, home):
            count = min(FETISH_COUNT - 1, below(s, 2 + s.played[other] // ROUNDS_A_FETISH))
            for token in range(TOKENS):
                if s.closing[other, token] != NOWHERE:
                    count = max(count, token)
            while owned(s, other) < count:
                s.fetishes[other] |= 1 << below(s, FETISH_COUNT)


@rule
def share_goods(s, home):
    """What is not at the own table: first tokens of the merchants, a few goods of absent seats, supplies."""
    for good in range(GOOD_COUNT):
        rest = GOOD_TOKENS * s.tables - (goods_at(s, home, good) if home != NOWHERE else 0)
        for table in range(s.tables):
            if table != home:
                for site in range(SITE_COUNT):
                    if SELLS[s.dealer[table, site]] == good and rest > 0:
                        s.stock[table, site, good] = 1
                        rest -= 1
        for other in range(s.seats):
            if is_elsewhere(s, other, home) and below(s, GOOD_COUNT) < GUESSED_GOODS and rest > 0:
                s.goods[other, good] = 1
                rest -= 1
        tables = s.tables - (home != NOWHERE)
        for table in range(s.tables):
            if table != home:
                s.supply[table, good] = rest // tables
                rest -= rest // tables
                tables -= 1


@rule
def goods_at(s, table, good):
    """Tokens of a good at a table: in supply, houses and hands."""
    count = s.supply[table, good]
    for site in range(SITE_COUNT):
        count += s.stock[table, site, good]
    for seat in range(s.seats):
        if s.sits[seat] == table:
            count += s.goods[seat, good]
    return count


# --- Bonus tokens ----------------------------------------------------------------------------------------------------


@rule
def tokens_in(s, table):
    """How many bonus tokens a pile holds."""
    count = 0
    for bonus in range(BONUS_COUNT):
        count += s.pile[table, bonus]
    return count


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
        if is_elsewhere(s, other, home) and s.closing[other, 0] == NOWHERE and tokens_in(s, mixed) > left:
            s.tokens[other, any_token(s, mixed)] = 1
    if home == NOWHERE:
        left = tokens_in(s, mixed) // s.tables
    table = mixed
    while tokens_in(s, mixed) > left:
        table = (table + 1) % s.tables
        if table != mixed:
            s.pile[table, any_token(s, mixed)] += 1


@rule
def redeal_hand(s, seat, mixed):
    """As many tokens as a seat holds, has drawn and has laid aside."""
    count = 0
    for bonus in range(BONUS_COUNT):
        count += s.tokens[seat, bonus]
        s.tokens[seat, bonus] = 0
    for _ in range(count):
        s.tokens[seat, any_token(s, mixed)] += 1
    if s.drawn[seat, 0] != NOTHING:
        one, two = any_token(s, mixed), any_token(s, mixed)
        s.drawn[seat, 0] = min(one, two)
        s.drawn[seat, 1] = max(one, two)
    if s.aside[seat] != NOTHING:
        s.aside[seat] = any_token(s, mixed)


@rule
def gather_tokens(s, seat, mixed):
    """In one pile lies all that these eyes do not see."""
    for bonus in range(BONUS_COUNT):
        s.pile[mixed, bonus] = BONUS_COPIES[bonus] * s.tables
        if seat >= 0:
            s.pile[mixed, bonus] -= s.tokens[seat, bonus]
    if seat >= 0:
        for which in range(2):
            if s.drawn[seat, which] != NOTHING:
                s.pile[mixed, s.drawn[seat, which]] -= 1
        if s.aside[seat] != NOTHING:
            s.pile[mixed, s.aside[seat]] -= 1
    for other in range(s.seats):
        for token in range(TOKENS):
            if s.closing[other, token] != NOWHERE:
                s.pile[mixed, CLOSE] -= 1


@rule
def any_token(s, table):
    """Any token of a pile, taken out of it."""
    nth = below(s, tokens_in(s, table))
    bonus = 0
    while nth >= s.pile[table, bonus]:
        nth -= s.pile[table, bonus]
        bonus += 1
    s.pile[table, bonus] -= 1
    return bonus


# --- As numbers ------------------------------------------------------------------------------------------------------

PER_SITE = len(KINDS) + 5 * GOOD_COUNT + len(SPECIALS) + len(PATTERNS) + 1
PER_SEAT = 5 + GOOD_COUNT + 2 + FETISH_COUNT + 3 + SPACE_COUNT
OBSERVED = (
    ("stage", 1, len(PHASES), "one per phase: what is decided at the own table"),
    ("table", 1, TABLES, "one per table: where the seat sits"),
    ("clock", 1, 6, "tables; turns had; points left; own turn; fetish taken; tokens in the pile"),
    ("market", 1, 2 * GOOD_COUNT, "price levels; supply"),
    ("ferries", 1, LANDING_COUNT, "at each landing"),
    (
        "sites",
        SITE_COUNT,
        PER_SITE,
        ("kind of dealer; one per good: sold, bought, taken, given, tokens in stock; special; pattern; closed"),
    ),
    ("turn under way", 3, SITE_COUNT, "per site: left this turn; picked; short of tokens"),
    ("own tokens", 2, BONUS_COUNT, "bonus tokens held; drawn"),
    (
        "seats",
        SEATS,
        PER_SEAT,
        (
            "there, here, active, on the board, finished; goods, money, goods in all; fetishes known, "
            "one face down, fetishes in all, bonus tokens; one per space"
        ),
    ),
)
"""The parts of an observation, in order: name, how many, floats each, and what they are; of the own table alone."""

OBSERVATION = sum(count * size for _, count, size, _ in OBSERVED)

# What a whole is divided by, so that about 1 is much.
A_POINT_LEFT, A_PILED_TOKEN, A_LEVEL, A_GOOD, A_TABLE = (
    1 / 10,
    1 / 12,
    1 / (LEVEL_COUNT - 1),
    1 / GOOD_TOKENS,
    1 / TABLES,
)
A_HELD_GOOD, A_COIN, A_FETISH, A_TOKEN = 1 / HAND, 1 / 1000, 1 / FETISH_COUNT, 1 / TOKENS


@rule
def observe(s, seat, out):
    """The own table as OBSERVATION floats of about 0 to 1, seats in order from this one: see OBSERVED."""
    for i in range(len(out)):
        out[i] = 0.0
    table = s.sits[seat]
    out[s.stage[table]] = 1.0
    at = len(PHASES)
    out[at + table] = 1.0
    at += TABLES
    out[at] = A_TABLE * s.tables
    out[at + 1] = s.played[seat] / s.round_limit
    out[at + 2] = A_POINT_LEFT * s.points[table]
    out[at + 3] = s.active[table] == seat
    out[at + 4] = s.taken[table]
    out[at + 5] = A_PILED_TOKEN * tokens_in(s, table)
    at += 6
    for good in range(GOOD_COUNT):
        out[at + good] = A_LEVEL * s.level[table, good]
        out[at + GOOD_COUNT + good] = A_GOOD * s.supply[table, good]
    at += 2 * GOOD_COUNT
    for landing in range(LANDING_COUNT):
        out[at + landing] = 0.5 * s.ferries[table, landing]
    at += LANDING_COUNT
    closed = closed_sites(s, table)
    for site in range(SITE_COUNT):
        observe_site(s, table, site, out, at)
        out[at + PER_SITE - 1] = (closed >> site) & 1
        at += PER_SITE
    for site in range(SITE_COUNT):
        out[at + site] = (s.gone[table] >> site) & 1
        out[at + SITE_COUNT + site] = s.picked[table] == site
        out[at + 2 * SITE_COUNT + site] = (s.waiting[table] >> site) & 1
    at += 3 * SITE_COUNT
    for bonus in range(BONUS_COUNT):
        out[at + bonus] = s.tokens[seat, bonus]
    for which in range(2):
        if s.drawn[seat, which] != NOTHING:
            out[at + BONUS_COUNT + s.drawn[seat, which]] += 0.5
    at += 2 * BONUS_COUNT
    for nth in range(s.seats):
        observe_seat(s, seat, (seat + nth) % s.seats, out, at + nth * PER_SEAT)


@rule
def observe_site(s, table, site, out, at):
    dealer = s.dealer[table, site]
    out[at + KIND[dealer]] = 1.0
    at += len(KINDS)
    if KIND[dealer] == MERCHANT:
        out[at + SELLS[dealer]] = 1.0
        out[at + GOOD_COUNT + BUYS[dealer]] = 1.0
    if TAKES[dealer] != NOTHING:
        out[at + 2 * GOOD_COUNT + TAKES[dealer]] = 1.0
        out[at + 3 * GOOD_COUNT + GIVES[dealer]] = 1.0
    for good in range(GOOD_COUNT):
        out[at + 4 * GOOD_COUNT + good] = A_GOOD * s.stock[table, site, good]
    at += 5 * GOOD_COUNT
    if SPECIAL_TRADE[dealer] != NOTHING:
        out[at + SPECIAL_TRADE[dealer]] = 1.0
    if PATTERN[dealer] != NOTHING:
        out[at + len(SPECIALS) + PATTERN[dealer]] = 1.0


@rule
def observe_seat(s, seat, other, out, at):
    table = s.sits[seat]
    here = sits_at(s, other, table)
    out[at] = 1.0
    out[at + 1] = here
    out[at + 2] = here and s.active[table] == other
    out[at + 3] = here and s.space[other] != NOWHERE
    out[at + 4] = s.place[other] > 0
    if not here:
        return
    at += 5
    for good in range(GOOD_COUNT):
        out[at + good] = A_HELD_GOOD * s.goods[other, good]
    at += GOOD_COUNT
    out[at] = A_COIN * s.money[other]
    out[at + 1] = A_HELD_GOOD * held(s, other)
    at += 2
    known = s.over != RUNNING or (s.witnesses[other] >> seat) & 1
    for kind in range(FETISH_COUNT):
        if (s.fetishes[other] >> kind) & 1 and (known or s.hidden[other] != kind):
            out[at + kind] = 1.0
    at += FETISH_COUNT
    out[at] = s.hidden[other] != NOTHING
    out[at + 1] = A_FETISH * owned(s, other)
    count = 0
    for bonus in range(BONUS_COUNT):
        count += s.tokens[other, bonus]
    out[at + 2] = A_TOKEN * count
    if s.space[other] != NOWHERE:
        out[at + 3 + s.space[other]] = 1.0
