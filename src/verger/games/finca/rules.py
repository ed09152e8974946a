"""Finca from the deal to the last action: the set-up, and what plays each kind of action."""

from verger.engine import below, give_turn, played, rule, seeded, shuffle, shuffled
from verger.engine.rows import fill

from . import components as box
from . import delivery, state, wheel
from .actions import ACTIONS


@rule
def setup(s, options, seed):
    """FIN-01..12: shuffle and deal wheel, villages and fincas, and hand out what each seat begins with."""
    seeded(s, seed)
    deal_wheel(s)
    deal_tiles(s)
    deal_fincas(s)
    hand_out(s)
    s.start = options[0] if options[0] >= 0 else below(s, s.seats)
    s.turn_limit = options[1]
    s.mystery = options[2]
    s.phase = state.PLACEMENT
    give_turn(s, s.start)


@rule
def deal_wheel(s):
    """FIN-02: twelve blades, shuffled, one to a space."""
    for blade in range(box.BLADES):
        s.wheel[blade] = box.BLADE_FRUITS[blade]
    shuffle(s, s.wheel, box.BLADES)


@rule
def deal_tiles(s):
    """FIN-03..05: ten stacks of four, and two tiles to the box unseen."""
    deck = s.holder
    shuffled(s, deck)
    for village in range(box.VILLAGE_COUNT):
        for level in range(box.HEIGHT):
            s.stacks[village, level] = deck[village * box.HEIGHT + level]
    s.box[0] = deck[box.TILE_COUNT - 2]
    s.box[1] = deck[box.TILE_COUNT - 1]
    fill(s.height, box.HEIGHT)
    fill(s.holder, state.NOBODY)


@rule
def deal_fincas(s):
    """FIN-06: one finca tile to each village, face up."""
    shuffled(s, s.finca)
    fill(s.finca_holder, state.ON_VILLAGE)


@rule
def hand_out(s):
    """FIN-07..12: wooden fincas, fruits, action tiles, farmers, bonus tiles and carts."""
    s.wooden = box.WOODEN[s.seats - 2]
    s.hub = box.CARTS[s.seats - 2]
    fill(s.supply, box.EACH_FRUIT)
    fill(s.bonus_holder, state.NOBODY)
    for seat in range(s.seats):
        s.reserve[seat] = box.FARMERS_EACH[s.seats - 2]
        fill(s.action_tiles[seat], 1)
    delivery.clear_delivery(s)


apply = played(ACTIONS, wheel, delivery)
