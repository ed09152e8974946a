"""What a seat cannot know, redealt; what it can, as numbers."""

from verger.engine import RUNNING, rule, seeded, shuffle
from verger.engine.observations import write, write_one_of, write_row
from verger.engine.rows import fill, times

from . import components as box
from . import state
from .delivery import top
from .scoring import score

PER_SEAT = box.FRUIT_COUNT + 1 + 1 + 4 + box.SYMBOL_COUNT + box.VALUES + 1 + 1
PER_VILLAGE = box.SYMBOL_COUNT + 1 + box.SYMBOL_COUNT + 1
OBSERVATION = (
    len(state.PHASES) + 4 + box.BLADES * (box.FRUIT_COUNT + box.SEATS) + box.FRUIT_COUNT + 1 + box.SEATS * PER_SEAT
    + box.VILLAGE_COUNT * PER_VILLAGE + 2 + box.SYMBOL_COUNT + box.VALUES
)  # fmt: skip


@rule
def redeal(s, seat, seed):
    """Shuffle the face-down tiles and the two in the box; no seat knows more than another."""
    seeded(s, seed)
    if s.over != RUNNING:
        return
    count = gather_unseen(s)
    shuffle(s, s.unseen, count)
    for village in range(box.VILLAGE_COUNT):
        for level in range(s.height[village] - 1):
            count -= 1
            s.stacks[village, level] = s.unseen[count]
    for i in range(len(s.box)):
        count -= 1
        s.box[i] = s.unseen[count]
    fill(s.unseen, 0)


@rule
def gather_unseen(s):
    """The tiles nobody has seen, in the order of the file, so that where they really lie leaves no trace."""
    for village in range(box.VILLAGE_COUNT):
        for level in range(s.height[village] - 1):
            s.unseen[s.stacks[village, level]] = 1
    for i in range(len(s.box)):
        s.unseen[s.box[i]] = 1
    count = 0
    for tile in range(box.TILE_COUNT):
        if s.unseen[tile]:
            s.unseen[count] = tile
            count += 1
    return count


@rule
def observe(s, seat, out):
    """The position as OBSERVATION floats of about 0 to 1, seats in turn order from this one.

    | part            | floats                                                                             |
    | --------------- | ---------------------------------------------------------------------------------- |
    | phase           | one per phase, then moves made under strong wind, then one per delivery mode       |
    | wheel           | per blade: one per fruit, then the farmers of each seat                            |
    | supply          | one per fruit, then the carts in the hub                                           |
    | each seat       | fruits, carts, farmers to place, action tiles, symbols won, tiles by value, score, bonuses |
    | each village    | symbols on the face-up tile, tiles left, symbols its finca compares, whether staged |
    | clocks          | wooden fincas left, bonus tiles left                                               |
    | unseen tiles    | symbols, then tiles by value                                                       |
    """
    fill(out, 0.0)
    at = write_one_of(out, 0, s.phase, len(state.PHASES))
    at = write(out, at, s.wind / 2)
    at = write_one_of(out, at, s.mode if s.phase == state.DELIVERY else -1, 3)
    at = observe_wheel(s, seat, out, at)
    for other in range(s.seats):
        observe_seat(s, (seat + other) % s.seats, out, at + other * PER_SEAT)
    at += box.SEATS * PER_SEAT
    for village in range(box.VILLAGE_COUNT):
        at = observe_village(s, village, out, at)
    at = write(out, at, s.wooden / box.WOODEN[s.seats - 2])
    at = write(out, at, times(s.bonus_holder, state.NOBODY) / len(box.BONUSES))
    observe_unseen(s, out, at)


@rule
def observe_wheel(s, seat, out, at):
    for blade in range(box.BLADES):
        at = write_one_of(out, at, s.wheel[blade], box.FRUIT_COUNT)
        for other in range(s.seats):
            out[at + other] = s.farmers[blade, (seat + other) % s.seats] / 5
        at += box.SEATS
    at = write_row(out, at, s.supply, box.EACH_FRUIT)
    return write(out, at, s.hub / box.CARTS[s.seats - 2])


@rule
def observe_seat(s, seat, out, at):
    at = write_row(out, at, s.fruits[seat], box.EACH_FRUIT)
    at = write(out, at, s.carts[seat] / box.CARTS[s.seats - 2])
    at = write(out, at, s.reserve[seat] / box.FARMERS_EACH[s.seats - 2])
    at = write_row(out, at, s.action_tiles[seat], 1)
    at = write_row(out, at, s.symbols[seat], box.EACH_FRUIT)
    at = write_row(out, at, s.by_value[seat, 1:], 4)
    at = write(out, at, score(s, seat) / 100)
    write(out, at, times(s.bonus_holder, seat) / len(box.BONUSES))


@rule
def observe_village(s, village, out, at):
    if s.height[village]:
        write_row(out, at, box.PRINTED[top(s, village)], box.VALUES)
    at = write(out, at + box.SYMBOL_COUNT, s.height[village] / box.HEIGHT)
    if s.finca_holder[village] == state.ON_VILLAGE:
        write_row(out, at, box.COMPARED[s.finca[village]], 1)
    return write(out, at + box.SYMBOL_COUNT, s.staged[village] != state.NOT_STAGED)


@rule
def observe_unseen(s, out, at):
    for village in range(box.VILLAGE_COUNT):
        for level in range(s.height[village] - 1):
            observe_unseen_tile(s.stacks[village, level], out, at)
    for i in range(len(s.box)):
        observe_unseen_tile(s.box[i], out, at)
    for i in range(box.SYMBOL_COUNT + box.VALUES):
        out[at + i] /= 45 if i < box.SYMBOL_COUNT else 9


@rule
def observe_unseen_tile(tile, out, at):
    """Whole numbers first: a sum of fractions would depend on the order of the tiles."""
    for symbol in range(box.SYMBOL_COUNT):
        out[at + symbol] += box.PRINTED[tile, symbol]
    out[at + box.SYMBOL_COUNT + box.TILE_VALUE[tile] - 1] += 1
